// The log of Lycee as it reads: where something is, on whose side, and what it is aimed at.
import { expect, test } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import type { HeardChange, HeardEvent } from '../../../shared/kernel/model.ts';
import { lineFor, type Names, plainText } from '../../table/log-text.ts';
import { nameOf } from '../../text/card-text.ts';
import { someOf } from './testing/shown-table.ts';

const game = gameOf('lycee');
const [hero, other, item, area] = ['LY/A-001', 'LY/A-002', someOf('item'), someOf('area')];
const names: Names = {
  game,
  seatName: (seat) => ['Ada', 'Ben'][seat] as string,
  faceOf: (no) => (game.print(no) === undefined ? undefined : { no }),
};
const named = (no: string): string => nameOf(game, no).text;
const said = (what: HeardChange | HeardEvent): string | undefined => {
  const line = lineFor(names, { n: 1, because: 0, what }, () => undefined);
  return line && plainText(names, line.parts);
};
const declared = (kind: string, rest: object = {}): string | undefined =>
  said({ type: 'declared', card: hero, seat: 0, kind, targets: [], cellSeat: null, cell: null, ...rest });
const moved = (card: string, from: string, to: string, toSeat: 0 | 1): string | undefined =>
  said({ type: 'moved', seat: 0, from, toSeat, to, cards: [{ was: card, now: { handle: card, face: { no: card } } }] });

test('a declaration tells its cell with its side, and what it names', () => {
  const cell = { cellSeat: 1, cell: 'DL' };
  expect(declared('attack', cell)).toBe(`Ada declares an attack by ${named(hero)}: Ben's defence row, left`);
  expect(declared('area', cell)).toBe(`Ada declares to place ${named(hero)}: Ben's defence row, left`);
  expect(declared('ability')).toBe(`Ada declares a special ability of ${named(hero)}`);
  expect(declared('ability', { targets: [other] })).toBe(
    `Ada declares a special ability of ${named(hero)}, naming ${named(other)}`,
  );
  expect(declared('event', { targets: [other], ...cell })).toBe(
    `Ada declares ${named(hero)}, naming ${named(other)}: Ben's defence row, left`,
  );
  expect(declared('event', { targets: [null] })).toBe(`Ada declares ${named(hero)}, naming a card`);
  expect(declared('support', { targets: [other] })).toBe(`Ada declares support of ${named(other)} by ${named(hero)}`);
});

test("areas and items lie on somebody's side, and a takeover is no step", () => {
  expect(moved(area, 'chain', 'areaDC', 1)).toBe(`${named(area)} is placed on Ben's defence row, centre`);
  expect(moved(item, 'chain', 'itemAC', 1)).toBe(`${named(item)} is equipped to Ben's character: attack row, centre`);
  expect(moved(item, 'itemAC', 'itemAL', 0)).toBeUndefined();
  expect(moved(hero, 'AC', 'AL', 0)).toBe(`${named(hero)} moves to the attack row, left`);
  expect(moved(hero, 'AC', 'AC', 1)).toBe(`Ben takes over ${named(hero)}: attack row, centre`);
});

test('support tells only what it changes, with its sign', () => {
  const support = (ap: number, dp: number) => said({ type: 'supported', supporter: hero, battler: other, ap, dp });
  const who = `${named(hero)} supports ${named(other)}`;
  expect([support(2, 0), support(0, -1), support(1, 1), support(0, 0)]).toEqual([
    `${who}, AP+2`,
    `${who}, DP-1`,
    `${who}, AP+1, DP+1`,
    who,
  ]);
});
