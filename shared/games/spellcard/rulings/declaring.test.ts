// Rulings on declaring (1.3 to 1.8, 6.1): whose card it is, what it costs, and what is named.
import { test } from 'vitest';
import type { Entry } from '../../../kernel/testing/ruling/words.ts';
import {
  AIM,
  aiming,
  attackSpell,
  DRAW,
  draw,
  fighter,
  gear,
  item,
  plain,
  power,
  skilled,
  spell,
  terrain,
} from './bench/cards.ts';
import { changed, guarding, hurt, spent } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const X = fighter('X');
const Y = fighter('Y');
const V = fighter('V');

ruling('T24: a spell card of X is not used by Y: without X in the battle line it cannot be used', (r) => {
  r.table({ at: 'action', A: { line: [Y], hand: [spell('bolt', 'X', DRAW)], out: [X] } });
  r.offers('A.act', ['attack Y']);
  r.illegal(['act', 'spell bolt']);
});
ruling('T24: a spell card of X is used by X, whoever stands beside it: X pays, X has acted', (r) => {
  const bolt = spell('bolt', 'X', DRAW, { spirit: 2 });
  r.table({ at: 'action', A: { line: [Y, X], hand: [bolt] }, B: { line: [fighter('X')] } });
  r.act('spell bolt');
  r.expect({
    A: { line: { X: { spirit: 3, done: ['spell'] }, Y: { spirit: 5, done: [] } } },
    B: { line: { X: { spirit: 5, done: [] } } },
  });
});
ruling('nobody uses the spell cards of an enemy character', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [spell('bolt', 'V', DRAW)] }, B: { line: [V] } });
  r.illegal(['act', 'spell bolt']);
});

const dear = spell('dear', 'X', draw(1), { p: 2 });
ruling('P is paid with Power cards and with spell cards, of whichever character, each worth 1', (r) => {
  const hand = [dear, ...power(1), spell('of Y', 'Y'), spell('of nobody', 'Z'), item('it', DRAW), gear('blade')];
  r.table({ at: 'action', A: { line: [X], hand } });
  r.offers('A.payP', ['power', 'of Y', 'of nobody'], ['act', 'spell dear']);
  r.illegal(['act', 'spell dear'], ['payP', 'power']);
  r.act('spell dear', ['payP', 'power', 'of Y']);
  r.expect({ A: { hand: ['plain', 'of nobody', 'it', 'blade'], discard: ['dear', 'of Y', 'power'] } });
});
ruling('neither the card itself nor items, equipment and environments pay', (r) => {
  const hand = [dear, ...power(1), item('it', DRAW), gear('blade'), terrain('moor'), ...plain(1)];
  r.table({ at: 'action', A: { line: [X], hand } });
  r.illegal(['act', 'spell dear']);
});
ruling('paying more P than needed is possible, and what is too much is lost', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [spell('bolt', 'X', DRAW, { p: 1 }), ...power(3)] } });
  r.act('spell bolt', ['payP', 'power', 'power', 'power']);
  r.expect({ A: { hand: 1, discard: ['bolt', 'power', 'power', 'power'] } });
});
ruling('spellAsP 0: spell cards pay nothing', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [dear, ...power(1), spell('of Y', 'Y')] }, options: { spellAsP: 0 } });
  r.illegal(['act', 'spell dear']);
  r.table({ at: 'action', A: { line: [X], hand: [dear, ...power(2), spell('of Y', 'Y')] }, options: { spellAsP: 0 } });
  r.offers('A.payP', ['power', 'power'], ['act', 'spell dear']);
});
ruling('spellAsP 2: a spell card pays for two', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [dear, spell('of Y', 'Y')] }, options: { spellAsP: 2 } });
  r.act('spell dear', ['payP', 'of Y']);
  r.expect({ A: { hand: 1, discard: ['dear', 'of Y'] } });
});
ruling('a spell card that is discarded as P does nothing, and strengthens no attack', (r) => {
  const ray = attackSpell('ray', 'X', 'absolute', 2, { p: 1 });
  r.table({ at: 'action', A: { line: [X], hand: [ray, spell('rich', 'X', draw(9))] }, B: { line: [V] } });
  r.act('spell ray', ['payP', 'rich']);
  r.expect({ A: { hand: 0 }, B: { line: { V: 8 } } });
  r.happened({ declared: 1 });
});
ruling('items, environments and equipment are paid alike', (r) => {
  const hand = [item('it', DRAW, { p: 1 }), terrain('moor', [], { p: 1 }), gear('blade', [], { p: 1 }), ...power(3)];
  r.table({ at: 'action', A: { line: [X], hand } });
  r.act('item it', ['payP', 'power']);
  r.act('item moor', ['payP', 'power']);
  r.act('equip blade', ['payP', 'power']);
  r.expect({ A: { hand: 1, environment: ['moor'], line: { X: { gear: ['blade'] } } } });
  r.happened({ paid: 3, declared: 2 });
});
ruling('a card that costs no P asks for none', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [spell('bolt', 'X', DRAW), ...power(1)] } });
  r.neverAsks('payP', ['act', 'spell bolt']);
  r.act('spell bolt');
  r.happened({ paid: 0 });
});
ruling('the number of P that was paid is told, and what paid lies open in the discard pile', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [dear, ...power(3)] }, B: { line: [V], hand: 1 } });
  r.stop('B.answer', ['act', 'spell dear'], ['payP', 'power', 'power']);
  r.expectSeen('B', { 'A.discard': ['power', 'power'], 'A.hand': 1, 'A.chain': ['dear'] });
  r.happened({ paid: 1 });
  r.because('paid', 'declared');
});

