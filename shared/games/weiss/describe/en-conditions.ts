// English card text: the conditions of an ability.
import type { Condition } from '../card-data.ts';
import type { Scope } from './en-effects.ts';
import { cards, one, pileWord, plain, rangePhrase } from './en-select.ts';

export const turnPhrase = (turn: 'you' | 'opponent'): string => (turn === 'you' ? 'your turn' : "your opponent's turn");

/** The condition as a clause after "if". */
export function conditionPhrase(condition: Condition, scope: Scope): string {
  if ('count' in condition) return countPhrase(condition);
  if ('turn' in condition) return `it is ${turnPhrase(condition.turn)}`;
  if ('thisIn' in condition) return `this card is ${placePhrase(condition.thisIn)}`;
  if ('bound' in condition) return boundPhrase(condition, scope);
  return `your level is ${rangePhrase(condition.yourLevel)}`;
}

function placePhrase(place: Extract<Condition, { thisIn: unknown }>['thisIn']): string {
  switch (place) {
    case 'stage':
      return 'on the stage';
    case 'front':
      return 'on the center stage';
    case 'back':
      return 'on the back stage';
    case 'frontLeft':
      return 'on the left of the center stage';
    case 'frontCenter':
      return 'in the middle of the center stage';
    case 'frontRight':
      return 'on the right of the center stage';
    case 'backLeft':
      return 'on the left of the back stage';
    case 'backRight':
      return 'on the right of the back stage';
  }
}

function countPhrase({ count, ...range }: Extract<Condition, { count: unknown }>): string {
  if (count.battling === 'this') {
    const { battling: _, ...kind } = count;
    return `this card's battle opponent is ${one({ type: 'character', ...kind })}`;
  }
  switch (count.where) {
    case 'stage':
    case 'front':
    case 'back': {
      const many = range.atLeast !== 1 || range.atMost !== undefined;
      const row =
        count.where === 'stage' ? '' : count.where === 'front' ? ' on the center stage' : ' on the back stage';
      const what = `${amountPhrase(range)} ${plain(count, 'character', many)}${row}`;
      if (count.who === 'any') return `there ${many ? 'are' : 'is'} ${what} on either stage`;
      return count.who === 'you' ? `you have ${what}` : `your opponent has ${what}`;
    }
    case 'looked':
      return `there are ${amountPhrase(range)} ${plain(count, 'card', true)} among those cards`;
    default: {
      const pile = `${count.who === 'opponent' ? "your opponent's" : 'your'} ${pileWord(count.where)}`;
      if (count.name !== undefined && range.atLeast === 1) return `"${count.name}" is in ${pile}`;
      if (range.atMost === 0) return `there is no ${plain(count, 'card')} in ${pile}`;
      return `there are ${amountPhrase(range)} ${plain(count, 'card', true)} in ${pile}`;
    }
  }
}

/** "2 or more", "1 or fewer", "no". */
function amountPhrase({ atLeast, atMost }: { readonly atLeast?: number; readonly atMost?: number }): string {
  if (atLeast === 1 && atMost === undefined) return 'a';
  return atLeast === undefined && atMost === 0
    ? 'no'
    : rangePhrase(
        { ...(atLeast !== undefined && { atLeast }), ...(atMost !== undefined && { atMost }) },
        'more',
        'fewer',
      );
}

function boundPhrase({ bound, is, atLeast }: Extract<Condition, { bound: string }>, scope: Scope): string {
  const binding = scope.bound.get(bound);
  if (is === undefined) return `there ${atLeast === 1 ? 'is' : 'are'} ${cards(atLeast)} among them`;
  if (binding?.many !== true) return `it is ${one(is)}`;
  return `${atLeast} or more of those cards are ${plain(is, 'card', true)}`;
}
