// Rulings on parts of an effect that wait for a moment (7.4).
import { test } from 'vitest';
import type { Effect, Moment } from '../ability-data.ts';
import { act, auto, event, fighter, plain } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const spell = (...effect: Effect[]) => event(effect, { name: 'spell' });
const cast = ['main', 'playEvent spell'] as const;
const mine = { who: 'you', where: 'stage' } as const;
const theirs = { who: 'opponent', where: 'stage' } as const;
const knight = fighter(3000, { name: 'knight' });
const squire = fighter(2000, { name: 'squire' });
const later = (at: Moment, ...then: Effect[]): Effect => ({ do: 'later', at, then });
const charge: Effect = { do: 'stockCharge', amount: 1 };
const one = { bound: 'one' } as const;

for (const [phase, stretch] of [
  ['climax', 'attackBegins'],
  ['attack', 'declarationBegins'],
  ['encore', 'end'],
  ['end', 'stand'],
] as const) {
  ruling(`7.4: it waits for the beginning of the own ${phase} phase of the same turn, and comes once`, (r) => {
    r.table({ at: 'main', A: { hand: [spell(later({ phase, turn: 'you' }, charge))], frontLeft: knight } });
    r.run(cast);
    r.expect({ A: { stock: 0 } });
    r.until(stretch);
    r.expect({ A: { stock: 1 } });
    r.until('mainAction');
    r.until('stand');
    r.until('mainAction');
    r.until('stand');
    r.expect({ turnPlayer: 'B', A: { stock: 1 } });
  });
}
for (const phase of ['stand', 'draw', 'clock', 'main'] as const) {
  ruling(`7.4: of the own ${phase} phase it is the next one, over the turn of the opponent`, (r) => {
    r.table({ at: 'main', A: { hand: [spell(later({ phase, turn: 'you' }, charge))] } });
    r.run(cast);
    r.until('stand');
    r.until('mainAction');
    r.until('stand');
    r.expect({ turnPlayer: 'A', A: { stock: 0 } });
    r.until('mainAction');
    r.expect({ A: { stock: 1 } });
  });
  ruling(`7.4: of the opponent's ${phase} phase it is the next one, and "you" is who it was`, (r) => {
    r.table({ at: 'main', A: { hand: [spell(later({ phase, turn: 'opponent' }, charge))] } });
    r.run(cast);
    r.until('stand');
    r.expect({ turnPlayer: 'B', A: { stock: 0 } });
    r.until('mainAction');
    r.expect({ A: { stock: 1 }, B: { stock: 0 } });
  });
}
ruling('7.4: it waits for the end of the attack', (r) => {
  const rusher = fighter(3000, {
    name: 'rusher',
    abilities: [
      auto({ on: 'attacks', who: 'this' }, [later('attackEnds', { do: 'move', target: 'this', to: 'hand' }, charge)]),
    ],
  });
  r.table({ at: 'attack', A: { frontLeft: rusher, frontRight: knight } });
  r.attack('rusher', 'direct');
  r.expect({ A: { frontLeft: null, hand: ['rusher'], stock: 2 }, B: { clock: 2 } });
  r.attack('knight', 'direct');
  r.expect({ A: { stock: 3 } });
});
ruling('7.4: made outside an attack it waits for the end of the next one', (r) => {
  r.table({ at: 'main', A: { hand: [spell(later('attackEnds', { do: 'draw', amount: 1 }))], frontLeft: knight } });
  r.run(cast);
  r.until('attack');
  r.expect({ A: { hand: 0 } });
  r.attack('knight', 'direct');
  r.expect({ A: { hand: 1 } });
});
ruling('2.3: it knows what was bound, as long as that is the object it was', (r) => {
  const mark = spell(
    { do: 'choose', as: 'one', from: theirs },
    later({ phase: 'climax', turn: 'you' }, { do: 'move', target: one, to: 'clock' }),
  );
  const recall = event(
    [
      { do: 'choose', as: 'it', from: { ...theirs, name: 'squire' } },
      { do: 'move', target: { bound: 'it' }, to: 'memory' },
      { do: 'place', target: { bound: 'it' }, slot: 'its' },
    ],
    { name: 'recall' },
  );
  const side = { A: { hand: [mark, recall] }, B: { frontLeft: squire, frontRight: knight } };
  r.table({ at: 'main', ...side });
  r.run(cast, ['chooseTarget', 'squire']);
  r.until('attackBegins');
  r.expect({ B: { clock: ['squire'], frontLeft: null } });
  r.table({ at: 'main', ...side });
  r.run(cast, ['chooseTarget', 'squire']);
  r.act('playEvent recall');
  r.until('attackBegins');
  r.expect({ B: { clock: 0, frontLeft: { name: 'squire' } } });
});
ruling('7.4: two of one effect wait each for its own, and what is bound after them they do not know', (r) => {
  const plan = spell(
    { do: 'choose', as: 'one', from: { ...mine, name: 'knight' } },
    later({ phase: 'climax', turn: 'you' }, { do: 'turn', target: one, to: 'rest' }),
    later({ phase: 'encore', turn: 'you' }, { do: 'move', target: one, to: 'stock' }),
    { do: 'choose', as: 'one', from: { ...mine, name: 'squire' } },
  );
  r.table({ at: 'main', A: { hand: [plan], frontLeft: knight, frontRight: squire } });
  r.run(cast);
  r.until('attackBegins');
  r.expect({ A: { frontLeft: 'rest', frontRight: 'stand' } });
  r.until('end');
  r.expect({ A: { stock: ['knight'], frontRight: 'stand' } });
});
ruling('7.4: the source may have left, and is not meant any more where it left by something else', (r) => {
  const prophet = fighter(1000, {
    name: 'prophet',
    abilities: [
      act(
        [{ pay: 'restThis' }],
        [later({ phase: 'climax', turn: 'you' }, charge, { do: 'move', target: 'this', to: 'stock' })],
      ),
    ],
  });
  const strike = event([{ do: 'move', target: { all: mine }, to: 'waitingRoom' }], { name: 'strike' });
  r.table({ at: 'main', A: { hand: [strike], frontLeft: prophet } });
  r.act('use prophet');
  r.act('playEvent strike');
  r.until('attackBegins');
  r.expect({ A: { stock: 1, waitingRoom: ['strike', 'prophet'] } });
  r.table({ at: 'main', A: { frontLeft: prophet } });
  r.act('use prophet');
  r.until('attackBegins');
  r.expect({ A: { stock: ['prophet', 'plain'], frontLeft: null } });
});
ruling('7.4: where the effect itself moved the source, it goes on meaning it, and knows the slot it had', (r) => {
  const diver = fighter(1000, {
    name: 'diver',
    abilities: [
      act(
        [],
        [
          { do: 'move', target: 'this', to: 'memory' },
          later({ phase: 'climax', turn: 'you' }, { do: 'place', target: 'this', slot: 'same', state: 'rest' }),
        ],
      ),
    ],
  });
  r.table({ at: 'main', A: { backLeft: diver } });
  r.act('use diver');
  r.expect({ A: { memory: ['diver'], backLeft: null } });
  r.until('attackBegins');
  r.expect({ A: { memory: 0, backLeft: { name: 'diver', state: 'rest' } } });
});
ruling('7.4: the same of a card that pays for its own ability', (r) => {
  const diver = fighter(1000, {
    name: 'diver',
    abilities: [
      act(
        [{ pay: 'this', to: 'memory' }],
        [later({ phase: 'draw', turn: 'opponent' }, { do: 'place', target: 'this', slot: 'same' })],
      ),
    ],
  });
  r.table({ at: 'main', A: { frontRight: diver } });
  r.act('use diver');
  r.until('stand');
  r.expect({ A: { memory: ['diver'] } });
  r.until('mainAction');
  r.expect({ A: { frontRight: { name: 'diver', state: 'stand' } } });
});
ruling('7.3, 7.4: what was moved away comes back later to where it was, resting', (r) => {
  const banish = spell(
    { do: 'choose', as: 'one', from: theirs, amount: 2 },
    { do: 'move', target: one, to: 'memory' },
    later({ phase: 'draw', turn: 'opponent' }, { do: 'place', target: one, slot: 'its', state: 'rest' }),
  );
  r.table({ at: 'main', A: { hand: [banish] }, B: { frontLeft: knight, backRight: squire } });
  r.run(cast);
  r.expect({ B: { frontLeft: null, backRight: null, memory: 2 } });
  r.until('stand');
  r.until('mainAction');
  r.expect({
    B: { memory: 0, frontLeft: { name: 'knight', state: 'rest' }, backRight: { name: 'squire', state: 'rest' } },
  });
});
ruling('7.3: what the opponent puts off it does itself, at its own moment', (r) => {
  const pact = spell({ do: 'by', who: 'opponent', then: [later({ phase: 'draw', turn: 'you' }, charge)] });
  r.table({ at: 'main', A: { hand: [pact] } });
  r.run(cast);
  r.until('stand');
  r.until('mainAction');
  r.expect({ turnPlayer: 'B', A: { stock: 0 }, B: { stock: 1 } });
});
ruling('7.3: what everybody puts off each does at its own moment', (r) => {
  const pact = spell({ do: 'by', who: 'any', then: [later({ phase: 'draw', turn: 'you' }, charge)] });
  r.table({ at: 'main', A: { hand: [pact] } });
  r.run(cast);
  r.until('stand');
  r.until('mainAction');
  r.expect({ A: { stock: 0 }, B: { stock: 1 } });
  r.until('stand');
  r.until('mainAction');
  r.expect({ A: { stock: 1 }, B: { stock: 1 } });
});
ruling('5.1: of several that wait for one moment their player picks which comes first', (r) => {
  const plan = spell(
    later({ phase: 'climax', turn: 'you' }, { do: 'move', target: { all: mine }, to: 'hand' }),
    later({ phase: 'climax', turn: 'you' }, { do: 'take', from: 'deck', amount: { count: mine }, to: 'stock' }),
  );
  for (const [first, stock] of [
    ['spell 0.effect.0', 0],
    ['spell 0.effect.1', 2],
  ] as const) {
    r.table({ at: 'main', A: { hand: [plan], frontLeft: knight, frontRight: squire } });
    r.run(cast);
    r.until('attackBegins', ['whichAbilityFirst', first]);
    r.expect({ A: { stock, hand: 2 } });
  }
});
ruling('7.4: a promise can be put off again', (r) => {
  const plan = spell(later({ phase: 'climax', turn: 'you' }, later({ phase: 'encore', turn: 'you' }, charge)));
  r.table({ at: 'main', A: { hand: [plan, ...plain(1)] } });
  r.run(cast);
  r.until('encore');
  r.expect({ A: { stock: 0 } });
  r.until('end');
  r.expect({ A: { stock: 1 } });
});
