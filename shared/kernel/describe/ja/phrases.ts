// Japanese card text: clauses with the forms of their ends, so that they can be joined and permitted.

export interface Ending {
  /** At the end of a sentence: する. */
  readonly final: string;
  /** Before another clause: し. */
  readonly joined: string;
}
export interface Phrase {
  readonly body: string;
  readonly end: Ending;
  /** The whole as what may be done, before ことができる; the final form unless told otherwise. */
  readonly able?: string;
}

export const phrase = (body: string, end: Ending): Phrase => ({ body, end });
/** A verb in する, which most are. */
export const doing = (body: string): Phrase => phrase(body, { final: 'する', joined: 'し' });
export const verb = (final: string, joined: string): Ending => ({ final, joined });

export const finite = ({ body, end }: Phrase): string => body + end.final;
const joined = ({ body, end }: Phrase): string => `${body}${end.joined}、`;
/** Several clauses as one sentence. */
export const inOne = (phrases: readonly Phrase[]): string => ended(phrases, finite);
/** All of it or none of it may be done. */
export const permitted = (phrases: readonly Phrase[]): string =>
  ended(phrases, (last) => `${last.able ?? finite(last)}ことができる`);
function ended(phrases: readonly Phrase[], form: (last: Phrase) => string): string {
  const last = phrases.at(-1);
  return last === undefined ? '' : phrases.slice(0, -1).map(joined).join('') + form(last);
}
