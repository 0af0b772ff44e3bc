// Packs rectangles of many sizes into one texture: rows of similar height, filled from left to right, and where one was given back.
import type { Box, Size } from './geometry.ts';

interface Gap {
  x: number;
  w: number;
}
interface Row {
  readonly y: number;
  readonly h: number;
  /** From left to right. */
  gaps: Gap[];
  held: number;
}

/** A row may be this much higher than what is put into it. */
const WASTE = 1.25;

export class Shelves {
  /** From top to bottom. */
  private rows: Row[] = [];
  private readonly size: Size;
  /** Empty pixels between two, so that neither bleeds into the other when scaled. */
  private readonly apart: number;

  constructor(size: Size, apart = 2) {
    this.size = size;
    this.apart = apart;
  }

  /** Room for a rectangle, or undefined when the texture is full. */
  place(w: number, h: number): Box | undefined {
    const high = this.rows.filter((row) => row.h >= h && row.gaps.some((gap) => gap.w >= w)).sort((a, b) => a.h - b.h);
    const row = high.find((one) => one.h <= h * WASTE) ?? this.open(w, h) ?? high[0];
    const gap = row?.gaps.find((one) => one.w >= w);
    if (row === undefined || gap === undefined) return undefined;
    const box = { x: gap.x, y: row.y, w, h };
    gap.x += w + this.apart;
    gap.w -= w + this.apart;
    row.gaps = row.gaps.filter((one) => one.w > 0);
    row.held++;
    return box;
  }

  /** What was placed here has gone. */
  free({ x, y, w }: Box): void {
    const row = this.rows.find((one) => one.y === y);
    if (row === undefined) return;
    row.held--;
    if (row.held === 0) {
      this.rows = this.rows.filter((one) => one !== row);
      return;
    }
    const gaps = [...row.gaps, { x, w }].sort((a, b) => a.x - b.x);
    row.gaps = [];
    for (const gap of gaps) {
      const last = row.gaps.at(-1);
      if (last !== undefined && gap.x - last.x - last.w <= this.apart) last.w = gap.x + gap.w - last.x;
      else row.gaps.push(gap);
    }
  }

  /** A new row in the uppermost place that is high enough. */
  private open(w: number, h: number): Row | undefined {
    if (w > this.size.w) return undefined;
    let y = 0;
    let at = 0;
    for (const row of this.rows) {
      if (y + h + this.apart <= row.y) break;
      y = row.y + row.h + this.apart;
      at++;
    }
    if (y + h > this.size.h) return undefined;
    const row: Row = { y, h, gaps: [{ x: 0, w: this.size.w }], held: 0 };
    this.rows.splice(at, 0, row);
    return row;
  }

  clear(): void {
    this.rows = [];
  }
}
