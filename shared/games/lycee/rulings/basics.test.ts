// Rulings on the basic abilities that are no moves (section 8); Supporter, Attacker and Defender are in the rulings on support.
import { test } from 'vitest';
import type { Basic, Cost, Effect } from '../card-data.ts';
import {
  aimed,
  always,
  bounce,
  DRAW,
  declared,
  event,
  fighter,
  item,
  move,
  pips,
  plain,
  points,
  TAP,
} from './bench/cards.ts';
import { acted, fresh } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const { ruling } = rulingsBy(test);
const defends = ['defender', 'D'] as const;
const attacks = ['main', 'attack A'] as const;
const dash: Basic = { basic: 'dash' };
const draw = (amount: number): Effect => ({ do: 'draw', amount });

ruling('L33: Dash downs first, and whoever is down does not hit back', (r) => {
  r.table({ at: 'main', A: { AC: fighter('A', 3, 1, { basics: [dash] }) }, B: { DC: fighter('D', 3, 2) } });
  r.attack('A', defends);
  r.expect({ A: { AC: 'acted' }, B: { DC: null } });
});
ruling('Dash of a defender comes first as well', (r) => {
  r.table({ at: 'main', A: { AC: fighter('A', 3, 1) }, B: { DC: fighter('D', 3, 2, { basics: [dash] }) } });
  r.attack('A', defends);
  r.expect({ A: { AC: null }, B: { DC: 'acted' } });
});
ruling('where Dash does not down the other, that hits back', (r) => {
  r.table({ at: 'main', A: { AC: fighter('A', 2, 1, { basics: [dash] }) }, B: { DC: fighter('D', 3, 2) } });
  r.attack('A', defends);
  r.expect({ A: { AC: null }, B: { DC: 'acted' } });
});
ruling('whom an effect keeps from going down hits back against Dash', (r) => {
  const stout = fighter('D', 3, 1, { abilities: [always('this', [{ what: 'cannot', do: 'down' }])] });
  r.table({ at: 'main', A: { AC: fighter('A', 9, 1, { basics: [dash] }) }, B: { DC: stout } });
  r.attack('A', defends);
  r.expect({ A: { AC: null }, B: { DC: 'acted' } });
});
ruling('two with Dash hit at the same time', (r) => {
  r.table({
    at: 'main',
    A: { AC: fighter('A', 3, 1, { basics: [dash] }) },
    B: { DC: fighter('D', 3, 1, { basics: [dash] }) },
  });
  r.attack('A', defends);
  r.expect({ A: { AC: null }, B: { DC: null } });
});

const eager = fighter('A', 2, 1, { basics: [{ basic: 'aggressive' }], abilities: [declared(TAP, DRAW)] });
ruling('L13: a fresh character with Aggressive attacks and pays [T]', (r) => {
  r.table({ at: 'main', A: { AC: fresh(eager) } });
  r.offers('main', ['attack A', 'use A']);
  r.at('main', [], (there) => {
    there.run(['main', 'use A']);
    there.expect({ A: { AC: 'acted', hand: 1 } });
  });
  r.attack('A');
  r.expect({ B: { deck: 18 } });
});
ruling('L13: Aggressive that is given to a fresh character helps as well', (r) => {
  const spurs = item('spurs', always('bearer', [{ what: 'basic', basic: { basic: 'aggressive' } }]));
  r.table({ at: 'main', A: { AC: fresh(fighter('A', 2)), hand: [spurs] } });
  r.illegal(attacks);
  r.act('equip spurs');
  r.attack('A');
  r.expect({ B: { deck: 18 } });
});
ruling("Aggressive ignores freshness in the turn of entry, not in the opponent's turn after it", (r) => {
  r.table({ at: 'main', A: { hand: [eager, ...plain(1)], DC: fighter('x') } });
  r.act('summon A', ['chooseCell', 'AC']);
  r.offers('main', ['attack A', 'use A']);
  r.endTurn();
  r.until('main');
  r.expect({ A: { AC: { fresh: true, state: 'ready' } } });
  r.illegal(['A.mainEnd', 'use A']);
});
ruling(
  "who comes under another's control in that player's opponent's turn with Aggressive pays [T] in that turn",
  (r) => {
    const charm = aimed('charm', (target) => [{ do: 'takeOver', target }]);
    r.table({ at: 'main', A: { AC: eager }, B: { hand: [charm] } });
    r.run(['main'], ['B.mainEnd', 'use charm'], ['B.enterCell', 'DC']);
    r.run(['main'], ['B.mainEnd', 'use A']);
    r.expect({ B: { DC: 'acted', hand: 1 } });
  },
);
ruling("who enters in the opponent's turn with Aggressive pays [T] in that turn", (r) => {
  const ambush = event('ambush', [
    { do: 'choose', as: 'one', from: { who: 'you', where: 'hand', type: 'character' } },
    { do: 'enter', target: { bound: 'one' } },
  ]);
  r.table({ at: 'main', B: { hand: [ambush, eager] } });
  r.run(['mainEnd', 'use ambush'], ['chooseTarget', 'A'], ['enterCell', 'AC']);
  r.run(['mainEnd', 'use A']);
  r.expect({ B: { AC: 'acted', hand: 1 } });
});

