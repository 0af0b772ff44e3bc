// Tests of following cards on the drawing through changes of zone.
import { describe, expect, it } from 'vitest';
import { fold, type HeardChange, type TableModel } from '../../shared/kernel/model.ts';
import type { MovePlan } from './moves.ts';
import { planMove, planTurnOver } from './moves.ts';

type Moved = Extract<HeardChange, { type: 'moved' }>;
const model = (): TableModel => ({
  zones: [
    { deck: 3, hand: ['h'], reserve: 2, grave: ['g1', 'g2'], aside: [null, null, 'x', null], field: [] },
    { deck: 5, hand: 4, reserve: 0, grave: [], field: [] },
  ],
  cards: { h: { no: 'H' }, g1: { no: 'G1' }, g2: { no: 'G2' }, x: { no: 'X' } },
  looks: [],
  facts: {},
});
const pose = (x: number) => ({ x, y: 0, w: 10, h: 14, angle: 0, z: 1 });

function planOf(
  what: Moved,
  drawnKeys: readonly string[],
  drawnAfter: (key: string) => boolean = () => true,
): MovePlan {
  const before = model();
  const after = structuredClone(before);
  fold(after, { n: 1, because: 0, what });
  const drawn = { has: (key: string) => drawnKeys.includes(key), home: () => pose(99) };
  return planMove(what, before, after, drawn, drawnAfter);
}
const one = (was: string | null, now: string | null, no = 'X') => ({
  was,
  now: now === null ? null : { handle: now, face: { no } },
});

describe('moves', () => {
  it('a drawn card becomes the visible top card of a hidden pile', () => {
    const plan = planOf({ type: 'moved', seat: 0, from: 'deck', toSeat: 0, to: 'hand', cards: [one(null, 'new')] }, [
      '0.deck.2',
    ]);
    expect(plan.renames).toEqual([['0.deck.2', 'new']]);
  });
  it("the opponent's drawn card stays a back and joins its hand", () => {
    const plan = planOf({ type: 'moved', seat: 1, from: 'deck', toSeat: 1, to: 'hand', cards: [one(null, null)] }, [
      '1.deck.4',
    ]);
    expect(plan.renames).toEqual([['1.deck.4', '1.hand.4']]);
  });
  it("a card played from the opponent's hand is one of its backs", () => {
    const plan = planOf({ type: 'moved', seat: 1, from: 'hand', toSeat: 1, to: 'field', cards: [one(null, 'seen')] }, [
      '1.hand.3',
    ]);
    expect(plan.renames).toEqual([['1.hand.3', 'seen']]);
  });
  it('a card from inside a pile comes from where the pile lies, with its face', () => {
    const plan = planOf(
      { type: 'moved', seat: 0, from: 'grave', toSeat: 0, to: 'hand', cards: [one('g1', 'g1b', 'G1')] },
      [],
    );
    expect(plan.entries.get('g1b')).toEqual({ pose: pose(99), no: 'G1' });
  });
  it('a card that will not be drawn flies home and vanishes', () => {
    const plan = planOf(
      { type: 'moved', seat: 0, from: 'hand', toSeat: 0, to: 'deck', at: 0, cards: [one('h', null)] },
      ['h'],
      (key) => key !== '0.deck.0',
    );
    expect(plan.renames).toEqual([['h', '0.deck.0']]);
    expect(plan.exits.get('0.deck.0')).toEqual(pose(99));
  });
  it('several cards that leave a hidden zone are different images, set off in order', () => {
    const plan = planOf(
      { type: 'moved', seat: 0, from: 'reserve', toSeat: 0, to: 'grave', cards: [one(null, 'a'), one(null, 'b')] },
      ['0.reserve.1', '0.reserve.0'],
    );
    expect(plan.renames).toEqual([
      ['0.reserve.1', 'a'],
      ['0.reserve.0', 'b'],
    ]);
    expect(plan.order).toEqual(['a', 'b']);
  });
  it('a back that leaves a list is the one at its place, and those that lie on close up', () => {
    const plan = planOf(
      { type: 'moved', seat: 0, from: 'aside', toSeat: 0, to: 'grave', places: [1], cards: [one(null, 'a')] },
      ['0.aside.0', '0.aside.1', '0.aside.3', 'x'],
    );
    expect(plan.renames).toEqual([
      ['0.aside.1', 'a'],
      ['0.aside.3', '0.aside.2'],
    ]);
  });
  it('a card that is turned over keeps its image, whichever side it shows', () => {
    const cards = [one(null, 'up'), one('x', null)];
    expect(planTurnOver({ type: 'turnedOver', seat: 0, zone: 'aside', cards, places: [1, 2] })).toEqual([
      ['0.aside.1', 'up'],
      ['x', '0.aside.2'],
    ]);
  });
  it('two hidden cards of one zone may swap their images', () => {
    const plan = planOf(
      { type: 'moved', seat: 0, from: 'reserve', toSeat: 0, to: 'reserve', cards: [one(null, null), one(null, null)] },
      ['0.reserve.1', '0.reserve.0'],
    );
    expect(plan.renames).toEqual([
      ['0.reserve.1', '0.reserve.0'],
      ['0.reserve.0', '0.reserve.1'],
    ]);
  });
});
