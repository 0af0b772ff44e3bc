// Rulings on the options of a match: what an edition sets, and what is refused.
import { expect, test } from 'vitest';
import { setupOf } from '../../../kernel/testing/play.ts';
import { weiss } from '../game.ts';
import { optionsFrom } from '../options.ts';
import { fighter, plain } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);

test('without any option a match is played by the seed edition', () => {
  expect(optionsFrom({})).toMatchObject({ edition: 'seed', refreshPenalty: 'deferred', attackSoulUntil: 'attack' });
});
test('edition current sets the penalty at once and the soul of an attack for the turn', () => {
  expect(optionsFrom({ edition: 'current' })).toMatchObject({ refreshPenalty: 'immediate', attackSoulUntil: 'turn' });
});
test('an option that is named itself wins over its edition', () => {
  const options = optionsFrom({ edition: 'current', refreshPenalty: 'deferred' });
  expect(options).toMatchObject({ refreshPenalty: 'deferred', attackSoulUntil: 'turn' });
});
test('an edition holds in a match whose setup names nothing else', () => {
  const { options } = weiss.setup(setupOf(weiss, 1, { edition: 'current' }), false);
  expect(options).toMatchObject({ refreshPenalty: 'immediate', attackSoulUntil: 'turn' });
});
test('unknown options and values are refused', () => {
  expect(() => optionsFrom({ tempo: 'fast' })).toThrow('no option tempo');
  expect(() => optionsFrom({ edition: 'next' })).toThrow('seed, current');
});
ruling('edition current: the penalty of a refresh comes in the middle of the damage', (r) => {
  const A = { frontCenter: fighter(1000, { soul: 1 }) };
  r.table({
    at: 'attack',
    options: { edition: 'current' },
    A,
    B: { deck: plain('a'), waitingRoom: plain('p', 'q', 'r') },
    shuffles: [3],
  });
  r.attack('frontCenter', 'direct');
  r.expect({ A: { frontCenter: { soul: 2 } }, B: { clock: ['q', 'a', 'p'] } });
});
ruling('edition seed: the penalty of a refresh comes after the damage', (r) => {
  const A = { frontCenter: fighter(1000, { soul: 1 }) };
  r.table({ at: 'attack', A, B: { deck: plain('a'), waitingRoom: plain('p', 'q', 'r') }, shuffles: [3] });
  r.attack('frontCenter', 'direct');
  r.expect({ A: { frontCenter: { soul: 1 } }, B: { clock: ['q', 'p', 'a'] } });
});
