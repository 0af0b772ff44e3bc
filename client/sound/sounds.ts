// The sounds of this page. They never throw, and nothing of them is loaded before the first gesture.
import { signal } from '@preact/signals';
import { muted, soundFailed, volume } from '../ui/settings.ts';
import { onFirstGesture } from './first-gesture.ts';
import type { SoundDesk } from './sound-desk.ts';
import type { SoundHow } from './sound-gate.ts';
import type { SoundId } from './sound-ids.ts';

/** What decides and plays, once it is there. */
export const soundDesk = signal<SoundDesk | null>(null);
let armed = false;

/** Waits for the first gesture on this page, and then loads the sounds. Calling it again does nothing. */
export function armSounds(): void {
  if (armed) return;
  armed = true;
  const failed = (): void => {
    soundFailed.value = true;
  };
  onFirstGesture(window, () => {
    import('./sound-desk.ts').then(({ openDesk }) => {
      soundDesk.value = openDesk({ muted, volume, failed });
    }, failed);
  });
}

export const playSound = (id: SoundId, how: SoundHow = {}): void => soundDesk.peek()?.play(id, how);
