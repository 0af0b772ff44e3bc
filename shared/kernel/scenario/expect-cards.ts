// Compares zones and the cards in them with what a scenario expects.
import type { CardId } from '../card.ts';
import { SEATS, type Seat } from '../seat.ts';
import type { KernelState } from '../state.ts';
import { normal } from './book.ts';
import { own } from './own.ts';
import type { Sitting } from './sitting.ts';
import { StepFailure } from './step-failure.ts';
import {
  ANY,
  type CardExpectation,
  type CardParts,
  QUERIES,
  type SeatName,
  type ZoneExpectation,
  type ZoneQuery,
} from './types.ts';

type Found = string[];

/** A zone of a seat, or a group of zones: how many cards, exactly these, or parts of them. */
export function zoneDifferences<S extends KernelState>(
  sitting: Sitting<S>,
  name: SeatName,
  zone: string,
  wanted: ZoneExpectation,
): Found {
  const cards = cardsIn(sitting, name, zone);
  const what = `${name}.${zone}`;
  if (typeof wanted === 'number')
    return cards.length === wanted ? [] : [`expected ${what} ${wanted}, got ${cards.length}`];
  if (wanted === null) return cards.length === 0 ? [] : [`expected ${what} empty, got ${names(sitting, cards)}`];
  if (isList(wanted)) return listDifferences(sitting, what, wanted, cards);
  if (isQuery(wanted)) return queryDifferences(sitting, what, wanted, cards);
  const [only, ...others] = cards;
  if (only === undefined || others.length > 0)
    return [`expected ${what} ${inWords(wanted)}, got ${names(sitting, cards)}`];
  return cardDifferences(sitting, what, wanted, only);
}
const isList = (wanted: ZoneExpectation): wanted is readonly CardExpectation[] => Array.isArray(wanted);
const isQuery = (wanted: ZoneExpectation): wanted is ZoneQuery =>
  typeof wanted === 'object' && wanted !== null && QUERIES.some((key) => key in wanted);
const inWords = (wanted: unknown): string => (typeof wanted === 'string' ? wanted : JSON.stringify(wanted));
const names = <S extends KernelState>({ words, state }: Sitting<S>, cards: readonly CardId[]): string =>
  cards.map((card) => words.label(state, card)).join(', ') || 'nothing';

/** Top first; the zones of a group in their order. */
function cardsIn<S extends KernelState>({ words, state }: Sitting<S>, name: SeatName, zone: string): CardId[] {
  const seat = SEATS.find((one) => words.nameOfSeat(one) === name) as Seat;
  const one = words.zoneOf(zone);
  const zones = words.groupOf(zone) ?? (one === undefined ? undefined : [one]);
  if (zones === undefined) throw new StepFailure(`expected the name of a zone, got "${zone}"`);
  return zones.flatMap((part) => (state.zones[seat][part] ?? []).toReversed());
}

/** Exactly these, top first. */
function listDifferences<S extends KernelState>(
  sitting: Sitting<S>,
  what: string,
  wanted: readonly CardExpectation[],
  cards: readonly CardId[],
): Found {
  const each = wanted.map((one, i) => {
    const card = cards[i];
    return card === undefined ? ['missing'] : cardDifferences(sitting, `number ${i + 1}`, one, card);
  });
  if (wanted.length === cards.length && each.every((found) => found.length === 0)) return [];
  const details = wanted.some((one) => typeof one === 'object') && wanted.length === cards.length ? each.flat() : [];
  const detail = details.length > 0 ? ` (${details.join('; ')})` : '';
  return [`expected ${what} ${wanted.map(inWords).join(', ') || 'empty'}, got ${names(sitting, cards)}${detail}`];
}

function queryDifferences<S extends KernelState>(
  sitting: Sitting<S>,
  what: string,
  { count, top, bottom, has, lacks, inAnyOrder }: ZoneQuery,
  cards: readonly CardId[],
): Found {
  const found: Found = [];
  if (count !== undefined && count !== cards.length) found.push(`expected ${what} ${count}, got ${cards.length}`);
  if (top !== undefined) found.push(...listDifferences(sitting, `on top of ${what}`, top, cards.slice(0, top.length)));
  if (bottom !== undefined) {
    const last = cards.slice(Math.max(0, cards.length - bottom.length));
    found.push(...listDifferences(sitting, `at the bottom of ${what}`, bottom, last));
  }
  const got = names(sitting, cards);
  if (has !== undefined && !covers(sitting, has, cards))
    found.push(`expected in ${what} ${has.map(inWords).join(', ')}, got ${got}`);
  for (const one of lacks ?? [])
    if (cards.some((card) => fits(sitting, one, card)))
      found.push(`expected no ${inWords(one)} in ${what}, got ${got}`);
  if (inAnyOrder !== undefined && (inAnyOrder.length !== cards.length || !covers(sitting, inAnyOrder, cards)))
    found.push(`expected ${what} ${inAnyOrder.map(inWords).join(', ')} in any order, got ${got}`);
  return found;
}
/** Is there a card of its own for each expectation? */
function covers<S extends KernelState>(
  sitting: Sitting<S>,
  [first, ...others]: readonly CardExpectation[],
  cards: readonly CardId[],
): boolean {
  if (first === undefined) return true;
  return cards.some((card, i) => fits(sitting, first, card) && covers(sitting, others, cards.toSpliced(i, 1)));
}
const fits = <S extends KernelState>(sitting: Sitting<S>, wanted: CardExpectation, card: CardId): boolean =>
  cardDifferences(sitting, '', wanted, card).length === 0;

/** What a card is now: its name, face, orientation, values, and what lies with it. */
function cardDifferences<S extends KernelState>(
  sitting: Sitting<S>,
  what: string,
  wanted: CardExpectation,
  card: CardId,
): Found {
  const { words, state, bench } = sitting;
  if (typeof wanted === 'string') {
    const isMeant = wanted === ANY || words.means(state, wanted, card);
    return isMeant ? [] : [`expected ${what} ${wanted}, got ${words.label(state, card)}`];
  }
  const { card: name, face, orientation, counters, markers, attached, ...values }: CardParts = wanted;
  const is = bench.lyingOf(state, card);
  const found: Found = name === undefined ? [] : cardDifferences(sitting, what, name, card);
  if (face !== undefined && face !== is.face) found.push(`expected ${what} face ${face}, got face ${is.face}`);
  if (orientation !== undefined && words.plain(orientation) !== normal(is.orientation ?? ''))
    found.push(`expected ${what} ${orientation}, got ${is.orientation ?? 'no orientation'}`);
  const numbers: Readonly<Record<string, unknown>> = { ...is.values, ...is.counters };
  for (const [value, number] of Object.entries({ ...values, ...counters }))
    if (own(numbers, value) !== number)
      found.push(`expected ${what} ${value} ${number}, got ${own(numbers, value) ?? 'none'}`);
  for (const [kind, of, lying] of [
    ['markers', markers, is.markers],
    ['attached', attached, is.attached],
  ] as const) {
    const there = lying ?? [];
    if (typeof of === 'number' && of !== there.length)
      found.push(`expected ${what} ${of} ${kind}, got ${there.length}`);
    if (typeof of === 'object') found.push(...listDifferences(sitting, `${what} ${kind}`, of, there));
  }
  return found;
}
