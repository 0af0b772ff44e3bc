// `npm run -s sheet -- weiss`: paints every card of a game at four sizes into pictures to look at, and tells how long the faces took.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { findOrInstallChromium } from '../../.config/chromium.ts';
import { STAGINGS } from '../games/stagings.ts';
import { launch } from './browser.ts';

const [game = '', folder = `node_modules/.cache/sheet/${game}`, ratio = '1', ...only] = process.argv.slice(2);
if (STAGINGS[game] === undefined) {
  console.error(`Say whose cards: ${Object.keys(STAGINGS).join(', ')}.`);
  process.exit(1);
}
const wanted = only.length > 0 ? only : ['size=full&foil', 'size=field', 'size=mini', 'size=hand'];
process.env['PLAYMAT_CHROMIUM'] ??= findOrInstallChromium();
const root = fileURLToPath(new URL('..', import.meta.url));
const server = await createServer({
  configFile: false,
  root,
  publicDir: fileURLToPath(new URL('../../public', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../node_modules/.cache/vite-sheet', import.meta.url)),
  logLevel: 'error',
  optimizeDeps: { entries: ['e2e/fixture/sheet.html'] },
  server: { port: 0, fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] } },
});
await server.listen();
const browser = await launch();
try {
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    viewport: { width: 1560, height: 900 },
    deviceScaleFactor: Number(ratio),
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error));
  for (const query of wanted) {
    await page.goto(`${server.resolvedUrls?.local[0]}e2e/fixture/sheet.html?game=${game}&${query}`);
    await page.waitForFunction(() => window.sheetTimes !== undefined);
    await page.screenshot({ path: join(folder, `${query.replace(/\W+/g, '-')}@${ratio}.png`), fullPage: true });
    const times = await page.evaluate(() => window.sheetTimes ?? {});
    for (const [kind, all] of Object.entries(times)) {
      const sorted = all.toSorted((a, b) => a - b);
      const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
      console.log(`${query} ${kind}: ${all.length} faces, median ${at(0.5)} ms, most ${at(1)} ms`);
    }
  }
} finally {
  await browser.close();
  await server.close();
}
