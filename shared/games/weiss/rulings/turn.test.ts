// Rulings on the turn and its phases (5.3).
import { test } from 'vitest';
import { auto, climax, cont, fighter, plain } from './bench/cards.ts';
import { rested, reversed } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const front = { frontLeft: fighter(3000), frontCenter: fighter(3000), frontRight: fighter(3000) };

ruling('the stand phase stands every own character, wherever it is, and none of the other player', (r) => {
  r.table({
    at: 'stand',
    A: { frontLeft: rested(fighter(3000)), backRight: reversed(fighter(3000)) },
    B: { frontLeft: rested(fighter(3000)) },
  });
  r.run();
  r.expect({ A: { frontLeft: 'stand', backRight: 'stand' }, B: { frontLeft: 'rest' } });
});
ruling('a character that cannot stand stays as it is in the stand phase', (r) => {
  const heavy = fighter(3000, { abilities: [cont('this', [{ what: 'cannot', do: 'stand' }])] });
  r.table({ at: 'stand', A: { frontLeft: rested(heavy), frontRight: rested(fighter(3000)) } });
  r.run();
  r.expect({ A: { frontLeft: 'rest', frontRight: 'stand' } });
});
ruling('G04: the starting player draws in the first turn too', (r) => {
  r.table({ at: 'stand', turn: 1, A: { hand: 5, deck: 45 } });
  r.run();
  r.expect({ A: { hand: 6, deck: 44 } });
});
ruling('G05: in the first turn the starting player attacks once, and then the encore step comes', (r) => {
  r.table({ at: 'attack', turn: 1, A: front });
  r.attack('frontLeft', 'direct');
  r.neverAsks('attack');
  r.until('encore');
  r.happened({ attacked: 1 });
});
ruling('G06: the second player attacks with three characters in its first turn', (r) => {
  r.table({ at: 'attack', turn: 2, A: front });
  r.attack('frontLeft', 'direct');
  r.attack('frontCenter', 'direct');
  r.attack('frontRight', 'direct');
  r.happened({ attacked: 3 });
});
ruling('nothing but the number of attacks is restricted in the first turn', (r) => {
  r.table({ at: 'main', turn: 1, A: { hand: [fighter(3000)] } });
  r.act('playCharacter fighter', ['chooseSlot', 'frontLeft']);
  r.expect({ A: { frontLeft: 'stand' } });
});
ruling('G07: a card put into the clock draws two', (r) => {
  r.table({ at: 'clock', A: { hand: [...plain('x'), ...plain(5)] } });
  r.run(['clock', 'x']);
  r.expect({ A: { clock: ['x'], hand: 7 } });
});
ruling('G07, SQ11: the clock phase may be passed, and then nothing is drawn', (r) => {
  r.table({ at: 'clock', A: { hand: 6 } });
  r.run();
  r.expect({ A: { clock: 0, hand: 6 } });
});
ruling('nobody is asked to clock a card from an empty hand', (r) => {
  r.table({ at: 'clock', A: { hand: 0 } });
  r.neverAsks('clock');
});
ruling('SQ11: one card is put into the clock, no more, and once a turn', (r) => {
  r.table({ at: 'clock', A: { hand: 6 } });
  r.illegal(['clock', 'plain', 'plain']);
  r.neverAsks('clock', ['clock', 'plain']);
});
ruling('a climax put into the clock in the clock phase cancels nothing: it is no damage', (r) => {
  r.table({ at: 'clock', A: { hand: [climax()] } });
  r.run(['clock', 'climax']);
  r.expect({ A: { clock: ['climax'], hand: 2 } });
  r.happened({ damageTaken: 0, damageCanceled: 0 });
});
ruling('G08: the seventh clock card levels up before the two draws', (r) => {
  r.table({ at: 'clock', A: { hand: plain('x', 'y'), clock: plain('6', '5', '4', '3', '2', '1') } });
  r.at('levelUp', [['clock', 'x']], (there) => there.expect({ A: { clock: 7, hand: 1 } }));
  r.run(['clock', 'x'], ['levelUp', '3']);
  r.expect({ A: { level: ['3'], clock: 0, waitingRoom: 6, hand: 3 } });
});
ruling('SQ14: everybody sees and counts the clock of everybody', (r) => {
  r.table({ at: 'main', A: { clock: plain('b', 'a') } });
  r.expectSeen('B', { 'A.clock': ['b', 'a'] });
  r.expectSeen('public', { 'A.clock': ['b', 'a'] });
});
ruling('G74: a second climax in the same climax phase is illegal', (r) => {
  r.table({ at: 'climax', A: { hand: [climax([], { name: 'one' }), climax([], { name: 'two' })], clock: 1 } });
  r.illegal(['climax', 'one', 'two']);
  r.neverAsks('climax', ['climax', 'one']);
  r.run(['climax', 'one']);
  r.expect({ A: { climax: ['one'], hand: ['two'] } });
});
ruling('only a climax is played in the climax phase, and only there', (r) => {
  r.table({ at: 'main', A: { hand: [climax(), fighter(3000)], clock: 1 } });
  r.offers('main', ['playCharacter fighter']);
  r.until('climax');
  r.offers('climax', ['climax']);
});
ruling('what waits for the beginning of a phase is resolved before its action', (r) => {
  const early = fighter(3000, {
    abilities: [auto({ on: 'phaseBegins', phase: 'draw', turn: 'you' }, [{ do: 'draw', amount: 1 }])],
  });
  r.table({ at: 'stand', A: { frontLeft: early, deck: plain('a', 'b', 'c') } });
  r.run();
  r.expect({ A: { hand: ['b', 'a'] } });
  r.because('moved', undefined);
});
ruling('phases come in the order of the rules, each told once', (r) => {
  r.table({ at: 'stand', A: { hand: 1 } });
  r.until('stand');
  r.happened({ phaseBegan: 8, turnBegan: 1 });
  r.expect({ turnPlayer: 'B' });
});
