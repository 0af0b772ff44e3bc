// Steps of effects, read in the order in which they are performed.
import type { CardFault } from '../../../kernel/scenario/bench.ts';
import { ATTACKED, type Effect, type Naming, type Select } from '../card-data.ts';
import { amountFaults as cardsFaults, choiceFaults, kindFaults, namingFaults } from './kinds.ts';
import { faultIf, isWhole, type Path, type Scope } from './scope.ts';
import { amountFaults, changeFaults, conditionFaults, targetFaults } from './values.ts';

export const effectFaults = (effect: readonly Effect[], path: Path, scope: Scope): CardFault[] =>
  effect.flatMap((step, i) => stepFaults(step, [...path, i], scope));

type If = Extract<Effect, { do: 'if' }>;
function stepFaults(step: Effect, path: Path, scope: Scope): CardFault[] {
  switch (step.do) {
    case 'must':
      return effectFaults(step.then, [...path, 'then'], scope);
    case 'if':
      return ifFaults(step, path, scope);
    case 'choose':
      return [...askingFaults(path, scope), ...choosingFaults(step, path, scope)];
    case 'search':
      return [
        ...askingFaults(path, scope),
        ...kindFaults(step.card, 'deck', [...path, 'card'], scope),
        ...cardsFaults(step.amount, [...path, 'amount']),
      ];
    case 'discard':
      return discardFaults(step, path, scope);
    case 'draw':
    case 'mill':
      return amountFaults(step.amount, [...path, 'amount'], scope, 1);
    case 'negate':
    case 'weaken':
    case 'redirect':
      return answeringFaults(step, path, scope);
    default:
      return changingFaults(step, path, scope);
  }
}
const ifFaults = (step: If, path: Path, scope: Scope): CardFault[] => [
  ...step.if.flatMap((condition, i) => conditionFaults(condition, [...path, 'if', i], scope)),
  ...effectFaults(step.then, [...path, 'then'], scope),
  ...effectFaults(step.else ?? [], [...path, 'else'], scope),
];

const askingFaults = (path: Path, { asks }: Scope): CardFault[] =>
  faultIf(!asks, path, 'an environment leaves nothing to choose (1.8)');
function choosingFaults(step: Extract<Effect, { do: 'choose' }>, path: Path, scope: Scope): CardFault[] {
  const faults = [
    ...choiceFaults(step.from, step.by ?? 'you', [...path, 'from'], scope),
    ...cardsFaults(step.amount, [...path, 'amount']),
  ];
  return [...faults, ...bind(step.as, step.from, [...path, 'as'], scope)];
}

const discardFaults = (step: Extract<Effect, { do: 'discard' }>, path: Path, scope: Scope): CardFault[] => [
  ...askingFaults(path, scope),
  ...(step.card === undefined ? [] : kindFaults(step.card, 'hand', [...path, 'card'], scope)),
  ...amountFaults(step.amount, [...path, 'amount'], scope, 1),
];

type AnsweringStep = Extract<Effect, { do: 'negate' | 'weaken' | 'redirect' }>;
function answeringFaults(step: AnsweringStep, path: Path, scope: Scope): CardFault[] {
  const faults = faultIf(!scope.answers, path, `only an instant that answers can ${step.do} something (1.9)`);
  if (step.do === 'weaken') return [...faults, ...amountFaults(step.by, [...path, 'by'], scope, 1)];
  return step.do === 'redirect' ? [...faults, ...targetFaults(step.to, [...path, 'to'], scope)] : faults;
}

type Unchanging = 'must' | 'if' | 'choose' | 'search' | 'draw' | 'mill' | 'discard';
type Changing = Exclude<Effect, { do: Unchanging } | AnsweringStep>;
/** From where cards are moved: spell cards in preparation stay, only silence ends that (4.6). */
const MOVED: readonly Select['where'][] = ['discard', 'gear', 'environment', 'hand'];
const OWN: readonly Select['where'][] = ['discard', 'hand'];
const DESTROYED: readonly Select['where'][] = ['gear', 'environment'];

function changingFaults(step: Changing, path: Path, scope: Scope): CardFault[] {
  const at = [...path, 'target'];
  switch (step.do) {
    case 'move':
      return [...targetFaults(step.target, at, scope, MOVED), ...movedFaults(step, at, scope)];
    case 'destroy':
      return targetFaults(step.target, at, scope, DESTROYED);
    case 'hurt':
    case 'heal':
    case 'gainSpirit':
    case 'loseSpirit':
      return [...targetFaults(step.target, at, scope), ...amountFaults(step.amount, [...path, 'amount'], scope, 1)];
    case 'poison':
      return [
        ...targetFaults(step.target, at, scope),
        ...faultIf(!isWhole(step.amount, 1), [...path, 'amount'], 'poison takes 1 HP or more'),
        ...turnsFaults(step.turns, path),
      ];
    case 'forbid':
      return [...targetFaults(step.target, at, scope), ...turnsFaults(step.turns, path)];
    case 'cure':
    case 'stance':
    case 'refresh':
      return targetFaults(step.target, at, scope);
    default:
      return [
        ...targetFaults(step.target, at, scope),
        ...changeFaults(step.by, [...path, 'by'], scope),
        ...turnsFaults(step.turns, path),
      ];
  }
}
const turnsFaults = (turns: number, path: Path): CardFault[] =>
  faultIf(!isWhole(turns, 1), [...path, 'turns'], 'turns are counted with the one of use: 1 or more (4.5)');

/** Only from the own discard pile and hand. */
function movedFaults({ target }: Extract<Effect, { do: 'move' }>, path: Path, { bound }: Scope): CardFault[] {
  if (typeof target === 'string') return [];
  const from = 'all' in target ? target.all : bound.get(target.bound);
  const isOthers = from !== undefined && from.who !== 'you' && OWN.includes(from.where);
  return faultIf(isOthers, path, 'only cards of the own discard pile and hand are moved');
}

/** Names are bound once, and "attacked" is bound by the attack. */
function bind(name: string, from: Select, path: Path, { bound }: Scope): CardFault[] {
  const faults = [
    ...faultIf(bound.has(name), path, `"${name}" is bound already; a text binds each name once`),
    ...faultIf(name in {} || name === ATTACKED, path, `nothing can be bound as "${name}"`),
  ];
  bound.set(name, from);
  return faults;
}
export const targetsFaults = (targets: readonly Naming[], path: Path, scope: Scope): CardFault[] =>
  targets.flatMap(({ as, from, amount }, i) => [
    ...namingFaults(from, [...path, i, 'from'], scope),
    ...cardsFaults(amount, [...path, i, 'amount']),
    ...bind(as, from, [...path, i, 'as'], scope),
  ]);
