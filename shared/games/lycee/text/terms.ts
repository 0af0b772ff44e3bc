// What a language calls the things of Lycee on its cards: their texts and what the page says of a card are made of the same terms.
import {
  type BasicName,
  type CardType,
  CELLS,
  type Cell,
  type Declaration,
  type Orientation,
  type Pile,
  type Pip,
  type Value,
} from '../card-data.ts';

type Words<K extends string> = Readonly<Record<K, string>>;
export interface Terms {
  /** As an icon of a cost. */
  readonly pips: Words<Pip>;
  /** As what a card is of; a star for none (1.2). */
  readonly attributes: Words<Pip>;
  readonly types: Words<CardType>;
  readonly states: Words<Orientation>;
  readonly values: Words<Value | 'ex' | 'cost'>;
  /** The part of a cost that these pips are. */
  readonly costOf: (pip: string) => string;
  readonly basics: Words<BasicName>;
  readonly declarations: Words<Declaration>;
  readonly piles: Words<Pile>;
  readonly cells: Words<Cell>;
  /** Cells that a card may enter and that go by one name together, in the order of CELLS. */
  readonly rows: Words<'AL.AC.AR' | 'DL.DC.DR' | 'AL.AC.AR.DL.DC.DR'>;
}

/** Words or sentences of the page by key. */
export type Texts = Readonly<Record<string, string>>;

/** Words by the keys of their kind. */
export const under = (kind: string, words: Texts): Texts =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [`${kind}.${name}`, word]));
/** A text for each cell. */
export const textsByCell = (text: (cell: Cell) => readonly [key: string, text: string]): Texts =>
  Object.fromEntries(CELLS.map(text));

/** The terms that the page says of a card. */
export const termTexts = (terms: Terms): Texts => ({
  ...under('icon', terms.pips),
  ...under('color', terms.attributes),
  ...under('type', terms.types),
  ...under('state', terms.states),
  ...under('value', terms.values),
  ...Object.fromEntries(Object.entries(terms.pips).map(([pip, word]) => [`value.cost.${pip}`, terms.costOf(word)])),
  ...under('trait', { ...terms.cells, ...terms.rows }),
  ...under('basic', terms.basics),
});
