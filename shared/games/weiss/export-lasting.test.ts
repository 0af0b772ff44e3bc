// Reports of matches in which effects give, last, wait and are limited: the very table comes back, for each seat without what it does not see.
import { expect, inject, test } from 'vitest';
import { Match } from '../../kernel/match.ts';
import { roll } from '../../kernel/rng.ts';
import { exportScenario } from '../../kernel/scenario/export.ts';
import type { Playing } from '../../kernel/scenario/play.ts';
import { runScenario, sitDown } from '../../kernel/scenario/run.ts';
import { SEATS } from '../../kernel/seat.ts';
import { playerRng, playRandom } from '../../kernel/testing/play.ts';
import type { Effect, Gift, Target, Until } from './ability-data.ts';
import type { CardData } from './card-data.ts';
import { weiss } from './game.ts';
import { act, auto, climax, cont, event, fighter } from './rulings/bench/cards.ts';
import { prepare } from './rulings/bench/prepare.ts';
import { weissBench } from './scenario.ts';
import type { Table } from './state.ts';
import { pictureOf, played } from './testing/picture.ts';

const { exportedMatches } = inject('counts');
const mine = { who: 'you', where: 'stage' } as const;
const all: Target = { all: mine };
const theirs: Target = { all: { who: 'opponent', where: 'stage' } };
const attacks = { on: 'attacks', who: 'this' } as const;
const give = (target: Target | 'you' | 'opponent', until: Until, ...gives: Gift[]): Effect => ({
  do: 'give',
  target,
  gives,
  until,
});
const charge: Effect = { do: 'stockCharge', amount: 1 };
const asItAttacks: Gift = { what: 'ability', ability: auto(attacks, [charge]) };
const act1: Gift = { what: 'ability', ability: act([], [charge], { perTurn: 1 }) };
const one: Effect = { do: 'choose', as: 'one', from: mine };
const back: Effect = { do: 'move', target: { bound: 'one' }, to: 'hand' };

/** Away, and back at the end of the turn to where it was. */
const blink: readonly Effect[] = [
  { do: 'choose', as: 'gone', from: { who: 'you', where: 'back' }, upTo: true },
  { do: 'move', target: { bound: 'gone' }, to: 'memory' },
  {
    do: 'later',
    at: { phase: 'end', turn: 'you' },
    then: [{ do: 'place', target: { bound: 'gone' }, slot: 'its' }],
  },
];

const CARDS: readonly CardData[] = [
  fighter(3000, {
    name: 'Captain',
    abilities: [
      act([], [one, give(all, 'endOfOpponentsTurn', asItAttacks, { what: 'trait', is: 'Guard' })], { perTurn: 2 }),
      cont({ ...mine, trait: 'Guard' }, [{ what: 'power', by: 500 }]),
    ],
  }),
  fighter(2000, {
    name: 'Guide',
    abilities: [cont({ ...mine, other: true }, [asItAttacks, act1]), auto(attacks, [charge], { perTurn: 1 })],
  }),
  fighter(4000, {
    name: 'Fresh',
    abilities: [
      cont('this', [{ what: 'soul', by: 1 }], { if: [{ placedThisTurn: true }] }),
      auto(attacks, [
        give('this', 'endOfAttack', { what: 'cannot', do: 'reverse' }),
        one,
        { do: 'later', at: 'attackEnds', then: [{ do: 'turn', target: { bound: 'one' }, to: 'rest' }] },
      ]),
    ],
  }),
  event(
    [
      give(theirs, 'endOfOpponentsTurn', asItAttacks, { what: 'soul', by: 1 }),
      give('opponent', 'endOfOpponentsTurn', { what: 'cannot', do: 'playClimaxes' }),
      { do: 'power', target: theirs, by: -500, until: 'endOfOpponentsTurn' },
      one,
      { do: 'later', at: { phase: 'draw', turn: 'opponent' }, then: [charge] },
      { do: 'later', at: { phase: 'draw', turn: 'you' }, then: [back] },
    ],
    { name: 'Envoy' },
  ),
  event([give('you', 'endOfTurn', { what: 'handLimit', by: 2 }), { do: 'draw', amount: 1 }, ...blink], {
    name: 'Rest',
  }),
  climax(['soul'], { name: 'Storm' }),
];
const MOST_DECISIONS = 60;

/** A match from the middle on, in which everybody has all of these cards. */
function matchOf(seed: number): Match<Table> {
  const rng = playerRng(seed);
  const [captain, guide, fresh, , , storm] = CARDS as readonly [
    CardData,
    CardData,
    CardData,
    CardData,
    CardData,
    CardData,
  ];
  const side = () => ({
    deck: Array.from({ length: 30 }, () => CARDS[roll(rng, CARDS.length)] as CardData),
    hand: CARDS,
    clock: [storm],
    frontCenter: captain,
    frontLeft: fresh,
    backLeft: guide,
  });
  const { rng: scripted, ...table } = prepare({ at: 'main', A: side(), B: side() }, 0, true);
  const { script: _, ...chance } = scripted;
  const match = new Match(weiss, { state: { ...table, rng: chance }, since: [], asked: 0 });
  playRandom(match, rng, roll(rng, MOST_DECISIONS));
  return match;
}
const SEEDS = Array.from({ length: 4 * exportedMatches }, (_, i) => i + 1);
test.each(SEEDS)('what lasts comes back whole (seed %i)', (seed) => {
  const match = matchOf(seed);
  // A report names the cards of sets; these are the file's own.
  const report = { ...exportScenario(weissBench, match, 'everything'), cards: CARDS };
  expect(runScenario(weissBench, report)).toEqual({ ok: true });
  const playing = sitDown(weissBench, report, 'told') as unknown as Playing<Table>;
  expect(pictureOf(played(playing, report.steps))).toEqual(pictureOf(match));
});
test('each sort of it is there', () => {
  const seen = { given: 0, toSeats: 0, onOthers: 0, uses: 0, later: 0, bound: 0, slots: 0, placed: 0 };
  for (const seed of SEEDS) {
    const { state } = exportScenario(weissBench, matchOf(seed), 'everything');
    const { given = [], uses = [], later = [], placed = [] } = state;
    seen.given += given.length;
    seen.toSeats += given.filter(({ player }) => player !== undefined).length;
    seen.onOthers += given.filter(({ until }) => until === 'endOfOwnTurn').length;
    seen.uses += uses.length;
    seen.later += later.length;
    seen.bound += later.filter(({ bound }) => bound !== undefined).length;
    seen.slots += later.filter(({ slots }) => slots !== undefined).length;
    seen.placed += placed.length;
  }
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(0);
});
test.each(SEEDS)('each seat is told of it what it can see, and its table is laid (seed %i)', (seed) => {
  const match = matchOf(seed);
  for (const reach of [...SEATS, 'public'] as const) {
    const { state, ...report } = exportScenario(weissBench, match, reach);
    const blank = { ...report, cards: CARDS, state, steps: [] };
    const laid = (sitDown(weissBench, blank, 'told') as unknown as Playing<Table>).match.state;
    expect(laid.given).toHaveLength(state.given?.length ?? 0);
  }
});
