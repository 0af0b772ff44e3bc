// Looks a word of a file up in a table of ours: what every object inherits is no entry.
export const own = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
