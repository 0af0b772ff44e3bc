// Sentences of the log: game texts first, fallbacks else, and never a word about what is hidden.
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { GameModule } from '../../shared/kernel/game.ts';
import type { Heard, HeardChange, HeardEvent } from '../../shared/kernel/model.ts';
import { toy } from '../../shared/kernel/testing/toy/toy.ts';
import type { LiveTable } from './live-table.ts';
import { logOf } from './log.ts';
import { fill, lineFor, type Names, plainText } from './log-text.ts';

const [print] = toy.prints();
const no = print?.no ?? '';
const name = print?.name.en ?? '';
const texts: Readonly<Record<string, string>> = {
  'event.attacked': '{{card}} attacks',
  'event.attacked.side': '{{card}} attacks from the side',
  'event.attacked.missed': '{{card}} misses',
  'event.silent': '',
  'event.aimed': '{{card}} aims[[ at {{targets}}]][[, {{what.signed}}]]',
  'event.moved.deck.left': '',
  'event.movedAcross.left.right': '{{toSeat}} takes {{cards}}',
  'event.drew_one': '{{seat}} draws a card',
  'event.drew_other': '{{seat}} draws {{count}} cards',
  'event.turnBegan': 'Turn {{turn}}: {{seat}}',
  'zone.deck': 'deck',
  'zone.hand': 'hand',
};
const names: Names = {
  game: { ...toy, id: 'log-test', text: () => texts } as unknown as GameModule,
  seatName: (seat) => ['Ada', 'Ben'][seat] as string,
  faceOf: (handle) => (handle === 'known' ? { no } : undefined),
};
const said = (what: HeardChange | HeardEvent): string | undefined => {
  const line = lineFor(names, { n: 1, because: 0, what }, () => undefined);
  return line && plainText(names, line.parts);
};

test('a game text is filled with cards and the names of seats', () => {
  expect(said({ type: 'attacked', card: 'known', kind: 'straight' })).toBe(`${name} attacks`);
  expect(said({ type: 'turnBegan', seat: 1, turn: 3 })).toBe('Turn 3: Ben');
});

test('a text for a kind of the event goes before the common one', () => {
  expect(said({ type: 'attacked', card: 'known', kind: 'side' })).toBe(`${name} attacks from the side`);
});

test('what is so of an event goes before its kind', () => {
  expect(said({ type: 'attacked', card: 'known', kind: 'side', missed: true })).toBe(`${name} misses`);
  expect(said({ type: 'attacked', card: 'known', kind: 'side', missed: false })).toBe(`${name} attacks from the side`);
});

test('what an event says nothing of is left out of its sentence, and a number may be told with its sign', () => {
  expect(said({ type: 'aimed', card: 'known', targets: [], what: 0 })).toBe(`${name} aims`);
  expect(said({ type: 'aimed', card: 'known', targets: [null], what: 2 })).toBe(`${name} aims at a card, +2`);
  expect(said({ type: 'aimed', card: 'known', targets: ['known'], what: -1 })).toBe(`${name} aims at ${name}, -1`);
});

test('a move to the other side may have a text of its own', () => {
  const cards = [{ was: 'known', now: { handle: 'known', face: { no } } }];
  const move = { type: 'moved', seat: 0, from: 'left', to: 'right', cards } as const;
  expect(said({ ...move, toSeat: 1 })).toBe(`Ben takes ${name}`);
  expect(said({ ...move, toSeat: 0 })).not.toContain('takes');
});

test('amounts take their plural form', () => {
  expect(said({ type: 'drew', seat: 0, amount: 1 })).toBe('Ada draws a card');
  expect(said({ type: 'drew', seat: 0, amount: 3 })).toBe('Ada draws 3 cards');
});

test('an event without a text, or with an empty one, makes no line', () => {
  expect(said({ type: 'silent' })).toBeUndefined();
  expect(said({ type: 'nowhere' })).toBeUndefined();
  const hidden = { was: null, now: null };
  expect(said({ type: 'moved', seat: 0, from: 'deck', toSeat: 0, to: 'left', cards: [hidden] })).toBeUndefined();
});

test('cards that the viewer does not know are only counted', () => {
  const hidden = { was: null, now: null };
  const move = { type: 'moved', seat: 0, from: 'deck', toSeat: 0, to: 'hand' } as const;
  expect(said({ ...move, cards: [hidden] })).toBe('Ada: a card from deck to hand');
  expect(said({ ...move, cards: [hidden, hidden] })).toBe('Ada: 2 cards from deck to hand');
  const known = { was: null, now: { handle: 'known', face: { no } } };
  expect(said({ ...move, cards: [known, hidden] })).toBe(`Ada: ${name} and a card from deck to hand`);
  expect(said({ type: 'attacked', card: null, kind: 'straight' })).toBe('a card attacks');
});

test('what was caused stands below its cause, also over a cause without a line', () => {
  const story = signal<readonly Heard[]>([
    { n: 1, because: 0, what: { type: 'attacked', card: 'known', kind: 'straight' } },
    { n: 2, because: 1, what: { type: 'silent' } },
  ]);
  const status = signal({ names: ['Ada', 'Ben'], bots: [false, false] });
  const log = logOf({ ...names, story, status } as unknown as LiveTable);
  expect(log.value.map(({ n, depth }) => [n, depth])).toEqual([[1, 0]]);
  story.value = [...story.value, { n: 3, because: 2, what: { type: 'drew', seat: 0, amount: 1 } }];
  expect(log.value.map(({ n, depth }) => [n, depth])).toEqual([
    [1, 0],
    [3, 1],
  ]);
});

test('words around a place stay words, and cards stay cards', () => {
  expect(fill('a {{x}} b', { x: [{ no: 'C' }] })).toEqual(['a ', { no: 'C' }, ' b']);
  expect(fill('{{x}}!', { x: ['y'] })).toEqual(['y!']);
});
