// The kinds of covert windows: what a seat may set in one place, each by itself (always stop, stop if able, always pass).
import type { Declaration } from './card-data.ts';

/** Answers to each kind of declaration, also to one's own (6.2), and the barrier duel. */
export const WINDOWS = ['answerAttack', 'answerSkill', 'answerSpell', 'answerItem', 'barrier'] as const;
export type WindowKind = (typeof WINDOWS)[number];

const ANSWERS: Readonly<Record<Declaration, WindowKind>> = {
  attack: 'answerAttack',
  skill: 'answerSkill',
  spell: 'answerSpell',
  item: 'answerItem',
};
export const answerWindow = (kind: Declaration): WindowKind => ANSWERS[kind];
/** In which a seat answers declarations: never to answer loses nothing that it has. */
export const ANSWER_WINDOWS: readonly WindowKind[] = Object.values(ANSWERS);
