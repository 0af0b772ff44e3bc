// The toy game's verbs: every change of the table, told once.
import { type CardId, refOf } from '../../card.ts';
import { shuffle } from '../../rng.ts';
import type { Seat } from '../../seat.ts';
import { noteShown } from '../../shown.ts';
import { type Change, EVERYBODY, type GameEvent, record } from '../../story.ts';
import { type Sight, toldCard } from '../../view.ts';
import type { FaultName } from './faults.ts';
import type { ToyCard, ToyState, ToyZone } from './state.ts';

export interface ToyTable {
  readonly state: ToyState;
  readonly sight: Sight<ToyState>;
  readonly fault: FaultName | undefined;
  /** What no honest game has: a memory outside the state, for the planted faults. */
  readonly outside: { count: number; readonly asked: Set<string> };
}

export function tell({ state, sight }: ToyTable, what: () => Change | GameEvent): void {
  noteShown(sight, state, record(state.story, what));
}

/** Moves cards that lie together, to the top of a zone or to position `at`. */
export function move(
  table: ToyTable,
  ids: readonly CardId[],
  toSeat: Seat,
  to: ToyZone,
  how: { readonly at?: number } = {},
): void {
  const { state, sight } = table;
  const [first] = ids;
  if (first === undefined) return;
  const { seat, zone: from } = cardOf(state, first);
  const was = ids.map((id) => toldCard(sight, state, id));
  for (const [i, id] of ids.entries()) {
    const card = cardOf(state, id);
    const source = state.zones[card.seat][card.zone];
    source.splice(source.indexOf(id), 1);
    const target = state.zones[toSeat][to];
    target.splice(how.at === undefined ? target.length : how.at + i, 0, id);
    card.seat = toSeat;
    card.zone = to;
    card.life++;
  }
  state.looks = state.looks.filter((look) => look.cards.some((ref) => state.cards[ref.card]?.life === ref.life));
  if (table.fault === 'untoldChange' && from === 'hand' && to === 'discard') return;
  tell(table, () => ({
    type: 'moved',
    seat,
    from,
    toSeat,
    to,
    cards: ids.map((id, i) => {
      const now = toldCard(sight, state, id);
      const seen = table.fault === 'leakyStory' && from === 'deck' && to === 'hand' ? EVERYBODY : now.seen;
      return { was: was[i] as (typeof was)[number], now: { ...now, seen }, face: sight.face(state, id) };
    }),
    ...how,
  }));
}

export const top = (state: ToyState, seat: Seat, zone: ToyZone, amount: number): CardId[] =>
  state.zones[seat][zone].slice(-amount).reverse();

export function draw(table: ToyTable, seat: Seat, amount: number): void {
  if (amount > 0) move(table, top(table.state, seat, 'deck', amount), seat, 'hand');
}

/** Shows cards of a hidden zone to one seat or to all, until `endLooks`. */
export function look(table: ToyTable, seat: Seat | 'all', ids: readonly CardId[]): void {
  const { state, sight } = table;
  state.looks.push({ seat, cards: ids.map((id) => refOf(state, id)) });
  tell(table, () => ({
    type: 'looked',
    seat,
    cards: ids.map((id) => ({ ...toldCard(sight, state, id), face: sight.face(state, id) })),
  }));
}

export function endLooks(table: ToyTable): void {
  const { state, sight } = table;
  const ids = state.looks.flatMap(({ cards }) => cards).filter((ref) => state.cards[ref.card]?.life === ref.life);
  const cards = ids.map((ref) => toldCard(sight, state, ref.card));
  state.looks = [];
  if (cards.length > 0) tell(table, () => ({ type: 'lookEnded', cards }));
}

export function shuffleDeck(table: ToyTable, seat: Seat): void {
  shuffle(table.state.rng, table.state.zones[seat].deck);
  tell(table, () => ({ type: 'shuffled', seat, zone: 'deck' }));
}

export function cardOf(state: ToyState, id: CardId): ToyCard {
  const card = state.cards[id];
  if (card === undefined) throw new RangeError(`no card ${id}`);
  return card;
}
