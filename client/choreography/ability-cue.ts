// The cue of an ability that is used: its card stirs and is named where it lies, or where it lies by now.
import type { Handle } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { SoundId } from '../sound/sound-ids.ts';
import { palette } from '../styles/palette.ts';
import type { Bit } from './bits.ts';
import { halo, shine } from './bursts.ts';
import type { CueStage, Spot } from './cue-stage.ts';
import { type Cue, timing } from './cues.ts';
import { DURATIONS } from './durations.ts';
import { cardIn, seatIn, textIn } from './told.ts';

/** The card where it is drawn, else the pile in which it lies by now. */
export const spotOr = (stage: CueStage, card: Handle | null, seat: Seat, pile: string): Spot =>
  card !== null && stage.at(card) !== undefined ? card : { seat, zone: pile };

export const USED: readonly Bit[] = [{ ...shine(palette.accent, 2.2), under: true }, halo(palette.accent, 0.6, 1.4)];

/** How a game shows an ability with a label. */
export interface UsedLook {
  readonly bits: readonly Bit[];
  readonly sound: SoundId;
  readonly volume?: number;
}
export interface AbilityCue {
  readonly ms: number;
  /** Share of its time after which the next may begin. */
  readonly lead: number;
  /** Where cards go that leave the table. */
  readonly pile: string;
  /** Labels are words of the game, below this key. */
  readonly labels: string;
  look(label: string): UsedLook;
}
export const abilityUsedAs = ({ ms: whole, lead, pile, labels, look }: AbilityCue): Cue => ({
  time: () => timing(whole, Math.round(whole * lead), Math.round(whole * 0.7)),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const label = textIn(told, 'label');
    const { bits, sound, volume } = look(label);
    const spot = spotOr(stage, cardIn(told, 'source'), seat, pile);
    if (typeof spot === 'string') stage.gesture(spot, 'throb', null, ms);
    stage.burst(spot, bits, ms);
    if (label !== '') stage.float(spot, stage.words(`${labels}.${label}`), 'lamp', (ms / whole) * DURATIONS.float);
    stage.sound(sound, { seat, ...(volume !== undefined && { volume }) });
  },
});
