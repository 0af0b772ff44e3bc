// What belongs to no single character: the ring of a last barrier, how long rituals take, and the tint of terrain and weather.
import type { Environment } from '../../../shared/games/spellcard/card-data.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { TableModel } from '../../../shared/kernel/model.ts';
import { SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import { diceOf } from '../../art/dice.ts';
import { css, lighter } from '../../scenes/colors.ts';
import { acrossBox, type Box, boxAround, meet } from '../../scenes/geometry.ts';
import type { Words } from '../../scenes/look.ts';
import { leaveOut } from '../../scenes/paint.ts';
import { type Plate, textPlate } from '../../scenes/plate-layer.ts';
import { palette } from '../../styles/palette.ts';
import { cardsIn, placeOf } from '../../table/shown.ts';
import { barrierOf, ritualsOf, turnsUntil } from './facts.ts';
import { isEnvironment, type Places, ringWidth } from './places.ts';
import { paintRing } from './ring.ts';
import { behindPose, standingOf } from './standing.ts';
import { namesOn } from './written.ts';

type Ctx = CanvasRenderingContext2D;
interface View {
  readonly game: GameFront;
  readonly places: Places;
  readonly bottom: Seat;
  readonly words: Words;
}

export const tablePlates = (view: View, model: TableModel): Plate[] => [
  ...tints(view, model),
  ...rituals(view, model),
  ...ring(view, model),
];

/** Around whoever it is to save: a layer for each card that holds it, a crack for each that breaks it. */
function ring({ places, bottom }: View, model: TableModel): Plate[] {
  const barrier = barrierOf(model);
  const victim = barrier?.victim ?? null;
  const standing = victim === null ? undefined : standingOf(places, model, bottom, victim);
  if (barrier === null || standing === undefined || standing.out || victim === null) return [];
  const d = ringWidth(places);
  const box = boxAround(standing, { w: d, h: d });
  const names = namesOn({ places, model, bottom }).filter((one) => meet(one, box));
  const inRing = names.map((one) => ({ ...one, x: one.x - box.x, y: one.y - box.y }));
  const [held = 0, cracked = 0] = standing.seat === 0 ? barrier.given : [barrier.given[1] ?? 0, barrier.given[0] ?? 0];
  const tone = standing.own ? palette.you : palette.foe;
  return [
    {
      key: 'ring',
      frame: 'ring',
      signature: JSON.stringify([held, cracked, tone, d, inRing]),
      box,
      z: 44.5,
      of: victim,
      paint(ctx) {
        leaveOut(ctx, { x: 0, y: 0, w: d, h: d }, inRing);
        paintRing(ctx, d, tone, held, cracked);
      },
    },
  ];
}

/** How many turns a ritual still takes, on its card. */
function rituals({ places, bottom, words }: View, model: TableModel): Plate[] {
  return ritualsOf(model).flatMap((ritual): Plate[] => {
    const { card } = ritual;
    const pose = card === null ? undefined : behindPose(places, model, bottom, card, () => false);
    if (card === null || pose === undefined) return [];
    const left = turnsUntil(model, ritual);
    const said = left === 0 ? words('ritual.now') : String(left);
    const at = { x: pose.x, y: pose.y + pose.h * 0.1 };
    const scale = places.format.text * (left === 0 ? 0.82 : 1);
    return [{ ...textPlate(`ritual.${card}`, said, 'order', at, 43, 1, scale), of: card }];
  });
}

const HUES: readonly number[] = [0x3fae7a, 0xd8845a, 0x5a8fe0, 0xb06ad0, 0xd8b44a, 0x4fb8c8, 0xc85a7a];
const hueOf = (no: string): number => HUES[Math.floor(diceOf(no)() * HUES.length)] ?? 0x3fae7a;

/** Terrain rises from the border between the sides, weather comes down from the outer edges; each bears its pattern to both. */
function tints({ game, places, bottom }: View, model: TableModel): Plate[] {
  const there = SEATS.flatMap((seat) => cardsIn(model.zones[seat]['environment']));
  return there.flatMap((handle): Plate[] => {
    const no = model.cards[handle ?? '']?.no ?? '';
    const kind = game.print(no)?.traits.find(isEnvironment);
    if (handle === null || kind === undefined || placeOf(model, ['environment'], handle) === undefined) return [];
    const hue = hueOf(no);
    return [true, false].flatMap((own) => [
      tint(places, kind, hue, own, handle),
      ...pattern(places, kind, hue, own === (bottom === 0), own, handle),
    ]);
  });
}
const PATCH = 8;
function tint({ format }: Places, kind: Environment, hue: number, own: boolean, of: string): Plate {
  const box = own ? format.mat : acrossBox(format.middle, format.mat);
  const rises = (kind === 'terrain') === own;
  return {
    key: `tint.${kind}.${own}`,
    frame: `tint.${hue}.${rises}`,
    signature: '',
    box,
    z: kind === 'terrain' ? 1 : 1.2,
    of,
    stretch: true,
    paint(ctx) {
      const light = ctx.createLinearGradient(0, 0, 0, PATCH);
      light.addColorStop(0, css(hue, rises ? 0.27 : 0.04));
      light.addColorStop(1, css(hue, rises ? 0.04 : 0.27));
      ctx.fillStyle = light;
      ctx.fillRect(0, 0, PATCH, PATCH);
    },
  };
}
/** So many pieces of its pattern lie on each mat, where chance puts them. */
const PIECES = 11;
function pattern(
  { format, card }: Places,
  kind: Environment,
  hue: number,
  first: boolean,
  own: boolean,
  of: string,
): Plate[] {
  const box = own ? format.mat : acrossBox(format.middle, format.mat);
  const dice = diceOf(`${kind}${first}`);
  const size = { w: card.w * 0.9, h: card.w * 0.9 };
  return Array.from({ length: PIECES }, (_, i): Plate => {
    const at = {
      x: box.x + size.w / 2 + ((i + 0.2 + 0.6 * dice()) / PIECES) * (box.w - size.w),
      y: box.y + size.h / 2 + dice() * (box.h - size.h),
    };
    const piece = boxAround(at, size);
    return {
      key: `pattern.${kind}.${own}.${i}`,
      frame: `pattern.${kind}.${hue}.${Math.round(size.w)}`,
      signature: '',
      box: piece,
      z: kind === 'terrain' ? 1.4 : 1.6,
      of,
      paint: (ctx) => (kind === 'terrain' ? contours : streaks)(ctx, piece, hue),
    };
  });
}
/** Lines of height, as on a map. */
function contours(ctx: Ctx, { w, h }: Box, hue: number): void {
  ctx.strokeStyle = css(lighter(hue, 0.35), 0.36);
  ctx.lineWidth = 1.6;
  for (let ring = 1; ring <= 4; ring++) {
    ctx.beginPath();
    for (let i = 0; i <= 40; i++) {
      const way = (i / 40) * Math.PI * 2;
      const r = (ring / 4.6) * (1 + 0.16 * Math.sin(way * 3 + ring) + 0.08 * Math.cos(way * 5));
      ctx.lineTo(w / 2 + (Math.cos(way) * r * w) / 2.3, h / 2 + (Math.sin(way) * r * h) / 2.9);
    }
    ctx.stroke();
  }
}
/** Rain or wind, slanting. */
function streaks(ctx: Ctx, { w, h }: Box, hue: number): void {
  ctx.lineCap = 'round';
  const dice = diceOf('weather');
  for (let i = 0; i < 16; i++) {
    const [x, y, far] = [dice() * w * 0.85, dice() * h * 0.75, (0.1 + 0.16 * dice()) * h];
    ctx.strokeStyle = css(lighter(hue, 0.5), 0.25 + 0.4 * dice());
    ctx.lineWidth = 1 + 1.4 * dice();
    ctx.beginPath();
    ctx.moveTo(x + far * 0.5, y);
    ctx.lineTo(x, y + far);
    ctx.stroke();
  }
}
