// What the list says of declarations and of the approach: everything public, and nothing else.
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../../shared/games/precious/cards/catalogue.ts';
import { front } from '../../../shared/games/precious/front.ts';
import type { TableStatus } from '../../../shared/protocol/messages.ts';
import type { Worded } from '../../table/ask-text.ts';
import { plainText } from '../../table/log-text.ts';
import { addGame } from '../../text/i18n.ts';
import { underWay } from './list-lines.ts';
import { characterOf, ShownTable, someOf } from './testing/shown-table.ts';

addGame(front);
const status = { names: ['Ada', 'Ben'], bots: [false, false] } as unknown as TableStatus;
function linesOf({ model }: ShownTable): string[] {
  const table: Worded = {
    game: front,
    seat: 0,
    model: signal(model),
    status: signal(status),
    faceOf: (handle) => model.cards[handle],
  };
  return underWay(table).map(({ parts, detail }) => `${plainText({ game: front }, parts)}${detail ? '!' : ''}`);
}
const nameOf = (no: string): string => front.print(no)?.name.en ?? '';
const fighter = nameOf(characterOf());
const event = someOf('event');
const support = someOf('support');

test('nothing is said where nothing waits', () => {
  expect(linesOf(new ShownTable().row(0, 2))).toEqual([]);
});

test('declarations stand as they resolve, the newest first, with area, targets and what they interrupt', () => {
  const table = new ShownTable().row(0, 1).put(0, 'play', 'new').put(1, 'play', 'e', event);
  table.declare(
    { id: 1, kind: 'entry', card: 'new', no: characterOf(), area: 'supportArea', negated: true },
    { id: 2, seat: 1, card: 'e', no: event, targets: ['0m0', null] },
  );
  const waits = `(${front.text('en')['zone.play']}`;
  const lines = linesOf(table);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe(
    `Ben: event, ${nameOf(event)} ${waits} of Ben) · named: ${fighter} (main area) and a card · interrupts ${fighter}`,
  );
  expect(lines[1]).toBe(`Ada: entry, ${fighter} ${waits}) · where: support area · Negated`);
});

test('the line of the text that is used stands below it', () => {
  const user = [...CATALOGUE.values()].find(({ texts }) => texts[0]?.kind === 'use')?.no ?? '';
  const table = new ShownTable().stand(0, 'user', { no: user });
  table.declare({ kind: 'text', card: 'user', no: user, text: 'texts.0' });
  expect(linesOf(table)).toEqual([`Ada: text, ${nameOf(user)} (main area)!`]);
});

test('an approach says who approaches, and who interferes', () => {
  const table = new ShownTable().row(0, 1).stand(1, 'i', { no: characterOf(3) });
  const open = `Approach: ${fighter} (main area); somebody may interfere`;
  expect(linesOf(table.approach('0m0'))).toEqual([`${open} · 1 point if nobody interferes`]);
  expect(linesOf(table.approach('0m0', null, 2))).toEqual([`${open} · 2 points if nobody interferes`]);
});

test('that somebody may interfere is said only where somebody can', () => {
  const free = `Approach: ${fighter} (main area); nobody could interfere now · 1 point if nobody interferes`;
  const resting = new ShownTable().row(0, 1).row(1, 2, { state: 'resting' });
  expect(linesOf(resting.approach('0m0'))).toEqual([free]);
  const shielded = new ShownTable().row(0, 1).row(1, 2).trait('cannot.beInterfered', '0m0');
  expect(linesOf(shielded.approach('0m0'))).toEqual([free]);
});

test('of an approach that somebody has left nothing is foretold', () => {
  const left = (approacher: string | null, interferer: string | null) => {
    const table = new ShownTable().row(0, 1).row(1, 1).approach('0m0', '1m0');
    table.model.facts['approach'] = { approacher, interferer, points: 1 };
    return linesOf(table);
  };
  expect(left('0m0', null)).toEqual([`Approach: ${fighter} (main area); whoever interfered takes part no more`]);
  expect(left(null, '1m0')).toEqual(['Approach: whoever approached takes part no more']);
  expect(left(null, null)).toEqual(['Approach: whoever approached takes part no more']);
});

test('one that is interfered with says what the judgement would come to, unless somebody has left the main area', () => {
  const met = `Approach: ${fighter} (main area), ${fighter} (main area of Ben) interferes`;
  const table = new ShownTable().stand(0, 'a', { ap: 20, dp: 30 }).stand(1, 'i', { ap: 20, dp: 20 });
  expect(linesOf(table.approach('a', 'i'))).toEqual([
    `${met} · ${fighter} stays (AP 20 < DP 30) · ${fighter} exits (AP 20 ≥ DP 20)`,
  ]);
  const left = new ShownTable().row(0, 1).stand(1, 'i', {}, 'supportArea').approach('0m0', 'i');
  expect(linesOf(left)).toEqual([`Approach: ${fighter} (main area), ${fighter} (support area of Ben) interferes`]);
});

test('whose priority it is comes first, with what the passes that are missing lead to', () => {
  const window = (name: string, passes: number) => ({ window: { name, holder: 1, passes } });
  expect(linesOf(new ShownTable(window('main', 0)))).toEqual(['Priority: Ben · Two passes: main phase ends']);
  expect(linesOf(new ShownTable(window('interfered', 1)))).toEqual(['Priority: Ben · One more pass: exit judgement']);
  const chain = new ShownTable(window('main', 0)).declare({ no: event, holder: 0, passes: 1 });
  expect(linesOf(chain)[0]).toBe(`May interrupt: Ada · One more refusal: ${nameOf(event)} resolves`);
});

test('of each support card it is said whose it is and on whom it is set, also across the border', () => {
  const table = new ShownTable().row(0, 1).row(1, 1, {}, 'supportArea').set(0, 'mine', '0m0').set(0, 'far', '1s0');
  expect(linesOf(table)).toEqual([
    `Ada: ${nameOf(support)}, set on ${fighter} (main area)`,
    `Ada: ${nameOf(support)}, set on ${fighter} (support area of Ben)`,
  ]);
});
