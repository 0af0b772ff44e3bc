// The rules page, the list of golden ids and the names of the rulings say the same.
import { expect, test } from 'vitest';
import { idsIn, namesIn } from '../../../kernel/testing/ruling/golden.ts';
import { GOLDEN_IDS } from './ids.ts';

const ID = /\bT\d{2}\b/;
const [PAGE = ''] = Object.values(
  import.meta.glob(['../../../../docs/rules/spellcard.md'], { query: '?raw', import: 'default', eager: true }),
);
const cited = idsIn(PAGE, ID);

test('every golden id stands in the rules page at the rule that it shows', () => {
  expect(GOLDEN_IDS.filter((id) => !cited.has(id))).toEqual([]);
});

test('the rules page cites no golden id that has no ruling to come', () => {
  expect([...cited].filter((id) => !(GOLDEN_IDS as readonly string[]).includes(id))).toEqual([]);
});

const RULINGS = Object.values(
  import.meta.glob(['./*.test.ts', '../deck.test.ts'], { query: '?raw', import: 'default', eager: true }),
);
const REGISTERS = ['ruling', 'test', 'describe'];
const ruled = idsIn(RULINGS.flatMap((source) => namesIn(source, REGISTERS)).join('\n'), ID);

test('every golden id stands in the name of a ruling', () => {
  expect(GOLDEN_IDS.filter((id) => !ruled.has(id))).toEqual([]);
});

test('the names of rulings cite no id that is not golden', () => {
  expect([...ruled].filter((id) => !(GOLDEN_IDS as readonly string[]).includes(id))).toEqual([]);
});
