// What a language calls the things of Lycee: the texts of cards and the words of the page are made of the same terms.
import {
  AREA_ON,
  type BasicName,
  type CardType,
  CELLS,
  type Cell,
  type Declaration,
  ITEM_ON,
  type Orientation,
  type Phase,
  type Pile,
  type Pip,
  type Step,
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
  readonly values: Words<Value | 'ex'>;
  readonly basics: Words<BasicName>;
  readonly declarations: Words<Declaration>;
  readonly piles: Words<Pile>;
  readonly cells: Words<Cell>;
  readonly phases: Words<Phase>;
  readonly steps: Words<Step>;
  /** The area that lies on a cell, the item of the character there. */
  areaOn(cell: string): string;
  itemOn(cell: string): string;
}

/** Words or sentences of the page by key. */
export type Texts = Readonly<Record<string, string>>;

const under = (kind: string, words: Texts): Texts =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [`${kind}.${name}`, word]));
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The terms as the page asks for them. */
export const termTexts = (terms: Terms): Texts => ({
  ...under('color', terms.attributes),
  ...under('type', terms.types),
  ...under('state', terms.states),
  ...under('value', terms.values),
  ...under('basic', terms.basics),
  ...under('kind', terms.declarations),
  ...under('phase', terms.phases),
  ...under('step', terms.steps),
  ...under('zone', terms.piles),
  ...under('zone', terms.cells),
  ...textsByCell((cell) => [`slot.${cell}`, capital(terms.cells[cell])]),
  ...textsByCell((cell) => [`zone.${AREA_ON[cell]}`, terms.areaOn(terms.cells[cell])]),
  ...textsByCell((cell) => [`zone.${ITEM_ON[cell]}`, terms.itemOn(terms.cells[cell])]),
});

/** A text for each cell. */
export const textsByCell = (text: (cell: Cell) => readonly [key: string, text: string]): Texts =>
  Object.fromEntries(CELLS.map(text));