const sideways = (cost = {}) => fighter('A', 2, 2, { basics: [{ basic: 'sideAttack', cost }] });
ruling('L10: Side Attack names a neighbouring column: only the ready character of that one may defend', (r) => {
  r.table({ at: 'main', A: { AC: sideways() }, B: { DC: fighter('C'), DL: fighter('L'), DR: fighter('R') } });
  r.offers('chooseColumn', ['DC', 'DL', 'DR'], attacks);
  // What A calls the right column is the left one to B.
  r.offers('defender', ['L'], attacks, ['chooseColumn', 'DL']);
  r.offers('defender', ['C'], attacks, ['chooseColumn', 'DC']);
  r.attack('A', ['chooseColumn', 'DR']);
  r.expect({ A: { AC: 'acted' }, B: { deck: 18 } });
});
ruling('from an edge column Side Attack names the centre only', (r) => {
  r.table({ at: 'main', A: { AL: sideways() }, B: { DC: fighter('C'), DL: fighter('L'), DR: fighter('R') } });
  r.offers('chooseColumn', ['DR', 'DC'], attacks);
});
ruling('Side Attack demands its cost, and the own column does not', (r) => {
  r.table({ at: 'main', A: { AC: sideways(pips({ snow: 1 })), hand: [points(1, 'moon')] } });
  r.offers('chooseColumn', ['DC'], attacks);
  r.table({ at: 'main', A: { AC: sideways(pips({ snow: 1 })) } });
  r.neverAsks('chooseColumn', attacks);
  r.table({ at: 'main', A: { AC: sideways(pips({ snow: 1 })), hand: [points(1, 'snow')] } });
  r.neverAsks('pay', attacks, ['chooseColumn', 'DC']);
  r.attack('A', ['chooseColumn', 'DL'], ['pay', 'snow 1']);
  r.expect({ A: { AC: 'acted', dustBox: ['snow 1'] }, B: { deck: 18 } });
});
ruling('without Side Attack no column is asked', (r) => {
  r.table({ at: 'main', A: { AC: fighter('A') } });
  r.neverAsks('chooseColumn', attacks);
});
ruling('the attacker of a Side Attack is supported and compared where it stands', (r) => {
  const A = { AC: sideways(), DC: fighter('S', 1, 1, { sp: 2 }) };
  r.table({ at: 'main', A, B: { DL: fighter('D', 1, 3) } });
  r.attack('A', ['chooseColumn', 'DL'], defends, ['A.support', 'support S']);
  r.expect({ B: { DL: null } });
});

const taxed = (basic: 'taxTrash' | 'taxWakeup', cost: Cost = pips({ flower: 1 })) =>
  fighter('A', 1, 1, { basics: [{ basic, cost }] });
