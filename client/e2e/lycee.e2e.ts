// Lycee in the browser: a whole match against the bot, from the start page to the result.
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { openHouse } from './house.ts';
import { dealAgainstBot } from './moments.ts';
import { play } from './player.ts';

const SEED = '1ace'.repeat(16);
const house = openHouse();

test('a lone visitor plays a whole match against the bot', async () => {
  const { page, errors, context } = await visit(house.browser, { name: 'Ada' });
  await dealAgainstBot(page, house.url, SEED, 'lycee');
  await page.locator('.match').waitFor();

  const { over, presses } = await play(page, 11);
  expect(over).toBe(true);
  expect(presses).toBeGreaterThan(40);
  expect(await page.locator('.result').getAttribute('data-result')).toMatch(/^(0|1|draw)$/);
  const said = await page.locator('.log-line').allTextContents();
  expect(said.some((line) => /declares to summon/.test(line))).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});
