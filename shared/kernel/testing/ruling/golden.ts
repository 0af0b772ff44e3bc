// The golden cases of a rules page: where their ids are cited, on the page and in the names of rulings.

/** The ids in a text. */
export const idsIn = (text: string, id: RegExp): Set<string> => new Set(text.match(new RegExp(id, 'g')));

/** The names of the rulings and tests of a file. */
export const namesIn = (source: string, registers: readonly string[]): string[] =>
  [...source.matchAll(new RegExp(`^(?:${registers.join('|')})\\(\\s*(['"\`])(.*?)\\1`, 'gms'))].map(
    ([, , name = '']) => name,
  );
