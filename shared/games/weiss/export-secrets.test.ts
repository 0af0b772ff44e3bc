// What an export keeps to itself: answers nobody has heard of, covert windows, sealed hands, and every card its reader does not see.
import { expect, inject, test } from 'vitest';
import { firstDifference } from '../../kernel/difference.ts';
import { Match } from '../../kernel/match.ts';
import { exportScenario } from '../../kernel/scenario/export.ts';
import type { Reach } from '../../kernel/scenario/export-table.ts';
import { asFarAsItPlays } from '../../kernel/scenario/export-trial.ts';
import { scenariosOf } from '../../kernel/scenario/format.ts';
import { runScenario } from '../../kernel/scenario/run.ts';
import { VIEWERS, type Viewer } from '../../kernel/story.ts';
import { eachMoment, isSameStretch, others } from '../../kernel/testing/moments.ts';
import { newMatch, setupOf } from '../../kernel/testing/play.ts';
import { weissFormat } from './format.ts';
import { weiss } from './game.ts';
import { weissBench } from './scenario.ts';
import type { Table } from './state.ts';

const { exportedMatches } = inject('counts');
const FILES = scenariosOf([weissFormat]);
const textOf = (of: unknown): string => JSON.stringify(of);
type Exporter = (match: Match<Table>, reach: Reach) => Exported;
type Exported = ReturnType<typeof exported>;
const exported = (match: Match<Table>, reach: Reach) => exportScenario(weissBench, match, reach);
/** An export with one more note in it: what a test must report. */
const leaking =
  (leak: (match: Match<Table>) => unknown): Exporter =>
  (match, reach) => {
    const { steps, ...rest } = exported(match, reach);
    return { ...rest, steps: [{ note: textOf(leak(match)) ?? '' }, ...steps] };
  };

/** Exports of others that changed by an answer that could still be taken back. */
function toldOfTakeable(matches: number, exporter: Exporter): { seen: number; told: string[] } {
  let seen = 0;
  const told: string[] = [];
  eachMoment(weiss, matches, {}, (moment) => {
    const { match, before, step } = moment;
    if (!match.canCancel(step.seat) || !isSameStretch(moment)) return;
    seen++;
    for (const viewer of others(step.seat)) {
      const [after, until] = [textOf(exporter(match, viewer)), textOf(exporter(before, viewer))];
      if (after !== until) told.push(`${viewer}: ${firstDifference(after, until)}`);
    }
    expect(exported(match, step.seat).steps.length).toBeGreaterThan(exported(before, step.seat).steps.length);
  });
  return { seen, told };
}
test('an answer that can still be taken back is in nobody else’s export, nor the question that came of it', () => {
  const { seen, told } = toldOfTakeable(5, exported);
  expect(told).toEqual([]);
  expect(seen).toBeGreaterThan(50);
});
test('the question that came of it would be noticed', () => {
  const openTo = (match: Match<Table>) => [0, 1].map((seat) => match.askOf(seat as 0 | 1)?.spec.why);
  expect(toldOfTakeable(1, leaking(openTo)).told).not.toEqual([]);
});

/** Exports of others that changed by an answer in a covert window, but for who is asked now. */
function toldOfCovert(matches: number, exporter: Exporter): { answered: number; declined: number; told: string[] } {
  const seen = { answered: 0, declined: 0, told: [] as string[] };
  const answersOf = (match: Match<Table>, viewer: Viewer): string => {
    const { steps, ...rest } = exporter(match, viewer);
    return textOf({ ...rest, steps: steps.slice(0, -1) });
  };
  eachMoment(weiss, matches, {}, (moment) => {
    const { match, before, step, covert } = moment;
    if (!covert || match.result !== null || !isSameStretch(moment)) return;
    if (match.listen().some(({ what }) => what.type === 'shuffled')) return;
    seen[step.answer.length > 0 ? 'answered' : 'declined']++;
    for (const viewer of others(step.seat)) {
      const [after, until] = [answersOf(match, viewer), answersOf(before, viewer)];
      if (after !== until) seen.told.push(`${viewer}: ${firstDifference(after, until)}`);
    }
  });
  return seen;
}
test('whether a covert window was answered or declined makes no difference to the others', () => {
  const { answered, declined, told } = toldOfCovert(exportedMatches, exported);
  expect(told).toEqual([]);
  expect(Math.min(answered, declined)).toBeGreaterThan(0);
});
test('an answer in a covert window would be noticed', () => {
  const last = (match: Match<Table>) => match.position().since.at(-1)?.answer;
  expect(toldOfCovert(3, leaking(last)).told).not.toEqual([]);
});