ruling('L28: with Tax-Wakeup unpaid that character stays acted, others wake, and two cards are drawn as ever', (r) => {
  r.table({ at: 'start', A: { AC: acted(taxed('taxWakeup')), DC: acted(fighter('B')), hand: [points(1, 'snow')] } });
  r.until('main');
  r.expect({ A: { AC: 'acted', DC: 'ready', hand: 3, deck: 18 } });
  r.happened({ taxSettled: 1 });
});
ruling('Tax-Wakeup that is paid lets it wake up, before which it is settled', (r) => {
  r.table({ at: 'start', A: { AC: acted(taxed('taxWakeup')), hand: [points(1, 'flower')] } });
  r.at('payTax', [], (there) => there.expect({ A: { AC: 'acted', hand: 1 } }));
  r.until('main', ['payTax', 'yes'], ['pay', 'flower 1']);
  r.expect({ A: { AC: 'ready', dustBox: ['flower 1'], hand: 2 } });
});
ruling('Tax-Wakeup that could be paid need not be', (r) => {
  r.table({ at: 'start', A: { AC: acted(taxed('taxWakeup')), hand: [points(1, 'flower')] } });
  r.until('main', ['payTax']);
  r.expect({ A: { AC: 'acted', hand: 3 } });
});
ruling('Tax-Wakeup holds for this turn: in the next it is asked again', (r) => {
  r.table({ at: 'start', A: { AC: acted(taxed('taxWakeup')) } });
  r.until('main');
  r.expect({ A: { AC: 'acted' } });
  r.endTurn();
  r.endTurn();
  r.until('main', ['A.payTax']);
  r.happened({ taxSettled: 2 });
});
ruling('Tax-Trash unpaid trashes the character', (r) => {
  r.table({ at: 'start', A: { AC: taxed('taxTrash'), hand: [points(1, 'snow')] } });
  r.until('main');
  r.expect({ A: { AC: null, dustBox: ['A'], hand: 3 } });
});
ruling('Tax-Trash paid keeps it', (r) => {
  r.table({ at: 'start', A: { AC: taxed('taxTrash'), hand: [points(1, 'flower')] } });
  r.until('main', ['payTax', 'yes'], ['pay', 'flower 1']);
  r.expect({ A: { AC: 'ready', dustBox: ['flower 1'], hand: 2 } });
});
ruling('a tax is due at the start of the own turn only', (r) => {
  r.table({ at: 'start', B: { AC: taxed('taxTrash') } });
  r.until('main');
  r.expect({ B: { AC: 'ready' } });
  r.endTurn();
  r.until('main');
  r.expect({ B: { AC: null } });
});
ruling('taxes are settled one after another, in the order that the turn player picks', (r) => {
  const other = { ...taxed('taxTrash'), no: 'B', name: { en: 'B' }, person: 'B' };
  r.table({ at: 'start', A: { AC: taxed('taxTrash'), DC: other, hand: [points(1, 'flower')] } });
  r.until('main', ['whichFirst', 'B'], ['payTax', 'yes'], ['pay', 'flower 1']);
  r.expect({ A: { AC: null, DC: 'ready', dustBox: ['A', 'flower 1'] } });
});
ruling('a tax in special costs is paid so', (r) => {
  const milled = taxed('taxTrash', { special: [{ pay: 'mill', amount: 2 }] });
  r.table({ at: 'start', A: { AC: milled } });
  r.until('main', ['payTax', 'yes']);
  r.expect({ A: { AC: 'ready', deck: 16 } });
});

