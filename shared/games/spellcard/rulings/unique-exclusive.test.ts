// Rulings on unique cards (1.10), exclusive effects (1.11), and what may be declined (1.12).
import { test } from 'vitest';
import type { Entry } from '../../../kernel/testing/ruling/words.ts';
import type { CardData, Effect, UsedItemData } from '../card-data.ts';
import {
  AIM,
  aiming,
  attackSpell,
  charm,
  DRAW,
  draw,
  everybody,
  fighter,
  instant,
  item,
  must,
  NEGATE,
  plain,
  power,
  quick,
  skilled,
  spell,
  terrain,
  USER,
} from './bench/cards.ts';
import { hurt, spent } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const X = fighter('X');
const Y = fighter('Y');
const V = fighter('V');
const relic = item('relic', draw(2), { unique: true });
const oath = spell('oath', 'X', draw(2), { unique: true });

ruling('a unique card is used once in a match; after that its copies cannot be used', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [relic, relic, oath, oath], deck: [...plain(2), ...plain(8)] } });
  r.offers('A.act', ['attack X', 'item relic', 'item relic', 'spell oath', 'spell oath']);
  r.act('item relic');
  r.expect({ used: ['relic'] });
  r.offers('A.act', ['attack X', 'spell oath', 'spell oath']);
  r.act('spell oath');
  r.expect({ used: ['relic', 'oath'] });
  r.offers('A.act', ['attack X']);
});
ruling('what one player has used the other cannot use any more', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [relic] }, B: { line: [V], hand: [relic] } });
  r.act('item relic', ['B.answer']);
  r.endTurn();
  r.startTurn();
  r.offers('B.act', ['attack V']);
  r.expectFact('public', 'used', ['relic']);
});
ruling('a unique card that answered is used up for whoever declared first, too', (r) => {
  const last = quick('last', DRAW, { unique: true });
  r.table({ at: 'action', A: { line: [X], hand: [last] }, B: { line: [V], hand: [last] } });
  r.offers('A.answer', ['item last'], ['act', 'attack X'], ['B.answer']);
  r.offers('A.answer', [], ['act', 'attack X'], ['B.answer', 'item last']);
});
ruling('it counts as used when it is declared, even if it comes to nothing', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [relic, relic] }, B: { line: [V], hand: [quick('parry', NEGATE)] } });
  r.at('B.answer', [['act', 'item relic']], (there) => there.expect({ used: ['relic'] }));
  r.act('item relic', ['B.answer', 'item parry']);
  r.expect({ used: ['relic'], A: { hand: ['relic'], discard: ['relic'] } });
  r.offers('A.act', ['attack X']);
});
ruling(
  'copies of a used unique card are Power cards: they pay 1 P each, also a spell card where those pay more',
  (r) => {
    const dear = item('dear', DRAW, { p: 2 });
    r.table({
      at: 'action',
      A: { line: [X], hand: [dear, relic, oath] },
      used: [relic, oath],
      options: { spellAsP: 2 },
    });
    r.offers('A.payP', ['relic', 'oath'], ['act', 'item dear']);
    r.illegal(['act', 'item dear'], ['payP', 'oath']);
    r.act('item dear', ['payP', 'oath', 'relic']);
    r.expect({ A: { hand: 1, discard: ['dear', 'relic', 'oath'] } });
  },
);
ruling('copies of a used unique card strengthen an attack as Power cards, for both sides', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [relic, oath] }, B: { line: [V] }, used: [relic, oath] });
  r.attack('X', ['V', 'relic', 'oath']);
  // Strike 3 and 2 more on a guard.
  r.expect({ A: { hand: 0, discard: ['oath', 'relic'] }, B: { line: { V: 9 } } });
});
ruling('a copy of a used unique spell card is no spell card to what asks for Power', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [spell('twin', 'X', DRAW, { p: 1 }), oath] }, used: [oath] });
  r.offers('A.payP', ['oath'], ['act', 'spell twin']);
  r.expect({ used: ['oath'] });
});
ruling('a unique environment is used up by coming, and lies on', (r) => {
  const dome = terrain('dome', [{ what: 'def', by: 1 }], { unique: true });
  r.table({ at: 'action', A: { line: [X], hand: [dome, dome] }, B: { line: [V] } });
  r.act('item dome');
  r.expect({ used: ['dome'], A: { environment: ['dome'], line: { X: { def: 1 } } } });
  r.offers('A.act', ['attack X']);
});
ruling('a card that is not unique is used as often as one likes', (r) => {
  const bolt = spell('bolt', 'X', DRAW);
  r.table({ at: 'action', A: { line: [X], hand: [bolt, bolt, item('it', DRAW), item('it', DRAW)] } });
  for (const action of ['spell bolt', 'item it', 'spell bolt', 'item it']) r.act(action);
  r.expect({ used: [], A: { hand: 4 } });
});
ruling('a unique card that is discarded to pay was not used', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [item('dear', DRAW, { p: 1 }), oath, oath] } });
  r.act('item dear', ['payP', 'oath']);
  r.expect({ used: [], A: { discard: ['dear', 'oath'] } });
  r.offers('A.act', ['attack X', 'spell oath']);
});

