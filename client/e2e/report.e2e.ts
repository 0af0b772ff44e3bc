// Reporting a problem: the file that the page hands out can be played, and holds what it says.
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { benchOf } from '../../shared/games/benches.ts';
import { readScenario } from '../../shared/games/read-scenario.ts';
import { runScenario } from '../../shared/kernel/scenario/run.ts';
import type { Scenario } from '../../shared/kernel/scenario/types.ts';
import { type Visitor, visit } from './browser.ts';
import { openHouse } from './house.ts';
import { concede, play } from './player.ts';

const house = openHouse();

async function begin({ page }: Visitor): Promise<void> {
  await page.goto(`${house.url}?seed=${'5eed'.repeat(16)}`);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('.match').waitFor();
}
/** Presses the button inside, and reads the file that comes; it is played before it is given back. */
async function report(page: Page, inside: string, says: RegExp): Promise<Scenario> {
  await page.locator(inside).getByRole('button', { name: 'Report a problem' }).click();
  await page.getByText(says).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('playmat-problem.scenario.json');
  const read = readScenario(await text(await file.createReadStream()));
  if ('faults' in read) throw new Error(read.faults.map(({ message }) => message).join('\n'));
  expect(runScenario(benchOf(read.scenario.game), read.scenario)).toEqual({ ok: true });
  await page.locator('dialog.dialog').waitFor({ state: 'detached' });
  return read.scenario;
}
/** Of a question with which a stretch begins, so the table in the file is the one on the page. */
async function reportOfAFreshQuestion(page: Page): Promise<Scenario> {
  for (let seed = 0; seed < 20; seed++) {
    await play(page, seed, seed === 0 ? 20 : 1);
    await page.locator('.prompt:not(.sending)').waitFor();
    const own = await report(page, '.log', /as you saw them, no hidden cards of others/);
    if (own.steps.every((step) => 'expect' in step)) return own;
  }
  throw new Error('no question began a stretch');
}
const handOf = (page: Page): Promise<number> => page.locator('.near .zone-hand .tile').count();

test('a player, a spectator and whoever comes to the end download what they saw, and it can be played', async () => {
  const [ada, eve] = await Promise.all([visit(house.browser), visit(house.browser, { name: 'Eve' })]);
  await begin(ada);
  await eve.page.goto(ada.page.url());
  await eve.page.locator('.match').waitFor();
  const own = await reportOfAFreshQuestion(ada.page);
  expect([own.state.A?.['hand'] ?? []].flat()).toHaveLength(await handOf(ada.page));
  expect(JSON.stringify(own.state.A?.['hand'])).not.toContain('fill');
  expect(own.state.B?.['hand']).toHaveProperty('fill');
  const watched = await report(eve.page, '.log', /as everybody saw them, no hidden cards/);
  expect([watched.state.A?.['hand'], watched.state.B?.['hand']]).toEqual([
    { fill: expect.any(Number) },
    { fill: expect.any(Number) },
  ]);

  await concede(ada.page);
  const whole = await report(ada.page, '.result', /with every card/);
  expect(JSON.stringify([whole.state.A, whole.state.B])).not.toContain('fill');
  expect(whole.steps.at(-1)).toHaveProperty('expect.result');
  expect(await report(eve.page, '.result', /with every card/)).toEqual(whole);
  for (const { errors, context } of [ada, eve]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});

test('on a phone the report is found in the log', async () => {
  const guest = await visit(house.browser, { width: 390, height: 844 });
  await begin(guest);
  await play(guest.page, 9, 10);
  await guest.page.getByRole('navigation').getByRole('button', { name: 'Log' }).click();
  const { game } = await report(guest.page, 'dialog', /as you saw them/);
  expect(game).toBe('weiss');
  expect(guest.errors).toEqual([]);
  await guest.context.close();
});
