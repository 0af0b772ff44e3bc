// What the list says of declarations, the last barrier, rituals and equipment: everything public, and nothing else.
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { front } from '../../../shared/games/spellcard/front.ts';
import type { TableStatus } from '../../../shared/protocol/messages.ts';
import type { Worded } from '../../table/ask-text.ts';
import { plainText } from '../../table/log-text.ts';
import { addGame } from '../../text/i18n.ts';
import { standsNow } from '../../ui/mirror/layouts.ts';
import { underWay } from './list-lines.ts';
import { notesOf } from './notes.ts';
import { characterNo, gearNo, ShownTable, someOf } from './testing/shown-table.ts';

addGame(front);
const status = { names: ['Ada', 'Ben'], bots: [false, false] } as unknown as TableStatus;
const worded = ({ model }: ShownTable): Worded => ({
  game: front,
  seat: 0,
  model: signal(model),
  status: signal(status),
  faceOf: (handle) => model.cards[handle],
});
const linesOf = (table: ShownTable): string[] =>
  underWay(worded(table)).map(({ parts }) => plainText({ game: front }, parts));
const nameOf = (no: string): string => front.print(no)?.name.en ?? '';
const [hero, foe, spell] = [nameOf(characterNo(0)), nameOf(characterNo(3)), someOf('spell')];
const text = front.text('en');
const line = text['zone.line'];

test('nothing is said where nothing waits', () => {
  expect(linesOf(new ShownTable().lines())).toEqual([]);
});

test('declarations stand as they resolve, the newest first, with users, targets and what they answer', () => {
  const table = new ShownTable().lines().put(1, 'chain', 'spell', spell);
  table.declare(
    { id: 4, kind: 'attack', card: '0a', no: characterNo(0), user: '0a', targets: ['1a'], boost: 2, weaker: 1 },
    { id: 9, seat: 1, card: 'spell', no: spell, user: '1a', against: 4, negated: true },
  );
  expect(linesOf(table)).toEqual([
    `Ben: Spell card, ${nameOf(spell)} (${text['zone.chain']} of Ben) · Danmaku 4 · by ${foe} (${line} of Ben) · answers ${hero} · Negated`,
    `Ada: Attack, ${hero} (${line}) · Danmaku 4 · named: ${foe} (${line} of Ben) · +2 by Power cards · weaker by 1`,
  ]);
});

test('who may answer comes first, with what the refusals that are missing lead to', () => {
  const said = (passes: number) => {
    const table = new ShownTable({ window: { holder: 1, passes } }).lines();
    return linesOf(table.declare({ kind: 'spell', no: spell }))[0];
  };
  expect(said(0)).toBe(`May answer: Ben · If both refuse: ${nameOf(spell)} takes effect`);
  expect(said(1)).toBe(`May answer: Ben · One more refusal: ${nameOf(spell)} takes effect`);
});

test('a barrier says whose it is, what each has given, and what comes of giving nothing', () => {
  const said = (holder: 0 | 1) => linesOf(new ShownTable().lines().barrier('0a', '1a', holder, [1, 1]));
  const whose = `Last barrier of ${hero} (${line}) against ${foe} (${line} of Ben) · Ada 1 · Ben 1`;
  expect(said(0)).toEqual([`${whose} · Ada to give a card, or it breaks`]);
  expect(said(1)).toEqual([`${whose} · Ben to give a card, or it holds`]);
});

test('a ritual says when it takes effect (4.6), equipment on whom it is', () => {
  const table = new ShownTable().lines().ritual(0, 'r', '0a', 4).equip(0, 'w', '0a');
  expect(linesOf(table)).toEqual([
    expect.stringContaining(`a ritual of ${hero} (${line}), takes effect at the end of the next turn`),
    `Ada: ${nameOf(gearNo('weapon'))}, on ${hero} (${line})`,
  ]);
});

test('in the first turn it is said that whoever goes first deals no damage (3.4)', () => {
  expect(linesOf(new ShownTable({ turn: 1 }).lines())).toEqual(['Turn 1: the first player deals no damage']);
});

test('of a character the type of its attack is noted, what it has done, and what lasts on it', () => {
  const table = new ShownTable({ acted: ['0a'] }).lines();
  table.change('0a', 'atk', { by: 2, last: 4 }).change('0a', 'poison', { by: 1, last: 3 }).change('1a', 'cannot.spell');
  const type = front.print(characterNo(0))?.icons[0] ?? '';
  const [first, ...notes] = notesOf(worded(table), '0a');
  expect(first?.toLowerCase()).toBe(type);
  expect(notes).toEqual(['Has acted', 'Poison 1, this turn', 'ATK +2, 2 turns left']);
});

test('a large card says first how it stands and then what the board marks it with; one that does not stand says nothing', () => {
  const table = new ShownTable({ acted: ['0a'] }).lines({ state: 'guard' }).put(0, 'hand', 'held');
  const said = (handle: string): readonly string[] => standsNow(worded(table), handle);
  expect(said('0a')).toEqual([text['state.guard'], ...notesOf(worded(table), '0a')]);
  expect(said('0a')).toHaveLength(said('0b').length + 1);
  expect(said('held')).toEqual([]);
  expect(said('nobody')).toEqual([]);
});
