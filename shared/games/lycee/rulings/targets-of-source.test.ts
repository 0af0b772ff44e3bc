// Rulings on targets that are told by the card that names them: in its column, next to it, in battle with it (1.8, 7.4).
import { test } from 'vitest';
import type { Cost, Select } from '../card-data.ts';
import { always, bounce, declared, drawing, fighter, item, move } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const { ruling } = rulingsBy(test);
/** It returns a character that lies so to it. */
const doer = (from: Partial<Select>, cost: Cost = {}) =>
  fighter('doer', 1, 1, {
    basics: [move('jump')],
    abilities: [
      declared(cost, [{ do: 'move', target: { bound: 'aim' }, to: 'hand' }], {
        targets: [{ as: 'aim', from: { who: 'opponent', where: 'field', ...from } }],
      }),
    ],
  });
const trashThis: Cost = { special: [{ pay: 'trashThis' }] };

ruling('a target in the column of a card that its own cost has trashed is still a target', (r) => {
  r.table({ at: 'main', A: { AC: doer({ sameColumn: true }, trashThis) }, B: { DC: fighter('V') } });
  r.act('use doer');
  r.expect({ A: { AC: null, dustBox: ['doer'] }, B: { DC: null, hand: ['V'] } });
});
ruling('a target in the column of a card that has left in response is still a target', (r) => {
  r.table({ at: 'main', A: { AC: doer({ sameColumn: true }) }, B: { DC: fighter('V'), hand: [bounce()] } });
  r.act('use doer', ['B.respond', 'use bounce']);
  r.expect({ A: { AC: null, hand: ['doer'] }, B: { DC: null, hand: ['V'] } });
});
ruling('a target in the column of a card that has moved in response is still a target', (r) => {
  const B = { DC: fighter('V'), hand: [drawing('answer')] };
  r.table({ at: 'main', A: { AC: doer({ sameColumn: true }), hand: 1 }, B });
  r.act('use doer', ['B.respond', 'use answer'], ['A.respond', 'move doer'], ['moveTo', 'DR']);
  r.expect({ A: { DR: { name: 'doer' } }, B: { DC: null } });
});
ruling('a target that has left the column itself is lost, also if the card has followed it', (r) => {
  const boots = item('boots', always('bearer', [{ what: 'basic', basic: move('jump') }]));
  const own = { who: 'you', adjacent: true, other: true } as const;
  r.table({ at: 'main', A: { AC: doer(own), DC: fighter('P'), itemDC: boots, hand: 1 }, B: { hand: 2 } });
  r.act('use doer');
  r.expect({ A: { DC: null } });
  r.table({
    at: 'main',
    A: { AC: doer(own), DC: fighter('P'), itemDC: boots, hand: 1 },
    B: { hand: [drawing('answer'), drawing('again')] },
  });
  r.act(
    'use doer',
    ['B.respond', 'use answer'],
    ['A.respond', 'move P'],
    ['moveTo', 'DR'],
    ['B.respond', 'use again'],
    ['A.respond', 'move doer'],
    ['moveTo', 'AR'],
  );
  r.expect({ A: { AR: { name: 'doer' }, DR: { name: 'P' } } });
});
ruling('the opponent in battle of a card that its own cost has trashed is still a target', (r) => {
  r.table({ at: 'main', A: { AC: doer({ battling: 'opponent' }, trashThis) }, B: { DC: fighter('V') } });
  r.attack('doer', ['defender', 'V'], ['A.support', 'use doer']);
  r.expect({ A: { AC: null }, B: { DC: null, hand: ['V'] } });
});
ruling('what is chosen on resolution goes by where the card is then', (r) => {
  const near = declared({}, [
    { do: 'choose', as: 'one', from: { who: 'opponent', where: 'field', sameColumn: true } },
    { do: 'move', target: { bound: 'one' }, to: 'hand' },
  ]);
  const A = { AC: fighter('doer', 1, 1, { basics: [move('jump')], abilities: [near] }), hand: 1 };
  r.table({ at: 'main', A, B: { DC: fighter('V'), DR: fighter('W'), hand: [drawing('answer')] } });
  r.act('use doer', ['B.respond', 'use answer'], ['A.respond', 'move doer'], ['moveTo', 'AL']);
  r.expect({ B: { DC: { name: 'V' }, DR: null } });
});
