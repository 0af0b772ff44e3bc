// Packs rectangles of many sizes into one texture: rows of similar height, filled from left to right.
import type { Box, Size } from './geometry.ts';

interface Shelf {
  readonly y: number;
  readonly h: number;
  x: number;
}

/** A row may be this much higher than what is put into it. */
const WASTE = 1.25;

export class Shelves {
  private shelves: Shelf[] = [];
  private top = 0;
  private readonly size: Size;
  /** Empty pixels between two, so that neither bleeds into the other when scaled. */
  private readonly gap: number;

  constructor(size: Size, gap = 2) {
    this.size = size;
    this.gap = gap;
  }

  /** Room for a rectangle, or undefined when the texture is full. */
  place(w: number, h: number): Box | undefined {
    const fits = this.shelves
      .filter((shelf) => shelf.h >= h && shelf.h <= h * WASTE && shelf.x + w <= this.size.w)
      .sort((a, b) => a.h - b.h)[0];
    const shelf = fits ?? this.open(w, h);
    if (shelf === undefined) return undefined;
    const box = { x: shelf.x, y: shelf.y, w, h };
    shelf.x += w + this.gap;
    return box;
  }

  private open(w: number, h: number): Shelf | undefined {
    if (w > this.size.w) return undefined;
    if (this.top + h > this.size.h) {
      return this.shelves.filter((shelf) => shelf.h >= h && shelf.x + w <= this.size.w).sort((a, b) => a.h - b.h)[0];
    }
    const shelf: Shelf = { y: this.top, h, x: 0 };
    this.shelves.push(shelf);
    this.top += h + this.gap;
    return shelf;
  }

  clear(): void {
    this.shelves = [];
    this.top = 0;
  }
}
