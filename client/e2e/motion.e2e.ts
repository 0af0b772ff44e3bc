// Motion that once hung or came too late: a drawn card played before it has arrived, and a table that was hidden meanwhile.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { greedy } from '../../shared/bots/greedy.ts';
import { gameOf } from '../../shared/games/index.ts';
import type { Answer } from '../../shared/kernel/ask.ts';
import { rngFrom } from '../../shared/kernel/rng.ts';
import type { ExposedState } from '../scenes/test-window.ts';
import { seeBoard } from './board-player.ts';
import { setHidden, type Visitor, visit } from './browser.ts';
import { openHouse } from './house.ts';
import { dealAgainstBot, stateOf } from './moments.ts';

const SEED = 'd16d'.repeat(16);
const game = gameOf('weiss');
const house = openHouse();

/** Sits down against a bot with all motion on, `slow` times as slow as it is. */
async function sitDown(slow: number): Promise<Visitor> {
  const visitor = await visit(house.browser, { view: 'board' });
  await visitor.context.addInitScript((factor) => {
    localStorage.setItem('playmat.speed', 'normal');
    localStorage.setItem('playmat.motion', 'full');
    window.playmatTest = { renderer: 'canvas', slow: factor };
  }, slow);
  await dealAgainstBot(visitor.page, house.url, SEED);
  await visitor.page.waitForFunction(() => window.playmatBoard !== undefined);
  return visitor;
}
const turnOf = (state: ExposedState | undefined): number => Number(state?.model.facts['turn'] ?? 0);

/** Answers as a greedy bot at once, wherever the drawing is, until `enough`; gives what was open then. */
async function answerUntil(page: Page, enough: (state: ExposedState) => boolean): Promise<ExposedState> {
  const chance = rngFrom(SEED);
  let asked = -1;
  for (let idle = 0; idle < 3000; idle++) {
    const state = await stateOf(page);
    if (state !== undefined && enough(state)) return state;
    const { ask, seat, model } = state ?? {};
    if (ask == null || seat == null || model === undefined || ask.from.length === 0 || ask.id === asked) {
      await page.waitForTimeout(10);
      if (idle % 100 === 99) asked = -1;
      continue;
    }
    asked = ask.id;
    await give(page, ask.id, greedy(game, model, ask, seat, chance));
  }
  throw new Error('what was waited for never came');
}
const give = (page: Page, id: number, answer: Answer): Promise<void> =>
  page.evaluate(([of, given]) => window.playmatBoard?.answer(of, [...given]), [id, answer] as const);

/** Every card of a hand or a stage that the model shows stands in the list beside the board too. */
async function expectMirrored(page: Page): Promise<void> {
  const missing = await page.evaluate(() => {
    const model = window.playmatBoard?.state().model;
    const listed = new Set(
      [...document.querySelectorAll('[data-handle]')].map((tile) => tile.getAttribute('data-handle')),
    );
    const shown = (model?.zones ?? []).flatMap((side) =>
      Object.entries(side).flatMap(([zone, held]) => (/hand|front|back/.test(zone) && Array.isArray(held) ? held : [])),
    );
    return shown.filter((handle) => handle !== null && !listed.has(handle));
  });
  expect(missing).toEqual([]);
}

test('a card that was just drawn can be played before it arrives, while the board is clicked all over, and play goes on', async () => {
  const { page, context, errors } = await sitDown(6);
  const isMain = ({ ask, seat, model }: ExposedState): boolean =>
    ask?.why === 'main' && model.facts['turnPlayer'] === seat && ask.from.length > 0;
  const before = await answerUntil(page, ({ ask }) => ask?.why === 'clock');
  const hand = new Set(handOf(before));
  const open = await answerUntil(page, isMain);
  const drawn = new Set(handOf(open).filter((handle) => !hand.has(handle)));
  expect(await page.evaluate(() => window.playmatBoard?.busy())).toBe(true);
  const { ask } = open;
  const position = ask?.from.findIndex((choice) => 'action' in choice && drawn.has(choice.action.card ?? '')) ?? -1;
  // The match is one in which a card that has just been drawn can be played at once.
  expect(position).toBeGreaterThanOrEqual(0);
  await page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    if (canvas === null) throw new Error('no canvas');
    let n = 0;
    const timer = setInterval(() => {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const at = {
        clientX: left + width * ((n * 0.618) % 1),
        clientY: top + height * ((n * 0.414) % 1),
        pointerId: 1,
        bubbles: true,
      };
      for (const type of ['pointermove', 'pointerdown', 'pointerup']) canvas.dispatchEvent(new PointerEvent(type, at));
      if (++n >= 40) clearInterval(timer);
    }, 50);
  });
  if (ask !== null) await give(page, ask.id, [position]);
  await page.waitForFunction((id) => window.playmatBoard?.state().ask?.id !== id, ask?.id, { polling: 20 });
  await page.waitForTimeout(2300);
  await answerUntil(page, (state) => isMain(state) || turnOf(state) > turnOf(open));
  // Whatever is still to be shown is shown; then nothing may be left on its way.
  await page.waitForFunction(() => window.playmatBoard?.busy() === false, undefined, { timeout: 90_000 });
  await page.waitForFunction(() => window.playmatBoard?.asleep() === true, undefined, { timeout: 5000 });
  await expectMirrored(page);
  const next = await answerUntil(page, (state) => turnOf(state) > turnOf(open));
  expect(turnOf(next)).toBeGreaterThan(turnOf(open));
  expect((await seeBoard(page)).faults).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

function handOf({ model, seat }: ExposedState): string[] {
  const held = model.zones[seat ?? 0]['hand'];
  return Array.isArray(held) ? held.filter((handle) => handle !== null) : [];
}

test('what happens while the page is hidden is not played when it is shown again: the board says how things stand', async () => {
  const { page, context, errors } = await sitDown(1);
  await answerUntil(page, ({ ask }) => ask?.why === 'clock');
  await setHidden(page, true);
  const sounds = await page.evaluate(() => window.playmatBoard?.sounds() ?? 0);
  const from = await heardSoFar(page);
  // A minute of a match: far more than forty happenings.
  // With a question open nothing more happens, so that nothing new is played when the page is shown.
  await answerUntil(page, (state) => turnOf(state) >= 4 && (state.ask?.from.length ?? 0) > 0);
  expect((await heardSoFar(page)) - from).toBeGreaterThanOrEqual(40);
  await setHidden(page, false);
  const shown = await page.evaluate(async () => {
    const board = window.playmatBoard;
    const start = performance.now();
    while (board?.busy() && performance.now() - start < 3000) await new Promise((go) => setTimeout(go, 10));
    return { ms: performance.now() - start, effects: board?.effects() ?? -1, sounds: board?.sounds() ?? -1 };
  });
  expect(shown.ms).toBeLessThan(300);
  expect(shown.effects).toBe(0);
  expect(shown.sounds - sounds).toBeLessThanOrEqual(1);
  await page.waitForFunction(() => window.playmatBoard?.asleep() === true, undefined, { timeout: 5000 });
  await expectMirrored(page);
  expect((await seeBoard(page)).faults).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

const heardSoFar = (page: Page): Promise<number> => page.evaluate(() => window.playmatBoard?.heard() ?? 0);
