// Rulings on the trigger step (6.3) and the ten icons (1.2).
import { test } from 'vitest';
import type { Icon } from '../card-data.ts';
import { auto, climax, fighter, plain } from './bench/cards.ts';
import type { SideSpec } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const attacker = fighter(3000, { name: 'attacker' });
const withIcons = (icons: readonly Icon[], more: SideSpec = {}): SideSpec => ({
  frontCenter: attacker,
  deck: [climax(icons, { name: 'trigger' }), ...plain('c', 'd', 'e')],
  ...more,
});

ruling('a card without icon does nothing and goes face down onto the stock', (r) => {
  r.table({ at: 'attack', A: { frontCenter: attacker, deck: plain('n', 'm'), stock: plain('old') } });
  r.attack('attacker', 'direct');
  r.expect({ A: { stock: ['n', 'old'], deck: ['m'] } });
  r.expectSeen('A', { 'A.stock': 2 });
});
ruling('the revealed card is public in the resolution zone while its icons run', (r) => {
  r.table({ at: 'attack', A: withIcons(['draw']) });
  r.at('mayDraw', [['attack', 'attacker']], (there) =>
    there.expectSeen('B', { 'A.resolution': ['trigger'], 'A.deck': 3 }),
  );
});
ruling('the soul icon gives the attacker one soul until the end of the turn, and cannot be declined', (r) => {
  r.table({ at: 'attack', A: withIcons(['soul']) });
  r.attack('attacker', 'direct');
  r.expect({ A: { frontCenter: { soul: 2 } }, B: { clock: 3 } });
  r.until('stand');
  r.expect({ A: { frontCenter: { soul: 1 } } });
});
ruling("the return icon returns a character of the other stage, also from its back, to its owner's hand", (r) => {
  r.table({
    at: 'attack',
    A: withIcons(['return']),
    B: { backLeft: fighter(1, { name: 'back' }), frontLeft: fighter(1, { name: 'front' }) },
  });
  r.offers('returnToHand', ['back', 'front'], ['attack', 'attacker']);
  r.attack('attacker', 'direct', ['returnToHand', 'back']);
  r.expect({ B: { backLeft: null, frontLeft: 'stand', hand: ['back'] } });
});
ruling('the return icon may be declined', (r) => {
  r.table({ at: 'attack', A: withIcons(['return']), B: { backLeft: fighter(1) } });
  r.attack('attacker', 'direct');
  r.expect({ B: { backLeft: 'stand', hand: 0 } });
});
ruling('G65: the card of a pool icon lies under the revealed card in the stock', (r) => {
  r.table({ at: 'attack', A: withIcons(['pool']) });
  r.attack('attacker', 'direct', ['mayStock', 'yes']);
  r.expect({ A: { stock: ['trigger', 'c'] } });
});
ruling('the pool icon may be declined', (r) => {
  r.table({ at: 'attack', A: withIcons(['pool']) });
  r.attack('attacker', 'direct');
  r.expect({ A: { stock: ['trigger'] } });
});
ruling('the comeback icon returns a character, and nothing else, from the own waiting room', (r) => {
  r.table({ at: 'attack', A: withIcons(['comeback'], { waitingRoom: [climax(), ...plain('x', 'y')] }) });
  r.offers('salvageCharacter', ['x', 'y'], ['attack', 'attacker']);
  r.attack('attacker', 'direct', ['salvageCharacter', 'y']);
  r.expect({ A: { hand: ['y'], waitingRoom: ['climax', 'x'], stock: ['trigger'] } });
});
ruling('the comeback icon may be declined', (r) => {
  r.table({ at: 'attack', A: withIcons(['comeback'], { waitingRoom: plain('x', 'y') }) });
  r.attack('attacker', 'direct');
  r.expect({ A: { hand: 0, waitingRoom: 2 } });
});
ruling('the draw icon draws one, if wanted', (r) => {
  r.table({ at: 'attack', A: withIcons(['draw']) });
  r.attack('attacker', 'direct', ['mayDraw', 'yes']);
  r.expect({ A: { hand: ['c'] } });
});
ruling('the draw icon may be declined', (r) => {
  r.table({ at: 'attack', A: withIcons(['draw']) });
  r.attack('attacker', 'direct');
  r.expect({ A: { hand: 0 } });
});
ruling('G67: after a shot icon a cancelled damage of the attacker deals one more, which starts nothing', (r) => {
  r.table({ at: 'attack', A: withIcons(['shot']), B: { deck: [...plain('n'), climax(), ...plain('next', 'rest')] } });
  r.attack('attacker', 'direct');
  r.expect({ B: { clock: ['next'], waitingRoom: ['climax', 'n'], deck: ['rest'] } });
  r.happened({ damageCanceled: 1, damageTaken: 1 });
});
ruling('G67: where the one damage of a shot icon is cancelled too, nothing more happens', (r) => {
  r.table({
    at: 'attack',
    A: withIcons(['shot']),
    B: { deck: [...plain('n'), climax(), climax(), ...plain('rest', 'last')] },
  });
  r.attack('attacker', 'direct');
  r.expect({ B: { clock: 0, waitingRoom: 3, deck: 2 } });
  r.happened({ damageCanceled: 2, damageTaken: 0 });
});
ruling('a shot icon does nothing where the damage is not cancelled, and ends with the turn', (r) => {
  r.table({ at: 'attack', A: withIcons(['shot']) });
  r.attack('attacker', 'direct');
  r.expect({ B: { clock: 2 } });
  r.until('stand');
  if (r.state.delayed.length > 0) throw new Error('nothing waits any more');
});
ruling('a shot icon watches any damage of the attacker, also that of an ability', (r) => {
  const burner = fighter(3000, {
    name: 'burner',
    soul: 0,
    abilities: [auto({ on: 'attackEnds', who: 'this' }, [{ do: 'damage', amount: 1, to: 'opponent' }])],
  });
  r.table({
    at: 'attack',
    A: { frontCenter: burner, deck: [climax(['shot']), ...plain(5)] },
    B: { frontCenter: fighter(5000, { level: 1 }), deck: [climax(), ...plain('next', 'rest')] },
  });
  r.attack('burner', 'side');
  r.expect({ B: { clock: ['next'], waitingRoom: ['climax'] } });
});
ruling('a shot icon does not watch the damage of another attacker', (r) => {
  r.table({
    at: 'attack',
    A: withIcons(['shot'], { frontLeft: fighter(1000, { name: 'other' }) }),
    B: { deck: [...plain('a', 'b'), climax(), ...plain('c', 'd')] },
  });
  r.attack('attacker', 'direct');
  r.attack('other', 'direct');
  r.expect({ B: { clock: ['b', 'a'], deck: ['c', 'd'] } });
});
ruling('G66: the treasure icon takes its card to hand, and then a deck card goes to the stock if wanted', (r) => {
  r.table({ at: 'attack', A: withIcons(['treasure']) });
  r.attack('attacker', 'direct', ['mayStock', 'yes']);
  r.expect({ A: { hand: ['trigger'], stock: ['c'] } });
});
ruling('G66: the deck card of a treasure icon may be declined, its return to hand may not', (r) => {
  r.table({ at: 'attack', A: withIcons(['treasure']) });
  r.attack('attacker', 'direct');
  r.expect({ A: { hand: ['trigger'], stock: 0 } });
});
ruling('the gate icon returns a climax, if wanted', (r) => {
  const waitingRoom = [climax([], { name: 'lost' }), ...plain('x')];
  r.table({ at: 'attack', A: withIcons(['gate'], { waitingRoom: [...waitingRoom, climax([], { name: 'other' })] }) });
  r.offers('salvageClimax', ['lost', 'other'], ['attack', 'attacker']);
  r.attack('attacker', 'direct', ['salvageClimax', 'lost']);
  r.expect({ A: { hand: ['lost'] } });
});
ruling('the gate icon may be declined', (r) => {
  r.table({ at: 'attack', A: withIcons(['gate'], { waitingRoom: [climax(), climax()] }) });
  r.attack('attacker', 'direct');
  r.expect({ A: { hand: 0, waitingRoom: 2 } });
});
ruling('G11: the standby icon at level 1 puts a character of level 2 onto the stage, resting', (r) => {
  const levels = [1, 2, 3].map((level) => fighter(1000 * level, { name: `level ${level}`, level }));
  r.table({ at: 'attack', A: withIcons(['standby'], { level: 1, waitingRoom: levels }) });
  r.offers('standbyCharacter', ['level 1', 'level 2'], ['attack', 'attacker']);
  r.attack('attacker', 'direct', ['standbyCharacter', 'level 2'], ['standbySlot', 'backLeft']);
  r.expect({ A: { backLeft: { name: 'level 2', state: 'rest' } } });
});
ruling('the standby icon may take an occupied slot: the older character leaves at the next check timing', (r) => {
  r.table({
    at: 'attack',
    A: withIcons(['standby'], { frontLeft: fighter(1000, { name: 'older' }), waitingRoom: plain('newer', 'x') }),
  });
  r.attack('attacker', 'direct', ['standbyCharacter', 'newer'], ['standbySlot', 'frontLeft']);
  r.expect({ A: { frontLeft: { name: 'newer', state: 'rest' }, waitingRoom: ['older', 'x'] } });
});
ruling('the standby icon may even replace the attacker, which then deals no damage', (r) => {
  r.table({ at: 'attack', A: withIcons(['standby'], { waitingRoom: plain('newer', 'x') }) });
  r.attack('attacker', 'direct', ['standbyCharacter', 'newer'], ['standbySlot', 'frontCenter']);
  r.expect({
    A: { frontCenter: { name: 'newer', state: 'rest' }, waitingRoom: ['attacker', 'x'] },
    B: { clock: 0, deck: 10 },
  });
});
ruling('the standby icon may be declined', (r) => {
  r.table({ at: 'attack', A: withIcons(['standby'], { waitingRoom: plain('x', 'y') }) });
  r.attack('attacker', 'direct');
  r.expect({ A: { waitingRoom: 2, backLeft: null } });
});
ruling('the choice icon takes a character with a soul icon to hand or to the stock', (r) => {
  const soulful = (name: string) => fighter(1000, { name, icons: ['soul'] });
  r.table({
    at: 'attack',
    A: withIcons(['choice'], { waitingRoom: [soulful('one'), soulful('two'), climax(['soul']), ...plain('x')] }),
  });
  r.offers('choiceCharacter', ['one', 'two'], ['attack', 'attacker']);
  r.attack('attacker', 'direct', ['choiceCharacter', 'two'], ['choiceWhere', 'stock']);
  r.expect({ A: { stock: ['trigger', 'two'], hand: 0 } });
});
ruling('the choice icon may take its character to hand, or be declined', (r) => {
  const soulful = fighter(1000, { name: 'one', icons: ['soul'] });
  r.table({ at: 'attack', A: withIcons(['choice', 'choice'], { waitingRoom: [soulful, soulful] }) });
  r.attack('attacker', 'direct', ['choiceCharacter', 'one'], ['choiceWhere', 'hand'], ['choiceCharacter']);
  r.expect({ A: { hand: ['one'], waitingRoom: ['one'], stock: ['trigger'] } });
});
ruling('an icon that finds nothing asks nothing', (r) => {
  r.table({ at: 'attack', A: withIcons(['comeback', 'gate', 'standby', 'choice', 'return']) });
  r.attack(
    'attacker',
    'direct',
    ['whichIconFirst', 'gate'],
    ['whichIconFirst', 'return'],
    ['whichIconFirst', 'choice'],
    ['whichIconFirst', 'standby'],
  );
  r.expect({ A: { stock: ['trigger'] } });
  r.happened({ iconUsed: 5 });
});
ruling('several icons all run, in the order that the attacking player picks', (r) => {
  const a = withIcons(['draw', 'pool']);
  r.table({ at: 'attack', A: a });
  r.attack('attacker', 'direct', ['whichIconFirst', 'pool'], ['mayStock', 'yes'], ['mayDraw', 'yes']);
  r.expect({ A: { hand: ['d'], stock: ['trigger', 'c'] } });
});
ruling('icons on a character run like those of a climax', (r) => {
  const soulful = fighter(1000, { name: 'soulful', icons: ['soul', 'comeback'] });
  r.table({ at: 'attack', A: { frontCenter: attacker, deck: [soulful, ...plain(3)], waitingRoom: plain('x', 'y') } });
  r.attack('attacker', 'direct', ['whichIconFirst', 'soul'], ['salvageCharacter', 'x']);
  r.expect({ A: { hand: ['x'], stock: ['soulful'] }, B: { clock: 3 } });
});
ruling('the last deck card refreshes the deck before its icons run, so that comeback finds nothing', (r) => {
  const deck = [climax(['comeback'], { name: 'trigger' })];
  r.table({ at: 'attack', A: { frontCenter: attacker, deck, waitingRoom: plain('x', 'y', 'z') }, shuffles: [3] });
  r.neverAsks('salvageCharacter', ['attack', 'attacker']);
  r.attack('attacker', 'direct');
  r.expect({ A: { deck: ['y', 'z'], clock: ['x'], stock: ['trigger'] } });
});
