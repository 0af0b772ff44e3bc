// Lays a model of Weiß Schwarz out on the two mats: every card that is drawn, and the short texts beside them.

import { MARKERS_UNDER } from '../../../shared/games/weiss/card-data.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { Handle, ShownZone, TableModel } from '../../../shared/kernel/model.ts';
import { SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import { fanAtRest } from '../../scenes/fan.ts';
import { centreOf, spread } from '../../scenes/geometry.ts';
import type { Arrangement, Detail, LaidCard, LaidText, Pose } from '../../scenes/look.ts';
import {
  across,
  isCounted,
  isPlate,
  isSlot,
  type Places,
  pitchOf,
  plateOf,
  STAGE,
  slotAt,
  slotOver,
} from './places.ts';
import { plateTexts } from './plates.ts';

const TURN: Readonly<Record<string, number>> = { stand: 0, rest: 90, reverse: 180 };
/** So many backs are drawn of a pile, to show that it is one. */
const PILE_SHOWS = 3;

export const countOf = (zone: ShownZone | undefined): number =>
  zone === undefined ? 0 : typeof zone === 'number' ? zone : zone.length;

/** Handles of a zone from bottom to top; a hidden one is so many nulls. */
export const cardsIn = (zone: ShownZone | undefined): readonly (Handle | null)[] =>
  zone === undefined ? [] : typeof zone === 'number' ? new Array<null>(zone).fill(null) : zone;

export function arrange(game: GameFront, places: Places, model: TableModel, bottom: Seat): Arrangement {
  const cards: LaidCard[] = [];
  const texts: LaidText[] = [];
  for (const seat of SEATS) {
    const mat = new Mat(places, model, seat, seat === bottom, cards);
    mat.hand();
    mat.pile('deck', 10);
    mat.pile('waitingRoom', 10);
    mat.stock();
    mat.row('level');
    mat.row('clock');
    mat.row('memory');
    mat.climax();
    mat.markers();
    mat.stage();
    mat.resolution();
    texts.push(...plateTexts(game, places, model, seat, seat === bottom));
  }
  return { cards, texts };
}

/** Where an undrawn card of a zone lies. */
export function home(places: Places, seat: Seat, zone: string, bottom: Seat): Pose {
  const own = seat === bottom;
  const turned = own ? 0 : 180;
  const { format, card, small } = places;
  if (zone === 'hand') {
    const { x, y, card: size } = own ? format.hand : format.foeHand;
    return { x, y, ...size, angle: turned, z: 80 };
  }
  if (isSlot(zone)) return { ...slotAt(places, zone, own), ...card, angle: turned, z: 30 };
  const over = slotOver(zone);
  if (over !== undefined) return { ...slotAt(places, over, own), ...small, angle: turned, z: 25 };
  if (!isPlate(zone)) return { ...centreOf(plateOf(places, 'resolution', own)), ...card, angle: turned, z: 30 };
  const at = centreOf(plateOf(places, zone, own));
  if (isCounted(zone)) return { ...at, ...small, angle: 0, z: 12 };
  return { ...at, ...(zone === 'memory' ? small : card), angle: turned + (zone === 'stock' ? 90 : 0), z: 12 };
}

class Mat {
  private readonly zones: Readonly<Record<string, ShownZone>>;
  private readonly places: Places;
  private readonly model: TableModel;
  private readonly seat: Seat;
  private readonly own: boolean;
  private readonly cards: LaidCard[];

  constructor(places: Places, model: TableModel, seat: Seat, own: boolean, cards: LaidCard[]) {
    this.places = places;
    this.model = model;
    this.seat = seat;
    this.own = own;
    this.cards = cards;
    this.zones = model.zones[seat];
  }

  /** Adds a card where the pose says, whichever side it is. */
  private put(zone: string, i: number, handle: Handle | null, detail: Detail, pose: Pose): void {
    this.cards.push({
      key: handle ?? `${this.seat}.${zone}.${i}`,
      handle,
      no: handle === null ? null : (this.model.cards[handle]?.no ?? null),
      pose,
      detail,
      seat: this.seat,
      zone,
    });
  }

  /** Adds a card at a place of the own mat, turned about the middle for the other side. */
  private add(zone: string, i: number, handle: Handle | null, detail: Detail, pose: Pose): void {
    const { x, y } = this.own ? pose : across(this.places, pose);
    this.put(zone, i, handle, detail, { ...pose, x, y, angle: pose.angle + (this.own ? 0 : 180) });
  }

  hand(): void {
    const held = cardsIn(this.zones['hand']);
    const { hand, foeHand } = this.places.format;
    const poses = fanAtRest(held.length, this.own ? hand : foeHand, this.own);
    for (const [i, pose] of poses.entries()) this.put('hand', i, held[i] ?? null, 'full', pose);
  }

  pile(zone: 'deck' | 'waitingRoom', z: number): void {
    const held = cardsIn(this.zones[zone]);
    const centre = centreOf(this.places.plates[zone]);
    const first = Math.max(0, held.length - PILE_SHOWS);
    for (let i = first; i < held.length; i++) {
      const up = i - first;
      this.add(zone, i, held[i] ?? null, 'field', {
        x: centre.x - up * 1.5,
        y: centre.y - up * 1.5,
        ...this.places.card,
        angle: 0,
        z: z + up,
      });
    }
  }

  /** Sideways backs, one step up each, so that the eye can judge how many there are. */
  stock(): void {
    const held = cardsIn(this.zones['stock']);
    const { card } = this.places;
    const box = this.places.plates.stock;
    const step = Math.min(12, (box.h - card.w) / Math.max(1, held.length - 1));
    for (const [i, handle] of held.entries()) {
      const y = box.y + box.h - card.w / 2 - i * step;
      this.add('stock', i, handle, 'field', { x: centreOf(box).x, y, ...card, angle: 90, z: 10 + i * 0.1 });
    }
  }

  row(zone: 'level' | 'clock' | 'memory'): void {
    const held = cardsIn(this.zones[zone]);
    const { small } = this.places;
    const box = plateOf(this.places, zone, this.own);
    const step = pitchOf(this.places, zone, box, held.length);
    const turned = zone === 'memory' && !this.own;
    for (const [i, handle] of held.entries()) {
      const along = small.w / 2 + i * step;
      const x = turned ? box.x + box.w - along : box.x + along;
      const pose = { x, y: centreOf(box).y, ...small, angle: turned ? 180 : 0, z: 14 + i * 0.1 };
      this.put(zone, i, handle, 'mini', pose);
    }
  }

  climax(): void {
    const { card, plates } = this.places;
    for (const [i, handle] of cardsIn(this.zones['climax']).entries()) {
      const centre = centreOf(plates.climax);
      this.add('climax', i, handle, 'wide', { x: centre.x, y: centre.y, w: card.h, h: card.w, angle: 0, z: 20 + i });
    }
  }

  /** A small fan that looks out from under the character. */
  markers(): void {
    const { card, small, slots } = this.places;
    for (const slot of STAGE) {
      const zone = MARKERS_UNDER[slot];
      const held = cardsIn(this.zones[zone]);
      const step = Math.min(14, (card.h * 0.4) / Math.max(1, held.length - 1));
      for (const [i, handle] of held.entries()) {
        const x = slots[slot].x - card.w * 0.47;
        const y = slots[slot].y - card.h * 0.2 + i * step;
        this.add(zone, i, handle, 'mini', { x, y, ...small, angle: i % 2 === 0 ? -3 : 3, z: 25 + i * 0.1 });
      }
    }
  }

  stage(): void {
    for (const slot of STAGE) {
      for (const [i, handle] of cardsIn(this.zones[slot]).entries()) {
        const state = handle === null ? undefined : this.model.cards[handle]?.state;
        const angle = TURN[state ?? 'stand'] ?? 0;
        this.add(slot, i, handle, 'field', { ...this.places.slots[slot], ...this.places.card, angle, z: 30 + i });
      }
    }
  }

  resolution(): void {
    const held = cardsIn(this.zones['resolution']);
    const { shown } = this.places;
    const centre = centreOf(plateOf(this.places, 'resolution', this.own));
    const xs = spread(held.length, centre.x, shown.w * 0.5, shown.w * 1.8);
    for (const [i, handle] of held.entries()) {
      this.put('resolution', i, handle, 'full', { x: xs[i] ?? centre.x, y: centre.y, ...shown, angle: 0, z: 60 + i });
    }
  }
}

/** The slot of the other seat that faces this one across the middle. */
export const facing = (slot: string): string =>
  ({ frontLeft: 'frontRight', frontCenter: 'frontCenter', frontRight: 'frontLeft' })[slot] ?? slot;

/** Who holds the card on which slot, if it is on a stage. */
export function slotOf(model: TableModel, handle: Handle): { seat: Seat; slot: string } | undefined {
  for (const seat of SEATS) {
    for (const slot of STAGE) if (cardsIn(model.zones[seat][slot]).includes(handle)) return { seat, slot };
  }
  return undefined;
}
