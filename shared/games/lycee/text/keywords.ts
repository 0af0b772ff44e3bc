// What is explained of a card: its basic abilities (section 8) and what its print means.
import type { BasicName } from '../card-data.ts';

/** Where it may enter (4.6), EX (5.2), red words (1.8), and [T] (5.7). */
export const MARKS = ['fieldLimits', 'ex', 'target', 'tap'] as const;
/** An explanation of each, in a sentence or two. */
export type Keywords = Readonly<Record<BasicName | (typeof MARKS)[number], string>>;
