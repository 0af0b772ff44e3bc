// Whole matches in the browser against the bot, from the start page to the result: of each game but the first, which has a file of its own.
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { openHouse } from './house.ts';
import { dealAgainstBot } from './moments.ts';
import { play } from './player.ts';

const SEED = '1ace'.repeat(16);
const house = openHouse();

test.each([
  ['lycee', /declares to summon/],
  ['precious', /approaches/],
  ['spellcard', /attacks/],
])('a lone visitor plays a whole match of %s against the bot', async (game, line) => {
  const { page, errors, context } = await visit(house.browser, { name: 'Ada' });
  await dealAgainstBot(page, house.url, SEED, game);
  await page.locator('.match').waitFor();

  const { over, presses } = await play(page, 11);
  expect(over).toBe(true);
  // Pressing by chance loses to the bot within a few turns of some games.
  expect(presses).toBeGreaterThan(20);
  expect(await page.locator('.result').getAttribute('data-result')).toMatch(/^(0|1|draw)$/);
  const said = await page.locator('.log-line').allTextContents();
  expect(said.some((one) => line.test(one))).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});
