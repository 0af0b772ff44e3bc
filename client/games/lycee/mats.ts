// Paints the two mats of Lycee as desks in an evening classroom: worn wood, a blackboard of six chalked cells let into each, a brass rule between them.
import { ATTACK_ROW, CELLS, type Cell } from '../../../shared/games/lycee/card-data.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import { diceOf } from '../../art/dice.ts';
import { clipToMat, paintFloor, paintLamp, paintRecess, paintRim, paintSeam } from '../../art/mat-brushes.ts';
import { css, darker, lighter } from '../../scenes/colors.ts';
import type { Format } from '../../scenes/format.ts';
import { across, acrossBox, type Box, grow, type Point } from '../../scenes/geometry.ts';
import type { Words } from '../../scenes/look.ts';
import { roundRect } from '../../scenes/paint.ts';
import { palette } from '../../styles/palette.ts';
import { cellBox, type Places, STACKS, stackBox } from './places.ts';

type Ctx = CanvasRenderingContext2D;
const BRASS = 0xd8b06a;
const OAK = 0x7d5533;
const WALNUT = 0x603e48;
const SLATE_OWN = 0x203733;
const SLATE_FOE = 0x2a2c3b;
const CHALK = 0xf0ecdf;
const woodOf = (own: boolean): number => (own ? OAK : WALNUT);

export function paintMats(ctx: Ctx, places: Places, bottom: Seat, lit: Seat | null, words: Words): void {
  const { format } = places;
  evening(ctx, format);
  for (const own of [false, true]) {
    const box = own ? format.mat : acrossBox(format.middle, format.mat);
    paintFloor(ctx, box, woodOf(own));
    clipToMat(ctx, box, () => {
      grain(ctx, box, own);
      carving(ctx, places, own);
    });
    const isLit = lit !== null && (lit === bottom) === own;
    if (isLit) paintLamp(ctx, box, own);
    blackboard(ctx, places, own, isLit);
    for (const cell of CELLS) chalked(ctx, cellBox(places, cell, own), isAttack(cell), `${own}${cell}`);
    for (const stack of STACKS)
      paintRecess(ctx, stackBox(places, stack, own), words(`plate.${stack}`), format.name === 'low');
    paintRim(ctx, box, own ? palette.you : palette.foe);
  }
  rule(ctx, format);
}
const isAttack = (cell: Cell): boolean => (ATTACK_ROW as readonly Cell[]).includes(cell);

/** Blue dusk behind the desks, and snow that falls outside. */
function evening(ctx: Ctx, { size: { w, h }, middle }: Format): void {
  const dusk = ctx.createRadialGradient(middle.x, -h * 0.1, 40, middle.x, h * 0.3, w * 0.75);
  dusk.addColorStop(0, css(0x2a3a5e));
  dusk.addColorStop(0.45, css(0x18223a));
  dusk.addColorStop(1, css(palette.nightDeep));
  ctx.fillStyle = dusk;
  // The window may be wider or higher than the table; the evening goes on.
  ctx.fillRect(-w, -h, w * 3, h * 3);
  const dice = diceOf('snow');
  for (let i = 0; i < 150; i++) {
    ctx.beginPath();
    ctx.arc(dice() * w * 1.4 - w * 0.2, dice() * h, 0.8 + dice() * 2.2, 0, Math.PI * 2);
    ctx.fillStyle = css(0xdfeaff, 0.05 + dice() * 0.13);
    ctx.fill();
  }
}

/** Boards along the desk with their joints, and the lines of the wood. */
function grain(ctx: Ctx, box: Box, own: boolean): void {
  const dice = diceOf(own ? 'oak' : 'walnut');
  const wood = woodOf(own);
  const boards = 4;
  const high = box.h / boards;
  for (let board = 0; board < boards; board++) {
    const top = box.y + board * high;
    ctx.fillStyle = css(dice() < 0.5 ? darker(wood, 0.6) : lighter(wood, 0.2), 0.05 + dice() * 0.08);
    ctx.fillRect(box.x, top, box.w, high);
    for (let line = 0; line < 9; line++) {
      const y = top + dice() * high;
      const swing = (dice() - 0.5) * 16;
      ctx.beginPath();
      ctx.moveTo(box.x, y);
      ctx.bezierCurveTo(box.x + box.w * 0.3, y + swing, box.x + box.w * 0.65, y - swing, box.x + box.w, y + swing / 2);
      ctx.strokeStyle = css(darker(wood, 0.7), 0.12 + dice() * 0.2);
      ctx.lineWidth = 0.6 + dice() * 1.4;
      ctx.stroke();
    }
    if (board === 0) continue;
    ctx.fillStyle = css(palette.nightDeep, 0.5);
    ctx.fillRect(box.x, top - 1, box.w, 1.5);
    ctx.fillStyle = css(lighter(wood, 0.5), 0.14);
    ctx.fillRect(box.x, top + 0.5, box.w, 1);
  }
}

