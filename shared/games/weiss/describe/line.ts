// The frame of a line (kind, label, cost in brackets) around its sentences.
import type { Ability, Act, Auto, Condition, Cont, EventText, Granted, Label } from '../ability-data.ts';
import type { CardType } from '../card-data.ts';
import { type Book, listed, say } from './book.ts';
import { conditionsPhrase } from './conditions.ts';
import { costBracket } from './costs.ts';
import { concernedBy, giftClauses } from './gifts.ts';
import { quoted } from './kinds.ts';
import { newScope, type Scope } from './scope.ts';
import { ended, isChange, lineSentences, sentencesOf } from './sentences.ts';
import { namesOpponent, otherOf, whenPhrase } from './triggers.ts';

/** One ability as a line of text. */
export function lineOf(book: Book, ability: Ability, type: CardType, counter: boolean): string {
  const line = plainLine(book, ability, type, counter);
  return book.polish?.(line) ?? line;
}
function plainLine(book: Book, ability: Ability, type: CardType, counter: boolean): string {
  switch (ability.kind) {
    case 'event':
      return joined(counter ? say(book, 'counter') : '', eventText(book, ability));
    case 'deck':
      return ended(book, [say(book, 'line.deck', { n: ability.copies })]);
    default:
      return granted(book, ability, type);
  }
}
/** An ability that another gives, inside its text. */
export const grantedLine = (book: Book, ability: Granted): string => granted(book, ability, 'character');
function granted(book: Book, ability: Granted, type: CardType): string {
  const special = ability.label === undefined ? undefined : specialLabel(book, ability.label, ability);
  const label = special ?? (ability.label === undefined ? '' : say(book, `label.${ability.label}`));
  switch (ability.kind) {
    case 'auto':
      return joined(say(book, 'kind.auto'), label, costBracket(book, ability.cost), autoText(book, ability, type));
    case 'act':
      return joined(
        say(book, 'kind.act'),
        ability.counter && (special === undefined || ability.label !== 'backup') ? say(book, 'counter') : '',
        label,
        costBracket(book, ability.cost, ability.in),
        actText(book, ability, special !== undefined),
      );
    case 'cont':
      return joined(say(book, 'kind.cont'), label, contText(book, ability));
  }
}
const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** "Backup 2000, level 1" and "Bond/"name"" carry what players look for beside the word. */
function specialLabel(book: Book, label: Label, ability: Granted): string | undefined {
  if (label === 'backup' && ability.kind === 'act') {
    const power = ability.effect.find(isChange)?.by;
    if (typeof power === 'number') return say(book, 'label.backup.of', { power, level: ability.level ?? 0 });
  }
  if (label === 'bond' && ability.kind === 'auto') {
    const from = ability.effect.flatMap((step) => (step.do === 'choose' && 'where' in step.from ? [step.from] : []))[0];
    if (typeof from?.name === 'string') return say(book, 'label.bond.of', { name: quoted(book, from.name) });
  }
  if (label === 'shift' && ability.kind === 'auto') {
    const needs = (ability.if ?? []).flatMap((one) => ('yourLevel' in one ? [one.yourLevel.atLeast] : []))[0];
    if (typeof needs === 'number') return say(book, 'label.shift.of', { level: needs });
  }
  return undefined;
}

function autoText(book: Book, ability: Auto, type: CardType): string {
  const scope = newScope(namesOpponent(ability), otherOf(ability));
  const { if: conditions = [], cost = [], perTurn } = ability;
  const when = whenPhrase(book, ability, type);
  // Whose turn it is opens the line; a place of work says itself by its label.
  const { during, others } = apart(book, conditions);
  const lead =
    others.length === 0 ? when : say(book, 'line.when.if', { when, conditions: conditionsPhrase(book, others, scope) });
  const [first = '', ...rest] = lineSentences(book, ability.effect, scope);
  const opened = say(book, cost.length > 0 ? 'line.auto.paid' : 'line.auto', { when: lead, text: first });
  const placed = working(
    book,
    ability,
    during === '' ? opened : say(book, 'line.during', { turn: during, text: opened }),
  );
  return limited(book, perTurn, ended(book, [placed, ...rest]));
}
function actText(book: Book, { effect, if: conditions = [], perTurn, ...ability }: Act, isLevelSaid: boolean): string {
  const text = ended(book, sentencesOf(book, effect, newScope()));
  const needs: Condition[] = [];
  // What is used from hand says so by its cost, and all others are on the stage.
  if (ability.in !== undefined && ability.in !== 'hand') needs.push({ thisIn: ability.in });
  if (ability.level !== undefined && !isLevelSaid) needs.push({ yourLevel: { atLeast: ability.level } });
  needs.push(...conditions);
  if (needs.length === 0) return limited(book, perTurn, text);
  return limited(
    book,
    perTurn,
    say(book, 'line.act.if', { text, conditions: conditionsPhrase(book, needs, newScope()) }),
  );
}
const limited = (book: Book, perTurn: number | undefined, text: string): string =>
  perTurn === undefined ? text : say(book, 'line.perTurn', { n: perTurn, text });
/** One sentence, so that what it needs holds for all of it. */
function contText(book: Book, ability: Cont): string {
  const scope = newScope();
  const { during, others } = apart(book, ability.if ?? []);
  const conditions = others.length === 0 ? undefined : conditionsPhrase(book, others, scope);
  const who = concernedBy(book, ability.to, scope);
  // What an X stands for comes before what is given in quotes.
  const text = listed(book, giftClauses(book, who, ability.gives, undefined, scope));
  const whole = conditions === undefined ? text : say(book, 'line.if', { conditions, text });
  const opened = during === '' ? whole : say(book, 'line.during', { turn: during, text: whole });
  return ended(book, [working(book, ability, opened)]);
}
function eventText(book: Book, { if: conditions = [], effect }: EventText): string {
  const scope: Scope = newScope();
  const [first = '', ...rest] = lineSentences(book, effect, scope);
  const lead =
    conditions.length === 0
      ? first
      : say(book, 'line.if', { conditions: conditionsPhrase(book, conditions, newScope()), text: first });
  return ended(book, [lead, ...rest]);
}
/** "During your turn" opens a line; everything else follows "if". */
function apart(
  book: Book,
  conditions: readonly Condition[],
): { readonly during: string; readonly others: readonly Condition[] } {
  const turn = conditions.find((one): one is Extract<Condition, { turn: unknown }> => 'turn' in one);
  return {
    during: turn === undefined ? '' : say(book, `turn.${turn.turn}`),
    others: conditions.filter((one) => one !== turn),
  };
}
const working = (book: Book, ability: Granted, text: string): string =>
  ability.in === undefined ? text : say(book, `line.in.${ability.in}`, { text });
