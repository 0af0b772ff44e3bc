// Rulings on the story: what is told because of what, and what can still be taken back (kernel: story, match).
import { expect, test } from 'vitest';
import { Match } from '../../../kernel/match.ts';
import { weiss } from '../game.ts';
import { act, auto, climax, event, fighter, plain } from './bench/cards.ts';
import { prepare, type TableSpec } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const attacker = fighter(3000, { name: 'attacker' });

ruling('the attacker rests, and its soul changes, because it attacked', (r) => {
  r.table({ at: 'attack', A: { frontCenter: attacker }, B: { deck: [climax(), ...plain(3)] } });
  r.attack('attacker', 'direct');
  r.because('turned', 'attacked');
});
ruling('the loser of a battle is reversed because of the attack', (r) => {
  r.table({ at: 'attack', A: { frontCenter: attacker }, B: { frontCenter: fighter(1) } });
  r.attack('attacker', 'frontal');
  r.because('turned', 'attacked');
});
ruling('damage is taken because of the attack that deals it', (r) => {
  r.table({ at: 'attack', A: { frontCenter: attacker } });
  r.attack('attacker', 'direct');
  r.because('damageTaken', 'attacked');
});
ruling('cards that a climax sends away go because the damage was cancelled', (r) => {
  r.table({ at: 'attack', A: { frontCenter: attacker }, B: { deck: [climax(), ...plain(3)] } });
  r.attack('attacker', 'direct');
  r.because('moved', 'damageCanceled');
});
ruling('icons run because of the card that was revealed', (r) => {
  r.table({ at: 'attack', A: { frontCenter: attacker, deck: [climax(['soul']), ...plain(3)] } });
  r.attack('attacker', 'direct');
  r.because('iconUsed', 'triggered');
});
ruling('what an event does is because it was played', (r) => {
  r.table({ at: 'main', A: { hand: [event([{ do: 'damage', amount: 1, to: 'opponent' }])] } });
  r.act('playEvent event');
  r.because('damageTaken', 'played');
});
ruling('what a triggered ability does is because it was used', (r) => {
  const burner = fighter(3000, {
    abilities: [auto({ on: 'attackEnds', who: 'this' }, [{ do: 'damage', amount: 1, to: 'opponent' }])],
  });
  r.table({ at: 'attack', A: { frontCenter: burner } });
  r.attack('frontCenter', 'direct');
  r.because('damageTaken', 'abilityUsed');
});
ruling('a deck is rebuilt because of its refresh, and its penalty moves because of the penalty', (r) => {
  r.table({ at: 'stand', A: { deck: plain('a'), waitingRoom: 3 }, shuffles: [3] });
  r.run();
  r.because('shuffled', 'refreshed');
  r.because('moved', 'refreshPenalty');
});
ruling('the cards of a level up move because of it', (r) => {
  r.table({ at: 'attack', A: { frontCenter: fighter(3000, { soul: 0 }) }, B: { clock: 6 } });
  r.attack('frontCenter', 'direct', ['levelUp', 'plain']);
  r.happened({ leveledUp: 1 });
  r.causedBy('leveledUp', 'moved', 2);
});

/** A match of the game itself, without the bench's pauses. */
const matchOf = (spec: TableSpec): Match<ReturnType<typeof prepare>> => Match.start(weiss, prepare(spec, 0, true));
const position = (match: ReturnType<typeof matchOf>, word: string): number =>
  match.askOf(0)?.spec.from.findIndex((one) => JSON.stringify(one).includes(word)) ?? -1;
const answer = (match: ReturnType<typeof matchOf>, word: string): unknown =>
  match.submit(0, match.askOf(0)?.id ?? 0, [position(match, word)]);

test('while the slot of a character is asked its play can be taken back, and nobody has heard of it', () => {
  const match = matchOf({ at: 'main', A: { hand: plain('x', 'y') } });
  answer(match, 'playCharacter');
  expect(match.askOf(0)?.spec.why).toBe('chooseSlot');
  expect(match.listen()).toEqual([]);
  expect(match.heardAsks(1)).toEqual([{ seat: 0, why: 'main' }]);
  expect(match.cancel(0)).toBeUndefined();
  expect(match.askOf(0)?.spec.why).toBe('main');
});
test('while the kind of an attack is asked its attacker can be taken back', () => {
  const match = matchOf({ at: 'attack', A: { frontCenter: attacker }, B: { frontCenter: attacker } });
  answer(match, '"card"');
  expect(match.askOf(0)?.spec.why).toBe('attackKind');
  expect(match.cancel(0)).toBeUndefined();
  expect(match.askOf(0)?.spec.why).toBe('attack');
});
test('while the cards of a cost are asked the use of an ACT can be taken back', () => {
  const doer = fighter(1, { abilities: [act([{ pay: 'discard', amount: 1 }], [{ do: 'draw', amount: 1 }])] });
  const match = matchOf({
    at: 'main',
    A: { frontLeft: doer, hand: [event([], { level: 3 }), event([], { level: 3 })] },
  });
  answer(match, '"use"');
  expect(match.askOf(0)?.spec.why).toBe('discard');
  expect(match.cancel(0)).toBeUndefined();
});
test('once a card has been clocked and two were drawn nothing can be taken back', () => {
  const match = matchOf({ at: 'clock', A: { hand: plain('x') } });
  answer(match, '"card"');
  expect(match.cancel(0)).toBe('illegal');
});
ruling('what happened is counted since the table was laid, and not since one before', (r) => {
  for (const times of [1, 1]) {
    r.table({ at: 'attack', A: { frontCenter: attacker, deck: 9 } });
    r.attack('attacker', 'direct');
    r.happened({ attacked: times });
  }
});
