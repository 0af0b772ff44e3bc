// Rulings on the support step (6.4).
import { test } from 'vitest';
import {
  aimed,
  always,
  bounce,
  DRAW,
  declared,
  drawing,
  event,
  exhaust,
  fighter,
  item,
  move,
  pips,
  points,
  TAP,
  withAbilities,
} from './bench/cards.ts';
import { acted, fresh } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const { ruling, paidAtOnce, paidOnResolution } = rulingsBy(test);
const A = fighter('A', 4, 3);
const D = fighter('D', 2, 3);
const supporter = (name: string, sp: number) => fighter(name, 1, 1, { sp });
const attacks = ['main', 'attack A'] as const;
const defends = ['defender', 'D'] as const;

ruling('L03: a support raises the DP of the defender until the battle ends', (r) => {
  r.table({ at: 'main', A: { AC: A }, B: { DC: D, DL: supporter('E', 1) } });
  r.attack('A', defends, ['B.support', 'support E']);
  r.expect({ A: { AC: 'acted' }, B: { DC: { name: 'D', dp: 3, ap: 2 }, DL: 'acted', deck: 20 } });
  r.happened({ supported: 1 });
});
ruling('L04: a support of an unblocked attacker raises its AP, and not the damage', (r) => {
  r.table({ at: 'main', A: { AC: A, DC: supporter('S', 2), AL: supporter('T', 0) } });
  r.at('A.support', [attacks, ['A.support', 'support S']], (there) =>
    there.expect({ A: { AC: { ap: 6, dp: 3 }, DC: 'acted' } }),
  );
  r.attack('A', ['A.support', 'support S']);
  r.expect({ A: { AC: { ap: 4 } }, B: { deck: 16 } });
});
ruling('only ready characters next to an own battler support, never diagonally or across the border', (r) => {
  r.table({
    at: 'main',
    A: {
      AC: A,
      AL: fighter('left'),
      AR: acted(fighter('tired')),
      DC: fighter('behind'),
      DL: fighter('diagonal'),
    },
    B: { DC: D, AC: fighter('front'), DL: fighter('beside'), AR: fighter('corner'), DR: acted(fighter('weary')) },
  });
  r.offers('A.support', ['support left', 'support behind'], attacks, defends);
  r.offers('B.support', ['support front', 'support beside'], attacks, defends);
});
ruling('the side without a battler supports nobody', (r) => {
  r.table({ at: 'main', A: { AC: A }, B: { AC: fighter('front'), DL: fighter('beside'), hand: 1 } });
  r.offers('B.support', [], attacks);
});
ruling('a battler does not support itself', (r) => {
  const rouse = event('rouse', [{ do: 'ready', target: { all: { who: 'you', where: 'field' } } }]);
  r.table({ at: 'main', A: { AC: fighter('A', 4, 3, { sp: 3 }), hand: [rouse, ...[drawing()]] }, B: { DC: D } });
  r.offers('A.support', ['use drawing'], attacks, defends, ['A.support', 'use rouse']);
});
ruling('any number of characters support, each once while it is ready', (r) => {
  r.table({ at: 'main', A: { AC: A, DC: supporter('S', 2), AL: supporter('T', 1) }, B: { DC: fighter('D', 2, 6) } });
  r.illegal(attacks, defends, ['A.support', 'support S'], ['A.support', 'support S']);
  r.attack('A', defends, ['A.support', 'support S'], ['A.support', 'support T']);
  r.expect({ A: { DC: 'acted', AL: 'acted' }, B: { DC: null } });
});
ruling('L15: fresh characters support', (r) => {
  r.table({ at: 'main', A: { AC: A, DC: fresh(supporter('S', 2)) }, B: { DC: D, DL: fresh(supporter('E', 1)) } });
  r.attack('A', defends, ['A.support', 'support S'], ['B.support', 'support E']);
  r.expect({ A: { DC: 'acted' }, B: { DC: null, DL: 'acted' } });
});
ruling('the SP that counts is that of the moment in which the support resolves', (r) => {
  const cheer = event('cheer', [
    { do: 'sp', target: { all: { who: 'opponent', where: 'field' } }, by: -2, until: 'endOfTurn' },
  ]);
  r.table({ at: 'main', A: { AC: A, DC: supporter('S', 3) }, B: { DC: fighter('D', 2, 5), hand: [cheer] } });
  r.attack('A', defends, ['A.support', 'support S'], ['B.respond', 'use cheer']);
  r.expect({ A: { DC: { sp: 1 } }, B: { DC: 'acted' } });
});
ruling('a support raises AP or DP by the part in the battle, not by the row', (r) => {
  const shift = event('shift', [{ do: 'relocate', target: { bound: 'it' }, to: 'any' }], {
    targets: [{ as: 'it', from: { who: 'you', where: 'field', battling: 'any' } }],
  });
  r.table({ at: 'main', A: { AC: A, AL: supporter('S', 2), hand: [shift] }, B: { DC: fighter('D', 2, 5) } });
  r.attack('A', defends, ['A.support', 'use shift'], ['relocateCell', 'DL'], ['A.support', 'support S']);
  r.expect({ A: { DL: { name: 'A', ap: 4 } }, B: { DC: null } });
});

