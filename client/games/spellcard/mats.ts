// Paints the two mats of Spellcard: a night sky over each side, three circles of chalk light for the characters, and a river of stars between.
import type { Seat } from '../../../shared/kernel/seat.ts';
import { diceOf } from '../../art/dice.ts';
import { clipToMat, paintFloor, paintLamp, paintRecess, paintRim, paintSeam } from '../../art/mat-brushes.ts';
import { css, darker, lighter } from '../../scenes/colors.ts';
import type { Format } from '../../scenes/format.ts';
import { acrossBox, type Box, boxAround, grow, type Point } from '../../scenes/geometry.ts';
import type { Words } from '../../scenes/look.ts';
import { paintSign, roundRect } from '../../scenes/paint.ts';
import { palette } from '../../styles/palette.ts';
import { SLOT_SIGNS } from './icons.ts';
import { inLane, LANES, type Places, SLOTS_BESIDE, STACKS, socketBox, stackBox } from './places.ts';

type Ctx = CanvasRenderingContext2D;
const INDIGO = 0x2a2f66;
const PLUM = 0x4a2850;
const SILVER = 0xc9d2ee;
const skyOf = (own: boolean): number => (own ? INDIGO : PLUM);

export function paintMats(ctx: Ctx, places: Places, bottom: Seat, lit: Seat | null, words: Words): void {
  const { format } = places;
  const small = format.name === 'low';
  night(ctx, format);
  for (const own of [false, true]) {
    const box = own ? format.mat : acrossBox(format.middle, format.mat);
    paintFloor(ctx, box, skyOf(own));
    clipToMat(ctx, box, () => {
      stars(ctx, box, own);
      clouds(ctx, box, own);
      flankStar(ctx, places, own);
    });
    if (lit !== null && (lit === bottom) === own) paintLamp(ctx, box, own);
    for (let lane = 0; lane < LANES; lane++) station(ctx, places, lane, own);
    for (const stack of STACKS) paintRecess(ctx, stackBox(places, stack, own), words(`plate.${stack}`), small);
    paintRim(ctx, box, own ? palette.you : palette.foe);
  }
  paintSeam(ctx, format, SILVER);
  for (const [kind, box] of Object.entries(places.sites)) site(ctx, box, words(`plate.${kind}`), small);
}

/** The sky behind the table, with a moon that is not seen. */
function night(ctx: Ctx, { size: { w, h }, middle }: Format): void {
  const sky = ctx.createRadialGradient(middle.x, h * 0.45, 60, middle.x, h * 0.5, w * 0.7);
  sky.addColorStop(0, css(0x232044));
  sky.addColorStop(0.55, css(0x14132c));
  sky.addColorStop(1, css(0x090916));
  ctx.fillStyle = sky;
  // The window may be wider or higher than the table; the sky goes on.
  ctx.fillRect(-w, -h, w * 3, h * 3);
  const dice = diceOf('night');
  for (let i = 0; i < 150; i++)
    star(ctx, dice() * w * 1.3 - w * 0.15, dice() * h, 0.5 + dice() * 1.4, 0.15 + dice() * 0.5);
}
function star(ctx: Ctx, x: number, y: number, r: number, alpha: number): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fillStyle = css(0xf4f2ff, alpha);
  ctx.fill();
}
function stars(ctx: Ctx, box: Box, own: boolean): void {
  const dice = diceOf(own ? 'indigo' : 'plum');
  for (let i = 0; i < 130; i++)
    star(ctx, box.x + dice() * box.w, box.y + dice() * box.h, 0.4 + dice() * 1.3, 0.12 + dice() * 0.4);
}
/** Long drifts of mist. */
function clouds(ctx: Ctx, box: Box, own: boolean): void {
  const dice = diceOf(own ? 'mist' : 'haze');
  for (let i = 0; i < 9; i++) {
    const [x, y, r] = [box.x + dice() * box.w, box.y + dice() * box.h, box.h * (0.14 + 0.2 * dice())];
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(3.4, 0.6);
    const mist = ctx.createRadialGradient(0, 0, 0, 0, 0, r);
    mist.addColorStop(0, css(lighter(skyOf(own), 0.4), 0.22));
    mist.addColorStop(1, css(lighter(skyOf(own), 0.4), 0));
    ctx.fillStyle = mist;
    ctx.fillRect(-r, -r, 2 * r, 2 * r);
    ctx.restore();
  }
}