const mend = (by: number): Effect => ({ do: 'heal', target: USER, amount: by });
/** Heals its user by 1; "(X) 2 more". */
const balm: UsedItemData = item('balm', [mend(1)], { user: true, exclusive: [{ character: 'X', effect: [mend(2)] }] });
const wounded = [hurt(X, 3), hurt(Y, 3)];
ruling('T53: the exclusive item "(X) +2": used by Y the base effect; by X declining the base effect', (r) => {
  r.table({ at: 'action', A: { line: wounded, hand: [balm] } });
  r.neverAsks('wantExclusive', ['act', 'item balm'], ['nameUser', 'Y']);
  r.act('item balm', ['nameUser', 'Y']);
  r.expect({ A: { line: { X: 3, Y: 4 } } });
  r.table({ at: 'action', A: { line: wounded, hand: [balm] } });
  r.act('item balm', ['nameUser', 'X'], ['wantExclusive']);
  r.expect({ A: { line: { X: 4, Y: 3 } } });
});
ruling('used by X that wants it, the exclusive effect is done besides, after the other', (r) => {
  r.table({ at: 'action', A: { line: wounded, hand: [balm] } });
  r.act('item balm', ['nameUser', 'X'], ['wantExclusive', 'yes']);
  r.expect({ A: { line: { X: 6, Y: 3 } } });
  r.happened({ healed: 2 });
});
ruling('the exclusive effect is settled with the declaration: when it resolves nobody is asked', (r) => {
  r.table({ at: 'action', A: { line: wounded, hand: [balm] }, B: { line: [V], hand: 1 } });
  const way: Entry[] = [
    ['act', 'item balm'],
    ['nameUser', 'X'],
  ];
  r.neverAsks('wantExclusive', ...way, ['wantExclusive', 'yes'], ['B.answer']);
  r.at('B.answer', [...way, ['wantExclusive', 'yes']], (there) => there.expect({ A: { line: { X: 3, Y: 3 } } }));
});
ruling('of several exclusive effects the one of its user is done', (r) => {
  const both: UsedItemData = {
    ...balm,
    exclusive: [
      { character: 'X', effect: [mend(2)] },
      { character: 'Y', effect: [mend(4)] },
    ],
  };
  r.table({ at: 'action', A: { line: wounded, hand: [both] } });
  r.act('item balm', ['nameUser', 'Y'], ['wantExclusive', 'yes']);
  r.expect({ A: { line: { X: 3, Y: 8 } } });
});
ruling('an exclusive effect of an item that is negated, or whose user has left, is not done', (r) => {
  r.table({ at: 'action', A: { line: wounded, hand: [balm] }, B: { line: [V], hand: [quick('parry', NEGATE)] } });
  r.act('item balm', ['nameUser', 'X'], ['wantExclusive', 'yes'], ['B.answer', 'item parry']);
  r.expect({ A: { line: { X: 3, Y: 3 } } });
  const rich: UsedItemData = item('rich', DRAW, { user: true, exclusive: [{ character: 'X', effect: draw(3) }] });
  const snap = instant('snap', 'V', [], { attack: { type: 'absolute', power: 9 } });
  r.table({ at: 'action', A: { line: wounded, hand: [rich] }, B: { line: [V], hand: [snap] } });
  r.act('item rich', ['nameUser', 'X'], ['wantExclusive', 'yes'], ['B.answer', 'spell snap'], ['attackTarget', 'X']);
  r.expect({ A: { hand: 0, out: ['X'] } });
});
ruling('who declines the effect of an item may have wanted its exclusive one: that is done', (r) => {
  const choosy: UsedItemData = { ...balm, effect: [mend(1)] };
  r.table({ at: 'action', A: { line: wounded, hand: [choosy] } });
  r.act('item balm', ['nameUser', 'X'], ['wantExclusive', 'yes'], ['useEffect']);
  r.expect({ A: { line: { X: 5, Y: 3 } } });
});

