// Rulings on conditions: each holds, and each fails to hold (7.1, 7.4).
import { test } from 'vitest';
import type { Condition, Effect, Workplace } from '../ability-data.ts';
import { SLOTS } from '../card-data.ts';
import { act, auto, climax, cont, event, fighter, plain } from './bench/cards.ts';
import { faceDown, rested, reversed } from './bench/prepare.ts';
import { type Ruling, rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const mine = { who: 'you', where: 'stage' } as const;
const theirs = { who: 'opponent', where: 'stage' } as const;
const charge: Effect = { do: 'stockCharge', amount: 1 };
/** 1000 power, and 1000 more while the conditions hold. */
const proud = (...conditions: Condition[]) =>
  fighter(1000, { name: 'proud', abilities: [cont('this', [{ what: 'power', by: 1000 }], { if: conditions })] });
const [YES, NO] = [{ power: 2000 }, { power: 1000 }];
const asks = (then: Condition, ...before: Effect[]) =>
  event([...before, { do: 'if', if: [then], then: [charge] }], { name: 'asks' });
const asked = (r: Ruling, ...entries: Parameters<Ruling['run']>) => r.run(['main', 'playEvent asks'], ...entries);

ruling('amount: it holds from its lower to its upper end, both included', (r) => {
  const two = proud({ amount: { count: { who: 'you', where: 'hand' }, times: 2 }, atLeast: 4, atMost: 6 });
  for (const [hand, is] of [
    [1, NO],
    [2, YES],
    [3, YES],
    [4, NO],
  ] as const) {
    r.table({ at: 'main', A: { frontLeft: two, hand } });
    r.expect({ A: { frontLeft: is } });
  }
});
ruling('amount: an end may be counted on the table', (r) => {
  const more = proud({
    amount: { count: { who: 'you', where: 'hand' } },
    atLeast: { count: { who: 'opponent', where: 'hand' }, plus: 1 },
  });
  r.table({ at: 'main', A: { frontLeft: more, hand: 3 }, B: { hand: 2 } });
  r.expect({ A: { frontLeft: YES } });
  r.table({ at: 'main', A: { frontLeft: more, hand: 3 }, B: { hand: 3 } });
  r.expect({ A: { frontLeft: NO } });
});
ruling('count: an end may be counted on the table', (r) => {
  const fewer = proud({ count: mine, atMost: { count: theirs, plus: -1 } });
  r.table({ at: 'main', A: { frontLeft: fewer }, B: { frontLeft: fighter(1), backLeft: fighter(1) } });
  r.expect({ A: { frontLeft: YES } });
  r.table({ at: 'main', A: { frontLeft: fewer }, B: { frontLeft: fighter(1) } });
  r.expect({ A: { frontLeft: NO } });
});
ruling("yourLevel: an end may be the opponent's level", (r) => {
  const behind = proud({ yourLevel: { atMost: { level: 'opponent', plus: -1 } } });
  r.table({ at: 'main', A: { frontLeft: behind, level: 1 }, B: { level: 2 } });
  r.expect({ A: { frontLeft: YES } });
  r.table({ at: 'main', A: { frontLeft: behind, level: 2 }, B: { level: 2 } });
  r.expect({ A: { frontLeft: NO } });
});
ruling('phase: it holds in that phase of either turn, and in no other', (r) => {
  const early = proud({ phase: 'main' });
  r.table({ at: 'main', A: { frontLeft: early, hand: plain('held') }, B: { backLeft: early } });
  r.expect({ A: { frontLeft: YES }, B: { backLeft: YES } });
  r.until('attackBegins');
  r.expect({ A: { frontLeft: NO }, B: { backLeft: NO } });
});

const rows = { stage: SLOTS, front: SLOTS.slice(0, 3), back: SLOTS.slice(3) } as const;
for (const row of ['stage', 'front', 'back'] as const) {
  ruling(`thisIn ${row}: it holds in the slots of it`, (r) => {
    for (const slot of SLOTS) {
      r.table({ at: 'main', A: { [slot]: proud({ thisIn: row }) } });
      r.expect({ A: { [slot]: rows[row].includes(slot) ? YES : NO } });
    }
  });
}
for (const here of SLOTS) {
  ruling(`thisIn ${here}: it holds in that slot, until the character moves from it`, (r) => {
    const elsewhere = here === 'frontCenter' ? 'backLeft' : 'frontCenter';
    r.table({ at: 'main', A: { [here]: proud({ thisIn: here }) } });
    r.expect({ A: { [here]: YES } });
    r.act('move proud', ['moveTo', elsewhere]);
    r.expect({ A: { [elsewhere]: NO } });
  });
}
ruling('thisIn: hand, clock, top of the clock, memory and marker hold where a card lies, and nowhere else', (r) => {
  // It works in one place and asks for all of them: what holds is read off the power of an ally.
  const places: readonly Workplace[] = ['hand', 'clock', 'clockTop', 'memory', 'marker'];
  const worth = { hand: 1, clock: 10, clockTop: 100, memory: 1000, marker: 10_000 } as const;
  const teller = (works: Workplace) =>
    fighter(1, {
      name: 'teller',
      abilities: places.map((place) =>
        cont(mine, [{ what: 'power', by: worth[place] }], { in: works, if: [{ thisIn: place }] }),
      ),
    });
  const ally = fighter(1_000_000);
  for (const [lying, sum] of [
    [{ clock: [teller('clockTop'), ...plain('low')] }, 110],
    [{ clock: [...plain('top'), teller('clockTop')] }, 0],
    [{ memory: [teller('memory')] }, 1000],
    [{ memory: [faceDown(teller('memory'))] }, 0],
    [{ markers: { frontLeft: teller('marker') } }, 10_000],
    [{ hand: [teller('memory')], stock: [teller('memory')] }, 0],
  ] as const) {
    r.table({ at: 'main', A: { frontLeft: ally, ...lying } });
    r.expect({ A: { frontLeft: { power: 1_000_000 + sum } } });
  }
});
ruling('thisIn hand: a card in hand is there, and no longer once it is played', (r) => {
  const cheap = fighter(1000, {
    name: 'cheap',
    cost: 1,
    abilities: [cont('this', [{ what: 'cost', by: -1 }], { in: 'hand', if: [{ thisIn: 'hand' }] })],
  });
  const dear = fighter(1000, {
    name: 'dear',
    cost: 1,
    abilities: [cont('this', [{ what: 'cost', by: -1 }], { in: 'hand', if: [{ thisIn: 'clock' }] })],
  });
  r.table({ at: 'main', A: { hand: [cheap, dear] } });
  r.offers('main', ['playCharacter cheap']);
});
ruling('thisIn clock: an AUTO in the clock asks whether its card still lies there as it resolves', (r) => {
  const sleeper = fighter(1000, {
    name: 'sleeper',
    abilities: [
      auto({ on: 'phaseBegins', phase: 'climax', turn: 'you' }, [{ do: 'move', target: 'this', to: 'hand' }], {
        in: 'clock',
      }),
      auto({ on: 'phaseBegins', phase: 'climax', turn: 'you' }, [charge], { in: 'clock', if: [{ thisIn: 'clock' }] }),
    ],
  });
  const a = { clock: [...plain('top'), sleeper], hand: plain('held') };
  r.table({ at: 'main', A: a });
  r.until('attackBegins', ['whichAbilityFirst', 'sleeper 1']);
  r.expect({ A: { clock: ['top'], hand: 2, stock: 1 } });
  r.table({ at: 'main', A: a });
  r.until('attackBegins', ['whichAbilityFirst', 'sleeper 0']);
  r.expect({ A: { clock: ['top'], hand: 2, stock: 0 } });
});
ruling('2.3, thisIn: whoever has left and come back is another object, and not there any more', (r) => {
  const begins = { on: 'phaseBegins', phase: 'attack', turn: 'you' } as const;
  const flicker = fighter(1000, {
    name: 'flicker',
    abilities: [
      auto(begins, [
        { do: 'move', target: 'this', to: 'hand' },
        { do: 'place', target: 'this', slot: 'same' },
      ]),
      auto(begins, [charge], { if: [{ thisIn: 'stage' }] }),
    ],
  });
  r.table({ at: 'attackBegins', A: { frontLeft: flicker } });
  r.until('declarationBegins', ['whichAbilityFirst', 'flicker 1']);
  r.expect({ A: { frontLeft: { name: 'flicker' }, stock: 1 } });
  r.table({ at: 'attackBegins', A: { frontLeft: flicker } });
  r.until('declarationBegins', ['whichAbilityFirst', 'flicker 0']);
  r.expect({ A: { frontLeft: { name: 'flicker' }, stock: 0 } });
});

ruling('target this: is the card itself of the kind?', (r) => {
  const tired = proud({ target: 'this', is: { state: 'rest' } });
  r.table({ at: 'main', A: { frontLeft: rested(tired), frontRight: tired } });
  r.expect({ A: { frontLeft: YES, frontRight: NO } });
});
ruling('target battleOpponent: of the kind, while they battle', (r) => {
  const giantKiller = proud({ target: 'battleOpponent', is: { level: { atLeast: 1 } } });
  for (const [level, state] of [
    [1, 'reverse'],
    [0, 'stand'],
  ] as const) {
    r.table({ at: 'attack', A: { frontLeft: giantKiller }, B: { frontRight: fighter(1500, { level }) } });
    r.expect({ A: { frontLeft: NO } });
    r.attack('proud', 'frontal');
    r.expect({ A: { frontLeft: NO }, B: { frontRight: state } });
  }
  // A side attack has no opponent.
  r.table({ at: 'attack', A: { frontLeft: giantKiller }, B: { frontRight: fighter(1500, { level: 1 }) } });
  r.attack('proud', 'side');
  r.expect({ B: { frontRight: 'stand' } });
});
ruling('target bound: all that were bound are of the kind, and there are some', (r) => {
  const question = asks(
    { target: { bound: 'some' }, is: { type: 'character' } },
    { do: 'choose', as: 'some', from: { who: 'you', where: 'waitingRoom' }, amount: 2, upTo: true },
  );
  const a = { hand: [question], waitingRoom: [...plain('a', 'b'), event([], { name: 'e' })] };
  for (const [picks, stock] of [
    [['a', 'b'], 1],
    [['a'], 1],
    [['a', 'e'], 0],
    [[], 0],
  ] as const) {
    r.table({ at: 'main', A: a });
    asked(r, ['chooseTarget', ...picks]);
    r.expect({ A: { stock } });
  }
});
ruling('target all: all of the selection are of the kind, and there are some', (r) => {
  const calm = proud({ target: { all: theirs }, is: { state: 'rest' } });
  r.table({ at: 'main', A: { frontLeft: calm }, B: { frontLeft: rested(fighter(1)), backLeft: rested(fighter(1)) } });
  r.expect({ A: { frontLeft: YES } });
  r.table({ at: 'main', A: { frontLeft: calm }, B: { frontLeft: rested(fighter(1)), backLeft: fighter(1) } });
  r.expect({ A: { frontLeft: NO } });
  r.table({ at: 'main', A: { frontLeft: calm } });
  r.expect({ A: { frontLeft: NO } });
});
ruling('bound: so many cards of the kind were bound, at most or at least', (r) => {
  const milled = { do: 'mill', amount: 3, as: 'milled' } as const;
  const none = asks({ bound: 'milled', is: { type: 'climax' }, atMost: 0 }, milled);
  const one = asks({ bound: 'milled', is: { type: 'climax' }, atLeast: 1, atMost: 1 }, milled);
  const all = asks({ bound: 'milled', atLeast: 3 }, milled);
  for (const [climaxes, ...stocks] of [
    [0, 1, 0, 1],
    [1, 0, 1, 1],
    [2, 0, 0, 1],
  ] as const) {
    const deck = [...Array.from({ length: climaxes }, () => climax()), ...plain(8 - climaxes)];
    for (const [i, question] of [none, one, all].entries()) {
      r.table({ at: 'main', A: { hand: [question], deck } });
      asked(r);
      r.expect({ A: { stock: stocks[i] ?? 0 } });
    }
  }
});
ruling('all, are: "all your characters are ..." fails for a single other one, and where there is none', (r) => {
  const guards = { all: mine, are: { trait: 'Guard' } } as const;
  const guard = fighter(1, { traits: ['Guard'] });
  const question = asks(guards);
  for (const [stage, stock] of [
    [{ frontLeft: guard, backRight: guard }, 1],
    [{ frontLeft: guard, backRight: fighter(1) }, 0],
    [{}, 0],
  ] as const) {
    r.table({ at: 'main', A: { hand: [question], ...stage }, B: { frontLeft: fighter(1) } });
    asked(r);
    r.expect({ A: { stock } });
  }
});
ruling('all, are: others alone may be meant', (r) => {
  const lone = proud({ all: { ...mine, other: true }, are: { state: 'stand' } });
  r.table({ at: 'main', A: { frontLeft: rested(lone), backLeft: fighter(1) } });
  r.expect({ A: { frontLeft: YES } });
  r.table({ at: 'main', A: { frontLeft: rested(lone), backLeft: reversed(fighter(1)) } });
  r.expect({ A: { frontLeft: NO } });
});

ruling('placedThisTurn: from the play on, also after a move, until the turn is over', (r) => {
  r.table({ at: 'main', A: { hand: [proud({ placedThisTurn: true })] } });
  r.act('playCharacter proud', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { frontLeft: YES } });
  r.act('move proud', ['moveTo', 'backLeft']);
  r.expect({ A: { backLeft: YES } });
  r.until('stand');
  r.expect({ A: { backLeft: NO }, turnPlayer: 'B' });
});
ruling('placedThisTurn: a change of slots is no placing, Encore is one', (r) => {
  const fresh = proud({ placedThisTurn: true });
  r.table({ at: 'main', A: { backLeft: fresh } });
  r.act('move proud', ['moveTo', 'frontLeft']);
  r.expect({ A: { frontLeft: NO } });
  r.table({ at: 'encore', A: { frontLeft: reversed(fresh), stock: 3 } });
  r.run(['encore', 'yes']);
  r.expect({ A: { frontLeft: { state: 'rest', power: 2000 } } });
});

