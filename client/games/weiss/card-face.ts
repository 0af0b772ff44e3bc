// Paints a card of Weiß Schwarz from its print: metal frame by colour, level, cost, icons, picture, name, traits, power and soul.
import type { CardPrint } from '../../../shared/kernel/game.ts';
import { css, darker, lighter } from '../../scenes/colors.ts';
import type { Box, Size } from '../../scenes/geometry.ts';
import type { Detail } from '../../scenes/look.ts';
import { roundRect, write } from '../../scenes/paint.ts';
import { BODY, DISPLAY } from '../../scenes/styles.ts';
import { palette } from '../../styles/palette.ts';
import type { Artwork } from './art/artwork.ts';
import { paintBack } from './art/card-back.ts';
import { isFoil, paintSheen } from './art/foil.ts';
import { paintPicture } from './art/illustration.ts';
import { paintCorners, paintMetal, paintSunk } from './art/metal.ts';
import { paintIcon } from './icons.ts';
import { type Tone, toneOf } from './tones.ts';

type Ctx = CanvasRenderingContext2D;
/** Smaller writing, in CSS pixels, is left out. */
const LEGIBLE = 9;

/** What all parts of one face need. */
interface Sheet {
  readonly ctx: Ctx;
  readonly size: Size;
  readonly print: CardPrint;
  readonly tone: Tone;
  readonly detail: Detail;
  /** One part of the face's width. */
  readonly u: number;
  /** CSS pixels that one `u` will be. */
  readonly seen: number;
  readonly edge: number;
  readonly head: number;
  readonly foot: number;
}

export function paintCard(ctx: Ctx, size: Size, print: CardPrint | null, detail: Detail, art: Artwork | null): void {
  if (print === null) return paintBack(ctx, size);
  const tone = toneOf(print.color);
  const mini = detail === 'mini';
  const u = Math.min(size.w, size.h) / (detail === 'full' ? 108 : mini ? 50 : 93);
  const scale = ctx.getTransform().a;
  const seen = (u * scale) / devicePixelRatio;
  const edge = (mini ? 2.5 : 3.5) * u;
  const head = (mini ? 0 : detail === 'full' ? 21 : 18) * u;
  const foot = (detail !== 'full' || print.type !== 'character' ? 0 : seen * 8.4 >= LEGIBLE ? 35 : 24) * u;
  const sheet: Sheet = { ctx, size, print, tone, detail, u, seen, edge, head, foot };
  const window: Box = { x: edge, y: edge + head, w: size.w - 2 * edge, h: size.h - 2 * edge - head - foot };
  paintMetal(ctx, size, tone);
  picture(sheet, window, art, scale);
  if (isFoil(print)) paintSheen(ctx, size);
  if (mini) miniMarks(sheet);
  else {
    if (detail === 'field') shade(ctx, window);
    paintCorners(ctx, window, print.rarity, u);
    header(sheet);
    marks(sheet, window);
    if (foot > 0) footer(sheet);
  }
  bevel(ctx, size, u);
}

function picture({ ctx, print, tone, detail, u }: Sheet, box: Box, art: Artwork | null, scale: number): void {
  const radius = Math.min(box.w, box.h) * 0.04;
  ctx.save();
  roundRect(ctx, box, radius);
  ctx.clip();
  ctx.translate(box.x, box.y);
  paintPicture(ctx, box, print, tone, art, detail === 'mini', scale);
  ctx.restore();
  paintSunk(ctx, box, tone, 1.3 * u, radius);
}

/** The lamp above touches the upper edge of the card. */
function bevel(ctx: Ctx, { w, h }: Size, u: number): void {
  const light = ctx.createLinearGradient(0, 0, 0, h);
  light.addColorStop(0, css(0xffffff, 0.75));
  light.addColorStop(0.2, css(0xffffff, 0.12));
  light.addColorStop(0.8, css(0x05070d, 0.1));
  light.addColorStop(1, css(0x05070d, 0.55));
  roundRect(ctx, { x: 0.9 * u, y: 0.9 * u, w: w - 1.8 * u, h: h - 1.8 * u }, w * 0.05);
  ctx.strokeStyle = light;
  ctx.lineWidth = 0.9 * u;
  ctx.stroke();
}

/** Darkens the foot of a picture on the field, where the plates of power and soul lie. */
function shade(ctx: Ctx, box: Box): void {
  const dark = ctx.createLinearGradient(0, box.y + box.h * 0.62, 0, box.y + box.h);
  dark.addColorStop(0, css(0x05070d, 0));
  dark.addColorStop(1, css(0x05070d, 0.55));
  ctx.fillStyle = dark;
  ctx.fillRect(box.x, box.y + box.h * 0.62, box.w, box.h * 0.38);
}

function header({ ctx, size, print, tone, detail, edge, head, u, seen }: Sheet): void {
  const { level } = print.numbers;
  let left = edge + 3 * u;
  if (level !== undefined) {
    plaque(ctx, { x: edge, y: edge - 0.5 * u, w: head + u, h: head }, tone, u);
    const middle = edge + (head + u) / 2;
    write(ctx, String(level), middle, middle - 0.4 * u, {
      font: `800 ${17 * u}px ${DISPLAY}`,
      color: css(0xffffff),
      align: 'center',
      baseline: 'middle',
    });
    left = edge + head + 4 * u;
  }
  const name = print.name.en;
  const comma = name.indexOf(',');
  // "Sela, Apprentice of the Wick": the person above, the rest below, so that both can be read.
  const [first, rest] = comma < 0 ? [name, ''] : [name.slice(0, comma), name.slice(comma + 1).trim()];
  const room = size.w - left - edge - 1.5 * u;
  const color = css(tone.ink);
  const line = (text: string, y: number, weight: number, font: number): number =>
    write(ctx, text, left, edge + y, { font: `${weight} ${font * u}px ${DISPLAY}`, color, room });
  if (rest !== '' && 7.4 * seen >= LEGIBLE - 1.5) {
    line(first, head * 0.46, 750, 11);
    write(ctx, rest, left, edge + head * 0.88, { font: `600 ${7.4 * u}px ${BODY}`, color, room });
  } else if (rest === '' && first.length > 15 && detail === 'full' && 9 * seen >= LEGIBLE) {
    const [above, below] = halves(first);
    line(above, head * 0.42, 700, 9);
    line(below, head * 0.84, 700, 9);
  } else {
    line(first, head * 0.72, 750, Math.min(15.5, Math.max(12, 10.5 / seen)));
  }
}

