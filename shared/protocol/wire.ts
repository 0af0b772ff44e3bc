// The wire form of happenings: arrays with type codes from one table. Encoding and decoding are inverse.
import type { EventFields } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import { CHANGES, type Heard, type HeardChange, type HeardEvent, isChange } from '../kernel/model.ts';
import type { Seat } from '../kernel/seat.ts';
import { type PackedList, packCards, packHandles, packMoves, unpackCards, unpackHandles, unpackMoves } from './pack.ts';

export type WireHappening = readonly Json[];
export interface Codec {
  /** `[code, steps since the previous number, distance to the cause or 0, ...fields]`. */
  encode(heard: readonly Heard[], base: number): WireHappening[];
  decode(wire: readonly WireHappening[], base: number): Heard[];
}
/** What a codec has to know of a game; a `GameFront` is one. */
export interface WireGame {
  readonly events: EventFields;
  readonly sight: { readonly zones: readonly string[] };
}

/** A codec for one game; `base` is the number of the last happening before the batch. */
export function codecFor({ events, sight: { zones } }: WireGame): Codec {
  // Their order is that of their codes, which `faces.ts` knows too.
  const kinds: readonly string[] = [...CHANGES, ...Object.keys(events)];
  const codeOf = new Map(kinds.map((kind, code) => [kind, code]));
  const pack = (what: HeardChange | HeardEvent): Json[] => {
    if (isChange(what)) return packChange(what, zones);
    const fields = (events[what.type] as readonly string[]).map((field) => what[field] ?? null);
    while (fields.length > 0 && fields.at(-1) === null) fields.pop();
    return fields;
  };
  const unpack = (kind: string, values: readonly Json[]): HeardChange | HeardEvent => {
    const own = events[kind];
    if (own === undefined) return unpackChange(kind as HeardChange['type'], values, zones);
    return { type: kind, ...Object.fromEntries(own.map((field, i) => [field, values[i] ?? null])) };
  };
  return {
    encode(heard, base) {
      let last = base;
      return heard.map(({ n, because, what }) => {
        const code = codeOf.get(what.type);
        if (code === undefined) throw new RangeError(`the wire has no code for ${what.type}`);
        const step = n - last;
        last = n;
        return [code, step, because === 0 ? 0 : n - because + 1, ...pack(what)];
      });
    },
    decode(wire, base) {
      let last = base;
      return wire.map(([code, step, back, ...values]) => {
        const kind = kinds[code as number];
        if (kind === undefined) throw new RangeError(`unknown happening code ${code}`);
        last += step as number;
        return { n: last, because: back === 0 ? 0 : last + 1 - (back as number), what: unpack(kind, values) };
      });
    },
  };
}

/** A side's zone as one number. */
export const placeOf = (zones: readonly string[], seat: Seat, zone: string): number =>
  seat * zones.length + zones.indexOf(zone);
function sideOf(zones: readonly string[], place: Json | undefined): { seat: Seat; zone: string } {
  const at = place as number;
  return { seat: at < zones.length ? 0 : 1, zone: zones[at % zones.length] as string };
}

function packChange(what: HeardChange, zones: readonly string[]): Json[] {
  switch (what.type) {
    case 'moved': {
      const { seat, from, toSeat, to, cards, at, places } = what;
      const packed = [placeOf(zones, seat, from), placeOf(zones, toSeat, to), packMoves(cards)];
      if (places !== undefined) return [...packed, at ?? null, places];
      return at === undefined ? packed : [...packed, at];
    }
    case 'turned':
      return [packHandles(what.cards), what.state];
    case 'shuffled':
      return [placeOf(zones, what.seat, what.zone)];
    case 'looked':
      return [what.seat, packCards(what.cards)];
    case 'lookEnded':
      return [packHandles(what.cards)];
    case 'valuesChanged':
      return what.changes.map(({ card, what: name, from, to }) => [card, name, from, to]);
    case 'factsChanged':
      return [what.facts];
    case 'turnedOver':
      return [placeOf(zones, what.seat, what.zone), what.places, packMoves(what.cards)];
  }
}

function unpackChange(type: HeardChange['type'], values: readonly Json[], zones: readonly string[]): HeardChange {
  const [first, second, third, fourth, fifth] = values;
  switch (type) {
    case 'moved': {
      const { seat, zone: from } = sideOf(zones, first);
      const { seat: toSeat, zone: to } = sideOf(zones, second);
      const move = { type, seat, from, toSeat, to, cards: unpackMoves(third as PackedList) };
      return {
        ...move,
        ...(fourth == null ? {} : { at: fourth as number }),
        ...(fifth === undefined ? {} : { places: fifth as number[] }),
      };
    }
    case 'turned':
      return { type, cards: unpackHandles(first as PackedList), state: second as string };
    case 'shuffled':
      return { type, ...sideOf(zones, first) };
    case 'looked':
      return { type, seat: first as Seat | 'all', cards: unpackCards(second as PackedList) };
    case 'lookEnded':
      return { type, cards: unpackHandles(first as PackedList) };
    case 'valuesChanged':
      return {
        type,
        changes: values.map((change) => {
          const [card, what, from, to] = change as [string | null, string, number, number];
          return { card, what, from, to };
        }),
      };
    case 'factsChanged':
      return { type, facts: first as Readonly<Record<string, Json>> };
    case 'turnedOver':
      return {
        type,
        ...sideOf(zones, first),
        places: second as number[],
        cards: unpackMoves(third as PackedList),
      };
  }
}
