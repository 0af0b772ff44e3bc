// "This" on support cards and events, which are no characters: the one that bears a support card is called its bearer (2.6).
import type { CardData, CardType } from '../card-data.ts';
import { isSaid, type Rule, type Said } from './visit.ts';

/** What is done to characters, and what is done to all cards on the field. */
const TO_CHARACTERS: readonly unknown[] = ['ap', 'dp', 'gain', 'forbid', 'approachAgain', 'exit', 'shift', 'enter'];
const TO_STANDING: readonly unknown[] = ['rest', 'wake'];
/** What only characters are. */
const OF_CHARACTERS = ['ap', 'dp', 'keyword', 'supported', 'participates'] as const;

/** A triggered text is different: there "this" is the bearer. */
export const thisFaults = ({ type }: CardData): readonly Rule[] =>
  type === 'character'
    ? []
    : RULES.map((rule) => (said, path) => rule(said, type).map((part) => fault(part, path, type)));

const fault = (part: readonly PropertyKey[], path: readonly PropertyKey[], type: CardType) => ({
  path: [...path, ...part],
  sentence:
    type === 'support'
      ? 'a support card is no character; the one that it is set on is called "bearer" (2.6)'
      : 'an event is no character, and it stands nowhere on the field (4.4)',
});

/** The parts that are wrong in what is said. */
type Wrong = (said: Said, type: CardType) => readonly (readonly PropertyKey[])[];
const RULES: readonly Wrong[] = [
  ({ do: verb, target }, type) =>
    target === 'this' && (TO_CHARACTERS.includes(verb) || (type === 'event' && TO_STANDING.includes(verb)))
      ? [['target']]
      : [],
  ({ do: verb, on }) => (verb === 'set' && on === 'this' ? [['on']] : []),
  ({ of, value }) => (of === 'this' && (value === 'ap' || value === 'dp') ? [['of']] : []),
  (said) => ('thisIn' in said ? [['thisIn']] : []),
  ({ thisIs }) =>
    isSaid(thisIs) ? OF_CHARACTERS.filter((part) => thisIs[part] !== undefined).map((part) => ['thisIs', part]) : [],
  ({ kind, to, gives }) =>
    kind === 'static' && to === 'this' && Array.isArray(gives)
      ? gives.flatMap((gift: Said, i) => (isOfSupport(gift) ? [] : [['gives', i]]))
      : [],
];
/** Its own texts can be forbidden. */
const isOfSupport = (gift: Said): boolean => gift['what'] === 'cannot' && gift['do'] === 'useText';
