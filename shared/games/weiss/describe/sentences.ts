// The steps of an effect, gathered into sentences where one speaks of what another has named.
import type { Effect, Target } from '../ability-data.ts';
import { number, thoseOf, withX } from './amounts.ts';
import { type Book, capital, joinedBy, listed, saidOf, say } from './book.ts';
import { type Change, clauseOf, type Led, type Simple } from './clauses.ts';
import { conditionsPhrase } from './conditions.ts';
import { costBracket } from './costs.ts';
import { eitherKind } from './kinds.ts';
import { branchOf, type Scope, toldTo } from './scope.ts';
import type { Form } from './template.ts';

/** Steps of one sentence, in their order. */
type Unit = { readonly step: Simple | May; readonly changes: readonly Change[] };
type May = Extract<Effect, { do: 'may' }>;
const standsAlone = (step: Effect): step is Exclude<Led, May> =>
  ['pay', 'if', 'forEach', 'repeat', 'oneOf', 'by', 'later'].includes(step.do);

/** The sentences of a whole ability, the condition of whose first step could be read as its own. */
export function lineSentences(book: Book, effect: readonly Effect[], scope: Scope): string[] {
  const [first] = effect;
  return sentencesOf(book, effect, scope, 'last', first?.do === 'if');
}
/** The sentences of an effect, without capitals and full stops; the last one in the form of a clause that is left open. */
export function sentencesOf(
  book: Book,
  effect: readonly Effect[],
  scope: Scope,
  form: Form = 'last',
  isCondition = false,
): string[] {
  const sentences: string[] = [];
  let open: Unit[] = [];
  let spoken = new Set<string>();
  // Does the next sentence look as if it followed from what the last one asks?
  let isAnyway = false;
  const add = ([first = '', ...more]: readonly string[]): void => {
    sentences.push(isAnyway ? say(book, 'do.anyway', { text: first }) : first, ...more);
    isAnyway = false;
    scope.fresh = undefined;
  };
  const close = (last: Form = 'last'): void => {
    if (open.length > 0) add([listed(book, clausesOf(book, open, scope, last))]);
    open = [];
    spoken = new Set();
  };
  for (const { step, changes, isLast } of unitsOf(effect)) {
    if (standsAlone(step)) {
      close();
      add(wholeSentences(book, step, scope, isLast ? form : 'last'));
      isAnyway = endsInPay(step) || (isCondition && step === effect[0]);
      continue;
    }
    if (!continues(step, spoken)) close();
    open.push({ step, changes });
    for (const name of namesBoundBy(step)) spoken.add(name);
  }
  close(form);
  return sentences;
}
interface Worded {
  readonly step: Effect;
  readonly changes: readonly Change[];
  readonly isLast: boolean;
}
/** The steps, with changes of the same cards for the same time as one. */
function unitsOf(effect: readonly Effect[]): Worded[] {
  const units: Worded[] = [];
  for (let i = 0; i < effect.length; i++) {
    const step = effect[i] as Effect;
    const changes = isChange(step) ? [step] : [];
    while (changes[0] !== undefined && isSameChange(changes[0], effect[i + 1])) changes.push(effect[++i] as Change);
    units.push({ step, changes, isLast: i === effect.length - 1 });
  }
  return units;
}
/** "If you do" holds for what comes right after it alone. */
const endsInPay = (step: Effect): boolean =>
  step.do === 'pay' || (step.do === 'if' && endsInPayOf(step.else ?? step.then)) || isLedToPay(step);
const isLedToPay = (step: Effect): boolean => (step.do === 'forEach' || step.do === 'later') && endsInPayOf(step.then);
const endsInPayOf = (effect: readonly Effect[]): boolean => effect.length === 1 && endsInPay(effect[0] as Effect);

/** Every clause but the last goes on to the next. */
function clausesOf(book: Book, units: readonly Unit[], scope: Scope, last: Form): string[] {
  const first = units.findIndex(({ step }) => !happens(book, step, scope));
  return units.map(({ step, changes }, i) => {
    const text = unitText(book, step, changes, scope, i === units.length - 1 ? last : 'joined');
    return i === first ? youDo(book, text, scope) : text;
  });
}
function unitText(book: Book, step: Unit['step'], changes: readonly Change[], scope: Scope, form: Form): string {
  const text =
    step.do === 'may'
      ? say(book, scope.doer === undefined ? 'do.may' : 'do.may.they', { text: mayText(book, step, scope) }, form)
      : clauseOf(book, step, changes, scope, form);
  // Of what was spoken of before somebody else is now spoken of.
  if (!speaks(step)) forget(scope);
  return happens(book, step, scope) ? text : third(book, text, scope);
}
function forget(scope: Scope): void {
  scope.last = undefined;
  scope.fresh = undefined;
}
const speaks = (step: Effect): boolean => step.do === 'shuffle' || /"(bound|as|sameName)":/.test(JSON.stringify(step));
/** A step that tells what cards or players get, and not what somebody does. */
const happens = (book: Book, step: Unit['step'], { doer }: Scope): boolean =>
  isChange(step) ||
  step.do === 'give' ||
  (step.do === 'damage' && doer === undefined) ||
  step.do === 'encore' ||
  // Cards change places, or somebody lets them.
  (step.do === 'exchange' && book.latin);
