// Words of scenario files of Precious Memories: for phases, areas and states, and for cards that have gone.
import { fail } from '../../kernel/assert.ts';
import { type CardId, type CardRef, refOf } from '../../kernel/card.ts';
import { type AtTable, cardNamed, fault, inside, noNamed } from '../../kernel/scenario/at.ts';
import { normal } from '../../kernel/scenario/book.ts';
import { own } from '../../kernel/scenario/own.ts';
import type { Phase } from './card-data.ts';
import { dataOfNo } from './data-of.ts';
import { textIn } from './data-paths.ts';
import { isOnField } from './queries.ts';
import type { Held, TextWord } from './scenario-state.ts';
import type { Stretch, Table, TextAt } from './state.ts';

/** Where a match may go on, and the phase and the step that it has come to by then. */
interface Begin {
  readonly next: Stretch;
  readonly phase: Phase;
  readonly step: Table['step'];
}
export const BEGINS = {
  setup: { next: 'setUp', phase: 'setup', step: '' },
  start: { next: 'turnStart', phase: 'end', step: '' },
  main: { next: 'beginMain', phase: 'start', step: '' },
  approach: { next: 'approach', phase: 'main', step: '' },
  approached: { next: 'freeTiming', phase: 'approach', step: 'approached' },
  interference: { next: 'interference', phase: 'approach', step: 'approached' },
  interfered: { next: 'freeTiming', phase: 'approach', step: 'interfered' },
  judgement: { next: 'judgement', phase: 'approach', step: 'interfered' },
  approachOver: { next: 'freeTiming', phase: 'approach', step: 'approachOver' },
  end: { next: 'turnEnd', phase: 'approach', step: '' },
  handLimit: { next: 'handLimit', phase: 'end', step: '' },
} as const satisfies Readonly<Record<string, Begin>>;
export type BeginWord = keyof typeof BEGINS;
export const BEGIN_WORDS = Object.keys(BEGINS) as readonly BeginWord[];
/** What is so once the phase has begun: in the approach phase, after an approach. */
export const BEGUN: Readonly<Partial<Record<BeginWord, Begin>>> = {
  main: { next: 'main', phase: 'main', step: '' },
  approach: { next: 'approach', phase: 'approach', step: 'approachOver' },
};

/** The word for where the match goes on: of a free timing the step tells which. */
export const wordOf = ({ next, step }: Pick<Table, 'next' | 'step'>): BeginWord =>
  BEGIN_WORDS.find((word) => {
    const isNext = BEGINS[word].next === next || BEGUN[word]?.next === next;
    return isNext && (next !== 'freeTiming' || BEGINS[word].step === step);
  }) ?? fail(`the match goes on with ${next}`);

/** Other words for phases, zones and states. */
export const ALIASES: Readonly<Record<string, string>> = {
  discardpile: 'trash',
  awake: 'active',
  rested: 'resting',
  ...Object.fromEntries(BEGIN_WORDS.map((word) => [`${normal(word)}phase`, word])),
  ...Object.fromEntries(BEGIN_WORDS.map((word) => [`${normal(word)}step`, word])),
};

export type At = AtTable<Table>;

const plain = (word: string): string => normal(own(ALIASES, normal(word)) ?? word);
/** Which of the game's own words a text is. */
export const oneOf = <const W extends string>(words: readonly W[], text: string, at: At): W =>
  words.find((word) => normal(word) === normal(text)) ??
  words.find((word) => normal(word) === plain(text)) ??
  fault(at, `it is one of ${words.join(', ')}, not "${text}"`);

/** A life that no card comes to. */
const NO_LIFE = 2 ** 31;
/** The former life of a card that is not on the field, of this number if there is one: an object that is nowhere any more. */
export function goneFrom(table: Table, number?: string): CardRef {
  const isAway = (card: CardId): boolean => !isOnField(table, card);
  const same = table.cards.findIndex(({ no }, card) => no === number && isAway(card));
  const other = table.cards.findIndex((_, card) => isAway(card));
  return { card: same >= 0 ? same : Math.max(0, other), life: NO_LIFE };
}
export const heldRef = (at: At, held: Held): CardRef =>
  held === null ? goneFrom(at.table) : refOf(at.table, cardNamed(at, held));

/** A text by its place in the data of a card. */
export function textOfNo(at: At, no: string, path: string): TextAt {
  const data = dataOfNo(at.table, no);
  return textIn(data, path) === undefined ? fault(at, `${data.name.en} has no text at "${path}"`) : { no, path };
}
export const textNamed = (at: At, { of, text }: TextWord): TextAt =>
  textOfNo(inside(at, 'text'), noNamed(inside(at, 'of'), of), text);