/** A name in two lines of much the same length. */
function halves(name: string): [string, string] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const off = (at: number): number => Math.abs(at - name.length / 2);
  const at = spaces.sort((a, b) => off(a) - off(b))[0] ?? name.length;
  return [name.slice(0, at), name.slice(at + 1)];
}

/** A dark plate let into the metal. */
function plaque(ctx: Ctx, box: Box, tone: Tone, u: number): void {
  const dark = ctx.createLinearGradient(0, box.y, 0, box.y + box.h);
  dark.addColorStop(0, css(darker(tone.deep, 0.72)));
  dark.addColorStop(1, css(darker(tone.deep, 0.3)));
  roundRect(ctx, box, 3.5 * u);
  ctx.fillStyle = dark;
  ctx.fill();
  ctx.strokeStyle = css(lighter(tone.frame, 0.55), 0.7);
  ctx.lineWidth = 0.7 * u;
  ctx.stroke();
}

function marks({ ctx, print, u }: Sheet, window: Box): void {
  const { cost, counter } = print.numbers;
  if (cost !== undefined && print.type !== 'climax') {
    const d = 17 * u;
    const x = window.x + 3 * u + d / 2;
    const y = window.y + 3.5 * u + d / 2;
    ctx.beginPath();
    ctx.arc(x, y, d / 2, 0, Math.PI * 2);
    ctx.fillStyle = css(palette.cardPaper);
    ctx.fill();
    ctx.strokeStyle = css(palette.cardInk, 0.8);
    ctx.lineWidth = 1.2 * u;
    ctx.stroke();
    write(ctx, String(cost), x, y + 0.7 * u, {
      font: `800 ${12.5 * u}px ${DISPLAY}`,
      color: css(palette.cardInk),
      align: 'center',
      baseline: 'middle',
    });
  }
  const d = (print.type === 'climax' ? 24 : 17) * u;
  let y = window.y + 4 * u + d / 2;
  for (const icon of print.icons) {
    if (icon === 'counter') continue;
    paintIcon(ctx, icon, window.x + window.w - 4 * u - d / 2, y, d);
    y += d + 3 * u;
  }
  if (counter !== undefined && counter > 0)
    paintIcon(ctx, 'counter', window.x + 3 * u + 8.5 * u, window.y + 32 * u, 16 * u);
}

function footer({ ctx, size, print, edge, foot, u, seen }: Sheet): void {
  const top = size.h - edge - foot + 2 * u;
  roundRect(ctx, { x: edge, y: top, w: size.w - 2 * edge, h: foot - 2 * u }, 3 * u);
  const paper = ctx.createLinearGradient(0, top, 0, top + foot);
  paper.addColorStop(0, css(lighter(palette.cardPaper, 0.5)));
  paper.addColorStop(1, css(darker(palette.cardPaper, 0.14)));
  ctx.fillStyle = paper;
  ctx.fill();
  ctx.strokeStyle = css(palette.cardInk, 0.5);
  ctx.lineWidth = 0.7 * u;
  ctx.stroke();
  const { power, soul } = print.numbers;
  const room = size.w - 2 * edge - 10 * u;
  if (8.4 * seen >= LEGIBLE)
    write(ctx, print.traits.join(' · '), size.w / 2, top + 10.5 * u, {
      font: `600 ${8.4 * u}px ${BODY}`,
      color: css(palette.cardInk, 0.85),
      align: 'center',
      room,
    });
  const y = size.h - edge - 5.5 * u;
  if (power !== undefined) {
    write(ctx, String(power), edge + 5 * u, y, { font: `800 ${17 * u}px ${DISPLAY}`, color: css(palette.cardInk) });
  }
  for (let i = 0; i < (soul ?? 0); i++) {
    paintIcon(ctx, 'soul', size.w - edge - (10 + i * 14) * u, y - 6 * u, 13 * u);
  }
}

/** Cards of level and clock: colour, level and picture must do. */
function miniMarks({ ctx, size, print, tone, u }: Sheet): void {
  const { level } = print.numbers;
  const d = 17 * u;
  roundRect(ctx, { x: 0, y: 0, w: d + 1 * u, h: d + 1 * u }, 3 * u);
  ctx.fillStyle = css(level === undefined ? lighter(tone.frame, 0.1) : darker(tone.deep, 0.35));
  ctx.fill();
  if (level === undefined) {
    paintIcon(ctx, print.icons.at(-1) ?? 'soul', d / 2 + 0.5 * u, d / 2 + 0.5 * u, 13 * u);
    return;
  }
  write(ctx, String(level), d / 2 + 0.5 * u, d / 2 + 1 * u, {
    font: `800 ${13 * u}px ${DISPLAY}`,
    color: css(0xffffff),
    align: 'center',
    baseline: 'middle',
  });
  ctx.fillStyle = css(tone.frame);
  ctx.fillRect(0, size.h - 5 * u, size.w, 5 * u);
}
