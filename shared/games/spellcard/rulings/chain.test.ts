// Rulings on declarations and chains (section 6): who answers whom and when, what is left of it, and what nobody answers.
import { test } from 'vitest';
import type { Entry } from '../../../kernel/testing/ruling/words.ts';
import type { CardData } from '../card-data.ts';
import {
  AIM,
  aiming,
  attacker,
  DRAW,
  draw,
  everybody,
  fighter,
  gear,
  instant,
  item,
  NEGATE,
  plain,
  power,
  quick,
  skilled,
  spell,
  terrain,
} from './bench/cards.ts';
import { hurt, spent, type TableSpec } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const X = attacker('X', 'absolute', 3);
const V = fighter('V');
const W = fighter('W');
/** X may attack V, with these hands. */
const duel = (A: readonly CardData[], B: readonly CardData[], options: TableSpec['options'] = {}): TableSpec => ({
  at: 'action',
  A: { line: [X], hand: A },
  B: { line: [V], hand: B },
  options,
});
const attackOfX = ['act', 'attack X'] as const;

ruling('T37: A attacks, B chains instant X, A chains instant Y: Y, X and the attack resolve in that order', (r) => {
  // Only in this order is there 1 HP to heal, and the attack after it.
  const cardY = quick('card Y', [{ do: 'hurt', target: everybody('foe'), amount: 1 }]);
  const cardX = quick('card X', [
    { do: 'heal', target: everybody('you'), amount: { stat: 'missing', of: everybody('you') } },
  ]);
  r.table(duel([cardY], [cardX]));
  r.attack('X', 'V', ['B.answer', 'item card X'], ['A.answer', 'item card Y']);
  r.order('declared', ['X', 'card X', 'card Y']);
  r.expect({ A: { discard: ['card Y'] }, B: { discard: ['card X'], line: { V: 7 } } });
  r.happened({ resolved: 3, healed: 1 });
});
ruling('a declaration does nothing before both have refused: it stands in the chain, paid for', (r) => {
  const dear = spell('dear', 'X', draw(3), { p: 1, spirit: 2 });
  r.table(duel([dear, ...power(1)], plain('any')));
  r.at(
    'B.answer',
    [
      ['act', 'spell dear'],
      ['payP', 'power'],
    ],
    (there) =>
      there.expect({
        A: { hand: 0, chain: ['dear'], discard: ['power'], line: { X: { spirit: 3, done: ['spell'] } } },
        window: 'B',
      }),
  );
  r.act('spell dear', ['payP', 'power']);
  r.expect({ A: { hand: 3, chain: 0, discard: ['dear', 'power'] } });
});
ruling('the opponent is asked first, then who declared; two refusals in a row close the chain', (r) => {
  r.table(duel([quick('own', DRAW)], [quick('other', DRAW)]));
  r.at('B.answer', [attackOfX], (there) => there.expect({ window: 'B' }));
  r.stop('A.answer', attackOfX, ['B.answer']);
  r.expectFact('public', 'window', { holder: r.seatOf('A'), passes: 1 });
  r.run(['A.answer']);
  r.expect({ A: { hand: 1 }, B: { hand: 1, line: { V: 7 } } });
  r.happened({ declared: 1, resolved: 1 });
});
ruling('one may answer the own declaration after the other has passed, and then the other is asked again', (r) => {
  r.table(duel([quick('own', DRAW)], [quick('other', DRAW)]));
  r.run(attackOfX, ['B.answer'], ['A.answer', 'item own'], ['B.answer', 'item other']);
  r.order('declared', ['X', 'own', 'other']);
  r.expect({ A: { discard: ['own'], hand: 1 }, B: { discard: ['other'], hand: 1, line: { V: 7 } } });
});
ruling('whoever has passed may still answer what the other declares after it', (r) => {
  r.table(duel([quick('own', DRAW)], [quick('late', NEGATE)]));
  r.run(attackOfX, ['B.answer'], ['A.answer', 'item own'], ['B.answer', 'item late']);
  r.expect({ A: { discard: ['own'], hand: 0 }, B: { line: { V: 7 } } });
});
ruling('chainClosesOnOnePass: nobody answers the own declaration, and one refusal closes the chain', (r) => {
  const options = { chainClosesOnOnePass: true };
  const table = duel([quick('own', DRAW)], [quick('one', DRAW), quick('two', DRAW)], options);
  r.table(table);
  r.neverAsks('A.answer', attackOfX, ['B.answer']);
  r.run(attackOfX, ['B.answer']);
  r.expect({ B: { line: { V: 7 } } });
  r.table(table);
  r.neverAsks('B.answer', attackOfX, ['B.answer', 'item one'], ['A.answer']);
  r.run(attackOfX, ['B.answer', 'item one'], ['A.answer', 'item own'], ['B.answer', 'item two']);
  r.happened({ declared: 4, resolved: 4 });
});
ruling('a chain that has begun to resolve is answered no more', (r) => {
  r.table(duel([quick('own', draw(2))], [quick('one', draw(2)), ...plain(1)]));
  const way: Entry[] = [attackOfX, ['B.answer', 'item one'], ['A.answer'], ['B.answer']];
  r.neverAsks('answer', ...way);
  r.run(...way);
  r.expect({ A: { hand: 1 }, B: { hand: 3, line: { V: 7 } } });
});
ruling('a chain may be as long as there are cards', (r) => {
  const all = (name: string) => [1, 2, 3].map((n) => quick(`${name}${n}`, DRAW));
  r.table(duel(all('a'), all('b')));
  const answers = [1, 2, 3].flatMap((n): Entry[] => [
    ['B.answer', `item b${n}`],
    ['A.answer', `item a${n}`],
  ]);
  r.run(attackOfX, ...answers);
  r.order('declared', ['X', 'b1', 'a1', 'b2', 'a2', 'b3', 'a3']);
  r.expect({ A: { discard: ['a1', 'a2', 'a3'] }, B: { discard: ['b1', 'b2', 'b3'] } });
});

