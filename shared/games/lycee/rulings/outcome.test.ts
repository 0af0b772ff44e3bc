// Rulings on the outcome of a battle and its end (6.5 to 6.7).
import { test } from 'vitest';
import { aimed, always, auto, bounce, DRAW, event, fighter, item, plain, trash } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const { ruling } = rulingsBy(test);
const defends = ['defender', 'D'] as const;

ruling('L06: attacker and defender may both go down, and the deck takes no damage', (r) => {
  r.table({ at: 'main', A: { AC: fighter('A', 3, 2) }, B: { DC: fighter('D', 3, 2) } });
  r.attack('A', defends);
  r.expect({ A: { AC: null, dustBox: ['A'] }, B: { DC: null, dustBox: ['D'], deck: 20 } });
  r.happened({ downed: 1 });
});
ruling('L07: AP that only equals DP downs nobody', (r) => {
  r.table({ at: 'main', A: { AC: fighter('A', 3, 3) }, B: { DC: fighter('D', 3, 3) } });
  r.attack('A', defends);
  r.expect({ A: { AC: 'acted' }, B: { DC: 'acted', deck: 20 } });
});
ruling('L07: a weaker AP downs nobody', (r) => {
  r.table({ at: 'main', A: { AC: fighter('A', 2, 3) }, B: { DC: fighter('D', 2, 3) } });
  r.attack('A', defends);
  r.expect({ A: { AC: 'acted' }, B: { DC: 'acted', deck: 20 } });
});
ruling('the attacker goes down to a stronger defender', (r) => {
  r.table({ at: 'main', A: { AC: fighter('A', 1, 1) }, B: { DC: fighter('D', 2, 1) } });
  r.attack('A', defends);
  r.expect({ A: { AC: null, dustBox: ['A'] }, B: { DC: 'acted', deck: 20 } });
});
ruling('no change of AP alters the damage to a deck, neither up nor down', (r) => {
  const sword = item('sword', always('bearer', [{ what: 'ap', by: 5 }]));
  const shout = event('shout', [
    { do: 'ap', target: { all: { who: 'you', where: 'field' } }, by: -9, until: 'endOfTurn' },
  ]);
  r.table({ at: 'main', A: { AC: fighter('A', 3, 3), itemAC: sword, AL: fighter('B', 2, 2), hand: [shout] } });
  r.attack('A');
  r.expect({ A: { AC: { ap: 8 } }, B: { deck: 17 } });
  r.act('use shout');
  r.attack('B');
  r.expect({ A: { AL: { ap: -7 } }, B: { deck: 15 } });
});
ruling('an unblocked attacker with a printed AP of 0 does no damage, however strong it has become', (r) => {
  const sword = item('sword', always('bearer', [{ what: 'ap', by: 5 }]));
  r.table({ at: 'main', A: { AC: fighter('A', 0, 3), itemAC: sword } });
  r.attack('A');
  r.expect({ B: { deck: 20 } });
  r.happened({ deckDamaged: 0 });
});
ruling('values are compared as they are, below zero too', (r) => {
  const curse = aimed(
    'curse',
    (target) => [
      { do: 'dp', target, by: -3, until: 'endOfTurn' },
      { do: 'ap', target, by: -3, until: 'endOfTurn' },
    ],
    { who: 'any' },
  );
  r.table({ at: 'main', A: { AC: fighter('A', 0, 1), hand: [curse] }, B: { DC: fighter('D', 1, 1) } });
  r.act('use curse', ['target', 'D']);
  r.expect({ B: { DC: { ap: -2, dp: -2 } } });
  r.attack('A', defends);
  r.expect({ A: { AC: 'acted' }, B: { DC: null } });
});

ruling('where the defender has left the battle there is no comparison, and no damage either', (r) => {
  r.table({
    at: 'main',
    A: { AC: fighter('A', 4, 3), hand: [bounce('bounce', { battling: 'defender' })] },
    B: { DC: fighter('D', 9, 9) },
  });
  r.attack('A', defends, ['A.support', 'use bounce']);
  r.expect({ A: { AC: 'acted' }, B: { DC: null, hand: ['D'], deck: 20 } });
});
ruling('where the attacker has left the battle nothing happens', (r) => {
  r.table({
    at: 'main',
    A: { AC: fighter('A', 4, 3) },
    B: { DC: fighter('D', 9, 9), hand: [bounce('bounce', { battling: 'attacker' })] },
  });
  r.attack('A', defends, ['B.support', 'use bounce']);
  r.expect({ A: { AC: null, hand: ['A'] }, B: { DC: 'acted', deck: 20 } });
});
ruling('an unblocked attacker that has left does no damage', (r) => {
  r.table({ at: 'main', A: { AC: fighter('A', 4, 3) }, B: { hand: [bounce('bounce', { battling: 'attacker' })] } });
  r.attack('A', ['B.support', 'use bounce']);
  r.expect({ A: { AC: null }, B: { deck: 20 } });
});
ruling('a battler that comes back is another: it takes no part', (r) => {
  const blink = event(
    'blink',
    [
      { do: 'move', target: { bound: 'it' }, to: 'hand' },
      { do: 'enter', target: { bound: 'it' } },
    ],
    { targets: [{ as: 'it', from: { who: 'you', where: 'field', battling: 'defender' } }] },
  );
  r.table({
    at: 'main',
    A: { AC: fighter('A', 4, 3) },
    B: { DC: fighter('D', 2, 3, { cells: ['DC'] }), hand: [blink] },
  });
  r.attack('A', defends, ['B.support', 'use blink']);
  r.expect({ A: { AC: 'acted' }, B: { DC: { name: 'D', state: 'ready' }, deck: 20 } });
});
ruling('a battler that only moved on its field is still in battle', (r) => {
  const dodge = event('dodge', [{ do: 'relocate', target: { bound: 'it' }, to: 'any' }], {
    targets: [{ as: 'it', from: { who: 'you', where: 'field', battling: 'defender' } }],
  });
  r.table({ at: 'main', A: { AC: fighter('A', 4, 3) }, B: { DC: fighter('D', 2, 3), hand: [dodge] } });
  r.attack('A', defends, ['B.support', 'use dodge'], ['relocateCell', 'AL']);
  r.expect({ B: { DC: null, AL: null, dustBox: ['D', 'dodge'], deck: 20 } });
});
ruling('a battler that the other player takes over is in battle no more', (r) => {
  const charm = aimed('charm', (target) => [{ do: 'takeOver', target }], { battling: 'attacker' });
  r.table({ at: 'main', A: { AC: fighter('A', 4, 3) }, B: { DC: fighter('D', 2, 3), hand: [charm] } });
  r.attack('A', defends, ['B.support', 'use charm'], ['enterCell', 'AC']);
  r.expect({ A: { AC: null }, B: { AC: { name: 'A' }, DC: 'acted', deck: 20 } });
});

