// The pages around a match: dead codes, small windows, no WebGL, practice, and the base path.
import { expect, test } from 'vitest';
import { hex } from '../scenes/colors.ts';
import { palette } from '../styles/palette.ts';
import { type Visitor, visit } from './browser.ts';
import { openHouse } from './house.ts';
import { concede, play } from './player.ts';

const house = openHouse({ env: { BASE_PATH: '/deep/mat' } });

async function playBot({ page }: Visitor): Promise<void> {
  await page.goto(`${house.url}?seed=${'ab'.repeat(32)}`);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.match').waitFor();
}
const hasNoSidewaysScroll = ({ page }: Visitor): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('a dead code has a page that says so and leads back', async () => {
  const guest = await visit(house.browser);
  await guest.page.goto(`${house.url}t/ZZZZZZZZ`);
  await guest.page.getByRole('heading', { name: 'No table here' }).waitFor();
  await guest.page.getByRole('button', { name: 'To the start page' }).click();
  await guest.page.getByRole('heading', { name: 'Pull up a chair.' }).waitFor();
  expect(guest.page.url()).toBe(house.url);
  expect(guest.errors).toEqual([]);
  await guest.context.close();
});

test.each([
  [390, 844],
  [620, 500],
])('in a window of %i x %i the list is the table, whatever the setting', async (width, height) => {
  const guest = await visit(house.browser, { width, height, view: 'board' });
  await playBot(guest);
  await guest.page.locator('.match.with-list .side.near').waitFor();
  await guest.page.locator('.prompt').waitFor();
  const prompt = await guest.page.locator('.prompt').boundingBox();
  expect(prompt !== null && prompt.y + prompt.height <= height + 1).toBe(true);
  expect(await hasNoSidewaysScroll(guest)).toBe(true);
  expect(guest.errors).toEqual([]);
  await guest.context.close();
});

test('on a phone the start page does not scroll sideways', async () => {
  const guest = await visit(house.browser, { width: 390, height: 844 });
  await guest.page.goto(house.url);
  await guest.page.locator('.fan-card').first().waitFor();
  expect(await hasNoSidewaysScroll(guest)).toBe(true);
  await guest.context.close();
});

test('a wrong key in a link says so, and takes no seat away', async () => {
  const guest = await visit(house.browser);
  await playBot(guest);
  const address = guest.page.url();
  await guest.page.goto(house.url);
  await guest.page.goto(`${address}#seat=${'x'.repeat(43)}`);
  await guest.page.getByRole('heading', { name: 'This key opens no seat' }).waitFor();
  await guest.page.getByRole('button', { name: 'Reload' }).click();
  await guest.page.locator('.near h2', { hasText: 'you' }).waitFor();
  expect(guest.errors).toEqual([]);
  await guest.context.close();
});

test('a number is set and confirmed by keyboard alone', async () => {
  const guest = await visit(house.browser);
  await playBot(guest);
  const slider = guest.page.locator('.prompt input[type=range]');
  await slider.waitFor();
  const ask = await guest.page.locator('.prompt').getAttribute('data-ask');
  await guest.page.keyboard.press('ArrowRight');
  expect(await guest.page.locator('.prompt output').textContent()).toBe('1');
  await guest.page.keyboard.press('Enter');
  await guest.page.locator(`.prompt:not([data-ask="${ask}"])`).waitFor();
  await guest.context.close();
});

test('without WebGL and canvas the list takes over and the match goes on', async () => {
  const guest = await visit(house.browser, { view: 'board' });
  await guest.context.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await playBot(guest);
  await guest.page.locator('.match.with-list').waitFor();
  await guest.page.locator('.prompt').waitFor();
  await guest.context.close();
});

test('one browser plays both seats, always showing the one that is asked', async () => {
  const guest = await visit(house.browser);
  await guest.page.goto(`${house.url}?seed=${'cd'.repeat(32)}`);
  await guest.page.getByText('Both seats').click();
  await guest.page.getByRole('button', { name: 'Deal both hands' }).click();
  await guest.page.locator('.practice').waitFor();
  const presses = 60;
  expect((await play(guest.page, 11, presses)).presses).toBe(presses);
  await concede(guest.page);
  await expect.poll(() => guest.page.locator('.practice .result').count()).toBe(2);
  expect(guest.errors).toEqual([]);
  await guest.context.close();
});

test('the page has the colours of the canvas', async () => {
  const guest = await visit(house.browser);
  await guest.page.goto(house.url);
  const shown = await guest.page.evaluate((names) => {
    const style = getComputedStyle(document.documentElement);
    return names.map((name) =>
      style.getPropertyValue(`--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`),
    );
  }, Object.keys(palette));
  expect(shown).toEqual(Object.values(palette).map(hex));
  await guest.context.close();
});
