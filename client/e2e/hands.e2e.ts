// The player's hands on the canvas: dragging, reading, folding, and being told why not.
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { ExposedState } from '../scenes/test-window.ts';
import { atRest, seeBoard, watchBoard } from './board-player.ts';
import { type Visitor, visit } from './browser.ts';
import { openHouse } from './house.ts';
import { dealAgainstBot, playMoments, stateOf } from './moments.ts';

const SEED = 3;
const house = openHouse();
let ada: Visitor;
let page: Page;

/** The first main phase, with a full hand and an empty stage. */
beforeEach(async () => {
  ada = await visit(house.browser, { view: 'board' });
  page = ada.page;
  await watchBoard(page, { renderer: 'canvas' });
  await dealAgainstBot(page, house.url, SEED);
  const main = {
    name: 'main',
    is: ({ ask }: { readonly ask: { readonly why: string } | null }) => ask?.why === 'main',
  };
  expect(await playMoments(page, 'weiss', SEED, [main], () => atRest(page))).toEqual([]);
  return async () => {
    expect((await seeBoard(page)).faults).toEqual([]);
    expect(ada.errors).toEqual([]);
    await ada.context.close();
  };
});

interface Place {
  readonly x: number;
  readonly y: number;
}
/** Where the own hand's cards show, and whether each can be played. */
async function handNow(): Promise<{ readonly handle: string; readonly at: Place; readonly offered: boolean }[]> {
  return await page.evaluate(() => {
    const board = window.playmatBoard;
    const { model, seat, ask } = board?.state() ?? {};
    const held = model?.zones[seat ?? 0]['hand'];
    const own = Array.isArray(held) ? held : [];
    const offered = new Set(
      (ask?.from ?? []).flatMap((choice) =>
        'action' in choice && choice.action.card !== undefined ? [choice.action.card] : [],
      ),
    );
    return (board?.cards() ?? []).flatMap(({ key, zone, box }) =>
      zone === 'hand' && own.includes(key)
        ? [{ handle: key, at: { x: box.x + 14, y: Math.min(box.y + 22, innerHeight - 6) }, offered: offered.has(key) }]
        : [],
    );
  });
}
const boardTexts = (): Promise<readonly string[]> =>
  page.evaluate(() => (window.playmatBoard?.texts() ?? []).map(({ text }) => text));
const slotBox = (slot: string) =>
  page.evaluate((id) => window.playmatBoard?.state().model.zones[window.playmatBoard.state().seat ?? 0][id], slot);

async function drag(from: Place, to: Place): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let i = 1; i <= 6; i++)
    await page.mouse.move(from.x + ((to.x - from.x) * i) / 6, from.y + ((to.y - from.y) * i) / 6);
  await page.mouse.up();
}
/** The middle of the own centre slot at 1280 x 720. */
const CENTRE: Place = { x: 640, y: 430 };

test('a card dragged from the hand onto a place of the stage is played there, and one let go elsewhere goes back', async () => {
  const playable = (await handNow()).find(({ offered }) => offered);
  expect(playable).toBeDefined();
  if (playable === undefined) return;
  const before = (await handNow()).length;
  await drag(playable.at, { x: 640, y: 200 });
  await atRest(page);
  expect((await handNow()).length).toBe(before);
  const again = (await handNow()).find(({ offered }) => offered);
  await drag(again?.at ?? playable.at, CENTRE);
  await page.waitForFunction(() => {
    const { model, seat } = window.playmatBoard?.state() ?? {};
    const held = model?.zones[seat ?? 0]['frontCenter'];
    return Array.isArray(held) && held.length === 1;
  });
  await atRest(page);
  expect((await handNow()).length).toBe(before - 1);
  expect(await slotBox('frontCenter')).toHaveLength(1);
});

