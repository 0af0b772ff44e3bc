// What each viewer is shown of a Spellcard table (section 2): hands, decks and line-ups stay hidden, and all else lies open.
import { expect, test } from 'vitest';
import { Match } from '../../kernel/match.ts';
import type { BySeat } from '../../kernel/seat.ts';
import { VIEWERS, type Viewer } from '../../kernel/story.ts';
import { newMatch } from '../../kernel/testing/play.ts';
import { spellcard } from './game.ts';
import type { Table } from './state.ts';
import { card, character, laidTable, type State, spell } from './testing/at-table.ts';

const CARDS = [
  character('Rin', { hp: 8 }),
  character('Mio'),
  spell('Star', 'Rin'),
  spell('Comet', 'Rin', { ritual: 1 }),
  card({ type: 'equipment', name: 'Coat', slot: 'armour', gives: [{ what: 'def', by: 2 }] }),
  card({ type: 'item', name: 'Thorn', kind: 'debuff', effect: [{ do: 'draw', amount: 1 }] }),
];
const STATE = {
  A: {
    hand: ['Star', 'Blank'],
    ritual: 'Comet',
    line: { card: 'Rin', counters: { hp: 5, spirit: 4 }, attached: ['Coat'] },
  },
  B: { hand: ['Thorn'], discard: 'Star', line: 'Mio' },
  changes: [{ card: 'Rin', what: 'cannot', do: 'attack', last: 4, from: 'B', of: 'Thorn', text: 'effect' }],
  rituals: [{ seat: 'A', card: 'Comet', caster: 'Rin', due: 4 }],
} as const satisfies State;
const laid = () => Match.start(spellcard, laidTable(STATE, CARDS));
/** What lies in a zone, as the viewer sees it: how many, or the numbers. */
function shown(match: Match<Table>, viewer: Viewer, seat: 0 | 1, zone: string): number | (string | undefined)[] {
  const view = match.view(viewer);
  const held = (view.zones as BySeat<Record<string, number | (string | null)[]>>)[seat][zone] ?? 0;
  return typeof held === 'number' ? held : held.map((handle) => (handle === null ? '' : view.cards[handle]?.no));
}

test('a hand is its owner’s, of the other only the number is public (2)', () => {
  const hands = VIEWERS.map((viewer) => [shown(laid(), viewer, 0, 'hand'), shown(laid(), viewer, 1, 'hand')]);
  const [zero, one, all] = [hands[VIEWERS.indexOf(0)], hands[VIEWERS.indexOf(1)], hands[VIEWERS.indexOf('public')]];
  expect(zero).toEqual([['Blank', 'Star'], 1]);
  expect(one).toEqual([2, ['Thorn']]);
  expect(all).toEqual([2, 1]);
});

test('nobody sees a deck, not even its owner (2)', () => {
  for (const viewer of VIEWERS)
    for (const seat of [0, 1] as const) expect(shown(laid(), viewer, seat, 'deck')).toBe(10);
});

test('the battle line lies open, with the values that characters have now', () => {
  for (const viewer of VIEWERS) {
    const { cards } = laid().view(viewer);
    const rin = Object.values(cards).find(({ no }) => no === 'Rin');
    expect(rin).toMatchObject({ state: 'ready', values: { hp: 5, spirit: 4, def: 2, atk: 3 } });
  }
});

test('discard piles, rituals, equipment and what lasts are public', () => {
  for (const viewer of VIEWERS) {
    expect(shown(laid(), viewer, 1, 'discard')).toEqual(['Star']);
    const { facts } = laid().view(viewer);
    expect(facts['rituals']).toMatchObject([{ due: 4, seat: 0 }]);
    expect(facts['gear']).toHaveLength(1);
    expect(facts['changes']).toMatchObject([{ what: 'cannot.attack', last: 4, no: 'Thorn' }]);
  }
});

test('before both have chosen, the characters of a side are three sleeves to everybody (3.2)', () => {
  const match = newMatch(spellcard, 1);
  const before = VIEWERS.map((viewer) => JSON.stringify(match.view(viewer)));
  match.submit(0, match.askOf(0)?.id ?? 0, [0]);
  for (const seat of [0, 1] as const)
    for (const viewer of VIEWERS) expect(shown(match, viewer, seat, 'lineup')).toBe(3);
  expect(VIEWERS.map((viewer) => JSON.stringify(match.view(viewer)))).toEqual(before);
});

test('no view holds a deck of anybody, nor how many somebody brings (3.2)', () => {
  const match = newMatch(spellcard, 1);
  const names = match.state.rosters.flat().map(({ name }) => name);
  expect(names.length).toBeGreaterThan(2);
  for (const viewer of VIEWERS) {
    const text = JSON.stringify(match.view(viewer));
    for (const word of [...names, 'roster']) expect(text).not.toContain(word);
  }
});
