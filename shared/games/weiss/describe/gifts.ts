// What cards and players have, continuously or for a time.
import type { Amount, Cont, Gift, Select, Target, Until } from '../ability-data.ts';
import { SLOTS } from '../card-data.ts';
import { amountPhrase } from './amounts.ts';
import { type Book, joinedBy, saidOf, say } from './book.ts';
import { eitherKind, group, quoted } from './kinds.ts';
import { grantedLine } from './line.ts';
import { mentionOf, type Scope } from './scope.ts';
import type { Said } from './template.ts';

export const signed = (by: number): string => (by < 0 ? String(by) : `+${by}`);
type Value = Extract<Gift, { by: Amount }> & { what: 'power' | 'soul' | 'level' | 'cost' };
const isValue = (gift: Gift): gift is Value =>
  gift.what === 'power' || gift.what === 'soul' || gift.what === 'level' || gift.what === 'cost';

/** "+500 power", "+500 power for each of your other characters", "+X power". */
export function valuePhrase(book: Book, what: Value['what'], by: Amount, scope: Scope): string {
  if (typeof by === 'number') return say(book, `value.${what}`, { by: signed(by) });
  const { times = 1, plus = 0, atMost } = by;
  const isSimple = plus === 0 && atMost === undefined;
  if (isSimple && 'count' in by) {
    const each = group(book, 'each', by.count, '', false, scope);
    return say(book, 'value.each', { value: say(book, `value.${what}`, { by: signed(times) }), each });
  }
  if (isSimple && 'bound' in by) {
    const each =
      by.is === undefined
        ? say(book, 'each.of')
        : say(book, 'each.bound', { card: eitherKind(book, by.is, 'card', false, scope) });
    return say(book, 'value.each', { value: say(book, `value.${what}`, { by: signed(times) }), each });
  }
  const falls = times < 0;
  scope.x = amountPhrase(book, falls ? { ...by, times: -times, plus: -plus } : by, scope);
  return say(book, `value.${what}`, { by: falls ? '-X' : '+X' });
}
const untilPhrase = (book: Book, until: Until | undefined): string =>
  until === undefined ? '' : say(book, `until.${until}`);

/** Sentences without their ends: what the cards or the player have. */
export function giftClauses(
  book: Book,
  who: Said,
  gifts: readonly Gift[],
  until: Until | undefined,
  scope: Scope,
): string[] {
  const end = untilPhrase(book, until);
  const values = gifts.filter(isValue).map((gift) => valuePhrase(book, gift.what, gift.by, scope));
  const others = gifts.filter((gift) => !isValue(gift)).map((gift) => giftPhrase(book, who, gift));
  return [
    ...(values.length === 0
      ? []
      : [say(book, 'has.values', { who, values: joinedBy(book, 'and', values), until: end })]),
    ...(others.length === 0
      ? []
      : [say(book, 'has.other', { who, what: joinedBy(book, 'and.has', others), until: end })]),
  ];
}
/** The predicate of one gift. */
function giftPhrase(book: Book, who: Said, gift: Exclude<Gift, Value> | Gift): string {
  switch (gift.what) {
    case 'cannot':
      return isBan(gift.do) ? say(book, `player.cannot.${gift.do}`) : say(book, `cannot.${gift.do}`);
    case 'ability':
      return say(book, 'gift.ability', { who, ability: grantedLine(book, gift.ability) });
    case 'trait':
      return say(book, 'gift.trait', { who, is: say(book, 'trait', { trait: book.traitOf(gift.is) }) });
    case 'name':
      return say(book, 'gift.name', { who, is: quoted(book, gift.is) });
    case 'color':
      return say(book, 'gift.color', { who, is: say(book, `color.${gift.is}`) });
    case 'icon':
      return say(book, 'gift.icon', { who, is: say(book, `icon.${gift.is}`) });
    case 'loses':
      return say(book, `gift.loses.${gift.all}`, { who });
    case 'may':
      return say(book, `gift.may.${gift.do}`, { who });
    case 'takesAttacks':
      return say(book, 'gift.takesAttacks', { who });
    case 'goes':
      return say(book, 'gift.goes', {
        who,
        pile: say(book, `pile.${gift.to}`),
        instead: say(book, `pile.${gift.instead}`),
      });
    case 'triggerChecks':
      return say(book, 'gift.triggerChecks', { who, n: gift.by });
    case 'damage':
      return gift.atMost === undefined
        ? say(book, 'player.gift.damage', { who, n: -gift.by })
        : say(book, 'player.gift.damage.atMost', { who, n: -gift.by, most: gift.atMost });
    case 'handLimit':
      return say(book, 'player.gift.handLimit', {
        who,
        by: say(book, gift.by < 0 ? 'player.gift.less' : 'player.gift.more'),
        n: Math.abs(gift.by),
      });
    default:
      return '';
  }
}
const BANNED = ['playEvents', 'playClimaxes', 'playCharacters', 'useBackup'] as const;
const isBan = (ban: string): ban is (typeof BANNED)[number] => (BANNED as readonly string[]).includes(ban);

/** Whom a continuous ability concerns. "You" is no third person. */
export function concernedBy(book: Book, to: Cont['to'], scope: Scope): Said {
  if (to === 'this') return saidOf(say(book, 'this'));
  if (to === 'bearer') return saidOf(say(book, 'bearer'));
  if (to === 'you' || to === 'opponent') return playerSaid(book, to);
  return selectSaid(book, to, scope);
}
export const playerSaid = (book: Book, player: 'you' | 'opponent'): Said =>
  saidOf(say(book, `player.${player}`), player === 'opponent');
/** A character on one place is one. */
function selectSaid(book: Book, select: Select, scope: Scope): Said {
  const isOne = select.facing === true || (SLOTS as readonly string[]).includes(select.where);
  return isOne
    ? saidOf(say(book, 'the.one', { card: eitherKind(book, select, 'character', false, scope) }))
    : mentionOf(book, scope, { all: select } satisfies Target, 'subject');
}
