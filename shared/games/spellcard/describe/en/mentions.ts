// English card text: whom or what a clause speaks of, and how much.
import { EN_TERMS } from '../../text/en/terms.ts';
import { type Bound, type Counted, isMany, isNear, isOwn, type Mention, type Quantity, type Speaker } from '../plan.ts';
import { answeredWords, nounWord, userWords } from './kinds.ts';
import { allOf, manyOf } from './select.ts';

export const subjectOf = (mention: Mention, speaker: Speaker): string =>
  isNear(mention) ? (isMany(mention) ? 'they' : 'it') : named(mention, speaker);
export const objectOf = (mention: Mention, speaker: Speaker): string =>
  isNear(mention) ? (isMany(mention) ? 'them' : 'it') : named(mention, speaker);

function named(mention: Mention, speaker: Speaker): string {
  switch (mention.of) {
    case 'user':
      return userWords(speaker);
    case 'answered':
      return answeredWords(speaker);
    case 'attacked':
      return `the attacked ${mention.many ? 'characters' : 'character'}`;
    case 'all':
      return allOf(mention.select, speaker);
    case 'bound':
      return boundPhrase(mention);
  }
}
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
function boundPhrase({ noun, many, owner, apart }: Bound): string {
  const words = nounWord(noun, many);
  if (typeof apart === 'number') return `the ${ORDINALS[apart - 1] ?? 'last'} ${words}`;
  const that = many ? 'those' : 'that';
  if (apart === undefined) return `${that} ${words}`;
  return owner === 'you' ? `${that} ${words} of yours` : `${that} enemy ${words}`;
}

/** "your hand", "its owner's hand", "their owners' hands": where cards go. */
export function ownersPhrase(mention: Mention, pile: 'hand' | 'deck'): string {
  if (isOwn(mention)) return `your ${pile}`;
  return isMany(mention) ? `their owners' ${pile}s` : `its owner's ${pile}`;
}

/** "2 × the spirit of that character + 1". */
export function sum(counted: Counted, speaker: Speaker): string {
  const { times, plus } = counted;
  const more = plus === 0 ? '' : ` ${plus < 0 ? '-' : '+'} ${Math.abs(plus)}`;
  return `${times === 1 ? '' : `${times} × `}${measured(counted, speaker)}${more}`;
}
function measured(counted: Counted, speaker: Speaker): string {
  if ('dealt' in counted) return 'the damage dealt';
  if ('number' in counted) return `the number of ${manyOf(counted.number, speaker)}`;
  const { value, of } = counted;
  const word = `${isMany(of) ? 'total ' : ''}${EN_TERMS.values[value]}`;
  if (isNear(of)) return `${isMany(of) ? 'their' : 'its'} ${word}`;
  const whose = named(of, speaker);
  return of.of === 'user' ? `${whose}'s ${word}` : `the ${word} of ${whose}`;
}
/** "2 HP", "HP equal to the damage dealt". */
export const muchOf = (amount: Quantity, word: string, speaker: Speaker): string =>
  typeof amount === 'number' ? `${amount} ${word}` : `${word} equal to ${sum(amount, speaker)}`;
/** After "ATK": "+2", "-(the damage dealt)". */
export function change(by: Quantity, speaker: Speaker): string {
  if (typeof by === 'number') return by < 0 ? String(by) : `+${by}`;
  const falls = by.times < 0 && by.plus <= 0;
  const { times, plus } = by;
  return falls ? `-(${sum({ ...by, times: -times, plus: -plus }, speaker)})` : `+(${sum(by, speaker)})`;
}
