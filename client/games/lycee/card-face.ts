// Paints a card of Lycee from its print: a frame by its attribute and kind, cost, EX, field limits, picture, name, person and values.
import { type CardType, CELLS, PIPS, type Pip, type Value } from '../../../shared/games/lycee/card-data.ts';
import type { CardPrint } from '../../../shared/kernel/game.ts';
import type { Artwork } from '../../art/artwork.ts';
import { paintBack } from '../../art/back.ts';
import { paintBadge } from '../../art/badge.ts';
import { type Face, faceOf, paintBevel, paintFrame } from '../../art/face.ts';
import { isLegible, paintPaper, paintPlaque, writeName, writeNumber } from '../../art/face-parts.ts';
import { css, darker, lighter } from '../../scenes/colors.ts';
import type { Box, Point, Size } from '../../scenes/geometry.ts';
import type { Detail } from '../../scenes/look.ts';
import { paintSign, roundRect, write } from '../../scenes/paint.ts';
import { BODY, DISPLAY } from '../../scenes/styles.ts';
import { palette } from '../../styles/palette.ts';
import { wordsOf } from '../../text/card-text.ts';
import { BACK } from './art/card-back.ts';
import { TYPE_SIGNS, VALUE_SIGNS } from './icons.ts';
import { cornersOf, isFoil } from './rarities.ts';
import { BADGES, isPip, toneOf } from './tones.ts';

type Ctx = CanvasRenderingContext2D;
const WHITE = 0xffffff;
/** Height of the writing of the person. */
const PERSON = 8.2;
const VALUES = ['ap', 'dp', 'sp'] as const satisfies readonly Value[];
const isKind = (type: string): type is Exclude<CardType, 'character'> => type in TYPE_SIGNS;

export function paintCard(ctx: Ctx, size: Size, print: CardPrint | null, detail: Detail, art: Artwork | null): void {
  if (print === null) return paintBack(ctx, size, BACK);
  const face = framed(faceOf(ctx, size, print, toneOf(print.color), detail));
  const foot = footOf(face);
  paintFrame(face, foot, art, { radiant: print.type === 'event', foil: isFoil(print), corners: cornersOf(print) });
  if (detail === 'mini') corner(face);
  else if (detail === 'wide') strip(face, foot);
  else {
    header(face);
    if (detail === 'full') {
      marks(face, foot);
      if (foot > 0) footer(face, foot);
    }
  }
  paintBevel(face);
}

/** An item on the field shows little more than its name, an area has it below. */
function framed(face: Face): Face {
  const { detail, print, u } = face;
  if (detail === 'wide') return { ...face, head: 0 };
  return detail === 'field' && print.type === 'item' ? { ...face, head: 12.5 * u } : face;
}

export const hasFoot = ({ type }: CardPrint): boolean => type === 'character';
/** How high the foot is, which is there only in full, or the strip with the name of an area. */
function footOf(face: Face): number {
  const { detail, print, u } = face;
  if (detail === 'wide') return 12 * u;
  if (detail !== 'full' || !hasFoot(print)) return 0;
  return (isLegible(face, PERSON) ? 34 : 23) * u;
}

/** Attributes, then the name: on metal for a character, on paper for an event, on a dark plate for an item or an area. */
function header(face: Face): void {
  const { size, print, edge, head, u, tone } = face;
  const box: Box = { x: edge - 0.5 * u, y: edge - 0.5 * u, w: size.w - 2 * edge + u, h: head - u };
  if (print.type === 'event') paintPaper(face, box);
  if (print.type === 'item' || print.type === 'area') paintPlaque(face, box);
  const ink = { event: palette.cardInk, item: WHITE, area: WHITE }[print.type] ?? tone.ink;
  writeName({ ...face, tone: { ...tone, ink } }, attributes(face, edge + 1.5 * u, edge + head / 2 - u / 2));
}

/** A badge for each attribute, a star for none; says where they end. */
function attributes({ ctx, print, head, u }: Face, left: number, y: number): number {
  const shown: readonly Pip[] = print.icons.length === 0 ? ['star'] : print.icons.filter(isPip);
  const d = Math.min(13.5 * u, head * 0.82);
  for (const [i, attribute] of shown.entries()) paintBadge(ctx, BADGES[attribute], left + d / 2 + i * (d * 0.86), y, d);
  return left + d + (shown.length - 1) * d * 0.86 + 2.5 * u;
}

/** What lies on the picture: the cost at the left, EX at the right, below it the kind or the field limits. */
function marks(face: Face, foot: number): void {
  const { size, print, edge, head, u } = face;
  const [left, right, top, bottom] = [edge + 3 * u, size.w - edge - 3 * u, edge + head + 3 * u, size.h - edge - foot];
  cost(face, { x: left, y: top });
  exPoints(face, { x: right, y: top });
  if (print.type === 'character') fieldLimits(face, { x: right, y: bottom - 3 * u });
  else if (isKind(print.type)) kind(face, TYPE_SIGNS[print.type], { x: right, y: bottom - 3 * u });
}

