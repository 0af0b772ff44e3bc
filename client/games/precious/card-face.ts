// Paints a card of Precious Memories from its print: a frame by its colour and type, cost and source, picture, name, work, traits and values.
import type { CardType, Value } from '../../../shared/games/precious/card-data.ts';
import { TRAITS, WORKS } from '../../../shared/games/precious/cards/traits.ts';
import type { CardPrint } from '../../../shared/kernel/game.ts';
import type { Artwork } from '../../art/artwork.ts';
import { paintBack } from '../../art/back.ts';
import { paintBadge } from '../../art/badge.ts';
import { type Face, faceOf, paintBevel, paintFrame } from '../../art/face.ts';
import { isLegible, paintPaper, paintPlaque, writeName, writeNumber } from '../../art/face-parts.ts';
import { css, darker, lighter } from '../../scenes/colors.ts';
import type { Box, Point, Size } from '../../scenes/geometry.ts';
import type { Detail } from '../../scenes/look.ts';
import { paintMark, paintSign, roundRect, write } from '../../scenes/paint.ts';
import { BODY, DISPLAY } from '../../scenes/styles.ts';
import { palette } from '../../styles/palette.ts';
import { wordsOf } from '../../text/card-text.ts';
import { BACK } from './art/card-back.ts';
import { isKeyword, KEYWORD_SIGNS, TYPE_SIGNS, VALUE_SIGNS } from './icons.ts';
import { cornersOf, isFoil } from './rarities.ts';
import { badgeOf, toneOf } from './tones.ts';

type Ctx = CanvasRenderingContext2D;
const WHITE = 0xffffff;
/** Heights of what is written at the foot: the scene, then work and traits. */
const SCENE = 8.2;
const WORK = 7;
const VALUES = ['ap', 'dp'] as const satisfies readonly Value[];
const isKind = (type: string): type is Exclude<CardType, 'character'> => type in TYPE_SIGNS;
const hasValues = ({ numbers }: CardPrint): boolean => numbers['ap'] !== undefined;

export function paintCard(ctx: Ctx, size: Size, print: CardPrint | null, detail: Detail, art: Artwork | null): void {
  if (print === null) return paintBack(ctx, size, BACK);
  const face = framed(faceOf(ctx, size, print, toneOf(print.color), detail));
  const foot = footOf(face);
  paintFrame(face, foot, art, { radiant: print.type === 'event', foil: isFoil(print), corners: cornersOf(print) });
  if (detail === 'mini') corner(face);
  else {
    header(face);
    if (detail === 'full') {
      marks(face, foot);
      if (foot > 0) footer(face, foot);
    }
  }
  paintBevel(face);
}

/** Of a support card on the field little more than its name looks out. */
const framed = (face: Face): Face =>
  face.detail === 'field' && face.print.type === 'support' ? { ...face, head: 14 * face.u } : face;

export const hasFoot = (print: CardPrint): boolean => print.type === 'character';
/** How high the foot is, which is there only in full. */
function footOf(face: Face): number {
  const { detail, print, u } = face;
  if (detail !== 'full') return 0;
  const lines = linesOf(face).length;
  return ((hasValues(print) ? 21 : 0) + (lines > 0 ? 4 + lines * 9.4 : 0)) * u;
}

/** A badge of its colour, then the name: on metal for a character, on paper for an event, on a dark ribbon for a support card. */
function header(face: Face): void {
  const { ctx, size, print, edge, head, u, tone } = face;
  const box: Box = { x: edge - 0.5 * u, y: edge - 0.5 * u, w: size.w - 2 * edge + u, h: head - u };
  if (print.type === 'event') paintPaper(face, box);
  if (print.type === 'support') paintPlaque(face, box);
  const ink = { event: palette.cardInk, support: WHITE }[print.type] ?? tone.ink;
  const d = Math.min(13.5 * u, head * 0.82);
  const left = edge + 1.5 * u;
  paintBadge(ctx, badgeOf(print.color), left + d / 2, edge + head / 2 - u / 2, d);
  writeName({ ...face, tone: { ...tone, ink } }, left + d + 2.5 * u);
}

/** What lies on the picture: the cost at the left, the source at the right, below them keywords, and what kind of card it is. */
function marks(face: Face, foot: number): void {
  const { size, print, edge, head, u } = face;
  const [left, right, top, bottom] = [edge + 3 * u, size.w - edge - 3 * u, edge + head + 3 * u, size.h - edge - foot];
  cost(face, { x: left, y: top });
  source(face, { x: right, y: top });
  for (const [i, icon] of print.icons.filter(isKeyword).entries()) {
    face.ctx.save();
    face.ctx.translate(left, bottom - (19 + i * 18) * u);
    paintMark(face.ctx, KEYWORD_SIGNS[icon], 16 * u);
    face.ctx.restore();
  }
  if (isKind(print.type)) kind(face, TYPE_SIGNS[print.type], { x: right, y: bottom - 3 * u });
}

/** The use cost in its colour: a price tag cut at its corners. */
function cost({ ctx, print, tone, u }: Face, { x, y }: Point): void {
  const d = 21 * u;
  const cut = d * 0.26;
  ctx.beginPath();
  for (const [px, py] of [
    [cut, 0],
    [d - cut, 0],
    [d, cut],
    [d, d - cut],
    [d - cut, d],
    [cut, d],
    [0, d - cut],
    [0, cut],
  ] as const)
    ctx.lineTo(x - 1.5 * u + px, y - 1.5 * u + py);
  ctx.closePath();
  const shade = ctx.createLinearGradient(0, y, 0, y + d);
  shade.addColorStop(0, css(darker(tone.deep, 0.1)));
  shade.addColorStop(1, css(darker(tone.deep, 0.55)));
  ctx.fillStyle = shade;
  ctx.fill();
  ctx.strokeStyle = css(lighter(tone.frame, 0.55));
  ctx.lineWidth = 1.1 * u;
  ctx.stroke();
  write(ctx, String(print.numbers['cost'] ?? 0), x - 1.5 * u + d / 2, y - 0.6 * u + d / 2, {
    font: `800 ${16 * u}px ${DISPLAY}`,
    ...{ color: css(WHITE), align: 'center', baseline: 'middle' },
  });
}

