// What is explained of a card: its keywords (section 8), the tags of its texts (7.5) and what else its print means.
import type { KeywordName, Timing } from '../card-data.ts';

/** Source (1.2), the use condition (5.10), targets (5.9), (T) (5.5), no AP and DP (2.5), and support cards (2.6). */
export const MARKS = ['source', 'useCondition', 'target', 'rest', 'noValues', 'support'] as const;
/** An explanation of each, in a sentence or two. */
export type Keywords = Readonly<Record<KeywordName | Timing | (typeof MARKS)[number], string>>;
