// Tests of where a click means something.
import { describe, expect, it } from 'vitest';
import { hotSpots, topAt } from './hot-spots.ts';
import type { LaidCard } from './look.ts';
import { NOTHING, type Offer } from './offer.ts';

const card = (key: string, x: number, z: number): LaidCard => ({
  key,
  handle: key,
  no: 'N',
  pose: { x, y: 100, w: 50, h: 70, angle: 0, z },
  detail: 'field',
  seat: 0,
  zone: 'hand',
});
const look = {
  slotBox: (_seat: number, slot: string) => (slot === 'far' ? undefined : { x: 0, y: 0, w: 40, h: 40 }),
  piles: () => [{ seat: 0 as const, zone: 'graveyard', x: 80, y: 60, w: 60, h: 80 }],
};
const spotsFor = (offer: Partial<Offer>, cards: readonly LaidCard[] = []) =>
  hotSpots({
    offer: { ...NOTHING, ...offer },
    cards,
    tray: null,
    strips: [],
    standing: undefined,
    buttons: [],
    look,
    bottom: 0,
  });

describe('hot spots', () => {
  it('a card that can do one thing picks it, one that can do several opens its menu', () => {
    const offer = {
      cards: new Map([
        ['a', [3]],
        ['b', [1, 2]],
      ]),
    };
    const spots = spotsFor(offer, [card('a', 50, 1), card('b', 200, 1)]);
    expect(spots.find(({ id }) => id === 'card.a')?.act).toEqual({ do: 'pick', position: 3 });
    expect(spots.find(({ id }) => id === 'card.b')?.act).toEqual({ do: 'menu', key: 'b' });
  });
  it('a blocked position is no spot', () => {
    const spots = spotsFor({ cards: new Map([['a', [0]]]), blocked: new Set([0]) }, [card('a', 50, 1)]);
    expect(spots.some(({ kind }) => kind === 'card')).toBe(false);
  });
  it('of overlapping cards the upper one is hit, and a card before the pile below it', () => {
    const offer = {
      cards: new Map([
        ['a', [0]],
        ['b', [1]],
      ]),
    };
    const spots = spotsFor(offer, [card('b', 120, 11), card('a', 100, 10)]);
    expect(topAt(spots, { x: 112, y: 100 })?.id).toBe('card.b');
    expect(topAt(spots, { x: 80, y: 100 })?.id).toBe('card.a');
    expect(topAt(spots, { x: 90, y: 63 })?.kind).toBe('pile');
    expect(topAt(spots, { x: 900, y: 900 })).toBeUndefined();
  });
  it('a place that the look does not know is no spot', () => {
    const offer = {
      slots: [
        { position: 0, slot: 'near', seat: 0 as const },
        { position: 1, slot: 'far', seat: 0 as const },
      ],
    };
    expect(spotsFor(offer).filter(({ kind }) => kind === 'slot')).toHaveLength(1);
  });
});
