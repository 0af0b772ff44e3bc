// Broken invariants: they throw, and only the host catches them, in one place.
export class BrokenInvariant extends Error {
  override name = 'BrokenInvariant';
}

/** What was begun never ends: cards of a file may say so, the rules alone do not. */
export class NeverEnds extends BrokenInvariant {
  override name = 'NeverEnds';
}

/** Throws `BrokenInvariant` unless `condition` holds; `sentence` says with values what should have been true. */
export function assert(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new BrokenInvariant(sentence);
}

/** For what is asked so often that making the sentence of an `assert` would be felt: `if (...) fail(...)`. */
export function fail(sentence: string): never {
  throw new BrokenInvariant(sentence);
}

/** The branch an exhaustive `switch` never reaches. */
export function never(value: never): never {
  throw new BrokenInvariant(`unexpected ${JSON.stringify(value)}`);
}
