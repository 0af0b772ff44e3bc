// Exports of Weiß Schwarz matches: with everything they lead back to the very table.
import { expect, inject, test } from 'vitest';
import type { AskSpec } from '../../kernel/ask.ts';
import { isStill } from '../../kernel/card.ts';
import type { Match } from '../../kernel/match.ts';
import { roll } from '../../kernel/rng.ts';
import { exportScenario } from '../../kernel/scenario/export.ts';
import type { Playing } from '../../kernel/scenario/play.ts';
import { runScenario, sitDown } from '../../kernel/scenario/run.ts';
import type { Step } from '../../kernel/scenario/types.ts';
import { SEATS } from '../../kernel/seat.ts';
import { newMatch, playerRng, playRandom } from '../../kernel/testing/play.ts';
import { weiss } from './game.ts';
import { weissBench } from './scenario.ts';
import type { Table } from './state.ts';

const { exportedMatches } = inject('counts');
const MOST_DECISIONS = 400;

/** Where a card lies, in place of its id, which tells nothing outside its match. */
function placeOf({ cards, zones }: Table, card: number): string {
  const { seat, zone, no } = cards[card] ?? { seat: 0, zone: 'deck', no: '?' };
  return `${seat} ${zone} ${(zones[seat][zone] ?? []).indexOf(card)} ${no}`;
}
const offersOf = (table: Table, { from, about: _, ...rest }: AskSpec): unknown => ({
  ...rest,
  from: from.map((choosable) =>
    JSON.parse(
      JSON.stringify(choosable, (key, value) => (key === 'card' ? placeOf(table, value) : key === 'life' ? 0 : value)),
    ),
  ),
});
function pictureOf(match: Match<Table>): unknown {
  const { state } = match;
  return {
    census: weiss.census(state),
    cards: SEATS.map((seat) =>
      Object.fromEntries(
        Object.entries(state.zones[seat]).map(([zone, held]) => [
          zone,
          held.map((card) => [state.cards[card]?.no, weissBench.lyingOf(state, card)]),
        ]),
      ),
    ).map((side) => JSON.parse(JSON.stringify(side, (key, value) => (key === 'markers' ? value.length : value)))),
    at: [state.turn, state.turnPlayer, state.phase, state.step, state.attacks, state.refreshPoints],
    // In their order, those that end together are alike.
    modifiers: state.modifiers.map(({ target, what, by, sets, lastTurn }) => [
      placeOf(state, target.card),
      what,
      by,
      sets,
      lastTurn,
    ]),
    delayed: state.delayed.flatMap((one) =>
      'watch' in one && isStill(state, one.watch) ? [[one.seat, placeOf(state, one.watch.card)]] : [],
    ),
    asks: SEATS.map((seat) => match.askOf(seat)?.spec).map((spec) => spec && offersOf(state, spec)),
    result: state.result,
  };
}
function played(playing: Playing<Table>, steps: readonly Step[]): Match<Table> {
  for (const step of steps) {
    if ('choose' in step) playing.choose(step);
    if ('shuffle' in step) playing.shuffle(step.shuffle);
    if ('roll' in step) playing.roll(step.roll);
    if ('concede' in step) playing.concede(step.seat);
  }
  playing.goTo(undefined, undefined);
  return playing.match;
}

const SEEDS = Array.from({ length: exportedMatches }, (_, i) => i + 1);
test.each(SEEDS)('a match comes back whole, its question or its end with it (seed %i)', (seed) => {
  const rng = playerRng(seed);
  const match = newMatch(weiss, seed);
  playRandom(match, rng, roll(rng, MOST_DECISIONS));
  const scenario = exportScenario(weissBench, match, 'everything');
  expect(runScenario(weissBench, scenario)).toEqual({ ok: true });
  const playing = sitDown(weissBench, scenario, 'told') as unknown as Playing<Table>;
  expect(pictureOf(played(playing, scenario.steps))).toEqual(pictureOf(match));
});
