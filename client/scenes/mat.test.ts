// Tests of how the cards of one seat are laid on its mat.
import { describe, expect, it } from 'vitest';
import type { TableModel } from '../../shared/kernel/model.ts';
import { LOW, NARROW, WIDE } from './format.ts';
import { across, acrossBox } from './geometry.ts';
import { arrangeMats } from './mat.ts';

const handles = (count: number, seat: number): string[] => Array.from({ length: count }, (_, i) => `${seat}.${i}`);
/** The same zones on both sides. */
function model(zone: string, count: number, state?: string): TableModel {
  const held = [0, 1].map((seat) => handles(count, seat));
  const face = { no: '001', ...(state !== undefined && { state }) };
  const cards = Object.fromEntries(held.flat().map((handle) => [handle, face]));
  return { zones: [{ [zone]: held[0] ?? [] }, { [zone]: held[1] ?? [] }], cards, looks: [], facts: {} };
}
const CARD = { w: 100, h: 140 };
const CELL = { x: 700, y: 600 };

describe('a mat', () => {
  it('keeps a hand of twenty cards on the table', () => {
    for (const format of [WIDE, NARROW, LOW]) {
      const { cards, texts } = arrangeMats(format, model('hand', 20), 0, (mat) => mat.hand());
      expect(cards).toHaveLength(40);
      for (const { pose } of cards) {
        expect(pose.x).toBeGreaterThan(format.own.x + format.own.w);
        expect(pose.x).toBeLessThan(format.size.w - format.own.w);
      }
      expect(texts.map(({ text }) => text)).toEqual(['20', '20']);
    }
  });
  it('says beside the last card of the far hand how many it holds, however many those are', () => {
    for (const format of [WIDE, NARROW]) {
      for (const count of [1, 5, 20]) {
        const { cards, texts } = arrangeMats(format, model('hand', count), 0, (mat) => mat.hand());
        const right = Math.max(...cards.filter(({ seat }) => seat === 1).map(({ pose }) => pose.x + pose.w / 2));
        const said = texts.find(({ key }) => key === '1.count.hand');
        expect((said?.x ?? 0) - right).toBeCloseTo(32);
      }
    }
  });
  it('of a pile shows three cards at most, and says how many there are', () => {
    const box = { x: 500, y: 500, ...CARD };
    const { cards, texts } = arrangeMats(WIDE, model('deck', 9), 0, (mat) => {
      mat.pile('deck', box, CARD, 10);
      mat.pileCount('deck', box);
    });
    expect(cards.map(({ key }) => key)).toEqual(['0.6', '0.7', '0.8', '1.6', '1.7', '1.8']);
    expect(texts.map(({ key, text }) => [key, text])).toEqual([
      ['0.count.deck', '9'],
      ['1.count.deck', '9'],
    ]);
    expect(texts[1]).toMatchObject(across(WIDE.middle, { x: texts[0]?.x ?? 0, y: texts[0]?.y ?? 0 }));
  });
  it('says nothing of an empty pile', () => {
    const { texts } = arrangeMats(WIDE, model('deck', 0), 0, (mat) => mat.pileCount('deck', { ...CELL, ...CARD }));
    expect(texts).toEqual([]);
  });
  it('lies on the other side as the image of the own one, with its cards turned as their states say', () => {
    const laid = (state?: string) =>
      arrangeMats(WIDE, model('cell', 1, state), 1, (mat) => mat.inPlay('cell', CELL, CARD, { acted: 90 }, 30)).cards;
    const [foe, own] = laid('acted');
    expect(own?.pose).toEqual({ ...CELL, ...CARD, angle: 90, z: 30 });
    expect(foe?.pose).toEqual({ ...across(WIDE.middle, CELL), ...CARD, angle: 270, z: 30 });
    for (const state of [undefined, 'ready']) expect(laid(state).map(({ pose }) => pose.angle)).toEqual([180, 0]);
  });
  it('of every format lies on the table on both sides, the middle between them', () => {
    for (const { mat, middle, size } of [WIDE, NARROW, LOW]) {
      const other = acrossBox(middle, mat);
      expect(mat.y).toBeGreaterThan(middle.y);
      expect(other.y + other.h).toBeLessThan(middle.y);
      expect(other.y).toBeGreaterThanOrEqual(0);
      expect(mat.y + mat.h).toBeLessThanOrEqual(size.h);
      expect(mat.x).toBeGreaterThanOrEqual(0);
      expect(mat.x + mat.w).toBeLessThanOrEqual(size.w);
    }
  });
});
