// From happening to motion: how long each kind takes and what it shows. Games add their own events to this table.
import type { Handle, Heard, HeardChange, HeardEvent } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { SoundHow } from '../sound/sound-gate.ts';
import type { SoundId } from '../sound/sound-ids.ts';
import { DURATIONS } from './durations.ts';

/** How a cue's sound is heard; `seat` is whose side it happens on. */
export interface CueSound extends Omit<SoundHow, 'across'> {
  readonly seat?: Seat;
}
/** What a cue may do beside the cards' own way to their places. */
export interface CueStage {
  /** A word or number that rises from a card. */
  float(handle: Handle, text: string, good: boolean, ms: number): void;
  /** A line across the middle of the table. */
  notice(text: string, ms: number): void;
  sound(id: SoundId, how?: CueSound): void;
  words(key: string, values?: Readonly<Record<string, string | number>>): string;
  seatName(seat: Seat): string;
}
export interface Cue {
  /** How long it takes, and how long until the next may begin. */
  time(what: HeardChange | HeardEvent): { readonly ms: number; readonly lead: number };
  /** What is shown beside cards going to their new places. */
  show?(what: HeardChange | HeardEvent, stage: CueStage, ms: number): void;
}
export type CueTable = Readonly<Record<string, Cue>>;

const lasting = (ms: number, lead: number = ms): Cue => ({ time: () => ({ ms, lead }) });
const { move, stagger, turn, look, shuffle, values, float } = DURATIONS;

/** Cues for the changes of the kernel. */
export const CHANGE_CUES = {
  moved: {
    time(what) {
      const cards = what.type === 'moved' ? (what as Extract<HeardChange, { type: 'moved' }>).cards.length : 1;
      const ms = move + Math.min(6, cards - 1) * stagger;
      return { ms, lead: Math.round(ms * 0.62) };
    },
  },
  turned: lasting(turn, Math.round(turn * 0.6)),
  shuffled: lasting(shuffle, Math.round(shuffle * 0.5)),
  looked: lasting(look),
  lookEnded: lasting(0),
  valuesChanged: {
    time: () => ({ ms: values, lead: Math.round(values * 0.5) }),
    show(what, stage, ms) {
      for (const { card, from, to } of (what as Extract<HeardChange, { type: 'valuesChanged' }>).changes) {
        const by = to - from;
        const text = by > 0 ? `+${by}` : `−${-by}`;
        if (card !== null) stage.float(card, text, by > 0, (ms / values) * float);
      }
    },
  },
  factsChanged: lasting(0),
  turnedOver: lasting(turn, Math.round(turn * 0.6)),
} as const satisfies CueTable;

/** The cue of a happening: the game's for its events, the kernel's for changes, none for what only the log tells. */
export const cueOf = (heard: Heard, game: CueTable): Cue | undefined =>
  game[heard.what.type] ?? (CHANGE_CUES as CueTable)[heard.what.type];
