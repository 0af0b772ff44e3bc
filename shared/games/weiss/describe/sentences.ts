// The steps of an effect, gathered into sentences where one speaks of what another has named.
import type { Effect, Target } from '../ability-data.ts';
import { number, withX } from './amounts.ts';
import { type Book, capital, joinedBy, listed, saidOf, say } from './book.ts';
import { type Change, clauseOf, type Led, type Simple } from './clauses.ts';
import { conditionsPhrase } from './conditions.ts';
import { costBracket } from './costs.ts';
import { eitherKind } from './kinds.ts';
import type { Scope } from './scope.ts';
import type { Form } from './template.ts';

/** Steps of one sentence, in their order. */
type Unit = { readonly step: Simple | May; readonly changes: readonly Change[] };
type May = Extract<Effect, { do: 'may' }>;
const standsAlone = (step: Effect): step is Exclude<Led, May> =>
  ['pay', 'if', 'forEach', 'repeat', 'oneOf', 'by', 'later'].includes(step.do);

/** The sentences of an effect, without capitals and full stops; the last one in the form of a clause that is left open. */
export function sentencesOf(book: Book, effect: readonly Effect[], scope: Scope, form: Form = 'last'): string[] {
  const sentences: string[] = [];
  let open: Unit[] = [];
  let spoken = new Set<string>();
  const close = (last: Form = 'last'): void => {
    if (open.length > 0) sentences.push(listed(book, clausesOf(book, open, scope, last)));
    open = [];
    spoken = new Set();
  };
  for (let i = 0; i < effect.length; i++) {
    const step = effect[i] as Effect;
    if (standsAlone(step)) {
      close();
      sentences.push(...wholeSentences(book, step, scope, i === effect.length - 1 ? form : 'last'));
      continue;
    }
    if (!continues(step, spoken)) close();
    const changes = isChange(step) ? [step] : [];
    while (changes[0] !== undefined && isSameChange(changes[0], effect[i + 1])) changes.push(effect[++i] as Change);
    open.push({ step, changes });
    for (const name of namesBoundBy(step)) spoken.add(name);
  }
  close(form);
  return sentences;
}
/** Every clause but the last goes on to the next. */
function clausesOf(book: Book, units: readonly Unit[], scope: Scope, last: Form): string[] {
  const first = units.findIndex(({ step }) => !happens(step));
  return units.map(({ step, changes }, i) => {
    const form = i === units.length - 1 ? last : 'joined';
    const text = unitText(book, step, changes, scope, form);
    return i === first ? youDo(book, text, scope) : text;
  });
}
function unitText(book: Book, step: Unit['step'], changes: readonly Change[], scope: Scope, form: Form): string {
  if (step.do !== 'may') return third(book, clauseOf(book, step, changes, scope, form), scope);
  return say(book, scope.isTheirs ? 'do.may.they' : 'do.may', { text: mayText(book, step, scope) }, form);
}
/** A step that tells what cards or players get, and not what somebody does. */
const happens = (step: Unit['step']): boolean =>
  isChange(step) || step.do === 'give' || step.do === 'damage' || step.do === 'encore';
/** Who does it, of a language that says so each time. */
const youDo = (book: Book, text: string, { isTheirs }: Scope): string =>
  isTheirs ? text : say(book, 'do.you', { text });
const mayText = (book: Book, { then }: May, scope: Scope): string =>
  joinedBy(
    book,
    'and.do',
    then.flatMap((step, i) =>
      standsAlone(step) || step.do === 'may'
        ? wholeOf(book, step, scope, i === then.length - 1 ? 'may' : 'joined')
        : [clauseOf(book, step, isChange(step) ? [step] : [], scope, i === then.length - 1 ? 'may' : 'joined')],
    ),
  );
const wholeOf = (book: Book, step: Led, scope: Scope, form: Form): string[] =>
  step.do === 'may' ? [mayText(book, step, scope)] : wholeSentences(book, step, scope, form);
/** "your opponent chooses": of a language whose verbs follow their subject. */
function third(book: Book, clause: string, { isTheirs }: Scope): string {
  if (!isTheirs || !book.latin) return clause;
  return clause.replace(/^(\w+)/, (verb) => (/(s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`));
}

function wholeSentences(book: Book, step: Exclude<Led, May>, scope: Scope, form: Form): string[] {
  switch (step.do) {
    case 'if': {
      const conditions = conditionsPhrase(book, step.if, scope);
      const ends = step.else === undefined ? form : 'last';
      const then = led((text) => say(book, 'do.if', { conditions, text }), sentencesOf(book, step.then, scope, ends));
      if (step.else === undefined) return then;
      return [...then, ...led((text) => say(book, 'do.else', { text }), sentencesOf(book, step.else, scope, form))];
    }
    case 'pay':
      return [
        youDo(
          book,
          say(book, scope.isTheirs ? 'do.pay.they' : 'do.pay', { cost: costBracket(book, step.cost) }),
          scope,
        ),
        ...led((text) => say(book, 'do.ifYouDo', { text }), sentencesOf(book, step.then, scope, form)),
      ];
    case 'forEach': {
      const each =
        step.is === undefined
          ? say(book, 'each.of')
          : say(book, 'each.bound', { card: eitherKind(book, step.is, 'card', false, scope) });
      return led((text) => say(book, 'do.forEach', { each, text }), sentencesOf(book, step.then, scope, form));
    }
    case 'repeat': {
      const n = number(book, step.times, scope);
      const times = saidOf(String(n), n !== 1);
      const { x } = scope;
      scope.x = undefined;
      const sentences = sentencesOf(book, step.then, scope);
      // A script that quotes what is repeated quotes all of it.
      const [text = '', ...others] = book.latin ? sentences : [ended(book, sentences)];
      scope.x = x;
      return [withX(book, scope, youDo(book, say(book, 'do.repeat', { n: times, text }, form), scope)), ...others];
    }
    case 'oneOf': {
      const modes = step.of.map((effect, i) => {
        const text = ended(book, sentencesOf(book, effect, { ...scope, bound: new Map(scope.bound) }));
        return say(book, 'mode', { n: i + 1, text });
      });
      const joined = joinedBy(book, 'mode.join', modes);
      const { amount = 1 } = step;
      const key = amount === 1 ? 'do.oneOf' : 'do.someOf';
      return [youDo(book, say(book, key, { n: amount, modes: joined }, form), scope)];
    }
    case 'by': {
      const theirs = { ...scope, isTheirs: true };
      const sentences = sentencesOf(book, step.then, theirs, form);
      scope.last = theirs.last;
      return sentences.map((text) => say(book, `do.by.${step.who}`, { text }));
    }
    case 'later': {
      const { at } = step;
      const lead = (text: string): string =>
        at === 'attackEnds'
          ? say(book, 'do.later.attackEnds', { text })
          : say(book, `do.later.${at.turn}`, { phase: say(book, `phase.${at.phase}`), text });
      return led(lead, sentencesOf(book, step.then, scope, form));
    }
  }
}
const led = (lead: (text: string) => string, [first, ...others]: readonly string[]): string[] =>
  first === undefined ? [] : [lead(first), ...others];
/** Whole sentences, one after the other; what ends with a sentence already is ended. */
export function ended(book: Book, sentences: readonly string[]): string {
  const stop = say(book, 'sentence', { text: '' });
  return sentences
    .map((sentence) => capital(book, sentence))
    .map((text) => (text.endsWith(stop) ? text : say(book, 'sentence', { text })))
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
