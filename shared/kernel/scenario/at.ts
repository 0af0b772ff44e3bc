// Where in its file a table is being read: words for cards are read there, and what does not fit is a fault of that place.
import type { CardId } from '../card.ts';
import type { Reader } from './bench.ts';
import { placeOf } from './place.ts';
import { ScenarioFault } from './types.ts';

/** The table that is laid, who can read the words for its cards, and where in the file is being read. */
export interface AtTable<S> {
  readonly table: S;
  readonly read: Reader;
  readonly path: readonly PropertyKey[];
}
type Place = Pick<AtTable<unknown>, 'read' | 'path'>;

export const inside = <S>({ table, read, path }: AtTable<S>, ...further: PropertyKey[]): AtTable<S> => ({
  table,
  read,
  path: [...path, ...further],
});
export function fault({ path }: Pick<Place, 'path'>, sentence: string): never {
  throw new ScenarioFault(placeOf(path), sentence);
}
/** The card of the table that a text means, and the number of a card that need not lie there. */
export const cardNamed = ({ read, path }: Place, text: string): CardId => read.cardOf(text, placeOf(path));
export const noNamed = ({ read, path }: Place, text: string): string => read.noOf(text, placeOf(path));
