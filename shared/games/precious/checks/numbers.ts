// Numbers of cards in texts: none of them is less than one.
import { isSaid, type Rule, type Said } from './visit.ts';

const COUNTING: readonly unknown[] = ['draw', 'discard', 'mill', 'givePoints', 'lookTop', 'revealTop', 'search'];

/** How many cards a step concerns, and how many are chosen or named. */
export const numberFaults: Rule = (said, path) => {
  if (!COUNTING.includes(said['do']) && !isChoice(said)) return [];
  const { amount } = said;
  if (isSaid(amount) && 'times' in amount)
    return isSome(amount['times']) ? [] : [{ path: [...path, 'amount', 'times'], sentence: SENTENCE }];
  return isSaid(amount) || amount === undefined || isSome(amount)
    ? []
    : [{ path: [...path, 'amount'], sentence: SENTENCE }];
};
const SENTENCE = 'a number of cards is a whole number, 1 or more';
const isChoice = (said: Said): boolean => 'as' in said && isSaid(said['from']);
const isSome = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1;