ruling('spellSpiritDefault: what a spell card costs that prints no spirit, 1 unless the match says otherwise', (r) => {
  const { spirit: _, ...bolt } = spell('bolt', 'X', DRAW);
  for (const cost of [0, 1, 2]) {
    r.table({ at: 'action', A: { line: [spent(X, 4)], hand: [bolt] }, options: { spellSpiritDefault: cost } });
    r.act('spell bolt');
    r.expect({ A: { line: { X: { spirit: 4 - cost } } } });
  }
  r.table({ at: 'action', A: { line: [spent(X, 4)], hand: [bolt] } });
  r.act('spell bolt');
  r.expect({ A: { line: { X: { spirit: 3 } } } });
});
ruling('what a spell card prints is paid, whatever the match says', (r) => {
  const bolt = spell('bolt', 'X', DRAW, { spirit: 3 });
  r.table({ at: 'action', A: { line: [spent(X, 3)], hand: [bolt] }, options: { spellSpiritDefault: 0 } });
  r.act('spell bolt');
  r.expect({ A: { line: { X: { spirit: 0 } } } });
});
ruling('without spirit a character uses no spell card, not even one that costs none', (r) => {
  r.table({ at: 'action', A: { line: [spent(X, 0), Y], hand: [spell('bolt', 'X', DRAW), item('it', DRAW)] } });
  r.offers('A.act', ['attack Y', 'item it']);
});
ruling('a skill costs its spirit, and with too little of it is not offered', (r) => {
  const skilful = skilled('X', DRAW, { spirit: 3 });
  r.table({ at: 'action', A: { line: [spent(skilful, 2)] } });
  r.offers('A.act', ['attack X']);
  r.table({ at: 'action', A: { line: [spent(skilful, 3)] } });
  r.act('skill X');
  r.expect({ A: { hand: 1, line: { X: { spirit: 0, done: ['skill'] } } } });
});
ruling('HP that a skill costs are paid besides spirit', (r) => {
  const martyr = skilled('X', DRAW, { spirit: 1, hp: 2 });
  r.table({ at: 'action', A: { line: [hurt(martyr, 3)] } });
  r.act('skill X');
  r.expect({ A: { hand: 1, line: { X: { hp: 1, spirit: 4 } } } });
});
ruling('one character may use skill and spell cards in one turn, as many as can be paid', (r) => {
  const bolt = () => spell('bolt', 'X', DRAW, { spirit: 2 });
  r.table({ at: 'action', A: { line: [spent(skilled('X', DRAW), 5)], hand: [bolt(), bolt(), bolt()] } });
  r.act('spell bolt');
  r.act('skill X');
  r.act('spell bolt');
  r.illegal(['act', 'spell bolt']);
  r.expect({ A: { line: { X: { spirit: 0, done: ['spell', 'skill', 'spell'] } } } });
});
ruling('an item costs nobody spirit, and can be used with nobody fit to act', (r) => {
  r.table({ at: 'action', A: { line: [spent(X, 0)], hand: [item('it', DRAW)] } });
  r.act('item it');
  r.expect({ A: { hand: 1, line: { X: { spirit: 0, done: [] } } } });
});

