// What an export keeps to itself: answers nobody has heard of, covert windows, reserved hand cards, and every card its reader does not see.
import { describe, expect, inject, test } from 'vitest';
import { firstDifference } from '../../kernel/difference.ts';
import type { Options } from '../../kernel/game.ts';
import { Match } from '../../kernel/match.ts';
import { exportScenario } from '../../kernel/scenario/export.ts';
import type { Reach } from '../../kernel/scenario/export-table.ts';
import { asFarAsItPlays } from '../../kernel/scenario/export-trial.ts';
import { scenariosOf } from '../../kernel/scenario/format.ts';
import { runScenario } from '../../kernel/scenario/run.ts';
import { VIEWERS, type Viewer } from '../../kernel/story.ts';
import { eachMoment, isSameStretch, others } from '../../kernel/testing/moments.ts';
import { lyceeFormat } from './format.ts';
import { lycee } from './game.ts';
import { lyceeBench } from './scenario.ts';
import type { Table } from './state.ts';
import { card, character, event, laidTable, type State } from './testing/at-table.ts';

const { exportedMatches } = inject('counts');
const FILES = scenariosOf([lyceeFormat]);
const textOf = (of: unknown): string => JSON.stringify(of);
const exported = (match: Match<Table>, reach: Reach) => exportScenario(lyceeBench, match, reach);

const PROFILES: readonly Options[] = [{}, { pay: 'resolution', mulligan: 'noCharacter' }];

describe.each(PROFILES)('with options %j', (options) => {
  test('an answer that can still be taken back is in nobody else’s export, nor the question that came of it', () => {
    let seen = 0;
    eachMoment(lycee, 2, options, (moment) => {
      const { match, before, step } = moment;
      if (!match.canCancel(step.seat) || !isSameStretch(moment)) return;
      seen++;
      for (const viewer of others(step.seat)) {
        const [after, until] = [textOf(exported(match, viewer)), textOf(exported(before, viewer))];
        expect(after === until ? undefined : firstDifference(after, until)).toBeUndefined();
      }
      expect(exported(match, step.seat).steps.length).toBeGreaterThan(exported(before, step.seat).steps.length);
    });
    expect(seen).toBeGreaterThan(50);
  });

  test('an answer in a covert window shows the others nothing but who is asked next, until something comes of it', () => {
    let seen = 0;
    const answersOf = (match: Match<Table>, viewer: Viewer): string => {
      const { steps, ...rest } = exported(match, viewer);
      return textOf({ ...rest, steps: steps.slice(0, -1) });
    };
    eachMoment(lycee, Math.ceil(exportedMatches / 6), options, (moment) => {
      const { match, before, step, covert } = moment;
      if (!covert || match.result !== null || !isSameStretch(moment)) return;
      seen++;
      for (const viewer of others(step.seat)) expect(answersOf(match, viewer)).toBe(answersOf(before, viewer));
    });
    expect(seen).toBeGreaterThan(0);
  });

  test('an export is a valid file, and can be played whoever reads it', () => {
    let played = 0;
    eachMoment(lycee, Math.ceil(exportedMatches / 6), options, ({ match, step }) => {
      if ((step.id * 7919) % 101 !== 0) return;
      for (const reach of [...VIEWERS, 'everything'] as const) {
        const scenario = asFarAsItPlays(lyceeBench, exportScenario(lyceeBench, match, reach, options));
        expect(FILES.safeParse(JSON.parse(textOf(scenario))).error).toBeUndefined();
        expect(runScenario(lyceeBench, scenario)).toEqual({ ok: true });
        played++;
      }
    });
    expect(played).toBeGreaterThan(20);
  });

  test('the own hand is written, and of the other hand and the decks only how many', () => {
    eachMoment(lycee, 2, options, ({ match }) => {
      if (match.result !== null) return;
      const { state } = match.position();
      for (const viewer of VIEWERS) {
        const written = exported(match, viewer).state;
        for (const [seat, side] of [written.A, written.B].entries()) {
          for (const zone of ['deck', 'hand'] as const) {
            const { length } = state.zones[seat as 0 | 1][zone];
            if (zone === 'hand' && seat === viewer) expect([side?.[zone] ?? []].flat()).toHaveLength(length);
            else expect(side?.[zone]).toEqual(length === 0 ? undefined : { fill: length });
          }
        }
      }
    });
  });
});

describe('whether a response was declared or declined', () => {
  const hush = event('Hush', { when: { in: 'response' } });
  const song = event('Song');
  const bow = card({ type: 'item', name: 'Bow' });
  const asked: State = { A: { hand: ['Song', 'Bow'] }, B: { hand: ['Hush', 'Blank'] } };
  /** The match when B has been asked for a response, and answered this. */
  function answered(...answer: number[]): Match<Table> {
    const match = Match.start(lycee, laidTable(asked, [hush, song, bow]));
    match.submit(0, match.askOf(0)?.id ?? 0, [0]);
    expect(match.askOf(1)?.spec.covert).toBe('respondEvent');
    match.submit(1, match.askOf(1)?.id ?? 0, answer);
    return match;
  }
  test('is nobody else’s to know from the question alone', () => {
    const match = Match.start(lycee, laidTable(asked, [hush, song, bow]));
    match.submit(0, match.askOf(0)?.id ?? 0, [0]);
    for (const viewer of others(1)) {
      const { steps } = exported(match, viewer);
      expect(steps).toEqual([{ expect: { question: { seat: 'B', is: 'respondEvent' } } }]);
    }
  });
  test('shows only in what came of it', () => {
    expect(exported(answered(), 0).state).toMatchObject({ phase: 'main', begun: true });
    expect(exported(answered(0), 0).state).toMatchObject({ phase: 'respond', B: { chain: 'Hush', hand: { fill: 1 } } });
  });
});

describe('hand cards that are reserved for a cost (5.8)', () => {
  const cost = {
    pips: { snow: 1 },
    special: [
      { pay: 'discard', amount: 1 },
      { pay: 'trashOther', amount: 1 },
    ],
  } as const;
  const chant = event('Chant', {}, { cost });
  const flake = card({ type: 'item', name: 'Flake', attributes: ['snow'] });
  const rin = character('Rin');
  const cards = [chant, flake, rin];
  const reservedFor = (reach: Reach, points: string | null, hand: readonly string[] = ['Flake', 'Rin']) => {
    const state: State = {
      phase: 'respond',
      A: { AC: 'Rin', hand, chain: ['Chant'] },
      B: { hand: 1 },
      chain: [
        {
          seat: 'A',
          kind: 'event',
          card: 'Chant',
          reserves: { cost, points: [points], picks: [['A.hand.2'], ['AC']] },
        },
      ],
    };
    const table = laidTable(state, cards, { pay: 'resolution' });
    return exportScenario(lyceeBench, Match.start(lycee, table), reach).state.chain?.[0]?.reserves;
  };
  test('are named to their player, and to nobody else; what is taken of the field is named to all', () => {
    for (const reach of [0, 'everything'] as const)
      expect(reservedFor(reach, 'Flake')).toEqual({ cost, points: ['Flake'], picks: [['Rin#1'], ['Rin#2']] });
    for (const reach of [1, 'public'] as const)
      expect(reservedFor(reach, 'Flake')).toEqual({ cost, points: ['*'], picks: [['*'], ['Rin']] });
  });
  test('are so to the others also when they are no longer there', () => {
    expect(reservedFor(0, null)).toMatchObject({ points: [null] });
    expect(reservedFor(1, null)).toEqual(reservedFor(1, 'Flake'));
  });
});
