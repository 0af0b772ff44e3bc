// The board: a whole match by clicking on the canvas, small windows, no WebGL, motion, and rest.
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { greedy } from '../../shared/bots/greedy.ts';
import { gameOf } from '../../shared/games/index.ts';
import { rngFrom } from '../../shared/kernel/rng.ts';
import { atRest, clickAnswer, clickThrough, dice, seeBoard, watchBoard } from './board-player.ts';
import { launch, type Visitor, visit, WEBGL } from './browser.ts';
import { openHouse } from './house.ts';
import { dealAgainstBot, isHosts } from './moments.ts';

const SEED = 'cafe'.repeat(16);
const house = openHouse();

/** Sits down against a bot, with the board in view. */
async function sitDown(
  how: {
    readonly game?: string;
    readonly width?: number;
    readonly height?: number;
    readonly renderer?: 'webgl';
    readonly speed?: string;
    readonly motion?: string;
  } = {},
  within: Browser = house.browser,
): Promise<Visitor> {
  const { game, width = 1280, height = 720, renderer, speed = 'off', motion = 'system' } = how;
  const visitor = await visit(within, { view: 'board', width, height });
  await visitor.context.addInitScript(
    ([fast, moved]) => {
      localStorage.setItem('playmat.speed', fast);
      localStorage.setItem('playmat.motion', moved);
    },
    [speed, motion] as const,
  );
  await watchBoard(visitor.page, renderer === undefined ? {} : { renderer });
  await dealAgainstBot(visitor.page, house.url, SEED, game);
  await visitor.page.waitForFunction(() => window.playmatBoard !== undefined);
  await atRest(visitor.page);
  return visitor;
}
async function leave({ page, context, errors }: Visitor): Promise<void> {
  expect((await seeBoard(page)).faults).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
}

/** So often a question of one kind is answered by the mouse; after that the board is told the answer. */
const CLICKED = 2;

test.each(['weiss', 'lycee', 'precious', 'spellcard'])(
  'in a whole match of %s every kind of answer can be clicked on the canvas',
  async (id) => {
    const game = gameOf(id);
    const chance = rngFrom(SEED);
    const ada = await sitDown({ game: id });
    const clicked = new Map<string, number>();
    let asked = 0;
    for (let idle = 0; idle < 1500; idle++) {
      const state = await ada.page.evaluate(() => window.playmatBoard?.state());
      if (state === undefined || (state.model.facts['result'] ?? null) !== null) break;
      const { ask, seat, model, picks } = state;
      // A click right after a window of the host's closed is not heard, and made again.
      if (ask === null || seat === null || isHosts(ask) || (ask.id === asked && idle < 80)) {
        await ada.page.waitForTimeout(10);
        continue;
      }
      idle = 0;
      asked = ask.id;
      const answer = greedy(game, model, ask, seat, chance);
      const kind = `${ask.why} ${answer.length === 0}`;
      const times = clicked.get(kind) ?? 0;
      clicked.set(kind, times + 1);
      if (times < CLICKED) {
        await atRest(ada.page);
        await clickAnswer(ada.page, ask, answer, picks);
      } else {
        await ada.page.evaluate(([of, given]) => window.playmatBoard?.answer(of, given), [
          ask.id,
          [...answer],
        ] as const);
      }
    }
    expect(clicked.size).toBeGreaterThan(8);
    expect((await seeBoard(ada.page)).over).toBe(true);
    await ada.page.locator('.result').waitFor();
    await leave(ada);
  },
);

test('with WebGL clicks reach what they point at', async () => {
  const shining = await launch(WEBGL);
  const ada = await sitDown({ renderer: 'webgl' }, shining);
  expect(await ada.page.evaluate(() => window.playmatBoard?.renderer())).toBe('webgl');
  expect(await clickThrough(ada.page, dice(12), 8)).toBe(8);
  await leave(ada);
  await shining.close();
});

test('without WebGL the board falls back to the plain canvas', async () => {
  const plain = await launch(['--disable-gpu', '--disable-3d-apis']);
  const ada = await sitDown({}, plain);
  expect(await ada.page.evaluate(() => window.playmatBoard?.renderer())).toBe('canvas');
  expect(await clickThrough(ada.page, dice(13), 8)).toBe(8);
  await leave(ada);
  await plain.close();
});

