// Views and hearing: what one viewer may know, built from a game's allow-list and from nothing else.
import type { Action, Ask, AskSpec, Choosable, Declared } from './ask.ts';
import { type CardBase, type CardId, type CardRef, cardAt, isStill } from './card.ts';
import type { Deck } from './deck.ts';
import type { Json } from './json.ts';
import type { Handle, Heard, HeardChange, HeardEvent, ShownZone, TableModel } from './model.ts';
import { handleOf } from './rng.ts';
import { type BySeat, SEATS, type Seat } from './seat.ts';
import type { KernelState } from './state.ts';
import {
  type CardFace,
  type Change,
  type GameEvent,
  type Happening,
  hears,
  type ToldCard,
  VIEWERS,
  type Viewer,
} from './story.ts';

/** The zones of a side, and to whom each lies open. */
export interface OpenZones {
  readonly zones: readonly string[];
  /** May `viewer` see the cards of this zone of `seat`, one by one, in order? Otherwise it knows their number. */
  opens(zone: string, seat: Seat, viewer: Viewer): boolean;
}

/** A game's answer to "who may know what"; lives in its `view.ts`, the only place that decides it. */
export interface Sight<S extends KernelState> extends OpenZones {
  /** May `viewer` see the face of this card where it lies now (looks not counted)? */
  sees(state: S, card: CardId, viewer: Viewer): boolean;
  /** What is shown of a card to those who see it. */
  face(state: S, card: CardId): CardFace;
  /** The cards whose values are shown and may change where they lie (characters on the field). */
  valued(state: S): readonly CardId[];
  /** The public facts; cards in them stand as `ToldCard`. */
  facts(state: S): Record<string, Json | ToldCard>;
}

const looksAt = (state: KernelState, card: CardId, viewer: Viewer): boolean =>
  state.looks.some(
    (look) =>
      (look.seat === 'all' || look.seat === viewer) &&
      look.cards.some((ref) => ref.card === card && isStill(state, ref)),
  );

/** Where the card lies now, may the viewer know its face, by the zone or by a look? */
export const knows = <S extends KernelState>(sight: Sight<S>, state: S, card: CardId, viewer: Viewer): boolean =>
  sight.sees(state, card, viewer) || (state.looks.length > 0 && looksAt(state, card, viewer));

/** The card as it is told of now: this life, and everybody who sees it. */
export function toldCard<S extends KernelState>(sight: Sight<S>, state: S, card: CardId): ToldCard {
  let seen = 0;
  if (knows(sight, state, card, 0)) seen |= 1;
  if (knows(sight, state, card, 1)) seen |= 2;
  if (knows(sight, state, card, 'public')) seen |= 4;
  return { card, life: cardAt<CardBase>(state, card).life, seen };
}

/**
 * Where cards of one zone lie, if that has to be told when they leave it: in a list that everybody sees, one that is
 * face down to somebody cannot be found by its handle. Of any other zone, such as a hand or a deck, nothing is told.
 */
export function placesOf<S extends KernelState>(
  sight: Sight<S>,
  state: S,
  cards: readonly CardId[],
): readonly number[] | undefined {
  const [first] = cards;
  if (first === undefined) return undefined;
  const { zone, seat } = cardAt<CardBase>(state, first);
  if (!VIEWERS.every((viewer) => sight.opens(zone, seat, viewer))) return undefined;
  if (cards.every((card) => VIEWERS.every((viewer) => sight.sees(state, card, viewer)))) return undefined;
  const held = state.zones[seat][zone] ?? [];
  return cards.map((card) => held.indexOf(card));
}

/** Builds the table as `viewer` may know it; a face-down card that it looks at is among the looks, and null where it lies. */
export function viewOf<S extends KernelState>(sight: Sight<S>, state: S, viewer: Viewer): TableModel {
  const cards: Record<Handle, CardFace> = {};
  const show = (card: CardId): Handle => {
    const handle = handleOf(state.rng, card, cardAt<CardBase>(state, card).life);
    cards[handle] = sight.face(state, card);
    return handle;
  };
  const zones: BySeat<Record<string, ShownZone>> = [{}, {}];
  for (const seat of SEATS) {
    for (const zone of sight.zones) {
      const held = state.zones[seat][zone] ?? [];
      zones[seat][zone] = sight.opens(zone, seat, viewer)
        ? held.map((card) => (sight.sees(state, card, viewer) ? show(card) : null))
        : held.length;
    }
  }
  const looks: Handle[] = [];
  for (const look of state.looks) {
    if (look.seat !== 'all' && look.seat !== viewer) continue;
    for (const ref of look.cards) {
      if (!isStill(state, ref)) continue;
      const card = cardAt<CardBase>(state, ref.card);
      if (sight.opens(card.zone, card.seat, viewer) && sight.sees(state, ref.card, viewer)) continue;
      const handle = show(ref.card);
      if (!looks.includes(handle)) looks.push(handle);
    }
  }
  return { zones, cards, looks, facts: factsFor(state, sight.facts(state), viewer) };
}

const factsFor = (state: KernelState, facts: Readonly<Record<string, Json | ToldCard>>, viewer: Viewer) =>
  Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, redactValue(state, value, viewer) as Json]));

const isToldCard = (value: unknown): value is ToldCard =>
  value !== null && typeof value === 'object' && 'seen' in value && 'life' in value;

const nameFor = (state: KernelState, told: ToldCard, viewer: Viewer): Handle | null =>
  hears(told.seen, viewer) ? handleOf(state.rng, told.card, told.life) : null;

