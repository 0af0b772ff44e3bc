// The table as one viewer knows it: built by a view, followed by folding what the viewer hears.
import type { Json } from './json.ts';
import type { BySeat, Seat } from './seat.ts';
import type { CardFace } from './story.ts';

/** Name of one life of a card for those who see it: random, new with each change of zone. */
export type Handle = string;
/** A zone whose cards the viewer may not see is a count; in an open one a face-down card is null. The last is the top. */
export type ShownZone = number | (Handle | null)[];

export interface TableModel {
  zones: BySeat<Record<string, ShownZone>>;
  /** Every card the viewer sees, by handle. */
  cards: Record<Handle, CardFace>;
  /** Cards seen by a look or a search though their zone is hidden, in the order shown. */
  looks: Handle[];
  /** Public facts of the match: turn, phase, attack, result and the like. */
  facts: Record<string, Json>;
}

/** A happening as one viewer hears it: what it may not know is null. */
export type HeardChange =
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: string;
      readonly toSeat: Seat;
      readonly to: string;
      readonly cards: readonly HeardMove[];
      readonly at?: number;
      readonly places?: readonly number[];
    }
  | {
      readonly type: 'turnedOver';
      readonly seat: Seat;
      readonly zone: string;
      readonly cards: readonly HeardMove[];
      readonly places: readonly number[];
    }
  | { readonly type: 'turned'; readonly cards: readonly (Handle | null)[]; readonly state: string }
  | { readonly type: 'shuffled'; readonly seat: Seat; readonly zone: string }
  | { readonly type: 'looked'; readonly seat: Seat | 'all'; readonly cards: readonly (HeardCard | null)[] }
  | { readonly type: 'lookEnded'; readonly cards: readonly (Handle | null)[] }
  | {
      readonly type: 'valuesChanged';
      readonly changes: readonly { card: Handle | null; what: string; from: number; to: number }[];
    }
  | { readonly type: 'factsChanged'; readonly facts: Readonly<Record<string, Json>> };
export interface HeardCard {
  readonly handle: Handle;
  readonly face: CardFace;
}
export interface HeardMove {
  readonly was: Handle | null;
  readonly now: HeardCard | null;
}
export interface HeardEvent {
  readonly type: string;
  readonly [field: string]: Json | undefined;
}
export interface Heard {
  readonly n: number;
  readonly because: number;
  readonly what: HeardChange | HeardEvent;
}

export const CHANGES = [
  'moved',
  'turned',
  'shuffled',
  'looked',
  'lookEnded',
  'valuesChanged',
  'factsChanged',
  'turnedOver',
] as const satisfies readonly HeardChange['type'][];
export const isChange = (what: HeardChange | HeardEvent): what is HeardChange =>
  (CHANGES as readonly string[]).includes(what.type);

/** As much of a copy as folding needs: it replaces cards and facts, and changes lists in place. */
export function copyToFold({ zones, cards, looks, facts }: TableModel): TableModel {
  const side = (seat: Seat): TableModel['zones'][Seat] =>
    Object.fromEntries(
      Object.entries(zones[seat]).map(([zone, held]) => [zone, Array.isArray(held) ? [...held] : held]),
    );
  return { zones: [side(0), side(1)], cards: { ...cards }, looks: [...looks], facts: { ...facts } };
}

/** Applies one heard happening to the model, in place. */
export function fold(model: TableModel, heard: Heard): void {
  const { what } = heard;
  if (!isChange(what)) return;
  switch (what.type) {
    case 'moved':
      leave(model, what);
      for (const [i, { now }] of what.cards.entries()) {
        enter(model, what.toSeat, what.to, now, what.at === undefined ? undefined : what.at + i);
      }
      return;
    case 'turnedOver':
      turnOver(model, what);
      return;
    case 'turned':
      for (const handle of what.cards) if (handle !== null) change(model, handle, { state: what.state });
      return;
    case 'looked':
      for (const card of what.cards) {
        if (card === null || model.cards[card.handle] !== undefined) continue;
        model.cards[card.handle] = card.face;
        model.looks.push(card.handle);
      }
      return;
    case 'lookEnded':
      for (const handle of what.cards) if (handle !== null) forget(model, handle);
      return;
    case 'valuesChanged':
      for (const { card, what: name, to } of what.changes) {
        if (card !== null) change(model, card, { values: { ...model.cards[card]?.values, [name]: to } });
      }
      return;
    case 'factsChanged':
      Object.assign(model.facts, what.facts);
      return;
    case 'shuffled':
      return;
  }
}

type Moved = Extract<HeardChange, { type: 'moved' }>;
function leave(model: TableModel, { seat, from, cards, places }: Moved): void {
  const side = model.zones[seat];
  const held = side[from];
  if (typeof held === 'number') side[from] = held - cards.length;
  else if (held !== undefined && places !== undefined) side[from] = held.filter((_, place) => !places.includes(place));
  else if (held !== undefined) for (const { was } of cards) held.splice(held.lastIndexOf(was), 1);
  for (const { was } of cards) if (was !== null) lose(model, was);
}
function lose(model: TableModel, handle: Handle): void {
  delete model.cards[handle];
  if (model.looks.includes(handle)) model.looks.splice(model.looks.indexOf(handle), 1);
}

function turnOver(
  model: TableModel,
  { seat, zone, cards, places }: Extract<HeardChange, { type: 'turnedOver' }>,
): void {
  const held = model.zones[seat][zone];
  for (const [i, { was, now }] of cards.entries()) {
    if (was !== null) lose(model, was);
    if (now !== null) model.cards[now.handle] = now.face;
    if (Array.isArray(held)) held[places[i] as number] = now?.handle ?? null;
  }
}

function enter(model: TableModel, seat: Seat, zone: string, now: HeardCard | null, at: number | undefined): void {
  const to = model.zones[seat][zone];
  if (typeof to === 'number') model.zones[seat][zone] = to + 1;
  else if (to !== undefined) to.splice(at ?? to.length, 0, now?.handle ?? null);
  if (now !== null) model.cards[now.handle] = now.face;
  if (now !== null && typeof to === 'number') model.looks.push(now.handle);
}

function change(model: TableModel, handle: Handle, part: Partial<CardFace>): void {
  const card = model.cards[handle];
  if (card !== undefined) model.cards[handle] = { ...card, ...part };
}

function forget(model: TableModel, handle: Handle): void {
  const at = model.looks.indexOf(handle);
  if (at < 0) return;
  model.looks.splice(at, 1);
  delete model.cards[handle];
}
