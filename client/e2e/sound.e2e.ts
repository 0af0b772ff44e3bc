// Sound as a browser has it: nothing before the first gesture, mute that stays, and the call to a hidden tab.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setHidden, type Visitor, visit } from './browser.ts';
import { openHouse } from './house.ts';

const house = openHouse({ flags: ['--disable-gpu', '--autoplay-policy=user-gesture-required'] });

/** A match against the bot, reloaded: a page on which nobody has pressed anything. */
async function untouched({ page }: Visitor): Promise<void> {
  await page.goto(`${house.url}?seed=${'ef'.repeat(32)}`);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.prompt').waitFor();
  await page.reload();
  await page.locator('.prompt').waitFor();
}
const soundsAsked = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/audio\/|sound-player/.test(request.url())) asked.push(request.url());
  });
  return asked;
};
const iconOf = (page: Page): Promise<string | null> => page.locator('link[rel=icon]').getAttribute('href');

test('no sound is asked for before the first gesture, and all of it after', async () => {
  const guest = await visit(house.browser);
  await untouched(guest);
  const asked = soundsAsked(guest.page);
  await guest.page.waitForTimeout(400);
  expect(asked).toEqual([]);
  const loaded = guest.page.waitForResponse(/\/audio\/sounds\.(ogg|mp3)$/);
  await guest.page.keyboard.press('ArrowLeft');
  expect((await loaded).status()).toBe(200);
  expect(asked.filter((url) => url.includes('sound-player'))).toHaveLength(1);
  await guest.page.getByRole('button', { name: 'Settings' }).click();
  await guest.page.locator('.sound-field').waitFor();
  await guest.page.waitForTimeout(400);
  expect(await guest.page.locator('.sound-field .hint').count()).toBe(0);
  expect(guest.errors).toEqual([]);
  await guest.context.close();
});

test('mute is set by a key, kept, and keeps the sounds from being loaded', async () => {
  const guest = await visit(house.browser);
  await untouched(guest);
  await guest.page.keyboard.press('m');
  await guest.page.reload();
  await guest.page.locator('.prompt').waitFor();
  const asked = soundsAsked(guest.page);
  await guest.page.getByRole('button', { name: 'Settings' }).click();
  const mute = guest.page.getByRole('checkbox', { name: 'Mute' });
  expect(await mute.isChecked()).toBe(true);
  expect(await guest.page.getByRole('slider', { name: 'Volume' }).isDisabled()).toBe(true);
  await guest.page.waitForTimeout(300);
  expect(asked).toEqual([]);
  const loaded = guest.page.waitForResponse(/\/audio\/sounds\.(ogg|mp3)$/);
  await mute.uncheck();
  expect((await loaded).status()).toBe(200);
  await guest.context.close();
});

test('a question in a hidden tab is told by title and icon until the tab is shown', async () => {
  const guest = await visit(house.browser);
  await untouched(guest);
  const { page } = guest;
  const [title, icon] = [await page.title(), await iconOf(page)];
  await setHidden(page, true);
  expect(await page.title()).toBe('● Your turn · Playmat');
  await page.locator('link[rel=icon][href^="data:image/png"]').waitFor({ state: 'attached' });
  await setHidden(page, false);
  expect([await page.title(), await iconOf(page)]).toEqual([title, icon]);
  expect(guest.errors).toEqual([]);
  await guest.context.close();
});