/** What it yields as payment: a point of light for each. */
function source({ ctx, print, u }: Face, { x, y }: Point): void {
  const count = print.numbers['source'] ?? 0;
  const [d, pad] = [9.5 * u, 2.6 * u];
  const box: Box = { x: x - count * d - 2 * pad, y, w: count * d + 2 * pad, h: d + 2 * pad };
  roundRect(ctx, box, box.h * 0.32);
  ctx.fillStyle = css(palette.nightDeep, 0.78);
  ctx.fill();
  ctx.strokeStyle = css(0xffe2a3, 0.75);
  ctx.lineWidth = 0.8 * u;
  ctx.stroke();
  for (let i = 0; i < count; i++)
    paintSign(ctx, PIP, { x: box.x + pad + d * (i + 0.5), y: y + pad + d / 2 }, d, 0xffe2a3);
}
const PIP = 'M8 .500 10.200 5.800 15.500 8l-5.300 2.200L8 15.500 5.800 10.200.500 8l5.300-2.200Z';

function kind(face: Face, sign: string, { x, y }: Point): void {
  const { ctx, u } = face;
  const d = 20 * u;
  paintPlaque(face, { x: x - d, y: y - d, w: d, h: d });
  paintSign(ctx, sign, { x: x - d / 2, y: y - d / 2 }, d * 0.66, 0xffe2a3);
}

interface Line {
  readonly text: string;
  readonly weight: number;
  readonly parts: number;
}
/** As much as can be read: which scene it is, then the work with the traits. */
function linesOf(face: Face): Line[] {
  const { print } = face;
  const scene = print.subtitle === undefined ? '' : wordsOf(print.subtitle).text;
  return [
    ...(scene !== '' && isLegible(face, SCENE) ? [{ text: scene, weight: 650, parts: SCENE }] : []),
    ...(isLegible(face, WORK, 7) ? [{ text: workLine(print), weight: 550, parts: WORK }] : []),
  ];
}
/** Cards of a scenario may have works and traits without a name. */
function workLine({ traits }: CardPrint): string {
  const names: Readonly<Record<string, { readonly en: string; readonly ja: string }>> = { ...TRAITS, ...WORKS };
  const [work = '', ...rest] = traits.map((id) => (names[id] === undefined ? id : wordsOf(names[id]).text));
  return rest.length === 0 ? work : `${work} · ${rest.join(' / ')}`;
}

/** Written lines on paper, and the two values in boxes of their own. */
function footer(face: Face, foot: number): void {
  const { ctx, size, print, edge, u } = face;
  const top = size.h - edge - foot + 2 * u;
  const w = size.w - 2 * edge;
  paintPaper(face, { x: edge, y: top, w, h: foot - 2 * u });
  for (const [i, { text, weight, parts }] of linesOf(face).entries()) {
    write(ctx, text, size.w / 2, top + (8.6 + i * 9.2) * u, {
      font: `${weight} ${parts * u}px ${BODY}`,
      ...{ color: css(palette.cardInk, 0.85), align: 'center', room: w - 8 * u },
    });
  }
  if (!hasValues(print)) return;
  const each = (w - 6 * u) / 2;
  for (const [i, what] of VALUES.entries())
    value(face, what, { x: edge + 2 * u + i * (each + 2 * u), y: size.h - edge - 19 * u, w: each, h: 17 * u });
}
function value(face: Face, what: Value, box: Box): void {
  const { ctx, print, u } = face;
  const { path, color } = VALUE_SIGNS[what];
  roundRect(ctx, box, 3 * u);
  ctx.fillStyle = css(darker(color, 0.62), 0.94);
  ctx.fill();
  const y = box.y + box.h / 2;
  paintSign(ctx, path, { x: box.x + 9 * u, y }, 10 * u, lighter(color, 0.2));
  writeNumber(face, print.numbers[what] ?? 0, { x: box.x + box.w * 0.62, y: y + 0.6 * u }, 15, WHITE);
}

/** Of a small card colour and picture must do, with what it yields as payment. */
function corner({ ctx, size, print, tone, u }: Face): void {
  const d = 19 * u;
  roundRect(ctx, { x: 0, y: 0, w: d + u, h: d + u }, 3 * u);
  ctx.fillStyle = css(darker(tone.deep, 0.35));
  ctx.fill();
  paintBadge(ctx, badgeOf(print.color), d / 2 + 0.5 * u, d / 2 + 0.5 * u, 15 * u);
  const count = print.numbers['source'] ?? 0;
  const [e, pad] = [11 * u, 1.5 * u];
  const box: Box = {
    x: size.w - count * e - 2 * pad - 2 * u,
    y: size.h - e - 2 * pad - 4 * u,
    w: count * e + 2 * pad,
    h: e + 2 * pad,
  };
  roundRect(ctx, box, box.h / 3);
  ctx.fillStyle = css(palette.nightDeep, 0.82);
  ctx.fill();
  for (let i = 0; i < count; i++)
    paintSign(ctx, PIP, { x: box.x + pad + e * (i + 0.5), y: box.y + pad + e / 2 }, e * 0.96, 0xffe2a3);
  ctx.fillStyle = css(lighter(tone.frame, 0.1));
  ctx.fillRect(0, size.h - 4 * u, size.w, 4 * u);
}
