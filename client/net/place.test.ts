// Addresses below any base path.
import { expect, test } from 'vitest';
import { baseOf, normalCode, routeOf, tokenIn } from './place.ts';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/t/ABC', '/'],
  ['/play/mat/', '/play/mat/'],
  ['/play/mat/t/ABC', '/play/mat/'],
  ['/play/mat/t/ABC/', '/play/mat/'],
])('the base of %s is %s', (path, base) => {
  expect(baseOf(path)).toBe(base);
});

test('a table page is known below the base', () => {
  expect(routeOf('/play/t/abc-d', '/play/')).toEqual({ page: 'table', code: 'ABCD' });
  expect(routeOf('/play/', '/play/')).toEqual({ page: 'start' });
  expect(routeOf('/play/other', '/play/')).toEqual({ page: 'unknown' });
});

test('a code is read from what people type and from a whole link', () => {
  expect(normalCode(' k7q 2x ')).toBe('K7Q2X');
  expect(normalCode('https://example.org/play/t/k7q2x#seat=abc')).toBe('K7Q2X');
});

test('a code in a broken address is read as well as it can be', () => {
  expect(normalCode('k7q%')).toBe('K7Q');
  expect(normalCode('k7q%202x')).toBe('K7Q2X');
  expect(routeOf('/t/%E0%', '/')).toEqual({ page: 'table', code: '' });
});

test('only a fragment that holds a seat token is one', () => {
  expect(tokenIn(`#seat=${'a'.repeat(43)}`)).toBe('a'.repeat(43));
  expect(tokenIn('#log')).toBeUndefined();
});
