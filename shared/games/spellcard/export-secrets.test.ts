// What an export keeps to itself: answers nobody has heard of, covert windows, rosters, and every card its reader does not see.
import { describe, expect, inject, test } from 'vitest';
import { firstDifference } from '../../kernel/difference.ts';
import type { Options } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import { exportScenario } from '../../kernel/scenario/export.ts';
import type { Reach } from '../../kernel/scenario/export-table.ts';
import { asFarAsItPlays } from '../../kernel/scenario/export-trial.ts';
import { scenariosOf } from '../../kernel/scenario/format.ts';
import { runScenario } from '../../kernel/scenario/run.ts';
import { VIEWERS, type Viewer } from '../../kernel/story.ts';
import { eachMoment, isSameStretch, others } from '../../kernel/testing/moments.ts';
import { newMatch } from '../../kernel/testing/play.ts';
import { spellcardFormat } from './format.ts';
import { spellcard } from './game.ts';
import { spellcardBench } from './scenario.ts';
import type { Table } from './state.ts';

const { exportedMatches } = inject('counts');
const FILES = scenariosOf([spellcardFormat]);
const textOf = (of: unknown): string => JSON.stringify(of);
const exported = (match: Match<Table>, reach: Reach) => exportScenario(spellcardBench, match, reach);

const PROFILES: readonly Options[] = [{}, { firstPlayer: 'rockPaperScissors', chainClosesOnOnePass: true }];

describe.each(PROFILES)('with options %j', (options) => {
  test('an answer that can still be taken back is in nobody else’s export, nor the question that came of it', () => {
    let seen = 0;
    eachMoment(spellcard, 3, options, (moment) => {
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
    eachMoment(spellcard, Math.ceil(exportedMatches / 6), options, (moment) => {
      const { match, before, step, covert } = moment;
      if (!covert || match.result !== null || !isSameStretch(moment)) return;
      // Whatever is told of an answer that was given, all may read.
      if (match.state.story.n !== before.state.story.n) return;
      seen++;
      for (const viewer of others(step.seat)) expect(answersOf(match, viewer)).toBe(answersOf(before, viewer));
    });
    expect(seen).toBeGreaterThan(0);
  });

  test('an export is a valid file, and can be played whoever reads it', () => {
    let played = 0;
    eachMoment(spellcard, Math.ceil(exportedMatches / 30), options, ({ match, step }) => {
      if (step.id > 4 && (step.id * 7919) % 41 !== 0) return;
      for (const reach of [...VIEWERS, 'everything'] as const) {
        const scenario = asFarAsItPlays(spellcardBench, exportScenario(spellcardBench, match, reach, options));
        expect(FILES.safeParse(JSON.parse(textOf(scenario))).error).toBeUndefined();
        expect(runScenario(spellcardBench, scenario)).toEqual({ ok: true });
        played++;
      }
    });
    expect(played).toBeGreaterThan(15);
  });

  test('the own hand is written, and of the other hand and the decks only how many', () => {
    eachMoment(spellcard, 2, options, ({ match, step }) => {
      if (match.result !== null || step.id % 5 > 0) return;
      const { state } = match.position();
      for (const viewer of VIEWERS) {
        const written = exported(match, viewer).state;
        for (const [seat, side] of [written.A, written.B].entries()) {
          for (const zone of ['lineup', 'deck', 'hand'] as const) {
            const { length } = state.zones[seat as 0 | 1][zone];
            if (zone === 'hand' && seat === viewer) expect([side?.[zone] ?? []].flat()).toHaveLength(length);
            else expect(side?.[zone]).toEqual(length === 0 ? undefined : { fill: length });
          }
        }
      }
    });
  });
});

test('of rosters a reader knows the own one and nothing else, and after the choice there are none', () => {
  const match = newMatch(spellcard, 1);
  const sidesOf = (reach: Reach): string[] => Object.keys(exported(match, reach).state.rosters ?? {});
  expect(([0, 1, 'public', 'everything'] as const).map(sidesOf)).toEqual([['A'], ['B'], [], ['A', 'B']]);
  while (match.state.next !== 'setUp')
    for (const seat of match.askedSeats) match.submit(seat, match.askOf(seat)?.id ?? 0, [0]);
  for (const reach of [...VIEWERS, 'everything'] as const) expect(sidesOf(reach)).toEqual([]);
});
