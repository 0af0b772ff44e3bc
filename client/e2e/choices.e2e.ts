// Games to which a seat brings several decks: what is brought, and what both seats then choose in secret, a line-up and a deck.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FRONTS } from '../../shared/games/fronts.ts';
import { atRest, watchBoard } from './board-player.ts';
import { type Visitor, visit } from './browser.ts';
import { openHouse } from './house.ts';
import { chooseGame, dealAgainstBot } from './moments.ts';

const house = openHouse();
const ROSTERED = Object.values(FRONTS).flatMap(({ id, roster, starters }) =>
  roster === undefined ? [] : [[id, Math.min(roster, starters.length)] as const],
);

/** Everything that somebody can read at the table. */
const read = async (page: Page): Promise<string> => (await page.locator('.match').textContent()) ?? '';
const has = (page: Page, selector: string): Promise<void> => page.locator(selector).waitFor();
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight,
  );

/** How far below the top of its card's place each line of kinds stands. */
const kindsBelowNames = (page: Page): Promise<number[]> =>
  page.locator('.line-up .member').evaluateAll((all) =>
    all.map((member) => {
      const kinds = member.querySelector('.member-kinds')?.getBoundingClientRect();
      return Math.round((kinds?.top ?? 0) - member.getBoundingClientRect().top);
    }),
  );
/** Names of characters to choose that cannot be read to their end. */
const cutNames = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('.line-up .member-name')
    .evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent));
/** Cards of the chosen deck that reach out of their columns. */
const cutRows = (page: Page): Promise<(string | null)[]> =>
  page.locator('.deck-shown section').evaluateAll((sections) =>
    sections.flatMap((section) => {
      const { left, right } = section.getBoundingClientRect();
      return [...section.querySelectorAll('.deck-row, .deck-row b')]
        .filter((part) => part.getBoundingClientRect().left < left || part.getBoundingClientRect().right > right)
        .map((part) => part.textContent);
    }),
  );

