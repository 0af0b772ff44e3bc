// Paints the two mats of Precious Memories as pages of a photo album: thick paper with mounts for five prints, a strip of film, tape and a ribbon.
import type { Seat } from '../../../shared/kernel/seat.ts';
import { diceOf } from '../../art/dice.ts';
import { clipToMat, paintFloor, paintLamp, paintRecess, paintRim } from '../../art/mat-brushes.ts';
import { css, darker, lighter } from '../../scenes/colors.ts';
import type { Format } from '../../scenes/format.ts';
import { acrossBox, type Box, boxAround, grow, type Size } from '../../scenes/geometry.ts';
import type { Words } from '../../scenes/look.ts';
import { roundRect } from '../../scenes/paint.ts';
import { palette } from '../../styles/palette.ts';
import { paintStrip } from './film.ts';
import { keepsake } from './keepsake.ts';
import { LANES, type Places, rowBox, STACKS, stackBox } from './places.ts';

type Ctx = CanvasRenderingContext2D;
const SAGE = 0x5f6b50;
const MAUVE = 0x725866;
const CREAM = 0xf3e6cf;
const RIBBON = 0xb8514f;
const paperOf = (own: boolean): number => (own ? SAGE : MAUVE);

export function paintMats(ctx: Ctx, places: Places, bottom: Seat, lit: Seat | null, words: Words): void {
  const { format } = places;
  const small = format.name === 'low';
  evening(ctx, format);
  for (const own of [false, true]) {
    const box = own ? format.mat : acrossBox(format.middle, format.mat);
    paintFloor(ctx, box, paperOf(own));
    clipToMat(ctx, box, () => {
      fibres(ctx, box, own);
      stitches(ctx, box, own);
      tapes(ctx, box, own, format.text);
      keepsake(ctx, places, own);
    });
    if (lit !== null && (lit === bottom) === own) paintLamp(ctx, box, own);
    for (const mount of mountsIn(places, own)) paintMount(ctx, mount, own, format.text);
    ledge(ctx, rowBox(places, 'supportArea', own), small);
    paintStrip(ctx, places, own);
    for (const stack of STACKS) {
      print(ctx, stackBox(places, stack, own));
      paintRecess(ctx, stackBox(places, stack, own), words(`plate.${stack}`), small);
    }
    paintRim(ctx, box, own ? palette.you : palette.foe);
  }
  ribbon(ctx, format);
}

/** The room at dusk: lamps out of focus behind the album. */
function evening(ctx: Ctx, { size: { w, h }, middle }: Format): void {
  const dusk = ctx.createRadialGradient(middle.x, h * 0.5, 60, middle.x, h * 0.5, w * 0.7);
  dusk.addColorStop(0, css(0x3a2b2c));
  dusk.addColorStop(0.5, css(0x231a22));
  dusk.addColorStop(1, css(0x0e0b12));
  ctx.fillStyle = dusk;
  // The window may be wider or higher than the table; the room goes on.
  ctx.fillRect(-w, -h, w * 3, h * 3);
  const dice = diceOf('bokeh');
  const lights = [0xffc98a, 0xf0a58a, 0xb9c7ff, 0xffe2b0];
  for (let i = 0; i < 46; i++) {
    const [x, y, r] = [dice() * w * 1.3 - w * 0.15, dice() * h, 14 + dice() * 46];
    const color = lights[i % lights.length] ?? CREAM;
    const light = ctx.createRadialGradient(x, y, r * 0.2, x, y, r);
    light.addColorStop(0, css(color, 0.02 + dice() * 0.05));
    light.addColorStop(0.86, css(color, 0.03 + dice() * 0.07));
    light.addColorStop(1, css(color, 0));
    ctx.fillStyle = light;
    ctx.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
}

/** Thick paper: fibres that lie every way, and a fold along its outer edge. */
function fibres(ctx: Ctx, box: Box, own: boolean): void {
  const dice = diceOf(own ? 'sage' : 'mauve');
  const paper = paperOf(own);
  ctx.lineCap = 'round';
  for (let i = 0; i < 520; i++) {
    const [x, y, turn, far] = [box.x + dice() * box.w, box.y + dice() * box.h, dice() * Math.PI, 3 + dice() * 9];
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(
      x + Math.cos(turn + 0.5) * far,
      y + Math.sin(turn + 0.5) * far,
      x + Math.cos(turn) * far * 2,
      y + Math.sin(turn) * far * 2,
    );
    ctx.strokeStyle = css(dice() < 0.5 ? lighter(paper, 0.5) : darker(paper, 0.5), 0.05 + dice() * 0.12);
    ctx.lineWidth = 0.5 + dice() * 0.8;
    ctx.stroke();
  }
}
/** Sewn all around with cream thread. */
function stitches(ctx: Ctx, box: Box, own: boolean): void {
  ctx.save();
  ctx.setLineDash([7, 5]);
  roundRect(ctx, grow(box, -6), 13);
  ctx.strokeStyle = css(darker(paperOf(own), 0.6), 0.6);
  ctx.lineWidth = 2.2;
  ctx.stroke();
  ctx.strokeStyle = css(CREAM, 0.42);
  ctx.lineWidth = 1.1;
  ctx.stroke();
  ctx.restore();
}

const TAPES = [
  { color: 0xd98f7e, stripes: true },
  { color: 0x8fb3a5, stripes: false },
  { color: 0xd9b66a, stripes: true },
  { color: 0x9a8fc0, stripes: false },
] as const;
/** Paper tape across two corners of the page, striped or dotted. */
function tapes(ctx: Ctx, box: Box, own: boolean, scale: number): void {
  const size = { w: 112 * scale, h: 26 * scale };
  for (const [i, [sx, sy]] of (
    [
      [0, own ? 1 : 0],
      [1, own ? 1 : 0],
    ] as const
  ).entries()) {
    ctx.save();
    ctx.translate(
      box.x + (sx === 0 ? 22 * scale : box.w - 22 * scale),
      box.y + (sy === 0 ? 20 * scale : box.h - 20 * scale),
    );
    ctx.rotate(((sx === sy ? -1 : 1) * Math.PI) / 4);
    const tape = TAPES[(own ? 0 : 2) + i] ?? TAPES[0];
    paintTape(ctx, size, tape.color, tape.stripes);
    ctx.restore();
  }
}
function paintTape(ctx: Ctx, { w, h }: Size, color: number, stripes: boolean): void {
  ctx.fillStyle = css(color, 0.78);
  ctx.fillRect(-w / 2, -h / 2, w, h);
  ctx.fillStyle = css(CREAM, 0.42);
  for (let x = -w / 2 + 5; x < w / 2; x += 11) {
    if (stripes) ctx.fillRect(x, -h / 2, 4, h);
    else for (const y of [-h / 4, h / 4]) dot(ctx, x + (y > 0 ? 5 : 0), y, 2.1);
  }
}
function dot(ctx: Ctx, x: number, y: number, r: number): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
}

