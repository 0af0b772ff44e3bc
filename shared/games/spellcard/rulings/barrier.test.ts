// Rulings on the last-ditch barrier (section 5, end): how it is fought, and with what.
import { test } from 'vitest';
import type { Entry } from '../../../kernel/testing/ruling/words.ts';
import type { CardData } from '../card-data.ts';
import {
  armour,
  attacker,
  charm,
  DRAW,
  fighter,
  gear,
  item,
  NEGATE,
  plain,
  power,
  quick,
  skilled,
  spell,
} from './bench/cards.ts';
import { duel, ON_V, ofV, ofX, V, W, X } from './bench/duel.ts';
import { type CardSpec, hurt, wearing } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);

ruling('T40: the defender gives a V spell, the attacker an A spell, the defender has none left: V is out', (r) => {
  const victim = wearing(hurt(V, 2), gear('blade'), armour('shell'));
  r.table(duel([ofX()], [ofV()], { victim }));
  r.attack('X', 'V', ['barrierDefend', 'seal'], ['barrierAttack', 'spark']);
  r.expect({ A: { hand: 0, discard: ['spark'] }, B: { line: ['W'], out: ['V'], gear: 0, hand: 0 } });
  r.expect({ B: { discard: ['shell', 'blade', 'seal'] }, barrier: null });
  r.happened({ barrierRaised: 1, barrierFed: 2, barrierDecided: 1, damaged: 1, fell: 1 });
});
ruling('T41: as T40, but the attacker declines: V lives with 1 HP', (r) => {
  r.table(duel([ofX()], [ofV()]));
  r.attack('X', 'V', ['barrierDefend', 'seal'], ['barrierAttack']);
  r.expect({ A: { hand: ['spark'] }, B: { line: { V: 1, W: 10 }, discard: ['seal'], out: 0 } });
  r.happened({ barrierRaised: 1, barrierFed: 1, barrierDecided: 1, fell: 0 });
});
ruling('T42: V with 5 HP meets danmaku 5 and wins its barrier: 1 HP, not 5', (r) => {
  r.table(duel([], [ofV()], { line: [attacker('X', 'danmaku', 5)], victim: hurt(V, 5) }));
  r.attack('X', 'V', ['barrierDefend', 'seal']);
  r.expect({ B: { line: { V: 1, W: 10 } } });
});
ruling('T44: a barrier charm stands in for a V spell, and the attacker has no A spell: V has 1 HP', (r) => {
  r.table(duel([item('it', DRAW)], [charm()]));
  r.offers('A.barrierAttack', [], ...ON_V, ['barrierDefend', 'charm']);
  r.attack('X', 'V', ['barrierDefend', 'charm']);
  r.expect({ A: { hand: 1 }, B: { line: { V: 1, W: 10 }, discard: ['charm'] } });
});
ruling('T45: V uses a skill that costs its last HP: no barrier, V is out', (r) => {
  const martyr = skilled('V', DRAW, { hp: 2 });
  r.table({ at: 'action', A: { line: [hurt(martyr, 2), W], hand: [ofV(), charm()] } });
  r.neverAsks('barrierDefend', ['act', 'skill V']);
  r.act('skill V');
  r.expect({ A: { line: ['W'], out: ['V'], hand: ['seal', 'charm'] } });
  r.happened({ barrierRaised: 0, damaged: 1, fell: 1 });
});
ruling('the defender that declines, or has nothing to give, loses its character', (r) => {
  r.table(duel([], [ofV()]));
  r.attack('X', 'V', ['barrierDefend']);
  r.expect({ B: { line: ['W'], out: ['V'], hand: ['seal'] } });
  r.table(duel([ofX()], plain(2)));
  r.offers('B.barrierDefend', [], ...ON_V);
  r.neverAsks('barrierAttack', ...ON_V, ['barrierDefend']);
  r.attack('X', 'V', ['barrierDefend']);
  r.expect({ A: { hand: 1 }, B: { out: ['V'], hand: 2 } });
});
ruling('both go on by turns as long as they like, and whoever stops first has lost', (r) => {
  const hands = [
    [ofX('spark'), ofX('flash')],
    [ofV('seal'), ofV('wall'), charm()],
  ] as const;
  const way = [
    ['barrierDefend', 'seal'],
    ['barrierAttack', 'flash'],
    ['barrierDefend', 'charm'],
    ['barrierAttack', 'spark'],
  ] as const;
  r.table(duel(...hands));
  r.offers('B.barrierDefend', ['wall'], ...ON_V, ...way);
  r.attack('X', 'V', ...way, ['barrierDefend', 'wall']);
  r.expect({
    A: { hand: 0, discard: ['spark', 'flash'] },
    B: { line: { V: 1, W: 10 }, discard: ['wall', 'charm', 'seal'] },
  });
  r.table(duel(...hands));
  r.attack('X', 'V', ...way, ['barrierDefend']);
  r.expect({ B: { out: ['V'], hand: ['wall'] } });
});
ruling('only spell cards of the character in danger help, and only a charm in their stead', (r) => {
  const hand = [ofV(), spell('of W', 'W'), ofX(), charm(), item('it', DRAW), ...power(1), ...plain(1)];
  r.table(duel([], hand));
  r.offers('B.barrierDefend', ['seal', 'charm'], ...ON_V);
});
ruling('the attacker gives only spell cards of the character that attacks', (r) => {
  const hand = [ofX(), spell('of Y', 'Y'), ofV(), charm(), item('it', DRAW), ...power(1), ...plain(1)];
  r.table(duel(hand, [ofV()], { line: [X, fighter('Y')] }));
  r.offers('A.barrierAttack', ['spark'], ...ON_V, ['barrierDefend', 'seal']);
});
ruling('charmForAttacker: a charm stands in for a spell card of the attacker, too', (r) => {
  r.table(duel([charm()], [ofV()], { options: { charmForAttacker: true } }));
  r.attack('X', 'V', ['barrierDefend', 'seal'], ['barrierAttack', 'charm']);
  r.expect({ A: { discard: ['charm'] }, B: { out: ['V'] } });
});
ruling('a unique card that was used is only a Power card: neither a spell card nor a charm', (r) => {
  const one = spell('one', 'V', DRAW, { unique: true });
  const last = spell('last', 'X', DRAW, { unique: true });
  const star = charm('star', { unique: true });
  const held = duel([last, ofX()], [one, star, ofV()]);
  r.table(held);
  r.offers('B.barrierDefend', ['one', 'star', 'seal'], ...ON_V);
  r.offers('A.barrierAttack', ['last', 'spark'], ...ON_V, ['barrierDefend', 'seal']);
  r.table({ ...held, used: [one, last, star] });
  r.offers('B.barrierDefend', ['seal'], ...ON_V);
  r.offers('A.barrierAttack', ['spark'], ...ON_V, ['barrierDefend', 'seal']);
});
ruling('a unique card that is given to a barrier was not used', (r) => {
  const star = charm('star', { unique: true });
  r.table(duel([], [star]));
  r.attack('X', 'V', ['barrierDefend', 'star']);
  r.expect({ B: { line: { V: 1, W: 10 } }, used: [] });
});
ruling('what is given to a barrier costs nothing, has no effect and is no declaration', (r) => {
  const dear = spell('dear', 'V', [{ do: 'draw', amount: 3 }], { p: 3, spirit: 3, final: true });
  r.table(duel([], [dear]));
  r.attack('X', 'V', ['barrierDefend', 'dear']);
  r.expect({ B: { line: { V: { hp: 1, spirit: 5 }, W: 10 }, hand: 0, deck: 20, discard: ['dear'] } });
  r.happened({ declared: 1, paid: 0 });
});
ruling('silence does not keep anybody from giving spell cards to a barrier', (r) => {
  const silent: CardSpec = { lies: fighter('V'), hp: 2, state: 'busy', changes: [{ what: 'spell', last: 9 }] };
  r.table(duel([], [ofV()], { victim: silent }));
  r.attack('X', 'V', ['barrierDefend', 'seal']);
  r.expect({ B: { line: { V: 1, W: 10 } } });
});
ruling('nobody chains inside a barrier', (r) => {
  const parry = quick('parry', NEGATE);
  r.table(duel([ofX(), parry], [ofV(), parry]));
  const way = [...ON_V, ['B.answer'], ['A.answer'], ['barrierDefend', 'seal'], ['barrierAttack', 'spark']] as const;
  r.neverAsks('answer', ...way, ['barrierDefend']);
  r.run(...way);
  r.expect({ B: { out: ['V'], hand: ['parry'] } });
});
ruling('whoever has no hand is not asked: it gives nothing', (r) => {
  r.table(duel([ofX()], []));
  r.neverAsks('barrierDefend', ...ON_V);
  r.attack('X', 'V');
  r.expect({ B: { out: ['V'] } });
  r.table(duel([], [ofV()]));
  r.neverAsks('barrierAttack', ...ON_V, ['barrierDefend', 'seal']);
  r.attack('X', 'V', ['barrierDefend', 'seal']);
  r.expect({ B: { line: { V: 1, W: 10 } } });
});

