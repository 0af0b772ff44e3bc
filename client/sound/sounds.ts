// The sounds of this page. They never throw, and nothing is loaded or made before the first gesture.
import { muted, soundFailed, volume } from '../ui/settings.ts';
import { type SoundHow, soundGate } from './sound-gate.ts';
import type { SoundId } from './sound-ids.ts';

const GESTURES = ['pointerdown', 'keydown'] as const;

const gate = soundGate({
  now: () => performance.now(),
  hidden: () => document.hidden,
  muted: () => muted.peek() || volume.peek() === 0,
  later: (run, ms) => void setTimeout(run, ms),
  onGesture(run) {
    const heard = (): void => {
      for (const gesture of GESTURES) removeEventListener(gesture, heard, true);
      run();
    };
    for (const gesture of GESTURES) addEventListener(gesture, heard, true);
  },
  load: async () => (await import('./sound-player.ts')).openPlayer(),
  failed() {
    soundFailed.value = true;
  },
});

/** Waits for the first gesture on this page, and then loads the sounds. Calling it again does nothing. */
export const armSounds = (): void => gate.arm();

export const playSound = (id: SoundId, how: SoundHow = {}): void => gate.play(id, how);
