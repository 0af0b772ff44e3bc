// Places on the table as files say them: `FC`, `B.FC`, `hand.2`.
import type { SeatName } from './types.ts';
import type { ZoneWords } from './zone-words.ts';

export interface PlaceWord {
  readonly seat?: SeatName;
  readonly zone: string;
  /** Counted from the top, from 1. */
  readonly at?: number;
}
export function placeIn(zones: ZoneWords, text: string): PlaceWord | undefined {
  const [, seat, word = '', at] = /^\s*(?:([ABab])[.\s]\s*)?(.+?)(?:[.\s]\s*(\d+))?\s*$/u.exec(text) ?? [];
  const zone = zones.zoneOf(word);
  if (zone === undefined) return undefined;
  return {
    zone,
    ...(seat !== undefined && { seat: seat.toUpperCase() as SeatName }),
    ...(at !== undefined && { at: Number(at) }),
  };
}
