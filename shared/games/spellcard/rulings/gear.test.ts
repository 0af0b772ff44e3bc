// Rulings on equipment (1.7): when it may be put on, what it costs and gives, and when it is destroyed.
import { test } from 'vitest';
import {
  AIM,
  aiming,
  armour,
  attacker,
  DRAW,
  fighter,
  gear,
  instant,
  item,
  NEGATE,
  plain,
  power,
  quick,
  ritual,
  skilled,
  spell,
} from './bench/cards.ts';
import { busy, changed, hurt, spent, wearing } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const X = attacker('X', 'absolute', 5);
const [V, W] = [fighter('V'), fighter('W')];
const blade = gear('blade', [{ what: 'atk', by: 2 }]);
const shell = armour('shell', [{ what: 'def', by: 3 }]);

ruling('T51: a weapon equipped on a character with a weapon: the old one is discarded', (r) => {
  const lance = gear('lance', [{ what: 'atk', by: 3 }]);
  r.table({ at: 'action', A: { line: [wearing(X, blade, shell)], hand: [lance] } });
  r.expect({ A: { line: { X: { atk: 7, def: 3 } } } });
  r.act('equip lance');
  r.expect({ A: { line: { X: { gear: ['lance', 'shell'], atk: 8, def: 3 } }, discard: ['blade'], hand: 0 } });
  r.happened({ equipped: 1 });
});
ruling('T52: a character that is out with weapon and armour: both are discarded', (r) => {
  const worn = hurt(wearing(V, blade, shell), 5);
  r.table({ at: 'action', A: { line: [X] }, B: { line: [worn, wearing(W, gear('fan'))] } });
  r.attack('X', 'V');
  r.expect({ B: { line: { W: { gear: ['fan'] } }, out: ['V'], discard: ['shell', 'blade'], gear: ['fan'] } });
});
ruling('equipment is destroyed whatever takes the last HP: an effect, a cost, or poison', (r) => {
  const acid = item('acid', [{ do: 'hurt', target: AIM, amount: 9 }], aiming({ who: 'any' }));
  const martyr = skilled('V', DRAW, { hp: 1 });
  r.table({ at: 'action', A: { line: [hurt(wearing(martyr, blade), 1), W], hand: [acid] } });
  r.act('item acid', ['nameTarget', 'V']);
  r.expect({ A: { out: ['V'], discard: ['acid', 'blade'], gear: 0 } });
  r.table({ at: 'action', A: { line: [hurt(wearing(martyr, blade), 1), W] } });
  r.act('skill V');
  r.expect({ A: { out: ['V'], discard: ['blade'], gear: 0 } });
  const dying = changed(hurt(wearing(V, blade), 1), { what: 'poison', by: 1, last: 9 });
  r.table({ at: 'start', A: { line: [dying, W] } });
  r.startTurn();
  r.expect({ A: { out: ['V'], discard: ['blade'], gear: 0 } });
});
ruling('a character that its barrier saves keeps its equipment', (r) => {
  const worn = hurt(wearing(V, blade, shell), 5);
  r.table({ at: 'action', A: { line: [X] }, B: { line: [worn, W], hand: [spell('seal', 'V')] } });
  r.attack('X', 'V', ['barrierDefend', 'seal']);
  r.expect({ B: { line: { V: { hp: 1, gear: ['blade', 'shell'] }, W: 10 } } });
});

