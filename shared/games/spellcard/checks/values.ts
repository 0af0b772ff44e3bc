// Targets, amounts and conditions: what they speak of has to be there when they are read.
import type { CardFault } from '../../../kernel/scenario/bench.ts';
import type { Amount, Condition, Select, Target } from '../card-data.ts';
import { allFaults, countFaults, kindFaults } from './kinds.ts';
import { faultIf, isChange, isWhole, type Path, type Scope } from './scope.ts';

type Place = Select['where'];
const IN_LINE: readonly Place[] = ['line'];

/** What a target means, and that it lies where a step can concern it. */
export function targetFaults(
  target: Target,
  path: Path,
  scope: Scope,
  places: readonly Place[] = IN_LINE,
): CardFault[] {
  const wrongPlace = (where: Place): CardFault[] =>
    faultIf(!places.includes(where), path, `this is done to cards in ${places.join(', ')}, not in ${where}`);
  if (target === 'user')
    return [...faultIf(!scope.hasUser, path, 'no character uses it (1.11)'), ...wrongPlace('line')];
  if (target === 'answered')
    return [...faultIf(!scope.answers, path, 'it answers nothing (1.9)'), ...wrongPlace('line')];
  if ('all' in target) return [...allFaults(target.all, [...path, 'all'], scope), ...wrongPlace(target.all.where)];
  const from = scope.bound.get(target.bound);
  return from === undefined ? unbound(target.bound, [...path, 'bound']) : wrongPlace(from.where);
}
const unbound = (name: string, path: Path): CardFault[] => [
  { path, sentence: `nothing before this is bound as "${name}"` },
];

/** The least that a plain number may be. */
export function amountFaults(amount: Amount, path: Path, scope: Scope, least: number): CardFault[] {
  if (typeof amount === 'number')
    return faultIf(!isWhole(amount, least), path, `this is a whole number, ${least} or more`);
  return readFaults(amount, path, scope);
}
/** By so much, up or down. */
export const changeFaults = (amount: Amount, path: Path, scope: Scope): CardFault[] =>
  typeof amount === 'number'
    ? faultIf(!isChange(amount), path, 'a change is a whole number other than 0')
    : readFaults(amount, path, scope);

function readFaults(amount: Exclude<Amount, number>, path: Path, scope: Scope): CardFault[] {
  const factors = [
    ...faultIf(amount.times !== undefined && !isChange(amount.times), [...path, 'times'], 'nothing is taken 0 times'),
    ...faultIf('plus' in amount && !Number.isInteger(amount.plus ?? 0), [...path, 'plus'], 'this is a whole number'),
  ];
  if ('dealt' in amount) return [...factors, ...dealtFaults([...path, 'dealt'], scope)];
  if ('count' in amount) return [...factors, ...countFaults(amount.count, [...path, 'count'], scope)];
  return [...factors, ...targetFaults(amount.of, [...path, 'of'], scope)];
}
const dealtFaults = (path: Path, { attacks }: Scope): CardFault[] =>
  faultIf(!attacks, path, 'no attack has dealt damage before this');

export function conditionFaults(condition: Condition, path: Path, scope: Scope): CardFault[] {
  if ('count' in condition) {
    const { count, atLeast, atMost } = condition;
    return [
      ...countFaults(count, [...path, 'count'], scope),
      ...faultIf(atLeast === undefined && atMost === undefined, path, 'a count is compared: "atLeast" or "atMost"'),
    ];
  }
  if ('userIs' in condition) {
    const at = [...path, 'userIs'];
    return [
      ...faultIf(!scope.hasUser, at, 'no character uses it (1.11)'),
      ...kindFaults(condition.userIs, 'line', at, scope),
    ];
  }
  if ('is' in condition) {
    const from = scope.bound.get(condition.bound);
    return from === undefined
      ? unbound(condition.bound, [...path, 'bound'])
      : kindFaults(condition.is, from.where, [...path, 'is'], scope);
  }
  return 'dealt' in condition ? dealtFaults([...path, 'dealt'], scope) : [];
}
