// What cards and players have, continuously or for a time.
import type { Amount, Cont, Gift, Select, Target, Until, Who } from '../ability-data.ts';
import { SLOTS } from '../card-data.ts';
import { amountPhrase, thoseOf, withX } from './amounts.ts';
import { type Book, joinedBy, listed, saidOf, say } from './book.ts';
import { cardsIn, eitherKind, group, quoted } from './kinds.ts';
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
  const { times = 1, plus = 0 } = by;
  const value = say(book, `value.${what}`, { by: signed(book, times) }, form);
  if (!isX(by) && 'count' in by) return { value, each: group(book, 'each', by.count, '', false, scope) };
  if (!isX(by) && 'bound' in by) {
    const those = thoseOf(book, scope, by.bound);
    const each =
      by.is === undefined
        ? say(book, 'each.of', { those })
        : say(book, 'each.bound', { card: eitherKind(book, by.is, 'card', false, scope), those });
    return { value, each };
  }
  const falls = times < 0;
  scope.x = amountPhrase(book, falls ? { ...by, times: -times, plus: -plus } : by, scope);
  return { value: say(book, `value.${what}`, { by: signed(book, 'X', falls) }, form) };
}
/** Said as X, and not as so much for each. */
const isX = (by: Amount): boolean =>
  typeof by === 'object' && ((by.plus ?? 0) !== 0 || by.atMost !== undefined || !('count' in by || 'bound' in by));
/** Whose opponent is meant: always that of whose effect it is, also where others are told to do it. */
export function untilPhrase(book: Book, until: Until | undefined, { source }: Scope): string {
  if (until === undefined) return '';
  const isTheirs = until === 'endOfOpponentsTurn' && source === 'opponent';
  return say(book, isTheirs ? 'until.endOfOwnTurn' : `until.${until}`);
}

/** Sentences without their ends: what the cards or the player have. */
export function giftClauses(
  book: Book,
  who: Said,
  gifts: readonly Gift[],
  until: Until | undefined,
  scope: Scope,
  form: Form = 'last',
): string[] {
  const end = untilPhrase(book, until, scope);
  const values = gifts.filter(isValue);
  const abilities = gifts.filter((gift) => gift.what === 'ability');
  const others = gifts.filter((gift) => !isValue(gift) && gift.what !== 'ability');
  const clauses: ((form: Form) => string)[] = [];
  // Each X with what it stands for.
  const apart = values.filter(({ by }) => isX(by)).length > 1 ? values.map((one) => [one]) : [values];
  for (const some of values.length > 0 ? apart : [])
    clauses.push((at) => withX(book, scope, valuesClause(book, who, some, end, scope, at)));
  if (others.length > 0)
    clauses.push((at) => {
      const what = others.map((gift, i) => giftPhrase(book, who, gift, i === others.length - 1 ? at : 'joined'));
      return say(book, 'has.other', { who, what: joinedBy(book, 'and.has', what), until: end }, at);
    });
  for (const { ability } of abilities)
    clauses.push((at) => say(book, 'has.ability', { who, until: end, ability: grantedLine(book, ability) }, at));
  return clauses.map((clause, i) => clause(i === clauses.length - 1 ? form : 'joined'));
}
/** The predicate of one gift. */
function giftPhrase(book: Book, who: Said, gift: Gift, form: Form): string {
  switch (gift.what) {
    case 'cannot':
      return say(book, isBan(gift.do) ? `player.cannot.${gift.do}` : `cannot.${gift.do}`, {}, form);
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
    case 'damage': {
      const by = say(book, gift.by < 0 ? 'damage.less' : 'damage.more', {}, form);
      return gift.atMost === undefined
        ? say(book, 'player.gift.damage', { who, by, n: Math.abs(gift.by) }, form)
        : say(book, 'player.gift.damage.atMost', { who, by, n: Math.abs(gift.by), most: gift.atMost }, form);
    }
    case 'handLimit': {
      const by = say(book, gift.by < 0 ? 'player.gift.less' : 'player.gift.more', {}, form);
      return say(book, 'player.gift.handLimit', { who, by, n: Math.abs(gift.by) }, form);
    }
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
export const playerSaid = (book: Book, player: Who): Said => saidOf(say(book, `player.${player}`), player !== 'you');
/** A character on one place of one player is one. */
function selectSaid(book: Book, select: Select, scope: Scope): Said {
  if (select.facing) return saidOf(say(book, 'the.one', { card: eitherKind(book, select, 'character', false, scope) }));
  if (select.who === 'any' || !(SLOTS as readonly string[]).includes(select.where))
    return mentionOf(book, scope, { all: select } satisfies Target, 'subject');
  return saidOf(say(book, `the.stage.${select.who}`, { cards: cardsIn(book, select, false, scope) }));
}
