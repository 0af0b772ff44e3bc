// How cards go from zone to zone: a game says which way each move is, and the cue of all moves follows from that.
import type { Handle } from '../../shared/kernel/model.ts';
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
  /** How much higher it sounds than it was made. */
  rate?(told: Told): number;
  /** Cards out of a closed pile are shown one by one. */
  readonly oneByOne?: true;
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
  oneByOne: (told) => wayOf(told).oneByOne === true,
  manner: (told) => wayOf(told).manner,
  show(told, stage, ms) {
    const way = wayOf(told);
    const { heard = 0, rate } = way;
    const pitch = rate !== undefined && { rate: rate(told) };
    stage.sound(way.sound, { seat: changeOf(told, 'moved').seat, after: heard * ms, ...pitch });
    showCause(told, stage, ms);
    also(way, told, stage, ms);
  },
});

/** An effect that moves a card shows which card did it. */
const showCause = (told: Told, stage: CueStage, ms: number): void =>
  showSource(told.cause?.type === 'abilityUsed' ? causeCard(told.cause) : null, told, stage, ms);

/** Light from what moves cards to the first of them that is another card. */
export function showSource(source: Handle | null, told: Told, stage: CueStage, ms: number): void {
  const { cards } = changeOf(told, 'moved');
  const aim = cards.find(({ was, now }) => was !== source && now?.handle !== source);
  const target = aim?.now?.handle ?? aim?.was;
  if (source !== null && target != null) stage.beam(source, target, 'lamp', ms);
}
