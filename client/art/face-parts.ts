// What is printed on a face: the name, numbers on plaques and coins, and the paper at its foot.
import { css, darker, lighter } from '../scenes/colors.ts';
import type { Box, Point } from '../scenes/geometry.ts';
import { roundRect, write } from '../scenes/paint.ts';
import { BODY, DISPLAY } from '../scenes/styles.ts';
import { palette } from '../styles/palette.ts';
import { wordsOf } from '../text/card-text.ts';
import type { Face } from './face.ts';

/** Smaller writing, in CSS pixels, is left out. */
const LEGIBLE = 9;
/** Can writing of so many parts be read? */
export const isLegible = ({ seen }: Face, parts: number, least = LEGIBLE): boolean => parts * seen >= least;

/** The name from `left` on, in one line or, where that can be read, in two. */
export function writeName(face: Face, left: number): void {
  const { ctx, size, print, tone, detail, edge, head, u, seen } = face;
  const name = wordsOf(print.name).text;
  const comma = name.indexOf(',');
  // Before a comma the person, above; the rest below, so that both can be read.
  const [first, rest] = comma < 0 ? [name, ''] : [name.slice(0, comma), name.slice(comma + 1).trim()];
  const room = size.w - left - edge - 1.5 * u;
  const color = css(tone.ink);
  const line = (text: string, y: number, weight: number, font: number): number =>
    write(ctx, text, left, edge + y, { font: `${weight} ${font * u}px ${DISPLAY}`, color, room });
  if (rest !== '' && isLegible(face, 7.4, LEGIBLE - 1.5)) {
    line(first, head * 0.46, 750, 11);
    write(ctx, rest, left, edge + head * 0.88, { font: `600 ${7.4 * u}px ${BODY}`, color, room });
  } else if (rest === '' && isLong(first) && detail === 'full' && isLegible(face, 9)) {
    const [above, below] = halves(first);
    line(above, head * 0.42, 700, 9);
    line(below, head * 0.84, 700, 9);
  } else {
    line(first, head * 0.72, 750, Math.min(15.5, Math.max(12, 10.5 / seen)));
  }
}

/** Does it need two lines? Letters of Chinese and Japanese are twice as wide. */
const isLong = (name: string): boolean => name.length + (name.match(/[\u3000-\u9fff]/g)?.length ?? 0) > 15;

/** A name in two lines of much the same length; one that is written without spaces is parted in its middle. */
function halves(name: string): [string, string] {
  const spaces = [...name.matchAll(/[ ・]/g)].map(({ index }) => index);
  const middle = Math.ceil(name.length / 2);
  const off = (at: number): number => Math.abs(at - middle);
  const at = spaces.sort((a, b) => off(a) - off(b))[0];
  return at === undefined ? [name.slice(0, middle), name.slice(middle)] : [name.slice(0, at), name.slice(at + 1)];
}

/** A number, its middle at a point, `parts` high. */
export function writeNumber({ ctx, u }: Face, number: number, { x, y }: Point, parts: number, color: number): void {
  write(ctx, String(number), x, y, {
    font: `800 ${parts * u}px ${DISPLAY}`,
    color: css(color),
    align: 'center',
    baseline: 'middle',
  });
}

/** A dark plate let into the metal. */
export function paintPlaque({ ctx, tone, u }: Face, box: Box): void {
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

/** A number on a round of paper, `d` across. */
export function paintCoin(face: Face, number: number, { x, y }: Point, d: number): void {
  const { ctx, u } = face;
  ctx.beginPath();
  ctx.arc(x, y, d / 2, 0, Math.PI * 2);
  ctx.fillStyle = css(palette.cardPaper);
  ctx.fill();
  ctx.strokeStyle = css(palette.cardInk, 0.8);
  ctx.lineWidth = 1.2 * u;
  ctx.stroke();
  writeNumber(face, number, { x, y: y + 0.7 * u }, 12.5, palette.cardInk);
}

/** A strip of paper to print on. */
export function paintPaper({ ctx, u }: Face, box: Box): void {
  roundRect(ctx, box, 3 * u);
  const paper = ctx.createLinearGradient(0, box.y, 0, box.y + box.h + 2 * u);
  paper.addColorStop(0, css(lighter(palette.cardPaper, 0.5)));
  paper.addColorStop(1, css(darker(palette.cardPaper, 0.14)));
  ctx.fillStyle = paper;
  ctx.fill();
  ctx.strokeStyle = css(palette.cardInk, 0.5);
  ctx.lineWidth = 0.7 * u;
  ctx.stroke();
}
