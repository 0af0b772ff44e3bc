// What is foreseen of an attack: the damage undodged, what dodging costs, and what wards and equipment change of it.
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { front } from '../../../shared/games/spellcard/front.ts';
import type { Heard } from '../../../shared/kernel/model.ts';
import type { ShownAsk } from '../../../shared/kernel/view.ts';
import type { TableStatus } from '../../../shared/protocol/messages.ts';
import { hintsOf } from './forecast.ts';
import { asked, characterNo, ShownTable } from './testing/shown-table.ts';

const status = { options: {} } as unknown as TableStatus;
function foresee(table: ShownTable, ask: ShownAsk, more: { told?: object; picks?: number[]; dialed?: number } = {}) {
  const what = {
    type: 'attacked',
    attacker: '1a',
    target: '0a',
    kind: 'danmaku',
    power: 4,
    stance: 'busy',
    ...more.told,
  };
  return hintsOf(
    {
      game: front,
      model: signal(table.model),
      story: signal([{ n: 1, because: 0, what } as Heard]),
      status: signal(status),
      picks: signal(more.picks ?? []),
      dialed: signal(more.dialed ?? 0),
    },
    ask,
  );
}
const about = { no: characterNo(0), card: '0a' };
const dodge = asked({ why: 'dodge', about, from: [{ range: { from: 0, to: 2 } }] });

test('whoever may dodge is told the damage undodged, and what so many points leave and cost', () => {
  const table = new ShownTable({ turnPlayer: 1 }).lines({ state: 'busy' });
  expect(foresee(table, dodge)).toEqual(['Danmaku 4, busy.', 'Undodged: 4 damage.', 'Each point costs 1 spirit.']);
  expect(foresee(table, dodge, { dialed: 2 }).at(-1)).toBe('Dodging 2: 2 damage, 2 spirit.');
});

test('on guard any number costs 1 spirit, and bombard is dodged as a whole', () => {
  const table = new ShownTable({ turnPlayer: 1 }).lines({ state: 'guard' });
  expect(foresee(table, dodge, { told: { stance: 'guard' } }).at(-1)).toBe('Any number costs 1 spirit in all.');
  const fully = asked({ why: 'dodgeFully', about, from: [{ option: 'yes' }] });
  expect(foresee(table, fully, { told: { stance: 'guard', kind: 'bombard' } })).toEqual([
    'Bombard 4, on guard, DEF 2.',
    'Undodged: 2 damage.',
    'Dodging 2: 0 damage, 1 spirit.',
  ]);
});

test('a ward takes its part of the damage', () => {
  const table = new ShownTable({ turnPlayer: 1 }).lines({ state: 'busy' }).change('0a', 'ward', { by: 3 });
  expect(foresee(table, dodge)[1]).toBe('Undodged: 1 damage.');
});

test('an attack on another character than the one that is asked for is not foreseen', () => {
  const table = new ShownTable({ turnPlayer: 1 }).lines();
  expect(foresee(table, dodge, { told: { target: '0b' } })).toEqual([]);
});

const aim = asked({ why: 'attackTarget', about, from: [{ card: '1a' }, { card: 'power' }] });
test('whoever aims is told nothing before a target is picked, and then with the Power cards', () => {
  const table = new ShownTable().lines({ state: 'busy', atk: 3 });
  expect(foresee(table, aim)).toEqual([]);
  const [first = '', undodged = ''] = foresee(table, aim, { picks: [0] });
  const [stronger = '', more = ''] = foresee(table, aim, { picks: [1, 0] });
  expect([first, stronger].map((line) => line.match(/\d+/)?.[0])).toEqual(['3', '4']);
  expect(Number(more.match(/\d+/)?.[0])).toBe(Number(undodged.match(/\d+/)?.[0]) + 1);
});

test('a spell card attacks with its printed power, and a skill is not foreseen', () => {
  const spell = front.prints().find(({ type, numbers }) => type === 'spell' && numbers['power'] !== undefined);
  const table = new ShownTable().stand(0, '0a', { no: spell?.traits[0] ?? '' }).stand(1, '1a', { state: 'busy' });
  table.put(0, 'hand', 'spell', spell?.no);
  const from = aim.from;
  const cast = asked({ why: 'attackTarget', about: { no: spell?.no ?? '', card: 'spell', path: 'effect' }, from });
  expect(foresee(table, cast, { picks: [0] })[0]).toContain(` ${spell?.numbers['power']},`);
  expect(foresee(table, asked({ ...aim, about: { ...about, path: 'skill' } }), { picks: [0] })).toEqual([]);
});

test('in turn 1 whoever attacks is told that it deals no damage', () => {
  const table = new ShownTable({ turn: 1 }).lines();
  expect(foresee(table, aim, { picks: [0] })).toEqual(['Turn 1: the first player deals no damage']);
});
