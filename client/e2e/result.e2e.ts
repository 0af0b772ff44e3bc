// The end of a match: how it is said, that the table can still be seen, and that a reload keeps it (regression S11).
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Visitor, visit } from './browser.ts';
import { openHouse } from './house.ts';
import { concede } from './player.ts';

const house = openHouse();

async function begin({ page }: Visitor, opponent = 'A bot', deal = 'Deal the cards'): Promise<void> {
  await page.goto(`${house.url}?seed=${'e0'.repeat(32)}`);
  await page.getByText(opponent).click();
  await page.getByRole('button', { name: deal }).click();
}
const resultOf = (page: Page) => page.getByRole('dialog', { name: 'Result' });

test('a lost match says who won, and its plate folds to let the table be seen', async () => {
  const ada = await visit(house.browser);
  await begin(ada);
  await concede(ada.page);
  const result = resultOf(ada.page);
  await result.getByRole('heading', { name: 'Greedy bot wins' }).waitFor();
  expect(await ada.page.locator('[data-result="1"].lost').count()).toBe(1);
  await result.getByText('The loser conceded.').waitFor();
  await result.getByRole('columnheader', { name: 'Ada' }).waitFor();
  expect(await result.getByRole('row', { name: 'level' }).count()).toBe(1);
  expect(await ada.page.evaluate(() => document.activeElement?.tagName)).toBe('H2');

  await ada.page.keyboard.press('Escape');
  const back = ada.page.getByRole('button', { name: 'Show the result' });
  await back.waitFor();
  expect(await back.evaluate((button) => button === document.activeElement)).toBe(true);
  await ada.page.locator('.side.near .pile-button').first().click({ trial: true });
  await ada.page.keyboard.press('Enter');
  await result.getByRole('button', { name: 'Rematch' }).waitFor();
  expect(ada.errors).toEqual([]);
  await ada.context.close();
});

test('with the board, the result comes after the board has shown the end, and there is one of it', async () => {
  const ada = await visit(house.browser, { view: 'board' });
  await ada.context.addInitScript(() => {
    window.playmatTest = { renderer: 'canvas' };
    localStorage.setItem('playmat.speed', 'normal');
  });
  await begin(ada);
  await ada.page.waitForFunction(() => window.playmatBoard !== undefined);
  await concede(ada.page);
  await resultOf(ada.page).waitFor();
  const board = await ada.page.evaluate(() => ({
    busy: window.playmatBoard?.busy(),
    texts: window.playmatBoard?.texts().map(({ text }) => text),
  }));
  expect(board.busy).toBe(false);
  expect(board.texts).not.toContain('Greedy bot wins');
  expect(ada.errors).toEqual([]);
  await ada.context.close();
});

test('S11: reloaded in the game-over state, the page keeps the result and the wish for a rematch', async () => {
  const [ada, bob] = await Promise.all([visit(house.browser), visit(house.browser, { name: 'Bob' })]);
  await begin(ada, 'A friend', 'Open a table');
  await ada.page.locator('.waiting').waitFor();
  await bob.page.goto(ada.page.url());
  await bob.page.getByRole('button', { name: 'Take the seat' }).click();
  await concede(ada.page);
  await resultOf(bob.page).getByRole('heading', { name: 'You win' }).waitFor();
  await resultOf(ada.page).getByRole('button', { name: 'Rematch' }).click();
  await bob.page.getByText('The other side asks for a rematch.').waitFor();

  await Promise.all([ada.page.reload(), bob.page.reload()]);
  await resultOf(ada.page).getByRole('heading', { name: 'Bob wins' }).waitFor();
  const wish = resultOf(ada.page).getByRole('button', { name: 'Waiting for the other side' });
  expect(await wish.getAttribute('aria-pressed')).toBe('true');
  await resultOf(bob.page).getByRole('heading', { name: 'You win' }).waitFor();
  await bob.page.getByText('The other side asks for a rematch.').waitFor();

  const address = ada.page.url();
  await resultOf(bob.page).getByRole('button', { name: 'Rematch' }).click();
  await Promise.all([ada, bob].map(({ page }) => page.waitForURL((url) => url.href !== address)));
  await ada.page.locator('.match[data-status="playing"]').waitFor();
  for (const { errors, context } of [ada, bob]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});
