// English card text: what a character gets, has or cannot do, for a while or for as long as an ability is there.
import type { Phrase, Predicate } from '../../../../kernel/describe/en/phrases.ts';
import { listed } from '../../../../kernel/describe/en/words.ts';
import { signed, together } from '../../../../kernel/describe/values.ts';
import type { CardType, Restriction, Until } from '../../card-data.ts';
import { EN_TERMS } from '../../text/en/terms.ts';
import { type Change, isMany, type Quantity, type SaidBasic, type ValueGift } from '../plan.ts';
import { measure, subjectOf, valuePhrase } from './mentions.ts';

export function changePhrase(
  { what, gifts, until }: Change,
  self: CardType,
  basic: (basic: SaidBasic) => string,
): Phrase {
  const many = isMany(what);
  const subject = subjectOf(what, self);
  const values = gifts.filter((gift): gift is ValueGift => gift.what !== 'basic' && gift.what !== 'cannot');
  const basics = gifts.flatMap((gift) => (gift.what === 'basic' ? [basic(gift.basic)] : []));
  const bans = gifts.flatMap((gift) => (gift.what === 'cannot' ? [RESTRICTIONS[gift.do]] : []));
  const predicates: Predicate[] = [];
  if (values.length > 0) predicates.push({ verb: 'get', rest: valuesPhrase(values, self) });
  if (basics.length > 0) predicates.push({ verb: until === undefined ? 'have' : 'gain', rest: listed(basics) });
  if (bans.length > 0) predicates.push({ verb: 'cannot', rest: listed(bans, 'or') });
  return { subject, many, predicates, ...(until !== undefined && { tail: untilPhrase(until, many) }) };
}

/** "AP+1 and DP+1 for each of your characters": a measure is said once. */
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
  attack: 'attack',
  defend: 'defend',
  support: 'support',
  move: 'move',
  wakeUp: 'wake up',
  down: 'be knocked down in battle',
  target: 'be named as a target by an opponent',
};

function untilPhrase(until: Until, many: boolean): string {
  switch (until) {
    case 'endOfBattle':
      return 'until the end of the battle';
    case 'endOfTurn':
      return 'until end of turn';
    case 'lasting':
      return `for as long as ${many ? 'they are' : 'it is'} on the field`;
  }
}