test('in the smallest window everything that can be clicked lies inside the canvas', async () => {
  const ada = await sitDown({ width: 1024, height: 576 });
  for (let rounds = 0; rounds < 5; rounds++) {
    await clickThrough(ada.page, dice(20 + rounds), 6);
    const canvas = await ada.page.locator('.board-stage canvas').boundingBox();
    for (const { box } of (await seeBoard(ada.page)).spots) {
      expect(box.x).toBeGreaterThanOrEqual(canvas?.x ?? 0);
      expect(box.y).toBeGreaterThanOrEqual(canvas?.y ?? 0);
      expect(box.x + box.w / 2).toBeLessThan((canvas?.x ?? 0) + (canvas?.width ?? 0));
      expect(box.y + box.h / 2).toBeLessThan((canvas?.y ?? 0) + (canvas?.height ?? 0));
    }
  }
  await leave(ada);
});

test.each([
  ['at normal speed', 'normal', 'full'],
  ['at double speed', 'double', 'full'],
  ['with reduced motion', 'normal', 'reduced'],
  ['without motion', 'off', 'full'],
])(
  '%s, watched to its end or cut short by clicks, the board comes to rest as the model says',
  async (_, speed, motion) => {
    const ada = await sitDown({ speed, motion });
    for (let watched = 0; watched < 2; watched++) {
      await clickThrough(ada.page, dice(30 + watched), 1);
      await atRest(ada.page);
    }
    expect(await clickThrough(ada.page, dice(14), 10)).toBe(10);
    await atRest(ada.page);
    await leave(ada);
  },
);

test('a table at rest draws no frame, and a resized one draws itself anew', async () => {
  const ada = await sitDown();
  const frames = (): Promise<number | undefined> => ada.page.evaluate(() => window.playmatBoard?.frames());
  const before = await frames();
  await ada.page.waitForTimeout(700);
  expect(await frames()).toBe(before);
  await ada.page.setViewportSize({ width: 1600, height: 900 });
  await ada.page.waitForFunction((old) => (window.playmatBoard?.frames() ?? 0) > (old ?? 0), before);
  await atRest(ada.page);
  await leave(ada);
});

test('a frame that fails is told, and the table is drawn on', async () => {
  const { page, context, errors } = await sitDown();
  await page.evaluate(() => {
    const context2d = CanvasRenderingContext2D.prototype;
    const real = context2d.drawImage as (...given: unknown[]) => void;
    context2d.drawImage = function (this: CanvasRenderingContext2D, ...given: unknown[]) {
      // What is only painted into the atlas has a canvas outside of the page.
      if (!this.canvas.isConnected) return real.apply(this, given);
      context2d.drawImage = real;
      throw new Error('broken on purpose');
    };
  });
  const before = await page.evaluate(() => window.playmatBoard?.frames() ?? 0);
  await page.setViewportSize({ width: 1200, height: 700 });
  await page.waitForFunction((drawn) => (window.playmatBoard?.frames() ?? 0) > drawn, before);
  await atRest(page);
  const { faults, spots } = await seeBoard(page);
  expect(faults).toEqual([expect.stringContaining('broken on purpose')]);
  expect(errors).toEqual([expect.stringContaining('broken on purpose')]);
  expect(spots.length).toBeGreaterThan(0);
  await context.close();
});

test('in practice each seat has a board of its own, also one that was hidden when it was made', async () => {
  const ada = await visit(house.browser, { view: 'board' });
  await ada.page.goto(`${house.url}?seed=${SEED}`);
  await ada.page.getByText('Both seats').click();
  await ada.page.locator('form.setup button[type=submit]').click();
  await ada.page.locator('.board-stage canvas').nth(1).waitFor({ state: 'attached' });
  await ada.page.getByText('Side by side').click();
  await ada.page.waitForTimeout(600);
  for (const n of [0, 1]) {
    const canvas = ada.page.locator('.board-stage canvas').nth(n);
    const box = await canvas.boundingBox();
    expect(box?.width ?? 0).toBeGreaterThan(300);
    // The mats are painted, in more than one colour.
    const colors = await canvas.evaluate((element) => {
      const copy = document.createElement('canvas');
      copy.width = 64;
      copy.height = 64;
      const ctx = copy.getContext('2d');
      ctx?.drawImage(element as HTMLCanvasElement, 0, 0, 64, 64);
      return new Set(new Uint32Array(ctx?.getImageData(0, 0, 64, 64).data.buffer ?? new ArrayBuffer(0))).size;
    });
    expect(colors).toBeGreaterThan(50);
  }
  expect(ada.errors).toEqual([]);
  await ada.context.close();
});
