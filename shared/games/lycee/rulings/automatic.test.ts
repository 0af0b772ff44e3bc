// Rulings on automatic effects: who orders them, and where loops end (7.7, 7.8, 1.6).
import { test } from 'vitest';
import type { Basic, Effect } from '../card-data.ts';
import { auto, bounce, DRAW, event, fighter, item, trash, withAbilities } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const { ruling } = rulingsBy(test);
const field = { who: 'any', where: 'field' } as const;
const mill = (amount: number): Effect => ({ do: 'mill', amount, who: 'opponent' });
const watching = (name: string, ...effect: Effect[]) =>
  withAbilities(name, auto({ on: 'enters', who: { ...field } }, effect));

ruling('7.7: the turn player orders all that wakes at the same moment, also what the opponent controls', (r) => {
  r.table({
    at: 'main',
    A: { hand: [fighter('new')], AC: watching('mine', mill(1)) },
    B: { AC: watching('theirs', mill(2)) },
  });
  r.offers('A.whichFirst', ['mine abilities.0', 'theirs abilities.0'], ['main', 'summon new'], ['chooseCell', 'DC']);
  r.act('summon new', ['chooseCell', 'DC'], ['A.whichFirst', 'theirs']);
  r.order('abilityUsed', ['theirs', 'mine']);
  r.expect({ A: { deck: 18 }, B: { deck: 19 } });
});
ruling('7.7: also in the turn of the other the turn player orders', (r) => {
  const call = event('call', [
    { do: 'choose', as: 'one', from: { who: 'you', where: 'hand', type: 'character' } },
    { do: 'enter', target: { bound: 'one' } },
  ]);
  r.table({
    at: 'main',
    A: { AC: watching('mine', mill(1)) },
    B: { AC: watching('theirs', mill(2)), hand: [call, fighter('new')] },
  });
  r.run(['mainEnd', 'use call'], ['chooseTarget', 'new'], ['enterCell', 'DC'], ['A.whichFirst', 'theirs']);
  r.order('abilityUsed', ['theirs', 'mine']);
});
ruling('of three effects the order is asked twice', (r) => {
  r.table({
    at: 'main',
    A: {
      hand: [fighter('new')],
      AC: watching('one', ...DRAW),
      AL: watching('two', ...DRAW),
      AR: watching('three', ...DRAW),
    },
  });
  r.act('summon new', ['chooseCell', 'DC'], ['whichFirst', 'two'], ['whichFirst', 'three']);
  r.order('abilityUsed', ['two', 'three', 'one']);
});
ruling('what an automatic effect wakes is done before the next declaration', (r) => {
  const bell = withAbilities('bell', auto({ on: 'leaves', who: { ...field } }, DRAW));
  const door = withAbilities(
    'door',
    auto({ on: 'enters', who: { ...field } }, [
      { do: 'choose', as: 'one', from: { who: 'opponent', where: 'field' } },
      { do: 'move', target: { bound: 'one' }, to: 'hand' },
    ]),
  );
  r.table({ at: 'main', A: { hand: [fighter('new')], AC: door, AL: bell }, B: { AC: fighter('T'), hand: 0 } });
  r.act('summon new', ['chooseCell', 'DC']);
  r.expect({ A: { hand: 1 }, B: { AC: null, hand: ['T'] } });
  r.order('abilityUsed', ['door', 'bell']);
});
ruling('automatic effects of one link come before the next link resolves', (r) => {
  const bell = withAbilities(
    'bell',
    auto({ on: 'leaves', who: { ...field } }, [{ do: 'ap', target: 'this', by: 5, until: 'endOfTurn' }]),
  );
  const measure = event('measure', [
    { do: 'draw', amount: { of: { all: { who: 'you', where: 'field' } }, value: 'ap' } },
  ]);
  r.table({
    at: 'main',
    A: { hand: [measure], AC: bell },
    B: { AC: fighter('T'), hand: [bounce('flee', { who: 'you' })] },
  });
  r.act('use measure', ['respond', 'use flee']);
  r.expect({ A: { hand: 6 } });
});
ruling('an effect whose condition no longer holds when its time comes does nothing', (r) => {
  const fickle = withAbilities(
    'fickle',
    auto({ on: 'enters', who: { ...field } }, DRAW, {
      if: [{ count: { who: 'opponent', where: 'field' }, atLeast: 1 }],
    }),
  );
  const sweeper = withAbilities(
    'sweeper',
    auto({ on: 'enters', who: { ...field } }, [
      { do: 'move', target: { all: { who: 'opponent', where: 'field' } }, to: 'hand' },
    ]),
  );
  r.table({ at: 'main', A: { hand: [fighter('new')], AC: fickle, AL: sweeper }, B: { AC: fighter('T') } });
  r.at(
    'whichFirst',
    [
      ['main', 'summon new'],
      ['chooseCell', 'DC'],
    ],
    (there) => {
      there.run(['whichFirst', 'fickle']);
      there.expect({ A: { hand: 1 } });
    },
  );
  r.act('summon new', ['chooseCell', 'DC'], ['whichFirst', 'sweeper']);
  r.expect({ A: { hand: 0 }, B: { hand: ['T'] } });
});
ruling('an effect that woke is carried out though its card has left', (r) => {
  const last = withAbilities('last', auto({ on: 'leaves', who: 'this' }, DRAW));
  r.table({ at: 'main', A: { hand: [trash('trash', { who: 'you' })], AC: last } });
  r.act('use trash');
  r.expect({ A: { hand: 1, dustBox: ['trash', 'last'] } });
});
ruling('an effect on the card itself follows it to where it went, and no further', (r) => {
  const phoenix = withAbilities(
    'phoenix',
    auto({ on: 'leaves', who: 'this', to: 'dustBox' }, [{ do: 'move', target: 'this', to: 'hand' }]),
  );
  r.table({ at: 'main', A: { hand: [trash('trash', { who: 'you' })], AC: phoenix } });
  r.act('use trash');
  r.expect({ A: { hand: ['phoenix'], dustBox: ['trash'] } });
});
ruling('7.8: what goes round without a declaration stops after its first round', (r) => {
  const echo = (name: string) =>
    withAbilities(
      name,
      auto({ on: 'enters', who: { who: 'you', where: 'field' } }, [
        { do: 'choose', as: 'one', from: { who: 'you', where: 'field', nameHas: 'guest' } },
        { do: 'move', target: { bound: 'one' }, to: 'hand' },
        { do: 'enter', target: { bound: 'one' } },
      ]),
    );
  r.table({ at: 'main', A: { hand: [fighter('guest', 1, 1, { cells: ['DC'] })], AC: echo('echo') } });
  r.act('summon guest');
  r.happened({ abilityUsed: 1 });
  r.expect({ A: { DC: { name: 'guest' } } });
});
ruling('7.8: two that wake each other end after each has had its round', (r) => {
  const bounceBack = (name: string, guest: string) =>
    withAbilities(
      name,
      auto({ on: 'enters', who: { who: 'you', where: 'field', nameHas: 'guest' } }, [
        { do: 'choose', as: 'one', from: { who: 'you', where: 'field', name: guest } },
        { do: 'move', target: { bound: 'one' }, to: 'hand' },
        { do: 'enter', target: { bound: 'one' } },
      ]),
    );
  r.table({
    at: 'main',
    A: {
      hand: [fighter('guest', 1, 1, { cells: ['DC'] })],
      AC: bounceBack('one', 'guest'),
      AL: bounceBack('two', 'guest'),
    },
  });
  r.act('summon guest', ['whichFirst', 'one'], ['whichFirst', 'two'], ['whichFirst', 'two']);
  r.expect({ A: { DC: { name: 'guest' } } });
});
ruling('7.8: the same effect wakes again for another declaration', (r) => {
  r.table({ at: 'main', A: { AC: watching('watch', ...DRAW), hand: [fighter('B'), fighter('C')] } });
  r.act('summon B', ['chooseCell', 'DC']);
  r.act('summon C', ['chooseCell', 'DL']);
  r.happened({ abilityUsed: 2 });
  r.expect({ A: { hand: 2 } });
});
ruling('an effect that waits twice for two cards is carried out twice', (r) => {
  const bell = withAbilities('bell', auto({ on: 'leaves', who: { who: 'opponent', where: 'field' } }, DRAW));
  const storm = event('storm', [{ do: 'move', target: { all: { who: 'opponent', where: 'field' } }, to: 'hand' }]);
  r.table({ at: 'main', A: { hand: [storm], AC: bell }, B: { AC: fighter('S'), AL: fighter('T') } });
  r.act('use storm', ['whichFirst', 'bell']);
  r.happened({ abilityUsed: 2 });
  r.expect({ A: { hand: 2 } });
});
ruling('an automatic effect of an item wakes for whoever controls its character', (r) => {
  const charm = item('charm', auto({ on: 'downed', who: 'this' }, DRAW));
  r.table({
    at: 'main',
    A: { AC: fighter('A', 3, 3) },
    B: { DC: fighter('D', 1, 1), itemDC: { lies: charm, owner: 'foe' } },
  });
  r.attack('A', ['defender', 'D']);
  r.expect({ A: { hand: 0, dustBox: ['charm'] }, B: { hand: 1 } });
});
ruling('characters that leave at once see each other leave', (r) => {
  const bell = (name: string) =>
    withAbilities(name, auto({ on: 'leaves', who: { who: 'you', where: 'field', other: true } }, DRAW));
  const storm = event('storm', [{ do: 'move', target: { all: { who: 'opponent', where: 'field' } }, to: 'dustBox' }]);
  r.table({ at: 'main', A: { hand: [storm] }, B: { AC: bell('S'), AL: bell('T') } });
  r.act('use storm', ['whichFirst', 'T']);
  r.order('abilityUsed', ['T', 'S']);
  r.expect({ B: { hand: 2, dustBox: 2 } });
});
ruling('what something else has moved meanwhile is no longer what an effect means', (r) => {
  const shy = withAbilities(
    'shy',
    auto({ on: 'enters', who: 'this' }, [{ do: 'ap', target: 'this', by: 5, until: 'lasting' }]),
  );
  const host = withAbilities(
    'host',
    auto({ on: 'enters', who: { who: 'you', where: 'field', name: 'shy' } }, [
      { do: 'choose', as: 'one', from: { who: 'you', where: 'field', name: 'shy' } },
      { do: 'move', target: { bound: 'one' }, to: 'hand' },
    ]),
  );
  r.table({ at: 'main', A: { hand: [shy], AC: host } });
  r.act('summon shy', ['chooseCell', 'DC'], ['whichFirst', 'host']);
  r.expect({ A: { DC: null, hand: ['shy'] } });
  r.act('summon shy', ['chooseCell', 'DC'], ['whichFirst', 'shy']);
  r.expect({ A: { DC: null, hand: ['shy'] } });
});
ruling(
  'whose effects come first the turn player says; the order of several Penalties of the other is that of their owner',
  (r) => {
    const pays = (amount: number): Basic => ({ basic: 'penalty', effect: [{ do: 'draw', amount }] });
    const winner = fighter('A', 4, 4, { basics: [{ basic: 'bonus', effect: DRAW }] });
    const loser = fighter('D', 1, 1, { basics: [pays(1), pays(2)] });
    const bell = withAbilities('bell', auto({ on: 'downed', who: { who: 'opponent', where: 'field' } }, DRAW));
    r.table({ at: 'main', A: { AC: winner }, B: { DC: loser } });
    const defended = [
      ['main', 'attack A'],
      ['defender', 'D'],
    ] as const;
    r.offers('A.whichFirst', ['A basics.0', 'D basics.0'], ...defended);
    r.offers('B.whichFirst', ['D basics.0', 'D basics.1'], ...defended, ['A.whichFirst', 'D']);
    r.attack('A', ['defender', 'D'], ['A.whichFirst', 'D'], ['B.whichFirst', 'D basics.1'], ['A.whichFirst', 'D']);
    r.expect({ A: { hand: 1 }, B: { hand: 3 } });
    r.table({ at: 'main', A: { AC: winner, AL: bell }, B: { DC: loser } });
    r.attack('A', ['defender', 'D'], ['A.whichFirst', 'bell'], ['A.whichFirst', 'A'], ['B.whichFirst', 'D basics.1']);
    r.expect({ A: { hand: 2 }, B: { hand: 3 } });
  },
);
ruling('an effect speaks of the card that woke it', (r) => {
  const greeter = withAbilities(
    'greeter',
    auto({ on: 'enters', who: { who: 'you', where: 'field', other: true } }, [
      { do: 'ap', target: { bound: 'other' }, by: 1, until: 'endOfTurn' },
    ]),
  );
  r.table({ at: 'main', A: { AC: greeter, DC: fighter('old'), hand: [fighter('new')] } });
  r.act('summon new', ['chooseCell', 'AL']);
  r.expect({ A: { AL: { ap: 2 }, AC: { ap: 1 }, DC: { ap: 1 } } });
});
