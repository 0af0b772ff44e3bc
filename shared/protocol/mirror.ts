// The mirror: how a viewer's table splits into what everybody sees and what one seat knows beyond it, and how it is read back.

import type { Json } from '../kernel/json.ts';
import type { Handle, Heard, ShownZone, TableModel } from '../kernel/model.ts';
import { SEATS, type Seat } from '../kernel/seat.ts';
import type { CardFace } from '../kernel/story.ts';
import type { HeardAsk, ShownAsk } from '../kernel/view.ts';
import { type FaceOf, withFaces } from './faces.ts';
import type { PublicBatch, TableStatus, ToldBatch } from './messages.ts';
import { faceText, readFace, unpackAsk, unpackHeardAsk } from './pack.ts';
import { type Codec, placeOf } from './wire.ts';

/** The synchronised state as either side holds it; a seat sees `known` and `told` of its own place only. */
export interface MirrorState {
  readonly seq: number;
  /** JSON of `PublicBatch`, empty before the match. */
  readonly batch: string;
  /** Every card in an open zone or in a public look, by handle, as `cardText` writes it; `~…` for a face-down one. */
  readonly cards: ReadonlyStrings;
  /** Cards per hidden zone, at `placeOf(seat, zone)`. */
  readonly counts: { at(index: number): number | undefined; readonly length: number };
  readonly facts: ReadonlyStrings;
  /** JSON of `TableStatus`. */
  readonly status: string;
  readonly seats: { at(index: number): MirrorSeat | undefined };
}
export interface MirrorSeat {
  /** JSON of `Known`; undefined to everybody else. */
  readonly known: string | undefined;
  /** JSON of `ToldBatch`; older than `seq` when nothing in it has changed since. */
  readonly told: string | undefined;
}
interface ReadonlyStrings {
  forEach(each: (value: string, key: string) => void): void;
}

/** What one seat sees beyond the public: the zones, looks and facts that differ. A face nobody else has stands with its card. */
export interface Known {
  readonly zones?: readonly (readonly [place: number, shown: number | readonly (string | null)[]])[];
  readonly looks?: readonly string[];
  readonly facts?: Readonly<Record<string, Json>>;
}

const LOOKS = -1;
const BACK = '~';

/** One line of the mirror's card map: where it lies, its place in the order there, and its face. */
interface Line {
  readonly key: string;
  readonly place: number;
  readonly order: number;
  readonly face: string;
}
const lineText = ({ place, order, face }: Line): string => `${place}.${order}${face === '' ? '' : `|${face}`}`;
function readLine(text: string, key: string): Line {
  const end = text.indexOf('|');
  const [place, order] = (end < 0 ? text : text.slice(0, end)).split('.').map(Number);
  return { key, place: place as number, order: order as number, face: end < 0 ? '' : text.slice(end + 1) };
}

/**
 * The card map for what the public sees. `before` is the map as it stands: a card keeps its place in the order where
 * it can, so that a move costs one line out and one line in.
 */
export function cardLines(
  zones: readonly string[],
  model: TableModel,
  before: ReadonlyStrings,
): ReadonlyMap<string, string> {
  const orders = new Map<string, Map<number, number>>();
  before.forEach((text, key) => {
    const { place, order } = readLine(text, key);
    orders.set(key, new Map([[place, order]]));
  });
  const lines = new Map<string, string>();
  const lay = (place: number, list: readonly (Handle | null)[]): void => {
    const keys = list.map((handle, i) => handle ?? `${BACK}${place}.${i}`);
    const order = orderFor(keys.map((key) => orders.get(key)?.get(place)));
    for (const [i, key] of keys.entries()) {
      const face = model.cards[key];
      lines.set(key, lineText({ key, place, order: order[i] as number, face: face ? faceText(face) : '' }));
    }
  };
  for (const seat of SEATS) {
    for (const zone of zones) {
      const shown = model.zones[seat][zone];
      if (Array.isArray(shown)) lay(placeOf(zones, seat, zone), shown);
    }
  }
  lay(LOOKS, model.looks);
  return lines;
}

/** Rising numbers for a list, keeping as many of the old ones as stay in order. */
function orderFor(old: readonly (number | undefined)[]): number[] {
  const order: number[] = [];
  for (const [i, kept] of old.entries()) {
    const last = order[i - 1];
    const next = old.slice(i + 1).find((later) => later !== undefined && (last === undefined || later > last));
    if (kept !== undefined && (last === undefined || kept > last)) order.push(kept);
    else if (last === undefined) order.push(next === undefined ? 0 : next - 1);
    else order.push(last + 1);
  }
  return order;
}

/** Number of cards per place: of hidden zones, and 0 for those whose cards are listed. */
export const countsOf = (zones: readonly string[], model: TableModel): number[] =>
  SEATS.flatMap((seat) =>
    zones.map((zone) => {
      const shown = model.zones[seat][zone];
      return typeof shown === 'number' ? shown : 0;
    }),
  );

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a seat sees beyond the public, from the two views. */
export function knownOf(zones: readonly string[], seen: TableModel, open: TableModel): Known {
  const withFace = (handle: Handle): string =>
    open.cards[handle] === undefined ? `${handle}|${faceText(seen.cards[handle] as CardFace)}` : handle;
  const shownAs = (shown: ShownZone) =>
    typeof shown === 'number' ? shown : shown.map((handle) => (handle === null ? null : withFace(handle)));
  const differing = SEATS.flatMap((seat) =>
    zones
      .filter((zone) => !same(seen.zones[seat][zone], open.zones[seat][zone]))
      .map((zone) => [placeOf(zones, seat, zone), shownAs(seen.zones[seat][zone] as ShownZone)] as const),
  );
  const facts = Object.fromEntries(Object.entries(seen.facts).filter(([key, fact]) => !same(fact, open.facts[key])));
  return {
    ...(differing.length === 0 ? {} : { zones: differing }),
    ...(same(seen.looks, open.looks) ? {} : { looks: seen.looks.map(withFace) }),
    ...(Object.keys(facts).length === 0 ? {} : { facts }),
  };
}

