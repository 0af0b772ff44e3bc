// Waking: what happened makes triggered texts pending, once each time their condition is met.
import { type CardId, cardAt, refOf } from '../../../kernel/card.ts';
import { SEATS, type Seat } from '../../../kernel/seat.ts';
import type { Select, Trigger } from '../card-data.ts';
import { waitingFor } from '../data-of.ts';
import type { PreciousHappening } from '../happening.ts';
import { bearerOf, isFieldZone, onField } from '../queries.ts';
import type { Table } from '../state.ts';
import { isOfKind, isWho, matches } from './select.ts';

type On<K extends Trigger['on']> = Extract<Trigger, { on: K }>;
/** Is the condition met for a text of `source`? The other card it is about, null for none. */
type Met<K extends Trigger['on']> = (source: CardId, seat: Seat, trigger: On<K>) => CardId | null | undefined;

/** Makes pending every text that waited for this. */
export function wake(table: Table, what: PreciousHappening): void {
  switch (what.type) {
    case 'moved':
      if (isFieldZone(what.to) && !isFieldZone(what.from)) wakeEach(table, 'enters', what.cards);
      return;
    case 'exited':
      return wakeEach(table, 'exits', what.cards);
    case 'approached':
      return wakeEach(table, 'approaches', [what.approacher]);
    case 'interfered':
      return wakeEach(table, 'interferes', [what.interferer]);
    case 'supportSet':
      return wakeEach(table, 'supported', [what.on]);
    default:
      return;
  }
}

type AboutOne = 'enters' | 'exits' | 'leaves' | 'approaches' | 'interferes' | 'givesPoints' | 'supported';
/** Something that one character does, or that happens to it. */
function wakeEach(table: Table, on: AboutOne, cards: readonly CardId[]): void {
  for (const card of cards) {
    watch(table, on, (source, seat, { who }) => (isMeant(table, who, card, source, seat) ? card : undefined));
  }
}
/** An event, a support card or a text has resolved, and its card lies where it goes. */
export function wakePlayed(table: Table, card: CardId, acting: Seat): void {
  watch(table, 'played', (source, seat, { by, card: kind = {} }) =>
    isWho(by, seat, acting) && isOfKind(table, kind, card, { source, seat, bound: {} }) ? card : undefined,
  );
}
/** At the start of the turn after its draw and its waking, at the end before the hand is checked (4.1, 4.6). */
export function wakeTurn(table: Table, on: 'turnBegins' | 'turnEnds'): void {
  watch(table, on, (_source, seat, { turn }) => (isWho(turn, seat, table.turnPlayer) ? null : undefined));
}
/** Before characters leave the field. */
export const wakeLeaving = (table: Table, cards: readonly CardId[]): void => wakeEach(table, 'leaves', cards);
/** Points have come into the area of a player, of an approach by this character. */
export function wakeReceiving(table: Table, receiver: Seat, approacher: CardId | null): void {
  if (approacher !== null) wakeEach(table, 'givesPoints', [approacher]);
  watch(table, 'receivesPoints', (_source, seat, trigger) => (isWho(trigger.seat, seat, receiver) ? null : undefined));
}

/** What a support card says of "this" concerns its bearer. */
const isMeant = (table: Table, who: 'this' | Select, card: CardId, source: CardId, seat: Seat): boolean =>
  who === 'this'
    ? card === source || card === bearerOf(table, source)
    : matches(table, who, card, { source, seat, bound: {} });

/** Looks at every triggered text in play that waits for `on`; pends it with the other card that `met` names. */
function watch<K extends Trigger['on']>(table: Table, on: K, met: Met<K>): void {
  for (const seat of SEATS) {
    for (const source of [...onField(table, seat), ...table.zones[seat].set]) {
      for (const { text, path } of waitingFor(table, source, on)) {
        const other = met(source, seat, text.when as On<K>);
        if (other === undefined) continue;
        const at = { no: cardAt(table, source).no, path };
        const ref = other === null ? null : refOf(table, other);
        table.pending.push({ seat, source: refOf(table, source), text: at, other: ref });
      }
    }
  }
}
