// Names that a card of a file may not have: a step or an expectation would mean something else by them.
import { normal } from './book.ts';
import { placeIn } from './place-words.ts';
import { ANY, NOTHING, SEAT_NAMES } from './types.ts';
import type { ZoneWords } from './zone-words.ts';

const WORDS: readonly string[] = [...NOTHING, 'yes'];

/** What is wrong with a name, or with a number that stands for one. */
export function nameFault(zones: ZoneWords, name: string): string | undefined {
  const taken = `a card cannot be called "${name}"`;
  if (name.trim() === ANY) return `${taken}, which means any card`;
  if (/^[\p{P}\p{Z}\p{C}\p{M}]*$/u.test(name)) return `${taken}: a name has a letter or a digit in it`;
  // Many a golden case has cards a and b, which no player is called.
  if (WORDS.includes(normal(name)) || SEAT_NAMES.some((seat) => seat === name.trim()))
    return `${taken}, which means something else in steps`;
  if (/^\s*\d+\s*$/u.test(name)) return `${taken}, which is a number`;
  if (/#\s*\d+\s*$/u.test(name)) return `${taken}: # and a number count the cards of one name`;
  if (placeIn(zones, name) !== undefined || zones.groupOf(name) !== undefined)
    return `${taken}, which is a place on the table`;
  return name === '__proto__' ? taken : undefined;
}
