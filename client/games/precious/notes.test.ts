// What the list says of a character beside its values: the same as the marks on the board.
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { RESTRICTIONS } from '../../../shared/games/precious/card-data.ts';
import { front } from '../../../shared/games/precious/front.ts';
import type { TableStatus } from '../../../shared/protocol/messages.ts';
import { addGame } from '../../text/i18n.ts';
import { notesOf } from './notes.ts';
import { ShownTable } from './testing/shown-table.ts';

addGame(front);
const status = { names: ['Ada', 'Ben'], bots: [false, false] } as unknown as TableStatus;
const saidOf = ({ model }: ShownTable, handle: string): readonly string[] =>
  notesOf({ game: front, seat: 0, model: signal(model), status: signal(status), faceOf: () => undefined }, handle);

test('keywords that decide approaches are called by their names, Natural with its highest X', () => {
  const table = new ShownTable().row(0, 2).trait('active', '0m0').trait('forcedApproach', '0m0');
  table.trait('natural', { card: '0m0', x: 1 }, { card: '0m0', x: 3 });
  expect(saidOf(table, '0m0')).toEqual(['Active', 'Natural 3', 'Forced Approach']);
  expect(saidOf(table, '0m1')).toEqual([]);
});

test('every prohibition is said in words of its own; in the support area only what matters there', () => {
  const table = new ShownTable().row(0, 1).row(0, 1, {}, 'supportArea');
  for (const what of RESTRICTIONS) table.trait(`cannot.${what}`, '0m0', '0s0');
  const said = saidOf(table, '0m0');
  expect(said).toHaveLength(RESTRICTIONS.length);
  expect(new Set(said).size).toBe(RESTRICTIONS.length);
  for (const note of said) expect(note).toMatch(/^Can\w* [a-z ]+$/);
  expect(saidOf(table, '0s0')).toEqual(['Cannot wake at turn start', 'Cannot use its texts', 'Cannot be targeted']);
});

test('who has approached and who has just entered is said to, but nothing of cards off the field', () => {
  const table = new ShownTable({ approached: ['0m0'], entered: ['0m1', '0s0'] }).row(0, 2).row(0, 1, {}, 'supportArea');
  table.points(0, 1);
  expect(['0m0', '0m1', '0s0', '0p0'].map((handle) => saidOf(table, handle))).toEqual([
    ['Has approached'],
    ['Just entered'],
    [],
    [],
  ]);
});
