// What makes up the values of a character, and why a card cannot be used now: for its player, from nothing else.
import { type CardId, cardAt, isStill } from '../../kernel/card.ts';
import type { ExplainedValue, Explanation, Obstacle, ValuePart } from '../../kernel/explain.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Viewer } from '../../kernel/story.ts';
import { holds } from './abilities/conditions.ts';
import { legalApproachers } from './approach.ts';
import type { UseText, Value } from './card-data.ts';
import { type Bill, billOfCard, billOfText, canMeet, hasMatch, isEnough, SHARED } from './cost/bill.ts';
import { canRest } from './cost/pay-text.ts';
import { type At, dataOf, eventTextOf, usesOf } from './data-of.ts';
import { bearersFor } from './declaring/bearers.ts';
import { canNameAll } from './declaring/naming.ts';
import { isUsedUp } from './declaring/offers.ts';
import { missingTime } from './declaring/times.ts';
import { hasIdentity, isFieldZone } from './queries.ts';
import type { Table } from './state.ts';
import {
  givenBy,
  hasKeyword,
  hasValues,
  type InPlay,
  isForbidden,
  mayStillApproach,
  printedValue,
  staticsInPlay,
  VALUE_OF,
} from './values.ts';

export function explain(table: Table, viewer: Viewer, card: CardId): Explanation {
  const { zone, seat } = cardAt(table, card);
  const own = viewer === seat && table.result === null;
  if (isFieldZone(zone)) return { values: valuesOf(table, card), obstacles: own ? onField(table, seat, card) : [] };
  if (zone === 'set') return { values: [], obstacles: own ? textObstacles(table, seat, card) : [] };
  return { values: [], obstacles: own && zone === 'hand' ? inHand(table, seat, card) : [] };
}

function valuesOf(table: Table, card: CardId): ExplainedValue[] {
  if (!hasValues(table, card)) return [];
  const inPlay = staticsInPlay(table);
  return (['ap', 'dp'] as const).map((what) => ({
    what,
    printed: printedValue(table, card, what),
    now: VALUE_OF[what](table, card, inPlay),
    parts: [...given(table, card, what, inPlay), ...changed(table, card, what)],
  }));
}
const given = (table: Table, card: CardId, what: Value, inPlay: readonly InPlay[]): ValuePart[] =>
  inPlay.flatMap((one) => {
    const by = givenBy(table, card, what, one);
    return by === 0 ? [] : [{ by, from: one.at }];
  });
const changed = (table: Table, card: CardId, what: Value): ValuePart[] =>
  table.modifiers
    .filter(({ target, what: of }) => target.card === card && of === what && isStill(table, target))
    .map(({ by, source }) => ({ by, from: source ?? { rule: 'modifier' } }));

/** What the use of a hand card lacks now. */
function inHand(table: Table, seat: Seat, card: CardId): Obstacle[] {
  const data = dataOf(table, card);
  const context = { source: card, seat, bound: {} };
  const found =
    data.type === 'event' ? toPlay(table, seat, card) : [...freeTime(table, seat), ...toPut(table, seat, card)];
  if (!holds(table, data.useCondition, context)) found.push({ lacks: 'condition', rule: '5.10' });
  return [...found, ...payment(billOfCard(table, seat, card), '5.3')];
}
function toPlay(table: Table, seat: Seat, card: CardId): Obstacle[] {
  const event = eventTextOf(table, card);
  if (event === undefined) return [];
  const found = timeToUse(table, seat, event.text);
  if (!canNameAll(table, event.text.targets, { source: card, seat, bound: {} }))
    found.push({ lacks: 'target', rule: '5.9' });
  return found;
}
/** Characters enter and support cards are played in the own main phase, with priority (4.2). */
function freeTime(table: Table, seat: Seat): Obstacle[] {
  const rule = '4.2';
  if (table.turnPlayer !== seat) return [{ lacks: 'turn', rule }];
  if (table.phase !== 'main') return [{ lacks: 'phase', needs: 'main', rule }];
  // While something waits to resolve only an [interrupt] comes before it (7.2).
  return table.chain.length === 0 && hasPriority(table, seat) ? [] : [{ lacks: 'notPriority', rule: '7.1' }];
}
function toPut(table: Table, seat: Seat, card: CardId): Obstacle[] {
  if (dataOf(table, card).type === 'support')
    return bearersFor(table, seat, card).length > 0 ? [] : [{ lacks: 'noBearer', rule: '2.6' }];
  return hasIdentity(table, seat, cardAt(table, card).no) ? [{ lacks: 'identity', rule: '2.3' }] : [];
}

/** Whose question it is now: of the declaration that waits, else of the phase or the free timing (7.1, 7.3). */
function hasPriority({ chain, window }: Table, seat: Seat): boolean {
  const top = chain.at(-1);
  return (top === undefined ? window : top.window)?.holder === seat;
}
function timeToUse(table: Table, seat: Seat, text: Parameters<typeof missingTime>[2]): Obstacle[] {
  const found = missingTime(table, seat, text, table.chain.at(-1) ?? null);
  return found.length > 0 || hasPriority(table, seat) ? found : [{ lacks: 'notPriority', rule: '7.1' }];
}

function payment(bill: Bill, rule: string): Obstacle[] {
  if (canMeet(bill)) return [];
  if (!isEnough(bill)) return [{ lacks: 'cost', rule: '5.2' }];
  return hasMatch(bill) ? [] : [{ lacks: bill.match === SHARED ? 'match' : 'color', rule }];
}

/** In the own approach phase why it cannot approach, and text by text why it cannot be used. */
function onField(table: Table, seat: Seat, card: CardId): Obstacle[] {
  const isChoosing = table.turnPlayer === seat && table.phase === 'approach' && table.step === '';
  return [...(isChoosing ? toApproach(table, card) : []), ...textObstacles(table, seat, card)];
}
function toApproach(table: Table, card: CardId): Obstacle[] {
  if (legalApproachers(table).includes(card)) return [];
  const { zone, state, entered } = cardAt(table, card);
  if (table.turn === 1) return [{ lacks: 'firstTurn', rule: '3.3' }];
  if (zone !== 'mainArea') return [{ lacks: 'supportArea', rule: '2' }];
  if (!mayStillApproach(table, card)) return [{ lacks: 'approached', rule: '6.4' }];
  if (state === 'resting') return [{ lacks: 'resting', rule: '6' }];
  if (entered && !hasKeyword(table, card, 'active')) return [{ lacks: 'entered', rule: '4.3' }];
  return [{ lacks: 'forbidden', rule: '6' }];
}

const textObstacles = (table: Table, seat: Seat, card: CardId): Obstacle[] =>
  usesOf(table, card).flatMap((one) =>
    toUse(table, seat, card, one).map((obstacle) => ({ ...obstacle, ability: one.path })),
  );
function toUse(table: Table, seat: Seat, card: CardId, { text, path }: At<UseText>): Obstacle[] {
  const context = { source: card, seat, bound: {} };
  const found = timeToUse(table, seat, text);
  if (isUsedUp(table, card, path)) found.push({ lacks: 'used', rule: '7.6' });
  if (text.cost.rest && !canRest(table, card)) found.push({ lacks: 'resting', rule: '5.5' });
  if (!holds(table, text.useCondition, context)) found.push({ lacks: 'condition', rule: '5.10' });
  if (!canNameAll(table, text.targets, context)) found.push({ lacks: 'target', rule: '5.9' });
  if (isForbidden(table, card, 'useText')) found.push({ lacks: 'forbidden', rule: '7.6' });
  return [...found, ...payment(billOfText(table, seat, text.cost), '5.4')];
}
