// Exports of Lycee matches: with everything they lead back to the very table.
import { describe, expect, inject, test } from 'vitest';
import type { AskSpec } from '../../kernel/ask.ts';
import { type CardRef, isStill } from '../../kernel/card.ts';
import type { Options } from '../../kernel/game.ts';
import { Match } from '../../kernel/match.ts';
import { roll } from '../../kernel/rng.ts';
import { exportScenario } from '../../kernel/scenario/export.ts';
import type { Playing } from '../../kernel/scenario/play.ts';
import { runScenario, sitDown } from '../../kernel/scenario/run.ts';
import type { Step } from '../../kernel/scenario/types.ts';
import { SEATS } from '../../kernel/seat.ts';
import { playerRng, playRandom, setupOf } from '../../kernel/testing/play.ts';
import { lycee } from './game.ts';
import { lyceeBench } from './scenario.ts';
import type { LyceeLink, Table } from './state.ts';

const { exportedMatches } = inject('counts');
const MOST_DECISIONS = 400;

/** Where a card lies, in place of its id, which tells nothing outside its match. */
function placeOf({ cards, zones }: Table, card: number): string {
  const { seat, zone, no } = cards[card] ?? { seat: 0, zone: 'deck', no: '?' };
  return `${seat} ${zone} ${zones[seat][zone].indexOf(card)} ${no}`;
}
const refPlace = (table: Table, ref: CardRef): string => (isStill(table, ref) ? placeOf(table, ref.card) : 'gone');
/** With every reference to a card as its place. */
const placed = (table: Table, value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, part) =>
      part !== null && typeof part === 'object' && 'card' in part && 'life' in part ? refPlace(table, part) : part,
    ),
  );
const offersOf = (table: Table, { from, about: _, ...rest }: AskSpec): unknown => ({
  ...rest,
  from: JSON.parse(
    JSON.stringify(from, (key, part) => (key === 'card' ? placeOf(table, part) : key === 'life' ? 0 : part)),
  ),
});
/** Numbers of declarations are those of a match: here they are counted. */
function linkPicture(table: Table, { id, named, plan, paid, ...rest }: LyceeLink): unknown {
  const nthOf = (of: number): number => table.chain.findIndex((one) => one.id === of);
  const links = Object.entries(named.links).map(([name, of]) => [name, nthOf(of)]);
  return placed(table, { ...rest, nth: nthOf(id), named: { ...named, links }, paid, ...(!paid && { plan }) });
}
function pictureOf(match: Match<Table>): unknown {
  const { state } = match;
  const { cards, zones, modifiers, grants, chain, battle, pending, window } = state;
  return {
    census: lycee.census(state),
    cards: SEATS.map((seat) =>
      Object.entries(zones[seat]).map(([zone, held]) => [
        zone,
        held.map((card) => {
          const { no, owner, state: lies, fresh, entered, used } = cards[card] ?? fail(card);
          return [no, owner, lies, fresh, entered, used, lyceeBench.lyingOf(state, card).values];
        }),
      ]),
    ),
    at: [state.turn, state.turnPlayer, state.phase, state.step, window],
    modifiers: placed(
      state,
      modifiers.map(({ source: _, ...rest }) => rest),
    ),
    grants: placed(state, grants),
    chain: chain.map((link) => linkPicture(state, link)),
    battle: battle && placed(state, { ...battle, n: 0 }),
    pending: placed(state, pending),
    asks: SEATS.map((seat) => match.askOf(seat)?.spec).map((spec) => spec && offersOf(state, spec)),
    result: state.result,
  };
}
const fail = (card: number): never => {
  throw new Error(`there is a card ${card}`);
};
function played(playing: Playing<Table>, steps: readonly Step[]): Match<Table> {
  for (const step of steps) {
    if ('choose' in step) playing.choose(step);
    if ('shuffle' in step) playing.shuffle(step.shuffle);
    if ('roll' in step) playing.roll(step.roll);
    if ('until' in step) playing.until(step.until);
  }
  playing.goTo(undefined, undefined);
  return playing.match;
}

/** Seed 77 is cut where a turn is about to begin for somebody who entered in the one before. */
const SEEDS = [...new Set([...Array.from({ length: exportedMatches }, (_, i) => i + 1), 77])];
const PROFILES: readonly Options[] = [
  {},
  { pay: 'resolution', mulligan: 'noCharacter', skipSupportWhenUnblocked: true },
];
describe.each(PROFILES)('with options %j', (options) => {
  test.each(SEEDS)('a match comes back whole, its question or its end with it (seed %i)', (seed) => {
    const rng = playerRng(seed);
    const match = Match.start(lycee, lycee.setup(setupOf(lycee, seed, options), true));
    playRandom(match, rng, roll(rng, MOST_DECISIONS));
    const scenario = exportScenario(lyceeBench, match, 'everything', options);
    expect(match.position().state.pending).toEqual([]);
    expect(runScenario(lyceeBench, scenario)).toEqual({ ok: true });
    const playing = sitDown(lyceeBench, scenario, 'told') as unknown as Playing<Table>;
    expect(pictureOf(played(playing, scenario.steps))).toEqual(pictureOf(match));
  });
});
