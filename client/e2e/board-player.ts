// A player who clicks on the canvas with the mouse: where, the board itself says; which, a small generator decides.
import type { Page } from 'playwright-core';
import type { ShownAsk } from '../../shared/kernel/view.ts';
import type { ExposedSpot } from '../scenes/test-window.ts';
import { formOf } from '../table/picks.ts';

/** The page will expose its board; call before it loads. */
export async function watchBoard(page: Page, how: { readonly renderer?: 'webgl' | 'canvas' } = {}): Promise<void> {
  await page.addInitScript((set) => {
    window.playmatTest = set;
  }, how);
}

export interface BoardSeen {
  readonly over: boolean;
  readonly asked: boolean;
  readonly spots: readonly ExposedSpot[];
  readonly faults: readonly string[];
}
export const seeBoard = (page: Page): Promise<BoardSeen> =>
  page.evaluate(() => {
    const board = window.playmatBoard;
    if (board === undefined) return { over: false, asked: false, spots: [], faults: [] };
    const { model, ask } = board.state();
    return {
      over: (model.facts['result'] ?? null) !== null,
      asked: ask !== null,
      spots: ask === null ? [] : board.spots().filter(({ kind }) => kind !== 'pile' && kind !== 'tool'),
      faults: [...board.faults()],
    };
  });

/** The board has drawn everything and sleeps. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => window.playmatBoard?.asleep() === true && !window.playmatBoard.busy());
}

/** Clicks one of the board's spots; false when nothing is asked. Passing and taking back are chosen seldom. */
export async function clickSomething(page: Page, roll: (n: number) => number): Promise<boolean> {
  const { spots } = await seeBoard(page);
  if (spots.length === 0) return false;
  const bold = spots.filter(({ id }) => !['decline', 'cancel', 'passAlways'].includes(id));
  const from = bold.length > 0 && roll(12) > 0 ? bold : spots.filter(({ id }) => id !== 'passAlways');
  const spot = from[roll(from.length)];
  if (spot === undefined) return false;
  await page.mouse.click(spot.box.x + spot.box.w / 2, spot.box.y + spot.box.h / 2);
  return true;
}

/** Clicks until the match is over, or `most` clicks were made; gives the number of clicks. */
export async function clickThrough(page: Page, roll: (n: number) => number, most: number): Promise<number> {
  let clicks = 0;
  for (let idle = 0; clicks < most && idle < 3000; ) {
    const { over, faults } = await seeBoard(page);
    if (over || faults.length > 0) return clicks;
    const acted = await clickSomething(page, roll);
    clicks += acted ? 1 : 0;
    idle = acted ? 0 : idle + 1;
    await page.waitForTimeout(acted ? 5 : 10);
  }
  return clicks;
}

const spotsOf = (page: Page): Promise<readonly ExposedSpot[]> =>
  page.evaluate(() => [...(window.playmatBoard?.spots() ?? [])]);

async function clickSpot(page: Page, what: string, isIt: (spot: ExposedSpot) => boolean): Promise<ExposedSpot> {
  // A tray may have several pages, and the one thing may lie on another.
  for (let tries = 0; tries < 8; tries++) {
    const spots = await spotsOf(page);
    const spot = spots.find(isIt) ?? spots.find(({ id }) => id === 'page.on');
    if (spot === undefined) break;
    await page.mouse.click(spot.box.x + spot.box.w / 2, spot.box.y + spot.box.h / 2);
    if (isIt(spot)) return spot;
    await atRest(page);
  }
  throw new Error(`nothing on the board can be clicked for ${what}`);
}
const clickButton = (page: Page, wanted: string): Promise<ExposedSpot> =>
  clickSpot(page, wanted, ({ id }) => id === wanted);

const dialedOn = (page: Page): Promise<number> => page.evaluate(() => window.playmatBoard?.state().dialed ?? 0);

/** Gives an answer to the open question with the mouse alone: cards, places and buttons, menus, steps of a number. */
export async function clickAnswer(
  page: Page,
  ask: ShownAsk,
  answer: readonly number[],
  picked: readonly number[],
): Promise<void> {
  const [only] = ask.from;
  const [first] = answer;
  if (first === undefined) {
    await clickButton(page, 'decline');
    return;
  }
  if (formOf(ask) !== undefined) {
    // A form lies over the table, and is no part of the canvas.
    if (!picked.includes(first)) await page.locator(`.prompt.form [data-position="${first}"]`).click();
    await page.locator('.prompt.form [data-do="confirm"]').click();
    return;
  }
  if (only !== undefined && 'range' in only) {
    for (let left = first - (await dialedOn(page)); left !== 0; ) {
      const step = Math.sign(left) * (Math.abs(left) >= 10 ? 10 : 1);
      await clickButton(page, `step.${step}`);
      left -= step;
    }
    await clickButton(page, 'number');
    return;
  }
  for (const position of answer.filter((one) => !picked.includes(one))) {
    const spot = await clickSpot(page, `${ask.why}, position ${position}`, ({ positions }) =>
      positions.includes(position),
    );
    if (spot.positions.length < 2) continue;
    await atRest(page);
    await clickButton(page, `menu.${position}`);
  }
  if (ask.max > 1) await clickButton(page, 'confirm');
}

/** Numbers from 0 up to below `n`, the same for the same seed. */
export function dice(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
