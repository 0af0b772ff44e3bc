// Tests of the fan of cards.
import { describe, expect, it } from 'vitest';
import { fanAtRest, fanOpen, openIndexAt, openRoom, openXs } from './fan.ts';
import { LOW, NARROW, WIDE } from './format.ts';

const FORMATS = [WIDE, NARROW, LOW];

describe('fan', () => {
  it('the card over which it opens stays under the pointer, at every place of it', () => {
    for (const { hand, size } of FORMATS) {
      for (const count of [1, 5, 10, 16]) {
        const rest = fanAtRest(count, hand, true);
        for (const [i, { x }] of rest.entries()) {
          const strip = Math.min(hand.card.w, (rest[1]?.x ?? x) - (rest[0]?.x ?? x) || hand.card.w);
          for (const share of [0.02, 0.5, 0.98]) {
            const point = { x: x - hand.card.w / 2 + strip * share, y: size.h - 20 };
            expect(openIndexAt(point, count, hand, size, i)).toBe(i);
          }
        }
      }
    }
  });
  it('open or at rest it stays inside the window, and its order is that of the hand', () => {
    for (const { hand, size } of FORMATS) {
      for (const count of [3, 10, 20]) {
        for (const anchor of [0, count - 1]) {
          const open = fanOpen(count, hand, size, { anchor, hovered: anchor });
          for (const { x, w } of open) {
            expect(x - w / 2).toBeGreaterThanOrEqual(0);
            expect(x + w / 2).toBeLessThanOrEqual(size.w);
          }
          const xs = openXs(count, hand, size.w, anchor);
          expect([...xs].sort((a, b) => a - b)).toEqual(xs);
        }
      }
    }
  });
  it('the card under the pointer stands up whole and large, its neighbours apart', () => {
    const [before, up, after] = fanOpen(3, WIDE.hand, WIDE.size, { anchor: 1, hovered: 1 });
    expect(up?.w).toBeGreaterThan(WIDE.hand.card.w * 1.5);
    expect((up?.y ?? 0) + (up?.h ?? 0) / 2).toBeLessThanOrEqual(WIDE.size.h);
    expect((after?.x ?? 0) - (before?.x ?? 0)).toBeGreaterThan(2 * WIDE.hand.card.w);
  });
  it('above an open fan there is no card of it', () => {
    expect(openIndexAt({ x: 850, y: 300 }, 5, WIDE.hand, WIDE.size, 2)).toBeUndefined();
  });
});

it.each(FORMATS)('an open fan of ten keeps clear of the question beside it ($name)', (format) => {
  const room = openRoom(format);
  const { prompt, hand, size } = format;
  const reach = Math.max(
    ...[0, 5, 9].flatMap((anchor) => fanOpen(10, hand, room, { anchor, hovered: anchor }).map(({ x, w }) => x + w / 2)),
  );
  const isBeside = prompt.x > hand.x && prompt.bottom > size.h - hand.card.h;
  expect(reach).toBeLessThanOrEqual(isBeside ? prompt.x : size.w);
  expect(room.w < size.w).toBe(isBeside);
});
