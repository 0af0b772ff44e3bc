// Tests of the drawing when the atlas is full: nothing dead is left to draw, and what moves goes on.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FIRST_GAME } from '../../shared/games/index.ts';
import { impact } from '../choreography/bursts.ts';
import { type FakeStage, fakeStage, stubCanvas } from '../e2e/fixture/fake-stage.ts';
import { AtlasFull } from './atlas.ts';
import type { Moves } from './card-layer.ts';
import type { Composed } from './compose.ts';
import { Drawing } from './drawing.ts';
import type { LaidCard, TableLook } from './look.ts';
import { fill } from './plate-layer.ts';

beforeAll(stubCanvas);
afterAll(() => void vi.unstubAllGlobals());

const game = FIRST_GAME;
const prints = game.prints();
const cards = (count: number, x = 100, first = 0): LaidCard[] =>
  Array.from({ length: count }, (_, i) => ({
    key: `c${i}`,
    handle: `c${i}`,
    no: prints[(first + i) % prints.length]?.no ?? null,
    pose: { x: x + i * 5, y: 500, w: 93, h: 130, angle: 0, z: i + 1 },
    detail: 'field',
    seat: 0,
    zone: 'hand',
  }));
const composed = (laid: readonly LaidCard[]): Composed =>
  ({
    cards: laid,
    marks: new Map(),
    plates: [fill('plate', { x: 0, y: 0, w: 50, h: 50 }, '#fff', 1)],
  }) as unknown as Composed;

interface Bench extends FakeStage {
  readonly drawing: Drawing;
  /** Is motion wanted? */
  readonly how: { lively: boolean };
  show(laid: readonly LaidCard[], moves?: Moves): void;
  /** One frame of Phaser. */
  frame(at: number): { readonly moving: boolean; readonly floating: boolean };
}
function bench(side: number, larger: readonly number[] = []): Bench {
  const fake = fakeStage(side, larger);
  const nothing = (): void => undefined;
  const look = { paintCard: nothing, isFoil: () => true, paintFoil: nothing } as unknown as TableLook;
  const how = { lively: true };
  const lively = (): boolean => how.lively;
  const drawing = new Drawing({ stage: fake.stage, game, look: () => look, lively, paintMats: nothing });
  return Object.assign(fake, {
    ...{ drawing, how },
    show: (laid: readonly LaidCard[], moves: Moves = { now: fake.now, ms: 0 }) =>
      drawing.show(composed(laid), null, null, moves),
    frame(at: number) {
      fake.now = at;
      const done = drawing.tick(at);
      fake.stage.atlas.flush();
      expect(fake.dead()).toEqual([]);
      return done;
    },
  });
}
/** Shows more and more, until the atlas was emptied and then made larger. */
function overflow(made: Bench): void {
  for (let n = 4; n < 60 && made.counts.rooms === 0; n++) made.show(cards(n));
  expect(made.counts.rooms).toBe(1);
}
const burst = (made: Bench): void =>
  made.drawing.effects.burst({
    at: { x: 500, y: 500 },
    bits: impact(0xffffff, 1, null),
    start: made.now,
    ms: 600,
    under: 0,
    still: false,
  });

