// What a game works out once for each piece of card data, the catalogue's and a match's own.
import { fail } from './assert.ts';

/** Finds the digest of a card number: the match's own definitions come before the catalogue. */
export function digestsOf<Data extends object, Digest>(
  catalogue: ReadonlyMap<string, Data>,
  digest: (data: Data) => Digest,
): (match: { readonly defined: Readonly<Record<string, Data>> | null }, no: string) => Digest {
  const catalogued = new Map([...catalogue].map(([no, data]) => [no, digest(data)]));
  const own = new WeakMap<Data, Digest>();
  return ({ defined }, no) => {
    const data = defined === null ? undefined : defined[no];
    const known = data === undefined ? catalogued.get(no) : own.get(data);
    if (known !== undefined) return known;
    if (data === undefined) fail(`no card has the number ${no}`);
    const made = digest(data);
    own.set(data, made);
    return made;
  };
}
