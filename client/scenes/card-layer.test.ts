// Tests of the cards as drawn: whatever is moved, renamed, interrupted or settled, in the end all lie where they should.

import fc from 'fast-check';
import type Phaser from 'phaser';
import { describe, expect, inject, it } from 'vitest';
import { MANNERS, type MannerName } from '../choreography/manners.ts';
import { CardLayer } from './card-layer.ts';
import type { SpriteKit } from './card-sprite.ts';
import { lensFor } from './lens.ts';
import type { LaidCard } from './look.ts';

interface FakeImage {
  destroyed: boolean;
  visible: boolean;
  readonly frame: { width: number; height: number };
  readonly scene: unknown;
  angle: number;
}
function fakeKit(): { readonly kit: SpriteKit; readonly lent: { shadows: number } } {
  const lent = { shadows: 0 };
  const image = (): Phaser.GameObjects.Image => {
    const frame = { width: 10, height: 14 };
    const scene = { textures: { getFrame: () => frame } };
    const made: FakeImage = { destroyed: false, visible: true, frame, scene, angle: 0 };
    const chain = (): unknown => proxy;
    const proxy: unknown = new Proxy(made, {
      get(target, name) {
        if (name === 'destroy') return () => Object.assign(target, { destroyed: true });
        return name in target ? Reflect.get(target, name) : chain;
      },
    });
    return proxy as Phaser.GameObjects.Image;
  };
  const kit: SpriteKit = {
    scene: { add: { image } } as unknown as Phaser.Scene,
    paintsTurned: true,
    painter: { frame: () => ({ key: 'card' }), glow: () => ({ key: 'glow' }) },
    shadows: {
      take() {
        lent.shadows++;
        return image();
      },
      give: () => void lent.shadows--,
      draw: () => undefined,
    },
    lens: () => lensFor({ w: 1600, h: 900 }, { w: 1280, h: 720 }, 1),
  };
  return { kit, lent };
}

const cardsFrom = (places: readonly number[]): LaidCard[] =>
  places.map((place, i) => ({
    key: `c${i}`,
    handle: `c${i}`,
    no: place % 3 === 0 ? null : `N${place % 3}`,
    pose: { x: place * 50, y: (place % 5) * 90, w: 93, h: 130, angle: (place % 4) * 90, z: place },
    detail: 'field',
    seat: 0,
    zone: 'hand',
  }));

const manners = fc.constantFrom(...(Object.keys(MANNERS) as MannerName[]));
const steps = fc.oneof(
  fc.record({
    do: fc.constant('show' as const),
    places: fc.array(fc.nat(20), { maxLength: 6 }),
    ms: fc.nat(600),
    manner: manners,
    only: fc.nat(5),
  }),
  fc.record({ do: fc.constant('tick' as const), by: fc.nat(400) }),
  fc.record({ do: fc.constant('settle' as const) }),
  fc.record({ do: fc.constant('swap' as const), a: fc.nat(5), b: fc.nat(5) }),
  fc.record({ do: fc.constant('bend' as const), a: fc.nat(5), ms: fc.nat(300) }),
);

describe('card layer', () => {
  it('after any interleaving of moves, renamings, gestures and settling every card comes to lie where it should', () => {
    const { propertyRuns } = inject('counts');
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 14 }), (plan) => {
        const { kit, lent } = fakeKit();
        const layer = new CardLayer(kit);
        let cards: LaidCard[] = [];
        let now = 0;
        for (const step of plan) {
          if (step.do === 'show') {
            cards = cardsFrom(step.places);
            const delays = new Map([[`c${step.only}`, 30]]);
            const exits = new Map(['c4', 'c5'].map((key) => [key, { x: 0, y: 0, w: 93, h: 130, angle: 0, z: 1 }]));
            layer.show(cards, { now, ms: step.ms, manner: step.manner, delays, exits });
          } else if (step.do === 'tick') {
            now += step.by;
            layer.tick(now);
          } else if (step.do === 'settle') {
            layer.landAll();
            layer.show(cards, { now: 0, ms: 0 });
            expect(layer.differences(cards)).toEqual([]);
          } else if (step.do === 'swap') {
            layer.rename([
              [`c${step.a}`, `c${step.b}`],
              [`c${step.b}`, `c${step.a}`],
            ]);
            layer.show(cards, { now, ms: 200, manner: 'slide' });
          } else layer.gesture(`c${step.a}`, 'lunge', { x: 10, y: 10 }, now, step.ms);
        }
        layer.tick(now + 2000);
        layer.tick(now + 2001);
        expect(layer.tick(now + 2002)).toBe(false);
        expect(layer.differences(cards)).toEqual([]);
        expect(lent.shadows).toBe(0);
        layer.show([], { now: 0, ms: 0 });
        expect(layer.has('c0')).toBe(false);
      }),
      { numRuns: propertyRuns },
    );
  });
  it('a card on its way that only makes room goes on without a jump', () => {
    const { kit } = fakeKit();
    const layer = new CardLayer(kit);
    layer.show(cardsFrom([1]), { now: 0, ms: 0 });
    layer.show(cardsFrom([13]), { now: 0, ms: 400, manner: 'draw' });
    layer.tick(150);
    const before = { ...layer.poseOf('c0') };
    layer.show(cardsFrom([16]), { now: 150, ms: 300, manner: 'slide', delays: new Map() });
    layer.tick(151);
    expect(Math.abs((layer.poseOf('c0')?.x ?? 0) - (before.x ?? 0))).toBeLessThan(12);
  });
});
