// What comes with the first gesture: the gate that decides, and the ear for the player's own hand. The sounds follow unless muted.
import type { ReadonlySignal } from '@preact/signals';
import type { LiveTable } from '../table/live-table.ts';
import { soundPicks } from './pick-sounds.ts';
import { type SoundGate, soundGate } from './sound-gate.ts';

/** Handed in, since a module that both this chunk and the page load would become a chunk of its own. */
export interface DeskSettings {
  readonly muted: ReadonlySignal<boolean>;
  /** 0 to 100. */
  readonly volume: ReadonlySignal<number>;
  /** There will be no sound on this page. */
  failed(): void;
}
export interface SoundDesk extends SoundGate {
  /** Sounds the picks at this table; gives back how to stop. */
  listenTo(live: LiveTable): () => void;
}

export function openDesk({ muted, volume, failed }: DeskSettings): SoundDesk {
  const gate = soundGate({
    now: () => performance.now(),
    hidden: () => document.hidden,
    muted: () => muted.peek() || volume.peek() === 0,
    later: (run, ms) => void setTimeout(run, ms),
    load: async () => (await import('./sound-player.ts')).openPlayer(volume),
    failed,
  });
  return { ...gate, listenTo: (live) => soundPicks(live, gate.play) };
}
