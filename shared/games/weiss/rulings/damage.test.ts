// Rulings on damage (6.5).
import { test } from 'vitest';
import { auto, climax, event, fighter, plain } from './bench/cards.ts';
import type { SideSpec } from './bench/prepare.ts';
import { type Ruling, rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
/** B takes damage of an attack: so much soul against an empty slot adds one. */
const damage = (r: Ruling, amount: number, B: SideSpec, more: object = {}): void => {
  r.table({ at: 'attack', A: { frontCenter: fighter(3000, { soul: amount - 1 }) }, B, ...more });
};

ruling('G36: damage without a climax goes to the clock in the order revealed', (r) => {
  damage(r, 3, { clock: plain('z', 'y', 'x'), deck: plain('a', 'b', 'c', 'd') });
  r.attack('frontCenter', 'direct');
  r.expect({ B: { clock: ['c', 'b', 'a', 'z', 'y', 'x'], deck: ['d'] } });
});
ruling('G37: a climax cancels all of the damage, also what was revealed before it; the rest stays in the deck', (r) => {
  damage(r, 3, { clock: 3, deck: [...plain('a'), climax(), ...plain('b')] });
  r.attack('frontCenter', 'direct');
  r.expect({ B: { clock: 3, waitingRoom: ['climax', 'a'], deck: ['b'] } });
  r.happened({ damageCanceled: 1, damageTaken: 0 });
});
ruling('G38, SQ12: damage levels up in its course, with one of the seven oldest; the newer cards stay', (r) => {
  damage(r, 3, { clock: plain('6', '5', '4', '3', '2', '1'), deck: plain('7', '8', '9', 'x') });
  r.offers('levelUp', ['1', '2', '3', '4', '5', '6', '7'], ['attack', 'frontCenter']);
  r.attack('frontCenter', 'direct', ['levelUp', '7']);
  r.expect({ B: { level: ['7'], clock: ['9', '8'], waitingRoom: 6 } });
});
ruling('G39: nine damage on a clock of six levels up twice', (r) => {
  damage(r, 9, { clock: 6, deck: 10 });
  r.attack('frontCenter', 'direct', ['levelUp', 'plain'], ['levelUp', 'plain']);
  r.expect({ B: { level: 2, clock: 1, waitingRoom: 12 } });
});
ruling('G40, SQ13: at level 3 with six in the clock a cancelled damage loses nothing', (r) => {
  damage(r, 2, { level: 3, clock: 6, deck: [...plain('n'), climax(), ...plain(2)] });
  r.attack('frontCenter', 'direct');
  r.expect({ B: { level: 3, clock: 6, waitingRoom: 2 }, winner: null });
});
ruling('G41: the fourth level loses, at the check timing of that step', (r) => {
  damage(r, 1, { level: 3, clock: 6, deck: 5 });
  r.at('levelUp', [['attack', 'frontCenter']], (there) => there.expect({ winner: null }));
  r.attack('frontCenter', 'direct', ['levelUp', 'plain']);
  r.expect({ B: { level: 4, clock: 0 }, winner: 'A' });
});
ruling('a climax may be picked at a level up', (r) => {
  damage(r, 2, { clock: [...plain(5), climax()], deck: 5 });
  r.attack('frontCenter', 'direct', ['levelUp', 'climax']);
  r.expect({ B: { level: ['climax'] } });
});
ruling('cards are revealed one by one in the resolution zone, for everybody', (r) => {
  damage(r, 2, { clock: 6, deck: plain('a', 'b', 'c') });
  r.at('levelUp', [['attack', 'frontCenter']], (there) =>
    there.expectSeen('A', { 'B.clock': ['b', 'a', ...Array(6).fill('plain')] }),
  );
  r.attack('frontCenter', 'direct', ['levelUp', 'a']);
});
ruling('damage of an effect is dealt in the same way, and can be cancelled', (r) => {
  const burn = event([{ do: 'damage', amount: 2, to: 'opponent' }], { name: 'burn' });
  r.table({ at: 'main', A: { hand: [burn, burn] }, B: { deck: [...plain('a', 'b', 'c'), climax(), ...plain('d')] } });
  r.act('playEvent burn');
  r.expect({ B: { clock: ['b', 'a'] } });
  r.act('playEvent burn');
  r.expect({ B: { clock: 2, waitingRoom: ['climax', 'c'], deck: ['d'] } });
});
ruling('an effect may deal damage to its own player', (r) => {
  const ouch = event([{ do: 'damage', amount: 1, to: 'you' }], { name: 'ouch' });
  r.table({ at: 'main', A: { hand: [ouch], deck: plain('a', 'b') } });
  r.act('playEvent ouch');
  r.expect({ A: { clock: ['a'] }, B: { clock: 0 } });
});
ruling('putting cards into the clock is no damage: a climax there cancels nothing', (r) => {
  const chip = auto({ on: 'attacks', who: 'this' }, [], { cost: [{ pay: 'deckTopToClock', amount: 1 }] });
  r.table({ at: 'attack', A: { frontCenter: fighter(3000, { abilities: [chip] }), deck: [climax(), ...plain(5)] } });
  r.attack('frontCenter', 'direct', ['payCost', 'yes']);
  r.expect({ A: { clock: ['climax'] } });
  r.happened({ damageCanceled: 0 });
});
ruling('"when its damage is cancelled" wakes on cancelled damage only, "not cancelled" on the other', (r) => {
  const watcher = fighter(3000, {
    name: 'watcher',
    abilities: [
      auto({ on: 'damageCanceled', by: 'this' }, [{ do: 'draw', amount: 1 }]),
      auto({ on: 'damageTaken', by: 'this' }, [{ do: 'stockCharge', amount: 1 }]),
    ],
  });
  r.table({
    at: 'attack',
    A: { frontCenter: watcher, frontLeft: watcher },
    B: { deck: [climax(), ...plain('a', 'b', 'c')] },
  });
  r.attack('frontCenter', 'direct');
  r.expect({ A: { hand: 1, stock: 1 } });
  r.attack('frontLeft', 'direct');
  r.expect({ A: { hand: 1, stock: 3 } });
});
