// Lays the table that a file describes, and remembers which card the file named when.
import type { CardId } from '../card.ts';
import { seedFromNumber } from '../rng.ts';
import type { Seat } from '../seat.ts';
import type { KernelState } from '../state.ts';
import type { Laying, ScenarioBench } from './bench.ts';
import type { Book } from './book.ts';
import { placeOf } from './place.ts';
import {
  type Laid,
  type LaidCard,
  type Scenario,
  ScenarioFault,
  SEAT_NAMES,
  type SeatName,
  type TableState,
} from './types.ts';
import { ZoneWords } from './zone-words.ts';

/** On both sides together; no match comes near. */
const MOST_CARDS = 400;

/** A table and its cards in the order of the file: A's before B's, piles from the top. */
interface LaidTable<S> {
  readonly state: S;
  readonly inOrder: readonly CardId[];
}
/** One card of a pile, where the file names it. */
interface Item {
  readonly place: string;
  readonly zone: string;
  readonly no: string;
  readonly how: Laying;
  readonly markers: readonly Item[];
  readonly attached: readonly Item[];
}

export function layTable<S extends KernelState, Card, More>(
  bench: ScenarioBench<S, Card, More>,
  scenario: Scenario<Card | string, More>,
  book: Book<Card>,
  seatOf: (name: SeatName) => Seat,
  story: boolean,
): LaidTable<S> {
  const state = bench.empty(seedFromNumber(1), scenario.options ?? {}, story, book.defined);
  state.rng.script = { shuffles: [], rolls: [] };
  const orders: Record<SeatName, CardId[]> = { A: [], B: [] };
  const reading: Reading<Card> = { zones: new ZoneWords(bench), book, left: MOST_CARDS };
  const items = { A: itemsOf(reading, scenario.state, 'A'), B: itemsOf(reading, scenario.state, 'B') };
  // Seat 0 first, as cards lie in a real match: ids must not tell who is who.
  for (const name of SEAT_NAMES.toSorted((a, b) => seatOf(a) - seatOf(b)))
    orders[name] = laySide(bench, state, seatOf(name), items[name]);
  return { state, inOrder: [...orders.A, ...orders.B] };
}

/** Lays each pile from its bottom; the answer is in the order of the file. */
function laySide<S extends KernelState, Card, More>(
  bench: ScenarioBench<S, Card, More>,
  state: S,
  seat: Seat,
  items: readonly Item[],
): CardId[] {
  const ids = new Map<Item, CardId>();
  const layAll = (of: readonly Item[], lay: (item: Item) => CardId): void => {
    for (const item of of.toReversed()) {
      const card = at(item.place, () => lay(item));
      ids.set(item, card);
      for (const kind of ['markers', 'attached'] as const) layAll(item[kind], (one) => layWith(card, kind, one));
    }
  };
  const layWith = (card: CardId, kind: 'markers' | 'attached', { no, how }: Item): CardId => {
    if (bench.layWith === undefined) throw new RangeError(`this game has no ${kind}`);
    return bench.layWith(state, card, kind, no, how);
  };
  layAll(items, ({ zone, no, how }) => bench.lay(state, seat, zone, no, how));
  const inOrder = (of: readonly Item[]): CardId[] =>
    of.flatMap((item) => [ids.get(item) as CardId, ...inOrder(item.markers), ...inOrder(item.attached)]);
  return inOrder(items);
}
/** What a game cannot lay is a fault at the place that asks for it. */
function at<T>(place: string, lay: () => T): T {
  try {
    return lay();
  } catch (error) {
    if (error instanceof RangeError) throw new ScenarioFault(place, error.message);
    throw error;
  }
}

/** What is needed to read a side, and how many cards the table still holds. */
interface Reading<Card> {
  readonly zones: ZoneWords;
  readonly book: Book<Card>;
  left: number;
}

function itemsOf<Card>(reading: Reading<Card>, state: TableState, name: SeatName): Item[] {
  const { zones } = reading;
  const place = ['state', name];
  const items: Item[] = [];
  const filled = new Set<string>();
  const add = (word: string, held: unknown, where: readonly string[]): void => {
    const zone = zones.zoneOf(word) ?? fault(placeOf(where), zones.none(word));
    if (filled.has(zone)) fault(placeOf(where), `the zone ${zone} is named twice`);
    filled.add(zone);
    for (const item of pile(reading, zone, held, where)) items.push(item);
  };
  for (const [word, held] of Object.entries(state[name] ?? {})) {
    const group = zones.groupOf(word);
    if (group === undefined) add(word, held, [...place, word]);
    else {
      if (held === null || typeof held !== 'object' || Array.isArray(held))
        fault(placeOf([...place, word]), `name its zones: { "${group[0]}": ... }`);
      for (const [inner, its] of Object.entries(held)) add(inner, its, [...place, word, inner]);
    }
  }
  return items;
}

function pile<Card>(reading: Reading<Card>, zone: string, held: unknown, path: readonly PropertyKey[]): Item[] {
  if (typeof held === 'number') return itemOf(reading, zone, { fill: held }, path);
  if (Array.isArray(held))
    return (held as readonly Laid[]).flatMap((laid, i) => itemOf(reading, zone, laid, [...path, i]));
  const isLaid = typeof held === 'string' || (typeof held === 'object' && held && ('card' in held || 'fill' in held));
  if (!isLaid) fault(placeOf(path), 'a zone holds a number of blanks, one card, or a list of cards');
  return itemOf(reading, zone, held as Laid, path);
}
function itemOf<Card>(reading: Reading<Card>, zone: string, laid: Laid, path: readonly PropertyKey[]): Item[] {
  const { book } = reading;
  const place = placeOf(path);
  if (typeof laid === 'object' && 'fill' in laid) {
    take(reading, laid.fill, path);
    const no = laid.of === undefined ? book.blank : book.noOf(laid.of, `${place}.of`);
    const how = laid.face === undefined ? {} : { face: laid.face };
    return Array.from({ length: laid.fill }, () => ({ place, zone, no, how, markers: [], attached: [] }));
  }
  take(reading, 1, path);
  const { card, markers = [], attached = [], ...how }: LaidCard = typeof laid === 'string' ? { card: laid } : laid;
  const withIt = (kind: string, of: readonly Laid[]): Item[] =>
    of.flatMap((one, i) => itemOf(reading, zone, one, [...path, kind, i]));
  const no = book.noOf(card, typeof laid === 'string' ? place : `${place}.card`);
  return [{ place, zone, no, how, markers: withIt('markers', markers), attached: withIt('attached', attached) }];
}
/** Counted before they are made. */
function take(reading: Reading<unknown>, cards: number, [state = '', side = '']: readonly PropertyKey[]): void {
  reading.left -= cards;
  if (reading.left < 0)
    fault(placeOf([state, side]), `with these cards there are more than ${MOST_CARDS} on the table`);
}
function fault(place: string, sentence: string): never {
  throw new ScenarioFault(place, sentence);
}
