// English card text: what a card gets, has or cannot do, for a while or for as long as a text applies.
import type { Phrase, Predicate } from '../../../../kernel/describe/en/phrases.ts';
import { listed } from '../../../../kernel/describe/en/words.ts';
import { signed, together } from '../../../../kernel/describe/values.ts';
import type { CardType, Restriction, Until } from '../../card-data.ts';
import { EN_TERMS } from '../../text/en/terms.ts';
import { isValue } from '../occasions.ts';
import { type Change, isMany, type Quantity, type SaidGift, type ValueGift } from '../plan.ts';
import { keywordPhrase } from './kinds.ts';
import { measure, subjectOf, valuePhrase } from './mentions.ts';

export function changePhrase({ what, gifts, until }: Change, self: CardType): Phrase {
  const many = isMany(what);
  const values = gifts.filter(isValue);
  const keywords = gifts.flatMap((gift) => (gift.what === 'keyword' ? [keywordPhrase(gift.keyword)] : []));
  const bans = gifts.flatMap((gift) => (gift.what === 'cannot' ? [RESTRICTIONS[gift.do]] : []));
  const predicates: Predicate[] = [];
  if (values.length > 0) predicates.push({ verb: 'get', rest: valuesPhrase(values, self) });
  predicates.push(...gifts.flatMap(plainGift));
  if (keywords.length > 0) predicates.push({ verb: until === undefined ? 'have' : 'gain', rest: listed(keywords) });
  if (bans.length > 0) predicates.push({ verb: 'cannot', rest: listed(bans, 'or') });
  const tail = until === undefined ? {} : { tail: untilPhrase(until, many) };
  return { subject: subjectOf(what, self), many, predicates, ...tail };
}
function plainGift(gift: SaidGift): Predicate[] {
  switch (gift.what) {
    case 'cost':
      return [{ verb: 'cost', rest: `${Math.abs(gift.by)} ${gift.by < 0 ? 'less' : 'more'}` }];
    case 'points':
      return [{ verb: 'give', rest: `${gift.by} more ${gift.by === 1 ? 'point' : 'points'} by an approach` }];
    case 'approaches':
      return [{ verb: 'may', rest: `approach ${gift.by} more ${gift.by === 1 ? 'time' : 'times'} in a turn` }];
    default:
      return [];
  }
}

/** "AP+10 and DP+10 for each of your characters": a measure is said once. */
const valuesPhrase = (gifts: readonly ValueGift[], self: CardType): string =>
  listed(
    together(gifts).map((group) => {
      const words = listed(group.map(({ what, by }) => `${EN_TERMS.values[what]}${byPhrase(by, self)}`));
      const [{ by }] = group;
      return typeof by === 'number' || 'value' in by ? words : `${words} ${measure(by, self)}`;
    }),
  );
function byPhrase(by: Quantity, self: CardType): string {
  if (typeof by === 'number') return signed(by);
  return 'times' in by ? signed(by.times) : `+(${valuePhrase(by, self)})`;
}

const RESTRICTIONS: Readonly<Record<Restriction, string>> = {
  approach: 'approach',
  interfere: 'interfere',
  beInterfered: 'be interfered with',
  exit: 'exit in an exit judgement',
  wake: 'become active at the start of a turn',
  useText: 'use texts',
  target: 'be targeted by an opponent',
};

function untilPhrase(until: Until, many: boolean): string {
  switch (until) {
    case 'endOfApproach':
      return 'until the end of the approach';
    case 'endOfTurn':
      return 'until end of turn';
    case 'lasting':
      return `for as long as ${many ? 'they are' : 'it is'} on the field`;
  }
}