/** Cards anywhere inside become handles, or null for a viewer who did not see them. */
function redactValue(state: KernelState, value: unknown, viewer: Viewer): Json | undefined {
  if (value === null || typeof value !== 'object') return value as Json | undefined;
  if (isToldCard(value)) return nameFor(state, value, viewer);
  if (Array.isArray(value)) return value.map((part) => redactValue(state, part, viewer) as Json);
  const copy: Record<string, Json> = {};
  for (const [key, part] of Object.entries(value)) copy[key] = redactValue(state, part, viewer) as Json;
  return copy;
}

/** One happening as `viewer` hears it. */
export function hear(state: KernelState, happening: Happening, viewer: Viewer): Heard {
  return { n: happening.n, because: happening.because, what: hearWhat(state, happening.what, viewer) };
}

function hearWhat(state: KernelState, what: Change | GameEvent, viewer: Viewer): HeardChange | HeardEvent {
  if (what.type === 'moved' || what.type === 'turnedOver') {
    const move = what as Extract<Change, { type: 'moved' | 'turnedOver' }>;
    return {
      ...move,
      cards: move.cards.map(({ was, now, face }) => {
        const handle = nameFor(state, now, viewer);
        return { was: nameFor(state, was, viewer), now: handle === null ? null : { handle, face } };
      }),
    };
  }
  if (what.type === 'looked') {
    const look = what as Extract<Change, { type: 'looked' }>;
    return {
      ...look,
      cards: look.cards.map(({ face, ...told }) => {
        const handle = nameFor(state, told, viewer);
        return handle === null ? null : { handle, face };
      }),
    };
  }
  return redactValue(state, what, viewer) as unknown as HeardChange | HeardEvent;
}

/** One thing that may be picked, as the asked seat sees it; `back` numbers a card it may not see. */
export type ShownChoosable =
  | { readonly card: Handle }
  | { readonly back: number }
  | { readonly slot: string; readonly seat?: Seat }
  | { readonly option: string }
  | { readonly seat: Seat }
  | { readonly ability: { readonly source: Handle | null; readonly no: string; readonly path: string } }
  | { readonly declared: Declared<Handle | null> }
  | { readonly action: Action<Handle> }
  | { readonly range: { readonly from: number; readonly to: number } }
  | { readonly prints: readonly string[] }
  | { readonly deck: Deck };
/** A question as its seat sees it. */
export interface ShownAsk extends Omit<AskSpec, 'from' | 'about'> {
  readonly id: number;
  readonly from: readonly ShownChoosable[];
  readonly about?: { readonly card: Handle | null; readonly no: string; readonly path?: string };
  /** May the last step be taken back with Esc? */
  readonly cancelable: boolean;
}
/** What others hear of a question: who is asked, and what for (of a covert window its name alone). */
export interface HeardAsk {
  readonly seat: Seat;
  readonly why: string;
  readonly about?: { readonly card: Handle | null; readonly no: string; readonly path?: string };
}

/** The question as the asked seat sees it. */
export function showAsk<S extends KernelState>(
  sight: Sight<S>,
  state: S,
  question: Ask | AskSpec,
  id: number,
  cancelable: boolean,
): ShownAsk {
  const { from, about, ...rest } = question;
  return {
    ...rest,
    id,
    cancelable,
    from: from.map((choosable, position) => showChoosable(sight, state, choosable, question.seat, position)),
    ...(about === undefined ? {} : { about: showAbout(sight, state, about, question.seat) }),
  };
}

function showChoosable<S extends KernelState>(
  sight: Sight<S>,
  state: S,
  choosable: Choosable,
  seat: Seat,
  position: number,
): ShownChoosable {
  const handle = (card: CardId): Handle | null =>
    knows(sight, state, card, seat) ? handleOf(state.rng, card, cardAt<CardBase>(state, card).life) : null;
  if ('card' in choosable) {
    const shown = handle(choosable.card);
    return shown === null ? { back: position } : { card: shown };
  }
  const stillSeen = (source: CardRef): Handle | null => (isStill(state, source) ? handle(source.card) : null);
  if ('ability' in choosable) {
    const { ability } = choosable;
    return { ability: { ...ability, source: stillSeen(ability.source) } };
  }
  if ('declared' in choosable) {
    const { declared } = choosable;
    return { declared: { ...declared, source: stillSeen(declared.source) } };
  }
  if ('action' in choosable) {
    const { card, ...rest } = choosable.action;
    const shown = card === undefined ? null : handle(card);
    return { action: { ...rest, ...(shown === null ? {} : { card: shown }) } };
  }
  return choosable;
}

function showAbout<S extends KernelState>(
  sight: Sight<S>,
  state: S,
  about: NonNullable<AskSpec['about']>,
  viewer: Viewer,
) {
  const { ref, ...rest } = about;
  const seen = isStill(state, ref) && knows(sight, state, ref.card, viewer);
  return { ...rest, card: seen ? handleOf(state.rng, ref.card, ref.life) : null };
}

/** What `viewer` hears of another seat's question. */
export function hearAsk<S extends KernelState>(sight: Sight<S>, state: S, question: AskSpec, viewer: Viewer): HeardAsk {
  const { seat, why, about, covert } = question;
  if (covert !== undefined) return { seat, why: covert };
  return { seat, why, ...(about === undefined ? {} : { about: showAbout(sight, state, about, viewer) }) };
}