ruling('the turn player comes first, and two passes in a row end the step', (r) => {
  r.table({ at: 'main', A: { AC: A, hand: 1 }, B: { DC: D, hand: 1 } });
  r.neverAsks('A.support', attacks, defends, ['B.support']);
  r.neverAsks('A.support', attacks, defends, ['A.support'], ['B.support']);
  r.attack('A', defends, ['A.support'], ['B.support']);
  r.expect({ B: { DC: null } });
});
ruling('after a declaration the turn player has the right again, and both may go on', (r) => {
  r.table({
    at: 'main',
    A: { AC: A, DC: supporter('S', 2), hand: 1 },
    B: { DC: D, DL: supporter('E', 1), AC: supporter('F', 9) },
  });
  r.attack(
    'A',
    defends,
    ['A.support'],
    ['B.support', 'support E'],
    ['A.support', 'support S'],
    ['A.support'],
    ['B.support', 'support F'],
    ['A.support'],
  );
  r.expect({ A: { AC: 'acted' }, B: { DC: 'acted', DL: 'acted', AC: 'acted' } });
});
ruling(
  'events and special abilities are declared in the support step, basic moves, summons and attacks are not',
  (r) => {
    const handy = withAbilities('handy', declared(TAP, DRAW));
    const mover = fighter('mover', 1, 1, { basics: [move('step')] });
    r.table({
      at: 'main',
      A: { AC: A, AR: handy, DL: mover, AL: fighter('other'), hand: [drawing(), fighter('new')] },
      B: { hand: 1 },
    });
    r.offers('A.support', ['use drawing', 'use handy', 'support handy', 'support other'], attacks);
  },
);
ruling('the step is held without a defender too', (r) => {
  r.table({ at: 'main', A: { AC: A, hand: [drawing('draw')] }, B: { hand: [drawing('more')] } });
  r.attack('A', ['A.support', 'use draw'], ['B.support', 'use more']);
  r.expect({ A: { hand: 1 }, B: { hand: 1, deck: 15 } });
});
ruling('a support is answered, also by a support', (r) => {
  r.table({ at: 'main', A: { AC: A, DC: supporter('S', 2) }, B: { DC: D, DL: supporter('E', 3), hand: [drawing()] } });
  r.offers('B.respond', ['use drawing', 'support E'], attacks, defends, ['A.support', 'support S']);
  r.attack('A', defends, ['A.support', 'support S'], ['B.respond', 'support E']);
  r.expect({ B: { DC: 'acted', DL: 'acted' } });
  r.happened({ supported: 2 });
});

