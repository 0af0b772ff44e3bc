// The kinds of covert windows: what a seat may set in one place, each by itself (always stop, stop if able, always pass).
import type { Declaration } from './card-data.ts';

/** One for the answer to each kind of declaration, and those that open by themselves. */
export const WINDOWS = [
  'respondSummon',
  'respondItem',
  'respondArea',
  'respondAttack',
  'respondEvent',
  'respondAbility',
  'respondBasic',
  'respondSupport',
  'support',
  'mainEnd',
  'payTax',
  'payCost',
  'mulligan',
] as const;
export type WindowKind = (typeof WINDOWS)[number];

const ANSWERS: Readonly<Record<Declaration, WindowKind>> = {
  summon: 'respondSummon',
  item: 'respondItem',
  area: 'respondArea',
  attack: 'respondAttack',
  event: 'respondEvent',
  ability: 'respondAbility',
  basic: 'respondBasic',
  support: 'respondSupport',
};
/** A response answers a declaration, and a declaration before the opponent's main phase ends answers that it would. */
export const ANSWER_WINDOWS: readonly WindowKind[] = [...Object.values(ANSWERS), 'mainEnd'];
export const answerWindow = (kind: Declaration): WindowKind => ANSWERS[kind];