/** Two seats and somebody who watches, before the first choice. */
async function threeAtTable(id: string): Promise<readonly [Visitor, Visitor, Visitor]> {
  const [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map((name) => visit(house.browser, { name })));
  if (ada === undefined || ben === undefined || eve === undefined) throw new Error('three visitors');
  await ada.page.goto(`${house.url}?seed=${'ab'.repeat(32)}`);
  await chooseGame(ada.page, id);
  await ada.page.getByText('A friend').click();
  await ada.page.getByRole('button', { name: 'Open a table' }).click();
  await ada.page.waitForURL(/\/t\//);
  await ben.page.goto(ada.page.url());
  await has(ben.page, '.roster');
  await ben.page.getByRole('button', { name: 'Take the seat' }).click();
  await eve.page.goto(ada.page.url());
  for (const { page } of [ada, ben]) await has(page, '.line-up >> nth=0');
  await has(eve.page, '.match');
  return [ada, ben, eve];
}
async function leave(...visitors: readonly Visitor[]): Promise<void> {
  for (const { errors, context } of visitors) {
    expect(errors).toEqual([]);
    await context.close();
  }
}
/** Answers in the form that is open; the next one may follow at once. */
async function choose(page: Page, nth: number): Promise<void> {
  const ask = await page.locator('.prompt.form').getAttribute('data-ask');
  await page.locator('.prompt.form [data-position]').nth(nth).click();
  await page.locator('.prompt.form [data-do="confirm"]').click();
  await page.locator(`.prompt.form[data-ask="${ask}"]`).waitFor({ state: 'detached' });
}

test.each(ROSTERED)(
  'to %s all %i ready decks come, unless fewer are wanted; one stays, and the choice is kept',
  async (id, all) => {
    const { page, ...guest } = await visit(house.browser);
    const count = page.locator('.roster-count');
    await page.goto(house.url);
    await chooseGame(page, id);
    expect(await count.textContent()).toBe(`${all} of ${all}`);
    await page.locator('.roster-tile label').first().click();
    expect(await count.textContent()).toBe(`${all - 1} of ${all}`);
    await page.reload();
    await chooseGame(page, id);
    expect(await count.textContent()).toBe(`${all - 1} of ${all}`);
    for (let i = 1; i < all; i++) await page.locator('.roster-tile label').nth(i).click({ force: true });
    expect(await count.textContent()).toBe(`1 of ${all}`);
    expect(await page.locator('.roster-tile.chosen').count()).toBe(1);
    await leave({ page, ...guest });
  },
);

test.each(ROSTERED)('at %s nobody sees whether or what another has chosen before both have', async (id) => {
  const [ada, ben, eve] = await threeAtTable(id);
  const before = [await read(ben.page), await read(eve.page)];
  expect(before[1]).toContain('Both choose in secret');
  await choose(ada.page, 1);
  await ada.page.getByText('Your answer is in.').waitFor();
  expect([await read(ben.page), await read(eve.page)]).toEqual(before);
  await choose(ben.page, 0);
  for (const { page } of [ada, ben]) await has(page, '.deck-option >> nth=0');
  expect(await ada.page.locator('.sides-shown .card-links').allTextContents()).toEqual(
    (await ben.page.locator('.sides-shown .card-links').allTextContents()).reverse(),
  );
  await leave(ada, ben, eve);
});

test.each(ROSTERED)(
  'at %s a changed deck is one more choice, also after a reload, and nobody else sees it',
  async (id) => {
    const [ada, ben, eve] = await threeAtTable(id);
    await choose(ada.page, 0);
    await choose(ben.page, 1);
    for (const { page } of [ada, ben]) await has(page, '.deck-option >> nth=0');
    const timeless = async (page: Page): Promise<string> => (await read(page)).replaceAll(/\d+:\d\d/g, '');
    const before = [await timeless(ben.page), await timeless(eve.page)];
    const { page } = ada;
    const decks = await page.locator('.deck-option').count();
    await page.getByRole('button', { name: 'Change a copy' }).first().click();
    const held = page.locator('.editor-card.held');
    const [first, last] = [held.first().locator('.stepper button'), held.last().locator('.stepper button')];
    await first.first().click();
    expect(await page.locator('[data-do="use"]').getAttribute('aria-disabled')).toBe('true');
    expect(await page.locator('.editor-foot .form-chosen .fault').textContent()).toMatch(/\d/);
    await page.reload();
    await page.getByRole('button', { name: 'Go on changing' }).click();
    expect(await page.locator('[data-do="use"]').getAttribute('aria-disabled')).toBe('true');
    await last.last().click();
    await page.locator('[data-do="use"]').click();
    await page.locator('.deck-option.chosen', { hasText: 'changed' }).waitFor();
    expect(await page.locator('.deck-option').count()).toBe(decks + 1);
    expect(await page.locator('.deck-option').last().getAttribute('class')).toContain('chosen');
    await page.reload();
    await has(page, '.deck-option >> nth=0');
    expect(await page.locator('.deck-option').count()).toBe(decks + 1);
    expect([await timeless(ben.page), await timeless(eve.page)]).toEqual(before);
    await choose(page, decks);
    expect([await timeless(ben.page), await timeless(eve.page)]).toEqual(before);
    await choose(ben.page, 0);
    await has(eve.page, '.match');
    await leave(ada, ben, eve);
  },
);

test.each(ROSTERED)(
  'at %s the forms fit every window, and line-ups can be narrowed to those with one card',
  async (id) => {
    const guest = await visit(house.browser);
    const { page } = guest;
    await page.goto(`${house.url}?seed=${'ab'.repeat(32)}`);
    await chooseGame(page, id);
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await has(page, '.line-up >> nth=0');
    const all = await page.locator('.line-up').count();
    const one = page.locator('.only-with .only-card').first();
    await one.click();
    const name = await one.textContent();
    const left = await page.locator('.line-up').allTextContents();
    expect(left.length).toBeLessThan(all);
    expect(left.every((text) => text.includes(name ?? '?'))).toBe(true);
    await one.click();
    expect(await page.locator('.line-up').count()).toBe(all);
    const inEverySize = async (at: string): Promise<void> => {
      for (const [width, height] of [
        [390, 844],
        [844, 390],
        [896, 414],
        [1280, 720],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect.soft(await cutNames(page), `${at} at ${width} x ${height}`).toEqual([]);
        expect.soft(await fits(page), `${at} at ${width} x ${height}`).toBe(true);
        const foot = await page.locator('.form-foot').boundingBox();
        expect.soft(foot !== null && foot.y + foot.height <= height, `${at} at ${width} x ${height}`).toBe(true);
      }
    };
    expect(new Set(await kindsBelowNames(page)).size).toBe(1);
    await inEverySize('line-ups');
    const foot = await page.locator('.form-foot').boundingBox();
    await page.locator('.line-up').first().click();
    expect(await page.locator('.form-foot').boundingBox()).toEqual(foot);
    await page.locator('[data-do="confirm"]').click();
    await has(page, '.deck-option >> nth=0');
    await inEverySize('decks');
    const named = await page.locator('.sides-shown .near .card-links li').allTextContents();
    const heads = await page.locator('.deck-shown .deck-group > span:first-child').allTextContents();
    expect(heads.slice(0, named.length)).toEqual(named);
    expect(heads.length).toBeGreaterThan(named.length);
    expect(await cutRows(page)).toEqual([]);
    await page.getByRole('button', { name: 'Change a copy' }).first().click();
    await inEverySize('editor');
    await leave(guest);
  },
);

test.each(ROSTERED)('over the board of %s the first form comes as soon as nothing moves', async (id) => {
  const guest = await visit(house.browser, { view: 'board' });
  await watchBoard(guest.page, { renderer: 'canvas' });
  await dealAgainstBot(guest.page, house.url, 8, id);
  await atRest(guest.page);
  // A board that never came to rest would keep it back for six seconds.
  await guest.page.locator('.prompt.form').waitFor({ timeout: 3000 });
  await leave(guest);
});