const bonus = (...effect: Effect[]): Basic => ({ basic: 'bonus', effect });
ruling('a Bonus speaks of whoever was downed', (r) => {
  const exile = bonus({ do: 'move', target: { bound: 'other' }, to: 'outOfGame' });
  r.table({ at: 'main', A: { AC: fighter('A', 3, 3, { basics: [exile] }) }, B: { DC: fighter('D', 1, 1) } });
  r.attack('A', defends);
  r.expect({ B: { DC: null, dustBox: 0, outOfGame: ['D'] } });
});
ruling('Bonus: whoever downs its battle opponent and stays carries it out, as attacker or as defender', (r) => {
  r.table({ at: 'main', A: { AC: fighter('A', 3, 3, { basics: [bonus(draw(2))] }) }, B: { DC: fighter('D', 1, 1) } });
  r.attack('A', defends);
  r.expect({ A: { hand: 2 } });
  r.table({ at: 'main', A: { AC: fighter('A', 1, 1) }, B: { DC: fighter('D', 3, 3, { basics: [bonus(draw(2))] }) } });
  r.attack('A', defends);
  r.expect({ B: { hand: 2 } });
});
ruling('L40: where both go down there is no Bonus', (r) => {
  const proud = { basics: [bonus(draw(2))] };
  r.table({ at: 'main', A: { AC: fighter('A', 3, 1, proud) }, B: { DC: fighter('D', 3, 1, proud) } });
  r.attack('A', defends);
  r.expect({ A: { hand: 0 }, B: { hand: 0 } });
});
ruling('no Bonus without a down, nor for damage to a deck, nor for a down by an effect', (r) => {
  const slam = aimed('slam', (target) => [{ do: 'down', target }], { battling: 'opponent' });
  const hitter = fighter('A', 1, 3, {
    basics: [bonus(draw(2))],
    abilities: [declared({}, [{ do: 'down', target: 'battleOpponent' }])],
  });
  r.table({ at: 'main', A: { AC: hitter, hand: [slam] }, B: { DC: fighter('D', 1, 1) } });
  r.attack('A', defends);
  r.expect({ A: { hand: 1 }, B: { DC: 'acted' } });
  r.table({ at: 'main', A: { AC: hitter } });
  r.attack('A');
  r.expect({ A: { hand: 0 }, B: { deck: 19 } });
  r.table({ at: 'main', A: { AC: hitter }, B: { DC: fighter('D', 1, 1) } });
  r.attack('A', defends, ['A.support', 'use A']);
  r.expect({ A: { hand: 0 }, B: { DC: null, dustBox: ['D'] } });
});
ruling('several Bonus all apply, in the order of their owner, in the turn of the opponent too', (r) => {
  const proud = fighter('D', 3, 3, { basics: [bonus(draw(1)), bonus({ do: 'mill', amount: 3 })] });
  r.table({ at: 'main', A: { AC: fighter('A', 1, 1) }, B: { DC: proud, deck: plain('a', 'b', 'c', 'd', 'e') } });
  r.attack('A', defends, ['B.whichFirst', 'D basics.1']);
  r.expect({ B: { hand: ['d'], deck: 1, dustBox: ['c', 'b', 'a'] } });
});
ruling('a Bonus that an item grants is one', (r) => {
  const medal = item('medal', always('bearer', [{ what: 'basic', basic: bonus(draw(1)) }]));
  r.table({ at: 'main', A: { AC: fighter('A', 3, 3), itemAC: medal }, B: { DC: fighter('D', 1, 1) } });
  r.attack('A', defends);
  r.expect({ A: { hand: 1 } });
});

const deckBonus = (...effect: Effect[]): Basic => ({ basic: 'deckBonus', effect });
ruling('L42: with two Deck Bonus both apply after the damage, and cannot be refused', (r) => {
  const raider = fighter('A', 2, 2, {
    basics: [deckBonus(draw(1)), deckBonus({ do: 'mill', amount: 1, who: 'opponent' })],
  });
  r.table({ at: 'main', A: { AC: raider } });
  r.attack('A', ['whichFirst', 'A basics.1']);
  r.expect({ A: { hand: 1 }, B: { deck: 17 } });
  r.happened({ abilityUsed: 2 });
});
ruling('L41: a character printed AP 0 does no damage: no Deck Bonus', (r) => {
  const raider = fighter('A', 0, 2, { basics: [deckBonus(draw(1))] });
  const sword = item('sword', always('bearer', [{ what: 'ap', by: 3 }]));
  r.table({ at: 'main', A: { AC: raider, itemAC: sword } });
  r.attack('A');
  r.expect({ A: { hand: 0 }, B: { deck: 20 } });
});
ruling('no Deck Bonus with a defender, nor for a deck that loses cards by an effect', (r) => {
  const raider = fighter('A', 2, 2, {
    basics: [deckBonus(draw(1))],
    abilities: [declared({}, [{ do: 'mill', amount: 2, who: 'opponent' }])],
  });
  r.table({ at: 'main', A: { AC: raider }, B: { DC: fighter('D') } });
  r.act('use A');
  r.expect({ A: { hand: 0 }, B: { deck: 18 } });
  r.attack('A', defends);
  r.expect({ A: { hand: 0 }, B: { deck: 18, DC: null } });
});

const penalty = (...effect: Effect[]): Basic => ({ basic: 'penalty', effect });
const fined = (ap = 1, dp = 1) =>
  fighter('A', ap, dp, { basics: [penalty({ do: 'mill', amount: 3 }), move('escape')] });
