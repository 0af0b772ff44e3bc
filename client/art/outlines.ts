// Outlines from which people, beings and what they wear are put together: paths in which a head is about 100 wide around 0,0.
import type { Layer } from './artwork.ts';

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
/** A box whose upper corners are round by `top`, the lower by `foot`. */
export function slab(x: number, y: number, w: number, h: number, top: number, foot = top): string {
  const across = `M${x} ${y + top}a${top} ${top} 0 0 1 ${top} ${-top}h${w - 2 * top}a${top} ${top} 0 0 1 ${top} ${top}`;
  return `${across}v${h - top - foot}a${foot} ${foot} 0 0 1 ${-foot} ${foot}h${2 * foot - w}a${foot} ${foot} 0 0 1 ${-foot} ${-foot}z`;
}
/** The same on the left and on the right. */
export const both = (draw: (side: -1 | 1) => string): string => draw(-1) + draw(1);
/** Many ovals, such as curls or the strands of a braid: `x y rx ry` each. */
export const ovals = (...each: readonly (readonly [x: number, y: number, rx: number, ry?: number])[]): string =>
  each.map(([x, y, rx, ry]) => oval(x, y, rx, ry)).join('');
/** Light in eyes so far from the middle. */
export const glint = (x: number, y: number, r: number): Layer => [both((side) => oval(side * x + 4, y, r)), '#ffffff'];
