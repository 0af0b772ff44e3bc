// Rulings on face-down cards in memory: they have no information (section 2).
import { test } from 'vitest';
import type { Effect } from '../ability-data.ts';
import { climax, event, fighter } from './bench/cards.ts';
import { faceDown } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const spell = (...effect: Effect[]) => event(effect, { name: 'spell' });
const cast = ['main', 'playEvent spell'] as const;
const secret = fighter(3000, { name: 'secret' });
const open = fighter(1000, { name: 'open' });
const memory = [faceDown(secret), open, faceDown(climax())];
const recall: Effect[] = [
  { do: 'choose', as: 'one', from: { who: 'you', where: 'memory' } },
  { do: 'move', target: { bound: 'one' }, to: 'hand' },
];

ruling('2: a face-down card in memory is seen by nobody, a face-up one by everybody', (r) => {
  r.table({ at: 'main', A: { memory } });
  for (const viewer of ['A', 'B', 'public'] as const)
    r.expectSeen(viewer, { 'A.memory': [null, 'open', null], looks: [] });
});
ruling('2: a face-down card in memory is of no kind', (r) => {
  const kinds = [{ type: 'character' }, { name: 'secret' }, { color: 'yellow' }, { level: { atMost: 3 } }] as const;
  for (const kind of kinds) {
    const find = spell({ do: 'choose', as: 'one', from: { who: 'you', where: 'memory', ...kind } }, ...recall.slice(1));
    r.table({ at: 'main', A: { hand: [find], memory: [faceDown(secret), faceDown(secret)] } });
    r.neverAsks('chooseTarget', cast);
    r.run(cast);
    r.expect({ A: { memory: 2, hand: 0 } });
  }
});
ruling('2: a card in memory is one whichever way it lies', (r) => {
  const count = spell({ do: 'damage', amount: { count: { who: 'you', where: 'memory' }, times: 1 }, to: 'opponent' });
  r.table({ at: 'main', A: { hand: [count], memory } });
  r.run(cast);
  r.expect({ B: { clock: 3 } });
});
ruling('2: a face-down card that goes from memory to hand is seen by its player alone', (r) => {
  r.table({ at: 'main', A: { hand: [spell(...recall)], memory } });
  r.offers('chooseTarget', ['secret', 'open', 'climax'], cast);
  r.run(cast, ['chooseTarget', 'secret']);
  r.expectSeen('A', { 'A.memory': ['open', null], 'A.hand': ['secret'] });
  r.expectSeen('B', { 'A.memory': ['open', null], 'A.hand': 1 });
});
ruling('2: what leaves memory for an open zone lies face up there', (r) => {
  const clear = spell({ do: 'move', target: { all: { who: 'you', where: 'memory' } }, to: 'waitingRoom' });
  r.table({ at: 'main', A: { hand: [clear], memory } });
  r.run(cast);
  for (const viewer of ['A', 'B', 'public'] as const)
    r.expectSeen(viewer, { 'A.memory': [], 'A.waitingRoom': ['spell', 'secret', 'open', 'climax'] });
});
ruling('2: what an effect puts into memory lies face up', (r) => {
  const keep = spell({ do: 'move', target: { all: { who: 'you', where: 'stage' } }, to: 'memory' });
  r.table({ at: 'main', A: { hand: [keep], frontLeft: open, memory: [faceDown(secret)] } });
  r.run(cast);
  r.expectSeen('B', { 'A.memory': ['open', null] });
});
