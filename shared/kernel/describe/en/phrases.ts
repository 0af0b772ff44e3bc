// English card text: clauses that are an order ("draw 1 card") or a statement ("it gets AP+1"), and their forms.
import { listed } from './words.ts';

/** The verb is in its base form. */
export interface Predicate {
  readonly verb: string;
  readonly rest: string;
}
export type Phrase =
  | { readonly order: string }
  | {
      readonly subject: string;
      readonly many: boolean;
      readonly predicates: readonly Predicate[];
      /** Until when, after all predicates. */
      readonly tail?: string;
    };
export const order = (words: string): Phrase => ({ order: words });
export const statement = (subject: string, many: boolean, verb: string, rest: string): Phrase => ({
  subject,
  many,
  predicates: [{ verb, rest }],
});

/** As a sentence of its own. */
export const finite = (phrase: Phrase): string => ('order' in phrase ? phrase.order : said(phrase, finiteVerb(phrase)));
/** After "you may". */
export const permitted = (phrase: Phrase): string =>
  'order' in phrase ? phrase.order : `have ${said(phrase, baseVerb)}`;

type Statement = Exclude<Phrase, { readonly order: string }>;
function said({ subject, predicates, tail }: Statement, form: (verb: string) => string): string {
  const words = listed(predicates.map(({ verb, rest }) => (rest === '' ? form(verb) : `${form(verb)} ${rest}`)));
  return `${subject} ${words}${tail === undefined ? '' : ` ${tail}`}`;
}
const PLURALS: Readonly<Record<string, string>> = { be: 'are' };
const SINGULARS: Readonly<Record<string, string>> = { be: 'is', have: 'has', cannot: 'cannot', may: 'may' };
const finiteVerb =
  ({ many }: Statement) =>
  (verb: string): string =>
    many ? (PLURALS[verb] ?? verb) : (SINGULARS[verb] ?? `${verb}s`);
const BASES: Readonly<Record<string, string>> = { cannot: 'be unable to', may: 'be able to' };
const baseVerb = (verb: string): string => BASES[verb] ?? verb;
