// What is explained of a card: the words that its print and its texts use (sections 1 to 7).

export const KEYWORDS = [
  'active',
  'instant',
  'final',
  'unique',
  'exclusive',
  'ritual',
  'silence',
  'graze',
  'guard',
  'busy',
  'strike',
  'danmaku',
  'bombard',
  'absolute',
  'power',
  'weapon',
  'armour',
  'terrain',
  'weather',
  'barrier',
  'charm',
  'ward',
  'poison',
  'chain',
  /** A spell card without a printed spirit cost (1.5). */
  'unprinted',
  /** What may not be declined (1.12). */
  'must',
] as const;
export type KeywordName = (typeof KEYWORDS)[number];
/** An explanation of each, in a sentence or two. */
export type Keywords = Readonly<Record<KeywordName, string>>;
