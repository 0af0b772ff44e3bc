// The palette as canvas colours, and mixing of them.
import { palette } from '../styles/palette.ts';

export const css = (color: number, alpha = 1): string =>
  `rgba(${(color >> 16) & 255}, ${(color >> 8) & 255}, ${color & 255}, ${alpha})`;

/** As `#rrggbb`. */
export const hex = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

/** `share` of b in a. */
export function mix(a: number, b: number, share: number): number {
  let mixed = 0;
  for (const shift of [16, 8, 0]) {
    const from = (a >> shift) & 255;
    mixed |= Math.round(from + (((b >> shift) & 255) - from) * share) << shift;
  }
  return mixed;
}
export const lighter = (color: number, share: number): number => mix(color, 0xffffff, share);
export const darker = (color: number, share: number): number => mix(color, 0x05070d, share);

/** The board's own glow for what can be picked, and the ring of what has been. */
export const GLOW = palette.accent;