/** A badge for each pip of the cost. */
function cost({ ctx, print, u }: Face, { x, y }: Point): void {
  const pips = PIPS.flatMap((pip) => new Array<Pip>(print.numbers[`cost.${pip}`] ?? 0).fill(pip));
  const d = 14 * u;
  const step = d + 1.5 * u;
  const box: Box = { x: x - 1.5 * u, y: y - 1.5 * u, w: d + 3 * u, h: Math.max(1, pips.length) * step + 1.5 * u };
  roundRect(ctx, box, box.w / 2);
  ctx.fillStyle = css(palette.nightDeep, 0.72);
  ctx.fill();
  for (const [i, pip] of pips.entries()) paintBadge(ctx, BADGES[pip], x + d / 2, y + d / 2 + i * step, d);
  if (pips.length > 0) return;
  write(ctx, '0', x + d / 2, y + d / 2 + 0.6 * u, {
    font: `800 ${11 * u}px ${DISPLAY}`,
    color: css(WHITE),
    align: 'center',
    baseline: 'middle',
  });
}

/** How many points it pays. */
function exPoints(face: Face, { x, y }: Point): void {
  const { ctx, print, u } = face;
  const { ex = 0 } = print.numbers;
  const [w, h] = [isLegible(face, 7.5) ? 27 * u : 15 * u, 15 * u];
  const box: Box = { x: x - w, y, w, h };
  roundRect(ctx, box, h * 0.3);
  ctx.fillStyle = css(palette.cardPaper, 0.96);
  ctx.fill();
  ctx.strokeStyle = css(palette.cardInk, 0.8);
  ctx.lineWidth = 0.9 * u;
  ctx.stroke();
  if (w > h)
    write(ctx, 'EX', box.x + 3 * u, y + h / 2 + 0.5 * u, {
      font: `750 ${7.5 * u}px ${BODY}`,
      color: css(palette.cardInk, 0.85),
      baseline: 'middle',
    });
  writeNumber(face, ex, { x: x - 7.2 * u, y: y + h / 2 + 0.6 * u }, 12, palette.cardInk);
}

/** The six cells as their owner sees them: it may enter those that are filled. */
function fieldLimits(face: Face, { x, y }: Point): void {
  const { ctx, print, u } = face;
  const [d, gap, pad] = [6.4 * u, 1.3 * u, 2.4 * u];
  const [w, h] = [3 * d + 2 * gap + 2 * pad, 2 * d + gap + 2 * pad];
  roundRect(ctx, { x: x - w, y: y - h, w, h }, 2.5 * u);
  ctx.fillStyle = css(palette.nightDeep, 0.78);
  ctx.fill();
  for (const [i, cell] of CELLS.entries()) {
    const at = { x: x - w + pad + (i % 3) * (d + gap), y: y - h + pad + Math.floor(i / 3) * (d + gap) };
    const open = print.traits.includes(cell);
    roundRect(ctx, { ...at, w: d, h: d }, 1.2 * u);
    ctx.fillStyle = css(open ? 0xffe2a3 : WHITE, open ? 1 : 0.16);
    ctx.fill();
  }
}

function kind(face: Face, sign: string, { x, y }: Point): void {
  const { ctx, u } = face;
  const d = 20 * u;
  paintPlaque(face, { x: x - d, y: y - d, w: d, h: d });
  paintSign(ctx, sign, { x: x - d / 2, y: y - d / 2 }, d * 0.62, 0xffe2a3);
}

/** Who it is, and the three values. */
function footer(face: Face, foot: number): void {
  const { ctx, size, print, edge, u } = face;
  const top = size.h - edge - foot + 2 * u;
  const w = size.w - 2 * edge;
  paintPaper(face, { x: edge, y: top, w, h: foot - 2 * u });
  const ink = css(palette.cardInk, 0.85);
  if (isLegible(face, PERSON))
    write(ctx, wordsOf(print.subtitle ?? print.name).text, size.w / 2, top + 10 * u, {
      font: `600 ${PERSON * u}px ${BODY}`,
      color: ink,
      align: 'center',
      room: w - 8 * u,
    });
  const y = size.h - edge - 10.5 * u;
  for (const [i, what] of VALUES.entries()) {
    const x = edge + (w * (i + 0.5)) / VALUES.length;
    const { path, color } = VALUE_SIGNS[what];
    paintSign(ctx, path, { x: x - 8.5 * u, y }, 10.5 * u, darker(color, 0.42));
    writeNumber(face, print.numbers[what] ?? 0, { x: x + 5 * u, y: y + 0.6 * u }, 17, palette.cardInk);
  }
}

/** The name of an area stands where no character hides it: along its lower edge. */
function strip(face: Face, foot: number): void {
  const { ctx, size, print, edge, u } = face;
  const box: Box = { x: edge, y: size.h - edge - foot, w: size.w - 2 * edge, h: foot };
  paintPlaque(face, box);
  const y = box.y + foot / 2;
  const left = attributes({ ...face, head: foot * 1.16 }, box.x + u, y);
  write(ctx, wordsOf(print.name).text, left, y + 0.5 * u, {
    font: `700 ${11.5 * u}px ${DISPLAY}`,
    color: css(WHITE),
    baseline: 'middle',
    room: box.x + box.w - left - 2 * u,
  });
}

/** Of a small card colour, attribute and picture must do. */
function corner({ ctx, size, print, tone, u }: Face): void {
  const d = 19 * u;
  roundRect(ctx, { x: 0, y: 0, w: d + u, h: d + u }, 3 * u);
  ctx.fillStyle = css(darker(tone.deep, 0.35));
  ctx.fill();
  const [attribute = 'star'] = print.icons.filter(isPip);
  paintBadge(ctx, BADGES[attribute], d / 2 + 0.5 * u, d / 2 + 0.5 * u, 15 * u);
  ctx.fillStyle = css(lighter(tone.frame, 0.1));
  ctx.fillRect(0, size.h - 4 * u, size.w, 4 * u);
}
