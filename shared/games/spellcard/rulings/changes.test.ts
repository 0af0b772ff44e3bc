// Rulings on what lasts on a character (4.5, 7): durations, changes of values, poison, cures, immunity and restrictions.
import { test } from 'vitest';
import type { Effect, Restriction, Stat } from '../card-data.ts';
import {
  AIM,
  aiming,
  armour,
  attacker,
  DRAW,
  everybody,
  fighter,
  gear,
  item,
  power,
  skilled,
  spell,
  terrain,
} from './bench/cards.ts';
import { busy, changed, having, hurt, spent, wearing } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const X = fighter('X');
const V = fighter('V');

ruling('what lasts N turns ends in the end phase of the Nth, counted with the turn of use', (r) => {
  for (const turns of [1, 2, 3]) {
    const hex = item('hex', [{ do: 'def', target: everybody('foe'), by: 2, turns }]);
    r.table({ at: 'action', A: { line: [X], hand: [hex] }, B: { line: [V] } });
    r.act('item hex');
    for (let turn = 1; turn < turns; turn++) {
      r.endTurn();
      r.startTurn();
    }
    r.expect({ B: { line: { V: { def: 2 } } } });
    r.endTurn();
    r.expect({ B: { line: { V: { def: 0, changes: 0 } } } });
  }
});
ruling('each change ends by itself, in the order of its end', (r) => {
  const three = changed(
    fighter('V', { atk: 0 }),
    { what: 'atk', by: 1, last: 3 },
    { what: 'atk', by: 2, last: 4 },
    { what: 'atk', by: 4, last: 4, from: 'own' },
  );
  r.table({ at: 'action', A: { line: [X] }, B: { line: [three] } });
  r.expect({ B: { line: { V: { atk: 7 } } } });
  r.endTurn();
  r.expect({ B: { line: { V: { atk: 6 } } } });
  r.startTurn();
  r.endTurn();
  r.expect({ B: { line: { V: { atk: 0 } } } });
  r.happened({ afflictionEnded: 3 });
});
ruling('every value may be raised and lowered, and none falls below 0', (r) => {
  const stats: readonly Stat[] = ['atk', 'def', 'flight', 'regen', 'ward'];
  const printed = { atk: 1, def: 1, flight: 1, regen: 1 };
  for (const stat of stats) {
    const shift = (name: string, by: number) => item(name, [{ do: stat, target: everybody('you'), by, turns: 1 }]);
    r.table({ at: 'action', A: { line: [fighter('X', printed)], hand: [shift('up', 4), shift('down', -9)] } });
    const before = stat === 'ward' ? 0 : 1;
    r.act('item up');
    r.expect({ A: { line: { X: { ...printed, ward: 0, [stat]: before + 4 } } } });
    r.act('item down');
    r.expect({ A: { line: { X: { ...printed, ward: 0, [stat]: 0 } } } });
  }
});
ruling('what was lowered below 0 and is raised again comes from below', (r) => {
  const low = changed(fighter('X', { atk: 2 }), { what: 'atk', by: -5, last: 9 }, { what: 'atk', by: 4, last: 9 });
  r.table({ at: 'action', A: { line: [low] } });
  r.expect({ A: { line: { X: { atk: 1 } } } });
});
ruling('a change by a number that is counted stays what it was when it came', (r) => {
  const rage = item('rage', [{ do: 'atk', target: 'user', by: { stat: 'missing', of: 'user' }, turns: 2 }], {
    user: true,
  });
  const balm = item('balm', [{ do: 'heal', target: everybody('you'), amount: 9 }]);
  r.table({ at: 'action', A: { line: [hurt(X, 6)], hand: [rage, balm] } });
  r.act('item rage');
  r.act('item balm');
  r.expect({ A: { line: { X: { hp: 10, atk: 7 } } } });
});
ruling('a change by nothing is none', (r) => {
  const rage = item('rage', [{ do: 'atk', target: 'user', by: { stat: 'missing', of: 'user' }, turns: 2 }], {
    user: true,
  });
  r.table({ at: 'action', A: { line: [X], hand: [rage] } });
  r.act('item rage');
  r.expect({ A: { line: { X: { changes: 0 } } } });
  r.happened({ afflicted: 0 });
});
ruling('what lasted on a character ends with it', (r) => {
  const dart = item('dart', [{ do: 'hurt', target: AIM, amount: 10 }], aiming());
  const sick = changed(V, { what: 'poison', by: 1, last: 9 });
  r.table({ at: 'action', A: { line: [X], hand: [dart] }, B: { line: [sick, fighter('W')] } });
  r.act('item dart', ['nameTarget', 'V']);
  r.expectFact('public', 'changes', []);
  r.endTurn();
  r.startTurn();
  r.expect({ B: { line: { W: 10 }, out: ['V'] } });
});

