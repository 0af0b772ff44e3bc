// The numbers of test cards, by which the story names them.
import { WORK } from './cards.ts';

export const numbersOf = (...names: string[]): string[] => names.map((name) => `${WORK}/${name}-1`);
