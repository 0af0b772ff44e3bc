// Words of scenario files of Spellcard: for phases, zones and stances, and for cards that have gone.
import { type CardRef, refOf } from '../../kernel/card.ts';
import { type AtTable, cardNamed, fault, inside, noNamed } from '../../kernel/scenario/at.ts';
import { normal } from '../../kernel/scenario/book.ts';
import { own } from '../../kernel/scenario/own.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Phase } from './card-data.ts';
import { dataOfNo } from './data-of.ts';
import { lineOf } from './data-paths.ts';
import type { Held } from './scenario-state.ts';
import type { Named, Stretch, Table, TextAt } from './state.ts';

/** Where a match may go on, and the phase that it has come to by then. */
interface Begin {
  readonly next: Stretch;
  readonly phase: Phase;
}
export const BEGINS = {
  chooseTrios: { next: 'chooseTrios', phase: 'setup' },
  adjustDecks: { next: 'adjustDecks', phase: 'setup' },
  setUp: { next: 'setUp', phase: 'setup' },
  start: { next: 'turnStart', phase: 'end' },
  action: { next: 'action', phase: 'action' },
  end: { next: 'turnEnd', phase: 'action' },
} as const satisfies Readonly<Record<string, Begin>>;
export type BeginWord = keyof typeof BEGINS;
export const BEGIN_WORDS = Object.keys(BEGINS) as readonly BeginWord[];
export const SET_UP: readonly BeginWord[] = ['chooseTrios', 'adjustDecks', 'setUp'];
/** The word for where the match goes on. */
export const wordOf = ({ next }: Pick<Table, 'next'>): BeginWord =>
  BEGIN_WORDS.find((word) => BEGINS[word].next === next) ?? 'action';

/** Other words for phases and zones. */
export const ALIASES: Readonly<Record<string, string>> = {
  battleline: 'line',
  discardpile: 'discard',
  equipment: 'gear',
  main: 'action',
  ...Object.fromEntries(BEGIN_WORDS.map((word) => [`${normal(word)}phase`, word])),
};

export type At = AtTable<Table>;

/** Which of the game's phases a text is. */
export function phaseNamed(at: At, text: string): BeginWord {
  const said = normal(own(ALIASES, normal(text)) ?? text);
  const word = BEGIN_WORDS.find((one) => normal(one) === said);
  return word ?? fault(at, `it is one of ${BEGIN_WORDS.join(', ')}, not "${text}"`);
}

/** A life that no card comes to. */
const NO_LIFE = 2 ** 31;
/** The former life of a card that is not in the battle line, of this number and seat if there is one. */
export function goneFrom({ cards }: Table, seat: Seat, number?: string): CardRef {
  const away = cards.map((_, card) => card).filter((card) => cards[card]?.zone !== 'line');
  const same = away.filter((card) => cards[card]?.no === number);
  const card = same.find((one) => cards[one]?.seat === seat) ?? same[0] ?? away[0] ?? 0;
  return { card, life: NO_LIFE };
}
export const heldRef = (at: At, held: Held, seat: Seat, number?: string): CardRef =>
  held === null ? goneFrom(at.table, seat, number) : refOf(at.table, cardNamed(at, held));
export const namedRefs = (at: At, named: Readonly<Record<string, readonly Held[]>>, seat: Seat): Named =>
  Object.fromEntries(
    Object.entries(named).map(([name, held]) => [name, held.map((one, i) => heldRef(inside(at, name, i), one, seat))]),
  );

/** A text by its place in the data of a card. */
export function textNamed(at: At, of: string, path: string): TextAt {
  const no = noNamed(inside(at, 'of'), of);
  const data = dataOfNo(at.table, no);
  const isText = lineOf(data, path) !== undefined;
  return isText ? { no, path } : fault(inside(at, 'text'), `${data.name.en} has no text at "${path}"`);
}
