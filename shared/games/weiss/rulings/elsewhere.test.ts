// Rulings on abilities that work off the stage: in hand, on top of the clock, in memory, as a marker (7.1, 8.3, 8.9, 2.4); and on Great Performance (8.7).
import { test } from 'vitest';
import { act, auto, climax, cont, fighter, plain } from './bench/cards.ts';
import { faceDown, reversed } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const mine = { who: 'you', where: 'stage' } as const;
const bell = fighter(1000, {
  name: 'bell',
  abilities: [cont(mine, [{ what: 'power', by: 1000 }], { label: 'alarm', in: 'clockTop' })],
});

ruling('8.3: Alarm works while its card is the top card of the clock', (r) => {
  r.table({ at: 'main', A: { frontLeft: fighter(2000), clock: [bell, ...plain('low')] } });
  r.expect({ A: { frontLeft: { power: 3000 } } });
  r.table({ at: 'main', A: { frontLeft: fighter(2000), clock: [...plain('top'), bell] } });
  r.expect({ A: { frontLeft: { power: 2000 } } });
});
ruling('G63: Alarm stops in the very attack whose damage covers its card', (r) => {
  r.table({
    at: 'attack',
    A: { frontLeft: fighter(2500) },
    B: { frontRight: fighter(2000), clock: [bell], deck: plain(5) },
  });
  r.expect({ B: { frontRight: { power: 3000 } } });
  r.attack('frontLeft', 'frontal');
  r.expect({ A: { frontLeft: 'rest' }, B: { frontRight: { state: 'reverse', power: 2000 } } });
});
ruling('8.9: an ability works in memory, but not of a card that lies face down', (r) => {
  const ghost = fighter(1000, {
    name: 'ghost',
    abilities: [cont(mine, [{ what: 'power', by: 500 }], { label: 'memory', in: 'memory' })],
  });
  r.table({ at: 'main', A: { frontLeft: fighter(2000), memory: [ghost] } });
  r.expect({ A: { frontLeft: { power: 2500 } } });
  r.table({ at: 'main', A: { frontLeft: fighter(2000), memory: [faceDown(ghost)] } });
  r.expect({ A: { frontLeft: { power: 2000 } } });
});
ruling('2.4: as a marker a card strengthens the character that it lies under', (r) => {
  const armour = fighter(1000, {
    name: 'armour',
    abilities: [cont('bearer', [{ what: 'power', by: 1500 }], { in: 'marker' })],
  });
  const a = { frontLeft: fighter(2000), frontRight: fighter(2000) };
  r.table({ at: 'main', A: { ...a, markers: { frontLeft: armour } } });
  r.expect({ A: { frontLeft: { power: 3500 }, frontRight: { power: 2000 } } });
});
ruling('5.2: in hand a card may lower its own cost and level, and need no color', (r) => {
  const eager = fighter(5000, {
    name: 'eager',
    color: 'blue',
    level: 1,
    cost: 1,
    abilities: [
      cont(
        'this',
        [
          { what: 'level', by: -1 },
          { what: 'cost', by: -1 },
        ],
        {
          in: 'hand',
          if: [{ count: mine, atLeast: 1 }],
        },
      ),
      cont('this', [{ what: 'may', do: 'playAnyColor' }], { in: 'hand' }),
    ],
  });
  r.table({ at: 'main', A: { hand: [eager] } });
  r.illegal(['main', 'playCharacter eager']);
  r.table({ at: 'main', A: { hand: [eager], backLeft: fighter(1) } });
  r.act('playCharacter eager', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { frontLeft: { name: 'eager' } } });
});
ruling('5.2: a card that cannot be played is not offered', (r) => {
  const stubborn = fighter(5000, {
    name: 'stubborn',
    abilities: [cont('this', [{ what: 'cannot', do: 'play' }], { in: 'hand', if: [{ count: mine, atMost: 0 }] })],
  });
  r.table({ at: 'main', A: { hand: [stubborn] } });
  r.illegal(['main', 'playCharacter stubborn']);
});
ruling('8.3: an AUTO of Alarm wakes from the clock', (r) => {
  const clockwork = fighter(1000, {
    name: 'clockwork',
    abilities: [
      auto({ on: 'phaseBegins', phase: 'climax', turn: 'you' }, [{ do: 'draw', amount: 1 }], {
        label: 'alarm',
        in: 'clockTop',
      }),
    ],
  });
  r.table({ at: 'main', A: { clock: [clockwork], hand: plain('held') } });
  r.until('attackBegins');
  r.expect({ A: { hand: 2 } });
});

