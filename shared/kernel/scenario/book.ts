// Which card a text names while a table is laid: the file's own definitions come first, then the sets.
import type { GameFront } from '../game.ts';
import type { KernelState } from '../state.ts';
import type { ScenarioBench } from './bench.ts';
import { placeOf } from './place.ts';
import { ScenarioFault } from './types.ts';

/** Upper and lower case, spaces, hyphens and underscores make no difference in words. */
export const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/gu, '');

/** What a game says of the cards that a file defines. */
export type CardBench<Card> = Pick<ScenarioBench<KernelState, Card>, 'blank' | 'cardOf' | 'faultsOf'> & {
  readonly game: GameFront;
};

export interface Book<Card> {
  /** The definitions of the file by number, and the blank. */
  readonly defined: Readonly<Record<string, Card>>;
  readonly blank: string;
  /** Is some card of the file or of a set called so? */
  isName(text: string): boolean;
  /** The number of the card that a text names; a fault names the place in the file. */
  noOf(text: string, place: string): string;
}

export function bookOf<Card>(
  bench: CardBench<Card>,
  cards: readonly (Card | string)[],
  nameFault: (name: string) => string | undefined = () => undefined,
): Book<Card> {
  const sets = namesOfSets(bench.game);
  const defined: Record<string, Card> = {};
  const own = new Map<string, Own>();
  const define = (card: Card, place: string): string => {
    const called = bench.cardOf(card);
    for (const word of new Set([normal(called.no), normal(called.name)])) {
      const other = own.get(word);
      if (other !== undefined) throw new ScenarioFault(place, twice(word, called, other));
      own.set(word, called);
    }
    defined[called.no] = card;
    return called.no;
  };
  for (const [i, card] of cards.entries()) {
    const place = `cards[${i}]`;
    if (typeof card === 'string') {
      lookUp(sets, card, place);
      continue;
    }
    const { no, name } = bench.cardOf(card);
    for (const [field, word] of Object.entries(no === name ? { name } : { name, no })) {
      const sentence = nameFault(word);
      if (sentence !== undefined) throw new ScenarioFault(`${place}.${field}`, sentence);
    }
    define(card, place);
  }
  const isName = (text: string): boolean => own.has(normal(text)) || sets.has(normal(text));
  for (const [i, card] of cards.entries()) {
    const [fault] = typeof card === 'string' ? [] : bench.faultsOf(card, isName);
    if (fault !== undefined) throw new ScenarioFault(placeOf(['cards', i, ...fault.path]), fault.sentence);
  }
  const { name } = bench.cardOf(bench.blank);
  const blank = own.get(normal(name))?.no ?? define(bench.blank, 'cards');
  return {
    defined,
    blank,
    isName,
    noOf: (text, place) => own.get(normal(text))?.no ?? lookUp(sets, text, place),
  };
}

interface Own {
  readonly no: string;
  readonly name: string;
}
function twice(word: string, one: Own, other: Own): string {
  const [isName, wasName] = [one, other].map(({ name }) => normal(name) === word);
  if (isName && !wasName) return `"${one.name}" is the name of this card and the number of "${other.name}"`;
  if (!isName && wasName) return `"${one.no}" is the number of this card and the name of another one`;
  return isName
    ? `the file defines two cards called "${one.name}"`
    : `the file defines two cards with the number "${one.no}"`;
}

type Names = ReadonlyMap<string, readonly string[]>;
const NAMES = new WeakMap<GameFront, Names>();
/** Read once a game: its sets do not change. */
function namesOfSets(front: GameFront): Names {
  const names = NAMES.get(front) ?? readNames(front);
  NAMES.set(front, names);
  return names;
}
function readNames(front: GameFront): Names {
  const names = new Map<string, string[]>();
  const add = (word: string, no: string): void => {
    const known = names.get(normal(word)) ?? [];
    if (!known.includes(no)) names.set(normal(word), [...known, no]);
  };
  for (const { no, name } of front.prints()) {
    add(no, no);
    for (const word of Object.values(name)) add(word, no);
  }
  return names;
}
function lookUp(sets: Names, text: string, place: string): string {
  const [no, ...others] = sets.get(normal(text)) ?? [];
  if (no === undefined) throw new ScenarioFault(place, `no card is called "${text}", in this file or in a set`);
  if (others.length > 0)
    throw new ScenarioFault(
      place,
      `several cards are called "${text}": say the number, ${[no, ...others].join(' or ')}`,
    );
  return no;
}
