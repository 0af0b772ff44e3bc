// Paints a card of Weiß Schwarz from its print: metal frame by colour, level, cost, icons, picture, name, traits, power and soul.
import type { CardPrint } from '../../../shared/kernel/game.ts';
import type { Artwork } from '../../art/artwork.ts';
import { paintBack } from '../../art/back.ts';
import { type Face, faceOf, paintBevel, paintFrame } from '../../art/face.ts';
import { isLegible, paintCoin, paintPaper, paintPlaque, writeName, writeNumber } from '../../art/face-parts.ts';
import { css, darker, lighter } from '../../scenes/colors.ts';
import type { Size } from '../../scenes/geometry.ts';
import type { Detail } from '../../scenes/look.ts';
import { roundRect, write } from '../../scenes/paint.ts';
import { BODY, DISPLAY } from '../../scenes/styles.ts';
import { palette } from '../../styles/palette.ts';
import { BACK } from './art/card-back.ts';
import { cornersOf, isFoil } from './art/rarities.ts';
import { paintIcon } from './icons.ts';
import { toneOf } from './tones.ts';

type Ctx = CanvasRenderingContext2D;
const WHITE = 0xffffff;
/** Height of the writing of traits. */
const TRAITS = 8.4;

export function paintCard(ctx: Ctx, size: Size, print: CardPrint | null, detail: Detail, art: Artwork | null): void {
  if (print === null) return paintBack(ctx, size, BACK);
  const face = faceOf(ctx, size, print, toneOf(print.color), detail);
  const foot = footOf(face);
  paintFrame(face, foot, art, {
    radiant: print.type === 'climax',
    foil: isFoil(print),
    corners: cornersOf(print),
  });
  if (detail === 'mini') miniMarks(face);
  else {
    header(face);
    marks(face);
    if (foot > 0) footer(face, foot);
  }
  paintBevel(face);
}

export const hasFoot = ({ type }: CardPrint): boolean => type === 'character';
/** How high the foot is: it is there only in full. */
function footOf(face: Face): number {
  if (face.detail !== 'full' || !hasFoot(face.print)) return 0;
  return (isLegible(face, TRAITS) ? 35 : 24) * face.u;
}

function header(face: Face): void {
  const { print, edge, head, u } = face;
  const { level } = print.numbers;
  if (level === undefined) return writeName(face, edge + 3 * u);
  paintPlaque(face, { x: edge, y: edge - 0.5 * u, w: head + u, h: head });
  const middle = edge + (head + u) / 2;
  writeNumber(face, level, { x: middle, y: middle - 0.4 * u }, 17, WHITE);
  writeName(face, edge + head + 4 * u);
}

/** What lies on the picture: the cost, a counter, and the icons. */
function marks(face: Face): void {
  const { ctx, size, print, edge, head, u } = face;
  const { cost, counter } = print.numbers;
  const [left, right, top] = [edge, size.w - edge, edge + head];
  if (cost !== undefined && print.type !== 'climax') {
    const d = 17 * u;
    paintCoin(face, cost, { x: left + 3 * u + d / 2, y: top + 3.5 * u + d / 2 }, d);
  }
  const d = (print.type === 'climax' ? 24 : 17) * u;
  let y = top + 4 * u + d / 2;
  for (const icon of print.icons) {
    if (icon === 'counter') continue;
    paintIcon(ctx, icon, right - 4 * u - d / 2, y, d);
    y += d + 3 * u;
  }
  if (counter !== undefined && counter > 0) paintIcon(ctx, 'counter', left + 3 * u + 8.5 * u, top + 32 * u, 16 * u);
}

function footer(face: Face, foot: number): void {
  const { ctx, size, print, edge, u } = face;
  const top = size.h - edge - foot + 2 * u;
  paintPaper(face, { x: edge, y: top, w: size.w - 2 * edge, h: foot - 2 * u });
  const { power, soul } = print.numbers;
  if (isLegible(face, TRAITS))
    write(ctx, print.traits.join(' · '), size.w / 2, top + 10.5 * u, {
      font: `600 ${TRAITS * u}px ${BODY}`,
      color: css(palette.cardInk, 0.85),
      align: 'center',
      room: size.w - 2 * edge - 10 * u,
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
function miniMarks(face: Face): void {
  const { ctx, size, print, tone, u } = face;
  const { level } = print.numbers;
  const d = 17 * u;
  roundRect(ctx, { x: 0, y: 0, w: d + 1 * u, h: d + 1 * u }, 3 * u);
  ctx.fillStyle = css(level === undefined ? lighter(tone.frame, 0.1) : darker(tone.deep, 0.35));
  ctx.fill();
  if (level === undefined) {
    paintIcon(ctx, print.icons.at(-1) ?? 'soul', d / 2 + 0.5 * u, d / 2 + 0.5 * u, 13 * u);
    return;
  }
  writeNumber(face, level, { x: d / 2 + 0.5 * u, y: d / 2 + 1 * u }, 13, WHITE);
  ctx.fillStyle = css(tone.frame);
  ctx.fillRect(0, size.h - 5 * u, size.w, 5 * u);
}
