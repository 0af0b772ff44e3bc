// Tests of the way from logical units to pixels and back.
import { describe, expect, it } from 'vitest';
import { formatFor } from './format.ts';
import { fromPage, lensFor, toPage } from './lens.ts';

const logical = { w: 1600, h: 900 };

describe('lens', () => {
  it('fits the whole table into any window, centred', () => {
    for (const css of [
      { w: 1024, h: 576 },
      { w: 1920, h: 1080 },
      { w: 1000, h: 1000 },
      { w: 3000, h: 700 },
    ]) {
      const lens = lensFor(logical, css, 1);
      const box = toPage(lens, { x: 0, y: 0, ...logical });
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w).toBeLessThanOrEqual(css.w + 1);
      expect(box.y + box.h).toBeLessThanOrEqual(css.h + 1);
      expect(Math.abs(box.x - (css.w - box.w) / 2)).toBeLessThanOrEqual(1);
    }
  });
  it('a point of the page and back is the same point, at any density', () => {
    for (const density of [1, 1.5, 2, 3]) {
      const lens = lensFor(logical, { w: 1111, h: 777 }, density);
      const box = toPage(lens, { x: 321, y: 123, w: 0, h: 0 });
      const back = fromPage(lens, box);
      expect(back.x).toBeCloseTo(321);
      expect(back.y).toBeCloseTo(123);
    }
  });
  it('up to three pixels per CSS pixel are painted where the canvas stays within 4096 pixels', () => {
    expect(lensFor(logical, { w: 1280, h: 720 }, 3).canvas).toEqual({ w: 3840, h: 2160 });
    expect(lensFor(logical, { w: 1280, h: 720 }, 4).canvas).toEqual({ w: 3840, h: 2160 });
    expect(lensFor(logical, { w: 1600, h: 900 }, 3).canvas).toEqual({ w: 4096, h: 2304 });
    expect(lensFor(logical, { w: 2560, h: 1440 }, 3).density).toBe(2);
  });
  it('a table that does not fit into its textures is painted less densely', () => {
    expect(lensFor(logical, { w: 1280, h: 720 }, 3, 1.5).canvas).toEqual({ w: 1920, h: 1080 });
    expect(lensFor(logical, { w: 1280, h: 720 }, 1, 1.5).density).toBe(1);
  });
  it('a frame beside the log is narrow, a whole 16:9 window wide', () => {
    expect(formatFor({ w: 960, h: 676 }).name).toBe('narrow');
    expect(formatFor({ w: 1520, h: 1036 }).name).toBe('narrow');
    expect(formatFor({ w: 1024, h: 576 }).name).toBe('wide');
  });
});
