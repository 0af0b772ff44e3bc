// Traditional Chinese card text: clauses, and how they are said as a sentence or under a permission.

export interface Phrase {
  /** Without one, whoever uses the card does it. */
  readonly subject?: string;
  readonly body: string;
  /** Until when, before all else. */
  readonly time?: string;
  /** For each of what it is done: 每有1名己方人物. */
  readonly per?: string;
}
export const doing = (body: string): Phrase => ({ body });
export const said = (subject: string, body: string): Phrase => ({ subject, body });

export const finite = ({ subject = '', body, time, per }: Phrase): string =>
  [time, per].map((lead) => (lead === undefined ? '' : `${lead}，`)).join('') + subject + body;
/** After 可以. */
const caused = ({ subject, body, time = '', per }: Phrase): string =>
  `${per === undefined ? '' : `${per}便`}${subject === undefined ? '' : `使${subject}${time}`}${body}`;
/** All of it or none of it may be done. */
export const permitted = (phrases: readonly Phrase[]): string => `可以${phrases.map(caused).join('，並')}`;