describe('drawing', () => {
  it('a burst outlives an atlas that is emptied under it, with frames that can be drawn', () => {
    const made = bench(700, [2048]);
    made.show(cards(4));
    burst(made);
    made.frame(50);
    const before = made.drawing.effects.count;
    expect(before).toBeGreaterThan(5);
    overflow(made);
    expect(made.dead()).toEqual([]);
    expect(made.frame(60).floating).toBe(true);
    expect(made.drawing.effects.count).toBe(before);
  });
  it('a plate that speaks of a card waits until that has come', () => {
    const made = bench(700);
    const of = { ...fill('values', { x: 0, y: 0, w: 50, h: 50 }, '#abc', 2), of: 'c0' };
    const put = (x: number, moves: Moves): void =>
      made.drawing.show({ ...composed(cards(1, x)), plates: [of] }, null, null, moves);
    const images = made.stage.scene.children.list as Phaser.GameObjects.Image[];
    const isSeen = (): boolean | undefined => images.find(({ frame }) => frame.name === of.frame)?.visible;
    put(100, { now: 0, ms: 0 });
    expect(isSeen()).toBe(true);
    put(600, { now: 0, ms: 400 });
    made.frame(0);
    expect(isSeen()).toBe(false);
    made.frame(200);
    expect(isSeen()).toBe(false);
    made.frame(400);
    expect(isSeen()).toBe(true);
    put(900, { now: 400, ms: 400 });
    made.frame(500);
    made.drawing.land();
    expect(isSeen()).toBe(true);
  });
  it('it also waits where the card lies already, but its face is not seen yet', () => {
    const made = bench(700);
    const of = { ...fill('values', { x: 0, y: 0, w: 50, h: 50 }, '#abc', 2), of: 'c0' };
    const images = made.stage.scene.children.list as Phaser.GameObjects.Image[];
    const isSeen = (): boolean | undefined => images.find(({ frame }) => frame.name === of.frame)?.visible;
    const [card] = cards(1);
    if (card === undefined) throw new Error('no card');
    made.show([{ ...card, no: null }]);
    const moves = { now: 0, ms: 400, manner: 'reveal' } as const;
    made.drawing.show({ ...composed([card]), plates: [of] }, null, null, moves);
    made.frame(0);
    expect(isSeen()).toBe(false);
    made.frame(20);
    expect(isSeen()).toBe(false);
    made.frame(400);
    expect(isSeen()).toBe(true);
  });
  it('foil light outlives it too', () => {
    const made = bench(700, [2048]);
    made.show(cards(4));
    made.drawing.foil.over({ key: 'c0', no: prints[0]?.no ?? null }, 0);
    made.frame(300);
    overflow(made);
    expect(made.dead()).toEqual([]);
    expect(made.frame(310).floating).toBe(true);
  });
  it('no light runs over a foil card where motion is off', () => {
    const made = bench(700);
    made.show(cards(1));
    const over = (): void => made.drawing.foil.over({ key: 'c0', no: prints[0]?.no ?? null }, made.now);
    over();
    expect(made.frame(300).floating).toBe(true);
    made.how.lively = false;
    expect(made.frame(320).floating).toBe(false);
    made.drawing.foil.over(null, 320);
    over();
    expect(made.frame(400).floating).toBe(false);
  });
  it('what is no longer seen gives way, and nothing is emptied', () => {
    const made = bench(700);
    for (let i = 0; i < prints.length; i++) {
      made.show(cards(4, 100, i));
      made.frame(i * 20);
    }
    expect(made.counts).toEqual({ cleared: 0, rooms: 0 });
  });
  it('a card on its way is still on its way when room had to be made', () => {
    const made = bench(700, [2048]);
    made.show(cards(4));
    made.frame(0);
    made.show(cards(4, 900), { now: 0, ms: 400, manner: 'slide' });
    made.frame(100);
    made.show(cards(40, 900), { now: 100, ms: 400, manner: 'slide' });
    expect(made.counts.rooms).toBe(1);
    const { x } = made.drawing.cards.poseOf('c0') ?? { x: 0 };
    expect(x).toBeGreaterThan(100);
    expect(x).toBeLessThan(900);
    expect(made.frame(120).moving).toBe(true);
    made.frame(600);
    expect(made.frame(620).moving).toBe(false);
  });
  it('a tick, an end of all motion and another window make room as well', () => {
    const turned = (made: Bench): void => made.show(cards(40, 900), { now: 0, ms: 400 });
    for (const act of [
      (made: Bench) => void made.frame(500),
      (made: Bench) => made.drawing.land(),
      (made: Bench) => made.drawing.repaint(),
      (made: Bench) => made.drawing.renew(),
    ]) {
      const made = bench(2048, [4096]);
      made.show(cards(4));
      turned(made);
      made.stage.atlas = bench(300).stage.atlas;
      act(made);
      made.frame(501);
      expect(made.counts.rooms).toBe(1);
    }
  });
  it('says so when there is no more room to be had', () => {
    const made = bench(300);
    expect(() => made.show(cards(40))).toThrow(AtlasFull);
  });
});
