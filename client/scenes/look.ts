// What a game tells the board about its table: where things lie and how they look. The board itself knows no game.
import type { CardPrint } from '../../shared/kernel/game.ts';
import type { Handle, TableModel } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { ShownAsk } from '../../shared/kernel/view.ts';
import type { CueTable } from '../choreography/cues.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { Box, Point, Size } from './geometry.ts';
import type { Plate } from './plate-layer.ts';
import type { TextStyleName } from './styles.ts';

/** Where and how one card lies: its centre, its upright size, its turn clockwise in degrees. */
export interface Pose extends Point, Size {
  readonly angle: number;
  /** Higher lies above. */
  readonly z: number;
}
/** How much a face tells: a small one drops what nobody could read. */
export type Detail = 'full' | 'field' | 'mini' | 'wide';
export interface LaidCard {
  /** The handle of a card that is seen, else a name of the place. */
  readonly key: string;
  readonly handle: Handle | null;
  /** Number of the card, or null for a back. */
  readonly no: string | null;
  readonly pose: Pose;
  readonly detail: Detail;
  readonly seat: Seat;
  readonly zone: string;
  /** It stands for one declaration: its place in the chain, from 1. */
  readonly nth?: number;
}
/** A short text on the table, such as the count of a pile or a power. */
export interface LaidText extends Point {
  readonly key: string;
  readonly text: string;
  readonly style: TextStyleName;
  readonly z: number;
  /** The card that it speaks of. */
  readonly of?: Handle;
}
export interface Arrangement {
  readonly cards: readonly LaidCard[];
  readonly texts: readonly LaidText[];
}

/** What a player's plate says on a line of its own. */
export interface Vital {
  readonly key: string;
  readonly value: number;
  readonly line: number;
  /** Below it: a socket for each card that it takes to fill it, or how much of the whole there is. */
  readonly below: { readonly sockets: readonly Box[] } | { readonly of: number } | null;
  /** The match may soon be over by it. */
  readonly close: boolean;
}
/** What would become of a card: a word on it. */
export interface ArrowMark {
  readonly of: Handle;
  readonly at: Point;
  readonly text: string;
  readonly good: boolean;
}
/** What one card does to another or to a place: an attack, help, a thread to what it is aimed at, a link between notes. */
export interface ShownArrow {
  readonly key: string;
  readonly path: readonly Point[];
  readonly tone: 'plain' | 'bold' | 'sly' | 'help' | 'thread' | 'link';
  /** Nothing is said where it is empty. */
  readonly label: string;
  readonly labelAt: Point;
  readonly marks: readonly ArrowMark[];
  /** Where it is not as wide as its tone is elsewhere. */
  readonly width?: number;
  /** What it passes below, such as names. */
  readonly below?: readonly Box[];
}
/** What could be done now, and what that does not tell. */
export interface Foretold {
  readonly arrows: readonly ShownArrow[];
  readonly note: string;
}
/** A place where a card may be dropped: the position that this answers, and the place or card that the next question is about. */
export interface Drop {
  readonly position: number;
  readonly box: Box;
  readonly then: { readonly seat: Seat; readonly slot: string } | { readonly card: Handle } | null;
}
/** Zones of a seat that show a pile whose cards can be browsed by a click. */
export interface PileBox extends Box {
  readonly seat: Seat;
  readonly zone: string;
}

/** Words of the game, such as `zone.deck`; a missing key comes back as it is. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export interface TableLook {
  /** Where a word across the table stands. */
  readonly middle: Point;
  arrange(model: TableModel, bottom: Seat): Arrangement;
  /** The same while happenings play, where cards that are shown for a moment lie larger and nearer to the middle. */
  displayed?(arrangement: Arrangement, model: TableModel, bottom: Seat): Arrangement;
  /** Where a card of this zone lies when it is not drawn by itself: under a pile, or in a hidden hand. */
  home(seat: Seat, zone: string, bottom: Seat): Pose;
  slotBox(seat: Seat, slot: string, bottom: Seat): Box | undefined;
  /** Do cards of this zone lie open, each by itself, so that one can be clicked where it lies? */
  isSpread(zone: string): boolean;
  piles(bottom: Seat): readonly PileBox[];
  /** The parts of a turn in order, and in which of them the match is. */
  readonly phases: readonly string[];
  phaseOf(model: TableModel): string;
  vitals(model: TableModel, seat: Seat, bottom: Seat): readonly Vital[];
  arrows(model: TableModel, bottom: Seat, words: Words): readonly ShownArrow[];
  /** What the look paints by itself beside cards and texts; `nameOf` names players. */
  plates?(model: TableModel, bottom: Seat, words: Words, nameOf: (seat: Seat) => string): readonly Plate[];
  /** What the question lets one foresee, with this card under the pointer. */
  foretell(model: TableModel, bottom: Seat, words: Words, ask: ShownAsk, hovered: Handle | null): Foretold | null;
  /** What is foreseen of the open question whatever lies under the pointer, a sentence each. */
  hints?(table: LiveTable, ask: ShownAsk): readonly string[];
  /** Where a card at these positions of the question may be dropped. */
  drops(model: TableModel, bottom: Seat, ask: ShownAsk, positions: readonly number[]): readonly Drop[];
  readonly hand: Size;
  /** Paints both mats, in logical units, with the lamp over the seat that is lit. */
  paintMats(ctx: CanvasRenderingContext2D, bottom: Seat, lit: Seat | null, words: Words): void;
  /** Paints a face in the language in which cards are read, or a back without a print, into a rectangle that begins at 0,0. */
  paintCard(ctx: CanvasRenderingContext2D, size: Size, print: CardPrint | null, detail: Detail): void;
  /** Is there a foot with writing on its face, over which the light is dimmed? */
  hasFoot(print: CardPrint): boolean;
  /** Does light play over this card? */
  isFoil(print: CardPrint): boolean;
  /** Paints that light alone, the same on every card: `phase` from 0 to 1 leads it from one edge to the other, and at both ends nothing is seen. */
  paintFoil(ctx: CanvasRenderingContext2D, size: Size, phase: number): void;
  readonly cues: CueTable;
  /** Words that only the board needs, where the game has none. */
  readonly words: Readonly<Record<string, string>>;
}