/** What a game says of its zones; a `Sight` is one. */
export interface MirrorZones {
  readonly zones: readonly string[];
  opens(zone: string, seat: Seat, viewer: 'public'): boolean;
}

/** The table as the public sees it, read from the mirror. */
export function readPublic(sight: MirrorZones, state: MirrorState): TableModel {
  const model: TableModel = { zones: [{}, {}], cards: {}, looks: [], facts: {} };
  const lists = new Map<number, Line[]>();
  state.cards.forEach((text, key) => {
    const line = readLine(text, key);
    lists.set(line.place, [...(lists.get(line.place) ?? []), line]);
    if (line.face !== '') model.cards[key] = readFace(line.face);
  });
  const listAt = (place: number): (Handle | null)[] =>
    (lists.get(place) ?? []).sort((a, b) => a.order - b.order).map(({ key }) => (key.startsWith(BACK) ? null : key));
  for (const seat of SEATS) {
    for (const zone of sight.zones) {
      const place = placeOf(sight.zones, seat, zone);
      model.zones[seat][zone] = sight.opens(zone, seat, 'public') ? listAt(place) : (state.counts.at(place) ?? 0);
    }
  }
  model.looks = listAt(LOOKS).filter((handle) => handle !== null);
  state.facts.forEach((text, key) => {
    model.facts[key] = JSON.parse(text) as Json;
  });
  return model;
}

/** The table exactly as `viewer` sees it: the public part, and what its seat knows laid over it. */
export function readMirror(sight: MirrorZones, state: MirrorState, viewer: Seat | 'public'): TableModel {
  const model = readPublic(sight, state);
  if (viewer === 'public') return model;
  const text = state.seats.at(viewer)?.known ?? '';
  return text === '' ? model : withKnown(sight.zones, model, JSON.parse(text) as Known);
}

function withKnown(zones: readonly string[], open: TableModel, known: Known): TableModel {
  const faces = { ...open.cards };
  const read = (text: string): Handle => {
    const end = text.indexOf('|');
    if (end < 0) return text;
    const handle = text.slice(0, end);
    faces[handle] = readFace(text.slice(end + 1));
    return handle;
  };
  const model: TableModel = {
    zones: [{ ...open.zones[0] }, { ...open.zones[1] }],
    cards: {},
    looks: known.looks?.map(read) ?? [...open.looks],
    facts: { ...open.facts, ...known.facts },
  };
  for (const [place, shown] of known.zones ?? []) {
    const seat = place < zones.length ? 0 : 1;
    model.zones[seat][zones[place % zones.length] as string] =
      typeof shown === 'number' ? shown : shown.map((text) => (text === null ? null : read(text)));
  }
  for (const handle of handlesIn(model)) model.cards[handle] = faces[handle] as CardFace;
  return model;
}

const handlesIn = ({ zones, looks }: TableModel): Handle[] => [
  ...SEATS.flatMap((seat) => Object.values(zones[seat]))
    .flatMap((shown) => (typeof shown === 'number' ? [] : shown))
    .filter((handle) => handle !== null),
  ...looks,
];

/** The last batch as `viewer` hears it: its own happenings and question, and what is heard of the others' questions. */
export interface ReadBatch {
  readonly seq: number;
  readonly heard: readonly Heard[];
  readonly asks: readonly HeardAsk[];
  readonly ask: ShownAsk | null;
}
export function readBatch(codec: Codec, state: MirrorState, viewer: Seat | 'public'): ReadBatch {
  const told = viewer === 'public' ? '' : (state.seats.at(viewer)?.told ?? '');
  const [toldSeq, own, packed] = (told === '' ? [0, {}, null] : JSON.parse(told)) as ToldBatch;
  const ask = packed === null || viewer === 'public' ? null : unpackAsk(packed, viewer);
  if (state.batch === '') return { seq: state.seq, heard: [], asks: [], ask };
  const [seq, base, wire, asks] = JSON.parse(state.batch) as PublicBatch;
  const faceOf = facesIn(state, viewer);
  const joined = (toldSeq === seq ? wire.map((happening, i) => own[i] ?? happening) : wire).map((happening) =>
    withFaces(happening, faceOf),
  );
  return {
    seq,
    heard: codec.decode(joined, base),
    asks: asks.map(unpackHeardAsk).filter(({ seat }) => seat !== viewer),
    ask,
  };
}

/** Faces by handle as the mirror shows them to the viewer. */
function facesIn(state: MirrorState, viewer: Seat | 'public'): FaceOf {
  const faces = new Map<string, string>();
  state.cards.forEach((text, key) => {
    faces.set(key, readLine(text, key).face);
  });
  const known = viewer === 'public' ? '' : (state.seats.at(viewer)?.known ?? '');
  const { zones = [], looks = [] } = (known === '' ? {} : JSON.parse(known)) as Known;
  const own = [...zones.flatMap(([, shown]) => (typeof shown === 'number' ? [] : shown)), ...looks];
  for (const text of own) {
    const end = text?.indexOf('|') ?? -1;
    if (text !== null && end >= 0) faces.set(text.slice(0, end), text.slice(end + 1));
  }
  return (handle) => faces.get(handle);
}

export const readStatus = (state: MirrorState): TableStatus => JSON.parse(state.status) as TableStatus;
