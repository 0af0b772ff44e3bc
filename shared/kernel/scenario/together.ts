// Cards that are taken together, in words: their names in any order with a plus between them.
import { normal } from './book.ts';

export const TOGETHER = ' + ';
const PLUS = TOGETHER.trim();

export const isTogether = (text: string): boolean => text.includes(PLUS);
export const partsOf = (text: string): string[] => text.split(PLUS).map(normal);
/** The same for the same names, whatever their order. */
export const inOneOrder = (names: readonly string[]): string => names.map(normal).sort().join(PLUS);
