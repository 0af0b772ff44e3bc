// What the list says of the chain and of the battle: everything public, and nothing else.
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { front } from '../../../shared/games/lycee/front.ts';
import type { TableStatus } from '../../../shared/protocol/messages.ts';
import type { Worded } from '../../table/ask-text.ts';
import { plainText } from '../../table/log-text.ts';
import { addGame } from '../../text/i18n.ts';
import { underWay } from './list-lines.ts';
import { characterWith, ShownTable, someOf } from './testing/shown-table.ts';

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
const fighter = nameOf(characterWith());

test('nothing is said where nothing waits', () => {
  expect(linesOf(new ShownTable().full())).toEqual([]);
});

test('declarations stand as they resolve, the newest first, with cell, targets and what they are aimed at', () => {
  const event = someOf('event');
  const table = new ShownTable()
    .full()
    .declare(
      { id: 1, kind: 'attack', card: '0AC', no: characterWith(), cell: { seat: 1, cell: 'DC' } },
      { id: 2, seat: 1, no: event, ability: { no: event, path: 'abilities.0' }, targets: ['0AC', null], reserved: 2 },
      { id: 3, no: event, answers: 2, negated: true },
    );
  expect(linesOf(table)).toEqual([
    `Ada: event, ${nameOf(event)} · aimed at the declaration of ${nameOf(event)} · Negated`,
    `Ben: event, ${nameOf(event)} · named: ${fighter} (attack row, centre) and a card · Kept: 2 of the hand!`,
    `Ada: attack, ${fighter} (attack row, centre) · cell: defence row, centre of Ben`,
  ]);
});

test('a basic ability is called by its name', () => {
  const no = characterWith('step');
  const ability = { no, path: 'basics.0' };
  const table = new ShownTable().stand(0, 'AC', { no }).declare({ kind: 'basic', card: '0AC', no, ability });
  expect(linesOf(table)).toEqual([`Ada: Step, ${nameOf(no)} (attack row, centre)!`]);
});

test('a battle says who fights whom, and whether a defender may still be declared', () => {
  const battle = (step: string, defender: string | null): string[] =>
    linesOf(new ShownTable({ step, battle: { attacker: '0AC', defender, cell: 'DC' } }).full());
  const attacks = `Battle: ${fighter} (attack row, centre) attacks the defence row, centre of Ben`;
  expect(battle('defender', null)).toEqual([`${attacks}; a defender may be declared`]);
  expect(battle('support', null)).toEqual([`${attacks}, nobody defends`]);
  expect(battle('support', '1DC')).toEqual([`${attacks}, ${fighter} (defence row, centre of Ben) defends`]);
});