const star = fighter(3000, {
  name: 'star',
  abilities: [cont('this', [{ what: 'takesAttacks' }], { label: 'greatPerformance' })],
});
ruling(
  '8.7, G33: Great Performance takes the attack from wherever it comes, without bonus, with a counter step',
  (r) => {
    r.table({
      at: 'attack',
      A: { frontLeft: fighter(5000) },
      B: { frontCenter: star, hand: plain('held'), deck: plain(5) },
    });
    r.offers('counter', [], ['attack', 'frontLeft']);
    r.run(['attack', 'frontLeft']);
    r.expect({ A: { frontLeft: { state: 'rest', soul: 1 } }, B: { clock: 1, frontCenter: 'reverse' } });
  },
);
ruling('8.7: reversed, or beside the middle, it performs no more', (r) => {
  r.table({ at: 'attack', A: { frontCenter: fighter(5000) }, B: { frontCenter: reversed(star) } });
  r.offers('attackKind', ['frontal', 'side'], ['attack', 'frontCenter']);
  r.table({ at: 'attack', A: { frontRight: fighter(5000) }, B: { frontRight: star } });
  r.attack('frontRight', 'direct');
  r.expect({ B: { clock: 2, frontRight: 'stand' } });
});
ruling('8.7: whoever may attack the back stage instead cannot do so past Great Performance', (r) => {
  const sniper = fighter(5000, { name: 'sniper', abilities: [cont('this', [{ what: 'may', do: 'attackBack' }])] });
  const b = { backLeft: fighter(1000, { name: 'behind' }) };
  r.table({ at: 'attack', A: { frontLeft: sniper }, B: { ...b, deck: plain(5) } });
  r.run(['attack', 'frontLeft'], ['attackKind', 'frontal']);
  r.expect({ B: { backLeft: 'reverse', clock: 1 } });
  r.table({ at: 'attack', A: { frontLeft: sniper }, B: { ...b, frontCenter: star, deck: plain(5) } });
  r.run(['attack', 'frontLeft']);
  r.expect({ B: { backLeft: 'stand', frontCenter: 'reverse' } });
});

const young = { at: 'attack', options: { laterIcons: 'on' } } as const;
ruling('1.2: chance sends its card away, stocks one of two revealed cards and gives the other', (r) => {
  const deck = [climax(['chance']), ...plain('one', 'two', 'three')];
  r.table({ ...young, A: { frontLeft: fighter(1000), deck } });
  r.run(['attack', 'frontLeft'], ['revealMore', 'yes'], ['revealMore', 'yes'], ['chanceStock', 'two']);
  r.expect({ A: { stock: ['two'], hand: ['one'], waitingRoom: ['climax'], deck: ['three'] } });
});
ruling('1.2: discovery may take a character of up to three, the rest leave', (r) => {
  const deck = [climax(['discovery']), climax([], { name: 'storm' }), ...plain('one', 'two', 'three')];
  r.table({ ...young, A: { frontLeft: fighter(1000), deck } });
  r.run(
    ['attack', 'frontLeft'],
    ['revealMore', 'yes'],
    ['revealMore', 'yes'],
    ['revealMore', 'yes'],
    ['discoveryCharacter', 'two'],
  );
  r.expect({ A: { hand: ['two'], waitingRoom: ['one', 'storm'], deck: ['three'], stock: ['climax'] } });
});
ruling('1.2: a match without the later icons does nothing with them', (r) => {
  r.table({ at: 'attack', A: { frontLeft: fighter(1000), deck: [climax(['focus', 'chance']), ...plain('one')] } });
  r.neverAsks('revealMore', ['attack', 'frontLeft']);
  r.attack('frontLeft', 'direct');
  r.expect({ A: { stock: ['climax'] } });
});
ruling('7.1: an ACT that works as a marker is used from under its character, face up only', (r) => {
  const tool = fighter(1000, {
    name: 'tool',
    abilities: [act([], [{ do: 'power', target: 'bearer', by: 1000, until: 'endOfTurn' }], { in: 'marker' })],
  });
  const A = { frontLeft: fighter(3000) };
  r.table({ at: 'main', A: { ...A, markers: { frontLeft: [tool] } } });
  r.offers('main', ['move fighter', 'use tool']);
  r.run(['main', 'use tool']);
  r.expect({ A: { frontLeft: { power: 4000 } } });
  r.table({ at: 'main', A: { ...A, markers: { frontLeft: [faceDown(tool)] } } });
  r.offers('main', ['move fighter']);
});