ruling('a supporter that has left before it resolves gives nothing', (r) => {
  r.table({ at: 'main', A: { AC: A, DC: supporter('S', 9) }, B: { DC: fighter('D', 2, 5), hand: [bounce()] } });
  r.attack('A', defends, ['A.support', 'support S'], ['B.respond', 'use bounce'], ['B.target', 'S']);
  r.expect({ A: { DC: null, hand: ['S'], AC: 'acted' }, B: { DC: 'acted' } });
  r.happened({ supported: 0, failed: 1 });
});
ruling('a supporter that is no longer next to its battler gives nothing, and is acted', (r) => {
  const shove = aimed('shove', (target) => [{ do: 'relocate', target, to: 'any' }]);
  r.table({ at: 'main', A: { AC: A, DC: supporter('S', 9) }, B: { DC: fighter('D', 2, 5), hand: [shove] } });
  r.attack(
    'A',
    defends,
    ['A.support', 'support S'],
    ['B.respond', 'use shove'],
    ['B.target', 'S'],
    ['relocateCell', 'DL'],
  );
  r.expect({ A: { DL: { name: 'S', state: 'acted' } }, B: { DC: 'acted' } });
});
ruling('a supporter that is moved to another cell next to its battler still supports', (r) => {
  const shove = aimed('shove', (target) => [{ do: 'relocate', target, to: 'any' }]);
  r.table({ at: 'main', A: { AC: A, DC: supporter('S', 9) }, B: { DC: fighter('D', 2, 5), hand: [shove] } });
  r.attack(
    'A',
    defends,
    ['A.support', 'support S'],
    ['B.respond', 'use shove'],
    ['B.target', 'S'],
    ['relocateCell', 'AL'],
  );
  r.expect({ A: { AL: { name: 'S', state: 'acted' } }, B: { DC: null } });
});
ruling('a support of a battler that has left fails', (r) => {
  r.table({ at: 'main', A: { AC: A, DC: supporter('S', 9) }, B: { DC: D, hand: [bounce()] } });
  r.attack('A', defends, ['A.support', 'support S'], ['B.respond', 'use bounce'], ['B.target', 'A']);
  r.expect({ A: { DC: 'acted', AC: null, hand: ['A'] }, B: { DC: 'acted' } });
  r.happened({ supported: 0, failed: 1 });
});
paidAtOnce('a supporter is acted at once: to make it acted in response does not undo its support', (r) => {
  r.table({ at: 'main', A: { AC: A, DC: supporter('S', 9) }, B: { DC: fighter('D', 2, 5), hand: [exhaust()] } });
  r.attack('A', defends, ['A.support', 'support S'], ['B.respond', 'use exhaust'], ['B.target', 'S']);
  r.expect({ B: { DC: null } });
});
paidOnResolution('a supporter that a response makes acted cannot pay for its support', (r) => {
  r.table({ at: 'main', A: { AC: A, DC: supporter('S', 9) }, B: { DC: fighter('D', 2, 5), hand: [exhaust()] } });
  r.attack('A', defends, ['A.support', 'support S'], ['B.respond', 'use exhaust'], ['B.target', 'S']);
  r.expect({ A: { DC: 'acted' }, B: { DC: 'acted' } });
});

