// Paints the strokes of which scenes are made. Where they lie is a share of the picture, how large they are one of its shorter side.
import { AIR } from './air-brushes.ts';
import type { Stroke } from './artwork.ts';
import type { Easel } from './easel.ts';
import { FORM } from './form-brush.ts';
import { GROUND } from './ground-brushes.ts';
import { PATTERN } from './pattern-brushes.ts';

const BRUSHES = { ...AIR, ...GROUND, ...FORM, ...PATTERN };
export type BrushName = keyof typeof BRUSHES;

export function paintStrokes(easel: Easel, strokes: readonly Stroke[]): void {
  for (const [name, ...args] of strokes) {
    const words = args.filter((arg) => typeof arg === 'string');
    BRUSHES[name](
      easel,
      args.filter((arg) => typeof arg === 'number'),
      words,
    );
  }
}
