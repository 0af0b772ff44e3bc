// The short forms: whatever is packed is unpacked to the same, questions of every kind included.
import { expect, test } from 'vitest';
import type { ShownAsk } from '../kernel/view.ts';
import { faceText, packAsk, packMoves, readFace, unpackAsk, unpackMoves } from './pack.ts';

test('a face survives its text with every part and with none', () => {
  const faces = [
    { no: 'A-1' },
    { no: 'A-1', state: 'rest' },
    { no: 'A-1', values: {} },
    { no: 'A-1', state: 'stand', values: { power: 2500, soul: -1 } },
  ];
  for (const face of faces) expect(readFace(faceText(face))).toEqual(face);
});

test('moves survive with what is known of them: nothing, one side, or both', () => {
  const now = { handle: 'abc', face: { no: 'A-1', state: 'rest' } };
  for (const moves of [
    [],
    [{ was: null, now: null }],
    [
      { was: 'x', now: null },
      { was: null, now },
      { was: 'x', now },
      { was: null, now: null },
    ],
  ]) {
    expect(unpackMoves(packMoves(moves))).toEqual(moves);
  }
});

test('a question survives with every kind of thing to choose', () => {
  const ask: ShownAsk = {
    id: 12,
    seat: 1,
    why: 'act',
    min: 0,
    max: 3,
    cancelable: true,
    ordered: true,
    covert: 'counter',
    about: { card: null, no: 'A-1', path: 'abilities.0' },
    from: [
      { card: 'abc' },
      { back: 1 },
      { back: 7 },
      { slot: 'frontLeft' },
      { slot: 'frontLeft', seat: 0 },
      { option: 'left' },
      { seat: 1 },
      { ability: { source: 'abc', no: 'A-1', path: 'abilities.1' } },
      { declared: { nth: 2, source: 'abc', no: 'A-1', path: 'abilities.1' } },
      { action: { do: 'play', card: 'abc' } },
      { action: { do: 'play', card: 'def', ability: 0 } },
      { action: { do: 'play', card: 'def', ability: 1, given: { no: 'A-2', path: 'abilities.0' } } },
      { action: { do: 'play' } },
      { action: { do: 'pass', ability: 2 } },
      { range: { from: 0, to: 9 } },
      { action: { do: 'play', card: 'ghi' } },
    ],
  };
  expect(unpackAsk(JSON.parse(JSON.stringify(packAsk(ask))), 1)).toEqual(ask);
  const plain: ShownAsk = { id: 1, seat: 0, why: 'x', min: 0, max: 0, from: [], cancelable: false };
  expect(unpackAsk(packAsk(plain), 0)).toEqual(plain);
});
