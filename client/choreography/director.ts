// The director: plays what happened beat by beat, never later than its budget allows, and never in the way of the player.
import { DURATIONS } from './durations.ts';

/** What a player should hear of also where nothing is shown; several of one name are one. */
export interface BeatMoment {
  readonly name: string;
  /** Lets it be heard so many milliseconds from now. */
  play(after: number): void;
}
/** One happening, ready to be played. */
export interface Beat {
  readonly type: string;
  /** How long it takes at normal speed. */
  readonly ms: number;
  /** How long until the next may begin; at most `ms`. */
  readonly lead: number;
  /** Its number in the story, and that of its cause: an effect does not begin before its cause's key moment. */
  readonly n?: number;
  readonly because?: number;
  /** How long until what it causes may begin; its lead if left out. */
  readonly key?: number;
  readonly moment?: BeatMoment;
  /** Begins it; what it moves must be done within `ms`. */
  play(ms: number, now: number): void;
  /** Is it done? Left out: when its time is over. */
  done?(): boolean;
}
export interface DirectorHooks {
  /** Factor on durations, 0 for none. */
  pace(): number;
  /** Put everything where it ends, at once. */
  settle(): void;
  /** The queue has run empty by itself. */
  drained(): void;
  /** A beat outlived its budget and was cut off. */
  report(sentence: string): void;
}

/** More than this many milliseconds of waiting beats are played faster, … */
export const BRISK_FROM = 4000;
/** … at most this much faster; … */
export const BRISKEST = 4;
/** … and more than this are not played at all. */
export const SETTLE_FROM = 20_000;
/** A beat may be late by so much before the watchdog ends it. */
export const GRACE = 1500;

/** How much faster a backlog of so many milliseconds is played; infinity means: settle. */
export function hurry(backlog: number): number {
  if (backlog > SETTLE_FROM) return Number.POSITIVE_INFINITY;
  if (backlog <= BRISK_FROM) return 1;
  return Math.min(BRISKEST, backlog / BRISK_FROM);
}

/** So many moments of a batch are heard where there is no motion; of a backlog that is dropped, one. */
export const MOST_MOMENTS = 3;
function lastMoments(beats: readonly Beat[], most: number): BeatMoment[] {
  const last = new Map<string, BeatMoment>();
  for (const { moment } of beats.toReversed()) {
    if (moment !== undefined && last.size < most && !last.has(moment.name)) last.set(moment.name, moment);
  }
  return [...last.values()].reverse();
}

interface Running {
  readonly beat: Beat;
  readonly ends: number;
}

export class Director {
  private queue: Beat[] = [];
  private running: Running[] = [];
  private next = 0;
  /** When the effects of what was begun may begin, by its number. */
  private readonly keys = new Map<number, number>();
  private readonly hooks: DirectorHooks;

  constructor(hooks: DirectorHooks) {
    this.hooks = hooks;
  }

  get busy(): boolean {
    return this.queue.length > 0 || this.running.length > 0;
  }
  get backlog(): number {
    return this.queue.reduce((sum, beat) => sum + beat.lead, 0);
  }

  take(beats: readonly Beat[]): void {
    if (!this.busy) this.rewind();
    this.queue.push(...beats);
    if (this.hooks.pace() === 0) this.settleHeard(MOST_MOMENTS);
    else if (hurry(this.backlog) === Number.POSITIVE_INFINITY) this.settleHeard(1);
  }

  private settleHeard(most: number): void {
    const moments = lastMoments(this.queue, most);
    this.settle();
    for (const [i, moment] of moments.entries()) moment.play(i * DURATIONS.moment);
  }

  /** Goes on to `now`; true while there is something to do. */
  tick(now: number): boolean {
    if (!this.busy) return false;
    const before = this.running.length;
    this.running = this.running.filter((running) => this.goesOn(running, now));
    if (this.running.length < before && this.running.length === 0 && this.queue.length === 0) {
      this.hooks.drained();
      return false;
    }
    while (this.queue.length > 0 && now >= this.due()) {
      const pace = this.hooks.pace();
      if (pace === 0) {
        this.settle();
        return false;
      }
      this.begin(pace / hurry(this.backlog), now);
    }
    if (this.busy) return true;
    this.hooks.drained();
    return false;
  }

  /** When the first of the queue is to begin: after the one before, and after the key moment of its cause. */
  private due(): number {
    const because = this.queue[0]?.because ?? 0;
    return Math.max(this.next, because === 0 ? 0 : (this.keys.get(because) ?? 0));
  }

  /** A beat starts when it is due, also where the frame that starts it is late: slow machines see less, not later. */
  private begin(factor: number, now: number): void {
    const at = this.due();
    const beat = this.queue.shift();
    if (beat === undefined) return;
    const ms = beat.ms * factor;
    const due = at === 0 ? now : at;
    beat.play(ms, due);
    const lead = Math.min(beat.lead, beat.ms);
    this.next = due + lead * factor;
    // A change noted with its event has the event's number, but the event alone is the cause.
    if (beat.n !== undefined && !this.keys.has(beat.n)) {
      this.keys.set(beat.n, due + Math.min(beat.key ?? lead, beat.ms) * factor);
    }
    if (ms > 0) this.running.push({ beat, ends: due + ms });
  }

  private goesOn({ beat, ends }: Running, now: number): boolean {
    if (now < ends) return true;
    if (beat.done?.() !== false) return false;
    if (now < ends + GRACE) return true;
    this.hooks.report(`${beat.type} outlived its budget by ${GRACE} ms`);
    return false;
  }

  /** Drops what is queued and running, and puts everything where it ends. */
  settle(): void {
    this.queue = [];
    this.running = [];
    this.rewind();
    this.hooks.settle();
  }

  private rewind(): void {
    this.next = 0;
    this.keys.clear();
  }
}
