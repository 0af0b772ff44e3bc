// Chains: who may answer, and how a link is found and changed.
import { expect, test } from 'vitest';
import { answererOf, type Chain, type Link, linkOf, withLink } from './chain.ts';

interface Named extends Link {
  readonly name: string;
}
const first: Named = { id: 3, seat: 0, name: 'first' };
const second: Named = { id: 7, seat: 1, name: 'second' };
const third: Named = { id: 8, seat: 0, name: 'third' };

test('nobody answers an own declaration: the opponent of the newest link may', () => {
  expect(answererOf([first])).toBe(1);
  expect(answererOf([first, second])).toBe(0);
  expect(answererOf([first, second, third])).toBe(1);
});
test('nobody answers an empty chain', () => {
  expect(answererOf([])).toBeUndefined();
});
test('a link is found by its id wherever it lies, and not once it has resolved', () => {
  const chain: Chain<Named> = [first, second, third];
  expect(linkOf(chain, 7)).toBe(second);
  expect(linkOf(chain.slice(0, 1), 7)).toBeUndefined();
});
test('a changed link takes the place of the one of its id; the chain before stays as it was', () => {
  const chain: Chain<Named> = [first, second, third];
  const changed = withLink(chain, { ...second, name: 'negated' });
  expect(changed.map(({ name }) => name)).toEqual(['first', 'negated', 'third']);
  expect(chain.map(({ name }) => name)).toEqual(['first', 'second', 'third']);
});
test('a link that is not there changes nothing', () => {
  expect(withLink([first], third)).toEqual([first]);
});
