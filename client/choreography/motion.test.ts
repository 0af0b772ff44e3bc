// Tests of motion: every manner begins and ends exactly at its poses, stays near its way, and goes on without jumps.
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import type { Pose } from '../scenes/look.ts';
import { type Bit, type Drawn, drawBit } from './bits.ts';
import { embers, gather, impact, landing, riffle, shatter } from './bursts.ts';
import { EASES, type EaseName, turned } from './easing.ts';
import { type Bent, CONTACT, GESTURES, gesture, thrust } from './gestures.ts';
import { MANNERS, type MannerName } from './manners.ts';
import { move, type Stance, stanceOf } from './motion.ts';
import { blank } from './shapes.ts';

const { propertyRuns } = inject('counts');
const names = Object.keys(MANNERS) as MannerName[];
const poses = fc.record({
  x: fc.integer({ min: -200, max: 1800 }),
  y: fc.integer({ min: -200, max: 1100 }),
  w: fc.constantFrom(50, 93, 108, 112),
  h: fc.constantFrom(70, 130, 151, 157),
  angle: fc.constantFrom(0, 90, 180, 270, -3, 360),
  z: fc.integer({ min: 1, max: 130 }),
});
const shown = ({ x, y, w, h, angle, z }: Stance): Pose => ({ x, y, w, h, angle, z });
const at = (name: MannerName, from: Pose, to: Pose, t: number, flips = false): Stance => {
  const out = stanceOf(from);
  move(out, MANNERS[name], from, to, t, flips);
  return out;
};

describe('motion', () => {
  it('every manner begins at its first pose and ends at its last, flat on the table', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), poses, poses, fc.boolean(), (name, from, to, flips) => {
        expect(shown(at(name, from, to, 0, flips))).toEqual(from);
        const end = at(name, from, to, 1, flips);
        expect(end).toEqual(stanceOf(to));
      }),
      { numRuns: propertyRuns },
    );
  });
  it('no card strays from its way, grows out of size or leaves the table for good', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        poses,
        poses,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (name, from, to, t) => {
          const stance = at(name, from, to, t, true);
          const room = 150 + from.h + to.h;
          expect(stance.x).toBeGreaterThanOrEqual(Math.min(from.x, to.x) - room);
          expect(stance.x).toBeLessThanOrEqual(Math.max(from.x, to.x) + room);
          expect(stance.y).toBeGreaterThanOrEqual(Math.min(from.y, to.y) - room);
          expect(stance.y).toBeLessThanOrEqual(Math.max(from.y, to.y) + room);
          expect(stance.lift).toBeGreaterThanOrEqual(0);
          expect(stance.lift).toBeLessThanOrEqual(2);
          for (const factor of [stance.wide, stance.high]) expect(Math.abs(factor - 1)).toBeLessThan(0.12);
          expect(stance.open).toBeGreaterThan(0);
          expect(stance.alpha).toBeGreaterThanOrEqual(0);
          expect(stance.alpha).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: propertyRuns },
    );
  });
  it('a card goes on without a jump in every manner but those that fade', () => {
    const from = { x: 100, y: 700, w: 108, h: 151, angle: 0, z: 80 };
    const to = { x: 900, y: 300, w: 93, h: 130, angle: 90, z: 30 };
    for (const name of names.filter((one) => !('fade' in MANNERS[one]))) {
      let last = at(name, from, to, 0);
      for (let step = 1; step <= 200; step++) {
        const next = at(name, from, to, step / 200);
        expect(Math.hypot(next.x - last.x, next.y - last.y), `${name} at ${step / 200}`).toBeLessThan(45);
        last = next;
      }
    }
  });
  it('a card that flips shows its face from the edge on, and never turns back', () => {
    for (const name of names) {
      const overs = Array.from({ length: 101 }, (_, i) => at(name, stancePose(0), stancePose(400), i / 100, true).over);
      expect(overs.indexOf(true)).toBeGreaterThan(0);
      expect(overs.lastIndexOf(false)).toBe(overs.indexOf(true) - 1);
    }
  });
  it('with fading only, a near card glides and a far one is never seen between its places', () => {
    const near = at('still', stancePose(0), stancePose(40), 0.5);
    expect(near.x).toBeGreaterThan(0);
    expect(near.x).toBeLessThan(40);
    for (let t = 0; t <= 1; t += 0.05) {
      const { x, lift, angle } = at('still', stancePose(0), stancePose(600), t);
      expect(x <= 24 || x >= 576).toBe(true);
      expect([lift, angle]).toEqual([0, 0]);
    }
  });
  it('two that change places pass each other on either side', () => {
    for (const [from, to] of [
      [stancePose(0), stancePose(300)],
      [stancePose(0), { ...stancePose(0), y: 400 }],
    ] as const) {
      const [there, back] = [at('around', from, to, 0.5), at('around', to, from, 0.5)];
      expect(Math.hypot(there.x - back.x, there.y - back.y)).toBeGreaterThan(93);
    }
  });
  it('who walks comes down between two steps, and what slips below others never lies above them', () => {
    const lifts = Array.from({ length: 101 }, (_, i) => at('walk', stancePose(0), stancePose(120), i / 100).lift);
    const lowest = Math.min(...lifts.slice(25, 65));
    expect(lowest).toBeLessThan(0.05);
    expect(Math.max(...lifts.slice(0, lifts.indexOf(lowest)))).toBeGreaterThan(0.4);
    const low = { ...stancePose(300), z: 0.5 };
    for (let t = 0.01; t <= 1; t += 0.01) expect(at('slip', stancePose(0), low, t).z).toBe(0.5);
  });
  it('rest turns about the lower right corner: it stays nearly where it was', () => {
    const to = { ...stancePose(300), angle: 90 };
    const cornerOf = ({ x, y, w, h, angle }: Stance) => {
      const turn = (angle * Math.PI) / 180;
      return {
        x: x + (Math.cos(turn) * w - Math.sin(turn) * h) / 2,
        y: y + (Math.sin(turn) * w + Math.cos(turn) * h) / 2,
      };
    };
    const first = cornerOf(at('rest', stancePose(300), to, 0.2));
    const early = cornerOf(at('rest', stancePose(300), to, 0.3));
    const centre = at('rest', stancePose(300), to, 0.3);
    expect(Math.hypot(early.x - first.x, early.y - first.y)).toBeLessThan(Math.hypot(centre.w, centre.h) / 2);
  });
});

