// From happening to motion: how long each kind takes, how its cards go and what it shows. Games add their own to this table.
import type { Handle, Heard, HeardChange, HeardEvent } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { SoundId } from '../sound/sound-ids.ts';
import { palette } from '../styles/palette.ts';
import { signed } from '../table/shown.ts';
import { halo } from './bursts.ts';
import type { CueStage, Told } from './cue-stage.ts';
import { DURATIONS } from './durations.ts';
import type { MannerName } from './manners.ts';

export interface Timing {
  /** How long it takes, … */
  readonly ms: number;
  /** … how long until the next may begin, … */
  readonly lead: number;
  /** … and how long until what it causes may begin; its lead if left out. */
  readonly key?: number;
  /** How long its cards wait before they go, … */
  readonly wait?: number;
  /** … and how long between the starts of several that turn. */
  readonly stagger?: number;
}
/** What must not be missed: its sound begins with the cue, and is heard also where nothing is shown. */
export interface Moment {
  readonly sound: SoundId;
  /** Whose side it happens on. */
  readonly seat?: Seat;
}
export interface Cue {
  /** Is shown before the values that changed with what led to it. */
  readonly early?: true;
  time(told: Told): Timing;
  /** Are its cards, out of a closed pile, shown one by one? The cue then tells each of them. */
  oneByOne?(told: Told): boolean;
  /** How cards go to their new places. */
  manner?(told: Told): MannerName;
  /** `player` is the seat of whoever looks, null for one who only watches. */
  moment?(told: Told, player: Seat | null): Moment | null;
  /** What is shown beside them; `ms` is what it may take. */
  show?(told: Told, stage: CueStage, ms: number): void;
}
export type CueTable = Readonly<Record<string, Cue>>;

export type Change<T extends HeardChange['type']> = Extract<HeardChange, { type: T }>;
/** The happening as the kind of change it is. */
export const changeOf = <T extends HeardChange['type']>({ what }: Told, _type: T): Change<T> => what as Change<T>;

export const timing = (ms: number, lead: number = ms, key?: number): Timing =>
  key === undefined ? { ms, lead } : { ms, lead, key };
export const lasting = (ms: number, lead: number = ms): Cue => ({ time: () => timing(ms, lead) });

/** Cards that set off one after another take longer together. */
export function together(told: Told, each: number, lead = 0.62): Timing {
  const count = changeOf(told, 'moved').cards.length;
  const ms = each + Math.min(6, count - 1) * DURATIONS.stagger;
  return timing(ms, Math.round(ms * lead));
}

const CAUSES = ['source', 'attacker', 'card'] as const;
/** The card that a happening comes from, if it names one. */
export function causeCard(cause: HeardChange | HeardEvent | null): Handle | null {
  if (cause === null) return null;
  for (const field of CAUSES) {
    const value = (cause as HeardEvent)[field];
    if (typeof value === 'string') return value;
  }
  return null;
}

const { turn, look, shuffle, values, float, move } = DURATIONS;

/** Values that rise or fall, each with what is said of it. */
export const valuesShown = (say: (by: string, what: string, stage: CueStage) => string): Cue => ({
  time: () => timing(values, Math.round(values * 0.5)),
  show(told, stage, ms) {
    const shown = new Map<Handle, number>();
    const source = causeCard(told.cause);
    let rises = false;
    for (const { card, what, from, to } of changeOf(told, 'valuesChanged').changes) {
      if (card === null) continue;
      const by = to - from;
      const nth = shown.get(card) ?? 0;
      if (nth === 0 && source !== null && source !== card) stage.beam(source, card, 'lamp', ms);
      shown.set(card, nth + 1);
      rises ||= by > 0;
      const text = say(signed(by), what, stage);
      stage.float(card, text, by > 0 ? 'good' : 'danger', (ms / values) * float, nth);
    }
    if (shown.size > 0) stage.sound(rises ? 'powerUp' : 'powerDown');
  },
});

/** Cues for the changes of the kernel. */
export const CHANGE_CUES = {
  moved: {
    time: (told) => together(told, move),
    manner: () => 'slide',
    show: (told, stage) => stage.sound('slide', { seat: changeOf(told, 'moved').seat }),
  },
  turned: {
    time: () => timing(turn, Math.round(turn * 0.6)),
    manner: () => 'turn',
  },
  turnedOver: {
    time: () => timing(turn, Math.round(turn * 0.6)),
    manner: () => 'turn',
    show: (told, stage) => stage.sound('flip', { seat: changeOf(told, 'turnedOver').seat }),
  },
  shuffled: {
    time: () => timing(shuffle, Math.round(shuffle * 0.6)),
    show(told, stage, ms) {
      const { seat, zone } = changeOf(told, 'shuffled');
      stage.riffle({ seat, zone }, 6, ms);
      stage.sound('shuffle', { seat });
    },
  },
  looked: {
    time: () => timing(look),
    show(told, stage, ms) {
      for (const card of changeOf(told, 'looked').cards) {
        if (card !== null) stage.burst(card.handle, [halo(palette.accent, 0.5, 1.1)], ms);
      }
      stage.sound('flip');
    },
  },
  lookEnded: lasting(0),
  valuesChanged: valuesShown((by) => by),
  factsChanged: lasting(0),
} as const satisfies Record<HeardChange['type'], Cue>;

/** The cue of a happening: the game's before the kernel's, none for what only the log tells. */
export const cueOf = (heard: Heard, game: CueTable): Cue | undefined =>
  game[heard.what.type] ?? (CHANGE_CUES as CueTable)[heard.what.type];
