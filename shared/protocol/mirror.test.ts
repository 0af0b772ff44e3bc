// The mirror's text forms: what is written is read back exactly, and a move touches only its own lines.
import { expect, test } from 'vitest';
import type { TableModel } from '../kernel/model.ts';
import { cardLines, countsOf, knownOf, type MirrorState, readMirror } from './mirror.ts';

const sight = {
  zones: ['deck', 'hand', 'stage'],
  opens: (zone: string, seat: 0 | 1, viewer: 0 | 1 | 'public') =>
    zone === 'stage' || (zone === 'hand' && seat === viewer),
};
const open = (stage: (string | null)[], looks: string[] = []): TableModel => ({
  zones: [
    { deck: 30, hand: 2, stage },
    { deck: 31, hand: 3, stage: [] },
  ],
  cards: Object.fromEntries(
    [...stage, ...looks].filter((handle) => handle !== null).map((handle) => [handle, { no: `X-${handle}` }]),
  ),
  looks,
  facts: { turn: 3, attacker: null },
});

function stateOf(model: TableModel, known: string, before: ReadonlyMap<string, string> = new Map()): MirrorState {
  return {
    seq: 1,
    batch: '',
    cards: cardLines(sight.zones, model, before),
    counts: countsOf(sight.zones, model),
    facts: new Map(Object.entries(model.facts).map(([key, fact]) => [key, JSON.stringify(fact)])),
    status: '{}',
    seats: [
      { known, told: '' },
      { known: undefined, told: undefined },
    ],
  };
}

test('the public table is read back with face-down cards and looks in their order', () => {
  const model = open(['b', null, 'a', null], ['z', 'y']);
  expect(readMirror(sight, stateOf(model, ''), 'public')).toEqual(model);
});

test('a seat reads its hand, its own look and its own facts over the public part', () => {
  const model = open(['b', null]);
  const seen: TableModel = {
    ...model,
    zones: [{ ...model.zones[0], hand: ['h', 'i'], stage: ['b', 'down'] }, model.zones[1]],
    cards: { ...model.cards, h: { no: 'H-1' }, i: { no: 'H-2' }, down: { no: 'D-1', state: 'rest' }, l: { no: 'L-1' } },
    looks: ['l'],
    facts: { ...model.facts, attacker: 'h' },
  };
  const known = JSON.stringify(knownOf(sight.zones, seen, model));
  expect(readMirror(sight, stateOf(model, known), 0)).toEqual(seen);
  expect(readMirror(sight, stateOf(model, known), 'public')).toEqual(model);
});

test('a card that comes, goes or is put below another rewrites no line but its own', () => {
  let before = cardLines(sight.zones, open(['a', 'b', 'c']), new Map());
  for (const [stage, written] of [
    [['a', 'b', 'c', 'd'], ['d']],
    [['a', 'c', 'd'], []],
    [['e', 'a', 'c', 'd'], ['e']],
    [['e', 'a', 'f', 'c', 'd'], ['f']],
  ] as const) {
    const after = cardLines(sight.zones, open([...stage]), before);
    expect([...after].filter(([key, text]) => before.get(key) !== text).map(([key]) => key)).toEqual(written);
    expect(readMirror(sight, stateOf(open([...stage]), '', before), 'public').zones[0]['stage']).toEqual(stage);
    before = after;
  }
});