/** An attack of A's at which an ability of the attacker (who is A) or of whoever faces it (B) asks. */
const during = (r: Ruling, kind: 'frontal' | 'side' | 'direct', condition: Condition, who: 'A' | 'B'): void => {
  const judge = fighter(1000, {
    name: 'judge',
    abilities: [auto({ on: 'attacks', who: mine }, [charge], { if: [condition] })],
  });
  const judged = fighter(1000, {
    name: 'judge',
    abilities: [auto({ on: 'attacks', who: theirs }, [charge], { if: [condition] })],
  });
  r.table({
    at: 'attack',
    A: { frontLeft: who === 'A' ? judge : fighter(1000, { name: 'attacker' }) },
    B:
      kind === 'direct'
        ? { backLeft: who === 'B' ? judged : [] }
        : { frontRight: who === 'B' ? judged : fighter(1000) },
  });
  r.attack('frontLeft', kind);
};
ruling('battle: the attacker and the defender of a frontal attack are in it', (r) => {
  for (const battle of ['any', 'frontal'] as const) {
    during(r, 'frontal', { battle }, 'A');
    r.expect({ A: { stock: 2 } });
    during(r, 'frontal', { battle }, 'B');
    r.expect({ B: { stock: 1 } });
  }
  for (const battle of ['side', 'direct'] as const) {
    during(r, 'frontal', { battle }, 'A');
    r.expect({ A: { stock: 1 } });
    during(r, 'frontal', { battle }, 'B');
    r.expect({ B: { stock: 0 } });
  }
});
ruling('battle: of a side or a direct attack the attacker alone is in it', (r) => {
  for (const kind of ['side', 'direct'] as const) {
    for (const battle of ['any', kind] as const) {
      during(r, kind, { battle }, 'A');
      r.expect({ A: { stock: 2 } });
      during(r, kind, { battle }, 'B');
      r.expect({ B: { stock: 0 } });
    }
    during(r, kind, { battle: 'frontal' }, 'A');
    r.expect({ A: { stock: 1 } });
  }
});
ruling('battle: it is over with the attack, and others are in none', (r) => {
  const fierce = proud({ battle: 'any' });
  r.table({
    at: 'attack',
    A: { frontLeft: fierce, frontCenter: fierce },
    B: { frontRight: fighter(1500), hand: [event([], { name: 'parry', counter: true })] },
  });
  r.at(
    'counter',
    [
      ['attack', 'frontLeft'],
      ['attackKind', 'frontal'],
    ],
    (there) => there.expect({ A: { frontLeft: YES, frontCenter: NO } }),
  );
  r.attack('frontLeft', 'frontal');
  r.expect({ A: { frontLeft: NO }, B: { frontRight: 'reverse' } });
});