const poison: Effect = { do: 'poison', target: everybody('any'), amount: 2, turns: 2 };
ruling('poison of two turns takes HP in one start phase: the one of its own turn is over', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [item('fumes', [poison])] }, B: { line: [V] } });
  r.act('item fumes');
  r.expect({ A: { line: { X: { hp: 10, poison: 2 } } }, B: { line: { V: { hp: 10, poison: 2 } } } });
  r.endTurn();
  r.startTurn();
  r.expect({ A: { line: { X: 8 } }, B: { line: { V: 8 } } });
  r.endTurn();
  r.startTurn();
  r.expect({ A: { line: { X: { hp: 8, poison: 0 } } }, B: { line: { V: 8 } } });
});
ruling('a cure ends what others have brought to its harm: lowered values, poison, and what it cannot do', (r) => {
  const sick = changed(
    X,
    { what: 'poison', by: 1, last: 9 },
    { what: 'atk', by: -1, last: 9 },
    { what: 'spell', last: 9 },
    { what: 'attack', last: 9 },
    { what: 'def', by: 2, last: 9 },
    { what: 'flight', by: -1, last: 9, from: 'own' },
    { what: 'dodge', last: 9, from: 'own' },
  );
  const tea = item('tea', [{ do: 'cure', target: AIM }], aiming({ who: 'you' }));
  const alsoSick = changed(fighter('Y'), { what: 'poison', by: 1, last: 9 });
  r.table({ at: 'action', A: { line: [sick, alsoSick], hand: [tea] } });
  r.act('item tea', ['nameTarget', 'X']);
  r.expect({
    A: { line: { X: { changes: 3, poison: 0, silenced: false, atk: 3, def: 2 }, Y: { changes: 1, poison: 1 } } },
  });
  r.happened({ afflictionEnded: 4 });
});
ruling('a cure ends nothing that equipment and environments give', (r) => {
  const tea = item('tea', [{ do: 'cure', target: everybody('you') }]);
  const chained = wearing(X, gear('chain', [{ what: 'cannot', do: 'attack' }]));
  r.table({
    at: 'action',
    A: { line: [chained], hand: [tea] },
    B: { environment: [terrain('mud', [{ what: 'def', by: -1 }])] },
  });
  r.act('item tea');
  r.illegal(['act', 'attack X']);
  r.expect({ A: { line: { X: { gear: ['chain'] } } } });
});
ruling('what is immune to a restriction or to poison is not afflicted with it, and with all others it is', (r) => {
  const all: readonly (Restriction | 'poison')[] = ['spell', 'attack', 'skill', 'dodge', 'poison'];
  const curse = item(
    'curse',
    all.map(
      (what): Effect =>
        what === 'poison'
          ? { do: 'poison', target: everybody('foe'), amount: 1, turns: 2 }
          : { do: 'forbid', target: everybody('foe'), what, turns: 2 },
    ),
  );
  for (const to of all) {
    const clad = wearing(V, armour('robe', [{ what: 'immune', to }]));
    r.table({ at: 'action', A: { line: [X], hand: [curse] }, B: { line: [clad, fighter('W')] } });
    r.act('item curse');
    const changes = { V: { changes: 4, poison: to === 'poison' ? 0 : 1, silenced: to !== 'spell' }, W: { changes: 5 } };
    r.expect({ B: { line: changes } });
  }
});
ruling('immunity ends nothing that came before it, and helps against nothing that is worn', (r) => {
  const robe = armour('robe', [{ what: 'immune', to: 'attack' }]);
  r.table({ at: 'action', A: { line: [changed(X, { what: 'attack', last: 9 })], hand: [robe] } });
  r.act('equip robe');
  r.illegal(['act', 'attack X']);
  r.expect({ A: { line: { X: { changes: 1, gear: ['robe'] } } } });
  r.table({
    at: 'action',
    A: { line: [wearing(X, robe)] },
    B: { environment: [terrain('peace', [{ what: 'cannot', do: 'attack' }])] },
  });
  r.illegal(['act', 'attack X']);
});

