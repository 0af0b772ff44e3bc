// Rulings on words that real cards need, in the forms in which cards say them (the table of the game's README).
import { test } from 'vitest';
import type { Condition, Effect } from '../ability-data.ts';
import { act, auto, climax, cont, event, fighter, plain } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const mine = { who: 'you', where: 'stage' } as const;
const theirs = { who: 'opponent', where: 'stage' } as const;
const charge: Effect = { do: 'stockCharge', amount: 1 };
const knight = fighter(3000, { name: 'knight' });
const spell = (...effect: Effect[]) => event(effect, { name: 'spell' });
const cast = ['main', 'playEvent spell'] as const;
const proud = (...conditions: Condition[]) =>
  fighter(1000, { name: 'proud', abilities: [cont('this', [{ what: 'power', by: 500 }], { if: conditions })] });

ruling("during your opponent's turn: it holds in that turn and in no other", (r) => {
  const guard = proud({ turn: 'opponent' });
  r.table({ at: 'main', A: { frontLeft: guard }, B: { frontLeft: guard } });
  r.expect({ A: { frontLeft: { power: 1000 } }, B: { frontLeft: { power: 1500 } } });
});
ruling('a climax of a kind in the climax zone, whosever, and none there', (r) => {
  const seen = proud({ count: { who: 'you', where: 'climax', icon: 'gate' }, atLeast: 1 });
  const wary = proud({ count: { who: 'opponent', where: 'climax' }, atLeast: 1 });
  const calm = proud({ count: { who: 'you', where: 'climax' }, atMost: 0 });
  const a = { frontLeft: seen, frontCenter: wary, frontRight: calm };
  r.table({ at: 'main', A: { ...a, climax: [climax(['gate'])] } });
  r.expect({ A: { frontLeft: { power: 1500 }, frontCenter: { power: 1000 }, frontRight: { power: 1000 } } });
  r.table({ at: 'main', A: a, B: { climax: [climax(['gate'])] } });
  r.expect({ A: { frontLeft: { power: 1000 }, frontCenter: { power: 1500 }, frontRight: { power: 1500 } } });
});
ruling("so many of the opponent's characters, or cards in its hand", (r) => {
  const stage = proud({ count: theirs, atLeast: 2 });
  const hand = proud({ count: { who: 'opponent', where: 'hand' }, atLeast: 1, atMost: 2 });
  r.table({
    at: 'main',
    A: { frontLeft: stage, frontRight: hand },
    B: { frontLeft: knight, backLeft: knight, hand: 3 },
  });
  r.expect({ A: { frontLeft: { power: 1500 }, frontRight: { power: 1000 } } });
  r.table({ at: 'main', A: { frontLeft: stage, frontRight: hand }, B: { frontLeft: knight, hand: 2 } });
  r.expect({ A: { frontLeft: { power: 1000 }, frontRight: { power: 1500 } } });
});
ruling("when another of your characters becomes reversed, and when one of your opponent's does", (r) => {
  const waits = (who: typeof mine | typeof theirs) =>
    fighter(1000, {
      name: 'waiter',
      abilities: [auto({ on: 'turned', who: { ...who, other: true }, to: 'reverse' }, [charge])],
    });
  const a = (power: number) => ({ frontCenter: fighter(power, { name: 'lancer' }), deck: 9 });
  r.table({
    at: 'attack',
    A: { ...a(1000), backLeft: waits(mine) },
    B: { frontCenter: knight, backLeft: waits(theirs) },
  });
  r.attack('lancer', 'frontal');
  r.expect({ A: { stock: 2 }, B: { stock: 1 } });
  r.table({
    at: 'attack',
    A: { ...a(5000), backLeft: waits(mine) },
    B: { frontCenter: knight, backLeft: waits(theirs) },
  });
  r.attack('lancer', 'frontal');
  r.expect({ A: { stock: 1 }, B: { stock: 0 } });
});
ruling('when it becomes standing, and when it becomes resting', (r) => {
  const waits = (to: 'stand' | 'rest') =>
    fighter(1000, {
      name: to,
      abilities: [auto({ on: 'turned', who: 'this', to }, [charge]), act([{ pay: 'restThis' }], [])],
    });
  const stands: Effect = { do: 'turn', target: { all: mine }, to: 'stand' };
  r.table({ at: 'main', A: { hand: [spell(stands)], frontLeft: waits('rest'), frontRight: waits('stand'), deck: 9 } });
  r.act('use rest');
  r.expect({ A: { stock: 1 } });
  r.act('use stand');
  r.expect({ A: { stock: 1 } });
  r.run(cast);
  r.expect({ A: { stock: 2 } });
});
ruling('when another comes onto the stage from the waiting room, and not from hand', (r) => {
  const waiter = fighter(1000, {
    name: 'waiter',
    abilities: [auto({ on: 'placed', who: { ...mine, other: true }, from: 'waitingRoom' }, [charge])],
  });
  const raise = spell(
    { do: 'choose', as: 'one', from: { who: 'you', where: 'waitingRoom', type: 'character' } },
    { do: 'place', target: { bound: 'one' }, slot: 'front' },
  );
  r.table({ at: 'main', A: { hand: [raise, knight], backLeft: waiter, waitingRoom: [knight], deck: 9 } });
  r.act('playCharacter knight', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { stock: 0 } });
  r.run(cast, ['placeSlot', 'frontRight']);
  r.expect({ A: { stock: 1 } });
});

