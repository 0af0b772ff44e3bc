// The shimmer of a rare card on its large view.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { openHouse } from './house.ts';

const house = openHouse();

async function read(page: Page, card: RegExp): Promise<void> {
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Look at the cards Lights Along the Pier' }).click();
  await page.getByRole('button', { name: card }).click();
  await page.locator('.card-large canvas.painted[data-painted]').waitFor();
}
const shine = (page: Page): Promise<string> =>
  page.locator('.card-large canvas.foil').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

const RARE = /^Sela, Light That Answers/;

test('light moves over a rare card and follows the pointer', async () => {
  const { context, page, errors } = await visit(house.browser);
  await context.addInitScript(() => {
    localStorage.setItem('playmat.speed', 'normal');
    localStorage.setItem('playmat.motion', 'full');
  });
  await read(page, RARE);
  const first = await shine(page);
  await expect.poll(() => shine(page), { timeout: 15_000 }).not.toBe(first);
  await page.mouse.move(1200, 300);
  const held = await shine(page);
  await page.mouse.move(200, 300, { steps: 5 });
  await expect.poll(() => shine(page), { timeout: 15_000 }).not.toBe(held);
  expect(errors).toEqual([]);
  await context.close();
});

test('with reduced motion a rare card lies still', async () => {
  const { context, page } = await visit(house.browser);
  await read(page, RARE);
  await page.waitForTimeout(300);
  expect(await page.locator('canvas.foil').count()).toBe(0);
  await context.close();
});
