// What an export keeps to itself: answers nobody has heard of, covert windows, and every card its reader does not see.
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
import { preciousFormat } from './format.ts';
import { precious } from './game.ts';
import { preciousBench } from './scenario.ts';
import type { Table } from './state.ts';
import { card, character, event, laidTable, type State } from './testing/at-table.ts';

const { exportedMatches } = inject('counts');
const FILES = scenariosOf([preciousFormat]);
const textOf = (of: unknown): string => JSON.stringify(of);
const exported = (match: Match<Table>, reach: Reach) => exportScenario(preciousBench, match, reach);

const PROFILES: readonly Options[] = [{}, { firstPlayer: 'agree', textLimit: 'perCharacter' }];

describe.each(PROFILES)('with options %j', (options) => {
  test('an answer that can still be taken back is in nobody else’s export, nor the question that came of it', () => {
    let seen = 0;
    eachMoment(precious, 8, options, (moment) => {
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
    eachMoment(precious, Math.ceil(exportedMatches / 6), options, (moment) => {
      const { match, before, step, covert } = moment;
      if (!covert || match.result !== null || !isSameStretch(moment)) return;
      seen++;
      for (const viewer of others(step.seat)) expect(answersOf(match, viewer)).toBe(answersOf(before, viewer));
    });
    expect(seen).toBeGreaterThan(0);
  });

  test('an export is a valid file, and can be played whoever reads it', () => {
    let played = 0;
    eachMoment(precious, Math.ceil(exportedMatches / 6), options, ({ match, step }) => {
      if ((step.id * 7919) % 41 !== 0) return;
      for (const reach of [...VIEWERS, 'everything'] as const) {
        const scenario = asFarAsItPlays(preciousBench, exportScenario(preciousBench, match, reach, options));
        expect(FILES.safeParse(JSON.parse(textOf(scenario))).error).toBeUndefined();
        expect(runScenario(preciousBench, scenario)).toEqual({ ok: true });
        played++;
      }
    });
    expect(played).toBeGreaterThan(20);
  });

  test('the own hand is written, and of the other hand and the decks only how many', () => {
    eachMoment(precious, 2, options, ({ match }) => {
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

describe('whether an interruption was declared or declined', () => {
  const hush = event('Hush', { timing: ['interrupt'] });
  const song = event('Song');
  const asked: State = { begun: true, A: { hand: ['Song', 'Blank'] }, B: { hand: ['Hush', 'Blank'] } };
  const begun = (): Match<Table> => {
    const match = Match.start(precious, laidTable(asked, [hush, song]));
    match.submit(0, match.askOf(0)?.id ?? 0, [0]);
    expect(match.askOf(1)?.spec.covert).toBe('interruptEvent');
    return match;
  };
  /** The match when B has been asked for an interruption, and answered this. */
  function answered(...answer: number[]): Match<Table> {
    const match = begun();
    match.submit(1, match.askOf(1)?.id ?? 0, answer);
    return match;
  }
  test('is nobody else’s to know from the question alone', () => {
    for (const viewer of others(1)) {
      const { steps } = exported(begun(), viewer);
      expect(steps).toEqual([{ expect: { question: { seat: 'B', is: 'interruptEvent' } } }]);
    }
  });
  test('shows only in what came of it', () => {
    const [declined] = exported(answered(), 0).state.chain ?? [];
    expect(declined).toMatchObject({ card: 'Song', asked: 'A', refused: true });
    const played = exported(answered(0), 0).state;
    expect(played.chain?.map(({ card, asked: who }) => [card, who])).toEqual([
      ['Song', 'A'],
      ['Hush', 'A'],
    ]);
    expect(played.B).toMatchObject({ play: 'own/Hush', hand: { fill: 1 } });
  });
});

describe('what lies open is written for everybody', () => {
  test('points face down, and support cards with their characters', () => {
    const rope = card({ type: 'support', name: 'Rope' });
    const state: State = {
      A: { mainArea: { card: 'Rin', attached: ['Rope'] }, pointArea: { card: 'Rope', face: 'down' } },
    };
    const match = Match.start(precious, laidTable(state, [character('Rin'), rope]));
    for (const viewer of VIEWERS) {
      const written = exported(match, viewer).state;
      expect(written.A).toMatchObject({ set: { card: 'own/Rope' }, pointArea: { card: 'own/Rope', face: 'down' } });
      expect(written.setOn).toEqual([{ card: 'Rope#1', on: 'Rin' }]);
    }
  });
});
