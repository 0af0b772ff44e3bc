// Runs the client bench in Chromium on a production build of its page, and prints what it measured as JSON.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'playwright-core';
import { build, type InlineConfig, preview } from 'vite';
import { findChromium } from '../../../.config/chromium.ts';
import { launch, WEBGL } from '../browser.ts';
import type { SceneName } from './main.ts';
import type { Seen, Timed } from './meter.ts';

const top = fileURLToPath(new URL('../../..', import.meta.url));
const outDir = join(top, 'node_modules/.cache/bench-page');
const PAGE = 'e2e/bench/index.html';
/** Computed WebGL is so slow that more rounds would tell no more. */
const ROUNDS = { canvas: 5, webgl: 2 } as const;
const ROUND = 4000;
/** Until the code is compiled and every face is painted. */
const WARM = 2000;
const REST = 10_000;
const RUN_IN = 3000;
const SETTLED = 3000;
/** Every round in this order, so that all meet the same weather. */
const ORDER = ['bare', 'full', 'match'] as const satisfies readonly SceneName[];

export interface Measured extends Seen, Timed {
  /** Milliseconds of script a frame, on the processor: what else the machine does, does not count. */
  readonly script: number;
}
export interface Report {
  readonly rounds: readonly Readonly<Record<SceneName, Measured>>[];
  readonly rest: {
    /** Shares of one core. */
    readonly page: number;
    readonly graphics: number;
    readonly redraws: number;
  };
  readonly faults: readonly string[];
}

const config: InlineConfig = {
  configFile: join(top, 'vite.config.ts'),
  logLevel: 'error',
  build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(top, 'client', PAGE) } },
  // Only a page that shares nothing has a clock finer than a tenth of a millisecond.
  preview: {
    port: 0,
    host: '127.0.0.1',
    headers: { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' },
  },
};

/** Seconds of script so far, of the page's thread. */
async function scripted(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

/** One scene, alone; what it found wrong with itself is added to `faults`. */
async function measure(page: Page, session: CDPSession, scene: SceneName, faults: string[]): Promise<Measured> {
  await page.evaluate(([name, warm]) => window.bench?.open(name, warm), [scene, WARM] as const);
  await page.evaluate(() => window.bench?.start());
  const before = await scripted(session);
  await page.waitForTimeout(ROUND);
  const script = (await scripted(session)) - before;
  const timed = await page.evaluate(() => window.bench?.stop());
  faults.push(...((await page.evaluate(() => window.bench?.close())) ?? []));
  if (timed === undefined) throw new Error('the page of the bench is gone');
  return { ...timed, script: (script * 1000) / timed.frames };
}

/**
 * Seconds on a processor so far of the page's process, which is the one that has worked most (Chromium keeps others in
 * reserve), and of the one that draws.
 */
async function spent(session: CDPSession): Promise<{ readonly page: number; readonly graphics: number }> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const most = (type: string): number =>
    Math.max(0, ...processInfo.filter((one) => one.type === type).map(({ cpuTime }) => cpuTime));
  return { page: most('renderer'), graphics: most('GPU') };
}

/** On a page of its own that has cleared up, or the garbage of the rounds would count for a table at rest. */
async function atRest(page: Page, session: CDPSession): Promise<Report['rest']> {
  await page.reload();
  await page.waitForFunction(() => window.bench !== undefined);
  await page.evaluate(async (ms) => await window.bench?.rest(ms), RUN_IN);
  await page.requestGC();
  await page.waitForTimeout(SETTLED);
  const frames = () => page.evaluate(() => window.bench?.frames() ?? -1);
  const drawn = await frames();
  const before = await spent(session);
  const from = performance.now();
  await page.waitForTimeout(REST);
  const after = await spent(session);
  const seconds = (performance.now() - from) / 1000;
  return {
    page: (after.page - before.page) / seconds,
    graphics: (after.graphics - before.graphics) / seconds,
    redraws: (await frames()) - drawn,
  };
}

async function run(url: string, renderer: keyof typeof ROUNDS): Promise<Report> {
  // Without a graphics card a browser has no graphics process either: one that is computed would slow the plain canvas down.
  const browser = await launch(renderer === 'canvas' ? undefined : WEBGL);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${url}${PAGE}?renderer=${renderer}`);
    await page.waitForFunction(() => window.bench !== undefined);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    // Once without counting, for the code to be compiled.
    for (const scene of ['full', 'match', 'bare'] as const) await measure(page, session, scene, faults);
    const rounds: Record<SceneName, Measured>[] = [];
    for (let n = 0; n < ROUNDS[renderer]; n++) {
      const round: Partial<Record<SceneName, Measured>> = {};
      for (const scene of ORDER) round[scene] = await measure(page, session, scene, faults);
      rounds.push(round as Record<SceneName, Measured>);
    }
    return { rounds, rest: await atRest(page, await browser.newBrowserCDPSession()), faults };
  } finally {
    await browser.close();
  }
}

process.env['PLAYMAT_CHROMIUM'] ??= findChromium();
await build(config);
const server = await preview(config);
try {
  const renderer = process.argv[2] === 'webgl' ? 'webgl' : 'canvas';
  console.log(JSON.stringify(await run(server.resolvedUrls?.local[0] ?? '', renderer)));
} finally {
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
