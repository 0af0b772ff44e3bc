// How cards go from zone to zone: a game says which way each move is, and the cue of all moves follows from that.
import type { SoundId } from '../sound/sound-ids.ts';
import type { CueStage, Told } from './cue-stage.ts';
import { type Cue, causeCard, changeOf, together } from './cues.ts';
import type { MannerName } from './manners.ts';

export interface Way {
  readonly manner: MannerName;
  readonly ms: number;
  /** Share of its time after which the next may begin. */
  readonly lead: number;
  readonly sound: SoundId;
  /** Share of its time at which it is heard. */
  readonly heard?: number;
}

/** The cue of moves; `also` shows what one way has beside its sound and its cause. */
export const movedBy = <W extends Way>(
  wayOf: (told: Told) => W,
  also: (way: W, told: Told, stage: CueStage, ms: number) => void,
): Cue => ({
  time(told) {
    const { ms, lead } = wayOf(told);
    return together(told, ms, lead);
  },
  manner: (told) => wayOf(told).manner,
  show(told, stage, ms) {
    const way = wayOf(told);
    stage.sound(way.sound, { seat: changeOf(told, 'moved').seat, after: (way.heard ?? 0) * ms });
    showCause(told, stage, ms);
    also(way, told, stage, ms);
  },
});

/** An effect that moves a card shows which card did it. */
function showCause(told: Told, stage: CueStage, ms: number): void {
  const source = told.cause?.type === 'abilityUsed' ? causeCard(told.cause) : null;
  const { cards } = changeOf(told, 'moved');
  const aim = cards.find(({ was, now }) => was !== source && now?.handle !== source);
  const target = aim?.now?.handle ?? aim?.was;
  if (source !== null && target != null) stage.beam(source, target, 'lamp', ms);
}
