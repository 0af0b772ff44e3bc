// A language of card text: its phrases, and what its script needs beside them.
import type { Ability } from '../ability-data.ts';
import type { CardType } from '../card-data.ts';
import type { PhraseKey, Phrases } from './phrases/en.ts';
import { type Form, fill, type Said, type Slots } from './template.ts';

export interface Book {
  readonly phrases: Phrases;
  /** Names of cards in this language, by their English ones. */
  nameOf(english: string): string;
  traitOf(english: string): string;
  /** Does the script have capitals, articles, and verbs that follow their subject? */
  readonly latin: boolean;
  /** Last touches of a whole line, where words depend on what came to stand beside them. */
  polish?(line: string): string;
}
/** How a language words one ability of a card of some type. */
export type LineOf = (ability: Ability, type: CardType, counter: boolean) => string;

export const say = (book: Book, key: PhraseKey, slots: Slots = {}, form: Form = 'last'): string =>
  fill(book.phrases[key], slots, form);
export const saidOf = (text: string, many = false): Said => ({ text, many });

export const capital = (book: Book, text: string): string =>
  book.latin ? text.replace(/^[a-z]/, (letter) => letter.toUpperCase()) : text;
/** "a", "a and b", "a, b and c", as the language joins words. */
export const joinedBy = (
  book: Book,
  key: 'and' | 'or' | 'and.if' | 'or.if' | 'nor.if' | 'and.do' | 'and.has' | 'when.or' | 'mode.join',
  parts: readonly string[],
): string => parts.reduce((a, b) => say(book, key, { a, b }));
/** Clauses as one sentence: "a, and b"; "a, b, and c". */
export function listed(book: Book, clauses: readonly string[]): string {
  const [first = '', ...others] = clauses;
  if (others.length === 0) return first;
  if (others.length === 1) return say(book, 'join.two', { a: first, b: others[0] as string });
  const before = clauses.slice(0, -1).reduce((a, b) => say(book, 'join.more', { a, b }));
  return say(book, 'join.last', { a: before, b: clauses.at(-1) as string });
}