ruling('T38: what is final nobody may answer, neither the other nor whoever has declared it', (r) => {
  const bolt = spell('bolt', 'X', DRAW, { final: true });
  const last = item('last', DRAW, { final: true });
  r.table(duel([bolt, last, quick('own', DRAW)], [quick('parry', NEGATE)]));
  for (const action of ['spell bolt', 'item last']) {
    r.neverAsks('answer', ['act', action]);
    r.act(action);
  }
  r.expect({ A: { hand: ['plain', 'plain', 'own'] }, B: { hand: ['parry'] }, window: null });
});
ruling('a final answer closes the chain for both, and what was declared before it still resolves', (r) => {
  const stop = instant('stop', 'V', [{ do: 'heal', target: 'user', amount: 1 }], { final: true });
  r.table(duel([quick('own', NEGATE)], [stop, ...plain(1)]));
  r.neverAsks('answer', attackOfX, ['B.answer', 'spell stop']);
  r.attack('X', 'V', ['B.answer', 'spell stop']);
  r.expect({ A: { hand: ['own'] }, B: { line: { V: 7 } } });
  r.happened({ resolved: 2 });
});
ruling('a final environment comes unanswered, too', (r) => {
  r.table(duel([terrain('moor', [], { final: true })], [quick('parry', NEGATE)]));
  r.neverAsks('answer', ['act', 'item moor']);
  r.act('item moor');
  r.expect({ A: { environment: ['moor'] } });
});

ruling('an instant may be the first link in the own action phase', (r) => {
  const quickX = skilled('X', DRAW, { speed: 'instant' });
  const hand = [instant('snap', 'X', DRAW), quick('parry', DRAW)];
  r.table({ at: 'action', A: { line: [quickX], hand } });
  r.offers('A.act', ['attack X', 'skill X', 'spell snap', 'item parry']);
  r.act('spell snap');
  r.act('item parry');
  r.act('skill X');
  r.expect({ A: { hand: 3 } });
});
ruling('nobody declares in the turn of the other without something to answer', (r) => {
  r.table({
    at: 'action',
    A: { line: [X], hand: [gear('blade')] },
    B: { line: [skilled('V', DRAW, { speed: 'instant' })], hand: [quick('parry', DRAW)] },
  });
  r.neverAsks('B.answer', ['act']);
  r.neverAsks('B.answer', ['act', 'equip blade']);
  r.neverAsks('B.act', ['act']);
  r.expect({ turnPlayer: 'A' });
});
ruling('nothing active is ever an answer, whoever has the turn; instants of every kind are', (r) => {
  const actives = [spell('bolt', 'X', DRAW), item('it', DRAW), terrain('moor'), gear('blade')];
  const line = [X, skilled('Y', DRAW), skilled('Z', DRAW, { speed: 'instant' })];
  const instants = [instant('snap', 'X', DRAW), quick('parry', DRAW), terrain('fog', [], { speed: 'instant' })];
  r.table({ at: 'action', A: { line, hand: [...actives, ...instants] }, B: { line: [V], hand: 1 } });
  r.offers('A.answer', ['skill Z', 'spell snap', 'item parry', 'item fog'], attackOfX, ['B.answer']);
});
ruling('an instant environment lies on the table before what it answers resolves', (r) => {
  const thorns = terrain('thorns', [{ what: 'against', type: 'absolute', by: 2 }], { speed: 'instant' });
  r.table(duel([], [thorns]));
  r.attack('X', 'V', ['B.answer', 'item thorns']);
  r.expect({ B: { line: { V: 5 }, environment: ['thorns'] } });
});
ruling('an answer is paid like anything else, and one that cannot be paid is not offered', (r) => {
  const dear = quick('dear', DRAW, { p: 2 });
  const tiring = instant('tiring', 'W', DRAW, { spirit: 3 });
  const facing = (spirit: number, hand: readonly CardData[]) =>
    r.table({ at: 'action', A: { line: [X] }, B: { line: [V, spent(W, spirit)], hand } });
  const way: Entry[] = [attackOfX, ['attackTarget', 'V']];
  facing(2, [dear, tiring]);
  r.offers('B.answer', [], ...way);
  facing(3, [dear, tiring]);
  r.offers('B.answer', ['spell tiring'], ...way);
  facing(2, [dear, tiring, ...power(1)]);
  r.offers('B.answer', ['item dear'], ...way);
  r.run(...way, ['B.answer', 'item dear'], ['payP', 'tiring', 'power']);
  r.expect({ B: { hand: 1, discard: ['dear', 'power', 'tiring'] } });
});