test('a hand thrown in secret is in the own export only, also once both are thrown', () => {
  const options = { firstPlayer: 'rockPaperScissors' };
  const match = Match.start(weiss, weiss.setup(setupOf(weiss, 3, options), true));
  const give = (seat: 0 | 1, ...answer: number[]) => match.submit(seat, match.askOf(seat)?.id ?? 0, answer);
  give(1, 0);
  give(0, 0);
  const before = match.fork();
  give(0, 2);
  for (const viewer of others(0)) expect(exported(match, viewer)).toEqual(exported(before, viewer));
  expect(exported(match, 0).steps).toContainEqual({
    seat: 'A',
    question: 'rockPaperScissors',
    choose: 'scissors',
  });
  give(1, 1);
  expect(textOf(exported(match, 'public'))).not.toMatch(/scissors|paper/);
});

test('the own hand is written, and of the other hand, the decks and the stocks only how many', () => {
  eachMoment(weiss, 2, {}, ({ match }) => {
    if (match.result !== null) return;
    const { state } = match.position();
    for (const viewer of VIEWERS) {
      const written = exported(match, viewer).state;
      for (const [seat, side] of [written.A, written.B].entries()) {
        for (const zone of ['deck', 'stock', 'hand'] as const) {
          const { length } = state.zones[seat as 0 | 1][zone];
          if (zone === 'hand' && seat === viewer) expect([side?.[zone] ?? []].flat()).toHaveLength(length);
          else expect(side?.[zone]).toEqual(length === 0 ? undefined : { fill: length });
        }
      }
    }
  });
});

test('an export is a valid file, and can be played whoever reads it', () => {
  let told = 0;
  eachMoment(weiss, Math.ceil(exportedMatches / 3), {}, ({ match, step }) => {
    if ((step.id * 7919) % 53 !== 0) return;
    for (const reach of [...VIEWERS, 'everything'] as const) {
      const whole = exportScenario(weissBench, match, reach, { goal: 1 });
      const scenario = asFarAsItPlays(weissBench, exportScenario(weissBench, match, reach));
      expect(whole.options).toEqual({ goal: 1 });
      expect(FILES.safeParse(JSON.parse(textOf(scenario))).error).toBeUndefined();
      expect(runScenario(weissBench, scenario)).toEqual({ ok: true });
      if (reach === 'everything') expect(textOf(scenario)).toBe(textOf(exportScenario(weissBench, match, reach)));
      else if (scenario.steps.some((one) => 'note' in one)) told++;
    }
  });
  expect(told).toBeGreaterThan(0);
});

test('a match that was conceded ends so, one that was claimed or broke says so, and one read back shows its last table', () => {
  const concededBy = (winner: 0 | 1, reason: string): Match<Table> => {
    const match = newMatch(weiss, 4);
    match.end({ winner, reason });
    return match;
  };
  const conceded = exportScenario(weissBench, concededBy(0, 'conceded'), 'everything');
  expect(conceded.steps.slice(-3)).toEqual([
    { expect: { question: { seat: 'B', is: 'cut' } } },
    { seat: 'B', concede: true },
    { expect: { result: { winner: 'A', reason: 'conceded' } } },
  ]);
  expect(runScenario(weissBench, conceded)).toEqual({ ok: true });
  const claimed = exportScenario(weissBench, concededBy(1, 'absence'), 'everything');
  expect(claimed.steps.at(-1)).toEqual({ note: 'The match ended here: B (absence).' });
  const broken = exportScenario(weissBench, concededBy(1, 'noResult'), 'everything', {}, { seat: 1, answer: [2] });
  expect(broken.steps.slice(-2)).toEqual([
    { note: 'The rules broke at an answer: B, cut: 2' },
    { note: 'The match ended here: B (noResult).' },
  ]);
  const again = exportScenario(weissBench, concededBy(0, 'conceded').fork(), 'everything');
  expect(again.steps).toEqual([{ note: 'The match ended here: A (conceded).' }]);
});