/** Where the five prints of the main area are mounted. */
function mountsIn(places: Places, own: boolean): Box[] {
  const { y, card, pitch } = places.rows.mainArea;
  const { middle } = places.format;
  return Array.from({ length: LANES }, (_, i) => {
    const box = boxAround({ x: middle.x + (i - (LANES - 1) / 2) * pitch, y }, card);
    return own ? box : acrossBox(middle, box);
  });
}
/** The paper is less faded where a print was, and four corners of paper wait for the next one. */
function paintMount(ctx: Ctx, box: Box, own: boolean, scale: number): void {
  roundRect(ctx, box, 4);
  ctx.fillStyle = css(darker(paperOf(own), 0.58), 0.74);
  ctx.fill();
  ctx.strokeStyle = css(CREAM, 0.16);
  ctx.lineWidth = 1;
  ctx.stroke();
  const reach = 17 * scale;
  const out = grow(box, 2);
  ctx.fillStyle = css(CREAM, 0.4);
  for (const [sx, sy] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const) {
    const [x, y] = [sx > 0 ? out.x : out.x + out.w, sy > 0 ? out.y : out.y + out.h];
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + sx * reach, y);
    ctx.lineTo(x, y + sy * reach);
    ctx.closePath();
    ctx.fill();
  }
}
/** The support area: a long strip of lighter paper with a ruled line. */
function ledge(ctx: Ctx, box: Box, small: boolean): void {
  const inner = grow(box, small ? 0 : -1);
  roundRect(ctx, inner, 6);
  ctx.fillStyle = css(0x15100f, 0.3);
  ctx.fill();
  ctx.save();
  ctx.setLineDash([2, 5]);
  ctx.strokeStyle = css(CREAM, 0.34);
  ctx.lineWidth = 1.4;
  ctx.stroke();
  ctx.restore();
}

/** A pile lies on a white print. */
function print(ctx: Ctx, box: Box): void {
  roundRect(ctx, grow(box, 4), 5);
  ctx.fillStyle = css(CREAM, 0.2);
  ctx.fill();
}

/** A ribbon lies between the pages, shining, its ends out of sight. */
function ribbon(ctx: Ctx, { mat, middle, text }: Format): void {
  const h = 6 * text;
  const silk = ctx.createLinearGradient(0, middle.y - h / 2, 0, middle.y + h / 2);
  silk.addColorStop(0, css(lighter(RIBBON, 0.35)));
  silk.addColorStop(0.5, css(RIBBON));
  silk.addColorStop(1, css(darker(RIBBON, 0.4)));
  ctx.fillStyle = silk;
  ctx.fillRect(mat.x + 4, middle.y - h / 2, mat.w - 8, h);
  ctx.save();
  ctx.setLineDash([4, 6]);
  ctx.strokeStyle = css(CREAM, 0.7);
  ctx.lineWidth = 1;
  ctx.beginPath();
  ctx.moveTo(mat.x + 8, middle.y);
  ctx.lineTo(mat.x + mat.w - 8, middle.y);
  ctx.stroke();
  ctx.restore();
}