const snap = instant('snap', 'V', [], { attack: { type: 'absolute', power: 10 } });
ruling('whose user has left the battle does nothing; its card is discarded, and its cost stays paid', (r) => {
  const bolt = spell('bolt', 'X', draw(3), { p: 1, spirit: 2 });
  r.table({
    at: 'action',
    A: { line: [X, fighter('Y')], hand: [bolt, ...power(1)] },
    B: { line: [V], hand: [snap] },
  });
  r.run(['act', 'spell bolt'], ['payP', 'power'], ['B.answer', 'spell snap'], ['attackTarget', 'X']);
  r.expect({ A: { hand: 0, out: ['X'], line: ['Y'], discard: ['bolt', 'power'] } });
  r.happened({ resolved: 1, failed: 1 });
});
ruling('a skill and an item whose user has left do nothing just so; an item without a user goes on', (r) => {
  const tonic = item('tonic', draw(3), { user: true });
  const line = [skilled('X', draw(3)), fighter('Y')];
  const way: Entry[] = [
    ['B.answer', 'spell snap'],
    ['attackTarget', 'X'],
  ];
  r.table({ at: 'action', A: { line, hand: [tonic] }, B: { line: [V], hand: [snap] } });
  r.run(['act', 'item tonic'], ['nameUser', 'X'], ...way);
  r.expect({ A: { hand: 0, discard: ['tonic'] } });
  r.table({ at: 'action', A: { line }, B: { line: [V], hand: [snap] } });
  r.run(['act', 'skill X'], ...way);
  r.expect({ A: { hand: 0 } });
  r.table({ at: 'action', A: { line, hand: [item('it', draw(3))] }, B: { line: [V], hand: [snap] } });
  r.run(['act', 'item it'], ...way);
  r.expect({ A: { hand: 3, out: ['X'] } });
});
ruling('whose target is gone does nothing, and no new target is named', (r) => {
  const mend = item('mend', [{ do: 'heal', target: AIM, amount: 5 }, ...draw(2)], aiming({ who: 'you' }));
  r.table({ at: 'action', A: { line: [X, hurt(fighter('Y'), 4)], hand: [mend] }, B: { line: [V], hand: [snap] } });
  r.run(['act', 'item mend'], ['nameTarget', 'X'], ['B.answer', 'spell snap'], ['attackTarget', 'X']);
  r.expect({ A: { out: ['X'], line: { Y: 4 }, hand: 0, discard: ['mend'] } });
  r.happened({ failed: 1 });
});
ruling('of several targets those that are gone are left out, and the others are still meant', (r) => {
  const mend = item('mend', [{ do: 'heal', target: AIM, amount: 5 }], {
    targets: [{ as: 'aim', from: { who: 'you', where: 'line' }, amount: 2 }],
  });
  const line = [X, hurt(fighter('Y'), 4), hurt(fighter('Z'), 4)];
  r.table({ at: 'action', A: { line, hand: [mend] }, B: { line: [V], hand: [snap] } });
  r.run(['act', 'item mend'], ['nameTarget', 'X', 'Y'], ['B.answer', 'spell snap'], ['attackTarget', 'X']);
  r.expect({ A: { line: { Y: 9, Z: 4 } } });
});
