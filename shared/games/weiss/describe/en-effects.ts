// English card text: the steps of an effect, gathered into sentences where one refers to what another chose.
import type { Effect } from '../card-data.ts';
import { conditionPhrase } from './en-conditions.ts';
import { costBracket } from './en-costs.ts';
import { isChange, isSameChange } from './en-gifts.ts';
import { plain } from './en-select.ts';
import { clauseOf, type Simple } from './en-verbs.ts';

/** What a name stands for once a step has bound it. */
export interface Binding {
  readonly many: boolean;
  readonly noun: 'card' | 'character';
  readonly owner: 'you' | 'opponent' | 'any';
  /** Were the cards in play or open before, so that they "return" to hand? */
  readonly returns: boolean;
}
/** What the text has spoken of so far. */
export interface Scope {
  readonly bound: Map<string, Binding>;
  /** "That character" already means the battle opponent. */
  readonly opponentNamed: boolean;
}
export const newScope = (opponentNamed: boolean): Scope => ({ bound: new Map(), opponentNamed });

/** The sentences of an effect, without capitals and full stops. */
export function sentencesOf(effect: readonly Effect[], scope: Scope): string[] {
  const sentences: string[] = [];
  let clauses: string[] = [];
  let spoken = new Set<string>();
  const close = (): void => {
    if (clauses.length > 0) sentences.push(listed(clauses));
    clauses = [];
    spoken = new Set();
  };
  for (let i = 0; i < effect.length; i++) {
    const step = effect[i] as Effect;
    if (standsAlone(step)) {
      close();
      sentences.push(...wholeSentences(step, scope));
      continue;
    }
    if (!continues(step, spoken)) close();
    const changes = isChange(step) ? [step] : [];
    while (changes[0] !== undefined && isSameChange(changes[0], effect[i + 1]))
      changes.push(effect[++i] as (typeof changes)[0]);
    clauses.push(step.do === 'may' ? mayClause(step, scope) : clauseOf(step, changes, scope));
    for (const name of namesBoundBy(step)) spoken.add(name);
    if (step.do === 'choose' && step.by === 'opponent') close();
  }
  close();
  return sentences;
}

/** "a", "a, and b", "a, b, and c". */
const listed = (clauses: readonly string[]): string =>
  clauses.length < 2 ? clauses.join('') : `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)}`;

type Whole = Extract<Effect, { do: 'if' | 'pay' | 'forEach' }>;
const standsAlone = (step: Effect): step is Whole => step.do === 'if' || step.do === 'pay' || step.do === 'forEach';

function wholeSentences(step: Whole, scope: Scope): string[] {
  switch (step.do) {
    case 'if': {
      const condition = step.if.map((one) => conditionPhrase(one, scope)).join(' and ');
      const otherwise = step.else === undefined ? [] : led('otherwise, ', sentencesOf(step.else, scope));
      return [...led(`if ${condition}, `, sentencesOf(step.then, scope)), ...otherwise];
    }
    case 'pay':
      return [`you may pay ${costBracket(step.cost)}`, ...led('if you do, ', sentencesOf(step.then, scope))];
    case 'forEach': {
      const each = step.is === undefined ? 'each of those cards' : `each ${plain(step.is, 'card')} among those cards`;
      return led(`for ${each}, `, sentencesOf(step.then, scope));
    }
  }
}
const led = (lead: string, [first = '', ...others]: readonly string[]): string[] => [lead + first, ...others];

type May = Extract<Effect, { do: 'may' }>;
const mayClause = (step: May, scope: Scope): string => `you may ${sentencesOf(step.then, scope).join(' and ')}`;

/** Does the step speak of something that the open sentence named, or belong to it by custom? */
function continues(step: Simple | May, spoken: ReadonlySet<string>): boolean {
  if (spoken.size === 0 && step.do !== 'discard') return false;
  switch (step.do) {
    case 'shuffle':
      return true;
    case 'discard':
      return step.who === undefined;
    case 'may':
      return step.then.some((inner) => !standsAlone(inner) && continues(inner, spoken));
    case 'choose':
      return step.from.where === 'looked' && spoken.has(LOOKED);
    case 'putBack':
      return spoken.has(step.bound);
    case 'power':
    case 'soul':
    case 'level':
      return (
        isSpoken(step.target, spoken) ||
        (typeof step.by === 'object' && 'bound' in step.by && spoken.has(step.by.bound))
      );
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
const isSpoken = (target: Extract<Effect, { do: 'move' }>['target'], spoken: ReadonlySet<string>): boolean =>
  typeof target === 'object' && 'bound' in target && spoken.has(target.bound);

const LOOKED = '(looked)';
function namesBoundBy(step: Simple | May): string[] {
  switch (step.do) {
    case 'lookTop':
    case 'revealTop':
      return [step.as, LOOKED];
    case 'choose':
    case 'search':
    case 'flip':
      return [step.as];
    case 'mill':
      return step.as === undefined ? [] : [step.as];
    case 'draw':
      return ['(drawn)'];
    default:
      return [];
  }
}
