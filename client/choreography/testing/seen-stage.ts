// A stage that only notes what a cue asks of it, and what would be wrong with any cue.
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import type { SoundId } from '../../sound/sound-ids.ts';
import type { Bit } from '../bits.ts';
import type { CueSound, CueStage, Told } from '../cue-stage.ts';
import type { Cue } from '../cues.ts';
import type { GestureName } from '../gestures.ts';

/** No happening holds up the table for longer. */
const LONGEST = 1800;
/** Which of what is given to the stage is a time. */
const TIMES: Readonly<Record<string, readonly number[]>> = {
  ...{ float: [3], banner: [1, 2], burst: [2, 3], beam: [3], gesture: [3], nudge: [2, 3], riffle: [2] },
};

export interface Seen {
  readonly stage: CueStage;
  /** What was asked for, in order. */
  readonly asked: string[];
  readonly sounds: (CueSound & { readonly id: SoundId })[];
  /** Keys of the words that were said. */
  readonly keys: string[];
  readonly times: number[];
  readonly bits: Bit[];
  readonly gestures: (readonly [card: Handle, name: GestureName])[];
}
export interface SeenHow {
  readonly facts?: TableModel['facts'];
  /** Cards in every zone, or in those that are named; no other holds any then. */
  readonly count?: number | Readonly<Record<string, number>>;
}

/** Seat 0 sits below; every card lies at the same place, and the middle is elsewhere. */
function seenStage({ facts = {}, count = 12 }: SeenHow = {}): Seen {
  const asked: string[] = [];
  const sounds: Seen['sounds'] = [];
  const keys: string[] = [];
  const times: number[] = [];
  const bits: Bit[] = [];
  const gestures: Seen['gestures'] = [];
  const note =
    (name: string) =>
    (...given: readonly unknown[]): void => {
      asked.push(name);
      for (const at of TIMES[name] ?? []) if (given[at] !== undefined) times.push(Number(given[at]));
      if (name === 'gesture') gestures.push([given[0] as Handle, given[1] as GestureName]);
      if (name === 'burst') bits.push(...(given[1] as readonly Bit[]));
      if (given.some((value) => Number.isNaN(value))) times.push(Number.NaN);
    };
  const stage: CueStage = {
    ...{ player: 0, middle: { x: 0, y: 0 }, hand: { w: 100, h: 140 }, facts },
    ...{ float: note('float'), banner: note('banner'), beam: note('beam'), gesture: note('gesture') },
    ...{ burst: note('burst'), nudge: note('nudge'), riffle: note('riffle') },
    sound(id, how = {}) {
      sounds.push({ ...how, id });
      times.push(how.after ?? 0);
    },
    at: () => ({ x: 500, y: 500 }),
    leaves: () => ({ x: 300, y: 900 }),
    lying: () => [{ x: 800, y: 539 }],
    sizeOf: () => ({ w: 93, h: 130 }),
    count: (_seat, zone) => (typeof count === 'number' ? count : (count[zone] ?? 0)),
    words(key) {
      keys.push(key);
      return key;
    },
    seatName: String,
    isOwn: (seat) => seat === 0,
  };
  return { stage, asked, sounds, keys, times, bits, gestures };
}

export function seenOf(cue: Cue, told: Told, ms: number, how?: SeenHow): Seen {
  const seen = seenStage(how);
  cue.show?.(told, seen.stage, ms);
  return seen;
}

/** What is wrong with how a cue plays: its time, or times that do not follow the speed. */
export function faultsOf(cue: Cue, told: Told): string[] {
  const faults: string[] = [];
  const { ms, lead, key = lead, wait = 0 } = cue.time(told);
  if (!(ms >= 0 && ms <= LONGEST)) faults.push(`it takes ${ms} ms`);
  for (const part of [lead, key, wait]) if (!(part >= 0 && part <= ms)) faults.push(`${part} is no part of ${ms} ms`);
  const { times: half } = seenOf(cue, told, 250);
  const { times: whole, bits } = seenOf(cue, told, 500);
  if (half.length !== whole.length) faults.push('what is shown depends on the time there is');
  for (const [i, time] of whole.entries()) {
    if (!(Math.abs(time - 2 * (half[i] ?? Number.NaN)) < 1e-6)) faults.push(`${time} of 500 ms is no share of it`);
  }
  // A number may rise on when its cue is over, but not for long.
  if (whole.some((time) => !(time >= 0 && time <= 3 * 500))) faults.push('something is shown long after the cue');
  for (const { shape, start = 0, time = 1 - start, from, to } of bits) {
    if (!(start >= 0 && time > 0 && start + time < 1.0001)) faults.push(`${shape.key} outlives its burst`);
    if (Object.values({ ...from, ...to }).some(Number.isNaN)) faults.push(`${shape.key} goes nowhere`);
  }
  return faults;
}
