// From where cards can be moved: points stay (2), only own deck cards are put back, only support cards are set (2.6).
import type { CardData } from '../card-data.ts';
import { type Origin, originOf, type Rule } from './visit.ts';

const LEAVING: readonly unknown[] = ['move', 'enter', 'set'];
const ON_FIELD: readonly unknown[] = ['field', 'mainArea', 'supportArea'];
type Origins = ReadonlyMap<string, Origin>;

/** Of the steps of a text whose names come from there. */
export const placeFaults = (card: CardData, origins: Origins): readonly Rule[] => [
  (step, path) =>
    LEAVING.includes(step['do']) && isPoint(card, step['target'], origins)
      ? [{ path: [...path, 'target'], sentence: 'points stay in the point area, and no text removes them (2)' }]
      : [],
  (step, path) =>
    step['do'] === 'putBack' &&
    origins.get(String(step['bound']))?.where !== 'deck' &&
    !isLooked(step['bound'], origins)
      ? [{ path: [...path, 'bound'], sentence: 'only cards that were looked at in the own deck are put back' }]
      : [],
  (step, path) =>
    step['do'] === 'set' && !maySet(card, step['target'], origins)
      ? [{ path: [...path, 'target'], sentence: 'only a support card is set on a character (2.6)' }]
      : [],
  (step, path) =>
    step['do'] === 'enter' && !mayEnter(step['target'], origins)
      ? [{ path: [...path, 'target'], sentence: 'only a character that is elsewhere enters the field (4.3)' }]
      : [],
];

/** A Break card that is played lies among the points (8). */
const isPoint = ({ type, keywords }: CardData, target: unknown, origins: Origins): boolean =>
  (target === 'this' && type === 'event' && keywords.length > 0) || originOf(target, origins).where === 'pointArea';
const isLooked = (name: unknown, origins: Origins): boolean => origins.get(String(name))?.where === 'looked';

function maySet({ type }: CardData, target: unknown, origins: Origins): boolean {
  if (target === 'this') return type === 'support';
  const from = originOf(target, origins);
  return typeof target === 'object' && !ON_FIELD.includes(from.where) && (from.type ?? 'support') === 'support';
}
/** Whether this card itself may depends on its type; one of the field may have been moved by a step before. */
function mayEnter(target: unknown, origins: Origins): boolean {
  const { where, type = 'character' } = originOf(target, origins);
  return target !== 'approachOpponent' && where !== 'set' && type === 'character';
}
