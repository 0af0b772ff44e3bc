// The mirror over real sockets: every viewer's table is exactly its view, with one frame per viewer and decision, however it came.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { GAMES } from '../../shared/games/index.ts';
import type { GameModule } from '../../shared/kernel/game.ts';
import { fold, type TableModel } from '../../shared/kernel/model.ts';
import { newMatch } from '../../shared/kernel/testing/play.ts';
import { LivePlay } from '../testing/live-play.ts';
import { type LiveServer, liveServer } from '../testing/live-server.ts';
import type { LiveViewer } from '../testing/live-viewer.ts';
import { TOY } from '../testing/toy-tables.ts';

const { mirrorDecisions } = inject('counts');
const games = { ...GAMES, toy: TOY };
let server: LiveServer;
beforeAll(async () => {
  server = await liveServer({ games });
});
afterAll(async () => {
  await server.close();
});

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

interface Sizes {
  readonly spectator: number[];
  readonly asked: number[];
  /** Of a spectator's frame, by what is told in it. */
  readonly told: number[];
  readonly first: number[];
}

function expectExactViews({ viewers, host }: LivePlay): void {
  for (const viewer of viewers) {
    expect(viewer.model).toEqual(host.match?.view(viewer.viewer));
    expect(foldedFrom(viewer)).toEqual(viewer.model);
    if (viewer.viewer === 'public') continue;
    // A sealed answer makes no frame: the seat hears by message that the question is done.
    if (host.sealedOf(viewer.viewer) !== null) expect(viewer.batch.ask?.id).toBe(host.sealedOf(viewer.viewer));
    else expect(viewer.batch.ask).toEqual(host.match?.shownAsk(viewer.viewer) ?? null);
  }
}

/** What folding the batches gives a viewer that has heard them all; whoever came between takes the table as it is. */
const folded = new Map<LiveViewer, { seq: number; model: TableModel }>();
function foldedFrom(viewer: LiveViewer): TableModel {
  const { seq, heard } = viewer.batch;
  const before = folded.get(viewer);
  const model = before === undefined || seq > before.seq + 1 ? viewer.model : structuredClone(before.model);
  if (before !== undefined && seq === before.seq + 1) for (const each of heard) fold(model, each);
  folded.set(viewer, { seq, model });
  return model;
}

/** Who comes and goes around decision `i`. */
async function comeAndGo(play: LivePlay, i: number): Promise<void> {
  if (i % 25 === 10) play.viewers.push(await play.join('public'));
  if (i % 25 === 15) {
    const dropped = play.seat(0);
    const back = new Promise<void>((resolve) => dropped.room.onReconnect(() => resolve()));
    dropped.drop();
    await back;
  }
  if (i % 25 === 20) play.viewers[1] = await play.join(1);
  if ([10, 15, 20].includes(i % 25)) await play.calm();
}

async function playMirrored(game: GameModule, seed: number, most: number, sizes: Sizes): Promise<number> {
  const play = await LivePlay.begin(server, game, seed);
  await play.calm();
  let decisions = 0;
  for (let i = 1; decisions < most && !play.isOver; i++) {
    await comeAndGo(play, i);
    await play.inStep();
    expectExactViews(play);
    const before = play.viewers.map((viewer) => viewer.stateFrames.length);
    const { seq } = play;
    await play.step();
    // The host may have answered a covert window in the meantime: that is a decision too.
    await play.inStep();
    const settled = play.seq - seq;
    decisions += settled;
    for (const [at, viewer] of play.viewers.entries()) {
      const frames = viewer.stateFrames.slice(before[at]);
      expect(frames, `frames of viewer ${at} (${viewer.viewer}) at decision ${i}`).toHaveLength(settled);
      if (settled === 1) measure(viewer, frames[0]?.length ?? 0, sizes);
    }
  }
  expectExactViews(play);
  sizes.first.push(...play.viewers.map((viewer) => viewer.stateFrames[0]?.length ?? 0));
  await play.end();
  return decisions;
}
function measure(viewer: LiveViewer, size: number, sizes: Sizes): void {
  if (viewer.viewer === 'public') {
    sizes.spectator.push(size);
    sizes.told.push(size / (viewer.batch.heard.length + 1));
  } else if (viewer.batch.ask !== null) sizes.asked.push(size);
}

/** Declarations that wait are public facts and change with nearly every decision. */
const hasChain = (game: GameModule): boolean => 'chain' in newMatch(game, 1).view('public').facts;

test.each(Object.values(games))(
  '$id: two seats, a spectator, late joiners and both ways of coming back hold the exact view at every decision',
  async (game) => {
    const sizes: Sizes = { spectator: [], asked: [], told: [], first: [] };
    let decisions = 0;
    for (let seed = 100; decisions < mirrorDecisions; seed++) {
      decisions += await playMirrored(game, seed, mirrorDecisions - decisions, sizes);
    }
    console.log(
      `mirror of ${game.id}, ${decisions} decisions: spectator frame median ${median(sizes.spectator)} B, ${Math.round(median(sizes.told))} B a happening, ` +
        `asked seat ${median(sizes.asked)} B, first state at most ${Math.max(...sizes.first)} B`,
    );
    // By what it tells: where most decisions pass priority on, each ends one thing and begins the next.
    expect(median(sizes.told)).toBeLessThanOrEqual(hasChain(game) ? 64 : 40);
    expect(median(sizes.spectator)).toBeLessThanOrEqual(360);
    expect(median(sizes.asked)).toBeLessThanOrEqual(500);
    expect(Math.max(...sizes.first)).toBeLessThanOrEqual(6000);
    expect(server.errors).toEqual([]);
  },
);

test('a seat that comes back where nothing changed for anybody makes no frame of its own', async () => {
  const play = await LivePlay.begin(server, games.toy, 7);
  await play.calm();
  const back = await play.join(1);
  play.viewers[1] = back;
  const before = play.viewers.map((viewer) => viewer.stateFrames.length);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(play.viewers.map((viewer) => viewer.stateFrames.length)).toEqual(before);
  await play.end();
});
