// A page opened in a tab that nobody has looked at yet: it connects, keeps its seat, calls the player, and has its board when it is shown.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest, clickAnswer, seeBoard, watchBoard } from './board-player.ts';
import { type Visitor, visit } from './browser.ts';
import { openHouse } from './house.ts';
import { dealAgainstBot, stateOf } from './moments.ts';

const house = openHouse();

/** Pages of this visitor are hidden from their first line on: as in a tab behind another, no frame is drawn. */
async function openHidden({ context }: Visitor): Promise<Page> {
  const page = await context.newPage();
  await watchBoard(page, { renderer: 'canvas' });
  await page.addInitScript(() => {
    let hidden = true;
    const waiting: FrameRequestCallback[] = [];
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => (hidden ? -waiting.push(callback) : request(callback));
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
    document.addEventListener('show-the-page', () => {
      hidden = false;
      document.dispatchEvent(new Event('visibilitychange'));
      for (const callback of waiting.splice(0)) request(callback);
    });
  });
  return page;
}
const show = (page: Page): Promise<boolean> => page.evaluate(() => document.dispatchEvent(new Event('show-the-page')));

test('a table opened in a hidden tab connects, keeps its seat, calls for its turn, and has its board once it is shown', async () => {
  const ada = await visit(house.browser, { view: 'board' });
  await dealAgainstBot(ada.page, house.url, '12'.repeat(32));
  await ada.page.locator('.board-stage canvas').waitFor();
  const address = ada.page.url();
  await ada.page.close();

  const page = await openHidden(ada);
  await page.goto(address);
  // Frames do not come, so the page is looked at by the clock.
  await page.waitForFunction(() => document.title.startsWith('●'), undefined, { polling: 50 });
  await page.waitForFunction(() => window.playmatBoard?.state().ask != null, undefined, { polling: 50 });
  const hidden = await stateOf(page);
  expect(hidden?.seat).not.toBeNull();
  expect(await page.evaluate(() => window.playmatBoard?.busy())).toBe(false);

  await show(page);
  await atRest(page);
  expect(await page.title()).not.toContain('●');
  expect(await page.evaluate(() => window.playmatBoard?.frames() ?? 0)).toBeGreaterThan(0);
  const { spots, faults } = await seeBoard(page);
  expect(spots.length).toBeGreaterThan(0);
  const shown = await stateOf(page);
  expect(shown?.ask?.id).toBe(hidden?.ask?.id);
  // The seat is one that can be played from here.
  if (shown?.ask != null) await clickAnswer(page, shown.ask, [0], []);
  await page.waitForFunction((id) => window.playmatBoard?.state().ask?.id !== id, shown?.ask?.id);
  expect(faults).toEqual([]);
  expect(ada.errors).toEqual([]);
  await ada.context.close();
});
