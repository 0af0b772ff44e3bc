// What can be read on the board, for the browser tests: every text of plates and mats with its box, size, colour and the pixels around it.
import type { Composed } from './compose.ts';
import { type Box, boundsOf, grow } from './geometry.ts';
import type { Lens } from './lens.ts';
import { type Written, writtenBy } from './paint.ts';
import type { Plate } from './plate-layer.ts';

export interface ReadText {
  readonly text: string;
  /** The plate that holds it, or `mats`. */
  readonly plate: string;
  readonly z: number;
  /** In pixels of the canvas. */
  readonly box: Box;
  readonly size: number;
  readonly color: string;
}

function scratch(): CanvasRenderingContext2D {
  const ctx = document.createElement('canvas').getContext('2d');
  if (ctx === null) throw new Error('no 2d canvas');
  return ctx;
}

/** Texts in the order in which they lie; `mats` paints the table below everything. */
export function textsOf(now: Composed, lens: Lens, mats: (ctx: CanvasRenderingContext2D) => void): ReadText[] {
  const ctx = scratch();
  const at = (x: number, y: number): void =>
    ctx.setTransform(lens.zoom, 0, 0, lens.zoom, lens.left + x * lens.zoom, lens.top + y * lens.zoom);
  const named = (plate: string, z: number, found: readonly Written[]): ReadText[] =>
    found.map((written) => ({ plate, z, ...written }));
  at(0, 0);
  const table = named(
    'mats',
    -1,
    writtenBy(() => mats(ctx)),
  );
  const plates = now.plates.flatMap((plate: Plate) => {
    ctx.save();
    at(plate.box.x, plate.box.y);
    const found = named(
      plate.key,
      plate.z,
      writtenBy(() => plate.paint(ctx)),
    );
    ctx.restore();
    return found;
  });
  return [...table, ...plates];
}

/** The boxes of drawn cards in pixels of the canvas. */
export const cardBoxes = (now: Composed, lens: Lens): { key: string; zone: string; z: number; box: Box }[] =>
  now.cards.map(({ key, zone, pose }) => {
    const box = boundsOf(pose);
    return {
      key,
      zone,
      z: pose.z,
      box: {
        x: lens.left + box.x * lens.zoom,
        y: lens.top + box.y * lens.zoom,
        w: box.w * lens.zoom,
        h: box.h * lens.zoom,
      },
    };
  });

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (r: number, g: number, b: number): number =>
  0.2126 * channel(r / 255) + 0.7152 * channel(g / 255) + 0.0722 * channel(b / 255);
const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

const isMiddle = (at: number, of: number): boolean => at >= of * 0.25 && at <= of * 0.75;

/**
 * How well a text stands out: its colour against the pixels around it, in the middle half of each side, since the
 * corners may lie beyond a plate that is no rectangle. The fifth that comes nearest to the ink is left out: it may be
 * an edge of the plate or a letter's blur.
 */
export function contrastAt(canvas: HTMLCanvasElement, { box, color }: ReadText, lens: Lens): number {
  const ctx = canvas.getContext('2d');
  const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  if (ctx === null) return Number.NaN;
  // Ink may blur a pixel beyond its box.
  const ring = grow(box, 1 + lens.density);
  const [x, y] = [Math.floor(ring.x), Math.floor(ring.y)];
  const [w, h] = [Math.ceil(ring.x + ring.w) - x, Math.ceil(ring.y + ring.h) - y];
  const { data, width, height } = ctx.getImageData(x, y, w, h);
  const found: number[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const level = row === 0 || row === height - 1;
      const side = column === 0 || column === width - 1;
      const inMiddle = level ? isMiddle(column, width) : isMiddle(row, height);
      if (!(level || side) || !inMiddle) continue;
      const i = (row * width + column) * 4;
      const [br = 0, bg = 0, bb = 0] = data.subarray(i, i + 3);
      const over = (ink: number, ground: number): number => ink * alpha + ground * (1 - alpha);
      found.push(contrast(luminance(over(r, br), over(g, bg), over(b, bb)), luminance(br, bg, bb)));
    }
  }
  found.sort((one, other) => one - other);
  return found[Math.floor(found.length * 0.2)] ?? 0;
}
