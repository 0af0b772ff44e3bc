// Whole matches through the DOM: two pages play while a third watches; a reload comes back to the same question.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Visitor, visit } from './browser.ts';
import { openHouse } from './house.ts';
import { look, play } from './player.ts';

const SEED = '5eed'.repeat(16);
const house = openHouse();

/** Opens a table on the start page as a person would; gives its code. */
async function openTable({ page }: Visitor): Promise<string> {
  await page.goto(`${house.url}?seed=${SEED}`);
  await page.getByText('A friend').click();
  await page.getByRole('button', { name: 'Open a table' }).click();
  return (await page.locator('.code-large').textContent()) ?? '';
}
async function takeSeat({ page }: Visitor, code: string): Promise<void> {
  await page.goto(`${house.url}t/${code}`);
  await page.getByRole('button', { name: 'Take the seat' }).click();
  await page.locator('.match').waitFor();
}

interface Line {
  readonly n: string;
  readonly text: string;
}
const logOf = (page: Page): Promise<Line[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.log-line')].map((line) => ({
      n: line.dataset['n'] ?? '',
      text: line.textContent ?? '',
    })),
  );

test('two pages play a whole match through their buttons while a third watches', async () => {
  const [ada, ben, eve] = await Promise.all([
    visit(house.browser, { name: 'Ada' }),
    visit(house.browser, { name: 'Ben' }),
    visit(house.browser, { name: 'Eve' }),
  ]);
  const code = await openTable(ada);
  await eve.page.goto(`${house.url}t/${code}`);
  await eve.page.getByRole('button', { name: 'Just watch' }).click();
  await eve.page.getByText('Waiting for a player').waitFor();
  await takeSeat(ben, code);

  const played = await Promise.all([play(ada.page, 7), play(ben.page, 8)]);
  expect(played.map(({ over }) => over)).toEqual([true, true]);
  expect(played.every(({ presses }) => presses > 20)).toBe(true);

  const pages = [ada.page, ben.page, eve.page];
  await Promise.all(pages.map((page) => page.locator('.result').waitFor()));
  const results = await Promise.all(pages.map((page) => page.locator('.result').getAttribute('data-result')));
  expect(new Set(results).size).toBe(1);
  expect(results[0]).toMatch(/^(0|1|draw)$/);

  const [, , watched] = await Promise.all(pages.map(logOf));
  const byNumber = new Map(watched?.map(({ n, text }) => [n, text]));
  expect(byNumber.size).toBeGreaterThan(50);
  for (const player of [ada, ben]) {
    for (const { n, text } of await logOf(player.page)) {
      const open = byNumber.get(n);
      // A player's line may say more than the public one only where that one speaks of hidden cards.
      if (open !== undefined && open !== text) expect(open, `${n}: ${text}`).toMatch(/a card|\d+ cards/);
    }
  }
  const download = ada.page.waitForEvent('download');
  await ada.page.getByText('Download the log').click();
  expect((await download).suggestedFilename()).toContain(code);
  for (const { errors, context } of [ada, ben, eve]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});

test('a reload in the middle of a question comes back to the same seat, question and hand', async () => {
  const [ada, ben] = await Promise.all([visit(house.browser, { name: 'Ada' }), visit(house.browser, { name: 'Ben' })]);
  const code = await openTable(ada);
  await takeSeat(ben, code);
  // Ben answers whenever he is asked, until his window closes.
  const bensPlay = play(ben.page, 4).catch(() => undefined);
  await play(ada.page, 3, 20);
  const { page } = ada;
  await page.locator('.prompt:not(.sending)').waitFor();
  const before = await look(page);
  const handBefore = await page.locator('.near .zone-hand .tile').allTextContents();
  await page.reload();
  await page.locator('.prompt').waitFor();
  expect((await look(page)).asked?.title).toBe(before.asked?.title);
  expect((await look(page)).asked?.ask).toBe(before.asked?.ask);
  expect(await page.locator('.near .zone-hand .tile').allTextContents()).toEqual(handBefore);
  for (const { errors, context } of [ada, ben]) {
    expect(errors).toEqual([]);
    await context.close();
  }
  await bensPlay;
});

test('a personal link brings the seat to another browser, leaves the address bar, and closes the old window', async () => {
  const [ada, ben, other] = await Promise.all([
    visit(house.browser, { name: 'Ada' }),
    visit(house.browser, { name: 'Ben' }),
    visit(house.browser),
  ]);
  const code = await openTable(ada);
  await takeSeat(ben, code);
  await ada.page.getByRole('button', { name: 'Settings' }).click();
  await ada.page.getByRole('button', { name: 'Continue on another device' }).click();
  const link = await ada.page.getByLabel('Your personal link').inputValue();
  await other.page.goto(link);
  await other.page.locator('.near h2', { hasText: 'Ada' }).waitFor();
  expect(other.page.url()).toBe(`${house.url}t/${code}`);
  await ada.page.getByText('Continued in another window').waitFor();
  for (const { context } of [ada, ben, other]) await context.close();
});
