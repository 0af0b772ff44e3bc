// Waking: what happened makes automatic effects pending, once each time their condition is met.
import { type CardId, cardAt, refOf } from '../../../kernel/card.ts';
import { SEATS, type Seat } from '../../../kernel/seat.ts';
import { AREA_ON, type Basic, CELLS, ITEM_ON, type Select, type Trigger, type Who } from '../card-data.ts';
import { waitingFor } from '../data-of.ts';
import type { LyceeHappening } from '../happening.ts';
import { isCell } from '../queries.ts';
import type { AbilityFrom, Table } from '../state.ts';
import { basicsOf } from '../values.ts';
import { matches } from './select.ts';

type On<K extends Trigger['on']> = Extract<Trigger, { on: K }>;
/** Is the condition met for an ability of `source`? The other card it is about, null for none. */
type Met<K extends Trigger['on']> = (source: CardId, seat: Seat, trigger: On<K>) => CardId | null | undefined;

/** Makes pending every effect that waited for this. */
export function wake(table: Table, what: LyceeHappening): void {
  switch (what.type) {
    case 'moved':
      if (isCell(what.to) && !isCell(what.from)) wakeEach(table, 'enters', what.cards);
      return;
    case 'downed':
      return wakeEach(table, 'downed', what.cards);
    case 'battleBegan':
      return wakeEach(table, 'attacks', [what.attacker]);
    case 'defended':
      return wakeEach(table, 'defends', [what.defender]);
    case 'supported':
      return wakeEach(table, 'supports', [what.supporter]);
    case 'resolved':
      if (what.kind === 'event')
        watch(table, 'eventUsed', (_source, seat, { by }) => (isWho(by, seat, what.seat) ? null : undefined));
      return;
    case 'turnBegan':
      return wakeTurn(table, 'turnBegins', what.seat);
    case 'phaseBegan':
      if (what.phase === 'end') wakeTurn(table, 'turnEnds', what.seat);
      return;
    default:
      return;
  }
}

type AboutOne = 'enters' | 'downed' | 'attacks' | 'defends' | 'supports' | 'equipped';
/** Something that one character does, or that happens to it. */
export function wakeEach(table: Table, on: AboutOne, cards: readonly CardId[]): void {
  for (const card of cards) {
    watch(table, on, (source, seat, { who }) => (isMeant(table, who, card, source, seat) ? card : undefined));
  }
}
function wakeTurn(table: Table, on: 'turnBegins' | 'turnEnds', turnPlayer: Seat): void {
  watch(table, on, (_source, seat, { turn }) => (isWho(turn, seat, turnPlayer) ? null : undefined));
}

/** Before characters leave the field: their own effects, those of others that see it, and every Penalty (section 8). */
export function wakeLeaving(table: Table, cards: readonly CardId[], to: On<'leaves'>['to']): void {
  for (const card of cards) {
    watch(table, 'leaves', (source, seat, trigger) => {
      if (trigger.to !== undefined && trigger.to !== to) return undefined;
      return isMeant(table, trigger.who, card, source, seat) ? card : undefined;
    });
    wakeBasics(table, card, 'penalty', null);
  }
}
/** Bonus, Deck Bonus and Penalty of a character, those that it was given included; all of them apply (section 8). */
export function wakeBasics(
  table: Table,
  card: CardId,
  name: 'bonus' | 'deckBonus' | 'penalty',
  other: CardId | null,
): void {
  for (const { basic, at } of basicsOf(table, card)) {
    if (basic.basic === name) pend(table, card, cardAt(table, card).seat, at, other, basic);
  }
}
/** A duty of the start of the turn (4.1). */
export function wakeTaxes(table: Table, card: CardId): void {
  for (const { basic, at } of basicsOf(table, card)) {
    if (basic.basic === 'taxTrash' || basic.basic === 'taxWakeup')
      pend(table, card, cardAt(table, card).seat, at, null, basic);
  }
}

const isWho = (who: Who, seat: Seat, acting: Seat): boolean => who === 'any' || (who === 'you') === (seat === acting);
const isMeant = (table: Table, who: 'this' | Select, card: CardId, source: CardId, seat: Seat): boolean =>
  who === 'this'
    ? card === source || isOn(table, source, card)
    : matches(table, who, card, { source, seat, bound: {} });
/** What an item or an area says of "this" concerns the character it is on. */
function isOn(table: Table, source: CardId, card: CardId): boolean {
  const [at, on] = [cardAt(table, source), cardAt(table, card)];
  return isCell(on.zone) && at.seat === on.seat && (at.zone === ITEM_ON[on.zone] || at.zone === AREA_ON[on.zone]);
}

/** Looks at every automatic effect in play that waits for `on`; pends it with the other card that `met` names. */
function watch<K extends Trigger['on']>(table: Table, on: K, met: Met<K>): void {
  for (const seat of SEATS) {
    const side = table.zones[seat];
    for (const cell of CELLS) {
      for (const source of side[cell]) watchCard(table, on, met, source, seat);
      for (const source of side[ITEM_ON[cell]]) watchCard(table, on, met, source, seat);
      for (const source of side[AREA_ON[cell]]) watchCard(table, on, met, source, seat);
    }
  }
}
function watchCard<K extends Trigger['on']>(table: Table, on: K, met: Met<K>, source: CardId, seat: Seat): void {
  for (const { ability, path } of waitingFor(table, source, on)) {
    const other = met(source, seat, ability.when as On<K>);
    if (other !== undefined) pend(table, source, seat, { no: cardAt(table, source).no, path }, other);
  }
}
function pend(
  table: Table,
  source: CardId,
  seat: Seat,
  ability: AbilityFrom,
  other: CardId | null,
  basic: Basic | null = null,
): void {
  const ref = other === null ? null : refOf(table, other);
  table.pending.push({ seat, source: refOf(table, source), ability, basic, other: ref });
}
