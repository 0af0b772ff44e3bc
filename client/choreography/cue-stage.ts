// What a cue may do beside the cards' own way to their places. Cues say what is to be seen and heard; they know no canvas.
import type { CardPrint } from '../../shared/kernel/game.ts';
import type { Handle, HeardChange, HeardEvent, TableModel } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { Point, Size } from '../scenes/geometry.ts';
import type { SoundId } from '../sound/sound-ids.ts';
import type { Bit } from './bits.ts';
import type { GestureName } from './gestures.ts';

/** A card on the table, the home of a zone, or a point. */
export type Spot = Handle | { readonly seat: Seat; readonly zone: string } | Point;
/** Whose colour something has, or what it means. */
export type Tone = 'you' | 'foe' | 'lamp' | 'good' | 'danger';
export interface CueSound {
  /** Whose side it happens on. */
  readonly seat?: Seat;
  readonly volume?: number;
  /** So much later than the cue begins. */
  readonly after?: number;
  /** How much higher it is than it was made. */
  readonly rate?: number;
}
export interface Banner {
  readonly title: string;
  /** A smaller line below. */
  readonly line?: string;
  readonly tone: Tone;
  /** Its picture stands at the left. */
  readonly card?: Handle;
  /** The end of a match: the room goes dark, or is lit. */
  readonly room?: 'dark' | 'lit';
}
export interface CueStage {
  /** The seat of whoever looks, null for one who only watches. */
  readonly player: Seat | null;
  /** The point about which the two sides are each other's image. */
  readonly middle: Point;
  /** A card of the own hand. */
  readonly hand: Size;
  /** Public facts of the match as they are shown, the happening done. */
  readonly facts: TableModel['facts'];
  /** A number that rises from a card; `nth` of several stand below one another. */
  float(spot: Spot, text: string, tone: Tone, ms: number, nth?: number): void;
  /** A ribbon across the table; it takes the place of the one before. */
  banner(banner: Banner, ms: number, after?: number): void;
  burst(spot: Spot, bits: readonly Bit[], ms: number, after?: number): void;
  /** Light from what caused something to what it happens to. */
  beam(from: Spot, to: Spot, tone: Tone, ms: number): void;
  gesture(card: Handle, name: GestureName, toward: Spot | null, ms: number): void;
  /** Shakes the whole table a little, away from a blow. */
  nudge(dx: number, dy: number, ms: number, after?: number): void;
  /** Backs of cards that are woven into a pile. */
  riffle(spot: Spot, cards: number, ms: number): void;
  sound(id: SoundId, how?: CueSound): void;
  /** Where that is, or where the card is going. */
  at(spot: Spot): Point | undefined;
  /** Where a card is in this moment: where it comes from, if the happening moves it. */
  leaves(card: Handle): Point | undefined;
  /** Where the cards of a zone lie now. */
  lying(seat: Seat, zone: string): readonly Point[];
  /** As it lies. */
  sizeOf(card: Handle): { readonly w: number; readonly h: number } | null;
  /** How many cards a zone holds, the happening done. */
  count(seat: Seat, zone: string): number;
  words(key: string, values?: Readonly<Record<string, string | number>>): string;
  seatName(seat: Seat): string;
  /** Is it the side shown below? */
  isOwn(seat: Seat): boolean;
}

/** A happening with what a cue may want to know of it. */
export interface Told {
  readonly what: HeardChange | HeardEvent;
  /** The happening it came from, where that is known. */
  readonly cause: HeardChange | HeardEvent | null;
  /** Which of so many it is, where cards that move at once are shown one by one. */
  readonly part?: { readonly nth: number; readonly of: number };
  print(card: Handle): CardPrint | undefined;
}