/** A circle of light where a character stands, and sockets behind it. */
function station(ctx: Ctx, places: Places, lane: number, own: boolean): void {
  const at = inLane(places, lane, places.rows.portrait, own);
  const r = places.card.h * 0.5;
  const pool = ctx.createRadialGradient(at.x, at.y, r * 0.2, at.x, at.y, r * 1.15);
  pool.addColorStop(0, css(darker(skyOf(own), 0.5), 0.7));
  pool.addColorStop(0.85, css(darker(skyOf(own), 0.5), 0.45));
  pool.addColorStop(1, css(darker(skyOf(own), 0.5), 0));
  ctx.fillStyle = pool;
  ctx.fillRect(at.x - r * 1.2, at.y - r * 1.2, r * 2.4, r * 2.4);
  circle(ctx, at, r * 0.98, 0.4, 1.5);
  circle(ctx, at, r * 0.9, 0.2, 1);
  hexagram(ctx, at, r * 0.9);
  for (let nth = 0; nth < SLOTS_BESIDE; nth++) socket(ctx, socketBox(places, lane, nth, own), nth);
}
function circle(ctx: Ctx, { x, y }: Point, r: number, alpha: number, line: number): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.strokeStyle = css(SILVER, alpha);
  ctx.lineWidth = line;
  ctx.stroke();
}
function hexagram(ctx: Ctx, { x, y }: Point, r: number): void {
  ctx.strokeStyle = css(SILVER, 0.16);
  ctx.lineWidth = 1.2;
  for (const turn of [-Math.PI / 2, Math.PI / 2]) {
    ctx.beginPath();
    for (let i = 0; i < 3; i++) {
      const way = turn + (i / 3) * Math.PI * 2;
      ctx.lineTo(x + Math.cos(way) * r, y + Math.sin(way) * r);
    }
    ctx.closePath();
    ctx.stroke();
  }
}
function socket(ctx: Ctx, box: Box, nth: number): void {
  roundRect(ctx, box, 5);
  ctx.fillStyle = css(palette.nightDeep, 0.46);
  ctx.fill();
  ctx.strokeStyle = css(SILVER, 0.3);
  ctx.lineWidth = 1.2;
  ctx.stroke();
  const sign = nth === 0 ? SLOT_SIGNS.weapon : SLOT_SIGNS.armour;
  paintSign(ctx, sign, { x: box.x + box.w / 2, y: box.y + box.h / 2 }, box.w * 0.5, 0x5a6090);
}
function site(ctx: Ctx, box: Box, name: string, small: boolean): void {
  roundRect(ctx, grow(box, 3), 8);
  ctx.fillStyle = css(0x14132c);
  ctx.fill();
  ctx.strokeStyle = css(SILVER, 0.5);
  ctx.lineWidth = 1.4;
  ctx.stroke();
  paintRecess(ctx, box, name, small);
}

/** Where nothing lies, a great star of thin lines. */
function flankStar(ctx: Ctx, { tickets, format }: Places, own: boolean): void {
  const box = own ? tickets : acrossBox(format.middle, tickets);
  const at = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  const r = Math.min(box.w, box.h) * 0.46;
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.strokeStyle = css(SILVER, 0.2);
  ctx.lineWidth = 1;
  for (let i = 0; i < 7; i++) {
    ctx.rotate((Math.PI * 2) / 7);
    ctx.beginPath();
    ctx.moveTo(0, -r);
    ctx.lineTo(r * Math.sin((Math.PI * 6) / 7), -r * Math.cos((Math.PI * 6) / 7));
    ctx.stroke();
    const dot = boxAround({ x: 0, y: -r }, { w: 6, h: 6 });
    roundRect(ctx, dot, 3);
    ctx.fillStyle = css(SILVER, 0.32);
    ctx.fill();
  }
  ctx.restore();
  circle(ctx, at, r, 0.2, 1);
  circle(ctx, at, r * 1.06, 0.12, 1);
}
