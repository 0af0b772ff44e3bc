// Simplified Chinese card text: clauses with and without somebody who does them, so that they can be made a duty.

export interface Phrase {
  /** Left out where it is the player whose text this is. */
  readonly subject?: string;
  readonly body: string;
}
export const doing = (body: string): Phrase => ({ body });
export const said = (subject: string, body: string): Phrase => ({ subject, body });

export const finite = ({ subject = '', body }: Phrase): string => subject + body;
/** What others suffer is a duty of whoever uses the card, too. */
export const obliged = ({ subject, body }: Phrase): string =>
  subject === undefined ? `必须${body}` : `必须让${subject}${body}`;
