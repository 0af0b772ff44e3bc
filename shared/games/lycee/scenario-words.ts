// Words of Lycee's scenario files: for phases, cells and orientations, and for cards that have gone.
import { type CardRef, refOf } from '../../kernel/card.ts';
import { type AtTable, cardNamed, fault } from '../../kernel/scenario/at.ts';
import { normal } from '../../kernel/scenario/book.ts';
import { own } from '../../kernel/scenario/own.ts';
import { SEAT_NAMES } from '../../kernel/scenario/types.ts';
import { CELLS, type Phase } from './card-data.ts';
import { abilityIn, dataOfNo, isPath } from './data-of.ts';
import { isCell } from './queries.ts';
import type { Held } from './scenario-state.ts';
import type { AbilityAt, CellAt, Stretch, Table } from './state.ts';

/** Where a match may go on, and the phase and the step that it has come to by then. */
interface Begin {
  readonly next: Stretch;
  readonly phase: Phase;
  readonly step: Table['step'];
}
export const BEGINS = {
  setup: { next: 'setUp', phase: 'setup', step: '' },
  start: { next: 'duties', phase: 'end', step: '' },
  wakeUp: { next: 'wakeUp', phase: 'start', step: 'duties' },
  warmUp: { next: 'warmUp', phase: 'start', step: 'wakeUp' },
  main: { next: 'main', phase: 'main', step: '' },
  respond: { next: 'respond', phase: 'main', step: '' },
  resolve: { next: 'resolve', phase: 'main', step: '' },
  defender: { next: 'defend', phase: 'main', step: 'defender' },
  support: { next: 'support', phase: 'main', step: 'support' },
  outcome: { next: 'outcome', phase: 'main', step: 'outcome' },
  end: { next: 'end', phase: 'main', step: '' },
} as const satisfies Readonly<Record<string, Begin>>;
export type BeginWord = keyof typeof BEGINS;
export const BEGIN_WORDS = Object.keys(BEGINS) as readonly BeginWord[];
/** The word for where each stretch goes on. */
export const WORD_OF = Object.fromEntries(BEGIN_WORDS.map((word) => [BEGINS[word].next, word])) as Readonly<
  Record<Stretch, BeginWord>
>;

/** Other words for phases, cells and orientations. */
export const ALIASES: Readonly<Record<string, string>> = {
  attackleft: 'AL',
  attackcenter: 'AC',
  attackcentre: 'AC',
  attackright: 'AR',
  defenceleft: 'DL',
  defencecenter: 'DC',
  defencecentre: 'DC',
  defenceright: 'DR',
  untapped: 'ready',
  tapped: 'acted',
  ...Object.fromEntries(BEGIN_WORDS.map((word) => [`${normal(word)}phase`, word])),
  ...Object.fromEntries(BEGIN_WORDS.map((word) => [`${normal(word)}step`, word])),
};

export type At = AtTable<Table>;

const plain = (word: string): string => normal(own(ALIASES, normal(word)) ?? word);
const meant = <const W extends string>(words: readonly W[], text: string): W | undefined =>
  words.find((word) => normal(word) === plain(text));
/** Which of the game's own words a text is. */
export const oneOf = <const W extends string>(words: readonly W[], text: string, at: At): W =>
  meant(words, text) ?? fault(at, `it is one of ${words.join(', ')}, not "${text}"`);

/** A cell with its side: `A.AC`. */
export function cellAt(at: At, text: string): CellAt {
  const [, name, word = ''] = /^\s*([AB])[.\s]\s*(.+)$/u.exec(text) ?? [];
  const seat = SEAT_NAMES.find((one) => one === name);
  const cell = meant(CELLS, word);
  if (seat === undefined || cell === undefined) fault(at, `a cell is told with its side, such as A.AC, not "${text}"`);
  return { seat: at.read.seatOf(seat), cell };
}

/** A life that no card comes to. */
const NO_LIFE = 2 ** 31;
/** The former life of a card that is not on the field, of this number if there is one: an object that is nowhere any more. */
export function goneFrom({ cards }: Table, number?: string): CardRef {
  const same = cards.findIndex(({ no, zone }) => no === number && !isCell(zone));
  const other = cards.findIndex(({ zone }) => !isCell(zone));
  return { card: same >= 0 ? same : Math.max(0, other), life: NO_LIFE };
}
export const heldRef = (at: At, held: Held): CardRef =>
  held === null ? goneFrom(at.table) : refOf(at.table, cardNamed(at, held));

/** An ability by its place in the data of a card. */
export function abilityOfNo(at: At, no: string, path: string): AbilityAt {
  const data = dataOfNo(at.table, no);
  if (!isPath(path) || abilityIn(data, path) === undefined)
    return fault(at, `${data.name.en} has no ability at "${path}"`);
  return { no, path };
}
