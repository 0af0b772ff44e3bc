// What goes over the wire: bytes and frames per recipient and decision, on a real server with real sockets.
import type { GameModule } from '../../../shared/kernel/game.ts';
import { LivePlay } from '../../testing/live-play.ts';
import { type LiveServer, liveServer } from '../../testing/live-server.ts';
import type { LiveViewer } from '../../testing/live-viewer.ts';
import { mean, median } from '../numbers.ts';
import type { Figure } from './figure.ts';

const DECISIONS = 200;

interface Sizes {
  readonly spectator: number[];
  readonly asked: number[];
  readonly other: number[];
  readonly first: number[];
  readonly frames: number[];
}

export async function wireFigures(game: GameModule): Promise<Figure[]> {
  const server = await liveServer({ games: { [game.id]: game } });
  const sizes: Sizes = { spectator: [], asked: [], other: [], first: [], frames: [] };
  try {
    for (let seed = 1; sizes.frames.length < DECISIONS * 3; seed++) await playLive(server, game, seed, sizes);
  } finally {
    await server.close();
  }
  return [
    { name: 'frame for a spectator, median', value: median(sizes.spectator), unit: 'B', bound: { atMost: 200 } },
    { name: 'frame for the asked seat, median', value: median(sizes.asked), unit: 'B', bound: { atMost: 450 } },
    { name: 'frame for the other seat, median', value: median(sizes.other), unit: 'B' },
    { name: 'first state, largest', value: Math.max(...sizes.first), unit: 'B', bound: { atMost: 6000 } },
    {
      name: 'frames per recipient and decision, least',
      value: Math.min(...sizes.frames),
      unit: '',
      bound: { atLeast: 1 },
    },
    {
      name: 'frames per recipient and decision, most',
      value: Math.max(...sizes.frames),
      unit: '',
      bound: { atMost: 1 },
    },
    { name: 'frame for a spectator, mean', value: mean(sizes.spectator), unit: 'B' },
  ];
}

async function playLive(server: LiveServer, game: GameModule, seed: number, sizes: Sizes): Promise<void> {
  const play = await LivePlay.begin(server, game, seed);
  await play.calm();
  while (!play.isOver && sizes.frames.length < DECISIONS * 3) {
    await play.inStep();
    const before = play.viewers.map((viewer) => viewer.stateFrames.length);
    const { seq } = play;
    await play.step();
    await play.inStep();
    const settled = play.seq - seq;
    if (settled === 0) continue;
    for (const [at, viewer] of play.viewers.entries()) {
      const frames = viewer.stateFrames.slice(before[at]);
      sizes.frames.push(frames.length / settled);
      if (settled === 1) listOf(viewer, sizes).push(frames[0]?.length ?? 0);
    }
  }
  // A table that has been played on is the largest a newcomer gets.
  play.viewers[0] = await play.join(0);
  play.viewers.push(await play.join('public'));
  sizes.first.push(...play.viewers.map((viewer) => viewer.stateFrames[0]?.length ?? 0));
  await play.end();
}
function listOf(viewer: LiveViewer, sizes: Sizes): number[] {
  if (viewer.viewer === 'public') return sizes.spectator;
  return viewer.batch.ask === null ? sizes.other : sizes.asked;
}