ruling(
  'an item that needs a user names a living own character, also one that is busy, silent or without spirit',
  (r) => {
    const line = [spent(X, 0), Y, fighter('Z')];
    r.table({ at: 'action', A: { line, hand: [balm], out: [fighter('T')] }, B: { line: [V] } });
    r.offers('A.nameUser', ['X', 'Y', 'Z'], ['act', 'item balm']);
    r.act('item balm', ['nameUser', 'X'], ['wantExclusive']);
    r.expect({ A: { line: { X: { spirit: 0, state: 'ready', done: [] }, Y: 10, Z: 10 } } });
  },
);
ruling('an item that attacks does so as its user: with what that wears and is', (r) => {
  const bomb = item('bomb', [], { user: true, attack: { type: 'absolute', power: { stat: 'atk', of: USER } } });
  const line = [fighter('X', { atk: 1 }), fighter('Y', { atk: 6 })];
  r.table({ at: 'action', A: { line, hand: [bomb] }, B: { line: [V] } });
  r.act('item bomb', ['nameUser', 'Y']);
  r.expect({ B: { line: { V: 4 } } });
});

ruling('T54: a text without "must": its player may decline the effect', (r) => {
  const kind = item('kind', [{ do: 'heal', target: everybody('any'), amount: 2 }], { may: true });
  r.table({ at: 'action', A: { line: wounded, hand: [kind, kind] }, B: { line: [hurt(V, 5)] } });
  r.act('item kind');
  r.expect({ A: { line: { X: 3, Y: 3 }, discard: ['kind'] }, B: { line: { V: 5 } } });
  r.happened({ failed: 1 });
  r.act('item kind', ['useEffect', 'yes']);
  r.expect({ A: { line: { X: 5, Y: 5 } }, B: { line: { V: 7 } } });
});
ruling('an effect is declined whole, but for what its text demands', (r) => {
  const all: readonly Effect[] = [...draw(1), ...must({ do: 'hurt', target: everybody('you'), amount: 1 }), ...draw(1)];
  const pact = item('pact', all, { may: true });
  r.table({ at: 'action', A: { line: [X], hand: [pact, pact] } });
  r.act('item pact');
  r.expect({ A: { hand: 1, line: { X: 9 } } });
  r.act('item pact', ['useEffect', 'yes']);
  r.expect({ A: { hand: 2, line: { X: 8 } } });
});
ruling('what must be done is asked of nobody', (r) => {
  r.table({ at: 'action', A: { line: [skilled('X', DRAW)] } });
  r.neverAsks('useEffect', ['act', 'skill X']);
  r.act('skill X');
  r.expect({ A: { hand: 1 } });
});
ruling('it is declined when it resolves: until then the other does not know, and its cost is paid', (r) => {
  const gift = spell('gift', 'X', draw(2), { may: true, p: 1, spirit: 1 });
  r.table({ at: 'action', A: { line: [X], hand: [gift, ...power(1)] }, B: { line: [V], hand: 1 } });
  const way: Entry[] = [
    ['act', 'spell gift'],
    ['payP', 'power'],
  ];
  r.offers('A.useEffect', ['yes'], ...way, ['B.answer']);
  r.run(...way, ['B.answer'], ['useEffect']);
  r.expect({ A: { hand: 0, discard: ['gift', 'power'], line: { X: { spirit: 4 } } } });
});
ruling('the attack of a declaration is made, only the effect after it may be declined', (r) => {
  const bite = { ...attackSpell('bite', 'X', 'absolute', 2), effect: DRAW } as CardData;
  r.table({ at: 'action', A: { line: [X], hand: [bite, bite] }, B: { line: [V] } });
  r.act('spell bite');
  r.expect({ A: { hand: ['bite'] }, B: { line: { V: 8 } } });
  r.act('spell bite', ['useEffect', 'yes']);
  r.expect({ A: { hand: 1 }, B: { line: { V: 6 } } });
});
ruling('a barrier charm with an effect may be used for it, one without only for the barrier', (r) => {
  const lucky = charm('lucky');
  const bright = item('bright', DRAW, { kind: 'barrierCharm' });
  r.table({ at: 'action', A: { line: [X], hand: [lucky, bright] }, B: { line: [V] } });
  r.offers('A.act', ['attack X', 'item bright']);
  r.act('item bright');
  r.expect({ A: { hand: 2, discard: ['bright'] } });
});
ruling('targets are named with the declaration, whether its effect will be wanted or not', (r) => {
  const hex = item('hex', [{ do: 'hurt', target: AIM, amount: 2 }], { may: true, ...aiming() });
  r.table({ at: 'action', A: { line: [X], hand: [hex] }, B: { line: [V, fighter('W')] } });
  r.act('item hex', ['nameTarget', 'W'], ['useEffect', 'yes']);
  r.expect({ B: { line: { V: 10, W: 8 } } });
});
