// Tests of packing rectangles into the atlas.
import { describe, expect, it } from 'vitest';
import { type Box, meet } from './geometry.ts';
import { Shelves } from './shelves.ts';

describe('shelves', () => {
  it('no two rectangles overlap, and all lie inside', () => {
    const shelves = new Shelves({ w: 512, h: 512 });
    const placed: Box[] = [];
    for (let i = 0; i < 400; i++) {
      const box = shelves.place(10 + ((i * 37) % 90), 8 + ((i * 53) % 60));
      if (box !== undefined) placed.push(box);
    }
    expect(placed.length).toBeGreaterThan(80);
    for (const [i, a] of placed.entries()) {
      expect(a.x + a.w).toBeLessThanOrEqual(512);
      expect(a.y + a.h).toBeLessThanOrEqual(512);
      for (const b of placed.slice(i + 1)) expect(meet(a, b)).toBe(false);
    }
  });
  it('says when it is full, and begins anew when cleared', () => {
    const shelves = new Shelves({ w: 100, h: 100 });
    expect(shelves.place(100, 100)).toBeDefined();
    expect(shelves.place(10, 10)).toBeUndefined();
    shelves.clear();
    expect(shelves.place(10, 10)).toEqual({ x: 0, y: 0, w: 10, h: 10 });
    expect(shelves.place(200, 10)).toBeUndefined();
  });
  it('what is given back is filled again, and still nothing overlaps', () => {
    const shelves = new Shelves({ w: 256, h: 256 });
    let placed: Box[] = [];
    for (let i = 0; i < 3000; i++) {
      const box = shelves.place(10 + ((i * 37) % 90), 8 + ((i * 53) % 60));
      if (box === undefined) {
        const [gone, ...kept] = placed;
        if (gone !== undefined) shelves.free(gone);
        placed = kept;
        continue;
      }
      expect(box.x + box.w).toBeLessThanOrEqual(256);
      expect(box.y + box.h).toBeLessThanOrEqual(256);
      for (const other of placed) expect(meet(box, other)).toBe(false);
      placed.push(box);
    }
    for (const box of placed) shelves.free(box);
    expect(shelves.place(256, 256)).toEqual({ x: 0, y: 0, w: 256, h: 256 });
  });
});