/** Who does it, of a language that says so each time. */
const youDo = (book: Book, text: string, { doer }: Scope): string =>
  say(book, doer === undefined ? 'do.you' : `do.by.${doer}`, { text });
/** Several things that may be done, all or none; what is more than a clause is put in quotes. */
function mayText(book: Book, { then }: May, scope: Scope): string {
  if (!then.every(isClause)) return say(book, 'do.block', { text: quotedText(book, then, scope) }, 'may');
  const units = unitsOf(then);
  const clauses = units.map(({ step, changes, isLast }) => {
    scope.isBare = book.latin && isHad(step as Simple);
    const text = clauseOf(book, step as Simple, changes, scope, isLast ? 'may' : 'joined');
    if (!speaks(step)) forget(scope);
    if (!scope.isBare) return text;
    scope.isBare = false;
    return say(book, 'may.have', { text });
  });
  return clauses.length === 2 ? joinedBy(book, 'and.do', clauses) : listed(book, clauses);
}
/** What somebody has a card do. */
const isHad = (step: Simple): boolean => isChange(step) || step.do === 'give' || step.do === 'exchange';
const isClause = (step: Effect): step is Simple =>
  !standsAlone(step) &&
  step.do !== 'may' &&
  !('optional' in step && step.optional) &&
  (step.do !== 'give' || step.gives.every(({ what }) => ['power', 'soul', 'level', 'ability'].includes(what)));
const quotedText = (book: Book, effect: readonly Effect[], scope: Scope): string =>
  ended(book, sentencesOf(book, effect, scope));