const both = (name: string) => fighter(name, 4, 3, { basics: [{ basic: 'attacker' }, { basic: 'defender' }] });
ruling('L37: with Attacker and Defender a support goes to AP and to DP', (r) => {
  r.table({ at: 'main', A: { AC: both('A'), DC: supporter('S', 1), AL: fighter('T') }, B: { DC: D } });
  r.at('A.support', [attacks, defends, ['A.support', 'support S']], (there) =>
    there.expect({ A: { AC: { ap: 5, dp: 4 } } }),
  );
});
ruling('Attacker takes any support as AP, whatever its part', (r) => {
  const brute = fighter('D', 2, 3, { basics: [{ basic: 'attacker' }] });
  r.table({ at: 'main', A: { AC: A }, B: { DC: brute, DL: supporter('E', 2), DR: fighter('F') } });
  r.at('B.support', [attacks, defends, ['B.support', 'support E']], (there) =>
    there.expect({ B: { DC: { ap: 4, dp: 3 } } }),
  );
});
ruling('Defender takes any support as DP, whatever its part', (r) => {
  const shield = fighter('A', 4, 3, { basics: [{ basic: 'defender' }] });
  r.table({ at: 'main', A: { AC: shield, DC: supporter('S', 2), AL: fighter('T') }, B: { DC: D } });
  r.at('A.support', [attacks, defends, ['A.support', 'support S']], (there) =>
    there.expect({ A: { AC: { ap: 4, dp: 5 } } }),
  );
});
const helper = (sp: number) => fighter('S', 1, 1, { sp, basics: [{ basic: 'supporter', cost: {} }] });
ruling('L38: Supporter and then the normal support support twice, the second making it acted', (r) => {
  r.table({ at: 'main', A: { AC: A, DC: helper(2), AL: fighter('T') }, B: { DC: fighter('D', 2, 7) } });
  r.at('A.support', [attacks, defends, ['A.support', 'supporter S']], (there) =>
    there.expect({ A: { AC: { ap: 6 }, DC: 'ready' } }),
  );
  r.at('A.support', [attacks, defends, ['A.support', 'supporter S'], ['A.support', 'support S']], (there) =>
    there.expect({ A: { AC: { ap: 8 }, DC: 'acted' } }),
  );
  r.attack('A', defends, ['A.support', 'supporter S'], ['A.support', 'support S']);
  r.expect({ B: { DC: null } });
});
ruling('Supporter is used once a turn, only while ready, and only next to the battler', (r) => {
  r.table({ at: 'main', A: { AC: A, DC: helper(2) }, B: { DC: D } });
  r.illegal(attacks, defends, ['A.support', 'supporter S'], ['A.support', 'supporter S']);
  r.neverAsks('A.support', attacks, defends, ['A.support', 'support S']);
  r.table({ at: 'main', A: { AC: A, DL: helper(2), AL: fighter('T') }, B: { DC: D } });
  r.offers('A.support', ['support T'], attacks, defends);
});
ruling('Supporter is used once a turn also over several battles', (r) => {
  r.table({
    at: 'main',
    A: { AC: A, DC: helper(2), DL: fighter('T'), AL: fighter('B') },
    B: { DC: fighter('D', 2, 9) },
  });
  r.attack('A', defends, ['A.support', 'supporter S']);
  r.illegal(['main', 'attack B'], ['A.support', 'supporter S']);
});
ruling('Attacker and Defender say where a Supporter goes, too', (r) => {
  r.table({ at: 'main', A: { AC: both('A'), DC: helper(2), AL: fighter('T') }, B: { DC: D } });
  r.at('A.support', [attacks, defends, ['A.support', 'supporter S']], (there) =>
    there.expect({ A: { AC: { ap: 6, dp: 5 } } }),
  );
});
ruling('Supporter demands its cost, the normal support does not', (r) => {
  const paying = fighter('S', 1, 1, { sp: 2, basics: [{ basic: 'supporter', cost: pips({ snow: 1 }) }] });
  r.table({ at: 'main', A: { AC: A, DC: paying, hand: [points(1, 'moon')] }, B: { DC: fighter('D', 2, 5) } });
  r.offers('A.support', ['support S'], attacks, defends);
  r.table({ at: 'main', A: { AC: A, DC: paying, hand: [points(1, 'snow')] }, B: { DC: fighter('D', 2, 5) } });
  r.attack('A', defends, ['A.support', 'supporter S'], ['pay', 'snow 1']);
  r.expect({ A: { DC: 'ready', dustBox: ['snow 1'] }, B: { DC: null } });
});
ruling('whoever may not support does not, in either way', (r) => {
  const gag = item('gag', always('bearer', [{ what: 'cannot', do: 'support' }]));
  r.table({ at: 'main', A: { AC: A, DC: helper(2), itemDC: gag, AL: fighter('T') }, B: { DC: D } });
  r.offers('A.support', ['support T'], attacks, defends);
});
ruling('whoever has been forbidden to support in response gives nothing', (r) => {
  const gag = event('gag', [
    { do: 'forbid', target: { all: { who: 'opponent', where: 'field' } }, what: 'support', until: 'endOfTurn' },
  ]);
  r.table({ at: 'main', A: { AC: A, DC: helper(2) }, B: { DC: fighter('D', 2, 5), hand: [gag] } });
  r.attack('A', defends, ['A.support', 'support S'], ['B.respond', 'use gag']);
  r.expect({ A: { DC: 'acted' }, B: { DC: { name: 'D' } } });
});
