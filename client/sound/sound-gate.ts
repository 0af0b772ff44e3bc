// Decides which sounds are heard: none in a hidden tab, muted, too late, or twice at once. Opened with the first gesture.
import type { SoundId } from './sound-ids.ts';

export interface SoundHow {
  /** 0 to 1 beside the volume that the player set. */
  readonly volume?: number;
  /** -1 left to 1 right. */
  readonly pan?: number;
  readonly rate?: number;
  /** When it is due, on the clock of `performance.now()`; at once if left out. */
  readonly at?: number;
  /** Of the seat across the table: a little softer, and not quite in the middle. */
  readonly across?: boolean;
  /** Asked when it is due: what it belongs to may not be shown any more. */
  readonly isCut?: () => boolean;
}

/** What makes a sound be heard. */
export interface SoundPlayer {
  play(id: SoundId, how: { readonly volume: number; readonly pan: number; readonly rate?: number }): void;
}

/** What the gate asks of the page. */
export interface SoundWorld {
  now(): number;
  hidden(): boolean;
  muted(): boolean;
  later(run: () => void, ms: number): void;
  load(): Promise<SoundPlayer>;
  /** There will be no sound on this page. */
  failed(): void;
}

/** The same sound is not begun again within so many milliseconds. */
export const REPEAT_MS = 40;
/** What is later than this is not heard any more. */
export const LATE_MS = 300;
const ACROSS = { volume: 0.72, pan: -0.22 } as const;

export interface SoundGate {
  play(id: SoundId, how?: SoundHow): void;
}

export function soundGate(world: SoundWorld): SoundGate {
  const last = new Map<SoundId, number>();
  let state: 'open' | 'loading' | 'broken' = 'open';
  let player: SoundPlayer | undefined;
  let waiting: (() => void)[] = [];

  const giveUp = (): void => {
    if (state === 'broken') return;
    state = 'broken';
    player = undefined;
    waiting = [];
    world.failed();
  };
  const load = (): void => {
    state = 'loading';
    world.load().then((loaded) => {
      player = loaded;
      state = 'open';
      for (const run of waiting.splice(0)) run();
    }, giveUp);
  };

  function sound(id: SoundId, how: SoundHow, due: number): void {
    const now = world.now();
    if (state === 'broken' || world.muted() || (world.hidden() && id !== 'notify') || now - due > LATE_MS) return;
    if (how.isCut?.() === true) return;
    if (player === undefined) {
      waiting.push(() => sound(id, how, due));
      if (state === 'open') load();
      return;
    }
    if (now - (last.get(id) ?? Number.NEGATIVE_INFINITY) < REPEAT_MS) return;
    last.set(id, now);
    const side = how.across === true ? ACROSS : { volume: 1, pan: 0 };
    const { rate } = how;
    const heard = { volume: (how.volume ?? 1) * side.volume, pan: how.pan ?? side.pan };
    try {
      player.play(id, rate === undefined ? heard : { ...heard, rate });
    } catch {
      giveUp();
    }
  }

  if (!world.muted()) load();
  return {
    play(id, how = {}) {
      const now = world.now();
      const due = how.at ?? now;
      if (due > now) world.later(() => sound(id, how, due), due - now);
      else sound(id, how, due);
    },
  };
}
