// Rulings on the refresh and its penalty (5.6).
import { test } from 'vitest';
import { act, climax, event, fighter, plain } from './bench/cards.ts';
import type { SideSpec, TableSpec } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
/** B takes damage 3 of an attack. */
const damage3 = (B: SideSpec, more: Partial<TableSpec> = {}): TableSpec => ({
  at: 'attack',
  A: { frontCenter: fighter(3000, { soul: 2 }) },
  B,
  ...more,
});
const immediate = { refreshPenalty: 'immediate' } as const;
const ten = plain('p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y');

ruling('G42, SQ8, SQ7: deferred, the damage is finished with the new deck, and then the penalty is paid', (r) => {
  r.table(damage3({ deck: plain('a'), waitingRoom: ten }, { shuffles: [10] }));
  r.attack('frontCenter', 'direct');
  r.expect({ B: { clock: ['r', 'q', 'p', 'a'], deck: 7, waitingRoom: 0 }, refreshPoints: 0 });
});
ruling('G42: immediate, the penalty is paid in the middle of the damage', (r) => {
  r.table(damage3({ deck: plain('a'), waitingRoom: ten }, { shuffles: [10], options: immediate }));
  r.attack('frontCenter', 'direct');
  r.expect({ B: { clock: ['r', 'q', 'a', 'p'], deck: 7, waitingRoom: 0 } });
});
ruling(
  'G44, SQ10: the last deck card is a climax: the deck is rebuilt without the revealed cards, the damage is cancelled, then the penalty',
  (r) => {
    r.table(damage3({ deck: [...plain('n'), climax()], waitingRoom: ten }, { shuffles: [10] }));
    r.attack('frontCenter', 'direct');
    r.expect({ B: { clock: ['p'], deck: 9, waitingRoom: ['climax', 'n'] } });
  },
);
ruling('G45, SQ9: deferred, both cards of the clock phase are drawn before the penalty', (r) => {
  const waitingRoom = [...ten, ...ten];
  r.table({
    at: 'clock',
    A: { deck: plain('a'), waitingRoom, clock: plain('2', '1'), hand: plain('h', 'i', 'j', 'k', 'l') },
    shuffles: [20],
  });
  r.run(['clock', 'h']);
  r.expect({ A: { hand: ['p', 'a', 'i', 'j', 'k', 'l'], clock: ['q', 'h', '2', '1'], deck: 18 } });
});
ruling('G45: immediate, the penalty comes between the two draws', (r) => {
  const waitingRoom = [...ten, ...ten];
  r.table({
    at: 'clock',
    options: immediate,
    A: { deck: plain('a'), waitingRoom, clock: plain('2', '1'), hand: plain('h') },
    shuffles: [20],
  });
  r.run(['clock', 'h']);
  r.expect({ A: { hand: ['q', 'a'], clock: ['p', 'h', '2', '1'], deck: 18 } });
});
ruling('G47: a climax as penalty goes to the clock and cancels nothing', (r) => {
  const waitingRoom = [climax([], { name: 'X' }), ...plain('p', 'q', 'r', 's')];
  r.table(damage3({ deck: plain('a'), waitingRoom }, { shuffles: [5], options: immediate }));
  r.attack('frontCenter', 'direct');
  r.expect({ B: { clock: ['q', 'p', 'a', 'X'], deck: 2 } });
  r.happened({ damageCanceled: 0, damageTaken: 1, refreshPenalty: 1 });
});
ruling('G47: the deferred penalty may be a climax too', (r) => {
  const waitingRoom = [...plain('p', 'q'), climax([], { name: 'X' }), ...plain('r')];
  r.table(damage3({ deck: plain('a'), waitingRoom }, { shuffles: [4] }));
  r.attack('frontCenter', 'direct');
  r.expect({ B: { clock: ['X', 'q', 'p', 'a'], deck: ['r'] } });
  r.happened({ damageCanceled: 0 });
});
ruling('G51: cards that are milled before the refresh join it, and the milling goes on', (r) => {
  const mill = event([{ do: 'mill', amount: 3 }], { name: 'mill' });
  r.table({
    at: 'main',
    A: { hand: [mill], deck: plain('a'), waitingRoom: plain('v', 'w', 'x', 'y', 'z') },
    shuffles: [6],
  });
  r.act('playEvent mill');
  r.expect({ A: { deck: 3, clock: 1, waitingRoom: ['mill', 'v', 'a'] } });
});
ruling('G52: inside a cost nothing interrupts: it is paid in full, then the level up comes, then the effect', (r) => {
  const chip = act(
    [
      { pay: 'deckTopToClock', amount: 1 },
      { pay: 'stock', amount: 1 },
    ],
    [{ do: 'draw', amount: 1 }],
  );
  r.table({
    at: 'main',
    A: {
      frontLeft: fighter(3000, { name: 'chipper', abilities: [chip] }),
      clock: 6,
      stock: 1,
      deck: plain('a', 'b', 'c'),
    },
  });
  r.at('levelUp', [['main', 'use chipper']], (there) =>
    there.expect({ A: { clock: 7, stock: 0, hand: 0, waitingRoom: 1 } }),
  );
  r.act('use chipper', ['levelUp', 'a']);
  r.expect({ A: { level: ['a'], hand: ['b'], waitingRoom: 7, clock: 0 } });
});
ruling('inside a cost no refresh interrupts either: it comes when the cost is paid', (r) => {
  const chip = act(
    [
      { pay: 'deckTopToClock', amount: 1 },
      { pay: 'stock', amount: 1 },
    ],
    [{ do: 'draw', amount: 1 }],
  );
  const chipper = fighter(3000, { name: 'chipper', abilities: [chip] });
  r.table({
    at: 'main',
    A: { frontLeft: chipper, stock: plain('s'), deck: plain('a'), waitingRoom: plain('x', 'y') },
    shuffles: [3],
  });
  r.act('use chipper');
  r.expect({ A: { hand: ['s'], clock: ['x', 'a'], deck: ['y'] } });
});
ruling('G53: who cannot refresh while receiving damage without a climax loses when the deck empties', (r) => {
  r.table(damage3({ deck: plain('n'), waitingRoom: 0 }));
  r.attack('frontCenter', 'direct');
  r.expect({ B: { resolution: ['n'], clock: 0 }, winner: 'A' });
});
ruling(
  'G54: with a climax among the revealed cards play goes on: cancelled, refreshed, levelled up, refreshed',
  (r) => {
    const deck = [climax([], { name: 'X' })];
    r.table(
      damage3(
        { deck, clock: plain('6', '5', '4', '3', '2', '1'), waitingRoom: 0 },
        { options: immediate, shuffles: [1, 6] },
      ),
    );
    r.attack('frontCenter', 'direct', ['levelUp', 'X']);
    r.expect({ B: { level: ['X'], clock: 1, deck: 5, waitingRoom: 0 }, winner: null });
  },
);
ruling('a player who has neither deck nor waiting room loses at the next check timing', (r) => {
  const mill = event(
    [
      { do: 'mill', amount: 1 },
      { do: 'draw', amount: 1 },
    ],
    { name: 'mill' },
  );
  r.table({ at: 'stand', A: { deck: plain('a'), waitingRoom: 0, hand: [mill] } });
  r.run();
  r.expect({ A: { hand: 2, deck: 0 }, winner: 'B' });
});
ruling('with an empty waiting room nothing is rebuilt; when a card comes there the deck is rebuilt at once', (r) => {
  const dig = event(
    [
      { do: 'draw', amount: 1 },
      { do: 'discard', amount: 2 },
    ],
    { name: 'dig' },
  );
  r.table({ at: 'main', A: { deck: plain('a'), waitingRoom: 0, hand: [dig, ...plain('h', 'i')] }, shuffles: [2] });
  r.act('playEvent dig', ['discard', 'h', 'i']);
  r.expect({ A: { clock: ['i'], hand: ['a'], waitingRoom: ['dig'], deck: ['h'] }, winner: null });
});
ruling('a second refresh before the check timing owes a second penalty', (r) => {
  const mill = event([{ do: 'mill', amount: 7 }], { name: 'mill' });
  r.table({ at: 'main', A: { hand: [mill], deck: plain('a'), waitingRoom: 4 }, shuffles: [5, 5] });
  r.act('playEvent mill');
  r.expect({ A: { clock: 2, deck: 2, waitingRoom: 2 }, refreshPoints: 0 });
});
ruling('a refresh that makes a seventh clock card levels up', (r) => {
  r.table({
    at: 'stand',
    options: immediate,
    A: { deck: plain('a'), clock: 6, waitingRoom: plain('x', 'y') },
    shuffles: [2],
  });
  r.run(['levelUp', 'x']);
  r.expect({ A: { level: ['x'], hand: ['a'], clock: 0, waitingRoom: 6, deck: ['y'] } });
});
ruling('a player with a refresh and a level up due picks which comes first', (r) => {
  const both = act([{ pay: 'deckTopToClock', amount: 1 }], []);
  const chipper = fighter(3000, { name: 'chipper', abilities: [both] });
  const A: SideSpec = { frontLeft: chipper, clock: 6, deck: plain('a'), waitingRoom: plain('x') };
  r.table({ at: 'main', A, shuffles: [7] });
  r.offers('refreshOrLevelUp', ['levelUp', 'refresh'], ['main', 'use chipper']);
  r.act('use chipper', ['refreshOrLevelUp', 'levelUp'], ['levelUp', 'a']);
  r.expect({ A: { level: ['a'], deck: 6, clock: 1, waitingRoom: 0 } });
});
ruling('where the refresh comes first, the six cards of the level up stay in the waiting room', (r) => {
  const both = act([{ pay: 'deckTopToClock', amount: 1 }], []);
  const chipper = fighter(3000, { name: 'chipper', abilities: [both] });
  r.table({
    at: 'main',
    A: { frontLeft: chipper, clock: 6, deck: plain('a'), waitingRoom: plain('x', 'y') },
    shuffles: [2],
  });
  r.act('use chipper', ['refreshOrLevelUp', 'refresh'], ['levelUp', 'a']);
  r.expect({ A: { level: ['a'], waitingRoom: 6, clock: ['x'], deck: ['y'] } });
});
ruling("where both players have an interrupt due the turn player's comes first", (r) => {
  const all = event([{ do: 'move', target: { all: { who: 'any', where: 'deck' } }, to: 'clock' }], { name: 'flood' });
  const side: SideSpec = { clock: 6, deck: plain('a'), waitingRoom: 0 };
  r.table({ at: 'main', A: { ...side, hand: [all] }, B: side, shuffles: [6, 6] });
  r.at('A.levelUp', [['main', 'playEvent flood']], (there) => there.expect({ A: { clock: 7 }, B: { clock: 7 } }));
  r.act('playEvent flood', ['A.levelUp', 'a'], ['B.levelUp', 'a']);
  r.expect({ A: { level: 1 }, B: { level: 1 } });
});
ruling('Brainstorm in the middle of a refresh leaves the flipped cards out and flips on', (r) => {
  const storm = act([], [{ do: 'flip', amount: 3, as: 'flipped' }], { label: 'brainstorm' });
  r.table({
    at: 'main',
    A: {
      frontLeft: fighter(3000, { name: 'thinker', abilities: [storm] }),
      deck: plain('a'),
      waitingRoom: plain('w', 'x', 'y', 'z'),
    },
    shuffles: [4],
  });
  r.act('use thinker');
  r.expect({ A: { waitingRoom: ['x', 'w', 'a'], clock: ['y'], deck: ['z'] } });
});
ruling('after a refresh nobody knows the order of the deck: its cards are no longer seen', (r) => {
  r.table({ at: 'stand', A: { deck: plain('a'), waitingRoom: plain('x', 'y', 'z') }, shuffles: [3] });
  r.run();
  r.expectSeen('A', { 'A.deck': 2, 'A.clock': ['x'], 'A.waitingRoom': [] });
  r.expectSeen('B', { 'A.deck': 2, 'A.hand': 1 });
});
