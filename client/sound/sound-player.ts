// Plays the sounds with Howler; this module and the file it loads come only after the first gesture.
import { effect, type ReadonlySignal } from '@preact/signals';
import { Howl, Howler } from 'howler';
import { LATE_MS, type SoundPlayer } from './sound-gate.ts';
import type { SoundId } from './sound-ids.ts';
import { SOUND_MAP } from './sound-map.ts';

/** More voices at once are mud; the newest is left out. */
const MOST_VOICES = 10;
/** What a hand does is never twice in a row the same; bells keep their pitch. */
const BY_HAND: ReadonlySet<SoundId> = new Set<SoundId>([
  'draw',
  'slide',
  'place',
  'stand',
  'rest',
  'flip',
  'thud',
  'pick',
  'chalk',
  'steps',
  'unroll',
]);
const UNEVEN = 0.05;
/** Steps by the golden section come near to no step before. */
const GOLDEN = 0.618;

const address = (kind: string): string => new URL(`audio/sounds.${kind}`, document.baseURI).href;

/** Ready once the sounds are loaded and decoded; rejected where that cannot be. */
export function openPlayer(volume: ReadonlySignal<number>): Promise<SoundPlayer> {
  return new Promise((resolve, reject) => {
    // A context that sleeps would swallow the first sound after each pause for thought.
    Howler.autoSuspend = false;
    if (Howler.noAudio) throw new Error('no audio');
    const sprite = Object.fromEntries(Object.entries(SOUND_MAP).map(([id, [start, length]]) => [id, [start, length]]));
    const howl = new Howl({
      src: [address('ogg'), address('mp3')],
      sprite: sprite as Record<string, [number, number]>,
      pool: MOST_VOICES,
      onload: () => resolve(playerOf(howl)),
      onloaderror: reject,
    });
    // The ear hears doubling, not adding.
    effect(() => void Howler.volume((volume.value / 100) ** 2));
  });
}

function playerOf(howl: Howl): SoundPlayer {
  const voices = new Set<number>();
  let moves = 0;
  const byHand = (): number => 1 + UNEVEN * (((++moves * GOLDEN) % 1) - 0.5);
  const gone = (voice: number): void => void voices.delete(voice);
  howl.on('end', gone);
  howl.on('stop', gone);
  howl.on('playerror', gone);

  const start: SoundPlayer['play'] = (id, { volume: loud, pan, rate }) => {
    if (voices.size >= MOST_VOICES) return;
    const voice = howl.play(id);
    if (typeof voice !== 'number') return;
    voices.add(voice);
    howl.volume(loud, voice);
    const speed = rate ?? (BY_HAND.has(id) ? byHand() : 1);
    if (speed !== 1) howl.rate(speed, voice);
    if (pan !== 0) howl.stereo(pan, voice);
  };
  return { play: (id, how) => whenAwake(() => start(id, how)) };
}

/** A blocked context would keep every sound and play them all when it is let go; so what waits too long is dropped. */
function whenAwake(run: () => void): void {
  if (!Howler.usingWebAudio || Howler.ctx.state === 'running') return run();
  const asked = performance.now();
  const awake = (): void => {
    if (performance.now() - asked <= LATE_MS) run();
  };
  Howler.ctx.resume().then(awake, () => undefined);
}
