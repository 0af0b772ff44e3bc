// What a happening of Lycee names, read for its cue.
import { type Cell, DECLARATIONS, type Declaration, type Pip } from '../../../shared/games/lycee/card-data.ts';
import type { Handle } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import { spotOr } from '../../choreography/ability-cue.ts';
import { WHITE } from '../../choreography/bursts.ts';
import type { CueStage, Spot, Told } from '../../choreography/cue-stage.ts';
import { causeCard } from '../../choreography/cues.ts';
import { causeOf, seatIn, textIn } from '../../choreography/told.ts';
import { lighter } from '../../scenes/colors.ts';
import { isCell } from './places.ts';
import { isPip, toneOf } from './tones.ts';

export const kindIn = (told: Told): Declaration =>
  DECLARATIONS.find((kind) => kind === textIn(told, 'kind')) ?? 'ability';
/** From the hand; everything else is used where it stands. */
export const isFromHand = (kind: Declaration): boolean =>
  kind === 'summon' || kind === 'item' || kind === 'area' || kind === 'event';

/** The cell that is named, and whose it is by this field. */
export function cellIn(told: Told, whose = 'cellSeat'): { readonly seat: Seat; readonly zone: Cell } | null {
  const cell = textIn(told, 'cell');
  return isCell(cell) ? { seat: seatIn(told, whose), zone: cell } : null;
}

/** The first attribute of a card, the star where it has none. */
export function pipOf(told: Told, card: Handle | null): Pip {
  const color = card === null ? undefined : told.print(card)?.color;
  return color !== undefined && isPip(color) ? color : 'star';
}
/** Attributes as light: brighter than they are on paper. */
export const lightOf = (pip: Pip): number => (pip === 'star' ? WHITE : lighter(toneOf(pip).frame, 0.15));
export const lightFrom = (told: Told, card: Handle | null): number => lightOf(pipOf(told, card));

/** What has resolved that led to it. */
export function resolvedKind(told: Told): Declaration | null {
  const resolved = causeOf(told, 'resolved');
  return resolved && kindIn(resolved);
}
/** The card whose effect it is; a move, an attack or a support is none. */
export function effectSource(told: Told): Handle | null {
  const kind = resolvedKind(told);
  return told.cause?.type === 'abilityUsed' || kind === 'event' || kind === 'ability' ? causeCard(told.cause) : null;
}

/** The card where it is drawn, else the pile where it lies by now. */
export const spotOf = (stage: CueStage, card: Handle | null, seat: Seat): Spot => spotOr(stage, card, seat, 'dustBox');
