// Lays a model of Weiß Schwarz out on the two mats: every card that is drawn, and the short texts beside them.

import { MARKERS_UNDER } from '../../../shared/games/weiss/card-data.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { Handle, ShownZone, TableModel } from '../../../shared/kernel/model.ts';
import { opponentOf, SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import { centreOf, type Point, spread } from '../../scenes/geometry.ts';
import type { Arrangement, Detail, LaidCard, LaidText, Pose } from '../../scenes/look.ts';
import {
  across,
  CARD,
  FOE_HAND,
  FOE_HAND_AT,
  HAND,
  HAND_AT,
  HAND_ROOM,
  isSlot,
  MARKERS_OFF,
  PLATES,
  SHOWN,
  SLOT_AT,
  SMALL,
  STAGE,
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

export function arrange(game: GameFront, model: TableModel, bottom: Seat): Arrangement {
  const cards: LaidCard[] = [];
  const texts: LaidText[] = [];
  for (const seat of SEATS) {
    const mat = new Mat(model, seat, seat === bottom, cards);
    mat.hand();
    mat.pile('deck', 10);
    mat.pile('waitingRoom', 10);
    mat.stock();
    mat.row('level', 58);
    mat.row('clock', 58);
    mat.row('memory', 54);
    mat.climax();
    mat.markers();
    mat.stage();
    mat.resolution();
    texts.push(...plateTexts(game, model, seat, seat === bottom));
  }
  return { cards, texts };
}

/** Where an undrawn card of a zone lies. */
export function home(seat: Seat, zone: string, bottom: Seat): Pose {
  const own = seat === bottom;
  const turned = own ? 0 : 180;
  const at = (point: Point): Point => (own ? point : across(point));
  if (zone === 'hand') {
    return own ? { ...HAND_AT, ...HAND, angle: 0, z: 80 } : { ...FOE_HAND_AT, ...FOE_HAND, angle: 180, z: 80 };
  }
  if (isSlot(zone)) return { ...at(SLOT_AT[zone]), ...CARD, angle: turned, z: 30 };
  const over = slotOver(zone);
  if (over !== undefined) return { ...at(SLOT_AT[over]), ...SMALL, angle: turned, z: 25 };
  const plate = PLATES[zone as keyof typeof PLATES];
  if (plate === undefined) return { ...at(centreOf(PLATES.resolution)), ...CARD, angle: turned, z: 30 };
  const small = zone === 'level' || zone === 'clock' || zone === 'memory';
  return {
    ...at(centreOf(plate)),
    ...(small ? SMALL : CARD),
    angle: turned + (zone === 'stock' ? 90 : 0),
    z: 12,
  };
}

class Mat {
  private readonly zones: Readonly<Record<string, ShownZone>>;
  private readonly model: TableModel;
  private readonly seat: Seat;
  private readonly own: boolean;
  private readonly cards: LaidCard[];

  constructor(model: TableModel, seat: Seat, own: boolean, cards: LaidCard[]) {
    this.model = model;
    this.seat = seat;
    this.own = own;
    this.cards = cards;
    this.zones = model.zones[seat];
  }

  private add(zone: string, i: number, handle: Handle | null, detail: Detail, pose: Pose): void {
    const { x, y } = this.own ? pose : across(pose);
    this.cards.push({
      key: handle ?? `${this.seat}.${zone}.${i}`,
      handle,
      no: handle === null ? null : (this.model.cards[handle]?.no ?? null),
      pose: { ...pose, x, y, angle: pose.angle + (this.own ? 0 : 180) },
      detail,
      seat: this.seat,
      zone,
    });
  }

  hand(): void {
    const held = cardsIn(this.zones['hand']);
    const size = this.own ? HAND : FOE_HAND;
    const at = this.own ? HAND_AT : across(FOE_HAND_AT);
    const xs = spread(held.length, at.x, size.w * (this.own ? 1 : 0.72), this.own ? HAND_ROOM : 620);
    for (const [i, handle] of held.entries()) {
      const off = i - (held.length - 1) / 2;
      const bow = this.own ? off * off * 0.5 : 0;
      this.add('hand', i, handle, 'full', {
        x: xs[i] ?? at.x,
        y: at.y + bow,
        ...size,
        angle: this.own ? off * 0.8 : 0,
        z: 80 + i,
      });
    }
  }

  pile(zone: 'deck' | 'waitingRoom', z: number): void {
    const held = cardsIn(this.zones[zone]);
    const centre = centreOf(PLATES[zone]);
    const first = Math.max(0, held.length - PILE_SHOWS);
    for (let i = first; i < held.length; i++) {
      const up = i - first;
      this.add(zone, i, held[i] ?? null, 'field', {
        x: centre.x - up * 1.5,
        y: centre.y - up * 1.5,
        ...CARD,
        angle: 0,
        z: z + up,
      });
    }
  }

  /** Sideways backs, one step up each, so that the eye can judge how many there are. */
  stock(): void {
    const held = cardsIn(this.zones['stock']);
    const box = PLATES.stock;
    const step = Math.min(15, (box.h - CARD.w - 34) / Math.max(1, held.length - 1));
    for (const [i, handle] of held.entries()) {
      const y = box.y + box.h - CARD.w / 2 - i * step;
      this.add('stock', i, handle, 'field', { x: centreOf(box).x, y, ...CARD, angle: 90, z: 10 + i * 0.1 });
    }
  }

  row(zone: 'level' | 'clock' | 'memory', pitch: number): void {
    const held = cardsIn(this.zones[zone]);
    const box = PLATES[zone];
    const room = box.w - 8;
    const step = Math.min(pitch, held.length > 1 ? (room - SMALL.w) / (held.length - 1) : pitch);
    for (const [i, handle] of held.entries()) {
      const x = box.x + 4 + SMALL.w / 2 + i * step;
      this.add(zone, i, handle, 'mini', { x, y: centreOf(box).y, ...SMALL, angle: 0, z: 14 + i * 0.1 });
    }
  }

  climax(): void {
    for (const [i, handle] of cardsIn(this.zones['climax']).entries()) {
      const centre = centreOf(PLATES.climax);
      this.add('climax', i, handle, 'wide', { x: centre.x, y: centre.y, w: CARD.h, h: CARD.w, angle: 0, z: 20 + i });
    }
  }

  /** A small fan that looks out from under the character. */
  markers(): void {
    for (const slot of STAGE) {
      const zone = MARKERS_UNDER[slot];
      const held = cardsIn(this.zones[zone]);
      const step = Math.min(14, 52 / Math.max(1, held.length - 1));
      for (const [i, handle] of held.entries()) {
        const x = SLOT_AT[slot].x + MARKERS_OFF.x;
        const y = SLOT_AT[slot].y + MARKERS_OFF.y + i * step;
        this.add(zone, i, handle, 'mini', { x, y, ...SMALL, angle: i % 2 === 0 ? -3 : 3, z: 25 + i * 0.1 });
      }
    }
  }

  stage(): void {
    for (const slot of STAGE) {
      for (const [i, handle] of cardsIn(this.zones[slot]).entries()) {
        const state = handle === null ? undefined : this.model.cards[handle]?.state;
        const angle = TURN[state ?? 'stand'] ?? 0;
        this.add(slot, i, handle, 'field', { ...SLOT_AT[slot], ...CARD, angle, z: 30 + i });
      }
    }
  }

  resolution(): void {
    const held = cardsIn(this.zones['resolution']);
    const centre = centreOf(PLATES.resolution);
    const xs = spread(held.length, centre.x, 92, 250);
    for (const [i, handle] of held.entries()) {
      this.add('resolution', i, handle, 'full', { x: xs[i] ?? centre.x, y: centre.y, ...SHOWN, angle: 0, z: 60 + i });
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
export const otherSeat = opponentOf;
