// Lays the table that a file describes, and remembers which card the file named when.
import type { CardId } from '../card.ts';
import { seedFromNumber } from '../rng.ts';
import type { Seat } from '../seat.ts';
import type { KernelState } from '../state.ts';
import type { Laying, ScenarioBench } from './bench.ts';
import { type Book, normal } from './book.ts';
import {
  type Laid,
  type LaidCard,
  type Scenario,
  ScenarioFault,
  SEAT_NAMES,
  type SeatName,
  type Side,
} from './types.ts';

/** A table and its cards in the order of the file: A's before B's, piles from the top. */
export interface LaidTable<S> {
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
  // Seat 0 first, as cards lie in a real match: ids must not tell who is who.
  for (const name of SEAT_NAMES.toSorted((a, b) => seatOf(a) - seatOf(b))) {
    const items = itemsOf(bench, book, scenario.state[name] ?? {}, `state.${name}`);
    orders[name] = laySide(bench, state, seatOf(name), items);
  }
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

function itemsOf<Card>(
  bench: Pick<ScenarioBench, 'game' | 'aliases' | 'groups'>,
  book: Book<Card>,
  side: Side,
  place: string,
): Item[] {
  const items: Item[] = [];
  const known = new Map(bench.game.sight.zones.map((zone) => [normal(zone), zone]));
  const filled = new Set<string>();
  const add = (word: string, held: unknown, where: string): void => {
    const zone = known.get(normal(word)) ?? known.get(normal(bench.aliases[normal(word)] ?? ''));
    if (zone === undefined) throw new ScenarioFault(where, `no zone is called "${word}"`);
    if (filled.has(zone)) throw new ScenarioFault(where, `the zone ${zone} is named twice`);
    filled.add(zone);
    items.push(...pile(book, zone, held, where));
  };
  for (const [word, held] of Object.entries(side)) {
    const group = bench.groups[normal(word)];
    if (group === undefined) add(word, held, `${place}.${word}`);
    else {
      if (held === null || typeof held !== 'object' || Array.isArray(held))
        throw new ScenarioFault(`${place}.${word}`, `name its zones: { "${group[0]}": ... }`);
      for (const [inner, its] of Object.entries(held)) add(inner, its, `${place}.${word}.${inner}`);
    }
  }
  return items;
}

function pile<Card>(book: Book<Card>, zone: string, held: unknown, place: string): Item[] {
  if (typeof held === 'number') return itemOf(book, zone, { fill: held }, place);
  const list = Array.isArray(held) ? (held as readonly Laid[]) : [held as Laid];
  return list.flatMap((laid, i) => itemOf(book, zone, laid, Array.isArray(held) ? `${place}[${i}]` : place));
}
function itemOf<Card>(book: Book<Card>, zone: string, laid: Laid, place: string): Item[] {
  if (typeof laid === 'object' && 'fill' in laid) {
    const no = laid.of === undefined ? book.blank : book.noOf(laid.of, `${place}.of`);
    const how = laid.face === undefined ? {} : { face: laid.face };
    return Array.from({ length: laid.fill }, () => ({ place, zone, no, how, markers: [], attached: [] }));
  }
  const { card, markers = [], attached = [], ...how }: LaidCard = typeof laid === 'string' ? { card: laid } : laid;
  const withIt = (kind: string, of: readonly Laid[]): Item[] =>
    of.flatMap((one, i) => itemOf(book, zone, one, `${place}.${kind}[${i}]`));
  const where = typeof laid === 'string' ? place : `${place}.card`;
  return [
    {
      place,
      zone,
      no: book.noOf(card, where),
      how,
      markers: withIt('markers', markers),
      attached: withIt('attached', attached),
    },
  ];
}
