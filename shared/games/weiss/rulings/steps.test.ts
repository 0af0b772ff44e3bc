// Rulings on the steps of effects: by whom, how often, later, in place of one another (7.2 to 7.4).
import { test } from 'vitest';
import type { Effect } from '../ability-data.ts';
import { auto, event, fighter, plain } from './bench/cards.ts';
import { reversed } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const spell = (...effect: Effect[]) => event(effect, { name: 'spell' });
const cast = ['main', 'playEvent spell'] as const;
const mine = { who: 'you', where: 'stage' } as const;
const knight = fighter(3000, { name: 'knight' });

ruling('7.3: the opponent chooses and does inside my effect, and my effect knows what was chosen', (r) => {
  const tax = spell(
    { do: 'by', who: 'opponent', then: [{ do: 'choose', as: 'one', from: mine }] },
    { do: 'move', target: { bound: 'one' }, to: 'clock' },
  );
  r.table({ at: 'main', A: { hand: [tax] }, B: { frontLeft: knight, frontRight: fighter(1000, { name: 'squire' }) } });
  r.run(cast, ['chooseTarget', 'squire']);
  r.expect({ B: { frontLeft: { name: 'knight' }, frontRight: null, clock: ['squire'] }, A: { clock: 0 } });
});
ruling('7.3: all players do something, the turn player first', (r) => {
  const feast = spell({
    do: 'by',
    who: 'any',
    then: [
      { do: 'draw', amount: 1 },
      { do: 'discard', amount: 1 },
    ],
  });
  r.table({
    at: 'main',
    A: { hand: [feast], deck: plain('a', 'x') },
    B: { hand: plain('old'), deck: plain('b', 'y') },
  });
  r.run(cast, ['discard', 'b']);
  r.expect({ A: { hand: 0, waitingRoom: ['spell', 'a'] }, B: { hand: ['old'], waitingRoom: ['b'] } });
});
ruling('7.4: a part of an effect waits for its moment and knows what was chosen', (r) => {
  const promise = spell(
    { do: 'choose', as: 'one', from: mine },
    { do: 'later', at: { phase: 'climax', turn: 'you' }, then: [{ do: 'move', target: { bound: 'one' }, to: 'hand' }] },
  );
  r.table({ at: 'main', A: { hand: [promise, ...plain('held')], frontLeft: knight, frontRight: fighter(1) } });
  r.run(cast, ['chooseTarget', 'knight']);
  r.expect({ A: { frontLeft: { name: 'knight' } } });
  r.until('attackBegins');
  r.expect({ A: { frontLeft: null, hand: 2 } });
});
ruling('7.3: a step is repeated so often, and not at all for 0 or less', (r) => {
  const volley = (times: number) => spell({ do: 'repeat', times, then: [{ do: 'damage', amount: 1, to: 'opponent' }] });
  r.table({ at: 'main', A: { hand: [volley(2)] } });
  r.run(cast);
  r.expect({ B: { clock: 2 } });
  r.table({ at: 'main', A: { hand: [volley(-1)] } });
  r.run(cast);
  r.expect({ B: { clock: 0 } });
});
ruling('7.2: of several modes the player picks one', (r) => {
  const either = spell({ do: 'oneOf', of: [[{ do: 'draw', amount: 1 }], [{ do: 'stockCharge', amount: 1 }]] });
  r.table({ at: 'main', A: { hand: [either] } });
  r.run(cast, ['whichMode', 'second']);
  r.expect({ A: { stock: 1, hand: 0 } });
});
ruling('7.3: cards of differing names are as many as there are names', (r) => {
  const pick = spell(
    { do: 'choose', as: 'some', from: { who: 'you', where: 'waitingRoom' }, amount: 3, differing: true },
    { do: 'move', target: { bound: 'some' }, to: 'hand' },
  );
  r.table({ at: 'main', A: { hand: [pick], waitingRoom: plain('a', 'a', 'b') } });
  r.illegal(cast, ['chooseTarget', 'a', 'a']);
  r.run(cast, ['chooseTarget', 'a', 'b']);
  r.expect({ A: { hand: 2, waitingRoom: ['spell', 'a'] } });
});
ruling('7.3: it comes back to the place where it was, as the text says', (r) => {
  const blink = spell(
    { do: 'choose', as: 'one', from: mine },
    { do: 'move', target: { bound: 'one' }, to: 'waitingRoom' },
    { do: 'place', target: { bound: 'one' }, slot: 'its', state: 'rest' },
  );
  r.table({ at: 'main', A: { hand: [blink], frontRight: knight } });
  r.run(cast);
  r.expect({ A: { frontRight: { name: 'knight', state: 'rest' } } });
});
ruling('7.3: cards are taken off a pile one by one, from its bottom as well', (r) => {
  const dig = spell(
    { do: 'take', from: 'stock', bottom: true, amount: 1, to: 'waitingRoom', of: 'opponent' },
    { do: 'take', from: 'clock', amount: 1, to: 'hand' },
  );
  r.table({ at: 'main', A: { hand: [dig], clock: plain('top', 'low') }, B: { stock: plain('s1', 's2') } });
  r.run(cast);
  r.expect({ A: { hand: ['top'], clock: ['low'] }, B: { stock: ['s1'], waitingRoom: ['s2'] } });
});
ruling('8.11, O7: Shift exchanges this card in the clock with a hand card of its color, place for place', (r) => {
  const shifty = fighter(3000, {
    name: 'shifty',
    color: 'red',
    abilities: [
      auto(
        { on: 'phaseBegins', phase: 'main', turn: 'you' },
        [
          { do: 'choose', as: 'in', from: { who: 'you', where: 'hand', sameColor: true }, upTo: true },
          { do: 'exchange', target: 'this', with: { bound: 'in' } },
        ],
        { label: 'shift', in: 'clock', if: [{ yourLevel: { atLeast: 1 } }] },
      ),
    ],
  });
  const red = fighter(1000, { name: 'red', color: 'red' });
  r.table({
    at: 'clock',
    A: { level: 1, hand: [red, ...plain('other')], clock: [...plain('top'), shifty, ...plain('low')] },
  });
  r.until('mainAction', ['chooseTarget', 'red']);
  r.expect({ A: { clock: ['top', 'red', 'low'], hand: 2 } });
  r.table({ at: 'clock', A: { hand: [red], clock: [shifty] } });
  r.until('mainAction');
  r.expect({ A: { clock: ['shifty'] } });
});
ruling('7.4: a value is set, and what comes later still adds (G72)', (r) => {
  const set = spell(
    { do: 'power', target: { all: mine }, by: 1000, set: true, until: 'endOfTurn' },
    { do: 'power', target: { all: mine }, by: 500, until: 'endOfTurn' },
  );
  r.table({ at: 'main', A: { hand: [set], frontLeft: fighter(9000) } });
  r.run(cast);
  r.expect({ A: { frontLeft: { power: 1500 } } });
});
ruling('1.2: an effect does what an icon does', (r) => {
  const door = spell({ do: 'icon', icon: 'comeback' });
  r.table({ at: 'main', A: { hand: [door], waitingRoom: [knight] } });
  r.run(cast, ['salvageCharacter', 'knight']);
  r.expect({ A: { hand: ['knight'] } });
});
ruling('7.1: of several triggers each wakes the ability', (r) => {
  const nosy = fighter(3000, {
    name: 'nosy',
    abilities: [
      auto(
        [
          { on: 'placed', who: 'this', from: 'hand' },
          { on: 'attacks', who: 'this' },
        ],
        [{ do: 'draw', amount: 1 }],
      ),
    ],
  });
  r.table({ at: 'main', A: { hand: [nosy, ...plain('held')], deck: 6 } });
  r.act('playCharacter nosy', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { hand: 2, deck: 5 } });
  r.until('attack');
  r.attack('frontLeft', 'direct');
  r.expect({ A: { hand: 3, stock: 1, deck: 3 } });
});
ruling('8.10, G64: Experience counts the levels in the level zone, a climax as 0', (r) => {
  const sage = fighter(3000, {
    name: 'sage',
    abilities: [
      auto({ on: 'placed', who: 'this', from: 'hand' }, [{ do: 'draw', amount: 1 }], {
        label: 'experience',
        if: [{ amount: { sum: 'level', of: { all: { who: 'you', where: 'level' } } }, atLeast: 3 }],
      }),
    ],
  });
  const of = (...levels: number[]) => levels.map((level) => fighter(1, { level }));
  r.table({ at: 'main', A: { hand: [sage, ...plain('held')], level: of(0, 1, 1) } });
  r.act('playCharacter sage', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { hand: 1 } });
  r.table({ at: 'main', A: { hand: [sage, ...plain('held')], level: of(0, 1, 2) } });
  r.act('playCharacter sage', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { hand: 2 } });
});
ruling('7.2: a cost that moves other cards is paid in full or not at all', (r) => {
  const alchemist = fighter(3000, {
    name: 'alchemist',
    abilities: [
      {
        kind: 'act',
        cost: [{ pay: 'move', amount: 2, from: 'waitingRoom', card: { type: 'character' }, to: 'clockBottom' }],
        effect: [{ do: 'draw', amount: 1 }],
      },
    ],
  });
  r.table({ at: 'main', A: { frontLeft: alchemist, waitingRoom: plain('one'), clock: plain('top') } });
  r.illegal(['main', 'use alchemist']);
  r.table({ at: 'main', A: { frontLeft: alchemist, waitingRoom: plain('one', 'two'), clock: plain('top') } });
  r.act('use alchemist', ['moveAsCost', 'two', 'one']);
  r.expect({ A: { waitingRoom: 0, clock: ['top', 'two', 'one'], hand: 1 } });
});
ruling('5.4: what stands again because of an effect is not reversed any more', (r) => {
  const rally = spell({ do: 'turn', target: { all: { ...mine, state: 'reverse' } }, to: 'stand' });
  r.table({ at: 'main', A: { hand: [rally], frontLeft: reversed(knight) } });
  r.run(cast);
  r.expect({ A: { frontLeft: 'stand' } });
});
