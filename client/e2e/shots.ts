// `npm run shots -- weiss`: plays one fixed match and takes pictures of its named moments at two sizes, and reels of what moves, the same on each run.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { findOrInstallChromium } from '../../.config/chromium.ts';
import { BOTS } from '../../shared/bots/bots.ts';
import { gameOf } from '../../shared/games/index.ts';
import type { TableModel } from '../../shared/kernel/model.ts';
import { rngFrom, seedFromNumber } from '../../shared/kernel/rng.ts';
import type { ExposedState } from '../scenes/test-window.ts';
import { atRest, watchBoard } from './board-player.ts';
import { launch, visit } from './browser.ts';
import { filmReels } from './reels.ts';
import { startServer } from './server.ts';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;

/** Without a graphics process and coloured edges of letters every run paints the very same pixels. */
const STILL = ['--disable-gpu', '--disable-lcd-text', '--disable-partial-raster', '--disable-skia-runtime-opts'];

interface Moment {
  readonly name: string;
  is(state: ExposedState): boolean;
}
interface Script {
  readonly seed: number;
  /** In the order in which they come; a moment is over once its picture is taken. */
  readonly moments: readonly Moment[];
}

const onStage = ({ model, seat }: ExposedState): number =>
  ['frontLeft', 'frontCenter', 'frontRight', 'backLeft', 'backRight'].filter((slot) => {
    const held = model.zones[seat ?? 0][slot];
    return typeof held !== 'number' && (held?.length ?? 0) > 0;
  }).length;
const isAttacked = ({ facts }: TableModel): boolean => (facts['attack'] ?? null) !== null;
const isOver = ({ model }: ExposedState): boolean => (model.facts['result'] ?? null) !== null;

const SCRIPTS: Readonly<Record<string, Script>> = {
  weiss: {
    seed: 3,
    moments: [
      { name: 'mulligan', is: ({ ask }) => ask?.why === 'mulligan' },
      { name: 'main', is: (state) => state.ask?.why === 'main' && onStage(state) >= 4 },
      { name: 'attack', is: ({ ask, model }) => ask !== null && ask.why !== 'levelUp' && isAttacked(model) },
      { name: 'level-up', is: ({ ask }) => ask?.why === 'levelUp' },
      { name: 'result', is: isOver },
    ],
  },
};

const stateOf = (page: Page): Promise<ExposedState | undefined> => page.evaluate(() => window.playmatBoard?.state());

/** Pictures of this moment at every size; the pointer is out of the way, and nothing blinks. */
async function take(page: Page, name: string, folder: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.mouse.move(1, 1);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(250);
    await atRest(page);
    const path = join(folder, `${name}-${size.width}.png`);
    await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
    console.log(path);
  }
  await page.setViewportSize(SIZES[0]);
  await atRest(page);
}

/** Plays the script's match with a bot's answers until every moment has its picture; gives those that did not come. */
async function play(page: Page, id: string, script: Script, folder: string): Promise<readonly string[]> {
  const game = gameOf(id);
  const bot = BOTS['greedy'];
  if (bot === undefined) throw new Error('there is no greedy bot');
  const chance = rngFrom(seedFromNumber(script.seed + 1000));
  const open = [...script.moments];
  let asked = 0;
  for (let idle = 0; open.length > 0 && idle < 1500; ) {
    const state = await stateOf(page);
    const due = state === undefined ? -1 : open.findIndex((moment) => moment.is(state));
    const [moment] = due < 0 ? [] : open.splice(due, 1);
    if (moment !== undefined) await take(page, `${id}-${moment.name}`, folder);
    // A window without an offer is the host's to answer.
    const waits = state?.ask == null || state.ask.id === asked || state.ask.from.length === 0;
    if (waits || state === undefined || state.ask === null || state.seat === null) {
      if (state !== undefined && isOver(state)) break;
      idle++;
      await page.waitForTimeout(20);
      continue;
    }
    idle = 0;
    asked = state.ask.id;
    const answer = [...bot(game, state.model, state.ask, state.seat, chance)];
    const { id: number } = state.ask;
    await page.evaluate(([of, given]) => window.playmatBoard?.answer(of, given), [number, answer] as const);
  }
  return open.map(({ name }) => name);
}

async function shoot(id: string, script: Script, folder: string): Promise<readonly string[]> {
  const [server, browser] = await Promise.all([startServer(), launch(STILL)]);
  try {
    const { page } = await visit(browser, { view: 'board', name: 'Ada' });
    await watchBoard(page);
    await page.goto(`${server.url}?seed=${seedFromNumber(script.seed)}`);
    await page.getByText('A bot').click();
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    const missed = await play(page, id, script, folder);
    for (const path of await filmReels(browser, id, folder)) console.log(path);
    return missed;
  } finally {
    await browser.close();
    await server.stop();
  }
}

const [id = 'weiss'] = process.argv.slice(2);
const script = SCRIPTS[id];
if (script === undefined) {
  console.error(`There are no moments for ${id}; there are some for ${Object.keys(SCRIPTS).join(', ')}.`);
  process.exit(1);
}
const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
mkdirSync(folder, { recursive: true });
process.env['PLAYMAT_CHROMIUM'] ??= findOrInstallChromium();
const missed = await shoot(id, script, folder);
if (missed.length > 0) {
  console.error(`These moments did not come: ${missed.join(', ')}.`);
  process.exitCode = 1;
}