ruling('what a seat could give is hidden: the question is heard the same whatever its hand holds', (r) => {
  const asked = (why: string, hands: readonly [readonly CardData[], readonly CardData[]], ...way: Entry[]): string => {
    r.table(duel(...hands));
    const seat = why.slice(0, 1) as 'A' | 'B';
    let heard = '';
    r.at(why, [...ON_V, ...way], (there, spec) => {
      if (spec.covert !== 'barrier') throw new Error('the window of the barrier is covert');
      heard = there.hears(seat === 'A' ? 'B' : 'A', spec) + there.hears('public', spec);
    });
    return heard;
  };
  const same = (all: readonly string[]) => {
    if (new Set(all).size !== 1) throw new Error(`heard ${all.join(' or ')}`);
  };
  same([ofV(), charm(), power(1)[0] as CardData, ofX()].map((card) => asked('B.barrierDefend', [[], [card]])));
  same([ofX(), ofV(), charm()].map((card) => asked('A.barrierAttack', [[card], [ofV()]], ['barrierDefend', 'seal'])));
  r.expect({ barrier: null });
});
ruling('the public sees whose barrier it is, against whom, who is to give, and how often was given', (r) => {
  r.table(duel([ofX()], [ofV(), ofV('wall')]));
  r.stop('B.barrierDefend', ...ON_V, ['barrierDefend', 'seal'], ['barrierAttack', 'spark']);
  const { barrier } = r.match.view('public').facts as { barrier: { holder: number; given: number[] } };
  const given = [r.seatOf('A'), r.seatOf('B')].map((seat) => barrier.given[seat]);
  if (barrier.holder !== r.seatOf('B') || given.join() !== '1,1') throw new Error(JSON.stringify(barrier));
  r.expectSeen('A', { 'B.hand': 1 });
  r.expectSeen('public', { 'B.hand': 1, 'A.discard': ['spark'], 'B.discard': ['seal'] });
});