test('Esc lets go of a dragged card', async () => {
  const playable = (await handNow()).find(({ offered }) => offered);
  if (playable === undefined) throw new Error('nothing can be played');
  await page.mouse.move(playable.at.x, playable.at.y);
  await page.mouse.down();
  await page.mouse.move(CENTRE.x, CENTRE.y, { steps: 5 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await atRest(page);
  expect((await stateOf(page))?.ask?.why).toBe('main');
  expect(await slotBox('frontCenter')).toHaveLength(0);
});

test('a card that cannot be used says why, with the number of the rule', async () => {
  const barred = (await handNow()).find(({ offered }) => !offered);
  if (barred === undefined) throw new Error('every card can be used');
  await page.mouse.click(barred.at.x, barred.at.y);
  await expect.poll(async () => (await boardTexts()).join(' ')).toMatch(/\(rule \d+(\.\d+)*\)/);
});

test('F folds the question away and brings it back', async () => {
  const buttons = (): Promise<number> =>
    page.evaluate(() => (window.playmatBoard?.spots() ?? []).filter(({ id }) => id === 'decline').length);
  expect(await buttons()).toBe(1);
  await page.keyboard.press('f');
  await expect.poll(buttons).toBe(0);
  await page.keyboard.press('f');
  await expect.poll(buttons).toBe(1);
});

test('the last reveals are laid out and shut again', async () => {
  const later = { name: 'later', is: ({ model }: ExposedState) => Number(model.facts['turn']) >= 3 };
  await playMoments(page, 'weiss', SEED, [later], () => atRest(page));
  const shelf = (): Promise<number> =>
    page.evaluate(() => (window.playmatBoard?.cards() ?? []).filter(({ zone }) => zone === 'reveals').length);
  const button = (await page.evaluate(() => window.playmatBoard?.spots() ?? [])).find(({ id }) => id === 'reveals');
  if (button === undefined) throw new Error('nothing was revealed so far');
  await page.mouse.click(button.box.x + button.box.w / 2, button.box.y + button.box.h / 2);
  await expect.poll(shelf).toBeGreaterThan(0);
  await page.mouse.click(30, 400);
  await expect.poll(shelf).toBe(0);
});

/** Whether all can be read of the large card as its text grows, each time by more than its box has room for. */
const shapesOfLongText = (): Promise<boolean[]> =>
  page.locator('.preview').evaluate((box) =>
    [0, 120, 120].map((words) => {
      const more = document.createElement('p');
      more.textContent = 'reading '.repeat(words);
      box.querySelector('.preview-text')?.append(more);
      dispatchEvent(new Event('resize'));
      return box.scrollHeight <= box.clientHeight && box.getBoundingClientRect().bottom <= innerHeight;
    }),
  );

test('the card under the pointer is read large beside the table, and by a right click in full', async () => {
  const [card] = await handNow();
  if (card === undefined) throw new Error('the hand is empty');
  await page.mouse.move(card.at.x, card.at.y);
  const preview = page.locator('.preview');
  await preview.waitFor();
  // Nothing around it may hide it.
  const opacity = await preview.evaluate((element) => {
    let least = 1;
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      least = Math.min(least, Number(getComputedStyle(at).opacity));
    return least;
  });
  expect(opacity).toBeGreaterThan(0.9);
  expect(await shapesOfLongText()).toEqual([true, true, true]);
  await page.mouse.click(card.at.x, card.at.y, { button: 'right' });
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
});

test('P passes', async () => {
  const before = (await stateOf(page))?.ask?.id;
  await page.keyboard.press('p');
  await page.waitForFunction((id) => window.playmatBoard?.state().ask?.id !== id, before);
  expect((await stateOf(page))?.ask?.why).not.toBe('main');
});

test('on a phone a tap opens the hand, the next picks the card, and a tap elsewhere shuts the hand', async () => {
  const bob = await visit(house.browser, { view: 'board', width: 844, height: 390, touch: true });
  await watchBoard(bob.page, { renderer: 'canvas' });
  await dealAgainstBot(bob.page, house.url, SEED);
  const first = { name: 'mulligan', is: ({ ask }: ExposedState) => ask?.why === 'mulligan' };
  await playMoments(bob.page, 'weiss', SEED, [first], () => atRest(bob.page));
  const picks = async (): Promise<number> => (await stateOf(bob.page))?.picks.length ?? -1;
  const widest = (): Promise<number> =>
    bob.page.evaluate(() =>
      Math.max(...(window.playmatBoard?.cards() ?? []).filter(({ zone }) => zone === 'hand').map(({ box }) => box.w)),
    );
  const tap = async (): Promise<void> => {
    const spot = (await bob.page.evaluate(() => window.playmatBoard?.spots() ?? [])).find(
      ({ kind }) => kind === 'card',
    );
    if (spot === undefined) throw new Error('no card can be picked');
    await bob.page.touchscreen.tap(spot.box.x + 12, Math.min(spot.box.y + 14, 384));
    await atRest(bob.page);
  };
  const shut = await widest();
  await tap();
  expect(await picks()).toBe(0);
  expect(await widest()).toBeGreaterThan(shut * 1.3);
  await tap();
  expect(await picks()).toBe(1);
  await bob.page.touchscreen.tap(420, 120);
  await atRest(bob.page);
  expect(await widest()).toBeLessThan(shut * 1.1);
  expect(bob.errors).toEqual([]);
  await bob.context.close();
});

test('a card that stands up out of the hand is clicked wherever it shows, and nothing below it is', async () => {
  const [playable] = (await handNow()).filter(({ offered }) => offered);
  if (playable === undefined) throw new Error('nothing can be played');
  await page.mouse.move(playable.at.x, playable.at.y);
  await atRest(page);
  const raised = await page.evaluate(
    (key) => (window.playmatBoard?.cards() ?? []).find((card) => card.key === key)?.box,
    playable.handle,
  );
  if (raised === undefined) throw new Error('the card is gone');
  // Its upper half lies over the stage.
  await page.mouse.move(raised.x + raised.w / 2, raised.y + raised.h * 0.7);
  await page.mouse.click(raised.x + raised.w / 2, raised.y + 16);
  await page.waitForFunction(() => window.playmatBoard?.state().ask?.why === 'chooseSlot');
  expect((await stateOf(page))?.ask?.about?.card).toBe(playable.handle);
});

test('a window that changes its format while a card is dragged lays the board out anew, and the card goes back', async () => {
  const playable = (await handNow()).find(({ offered }) => offered);
  if (playable === undefined) throw new Error('nothing can be played');
  const before = (await handNow()).length;
  await page.mouse.move(playable.at.x, playable.at.y);
  await page.mouse.down();
  await page.mouse.move(CENTRE.x, CENTRE.y, { steps: 4 });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.waitForTimeout(300);
  await page.mouse.up();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.waitForTimeout(300);
  await atRest(page);
  expect((await handNow()).length).toBe(before);
  expect((await stateOf(page))?.ask?.why).toBe('main');
});