const mourns = auto({ on: 'downed', who: 'this' }, DRAW);
ruling('to go down is not to be trashed: what waits for one does not hear of the other', (r) => {
  const mourner = fighter('D', 1, 1, { abilities: [mourns] });
  r.table({ at: 'main', A: { AC: fighter('A', 4, 3), hand: [trash()] }, B: { DC: mourner, AC: fighter('other') } });
  r.act('use trash', ['target', 'D']);
  r.expect({ B: { DC: null, dustBox: ['D'], hand: 0 } });
});
ruling('whoever goes down lies in the dust box, and what waits for it hears of it', (r) => {
  const mourner = fighter('D', 1, 1, { abilities: [mourns] });
  r.table({ at: 'main', A: { AC: fighter('A', 4, 3) }, B: { DC: mourner } });
  r.attack('A', defends);
  r.expect({ B: { DC: null, dustBox: ['D'], hand: 1 } });
});
ruling('an effect that downs is a down as well, outside of battle', (r) => {
  const mourner = fighter('D', 1, 1, { abilities: [mourns] });
  const slam = aimed('slam', (target) => [{ do: 'down', target }]);
  r.table({ at: 'main', A: { hand: [slam] }, B: { DC: mourner } });
  r.act('use slam');
  r.expect({ B: { DC: null, dustBox: ['D'], hand: 1 } });
});

ruling('Bonus comes before the end of what lasts for the battle', (r) => {
  const proud = fighter('A', 4, 3, {
    basics: [{ basic: 'bonus', effect: [{ do: 'draw', amount: { of: 'this', value: 'ap' } }] }],
  });
  r.table({ at: 'main', A: { AC: proud, DC: fighter('S', 1, 1, { sp: 2 }) }, B: { DC: fighter('D', 1, 3) } });
  r.attack('A', defends, ['A.support', 'support S']);
  r.expect({ A: { hand: 6, AC: { ap: 4 } }, B: { dustBox: ['D'] } });
});
ruling('what lasts for the battle ends with it, what lasts for the turn does not', (r) => {
  const rage = event('rage', [
    { do: 'ap', target: { all: { who: 'you', where: 'field' } }, by: 2, until: 'endOfBattle' },
    { do: 'dp', target: { all: { who: 'you', where: 'field' } }, by: 2, until: 'endOfTurn' },
    { do: 'gain', target: { all: { who: 'you', where: 'field' } }, basic: { basic: 'dash' }, until: 'endOfBattle' },
  ]);
  r.table({ at: 'main', A: { AC: fighter('A', 2, 2), hand: [rage, ...plain(1)] }, B: { DC: fighter('D', 5, 3) } });
  r.attack('A', defends, ['A.support', 'use rage']);
  r.expect({ A: { AC: { ap: 2, dp: 4 } }, B: { DC: null } });
  r.endTurn();
  r.expect({ A: { AC: { ap: 2, dp: 2 } } });
});
ruling('changes that last for a battle last until the next battle ends where they were made outside of one', (r) => {
  const rage = event('rage', [
    { do: 'ap', target: { all: { who: 'you', where: 'field' } }, by: 2, until: 'endOfBattle' },
  ]);
  r.table({ at: 'main', A: { AC: fighter('A', 2, 2), hand: [rage] } });
  r.act('use rage');
  r.expect({ A: { AC: { ap: 4 } } });
  r.attack('A');
  r.expect({ A: { AC: { ap: 2 } } });
});
ruling('whoever cannot be downed is downed by an effect all the same: that counts in battles only', (r) => {
  const stout = fighter('D', 1, 1, { abilities: [always('this', [{ what: 'cannot', do: 'down' }])] });
  const slam = aimed('slam', (target) => [{ do: 'down', target }]);
  r.table({ at: 'main', A: { AC: fighter('A', 5, 5), hand: [slam] }, B: { DC: stout } });
  r.attack('A', defends);
  r.expect({ B: { DC: 'acted' } });
  r.act('use slam');
  r.expect({ B: { DC: null, dustBox: ['D'] } });
});
ruling('a change until the end of a battle lasts no longer than the turn where there is none', (r) => {
  const rage = event('rage', [
    { do: 'ap', target: { all: { who: 'you', where: 'field' } }, by: 2, until: 'endOfBattle' },
  ]);
  r.table({ at: 'main', A: { AC: fighter('A', 2, 2), hand: [rage] } });
  r.act('use rage');
  r.endTurn();
  r.expect({ A: { AC: { ap: 2 } } });
});
