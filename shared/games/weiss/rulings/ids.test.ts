// The rules page and the list of golden ids say the same.
import { expect, test } from 'vitest';
import { GOLDEN_IDS } from './ids.ts';

const [PAGE = ''] = Object.values(
  import.meta.glob(['../../../../docs/rules/weiss.md'], { query: '?raw', import: 'default', eager: true }),
);
const cited = new Set(PAGE.match(/\b(?:G|SQ)\d+\b/g));

test('every golden id stands in the rules page at the rule that it shows', () => {
  expect(GOLDEN_IDS.filter((id) => !cited.has(id))).toEqual([]);
});

test('the rules page cites no golden id that has no ruling to come', () => {
  expect([...cited].filter((id) => !(GOLDEN_IDS as readonly string[]).includes(id))).toEqual([]);
});
