// Lays the cards and short texts of one seat on its mat. Boxes and points are told as the seat below sees its own; the other mat is the same, turned about the middle.
import type { Handle, TableModel } from '../../shared/kernel/model.ts';
import { SEATS, type Seat } from '../../shared/kernel/seat.ts';
import { cardsIn, countOf } from '../table/shown.ts';
import { countPoint, fanAtRest, fanOf } from './fan.ts';
import type { Format } from './format.ts';
import { across, type Box, centreOf, type Point, type Size } from './geometry.ts';
import type { Arrangement, Detail, LaidCard, LaidText, Pose } from './look.ts';
import type { TextStyleName } from './styles.ts';

/** So many backs are drawn of a pile, to show that it is one. */
const PILE_SHOWS = 3;

export class Mat {
  readonly cards: LaidCard[] = [];
  readonly texts: LaidText[] = [];
  readonly format: Format;
  readonly model: TableModel;
  readonly seat: Seat;
  /** Is it the mat of the seat below? */
  readonly own: boolean;

  constructor(format: Format, model: TableModel, seat: Seat, own: boolean) {
    this.format = format;
    this.model = model;
    this.seat = seat;
    this.own = own;
  }

  held(zone: string): readonly (Handle | null)[] {
    return cardsIn(this.model.zones[this.seat][zone]);
  }
  count(zone: string): number {
    return countOf(this.model.zones[this.seat][zone]);
  }
  /** Where a point of the own mat lies on this one. */
  at(point: Point): Point {
    return this.own ? point : across(this.format.middle, point);
  }

  /** Adds a card where the pose says, whichever side it is; one that is turned over shows its back, also where it is known. */
  put(zone: string, i: number, handle: Handle | null, detail: Detail, pose: Pose, isTurned = false): void {
    this.cards.push({
      key: handle ?? `${this.seat}.${zone}.${i}`,
      handle,
      no: handle === null || isTurned ? null : (this.model.cards[handle]?.no ?? null),
      pose,
      detail,
      seat: this.seat,
      zone,
    });
  }
  /** Adds a card at a place of the own mat, turned with the mat. */
  add(zone: string, i: number, handle: Handle | null, detail: Detail, pose: Pose, isTurned = false): void {
    const seen = { ...pose, ...this.at(pose), angle: pose.angle + (this.own ? 0 : 180) };
    this.put(zone, i, handle, detail, seen, isTurned);
  }
  /** Adds a text where the point says, whichever side it is. */
  say(key: string, text: string, style: TextStyleName, { x, y }: Point, z: number, of?: Handle): void {
    this.texts.push({ key: `${this.seat}.${key}`, text, style, x, y, z, ...(of !== undefined && { of }) });
  }

  /** The hand and the number of its cards. */
  hand(): void {
    const held = this.held('hand');
    const fan = fanOf(this.format, this.own);
    for (const [i, pose] of fanAtRest(held.length, fan, this.own).entries())
      this.put('hand', i, held[i] ?? null, 'full', pose);
    this.say('count.hand', String(held.length), 'hand', countPoint(held.length, fan), 70);
  }

  /** The uppermost cards of a pile, a little higher each. */
  pile(zone: string, box: Box, card: Size, z: number): void {
    const held = this.held(zone);
    const { x, y } = centreOf(box);
    const first = Math.max(0, held.length - PILE_SHOWS);
    for (let i = first; i < held.length; i++) {
      const up = i - first;
      const pose = { x: x - up * 1.5, y: y - up * 1.5, ...card, angle: 0, z: z + up };
      this.add(zone, i, held[i] ?? null, 'field', pose);
    }
  }
  /** How many cards lie in a pile, at its lower right corner as each side sees it. */
  pileCount(zone: string, { x, y, w, h }: Box): void {
    const count = this.count(zone);
    if (count > 0) this.say(`count.${zone}`, String(count), 'count', this.at({ x: x + w - 20, y: y + h - 18 }), 26);
  }

  /** The cards of a place in play, turned by degrees as their state says. */
  inPlay(zone: string, at: Point, card: Size, turns: Readonly<Record<string, number>>, z: number): void {
    for (const [i, handle] of this.held(zone).entries()) {
      const state = handle === null ? undefined : this.model.cards[handle]?.state;
      const angle = state === undefined ? 0 : (turns[state] ?? 0);
      this.add(zone, i, handle, 'field', { ...at, ...card, angle, z: z + i });
    }
  }
}

/** Both mats, each laid by `lay`. */
export function arrangeMats(format: Format, model: TableModel, bottom: Seat, lay: (mat: Mat) => void): Arrangement {
  const mats = SEATS.map((seat) => new Mat(format, model, seat, seat === bottom));
  for (const mat of mats) lay(mat);
  return { cards: mats.flatMap(({ cards }) => cards), texts: mats.flatMap(({ texts }) => texts) };
}

/** How a number compares with the one printed. */
export const compared = (now: number, printed: number): 'power' | 'powerUp' | 'powerDown' =>
  now > printed ? 'powerUp' : now < printed ? 'powerDown' : 'power';
