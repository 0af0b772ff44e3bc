// Exports of Precious Memories matches: with everything they lead back to the very table.
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
import { precious } from './game.ts';
import { preciousBench } from './scenario.ts';
import type { PreciousLink, Table } from './state.ts';
import { character, event, laidTable, type State } from './testing/at-table.ts';

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
/** Numbers of declarations are those of a match: here they are counted by their place. */
const linkPicture = (table: Table, { id: _, ...rest }: PreciousLink): unknown => placed(table, rest);
function pictureOf(match: Match<Table>): unknown {
  const { state } = match;
  const { cards, zones, modifiers, grants, chain, approach, pending, breaks, window } = state;
  return {
    census: precious.census(state),
    cards: SEATS.map((seat) =>
      Object.entries(zones[seat]).map(([zone, held]) => [
        zone,
        held.map((card) => {
          const { no, owner, state: lies, entered, approaches, mayApproach, used, on } = cards[card] ?? fail(card);
          const set = on && refPlace(state, on);
          return [
            no,
            owner,
            lies,
            entered,
            approaches,
            mayApproach,
            used,
            set,
            preciousBench.lyingOf(state, card).values,
          ];
        }),
      ]),
    ),
    at: [state.next, state.turn, state.turnPlayer, state.phase, state.step, window],
    modifiers: placed(
      state,
      modifiers.map(({ source: _, ...rest }) => rest),
    ),
    grants: placed(state, grants),
    chain: chain.map((link) => linkPicture(state, link)),
    approach: placed(state, approach),
    pending: placed(state, pending),
    breaks: placed(state, breaks),
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

const SEEDS = Array.from({ length: exportedMatches }, (_, i) => i + 1);
const PROFILES: readonly Options[] = [{}, { firstPlayer: 'agree', textLimit: 'perCharacter' }];
describe.each(PROFILES)('with options %j', (options) => {
  test.each(SEEDS)('a match comes back whole, its question or its end with it (seed %i)', (seed) => {
    const rng = playerRng(seed);
    const match = Match.start(precious, precious.setup(setupOf(precious, seed, options), true));
    playRandom(match, rng, roll(rng, MOST_DECISIONS));
    const scenario = exportScenario(preciousBench, match, 'everything', options);
    expect(runScenario(preciousBench, scenario)).toEqual({ ok: true });
    const playing = sitDown(preciousBench, scenario, 'told') as unknown as Playing<Table>;
    expect(pictureOf(played(playing, scenario.steps))).toEqual(pictureOf(match));
  });
});

test('what waits is written down as it was laid, Break cards and those that have gone among it', () => {
  const text = { of: 'own/Owl', text: 'texts.0' };
  const owl = character('Owl', { texts: [{ kind: 'trigger', when: { on: 'turnEnds', turn: 'any' }, effect: [] }] });
  const burst = event('Burst', {}, { keywords: [{ keyword: 'break' }] });
  const state = {
    phase: 'interfered',
    priority: 'B',
    passed: true,
    A: { mainArea: { card: 'Owl', orientation: 'resting' } },
    B: { pointArea: ['Burst', 'Blank'], play: 'Song' },
    approach: { approacher: 'Owl', interferer: null },
    approached: [{ card: 'Owl', times: 2, may: 3 }],
    chain: [
      { seat: 'B', kind: 'event', card: 'Song', text: 'texts.0', asked: 'A', refused: true },
      { seat: 'A', kind: 'text', card: null, no: 'own/Aide', text: 'texts.0', negated: true },
    ],
    pending: [
      { seat: 'A', card: 'Owl', from: text, other: null },
      { seat: 'A', card: null, from: text, other: 'Owl' },
    ],
    breaks: [{ card: 'Burst', after: 2 }],
  } as const satisfies State;
  const use = { kind: 'use', timing: ['approach'], cost: {}, effect: [] };
  const match = Match.start(
    precious,
    laidTable(state, [owl, burst, event('Song'), character('Aide', { texts: [use] })]),
  );
  const { A: _, B: __, ...written } = exportScenario(preciousBench, match, 'everything').state;
  const { A: ___, B: ____, ...laid } = state;
  expect(written).toEqual({ ...laid, turn: 3, turnPlayer: 'A' });
});
