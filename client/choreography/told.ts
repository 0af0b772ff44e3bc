// What a happening names, read for its cue.
import type { Handle, HeardEvent } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import { palette } from '../styles/palette.ts';
import type { CueStage, Told, Tone } from './cue-stage.ts';

export const field = ({ what }: Told, name: string): HeardEvent[string] => (what as HeardEvent)[name];
export const cardIn = (told: Told, name: string): Handle | null => {
  const value = field(told, name);
  return typeof value === 'string' ? value : null;
};
export const numberIn = (told: Told, name: string): number => Number(field(told, name) ?? 0);
export const textIn = (told: Told, name: string): string => String(field(told, name) ?? '');
export const seatIn = (told: Told, name = 'seat'): Seat => (field(told, name) === 1 ? 1 : 0);
export const toneOf = (stage: CueStage, seat: Seat): Tone => (stage.isOwn(seat) ? 'you' : 'foe');
export const colorOf = (stage: CueStage, seat: Seat): number => (stage.isOwn(seat) ? palette.you : palette.foe);
export function handlesIn(told: Told, name: string): readonly Handle[] {
  const cards = field(told, name);
  return Array.isArray(cards) ? cards.filter((card) => typeof card === 'string') : [];
}
/** What it came from, read in the same way, where that is a happening of this type. */
export const causeOf = ({ cause, print }: Told, type: string): Told | null =>
  cause?.type === type ? { what: cause, cause: null, print } : null;

/** A major scale without the notes that rub: one step higher for each step deeper. */
const STEPS = [0, 2, 4, 7, 9, 12, 14, 16];
export const pitchAt = (depth: number): number => 2 ** ((STEPS[Math.min(depth, STEPS.length - 1)] ?? 0) / 12);
