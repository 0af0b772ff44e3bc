// Japanese card text: clauses with the forms of their ends, so that they can be joined and permitted.

export interface Ending {
  /** At the end of a sentence: する. */
  readonly final: string;
  /** Before another clause: し. */
  readonly joined: string;
  /** As a permission, where it is not the final form with ことができる. */
  readonly able?: string;
}
export interface Phrase {
  readonly body: string;
  readonly end: Ending;
}

export const phrase = (body: string, end: Ending): Phrase => ({ body, end });
/** A verb in する, which most are. */
export const doing = (body: string): Phrase => phrase(body, { final: 'する', joined: 'し' });
export const verb = (final: string, joined: string): Ending => ({ final, joined });

export const finite = ({ body, end }: Phrase): string => body + end.final;
const joined = ({ body, end }: Phrase): string => `${body}${end.joined}、`;
/** Several clauses as one sentence. */
export const inOne = (phrases: readonly Phrase[]): string => ending(phrases, ({ final }) => final);
/** All of it or none of it may be done. */
export const permitted = (phrases: readonly Phrase[]): string =>
  ending(phrases, ({ final, able }) => able ?? `${final}ことができる`);
function ending(phrases: readonly Phrase[], form: (end: Ending) => string): string {
  const last = phrases.at(-1);
  return last === undefined ? '' : phrases.slice(0, -1).map(joined).join('') + last.body + form(last.end);
}
