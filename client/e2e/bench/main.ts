// The page of the client bench: a bare scene, a table as full as it gets and a match between bots, one at a time, as told from outside.
import { signal } from '@preact/signals';
import '../../styles/fonts.css';
import { mountBoard } from '../../scenes/board.ts';
import type { Renderer } from '../../scenes/stage.ts';
import type { ExposedBoard } from '../../scenes/test-window.ts';
import { openBareScene } from './bare-scene.ts';
import { fullTape } from './full-table.ts';
import { Meter, type Seen, type Timed } from './meter.ts';
import { matchTape, type Tape, type TapeTable, tapeTable } from './tape.ts';

export const SCENES = ['bare', 'full', 'match'] as const;
export type SceneName = (typeof SCENES)[number];
export interface Bench {
  /** Opens the scene alone, and lets it run in for so many milliseconds. */
  open(scene: SceneName, warm: number): Promise<void>;
  start(): void;
  stop(): Timed & Seen;
  /** Ends it; gives what our table found wrong with itself. */
  close(): Promise<readonly string[]>;
  /** Lets the full table play a little and come to rest, and leaves it there. */
  rest(ms: number): Promise<void>;
  frames(): number;
}
declare global {
  interface Window {
    bench?: Bench;
  }
}

const SEED = 3;
const TURN = 7;
/** So many happenings wait at least while the story goes on. */
const AHEAD = 3;

const renderer: Renderer = new URLSearchParams(location.search).get('renderer') === 'webgl' ? 'webgl' : 'canvas';
window.playmatTest = { renderer };
const element = document.getElementById('scene') as HTMLElement;
const match = matchTape(SEED, TURN, 400);
const TAPES: Readonly<Record<Exclude<SceneName, 'bare'>, Tape>> = { match, full: fullTape(match, 40) };
const meter = new Meter();

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
function board(): ExposedBoard {
  if (window.playmatBoard === undefined) throw new Error('no board');
  return window.playmatBoard;
}
const mount = (table: TapeTable) =>
  mountBoard(element, table, {
    speed: signal(1),
    reducedMotion: signal(false),
    listed: signal(false),
    seatName: (seat) => table.status.value.names[seat] ?? String(seat),
    hover: () => undefined,
    inspect: () => undefined,
    browse: () => undefined,
  });

/** Tells the story on as the board gets through it, so that it never stands still; gives how to stop. */
function tellOn(table: TapeTable): () => void {
  let frame = 0;
  const go = (): void => {
    meter.tells(() => {
      for (let n = 0; n < AHEAD && table.told - board().begun().length < AHEAD; n++) table.next();
    });
    frame = requestAnimationFrame(go);
  };
  go();
  return () => cancelAnimationFrame(frame);
}

async function openTable(tape: Tape): Promise<() => readonly string[]> {
  const table = tapeTable(tape);
  const mounted = await mount(table);
  const stop = tellOn(table);
  return () => {
    const faults = [...board().faults(), ...(board().busy() ? [] : ['the story stood still'])];
    stop();
    mounted.destroy();
    return faults;
  };
}
async function openBare(): Promise<() => readonly string[]> {
  const game = await openBareScene(element, renderer === 'webgl');
  return () => {
    game.destroy(true, false);
    return [];
  };
}

let shut: () => readonly string[] = () => [];
window.bench = {
  async open(scene, warm) {
    shut = scene === 'bare' ? await openBare() : await openTable(TAPES[scene]);
    await later(warm);
  },
  start: () => meter.start(),
  stop: () => meter.stop(),
  async close() {
    const faults = shut();
    await later(100);
    return faults;
  },
  async rest(ms) {
    const table = tapeTable(TAPES.full);
    await mount(table);
    const stop = tellOn(table);
    await later(ms);
    stop();
    while (!board().asleep()) await later(50);
  },
  frames: () => board().frames(),
};
