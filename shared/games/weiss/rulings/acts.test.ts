// Rulings on activated abilities and costs (7.1, 7.2).
import { test } from 'vitest';
import type { Cost, Effect } from '../ability-data.ts';
import { act, auto, climax, event, fighter, plain } from './bench/cards.ts';
import { rested } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const draw: Effect = { do: 'draw', amount: 1 };
const doer = (cost: readonly Cost[], effect: readonly Effect[] = [draw]) =>
  fighter(3000, { name: 'doer', abilities: [act(cost, effect)] });

ruling('G16, SQ22: an ACT is used as often as it can be paid', (r) => {
  r.table({ at: 'main', A: { frontLeft: doer([{ pay: 'stock', amount: 1 }]), stock: 3 } });
  for (let used = 0; used < 3; used++) r.act('use doer');
  r.expect({ A: { hand: 3, stock: 0 } });
  r.illegal(['main', 'use doer']);
});
ruling('SQ22: each use is paid for', (r) => {
  r.table({ at: 'main', A: { frontLeft: doer([{ pay: 'stock', amount: 2 }]), stock: plain('d', 'c', 'b', 'a') } });
  r.act('use doer');
  r.expect({ A: { stock: ['b', 'a'] } });
  r.act('use doer');
  r.expect({ A: { stock: 0, waitingRoom: ['a', 'b', 'c', 'd'] } });
});
ruling('G17, SQ24: an ACT whose cost sends its own card away resolves first; then that card may use Encore', (r) => {
  const martyr = fighter(3000, { name: 'martyr', abilities: [act([{ pay: 'this', to: 'waitingRoom' }], [draw])] });
  r.table({ at: 'main', A: { frontLeft: martyr, stock: 3 } });
  r.at('encore', [['main', 'use martyr']], (there) =>
    there.expect({ A: { hand: 1, frontLeft: null, waitingRoom: ['martyr'] } }),
  );
  r.act('use martyr', ['encore', 'yes']);
  r.expect({ A: { frontLeft: { name: 'martyr', state: 'rest' }, stock: 0 } });
});
ruling('to rest a card as a cost it has to stand', (r) => {
  r.table({ at: 'main', A: { frontLeft: doer([{ pay: 'restThis' }]) } });
  r.act('use doer');
  r.expect({ A: { frontLeft: 'rest', hand: 1 } });
  r.illegal(['main', 'use doer']);
});
ruling('resting others takes standing others', (r) => {
  const cost: Cost[] = [{ pay: 'restOthers', amount: 1 }];
  r.table({
    at: 'main',
    A: { frontLeft: doer(cost), frontRight: rested(fighter(1)), backLeft: fighter(2, { name: 'helper' }) },
  });
  r.act('use doer');
  r.expect({ A: { frontLeft: 'stand', backLeft: 'rest', hand: 1 } });
  r.illegal(['main', 'use doer']);
});
ruling('costs are all or nothing, and paid in their printed order', (r) => {
  const cost: Cost[] = [
    { pay: 'stock', amount: 1 },
    { pay: 'discard', amount: 1 },
  ];
  r.table({ at: 'main', A: { frontLeft: doer(cost), stock: 2, hand: plain('x', 'y') } });
  r.act('use doer', ['discard', 'y']);
  r.expect({ A: { waitingRoom: ['y', 'plain'], stock: 1, hand: 2 } });
});
ruling('7.2: an ability is used once its cost is paid, so that what leaves to pay it does not see the use', (r) => {
  const once = act([{ pay: 'this', to: 'waitingRoom' }], [], { label: 'brainstorm' });
  const seesIt = auto({ on: 'used', label: 'brainstorm', by: 'you' }, [draw]);
  const martyr = fighter(3000, { name: 'martyr', abilities: [once, seesIt] });
  r.table({ at: 'main', A: { frontLeft: martyr, backLeft: fighter(3000, { abilities: [seesIt] }) } });
  r.act('use martyr');
  r.expect({ A: { waitingRoom: ['martyr'], hand: 1 } });
});
ruling('what cannot be paid in full cannot be used', (r) => {
  const cost: Cost[] = [
    { pay: 'stock', amount: 1 },
    { pay: 'discard', amount: 1 },
  ];
  r.table({ at: 'main', A: { frontLeft: doer(cost), stock: 2, hand: 0 } });
  r.illegal(['main', 'use doer']);
});
ruling('two items of the same kind have to be paid both', (r) => {
  const cost: Cost[] = [
    { pay: 'stock', amount: 1 },
    { pay: 'stock', amount: 2 },
  ];
  r.table({ at: 'main', A: { frontLeft: doer(cost), stock: 2 } });
  r.illegal(['main', 'use doer']);
});
ruling('ACTs of the stage are used in the front and in the back, and not from elsewhere', (r) => {
  r.table({ at: 'main', A: { backRight: doer([]), waitingRoom: [doer([])], memory: [doer([])] } });
  r.offers('main', ['move doer', 'use doer']);
});
ruling('ACTs are used in the own main phase only', (r) => {
  r.table({ at: 'climax', A: { frontLeft: doer([]), hand: [climax()], clock: 1 } });
  r.offers('climax', ['climax']);
});
ruling('an AUTO with a cost may be declined, and then does nothing', (r) => {
  const host = fighter(3000, {
    name: 'host',
    abilities: [auto({ on: 'attacks', who: 'this' }, [draw], { cost: [{ pay: 'stock', amount: 1 }] })],
  });
  r.table({ at: 'attack', A: { frontCenter: host, stock: 1 } });
  r.attack('host', 'direct');
  r.expect({ A: { stock: 2, hand: 0 } });
});
ruling('an AUTO with a cost that everybody sees cannot be paid is passed over', (r) => {
  const host = fighter(3000, {
    name: 'host',
    abilities: [auto({ on: 'attacks', who: 'this' }, [draw], { cost: [{ pay: 'stock', amount: 1 }] })],
  });
  r.table({ at: 'attack', A: { frontCenter: host } });
  r.neverAsks('payCost', ['attack', 'host']);
});
ruling(
  'a cost that asks for a certain hand card opens its window whatever is held, as long as there are hand cards',
  (r) => {
    const host = fighter(3000, {
      name: 'host',
      abilities: [
        auto({ on: 'attacks', who: 'this' }, [draw], {
          cost: [{ pay: 'discard', amount: 1, card: { type: 'climax' } }],
        }),
      ],
    });
    r.table({ at: 'attack', A: { frontCenter: host, hand: plain('dull') } });
    r.offers('payCost', [], ['attack', 'host']);
    r.at('payCost', [['attack', 'host']], (there, spec) => {
      const heard = there.hears('B', spec);
      if (heard !== JSON.stringify({ seat: there.seatOf('A'), why: 'payCost' })) throw new Error(`B hears ${heard}`);
    });
  },
);
ruling('such a cost is paid with such a card', (r) => {
  const host = fighter(3000, {
    name: 'host',
    abilities: [
      auto({ on: 'attacks', who: 'this' }, [draw], { cost: [{ pay: 'discard', amount: 1, card: { type: 'climax' } }] }),
    ],
  });
  r.table({
    at: 'attack',
    A: { frontCenter: host, hand: [climax([], { name: 'one' }), climax([], { name: 'two' }), ...plain('dull')] },
  });
  r.offers('discard', ['one', 'two'], ['attack', 'host'], ['payCost', 'yes']);
  r.attack('host', 'direct', ['payCost', 'yes'], ['discard', 'two']);
  r.expect({ A: { waitingRoom: ['two'], hand: 3 } });
});
ruling('an effect does what it can: drawing goes on though there is nobody to choose', (r) => {
  const hopeful = event([
    { do: 'choose', as: 'one', from: { who: 'opponent', where: 'stage' } },
    { do: 'power', target: { bound: 'one' }, by: -1000, until: 'endOfTurn' },
    draw,
  ]);
  r.table({ at: 'main', A: { hand: [hopeful] } });
  r.act('playEvent event');
  r.expect({ A: { hand: 1 } });
});
ruling('"choose n" is a duty as far as there are cards: with fewer, all of them are chosen', (r) => {
  const greedy = event([
    { do: 'choose', as: 'some', from: { who: 'you', where: 'waitingRoom' }, amount: 3 },
    { do: 'move', target: { bound: 'some' }, to: 'hand' },
  ]);
  r.table({ at: 'main', A: { hand: [greedy], waitingRoom: plain('x', 'y') } });
  r.neverAsks('chooseTarget', ['main', 'playEvent event']);
  r.act('playEvent event');
  r.expect({ A: { hand: ['x', 'y'] } });
});
ruling('"choose n" takes exactly n where there are more, "up to n" none to n', (r) => {
  const pick = (upTo: boolean) =>
    event(
      [
        { do: 'choose', as: 'some', from: { who: 'you', where: 'waitingRoom' }, amount: 2, ...(upTo ? { upTo } : {}) },
        { do: 'move', target: { bound: 'some' }, to: 'hand' },
      ],
      { name: upTo ? 'up to' : 'exactly' },
    );
  r.table({ at: 'main', A: { hand: [pick(true), pick(false)], waitingRoom: plain('x', 'y', 'z') } });
  r.illegal(['main', 'playEvent exactly'], ['chooseTarget', 'x']);
  r.illegal(['main', 'playEvent up to'], ['chooseTarget', 'x', 'y', 'z']);
  r.act('playEvent up to', ['chooseTarget', 'y']);
  r.expect({ A: { hand: ['y', 'exactly'] } });
});
ruling('"draw up to n" goes one by one and may stop before each', (r) => {
  const sip = event([{ do: 'draw', amount: 3, upTo: true }]);
  r.table({ at: 'main', A: { hand: [sip] } });
  r.act('playEvent event', ['mayDraw', 'yes'], ['mayDraw', 'yes'], ['mayDraw']);
  r.expect({ A: { hand: 2 } });
});
ruling('an ability is told before what it does, and what it does is because of it', (r) => {
  r.table({ at: 'main', A: { frontLeft: doer([{ pay: 'stock', amount: 1 }]), stock: 1 } });
  r.act('use doer');
  r.because('moved', 'abilityUsed');
});
ruling('no card pays for two items of a cost', (r) => {
  const cost: Cost[] = [
    { pay: 'discard', amount: 1, card: { type: 'climax' } },
    { pay: 'discard', amount: 1 },
  ];
  r.table({ at: 'main', A: { frontLeft: doer(cost), hand: [climax(), ...plain('x', 'y')] } });
  r.offers('discard', ['x', 'y'], ['main', 'use doer'], ['discard', 'climax']);
  r.act('use doer', ['discard', 'climax'], ['discard', 'y']);
  r.expect({ A: { waitingRoom: ['y', 'climax'], hand: 2 } });
});