const two = { targets: [{ as: 'aim', from: { who: 'foe', where: 'line' }, amount: 2 }] } as const;
ruling('what names two names two different ones, and cannot be declared with one', (r) => {
  const hex = item('hex', [{ do: 'hurt', target: AIM, amount: 1 }], two);
  r.table({ at: 'action', A: { line: [X], hand: [hex] }, B: { line: [V] } });
  r.illegal(['act', 'item hex']);
  r.table({ at: 'action', A: { line: [X], hand: [hex] }, B: { line: [V, fighter('W'), fighter('U')] } });
  r.illegal(['act', 'item hex'], ['nameTarget', 'V']);
  r.act('item hex', ['nameTarget', 'V', 'U']);
  r.expect({ B: { line: { V: 9, W: 10, U: 9 } } });
});
ruling('two names of one declaration are two different cards, and the first leaves one for the second', (r) => {
  const swap = item(
    'swap',
    [
      { do: 'hurt', target: { bound: 'one' }, amount: 1 },
      { do: 'hurt', target: { bound: 'other' }, amount: 2 },
    ],
    {
      targets: [
        { as: 'one', from: { who: 'foe', where: 'line' } },
        { as: 'other', from: { who: 'foe', where: 'line', stance: 'guard' } },
      ],
    },
  );
  const way: Entry[] = [['act', 'item swap']];
  r.table({
    at: 'action',
    A: { line: [X], hand: [swap] },
    B: { line: [guarding(V), { lies: fighter('W'), state: 'busy' }] },
  });
  // Only V guards: it has to be left for the second name.
  r.run(...way);
  r.expect({ B: { line: { V: 8, W: 9 } } });
  r.table({ at: 'action', A: { line: [X], hand: [swap] }, B: { line: [V, fighter('W')] } });
  r.run(...way, ['nameTarget', 'W']);
  r.expect({ B: { line: { V: 8, W: 9 } } });
});
ruling('what names up to so many may name fewer, or nobody', (r) => {
  const hex = item('hex', [{ do: 'hurt', target: AIM, amount: 1 }, ...draw(1)], {
    targets: [{ as: 'aim', from: { who: 'foe', where: 'line' }, amount: 2, upTo: true }],
  });
  const line = [V, fighter('W'), fighter('U')];
  r.table({ at: 'action', A: { line: [X], hand: [hex, hex] }, B: { line } });
  r.act('item hex', ['nameTarget', 'W']);
  r.expect({ B: { line: { V: 10, W: 9, U: 10 } }, A: { hand: 2 } });
  r.act('item hex', ['nameTarget']);
  r.expect({ B: { line: { V: 10, W: 9, U: 10 } }, A: { hand: 2 } });
});
ruling('what there is nothing to name for cannot be declared, whatever it costs', (r) => {
  const mend = spell('mend', 'X', [{ do: 'heal', target: AIM, amount: 1 }], aiming({ who: 'you', wounded: true }));
  const call = skilled('Y', [{ do: 'move', target: AIM, to: 'hand' }], {
    targets: [{ as: 'aim', from: { who: 'you', where: 'discard', type: 'power' } }],
  });
  r.table({ at: 'action', A: { line: [X, call], hand: [mend] } });
  r.offers('A.act', ['attack X', 'attack Y']);
  r.table({ at: 'action', A: { line: [hurt(X, 9), call], hand: [mend], discard: power(1) } });
  r.offers('A.act', ['attack X', 'attack Y', 'skill Y', 'spell mend']);
});
ruling('an item is offered if one of its possible users has something to name, and only to that one', (r) => {
  const share = item('share', [{ do: 'heal', target: AIM, amount: 1 }], {
    user: true,
    ...aiming({ who: 'you', wounded: true, other: true }),
  });
  r.table({ at: 'action', A: { line: [X], hand: [share] } });
  r.illegal(['act', 'item share']);
  r.table({ at: 'action', A: { line: [hurt(X, 5), Y, fighter('Z')], hand: [share] } });
  r.offers('A.nameUser', ['Y', 'Z'], ['act', 'item share']);
});
ruling('payment and targets are settled before anything is shown', (r) => {
  const hex = item('hex', [{ do: 'hurt', target: AIM, amount: 1 }], { p: 1, ...aiming() });
  r.table({ at: 'action', A: { line: [X], hand: [hex, ...power(1)] }, B: { line: [V, fighter('W')] } });
  const way: Entry[] = [
    ['act', 'item hex'],
    ['payP', 'power'],
  ];
  r.at('A.nameTarget', way, (there) => there.expectSeen('B', { 'A.hand': 2, 'A.chain': [], 'A.discard': [] }));
  r.run(...way, ['nameTarget', 'W']);
  r.expectSeen('B', { 'A.hand': 0, 'A.discard': ['hex', 'power'] });
});
ruling('silenced characters use no spell card, also where another one could', (r) => {
  const silent = changed(X, { what: 'spell', last: 9 });
  r.table({ at: 'action', A: { line: [silent, Y], hand: [spell('bolt', 'X', DRAW), spell('of Y', 'Y', DRAW)] } });
  r.offers('A.act', ['attack X', 'attack Y', 'spell of Y']);
});
