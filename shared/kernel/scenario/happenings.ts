// Happenings in the words of scenarios: cards by their names, seats as A and B.
import type { Seat } from '../seat.ts';
import type { KernelState } from '../state.ts';
import type { Change, GameEvent, ToldCard } from '../story.ts';
import { normal } from './book.ts';
import { own } from './own.ts';
import type { Sitting } from './sitting.ts';
import type { HappeningExpectation } from './types.ts';

/** Fields of every game whose numbers are seats. */
const SEAT_FIELDS: readonly string[] = ['seat', 'toSeat', 'by', 'winner'];

/** A happening as a file would name it. */
export function happeningIn<S extends KernelState>(
  sitting: Sitting<S>,
  what: Change | GameEvent,
): HappeningExpectation {
  const fields = Object.entries(what).filter(([key, value]) => value !== undefined && key !== 'face');
  return Object.fromEntries(fields.map(([key, value]) => [key, inWords(sitting, key, value)])) as HappeningExpectation;
}

const isCard = (value: object): value is ToldCard => 'card' in value && 'life' in value && 'seen' in value;
function inWords<S extends KernelState>(sitting: Sitting<S>, key: string, value: unknown): unknown {
  const { words, state, bench } = sitting;
  const isSeat = SEAT_FIELDS.includes(key) || bench.happeningFields.seats.includes(key);
  if (isSeat && (value === 0 || value === 1)) return words.nameOfSeat(value);
  if (key === 'winner' && (value === '0' || value === '1')) return words.nameOfSeat(Number(value) as Seat);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((one) => inWords(sitting, key, one));
  if (isCard(value)) return words.label(state, value.card);
  if ('now' in value && 'was' in value) return inWords(sitting, key, value.now);
  return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, inWords(sitting, inner, one)]));
}

/** Is it of this type, with these fields? `card` is any card that it is about. */
export function matchesHappening<S extends KernelState>(
  sitting: Sitting<S>,
  what: Change | GameEvent,
  wanted: string | HappeningExpectation,
): boolean {
  const { type, ...fields } = typeof wanted === 'string' ? { type: wanted } : wanted;
  if (normal(type) !== normal(what.type)) return false;
  const is = happeningIn(sitting, what);
  return Object.entries(fields).every(([key, value]) => {
    if (key === 'card') return cardsIn(what).some((card) => sitting.words.means(sitting.state, String(value), card));
    if (key === 'cards') return areCards(sitting, cardsIn(what), value);
    return isSame(sitting, own(is, key), value);
  });
}
function areCards<S extends KernelState>(
  { words, state }: Sitting<S>,
  cards: readonly number[],
  wanted: unknown,
): boolean {
  if (typeof wanted === 'number') return cards.length === wanted;
  if (!Array.isArray(wanted)) return false;
  return (
    wanted.length === cards.length && wanted.every((name, i) => words.means(state, String(name), cards[i] as number))
  );
}
function isSame<S extends KernelState>({ words, state }: Sitting<S>, is: unknown, wanted: unknown): boolean {
  if (typeof is !== 'string' || typeof wanted !== 'string') return JSON.stringify(is) === JSON.stringify(wanted);
  const zone = words.zoneOf(wanted);
  if (zone !== undefined && normal(zone) === normal(is)) return true;
  const named = state.cards.some((_, card) => words.label(state, card) === is && words.means(state, wanted, card));
  return named || normal(is) === words.plain(wanted) || normal(is) === normal(wanted);
}

/** The cards that a happening is about, in its order. */
export function cardsIn(value: unknown): number[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(cardsIn);
  if (isCard(value)) return [value.card];
  if ('now' in value && 'was' in value) return cardsIn(value.now);
  return Object.values(value).flatMap(cardsIn);
}
