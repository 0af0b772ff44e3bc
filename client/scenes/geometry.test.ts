// Tests of boxes, turned boxes and spreading.
import { describe, expect, it } from 'vitest';
import { boundsOf, isInTurned, spread } from './geometry.ts';

describe('geometry', () => {
  it('a turned box holds the points of its turned shape only', () => {
    const resting = { x: 0, y: 0, w: 10, h: 40, angle: 90 };
    expect(isInTurned({ x: 18, y: 0 }, resting)).toBe(true);
    expect(isInTurned({ x: 0, y: 18 }, resting)).toBe(false);
  });
  it('the bounds of a card turned by a quarter swap its sides', () => {
    const bounds = boundsOf({ x: 50, y: 50, w: 10, h: 40, angle: 270 });
    expect(bounds.w).toBeCloseTo(40);
    expect(bounds.h).toBeCloseTo(10);
    expect(bounds.x).toBeCloseTo(30);
  });
  it('few cards lie side by side, many overlap but stay in their room', () => {
    expect(spread(3, 100, 10, 1000)).toEqual([90, 100, 110]);
    const many = spread(20, 100, 10, 60);
    expect(many[0]).toBeCloseTo(75);
    expect(many.at(-1)).toBeCloseTo(125);
  });
  it('one card lies in the middle', () => {
    expect(spread(1, 100, 10, 60)).toEqual([100]);
    expect(spread(0, 100, 10, 60)).toEqual([]);
  });
});
