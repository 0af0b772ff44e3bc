// Effects that move cards: between zones, onto the field, between cells (2.2, 4.6).
import type { Rule } from '../../../kernel/ask.ts';
import { type CardId, cardAt } from '../../../kernel/card.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { CELLS, type Destination, type Effect } from '../card-data.ts';
import { chooseCell } from '../choosing.ts';
import { characterOf, isCharacter } from '../data-of.ts';
import { isOwnPerson } from '../entering.ts';
import { adjacentTo, emptyCells, isCell, isEmpty, standsAt } from '../queries.ts';
import type { CellAt, Table } from '../state.ts';
import { put, relocate, shuffleDeck, takeOver } from '../table.ts';
import { isForbidden } from '../values.ts';
import { aboutOf, type Running } from './perform.ts';
import { targetsOf } from './select.ts';

/** Moves cards to a zone of their owners. */
export function moveCharacters(table: Table, cards: readonly CardId[], to: Destination, seat: Seat): void {
  if (to !== 'deckTop' && to !== 'deckBottom' && to !== 'deckShuffled') return put(table, cards, to);
  put(table, cards, 'deck', { bottom: to === 'deckBottom' });
  if (to !== 'deckShuffled') return;
  const owners = new Set(cards.map((card) => cardAt(table, card).owner));
  for (const owner of owners.size > 0 ? owners : [seat]) shuffleDeck(table, owner);
}

/** Characters enter the own field, one after another, where their field limits allow unless these are waived (4.6, 4.7). */
export function* enter(
  table: Table,
  cards: readonly CardId[],
  step: Extract<Effect, { do: 'enter' }>,
  running: Running,
): Rule {
  const { seat } = running;
  for (const card of cards) {
    if (!isCharacter(table, card) || isCell(cardAt(table, card).zone) || isOwnPerson(table, seat, card)) continue;
    const cells = emptyCells(table, seat, step.anyCell ? CELLS : characterOf(table, card).cells);
    const at = yield* chooseCellFor(running, cells, 'enterCell');
    if (at !== undefined) put(table, card, at.cell, { seat, state: step.state ?? 'ready' });
  }
}

/** Characters move to empty cells of their side; later field limits do not matter (4.6). */
export function* moveTo(table: Table, step: Extract<Effect, { do: 'relocate' }>, running: Running): Rule {
  for (const card of targetsOf(table, step.target, running)) {
    const from = standsAt(table, card);
    if (from === undefined || isForbidden(table, card, 'move')) continue;
    const at = yield* chooseCellFor(running, cellsTo(table, from, step.to, running), 'relocateCell');
    if (at !== undefined) relocate(table, [{ card, at }]);
  }
}
function cellsTo(
  table: Table,
  { seat, cell }: CellAt,
  to: Extract<Effect, { do: 'relocate' }>['to'],
  { origin }: Running,
): CellAt[] {
  if (to === 'any') return emptyCells(table, seat);
  if (to === 'adjacent') return emptyCells(table, seat, adjacentTo(cell));
  const named = origin.named.cells[to.cell];
  return named !== undefined && named.seat === seat && isEmpty(table, named) ? [named] : [];
}

/** Two characters of one side change places. */
export function exchangeCells(table: Table, cards: readonly CardId[], others: readonly CardId[]): void {
  const [card, other] = [cards[0], others[0]];
  if (card === undefined || other === undefined || card === other) return;
  const [here, there] = [standsAt(table, card), standsAt(table, other)];
  if (here === undefined || there === undefined || here.seat !== there.seat) return;
  if (isForbidden(table, card, 'move') || isForbidden(table, other, 'move')) return;
  relocate(table, [
    { card, at: there },
    { card: other, at: here },
  ]);
}

/** An opponent's character comes to an empty own cell, whatever its field limits, unless its person is there (4.7). */
export function* takeOverTo(table: Table, cards: readonly CardId[], running: Running): Rule {
  for (const card of cards) {
    const from = standsAt(table, card);
    if (from === undefined || from.seat === running.seat || isOwnPerson(table, running.seat, card)) continue;
    const at = yield* chooseCellFor(running, emptyCells(table, running.seat), 'enterCell');
    if (at !== undefined) takeOver(table, card, at);
  }
}

/** Whoever uses the effect picks. */
const chooseCellFor = (running: Running, cells: readonly CellAt[], why: string): Rule<CellAt | undefined> =>
  chooseCell(running.seat, why, cells, aboutOf(running));
