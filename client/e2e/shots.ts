// `npm run shots -- weiss`: takes pictures of the start page, of named moments of one fixed match and of a card read large, and reels of what moves, the same on each run; `--only start`, `moments` or `reels` for some of them.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { findOrInstallChromium } from '../../.config/chromium.ts';
import { seedFromNumber } from '../../shared/kernel/rng.ts';
import { atRest, watchBoard } from './board-player.ts';
import { launch, visit } from './browser.ts';
import { chooseGame, dealAgainstBot, playMoments } from './moments.ts';
import { filmReels, PRINT } from './reels.ts';
import { SCRIPTS, type Script } from './scripts.ts';
import { startServer } from './server.ts';

const SIZES = [
  { name: '1280', width: 1280, height: 720 },
  { name: '1920', width: 1920, height: 1080 },
  { name: 'phone', width: 844, height: 390 },
] as const;

/** Without a graphics process and coloured edges of letters every run paints the very same pixels. */
const STILL = ['--disable-gpu', '--disable-lcd-text', '--disable-partial-raster', '--disable-skia-runtime-opts'];

/** Pictures of the page as it stands, at every size; the pointer is where `point` leaves it, and nothing blinks. */
async function take(page: Page, name: string, folder: string, point?: () => Promise<void>): Promise<void> {
  for (const { name: size, width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    await page.mouse.move(1, 1);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(250);
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLElement>('canvas.painted')].every(
        ({ dataset, clientWidth }) => clientWidth === 0 || dataset['painted'] !== undefined,
      ),
    );
    const hasBoard = await page.evaluate(() => window.playmatBoard !== undefined);
    if (hasBoard) await atRest(page);
    await point?.();
    const path = join(folder, `${name}-${size}.jpg`);
    await page.screenshot({ path, ...PRINT, animations: 'disabled', caret: 'hide' });
    console.log(path);
  }
  await page.setViewportSize(SIZES[0]);
}

/** Lets the pointer rest on the card of an own place until the card is shown large. */
async function readLarge(page: Page, place: string): Promise<void> {
  const box = await page.evaluate((wanted) => {
    const lying = (window.playmatBoard?.cards() ?? []).filter(({ zone }) => zone === wanted);
    return lying.sort((a, b) => b.box.y - a.box.y)[0]?.box;
  }, place);
  if (box === undefined) throw new Error(`no card lies in ${place}`);
  await page.mouse.move(box.x + box.w / 2, box.y + box.h / 3);
  await page.locator('.preview').waitFor({ state: 'visible' });
  await page.waitForTimeout(400);
}

async function takeMoments(browser: Browser, id: string, script: Script, folder: string): Promise<readonly string[]> {
  const server = await startServer();
  try {
    const { page, context } = await visit(browser, { view: 'board', name: 'Ada' });
    await watchBoard(page, { renderer: 'canvas' });
    await page.goto(`${server.url}?seed=${seedFromNumber(script.seed)}`);
    await page.getByRole('button', { name: 'Deal the cards' }).or(page.locator('button.primary')).first().waitFor();
    await chooseGame(page, id);
    await take(page, `${id}-start`, folder);
    const missed: string[] = [];
    for (const { seed, moments } of script.also === undefined ? [script] : [script, script.also]) {
      if (moments.length > 0) await dealAgainstBot(page, server.url, seed, id);
      const open = await playMoments(page, id, seed, moments, async ({ name }) => {
        await take(page, `${id}-${name}`, folder);
        if (name === script.large.at)
          await take(page, `${id}-large-card`, folder, () => readLarge(page, script.large.zone));
        await page.mouse.move(1, 1);
        await atRest(page);
      });
      missed.push(...open);
    }
    await context.close();
    return missed;
  } finally {
    await server.stop();
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, only: { type: 'string' } },
});
const [id = 'weiss'] = positionals;
const script = SCRIPTS[id];
if (script === undefined) {
  console.error(`There are no moments for ${id}; there are some for ${Object.keys(SCRIPTS).join(', ')}.`);
  process.exit(1);
}
const { only } = values;
const folder = values.to ?? fileURLToPath(new URL('../../docs/pictures', import.meta.url));
mkdirSync(folder, { recursive: true });
process.env['PLAYMAT_CHROMIUM'] ??= findOrInstallChromium();
const browser = await launch(STILL);
try {
  const wanted = only === 'start' ? { seed: script.seed, moments: [], large: script.large } : script;
  const missed = only === 'reels' ? [] : await takeMoments(browser, id, wanted, folder);
  if (missed.length > 0) {
    console.error(`These moments did not come: ${missed.join(', ')}.`);
    process.exitCode = 1;
  }
  if (only === undefined || only === 'reels')
    for (const path of await filmReels(browser, id, folder)) console.log(path);
} finally {
  await browser.close();
}