const forbidden = (what: Restriction) => changed(skilled('X', DRAW), { what, last: 9 });
ruling('whoever cannot attack uses skill and spell cards; whoever cannot use its skill attacks and casts', (r) => {
  const hand = [spell('bolt', 'X', DRAW)];
  r.table({ at: 'action', A: { line: [forbidden('attack')], hand } });
  r.offers('A.act', ['skill X', 'spell bolt']);
  r.table({ at: 'action', A: { line: [forbidden('skill')], hand } });
  r.offers('A.act', ['attack X', 'spell bolt']);
});
ruling('silence forbids spell cards and nothing else: skill, attack and items remain', (r) => {
  const hand = [spell('bolt', 'X', DRAW), spell('of Y', 'Y', DRAW), item('it', DRAW)];
  r.table({ at: 'action', A: { line: [forbidden('spell'), fighter('Y')], hand } });
  r.offers('A.act', ['attack X', 'skill X', 'attack Y', 'spell of Y', 'item it']);
});
ruling('whoever cannot attack may attack with a skill and with a spell card: neither is a normal attack', (r) => {
  const burst = skilled('X', [], { attack: { type: 'absolute', power: 2 } });
  r.table({ at: 'action', A: { line: [changed(burst, { what: 'attack', last: 9 })] }, B: { line: [V] } });
  r.act('skill X');
  r.expect({ B: { line: { V: 8 } } });
});
ruling('whoever cannot dodge is not asked to', (r) => {
  const flier = changed(fighter('V', { flight: 3 }), { what: 'dodge', last: 9 });
  for (const type of ['danmaku', 'bombard'] as const) {
    r.table({ at: 'action', A: { line: [attacker('X', type, 3)] }, B: { line: [busy(flier)] } });
    r.neverAsks('dodge', ['act', 'attack X']);
    r.neverAsks('dodgeFully', ['act', 'attack X']);
  }
});
ruling('"cannot" beats "can": what may act once more still cannot attack', (r) => {
  const again = item('again', [{ do: 'refresh', target: everybody('you') }]);
  const bound = having(changed(X, { what: 'attack', last: 9 }), 'attack');
  r.table({ at: 'action', A: { line: [bound], hand: [again] } });
  r.act('item again');
  r.expect({ A: { line: { X: { done: ['refreshed'], state: 'busy' } } } });
  r.illegal(['act', 'attack X']);
});
ruling('what forbids ends like everything that lasts', (r) => {
  const bind = item('bind', [{ do: 'forbid', target: everybody('foe'), what: 'attack', turns: 2 }]);
  r.table({ at: 'action', A: { line: [X], hand: [bind, ...power(1)] }, B: { line: [V] } });
  r.act('item bind');
  r.endTurn();
  r.startTurn();
  r.offers('B.act', []);
  r.endTurn();
  r.startTurn();
  r.endTurn();
  r.startTurn();
  r.offers('B.act', ['attack V']);
});
ruling('spent spirit does not come back by itself: without regen and gifts a character stays without', (r) => {
  r.table({ at: 'start', A: { line: [spent(X, 0)] } });
  r.startTurn();
  r.expect({ A: { line: { X: { spirit: 0 } } } });
});
