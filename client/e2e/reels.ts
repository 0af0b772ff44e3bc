// Reels: eight frames each of the moments that move, the same on each run, since the board's time is told from here.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import type { Heard } from '../../shared/kernel/model.ts';

export interface Reel {
  readonly name: string;
  readonly seed: number;
  /** Places of both starter decks on the shelf. */
  readonly decks?: readonly [number, number];
  /** The happening that must be told, and fields it must have. */
  readonly of: string;
  readonly where?: Readonly<Record<string, string | number>>;
  /** Happenings before it that belong to the reel. */
  readonly from?: string;
  /** So many decisions after it are told, too: how it is answered. */
  readonly then?: number;
  /** The frames are spread over so many milliseconds. */
  readonly span: number;
}
export const REELS: Readonly<Record<string, readonly Reel[]>> = {
  weiss: [
    { name: 'attack', seed: 3, of: 'attacked', where: { kind: 'frontal' }, span: 760 },
    { name: 'trigger', seed: 3, of: 'iconUsed', from: 'moved', span: 1900 },
    { name: 'cancel', seed: 3, of: 'damageCanceled', from: 'moved', span: 1500 },
    { name: 'reverse', seed: 3, of: 'turned', where: { state: 'reverse' }, span: 980 },
    { name: 'level-up', seed: 3, of: 'leveledUp', span: 1700 },
    { name: 'climax', seed: 3, of: 'played', from: 'moved', where: { to: 'climax' }, span: 1900 },
  ],
  lycee: [
    { name: 'payment', seed: 3, of: 'declared', from: 'moved', where: { to: 'chain' }, span: 1100 },
    { name: 'summon', seed: 3, of: 'moved', where: { from: 'chain', to: 'AC' }, span: 980 },
    { name: 'event', seed: 3, of: 'resolved', where: { kind: 'event' }, span: 1400 },
    { name: 'attack', seed: 3, of: 'battleBegan', span: 980 },
    { name: 'support', seed: 6, of: 'supported', span: 1200 },
    { name: 'battle', seed: 3, of: 'fought', span: 1400 },
    { name: 'deck', seed: 3, of: 'deckDamaged', span: 1700 },
  ],
  precious: [
    { name: 'enter', seed: 1, of: 'moved', where: { from: 'play', to: 'mainArea' }, span: 980 },
    { name: 'approach', seed: 1, of: 'approached', span: 1100 },
    { name: 'point', seed: 1, of: 'pointsGiven', from: 'notInterfered', span: 1700 },
    { name: 'judgement', seed: 1, of: 'judged', span: 1700 },
    { name: 'support', seed: 1, of: 'supportSet', span: 1100 },
    { name: 'break', seed: 14, of: 'broke', span: 1700 },
    { name: 'negated', seed: 9, of: 'failed', where: { why: 'negated' }, span: 1400 },
  ],
  spellcard: [
    { name: 'trio', seed: 1, decks: [4, 5], of: 'triosShown', span: 2660 },
    {
      name: 'danmaku',
      seed: 1,
      decks: [5, 6],
      of: 'attacked',
      where: { kind: 'danmaku', stance: 'busy' },
      then: 1,
      span: 2000,
    },
    {
      name: 'guard',
      seed: 1,
      decks: [4, 5],
      of: 'attacked',
      where: { kind: 'danmaku', stance: 'guard' },
      then: 1,
      span: 2000,
    },
    {
      name: 'bombard',
      seed: 6,
      decks: [0, 6],
      of: 'attacked',
      where: { kind: 'bombard', stance: 'busy' },
      then: 1,
      span: 2000,
    },
    { name: 'strike', seed: 3, decks: [2, 5], of: 'attacked', where: { kind: 'strike' }, span: 1600 },
    { name: 'absolute', seed: 3, decks: [5, 0], of: 'attacked', where: { kind: 'absolute' }, span: 1600 },
    { name: 'barrier', seed: 1, decks: [0, 1], of: 'barrierRaised', then: 4, span: 3600 },
    { name: 'ritual', seed: 1, decks: [1, 2], of: 'ritualDue', then: 1, span: 2600 },
    {
      name: 'environment',
      seed: 1,
      decks: [0, 1],
      of: 'environmentCame',
      where: { kind: 'terrain', seat: 0 },
      span: 2000,
    },
  ],
};
/** What is kept with the sources weighs little. */
export const PRINT = { type: 'jpeg', quality: 88 } as const;
const FRAMES = 8;
const SHOT = { width: 1280, height: 720 };
/** Time between two frames that are drawn, as on a screen. */
const TICK = 1000 / 60;

