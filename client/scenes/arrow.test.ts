// Tests of the geometry of arrows.
import { describe, expect, it } from 'vitest';
import { along, arrowOutline, boundsOfPoints } from './arrow.ts';

describe('arrow', () => {
  it('begins at its first point and ends at its last', () => {
    const bent = [
      { x: 0, y: 0 },
      { x: 50, y: 100 },
      { x: 100, y: 0 },
    ];
    expect(along(bent, 0)).toEqual({ x: 0, y: 0 });
    expect(along(bent, 1)).toEqual({ x: 100, y: 0 });
    expect(along(bent, 0.5)).toEqual({ x: 50, y: 50 });
  });
  it('its tip is a corner of its outline, and it is as wide as its head', () => {
    const outline = arrowOutline(
      [
        { x: 0, y: 200 },
        { x: 0, y: 0 },
      ],
      20,
    );
    expect(outline).toContainEqual({ x: 0, y: 0 });
    const box = boundsOfPoints(outline, 0);
    expect(box.w).toBeCloseTo(42);
    expect(box.h).toBeCloseTo(200);
  });
  it('a path without length is still an outline of numbers', () => {
    for (const point of arrowOutline(
      [
        { x: 5, y: 5 },
        { x: 5, y: 5 },
      ],
      20,
    )) {
      expect(Number.isFinite(point.x)).toBe(true);
      expect(Number.isFinite(point.y)).toBe(true);
    }
  });
});