/** What pupils have cut into the wood where nothing lies: the face of a clock that stands at eleven minutes to six. */
function carving(ctx: Ctx, { format, chain }: Places, own: boolean): void {
  const middle: Point = { x: chain.x + chain.w / 2, y: format.mat.y + format.mat.h / 2 };
  const { x, y } = own ? middle : across(format.middle, middle);
  const r = Math.min(chain.w, chain.h) * 0.42;
  const cuts: (readonly [Point, Point])[] = [];
  const at = (turn: number, reach: number): Point => ({
    x: x + Math.sin(turn * 2 * Math.PI) * r * reach,
    y: y - Math.cos(turn * 2 * Math.PI) * r * reach,
  });
  for (let hour = 0; hour < 12; hour++) cuts.push([at(hour / 12, hour % 3 === 0 ? 0.8 : 0.88), at(hour / 12, 0.96)]);
  cuts.push([at(49 / 60, -0.12), at(49 / 60, 0.72)], [at(5.82 / 12, -0.1), at(5.82 / 12, 0.5)]);
  for (const [dx, color, alpha] of [
    [1, lighter(woodOf(own), 0.4), 0.36],
    [0, palette.nightDeep, 0.5],
  ] as const) {
    ctx.strokeStyle = css(color, alpha);
    ctx.lineCap = 'round';
    ctx.lineWidth = r * 0.028;
    ctx.beginPath();
    for (const [from, to] of cuts) {
      ctx.moveTo(from.x + dx, from.y + dx);
      ctx.lineTo(to.x + dx, to.y + dx);
    }
    ctx.moveTo(x + r + dx, y + dx);
    ctx.arc(x + dx, y + dx, r, 0, Math.PI * 2);
    ctx.stroke();
  }
}

/** The board of six cells, let into the wood: dark slate, wiped but not clean. */
function blackboard(ctx: Ctx, places: Places, own: boolean, isLit: boolean): void {
  const corners = [cellBox(places, 'AL', own), cellBox(places, 'DR', own)];
  const x = Math.min(...corners.map((box) => box.x));
  const y = Math.min(...corners.map((box) => box.y));
  const right = Math.max(...corners.map((box) => box.x + box.w));
  const bottom = Math.max(...corners.map((box) => box.y + box.h));
  const box = grow({ x, y, w: right - x, h: bottom - y }, places.format.name === 'low' ? 2 : 5);
  const slate = lighter(own ? SLATE_OWN : SLATE_FOE, isLit ? 0.05 : 0);
  roundRect(ctx, box, 8);
  const face = ctx.createLinearGradient(0, box.y, 0, box.y + box.h);
  face.addColorStop(0, css(lighter(slate, 0.05)));
  face.addColorStop(1, css(darker(slate, 0.3)));
  ctx.fillStyle = face;
  ctx.fill();
  ctx.save();
  ctx.clip();
  const dice = diceOf(own ? 'wiped' : 'wiped over');
  for (let i = 0; i < 26; i++) {
    const [cx, cy] = [box.x + dice() * box.w, box.y + dice() * box.h];
    const smear = ctx.createRadialGradient(cx, cy, 4, cx, cy, 70 + dice() * 60);
    smear.addColorStop(0, css(CHALK, 0.03));
    smear.addColorStop(1, css(CHALK, 0));
    ctx.fillStyle = smear;
    ctx.fillRect(box.x, box.y, box.w, box.h);
  }
  ctx.restore();
  for (const [out, color, width] of [
    [3, darker(woodOf(own), 0.5), 5],
    [4.5, lighter(woodOf(own), 0.22), 1.2],
    [0.5, palette.nightDeep, 1.5],
  ] as const) {
    roundRect(ctx, grow(box, out), 8 + out);
    ctx.strokeStyle = css(color, 0.85);
    ctx.lineWidth = width;
    ctx.stroke();
  }
}

/** A cell drawn with chalk: the attack row firmly, the defence row in strokes. */
function chalked(ctx: Ctx, box: Box, attack: boolean, seed: string): void {
  const dice = diceOf(seed);
  const inner = grow(box, -2.5);
  ctx.save();
  if (!attack) ctx.setLineDash([9, 7]);
  for (const [alpha, width] of [
    [attack ? 0.42 : 0.3, 1.6],
    [attack ? 0.18 : 0.12, 3],
  ] as const) {
    roundRect(ctx, { ...inner, x: inner.x + dice() - 0.5, y: inner.y + dice() - 0.5 }, 7);
    ctx.strokeStyle = css(CHALK, alpha);
    ctx.lineWidth = width;
    ctx.stroke();
  }
  ctx.restore();
}

/** A rule of brass lies on the border, its marks fine. */
function rule(ctx: Ctx, format: Format): void {
  const { mat, middle } = format;
  paintSeam(ctx, format, BRASS);
  ctx.fillStyle = css(BRASS, 0.4);
  const reach = mat.w * 0.42;
  for (let x = -reach; x <= reach; x += 12) {
    const long = Math.round(x / 12) % 5 === 0;
    ctx.fillRect(middle.x + x - 0.5, middle.y - (long ? 3 : 2), 1, long ? 6 : 4);
  }
}
