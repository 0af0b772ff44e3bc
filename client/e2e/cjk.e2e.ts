// A Japanese name: its letters are fetched when it is first shown, only those, and canvas and page draw with them.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { openHouse } from './house.ts';

const NAME = '山田太郎';
const NOTO = 'Noto Sans JP Variable';

const house = openHouse();

/** The slices of the typeface that the page asks for. */
function slicesOf(page: Page): readonly string[] {
  const slices: string[] = [];
  page.on('request', (request) => {
    if (/noto-sans.*woff2/.test(request.url())) slices.push(request.url());
  });
  return slices;
}
const isReady = (page: Page): Promise<boolean> =>
  page.evaluate(
    ([family, text]) =>
      [...document.fonts].some((face) => face.family.includes(family) && face.status === 'loaded') &&
      document.fonts.check(`16px "${family}"`, text),
    [NOTO, NAME] as const,
  );
/** Does a canvas paint the name with this list of families as with that one alone? */
const paintsAlike = (page: Page, list: string, one: string): Promise<boolean> =>
  page.evaluate(
    ([families, alone, text]) => {
      const painted = (font: string): string => {
        const paper = document.createElement('canvas');
        const ctx = paper.getContext('2d');
        if (ctx === null) throw new Error('no 2d canvas');
        ctx.font = `700 40px ${font}`;
        ctx.fillText(text, 4, 60);
        return paper.toDataURL();
      };
      return painted(families) === painted(alone);
    },
    [list, one, NAME] as const,
  );

test('a player with a Latin name fetches nothing of it', async () => {
  const ada = await visit(house.browser, { view: 'board' });
  const slices = slicesOf(ada.page);
  await ada.page.goto(`${house.url}?seed=${'cc'.repeat(32)}`);
  await ada.page.getByRole('button', { name: 'Deal the cards' }).click();
  await ada.page.locator('.board-stage canvas').waitFor();
  expect(slices).toEqual([]);
  expect(await ada.page.evaluate(() => [...document.fonts].some(({ family }) => family.includes('Noto')))).toBe(false);
  await ada.context.close();
});

test('a Japanese name brings its letters, and no more than their slices, to page and board', async () => {
  const yamada = await visit(house.browser, { view: 'board', name: NAME });
  const slices = slicesOf(yamada.page);
  await yamada.page.goto(`${house.url}?seed=${'cc'.repeat(32)}`);
  await yamada.page.getByRole('button', { name: 'Deal the cards' }).click();
  await yamada.page.locator('.board-stage canvas').waitFor();
  await expect.poll(() => isReady(yamada.page), { timeout: 20_000 }).toBe(true);
  expect(slices.length).toBeGreaterThan(0);
  // Two more for signs of the page that neither of its typefaces has.
  expect(slices.length).toBeLessThanOrEqual(NAME.length + 2);
  const display = await yamada.page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--display'),
  );
  expect(await paintsAlike(yamada.page, display, `"${NOTO}"`)).toBe(true);
  expect(await paintsAlike(yamada.page, 'monospace', `"${NOTO}"`)).toBe(false);
  expect(yamada.errors).toEqual([]);
  await yamada.context.close();
});
