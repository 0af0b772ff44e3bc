// English card text: how values change, once or continuously.
import type { Amount, Effect, Gift, Restriction, Until } from '../card-data.ts';
import { eachOf } from './en-select.ts';

export const signed = (number: number): string => (number < 0 ? String(number) : `+${number}`);

/** "+500 power", "+500 power for each of your other characters". */
export function changePhrase(what: 'power' | 'soul' | 'level' | 'cost', by: Amount): string {
  if (typeof by === 'number') return `${signed(by)} ${what}`;
  const each = 'count' in by ? eachOf(by.count) : 'each of those cards';
  return `${signed(by.times)} ${what} for ${each}`;
}

export function untilPhrase(until: Until): string {
  switch (until) {
    case 'endOfTurn':
      return 'until end of turn';
    case 'endOfOpponentsTurn':
      return "until the end of your opponent's next turn";
    case 'endOfAttack':
      return 'until the end of that attack';
  }
}

/** The predicate of a continuous ability: "get +1000 power and +1 soul", "cannot attack". */
export function giftPhrase(gifts: readonly Gift[], many: boolean): string {
  const changes = gifts.flatMap((gift) => (gift.what === 'cannot' ? [] : [changePhrase(gift.what, gift.by)]));
  const bans = gifts.flatMap((gift) => (gift.what === 'cannot' ? [restrictionPhrase(gift.do)] : []));
  const got = changes.length === 0 ? [] : [`${many ? 'get' : 'gets'} ${changes.join(' and ')}`];
  return [...got, ...bans].join(' and ');
}

function restrictionPhrase(ban: Restriction): string {
  switch (ban) {
    case 'attack':
      return 'cannot attack';
    case 'frontalAttack':
      return 'cannot make frontal attacks';
    case 'sideAttack':
      return 'cannot make side attacks';
    case 'stand':
      return 'cannot stand';
    case 'encore':
      return 'cannot use Encore';
  }
}

export type Change = Extract<Effect, { readonly until: Until }>;
export const isChange = (step: Effect): step is Change =>
  step.do === 'power' || step.do === 'soul' || step.do === 'level';
/** Do two steps change the same cards for the same time? Then one sentence says both. */
export const isSameChange = (a: Change, b: Effect | undefined): b is Change =>
  b !== undefined &&
  isChange(b) &&
  a.until === b.until &&
  typeof a.by === 'number' &&
  typeof b.by === 'number' &&
  JSON.stringify(a.target) === JSON.stringify(b.target);