ruling('a character wears one weapon and one armour, and each gives what it says', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [blade, shell] } });
  r.act('equip blade');
  r.act('equip shell');
  r.expect({ A: { line: { X: { gear: ['blade', 'shell'], atk: 7, def: 3 } }, discard: 0, gear: 2 } });
});
ruling('equipment goes on any own living character, and on no other', (r) => {
  r.table({ at: 'action', A: { line: [X, spent(V, 0)], out: [fighter('T')], hand: [blade] }, B: { line: [W] } });
  r.offers('A.equipOn', ['X', 'V'], ['act', 'equip blade']);
  r.act('equip blade', ['equipOn', 'V']);
  r.expect({ A: { line: { X: { gear: [], atk: 5 }, V: { gear: ['blade'], atk: 5 } } } });
});
ruling('a second weapon on another character replaces nothing', (r) => {
  r.table({ at: 'action', A: { line: [wearing(X, blade), V], hand: [blade] } });
  r.act('equip blade', ['equipOn', 'V']);
  r.expect({ A: { line: { X: { gear: ['blade'] }, V: { gear: ['blade'] } }, discard: 0 } });
});
ruling('equipping is no declaration: nobody may answer it', (r) => {
  const hand = [quick('parry', NEGATE)];
  r.table({ at: 'action', A: { line: [X], hand: [blade, ...hand] }, B: { line: [V], hand } });
  r.neverAsks('answer', ['act', 'equip blade']);
  r.act('equip blade');
  r.expect({ A: { line: { X: { gear: ['blade'] } }, chain: 0 }, window: null, next: 'action' });
  r.happened({ declared: 0, resolved: 0, equipped: 1 });
});
ruling('equipping is not the action of the character: it may still act, and guards if it does not', (r) => {
  r.table({ at: 'action', A: { line: [skilled('X', DRAW)], hand: [blade] } });
  r.act('equip blade');
  r.expect({ A: { line: { X: { state: 'ready', done: [], spirit: 5 } } } });
  r.offers('A.act', ['attack X', 'skill X']);
  r.endTurn();
  r.expect({ A: { line: { X: 'guard' } } });
});
ruling('a character that has acted, or prepares a ritual, may be equipped', (r) => {
  r.table({ at: 'action', A: { line: [X], hand: [ritual('rite', 'X'), blade] } });
  r.act('spell rite');
  r.act('equip blade');
  r.expect({ A: { line: { X: { gear: ['blade'], state: 'busy' } } } });
});
ruling('equipment is put on only in the own action phase: not as an answer, and not in the enemy turn', (r) => {
  const parry = quick('parry', DRAW);
  r.table({ at: 'action', A: { line: [X], hand: [blade, parry] }, B: { line: [V], hand: [blade, parry] } });
  r.offers('B.answer', ['item parry'], ['act', 'attack X']);
  r.offers('A.answer', ['item parry'], ['act', 'attack X'], ['B.answer']);
});
ruling('equipment costs its P, paid with Power cards and spell cards', (r) => {
  const dear = gear('dear', [], { p: 2 });
  r.table({ at: 'action', A: { line: [X], hand: [dear, spell('bolt', 'X'), ...power(1), ...plain(1)] } });
  r.offers('A.payP', ['bolt', 'power'], ['act', 'equip dear']);
  r.illegal(['act', 'equip dear'], ['payP', 'power']);
  r.act('equip dear', ['payP', 'power', 'bolt']);
  r.expect({ A: { line: { X: { gear: ['dear'] } }, hand: ['plain'], discard: 2 } });
  r.happened({ paid: 1 });
});
ruling('who cannot pay for equipment is not offered it; what costs nothing asks for nothing', (r) => {
  const dear = gear('dear', [], { p: 2 });
  r.table({ at: 'action', A: { line: [X], hand: [dear, ...power(1), blade] } });
  r.offers('A.act', ['attack X', 'equip blade']);
  r.neverAsks('payP', ['act', 'equip blade']);
});
ruling('equipment may be put on in turn 1', (r) => {
  r.table({ at: 'action', turn: 1, A: { line: [X], hand: [blade] } });
  r.act('equip blade');
  r.expect({ A: { line: { X: { gear: ['blade'], atk: 7 } } } });
});

ruling('what a weapon adds counts in the attack of its bearer, what an armour adds in the attack on it', (r) => {
  const Y = attacker('Y', 'strike', 3);
  r.table({ at: 'action', A: { line: [wearing(Y, blade)] }, B: { line: [busy(wearing(V, shell))] } });
  r.attack('Y', 'V');
  r.expect({ B: { line: { V: 7 } } });
});
ruling('what equipment gave is gone with it', (r) => {
  const rust = item('rust', [{ do: 'destroy', target: AIM }], {
    targets: [{ as: 'aim', from: { who: 'foe', where: 'gear', slot: 'armour' } }],
  });
  const Y = attacker('Y', 'strike', 3);
  r.table({ at: 'action', A: { line: [Y], hand: [rust] }, B: { line: [busy(wearing(V, blade, shell))] } });
  r.act('item rust');
  r.expect({ B: { line: { V: { gear: ['blade'], def: 0 } }, discard: ['shell'] } });
  r.attack('Y', 'V');
  r.expect({ B: { line: { V: 6 } } });
});
ruling('while a declaration waits nobody equips, not even whoever has the turn', (r) => {
  const parry = instant('parry', 'X', DRAW);
  r.table({ at: 'action', A: { line: [X], hand: [blade, parry] }, B: { line: [V], hand: 1 } });
  r.illegal(['act', 'attack X'], ['B.answer'], ['A.answer', 'equip blade']);
  r.attack('X', 'V');
  r.expect({ B: { line: { V: 5 } } });
});
ruling('what equipment forbids its bearer cannot do, and what it makes immune to does nothing to it', (r) => {
  const gag = armour('gag', [{ what: 'cannot', do: 'spell' }]);
  r.table({ at: 'action', A: { line: [X], hand: [gag, spell('bolt', 'X', DRAW)] } });
  r.offers('A.act', ['attack X', 'equip gag', 'spell bolt']);
  r.act('equip gag');
  r.offers('A.act', ['attack X']);
  r.expect({ A: { line: { X: { silenced: true } } } });
  const ring = armour('ring', [{ what: 'immune', to: 'poison' }]);
  const venom = item('venom', [{ do: 'poison', target: AIM, amount: 2, turns: 3 }], aiming());
  r.table({ at: 'action', A: { hand: [venom] }, B: { line: [wearing(V, ring), W] } });
  r.act('item venom', ['nameTarget', 'V']);
  r.expect({ B: { line: { V: { poison: 0 }, W: { poison: 0 } } } });
  r.happened({ afflicted: 0 });
});
ruling('a piece that silences breaks the ritual of whoever puts it on', (r) => {
  const gag = armour('gag', [{ what: 'cannot', do: 'spell' }]);
  r.table({ at: 'action', A: { line: [X], hand: [ritual('rite', 'X'), gag] } });
  r.act('spell rite');
  r.act('equip gag');
  r.expect({ A: { ritual: 0, discard: ['rite'] } });
  r.happened({ ritualBroken: 1 });
});
ruling('equipment lies open for all', (r) => {
  r.table({ at: 'action', A: { line: [wearing(X, blade, shell)] } });
  for (const viewer of ['A', 'B', 'public'] as const) r.expectSeen(viewer, { 'A.gear': ['shell', 'blade'] });
});