const stancePose = (x: number): Pose => ({ x, y: 0, w: 93, h: 130, angle: 0, z: 1 });

describe('easing', () => {
  it('every curve begins at 0 and ends at 1', () => {
    for (const name of Object.keys(EASES) as EaseName[]) {
      expect(EASES[name](0)).toBeCloseTo(0, 9);
      expect(EASES[name](1)).toBeCloseTo(1, 9);
    }
  });
  it('every curve that does not overshoot only rises', () => {
    for (const name of (Object.keys(EASES) as EaseName[]).filter((one) => one !== 'overshoot')) {
      for (let i = 1; i <= 200; i++)
        expect(EASES[name](i / 200) - EASES[name]((i - 1) / 200)).toBeGreaterThanOrEqual(-1e-9);
    }
  });
  it('cards turn the short way, half a turn clockwise', () => {
    expect(turned(0, 270, 1)).toBe(-90);
    expect(turned(350, 10, 0.5)).toBe(360);
    expect(turned(0, 180, 1)).toBe(180);
    expect(turned(180, 0, 1)).toBe(360);
  });
});

describe('gestures', () => {
  it('begin and end where the card is', () => {
    const out: Bent = { dx: 1, dy: 1, angle: 1, grow: 1, lift: 1 };
    for (const name of GESTURES) {
      for (const t of [-1, 0, 1, 2]) {
        gesture(out, name, t, 100, -80);
        expect(out).toEqual({ dx: 0, dy: 0, angle: 0, grow: 0, lift: 0 });
      }
    }
  });
  it('a lunge draws back first and is farthest at the contact', () => {
    expect(thrust(0.15)).toBeLessThan(0);
    const far = Array.from({ length: 101 }, (_, i) => thrust(i / 100));
    expect(Math.abs(far.indexOf(Math.max(...far)) / 100 - CONTACT)).toBeLessThan(0.03);
  });
});

describe('bits', () => {
  const bursts: readonly Bit[][] = [
    impact(0xffffff, 1, { w: 93, h: 130 }),
    landing(93, 130),
    shatter(0xffffff, { x: 0, y: 0 }, 400, -40),
    embers(0xffffff, 9, 100, 100),
    gather(0xffffff, 9, 100),
    riffle(blank(93, 130), 6),
  ];
  it('a light blow lets the card be seen through its flash, a heavy one less', () => {
    const size = { w: 93, h: 130 };
    const flashOf = (strength: number): number => {
      const flash = impact(0xffffff, strength, size).find(({ shape }) => shape.key === blank(size.w, size.h).key);
      if (flash === undefined) throw new Error('no flash');
      const out: Drawn = { x: 0, y: 0, wide: 1, high: 1, angle: 0, alpha: 1 };
      let most = 0;
      for (let t = 0; t <= 1; t += 0.05) {
        drawBit(out, flash, t, false);
        most = Math.max(most, out.alpha);
      }
      return most;
    };
    expect(flashOf(0.6)).toBeLessThan(0.5);
    expect(flashOf(1.4)).toBeGreaterThan(flashOf(0.6));
    expect(flashOf(9)).toBeLessThan(0.9);
  });
  it('are unseen before and after their time, and never more than opaque', () => {
    const out: Drawn = { x: 0, y: 0, wide: 1, high: 1, angle: 0, alpha: 1 };
    for (const bit of bursts.flat()) {
      for (const still of [false, true]) {
        for (const t of [-0.5, 0, 1, 1.5]) {
          drawBit(out, bit, t, still);
          expect(out.alpha).toBe(0);
        }
        for (let t = 0; t <= 1; t += 0.1) {
          drawBit(out, bit, t, still);
          expect(out.alpha).toBeGreaterThanOrEqual(0);
          expect(out.alpha).toBeLessThanOrEqual(1);
        }
      }
    }
  });
  it('are all over when their burst is', () => {
    for (const { start = 0, time = 1 - start } of bursts.flat()) expect(start + time).toBeLessThanOrEqual(1.0001);
  });
  it('do not move where nothing may', () => {
    const [first, second]: [Drawn, Drawn] = [0, 0].map(() => ({
      x: 0,
      y: 0,
      wide: 1,
      high: 1,
      angle: 0,
      alpha: 1,
    })) as [Drawn, Drawn];
    for (const bit of bursts.flat()) {
      drawBit(first, bit, 0.3, true);
      drawBit(second, bit, 0.8, true);
      expect([first.x, first.y, first.angle]).toEqual([second.x, second.y, second.angle]);
    }
  });
});