/** "your opponent chooses": of a language whose verbs follow their subject. */
function third(book: Book, clause: string, { doer }: Scope): string {
  if (doer === undefined || !book.latin) return clause;
  return clause.replace(/^(?!may )(\w+)/, (verb) => (/(s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`));
}

/** What a step leads to, as far as one sentence goes: so it is clear where it ends. */
function bodyOf(book: Book, effect: readonly Effect[], scope: Scope, form: Form, isOpen = false): string[] {
  if (!effect.some(standsAlone)) {
    const units = unitsOf(effect) as Unit[];
    return [listed(book, clausesOf(book, units, scope, form))];
  }
  const [only, ...more] = effect as [Exclude<Led, May>, ...Effect[]];
  const isSentence = only.do !== 'pay' && !(only.do === 'if' && only.else !== undefined) && !isLedToPay(only);
  if (more.length === 0 && (isSentence || (isOpen && only.do === 'pay')))
    return wholeSentences(book, only, scope, form);
  return [youDo(book, say(book, 'do.block', { text: quotedText(book, effect, scope) }, form), scope)];
}

function wholeSentences(book: Book, step: Exclude<Led, May>, scope: Scope, form: Form): string[] {
  switch (step.do) {
    case 'if': {
      const conditions = conditionsPhrase(book, step.if, scope);
      const { last } = scope;
      const otherwise = step.else;
      const body = bodyOf(book, step.then, scope, otherwise === undefined ? form : 'last', otherwise === undefined);
      const then = led((text) => say(book, 'do.if', { conditions, text }), body);
      if (otherwise === undefined) return then;
      scope.last = last;
      return [...then, ...led((text) => say(book, 'do.else', { text }), bodyOf(book, otherwise, scope, form, true))];
    }
    case 'pay':
      return [
        youDo(book, say(book, 'do.pay', { cost: costBracket(book, step.cost) }), scope),
        ...led((text) => say(book, 'do.ifYouDo', { text }), bodyOf(book, step.then, scope, form)),
      ];
    case 'forEach': {
      const those = thoseOf(book, scope, step.bound);
      const each =
        step.is === undefined
          ? say(book, 'each.of', { those })
          : say(book, 'each.bound', { card: eitherKind(book, step.is, 'card', false, scope), those });
      return led((text) => say(book, 'do.forEach', { each, text }), bodyOf(book, step.then, scope, form, true));
    }
    case 'repeat':
      return [youDo(book, repeated(book, step, scope, form), scope)];
    case 'oneOf': {
      const modes = step.of.map((effect, i) =>
        say(book, 'mode', { n: i + 1, text: quotedText(book, effect, branchOf(scope)) }),
      );
      const { amount = 1 } = step;
      const key = amount === 1 ? 'do.oneOf' : 'do.someOf';
      return [youDo(book, say(book, key, { n: amount, modes: joinedBy(book, 'mode.join', modes) }, form), scope)];
    }
    case 'by':
      return [doneBy(book, step, scope, form)];
    case 'later': {
      const { at } = step;
      const lead = (text: string): string =>
        at === 'attackEnds'
          ? say(book, 'do.later.attackEnds', { text })
          : say(book, `do.later.${at.turn}`, { phase: say(book, `phase.${at.phase}`), text });
      return led(lead, bodyOf(book, step.then, scope, form, true));
    }
  }
}
/** So many times, in quotes where it is more than one thing. */
function repeated(book: Book, { times, then }: Extract<Effect, { do: 'repeat' }>, scope: Scope, form: Form): string {
  const n = number(book, times, scope);
  const { x } = scope;
  scope.x = undefined;
  const isOne = then.length === 1 && !standsAlone(then[0] as Effect) && typeof times === 'number';
  const text = quotedText(book, then, scope);
  scope.x = x;
  const key = isOne && book.latin ? 'do.repeat' : 'do.repeat.all';
  const words = isOne && book.latin ? uncapital(text) : text;
  return withX(book, scope, say(book, key, { n: saidOf(String(n), n !== 1), text: words }, form));
}
const uncapital = (text: string): string => text.replace(/^[A-Z]/, (letter) => letter.toLowerCase()).replace(/\.$/, '');
/** One sentence about them; what leads to more they are told in quotes. */
function doneBy(book: Book, { who, then }: Extract<Effect, { do: 'by' }>, scope: Scope, form: Form): string {
  const isTold = then.some((step) => standsAlone(step) || (step.do === 'may' && !step.then.every(isClause)));
  const theirs = isTold ? toldTo(scope, who) : { ...scope, doer: who };
  const text = isTold
    ? say(book, `do.by.${who}`, { text: say(book, `do.block.by`, { text: quotedText(book, then, theirs) }, form) })
    : (bodyOf(book, then, theirs, form)[0] ?? '');
  // What all do binds the cards of all; what one was told is spoken of from here again.
  const back = isTold && who === 'opponent' ? toldTo({ ...theirs }, who).bound : theirs.bound;
  for (const [name, one] of back) {
    if (scope.bound.has(name)) continue;
    const { isEach, ...of } = one;
    scope.bound.set(name, who === 'any' ? { ...of, many: true, owner: 'any' } : of);
  }
  scope.last = isTold ? undefined : theirs.last;
  return text;
}
const led = (lead: (text: string) => string, [first, ...others]: readonly string[]): string[] =>
  first === undefined ? [] : [lead(first), ...others];
/** Whole sentences, one after the other; what ends with a sentence already is ended. */
export function ended(book: Book, sentences: readonly string[]): string {
  const stop = say(book, 'sentence', { text: '' });
  return sentences
    .map((sentence) => capital(book, sentence))
    .map((text) => (text.replace(/[”』]+$/, '').endsWith(stop) ? text : say(book, 'sentence', { text })))
    .join(book.phrases.gap);
}

export const isChange = (step: Effect): step is Change =>
  step.do === 'power' || step.do === 'soul' || step.do === 'level';
/** Do two steps change the same cards for the same time? Then one sentence says both. */
const isSameChange = (a: Change, b: Effect | undefined): b is Change =>
  b !== undefined &&
  isChange(b) &&
  a.until === b.until &&
  !a.set &&
  !b.set &&
  typeof a.by === 'number' &&
  typeof b.by === 'number' &&
  JSON.stringify(a.target) === JSON.stringify(b.target);

/** Does the step speak of something that the open sentence named, or belong to it by custom? */
function continues(step: Simple | May, spoken: ReadonlySet<string>): boolean {
  if (spoken.size === 0 && step.do !== 'discard') return false;
  switch (step.do) {
    case 'shuffle':
    case 'discard':
      return true;
    case 'may':
      return step.then.some((inner) => !standsAlone(inner) && continues(inner, spoken));
    case 'choose':
      return 'where' in step.from ? step.from.where === 'looked' && spoken.has(LOOKED) : spoken.has(step.from.bound);
    case 'putBack':
      return spoken.has(step.bound);
    case 'power':
    case 'soul':
    case 'level':
      return (
        isSpoken(step.target, spoken) ||
        (typeof step.by === 'object' && 'bound' in step.by && spoken.has(step.by.bound))
      );
    case 'give':
      return typeof step.target === 'object' && isSpoken(step.target, spoken);
    case 'exchange':
      return isSpoken(step.target, spoken) || isSpoken(step.with, spoken);
    case 'move':
    case 'place':
    case 'turn':
    case 'reveal':
    case 'swap':
      return isSpoken(step.target, spoken);
    default:
      return false;
  }
}
const isSpoken = (target: Target, spoken: ReadonlySet<string>): boolean =>
  typeof target === 'object' && 'bound' in target && spoken.has(target.bound);
const LOOKED = '(looked)';
function namesBoundBy(step: Simple | May): string[] {
  if (step.do === 'lookTop' || step.do === 'revealTop') return [step.as, LOOKED];
  if (step.do === 'draw') return ['(drawn)'];
  return 'as' in step && step.as !== undefined ? [step.as] : [];
}
