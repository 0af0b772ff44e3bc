// The log where the table has no room for it: a drawer that leaves the question free, by button and by key.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Box, meet } from '../scenes/geometry.ts';
import { visit } from './browser.ts';
import { openHouse } from './house.ts';
import { play } from './player.ts';

const house = openHouse();

async function begin(page: Page): Promise<void> {
  await page.goto(`${house.url}?seed=${'10'.repeat(32)}`);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.match').waitFor();
}
async function areaOf(page: Page, what: string): Promise<Box> {
  const box = await page.locator(what).boundingBox();
  if (box === null) throw new Error(`${what} is not shown`);
  return { x: box.x, y: box.y, w: box.width, h: box.height };
}

test.each([
  [844, 390],
  [1024, 768],
])('over the board of %i x %i it leaves the question free, and Esc closes it', async (width, height) => {
  const ada = await visit(house.browser, { width, height, view: 'board' });
  await ada.context.addInitScript(() => {
    window.playmatTest = { renderer: 'canvas' };
  });
  await begin(ada.page);
  await ada.page.waitForFunction(() => window.playmatBoard?.state().ask != null && !window.playmatBoard.busy());
  await ada.page.keyboard.press('l');
  await ada.page.locator('.log-drawer .log-line').first().waitFor();
  expect(await ada.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'What happened so far',
  );
  await ada.page.waitForTimeout(400);
  const drawer = await areaOf(ada.page, '.log-drawer');
  const buttons = await ada.page.evaluate(
    () =>
      window.playmatBoard
        ?.spots()
        .filter(({ kind }) => kind === 'button')
        .map(({ box }) => box) ?? [],
  );
  expect(buttons.length).toBeGreaterThan(0);
  expect(buttons.filter((button) => meet(button, drawer))).toEqual([]);
  await ada.page.keyboard.press('Escape');
  await ada.page.locator('.log-drawer').waitFor({ state: 'detached' });
  expect(ada.errors).toEqual([]);
  await ada.context.close();
});

test('on a phone held upright the question stays below it, and the focus goes back to the button', async () => {
  const ada = await visit(house.browser, { width: 390, height: 844 });
  await begin(ada.page);
  await play(ada.page, 4, 8);
  await ada.page.locator('.prompt:not(.sending)').waitFor();
  const button = ada.page.getByRole('navigation').getByRole('button', { name: 'Log' });
  await button.focus();
  await ada.page.keyboard.press('Enter');
  await ada.page.locator('.log-drawer .log-line').first().waitFor();
  await ada.page.waitForTimeout(400);
  expect(meet(await areaOf(ada.page, '.log-drawer'), await areaOf(ada.page, '.prompt'))).toBe(false);
  await ada.page.keyboard.press('Escape');
  await ada.page.locator('.log-drawer').waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await ada.context.close();
});

test('the list of keys names every key that the table listens to', async () => {
  const ada = await visit(house.browser);
  await begin(ada.page);
  await ada.page.keyboard.press('?');
  await ada.page.getByRole('dialog', { name: 'Keys' }).waitFor();
  const named = (await ada.page.locator('.help-keys kbd').allTextContents()).join(' ');
  expect(named).toBe('1 – 9 Enter Space P Esc ↑ ↓ ← → I F L V M ?');
  await ada.context.close();
});
