// Exports of Spellcard matches: with everything they lead back to the very table.
import { describe, expect, inject, test } from 'vitest';
import type { AskSpec } from '../../kernel/ask.ts';
import { type CardRef, isStill } from '../../kernel/card.ts';
import type { Options } from '../../kernel/game.ts';
import { Match } from '../../kernel/match.ts';
import { roll } from '../../kernel/rng.ts';
import { exportScenario } from '../../kernel/scenario/export.ts';
import { scenariosOf } from '../../kernel/scenario/format.ts';
import type { Playing } from '../../kernel/scenario/play.ts';
import { runScenario, sitDown } from '../../kernel/scenario/run.ts';
import type { Step } from '../../kernel/scenario/types.ts';
import { SEATS } from '../../kernel/seat.ts';
import { playerRng, playRandom, setupOf } from '../../kernel/testing/play.ts';
import { spellcardFormat } from './format.ts';
import { spellcard } from './game.ts';
import { spellcardBench } from './scenario.ts';
import type { SpellcardLink, Table } from './state.ts';
import { card, character, laidTable, type State, spell } from './testing/at-table.ts';

const { exportedMatches } = inject('counts');
const MOST_DECISIONS = 400;
/** The first matches stop in set-up, one decision later each. */
const IN_SETUP = 8;

/** Where a card lies, in place of its id, which tells nothing outside its match. */
function placeOf({ cards, zones }: Table, id: number): string {
  const { seat, zone, no } = cards[id] ?? { seat: 0, zone: 'deck', no: '?' };
  return `${seat} ${zone} ${zones[seat][zone].indexOf(id)} ${no}`;
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
const linkPicture = (table: Table, { id: _, against, ...rest }: SpellcardLink): unknown => ({
  ...(placed(table, rest) as object),
  against: against === null ? null : table.chain.findIndex(({ id }) => id === against),
});
function pictureOf(match: Match<Table>): unknown {
  const { state } = match;
  const { cards, zones, chain, window, rituals, changes, used, rosters } = state;
  return {
    census: spellcard.census(state),
    cards: SEATS.map((seat) =>
      Object.entries(zones[seat]).map(([zone, held]) => [
        zone,
        held.map((id) => {
          const { no, owner, state: stands, hp, spirit, done, dodged, on } = cards[id] ?? fail(id);
          const lies = zone === 'line' ? [stands, hp, spirit, done, dodged] : [];
          return [no, owner, ...lies, on && refPlace(state, on), spellcardBench.lyingOf(state, id).values];
        }),
      ]),
    ),
    at: [state.next, state.turn, state.turnPlayer, state.phase, window, used],
    changes: placed(state, changes),
    rituals: placed(state, rituals),
    chain: chain.map((link) => linkPicture(state, link)),
    rosters,
    asks: SEATS.map((seat) => match.askOf(seat)?.spec).map((spec) => spec && offersOf(state, spec)),
    result: state.result,
  };
}
const fail = (id: number): never => {
  throw new Error(`there is a card ${id}`);
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
const PROFILES: readonly Options[] = [{}, { firstPlayer: 'rockPaperScissors', spiritCap: 'none', spellAsP: 2 }];
describe.each(PROFILES)('with options %j', (options) => {
  test.each(SEEDS)('a match comes back whole, its question or its end with it (seed %i)', (seed) => {
    const rng = playerRng(seed);
    const match = Match.start(spellcard, spellcard.setup(setupOf(spellcard, seed, options), true));
    playRandom(match, rng, seed <= IN_SETUP ? seed - 1 : roll(rng, MOST_DECISIONS));
    const scenario = exportScenario(spellcardBench, match, 'everything', options);
    expect(runScenario(spellcardBench, scenario)).toEqual({ ok: true });
    const playing = sitDown(spellcardBench, scenario, 'told') as unknown as Playing<Table>;
    expect(pictureOf(played(playing, scenario.steps))).toEqual(pictureOf(match));
  });
});

test('what waits and what lasts is written down as it was laid', () => {
  const rin = character('Rin', { skill: { effect: [] } });
  const cards = [
    rin,
    character('Mio'),
    character('Kai'),
    spell('Star', 'Rin'),
    spell('Comet', 'Rin', { ritual: 1, attack: { type: 'absolute', power: 3 } }),
    card({ type: 'item', name: 'Gem', kind: 'once', unique: true, effect: [{ do: 'draw', amount: 1 }] }),
    card({ type: 'equipment', name: 'Coat', slot: 'armour' }),
  ];
  const from = { last: 6, from: 'B', of: 'Gem', text: 'effect' } as const;
  const state = {
    turn: 4,
    turnPlayer: 'B',
    phase: 'action',
    A: {
      deck: 'Blank',
      hand: 'Blank',
      line: { card: 'Rin', orientation: 'guard', counters: { hp: 3, spirit: 2 } },
      gear: 'Coat',
      ritual: 'Comet',
    },
    B: {
      deck: 'Blank',
      hand: 'Blank',
      line: { card: 'Mio', orientation: 'busy', counters: { hp: 10, spirit: 5 } },
      out: 'Kai',
    },
    done: [
      { card: 'Rin', dodged: 2 },
      { card: 'Mio', deeds: ['attack'] },
    ],
    gearOn: [{ card: 'Coat', on: 'Rin' }],
    changes: [
      { card: 'Rin', what: 'def', by: -1, ...from },
      { card: 'Rin', what: 'poison', by: 1, ...from },
      { card: 'Mio', what: 'cannot', do: 'dodge', ...from },
    ],
    rituals: [
      { seat: 'A', card: 'Comet', caster: null, targets: { attacked: ['Mio', null] }, boost: 1, weaker: 1, due: 5 },
    ],
    used: ['Gem'],
    chain: [
      { seat: 'B', kind: 'attack', card: 'Mio', targets: { attacked: ['Rin'] }, boost: 2, weaker: 1 },
      { seat: 'A', kind: 'skill', card: null, no: 'Rin', negated: true },
    ],
    asked: 'B',
    refused: true,
  } as const satisfies State;
  const match = Match.start(spellcard, laidTable(state, cards));
  expect(exportScenario(spellcardBench, match, 'everything').state).toEqual(state);
});

test('a match in which two only pass is written down at its two-thousandth turn, too', () => {
  const gem = card({ type: 'item', name: 'Gem', kind: 'once', effect: [{ do: 'draw', amount: 1 }] });
  const state = {
    turn: 2000,
    A: { line: 'Mio' },
    changes: [{ card: 'Mio', what: 'poison', by: 1, last: 2001, from: 'A', of: 'Gem', text: 'effect' }],
  } as const satisfies State;
  const match = Match.start(spellcard, laidTable(state, [character('Mio'), gem]));
  const written = exportScenario(spellcardBench, match, 'everything');
  expect(scenariosOf([spellcardFormat]).safeParse(JSON.parse(JSON.stringify(written))).error).toBeUndefined();
  expect(written.state.turn).toBe(2000);
});
