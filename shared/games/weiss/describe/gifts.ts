// What cards and players have, continuously or for a time.
import type { Amount, Cont, Gift, Select, Target, Until } from '../ability-data.ts';
import { SLOTS } from '../card-data.ts';
import { amountPhrase } from './amounts.ts';
import { type Book, joinedBy, listed, saidOf, say } from './book.ts';
import { eitherKind, group, quoted } from './kinds.ts';
import { grantedLine } from './line.ts';
import { mentionOf, type Scope } from './scope.ts';
import type { Form, Said } from './template.ts';

const signed = (book: Book, by: number | 'X', falls = by !== 'X' && by < 0): string =>
  say(book, falls ? 'sign.minus' : 'sign.plus', { n: typeof by === 'number' ? Math.abs(by) : by });
type Value = Extract<Gift, { by: Amount }> & { what: 'power' | 'soul' | 'level' | 'cost' };
const isValue = (gift: Gift): gift is Value =>
  gift.what === 'power' || gift.what === 'soul' || gift.what === 'level' || gift.what === 'cost';

interface Worth {
  readonly what: Value['what'];
  readonly by: Amount;
}
/** "That character gets +1000 power and +1 soul until end of turn". */
export function valuesClause(
  book: Book,
  who: Said,
  values: readonly Worth[],
  until: string,
  scope: Scope,
  form: Form,
): string {
  const said = values.map((one, i) => valueSaid(book, one, scope, i === values.length - 1 ? form : 'joined'));
  const clauseOf = ({ value, each }: (typeof said)[number]): string =>
    each === undefined
      ? say(book, 'has.values', { who, values: value, until }, form)
      : say(book, 'has.values.each', { who, values: value, each, until }, form);
  // What is said before the card cannot stand between two values of it.
  if (said.some(({ each }) => each !== undefined) && (said.length === 1 || !book.latin))
    return listed(book, said.map(clauseOf));
  const words = said.map(({ value, each }) => (each === undefined ? value : say(book, 'value.each', { value, each })));
  return say(book, 'has.values', { who, values: joinedBy(book, 'and', words), until }, form);
}
/** "+500 power", the same and "each of your other characters", "+X power". */
function valueSaid(
  book: Book,
  { what, by }: Worth,
  scope: Scope,
  form: Form,
): { readonly value: string; readonly each?: string } {
  if (typeof by === 'number') return { value: say(book, `value.${what}`, { by: signed(book, by) }, form) };
  const { times = 1, plus = 0, atMost } = by;
  const isSimple = plus === 0 && atMost === undefined;
  const value = say(book, `value.${what}`, { by: signed(book, times) }, form);
  if (isSimple && 'count' in by) return { value, each: group(book, 'each', by.count, '', false, scope) };
  if (isSimple && 'bound' in by) {
    const each =
      by.is === undefined
        ? say(book, 'each.of')
        : say(book, 'each.bound', { card: eitherKind(book, by.is, 'card', false, scope) });
    return { value, each };
  }
  const falls = times < 0;
  scope.x = amountPhrase(book, falls ? { ...by, times: -times, plus: -plus } : by, scope);
  return { value: say(book, `value.${what}`, { by: signed(book, 'X', falls) }, form) };
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
  form: Form = 'last',
  between: Form = 'last',
): string[] {
  const end = untilPhrase(book, until);
  const values = gifts.filter(isValue);
  const others = gifts
    .filter((gift) => !isValue(gift))
    .map((gift, i, all) => giftPhrase(book, who, gift, i === all.length - 1 ? form : 'joined'));
  return [
    ...(values.length === 0 ? [] : [valuesClause(book, who, values, end, scope, others.length === 0 ? form : between)]),
    ...(others.length === 0
      ? []
      : [say(book, 'has.other', { who, what: joinedBy(book, 'and.has', others), until: end }, form)]),
  ];
}
/** The predicate of one gift. */
function giftPhrase(book: Book, who: Said, gift: Exclude<Gift, Value> | Gift, form: Form): string {
  switch (gift.what) {
    case 'cannot':
      return say(book, isBan(gift.do) ? `player.cannot.${gift.do}` : `cannot.${gift.do}`, {}, form);
    case 'ability':
      return say(book, 'gift.ability', { who, ability: grantedLine(book, gift.ability) }, form);
    case 'trait':
      return say(book, 'gift.trait', { who, is: say(book, 'trait', { trait: book.traitOf(gift.is) }) }, form);
    case 'name':
      return say(book, 'gift.name', { who, is: quoted(book, gift.is) }, form);
    case 'color':
      return say(book, 'gift.color', { who, is: say(book, `color.${gift.is}`) }, form);
    case 'icon':
      return say(book, 'gift.icon', { who, is: say(book, `icon.${gift.is}`) }, form);
    case 'loses':
      return say(book, `gift.loses.${gift.all}`, { who }, form);
    case 'may':
      return say(book, `gift.may.${gift.do}`, { who }, form);
    case 'takesAttacks':
      return say(book, 'gift.takesAttacks', { who }, form);
    case 'goes':
      return say(
        book,
        'gift.goes',
        { who, pile: say(book, `pile.${gift.to}`), instead: say(book, `pile.${gift.instead}`) },
        form,
      );
    case 'triggerChecks':
      return say(book, 'gift.triggerChecks', { who, n: gift.by }, form);
    case 'damage':
      return gift.atMost === undefined
        ? say(book, 'player.gift.damage', { who, n: -gift.by }, form)
        : say(book, 'player.gift.damage.atMost', { who, n: -gift.by, most: gift.atMost }, form);
    case 'handLimit':
      return say(
        book,
        'player.gift.handLimit',
        { who, by: say(book, gift.by < 0 ? 'player.gift.less' : 'player.gift.more', {}, form), n: Math.abs(gift.by) },
        form,
      );
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