ruling('L43: a Penalty applies when the character is returned to hand', (r) => {
  r.table({ at: 'main', A: { hand: [bounce()] }, B: { AC: fined() } });
  r.act('use bounce');
  r.expect({ B: { AC: null, hand: ['A'], deck: 17 } });
});
ruling('a Penalty applies when it goes down, also when both do', (r) => {
  r.table({ at: 'main', A: { AC: fined() }, B: { DC: fighter('D', 5, 5) } });
  r.attack('A', defends);
  r.expect({ A: { deck: 17, AC: null } });
  r.table({ at: 'main', A: { AC: fined(9) }, B: { DC: fighter('D', 5, 5) } });
  r.attack('A', defends);
  r.expect({ A: { deck: 17, AC: null }, B: { DC: null } });
});
ruling('a Penalty applies when it is trashed, removed from the game or put into the deck', (r) => {
  for (const to of ['dustBox', 'outOfGame', 'deckTop', 'deckBottom'] as const) {
    r.table({ at: 'main', A: { hand: [aimed('away', (target) => [{ do: 'move', target, to }])] }, B: { AC: fined() } });
    r.act('use away');
    r.expect({ B: { AC: null, deck: to.startsWith('deck') ? 18 : 17 } });
  }
});
ruling('a Penalty applies when the opponent takes it over: to the player who loses it', (r) => {
  r.table({ at: 'main', A: { hand: [aimed('charm', (target) => [{ do: 'takeOver', target }])] }, B: { AC: fined() } });
  r.act('use charm', ['enterCell', 'AC']);
  r.expect({ A: { AC: { name: 'A', fresh: true }, deck: 20 }, B: { AC: null, deck: 17 } });
});
ruling('a Penalty applies when it leaves by the own will, and not when it moves', (r) => {
  r.table({ at: 'main', A: { AC: fined() } });
  r.act('move A');
  r.expect({ A: { AC: null, deck: 17 } });
  r.table({ at: 'main', A: { AC: fighter('A', 1, 1, { basics: [penalty(draw(1)), move('step')] }) } });
  r.act('move A', ['moveTo', 'DC']);
  r.expect({ A: { hand: 0 } });
});
ruling('several Penalties all apply, in the order of their owner', (r) => {
  const twice = fighter('T', 1, 1, { basics: [penalty(draw(1)), penalty({ do: 'mill', amount: 1 })] });
  r.table({ at: 'main', A: { hand: [bounce()] }, B: { AC: twice, deck: plain('a', 'b', 'c') } });
  r.act('use bounce', ['B.whichFirst', 'T basics.1']);
  r.expect({ B: { hand: ['b', 'T'], dustBox: ['a'], deck: 1 } });
});
ruling('a Penalty that an item grants applies to the leaving in which both are lost', (r) => {
  const chain = item('ball', always('bearer', [{ what: 'basic', basic: penalty({ do: 'mill', amount: 3 }) }]));
  r.table({ at: 'main', A: { hand: [bounce()] }, B: { AC: fighter('T'), itemAC: chain } });
  r.act('use bounce');
  r.expect({ B: { AC: null, itemAC: [], hand: ['T'], dustBox: 4, deck: 17 } });
});
ruling('a Penalty does not apply once the item that granted it is gone', (r) => {
  const chain = item('ball', always('bearer', [{ what: 'basic', basic: penalty({ do: 'mill', amount: 3 }) }]));
  const rust = event('rust', [{ do: 'move', target: { all: { who: 'opponent', where: 'items' } }, to: 'dustBox' }]);
  r.table({ at: 'main', A: { hand: [rust, bounce()] }, B: { AC: fighter('T'), itemAC: chain } });
  r.act('use rust');
  r.act('use bounce');
  r.expect({ B: { deck: 20, hand: ['T'] } });
});
ruling('a basic ability that was gained works as a printed one, until it ends', (r) => {
  const teach = event('teach', [
    { do: 'gain', target: { all: { who: 'you', where: 'field' } }, basic: dash, until: 'endOfTurn' },
  ]);
  r.table({
    at: 'main',
    A: { AC: fighter('A', 3, 1), AL: fighter('B', 3, 1), hand: [teach] },
    B: { DC: fighter('D', 3, 2), DR: fighter('E', 3, 2) },
  });
  r.act('use teach');
  r.attack('A', defends);
  r.attack('B', ['defender', 'E']);
  r.expect({ A: { AC: 'acted', AL: 'acted' }, B: { DC: null, DR: null } });
});
ruling('a tax of hand cards is asked for as long as there is a hand card, and others hear no more than that', (r) => {
  r.table({ at: 'start', A: { AC: taxed('taxTrash'), hand: [points(1, 'snow')] } });
  r.offers('payTax', []);
  r.at('payTax', [], (there, spec) => {
    const heard = there.hears('B', spec);
    if (heard !== JSON.stringify({ seat: there.seatOf('A'), why: 'payTax' })) throw new Error(`B hears ${heard}`);
  });
  r.table({ at: 'start', A: { AC: taxed('taxTrash') } });
  r.neverAsks('payTax');
});