ruling('not: it holds where the other does not', (r) => {
  const shy = proud({ not: { thisIn: 'front' } });
  r.table({ at: 'main', A: { frontLeft: shy, backLeft: shy } });
  r.expect({ A: { frontLeft: NO, backLeft: YES } });
});
ruling('or: one is enough, and none is not', (r) => {
  const either = proud({ or: [{ thisIn: 'frontLeft' }, { target: 'this', is: { state: 'rest' } }] });
  r.table({
    at: 'main',
    A: { frontLeft: either, frontCenter: rested(either), frontRight: either },
    B: { frontLeft: rested(either) },
  });
  r.expect({
    A: { frontLeft: YES, frontCenter: YES, frontRight: NO },
    B: { frontLeft: YES },
  });
});
ruling('of several conditions all have to hold, also inside not and or', (r) => {
  const strict = proud({ not: { or: [{ thisIn: 'back' }, { turn: 'opponent' }] } }, { count: mine, atLeast: 2 });
  r.table({ at: 'main', A: { frontLeft: strict, backLeft: strict }, B: { frontLeft: strict, backLeft: strict } });
  r.expect({ A: { frontLeft: YES, backLeft: NO }, B: { frontLeft: NO, backLeft: NO } });
  r.table({ at: 'main', A: { frontLeft: strict } });
  r.expect({ A: { frontLeft: NO } });
});
ruling('conditions of an ACT are asked before it is offered', (r) => {
  const patient = fighter(1000, {
    name: 'patient',
    abilities: [act([], [charge], { if: [{ count: { who: 'opponent', where: 'clock' }, atLeast: 2 }] })],
  });
  r.table({ at: 'main', A: { frontLeft: patient }, B: { clock: 1 } });
  r.illegal(['main', 'use patient']);
  r.table({ at: 'main', A: { frontLeft: patient }, B: { clock: 2 } });
  r.act('use patient');
  r.expect({ A: { stock: 1 } });
});