/** The page of the fixture, without the rooms that `npm run dev` opens beside it. */
export async function serveFixture(): Promise<{ readonly url: string; readonly server: ViteDevServer }> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const top = fileURLToPath(new URL('../..', import.meta.url));
  const server = await createServer({
    configFile: false,
    root,
    publicDir: join(top, 'public'),
    cacheDir: join(top, 'node_modules/.cache/vite-fixture'),
    logLevel: 'silent',
    optimizeDeps: { entries: ['e2e/fixture/main.ts'] },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    // A file that somebody saves must not load the page anew under a film.
    server: { port: 0, host: '127.0.0.1', fs: { allow: [top] }, hmr: false, watch: null },
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? '', server };
}

/** Plays to the moment; gives how many happenings of it are begun before the reel does, or -1 where it never came. */
async function playTo(page: Page, { of, where = {}, from }: Reel): Promise<number> {
  return await page.evaluate(
    ([wanted, fields, first]) => {
      const fits = ({ what }: Heard): boolean =>
        Object.entries(fields).every(([field, value]) => (what as Record<string, unknown>)[field] === value);
      const at = (heard: readonly Heard[]): number => {
        const end = heard.findIndex((one) => one.what.type === wanted && (first !== null || fits(one)));
        if (end < 0 || first === null) return end;
        // What leads to it is told in the same breath: the last of its kind before it.
        for (let i = end; i >= 0; i--) {
          const one = heard[i];
          if (one?.what.type === first && (Object.keys(fields).length === 0 || fits(one))) return i;
        }
        return -1;
      };
      return at(window.table?.playTo((heard) => at(heard) >= 0) ?? []);
    },
    [of, where, from ?? null] as const,
  );
}

async function film(page: Page, url: string, id: string, reel: Reel): Promise<readonly Buffer[]> {
  // The first visit compiles the page.
  page.setDefaultTimeout(180_000);
  const { seed, decks = [0, 1] } = reel;
  await page.goto(`${url}e2e/fixture/index.html?game=${id}&seed=${seed}&decks=${decks.join()}&seat=0`);
  await page.waitForFunction(() => window.ready === true);
  await page.evaluate(() => document.fonts.ready.then(() => window.playmatBoard?.step(0)));
  const start = await playTo(page, reel);
  if (start < 0) throw new Error(`the moment of the reel ${reel.name} did not come`);
  await page.evaluate((most) => void window.table?.play((_ask, _seat, count) => count >= most, false), reel.then ?? 0);
  await page.evaluate(
    ([n, tick]) => {
      const board = window.playmatBoard;
      for (let i = 0; board !== undefined && board.begun().length <= n && i < 4000; i++) board.step(tick);
    },
    [start, TICK] as const,
  );
  const frames: Buffer[] = [];
  for (let i = 0; i < FRAMES; i++) {
    frames.push(await page.screenshot());
    const ticks = Math.round(reel.span / (FRAMES - 1) / TICK);
    await page.evaluate(
      ([count, tick]) => {
        for (let n = 0; n < count; n++) window.playmatBoard?.step(tick);
      },
      [ticks, TICK] as const,
    );
  }
  return frames;
}

/** Four frames side by side, in two rows. */
async function strip(page: Page, frames: readonly Buffer[], width: number, path: string): Promise<void> {
  const height = Math.round((width * SHOT.height) / SHOT.width);
  await page.setViewportSize({ width: 4 * width + 3, height: 2 * height + 1 });
  const images = frames.map((frame) => `<img src="data:image/png;base64,${frame.toString('base64')}">`).join('');
  await page.setContent(
    `<style>body{margin:0;background:#000;display:grid;grid-template-columns:repeat(4,${width}px);gap:1px}img{width:${width}px;height:${height}px;display:block}</style>${images}`,
  );
  await page.screenshot({ path, ...PRINT });
}

/** Films the reels of a game into `folder`; gives the names of the pictures. */
export async function filmReels(
  browser: Browser,
  id: string,
  folder: string,
  only?: string,
  width = 480,
): Promise<string[]> {
  const { url, server } = await serveFixture();
  const made: string[] = [];
  try {
    for (const reel of REELS[id] ?? []) {
      if (only !== undefined && reel.name !== only) continue;
      const page = await browser.newPage({ viewport: SHOT });
      const frames = await film(page, url, id, reel);
      const path = join(folder, `${id}-reel-${reel.name}.jpg`);
      await strip(page, frames, width, path);
      await page.close();
      made.push(path);
    }
  } finally {
    await server.close();
  }
  return made;
}
