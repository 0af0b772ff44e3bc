// What a happening of Precious Memories names, read for its cue.
import { type Color, DECLARATIONS, type Declaration } from '../../../shared/games/precious/card-data.ts';
import type { Handle } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import { spotOr } from '../../choreography/ability-cue.ts';
import { WHITE } from '../../choreography/bursts.ts';
import type { CueStage, Spot, Told } from '../../choreography/cue-stage.ts';
import { causeCard } from '../../choreography/cues.ts';
import { causeOf, textIn } from '../../choreography/told.ts';
import { lighter } from '../../scenes/colors.ts';
import { isColor, toneOf } from './tones.ts';

export const kindIn = (told: Told): Declaration => DECLARATIONS.find((kind) => kind === textIn(told, 'kind')) ?? 'text';

/** The colour of a card, null where it is not known. */
export function colorIn(told: Told, card: Handle | null): Color | null {
  const color = card === null ? undefined : told.print(card)?.color;
  return color !== undefined && isColor(color) ? color : null;
}
/** Colours as light: brighter than they are on paper. */
export const lightOf = (color: Color | null): number => (color === null ? WHITE : lighter(toneOf(color).frame, 0.18));
export const lightFrom = (told: Told, card: Handle | null): number => lightOf(colorIn(told, card));

/** What has resolved that led to it. */
export function resolvedKind(told: Told): Declaration | null {
  const resolved = causeOf(told, 'resolved');
  return resolved && kindIn(resolved);
}
/** The card whose effect it is; whoever enters or is set does nothing by that. */
export function effectSource(told: Told): Handle | null {
  const kind = resolvedKind(told);
  return told.cause?.type === 'textTriggered' || kind === 'event' || kind === 'text' ? causeCard(told.cause) : null;
}

/** The card where it is drawn, else the pile where it lies by now. */
export const spotOf = (stage: CueStage, card: Handle | null, seat: Seat): Spot => spotOr(stage, card, seat, 'trash');