ruling('its own card goes to the stock, into the clock, into the level zone or under the deck', (r) => {
  for (const [to, side] of [
    ['stock', { stock: ['goer'] }],
    ['clock', { clock: ['goer'] }],
    ['level', { level: ['goer'] }],
    ['deckBottom', { deck: ['x', 'goer'] }],
    ['waitingRoom', { waitingRoom: ['goer'] }],
  ] as const) {
    const goer = fighter(1000, { name: 'goer', abilities: [act([], [{ do: 'move', target: 'this', to }])] });
    r.table({ at: 'main', A: { frontLeft: goer, deck: plain('x') } });
    r.act('use goer');
    r.expect({ A: { frontLeft: null, ...side } });
  }
});
ruling("a character of the opponent's goes to its owner's waiting room, stock, clock, memory or deck", (r) => {
  for (const [to, side] of [
    ['waitingRoom', { waitingRoom: ['knight'] }],
    ['stock', { stock: ['knight'] }],
    ['clock', { clock: ['knight'] }],
    ['memory', { memory: ['knight'] }],
    ['deckTop', { deck: ['knight', 'x'] }],
  ] as const) {
    const banish = spell({ do: 'choose', as: 'one', from: theirs }, { do: 'move', target: { bound: 'one' }, to });
    r.table({ at: 'main', A: { hand: [banish] }, B: { frontLeft: knight, deck: plain('x') } });
    r.run(cast);
    r.expect({ B: { frontLeft: null, ...side } });
  }
});
ruling('this card and one that is chosen get it both', (r) => {
  const pair = fighter(1000, {
    name: 'pair',
    abilities: [
      act(
        [],
        [
          { do: 'choose', as: 'one', from: { ...mine, other: true } },
          { do: 'power', target: 'this', by: 500, until: 'endOfTurn' },
          { do: 'power', target: { bound: 'one' }, by: 500, until: 'endOfTurn' },
        ],
      ),
    ],
  });
  r.table({ at: 'main', A: { frontLeft: pair, frontRight: knight } });
  r.act('use pair');
  r.expect({ A: { frontLeft: { power: 1500 }, frontRight: { power: 3500 } } });
});
ruling(
  'cards of the waiting room are shuffled into the deck to pay, characters of the stage go into the clock',
  (r) => {
    const pays = fighter(1000, {
      name: 'payer',
      abilities: [
        act(
          [
            { pay: 'move', amount: 2, from: 'waitingRoom', to: 'deckShuffled' },
            { pay: 'move', amount: 1, from: 'stage', to: 'clock' },
          ],
          [charge],
        ),
      ],
    });
    const A = { frontLeft: pays, frontRight: knight, waitingRoom: plain('a', 'b'), deck: plain('x', 'y') };
    r.table({ at: 'main', A, shuffles: [4] });
    r.act('use payer');
    r.expect({ A: { frontRight: null, clock: ['knight'], waitingRoom: 0, deck: 3, stock: 1 } });
  },
);
ruling('any number: as many as are wanted of all there are', (r) => {
  const all = spell(
    {
      do: 'choose',
      as: 'some',
      from: { who: 'you', where: 'waitingRoom' },
      amount: { count: { who: 'you', where: 'waitingRoom' } },
      upTo: true,
    },
    { do: 'move', target: { bound: 'some' }, to: 'stock' },
  );
  const a = { hand: [all], waitingRoom: plain('a', 'b', 'c') };
  r.table({ at: 'main', A: a });
  r.run(cast, ['chooseTarget', 'a', 'c']);
  r.expect({ A: { stock: 2, waitingRoom: ['spell', 'b'] } });
  r.table({ at: 'main', A: a });
  r.run(cast, ['chooseTarget', 'a', 'b', 'c']);
  r.expect({ A: { stock: 3 } });
  r.table({ at: 'main', A: a });
  r.run(cast);
  r.expect({ A: { stock: 0 } });
});
ruling('if the opponent does not, something else comes of it', (r) => {
  const threat = spell(
    { do: 'by', who: 'opponent', then: [{ do: 'may', then: [{ do: 'discard', amount: 1, as: 'thrown' }] }] },
    {
      do: 'if',
      if: [{ bound: 'thrown', atMost: 0 }],
      then: [{ do: 'damage', amount: 1, to: 'opponent' }],
      else: [charge],
    },
  );
  const at = { at: 'main', A: { hand: [threat], deck: 9 }, B: { hand: plain('x'), deck: 9 } } as const;
  r.table(at);
  r.run(cast);
  r.expect({ A: { stock: 0 }, B: { hand: ['x'], clock: 1 } });
  r.table(at);
  r.run(cast, ['B.mayDo', 'yes']);
  r.expect({ A: { stock: 1 }, B: { hand: 0, clock: 0 } });
});
ruling("the opponent's deck is shuffled", (r) => {
  const mix = spell({ do: 'by', who: 'opponent', then: [{ do: 'shuffle' }] });
  r.table({ at: 'main', A: { hand: [mix] }, B: { deck: plain('a', 'b', 'c') }, shuffles: [[2, 0, 1]] });
  r.run(cast);
  r.expect({ B: { deck: ['c', 'a', 'b'] } });
});
ruling('a card of the hand is shown to all and stays there', (r) => {
  const show = spell(
    { do: 'choose', as: 'one', from: { who: 'you', where: 'hand', type: 'character' } },
    { do: 'reveal', target: { bound: 'one' } },
    { do: 'damage', amount: { sum: 'level', of: { bound: 'one' } }, to: 'opponent' },
  );
  r.table({ at: 'main', A: { hand: [show, fighter(1000, { name: 'tall', level: 2 })] }, B: { deck: 9 } });
  r.run(cast, ['chooseTarget', 'tall']);
  r.expect({ A: { hand: ['tall'] }, B: { clock: 2 } });
});
