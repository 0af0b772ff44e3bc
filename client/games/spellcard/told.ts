// What a happening of Spellcard names, read for its cue.
import {
  DAMAGE_TYPES,
  type DamageType,
  DECLARATIONS,
  type Declaration,
} from '../../../shared/games/spellcard/card-data.ts';
import type { Handle } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import { spotOr } from '../../choreography/ability-cue.ts';
import { WHITE } from '../../choreography/bursts.ts';
import type { CueStage, Spot, Told } from '../../choreography/cue-stage.ts';
import { causeCard } from '../../choreography/cues.ts';
import { causeOf, textIn } from '../../choreography/told.ts';
import { lighter } from '../../scenes/colors.ts';
import type { Point } from '../../scenes/geometry.ts';
import { toneOf } from './tones.ts';

export const kindIn = (told: Told): Declaration =>
  DECLARATIONS.find((kind) => kind === textIn(told, 'kind')) ?? 'skill';
export const damageIn = (told: Told): DamageType | null =>
  DAMAGE_TYPES.find((kind) => kind === textIn(told, 'kind')) ?? null;

/** Colours as light: brighter than they are on paper. */
export const lightOf = (color: string): number => (color === 'grey' ? WHITE : lighter(toneOf(color).frame, 0.22));
export function lightFrom(told: Told, card: Handle | null): number {
  const color = card === null ? undefined : told.print(card)?.color;
  return color === undefined ? WHITE : lightOf(color);
}

/** The card whose effect it is; a normal attack has none. */
export function effectSource(told: Told): Handle | null {
  const resolved = causeOf(told, 'resolved');
  return resolved !== null && kindIn(resolved) !== 'attack' ? causeCard(told.cause) : null;
}

/** From one place to another, where both are known. */
export function between(stage: CueStage, from: Spot, to: Spot): { readonly dx: number; readonly dy: number } | null {
  const [a, b] = [stage.at(from), stage.at(to)];
  return a === undefined || b === undefined ? null : { dx: b.x - a.x, dy: b.y - a.y };
}
/** Does it stand on the side shown below? */
export const isBelow = (stage: CueStage, at: Point): boolean => at.y >= stage.middle.y;

/** The card where it is drawn, else the pile where it lies by now. */
export const spotOf = (stage: CueStage, card: Handle | null, seat: Seat): Spot => spotOr(stage, card, seat, 'discard');
