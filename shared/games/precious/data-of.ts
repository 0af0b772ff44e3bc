// The data of a card in this match, and what the rules look up in it most often.
import { fail } from '../../kernel/assert.ts';
import { type CardId, cardAt } from '../../kernel/card.ts';
import { digestsOf } from '../../kernel/digests.ts';
import type { CardData, EventText, SourceText, StaticText, Text, TriggerText, UseText } from './card-data.ts';
import { CATALOGUE } from './cards/catalogue.ts';
import { textIn } from './data-paths.ts';
import type { Table, TextAt } from './state.ts';

/** The data of a card number: the match's own definitions first, then the catalogue. */
export const dataOfNo = (table: Table, no: string): CardData => digestOf(table, no).data;
export const dataOf = (table: Table, card: CardId): CardData => digestAt(table, card).data;

export interface At<T> {
  readonly text: T;
  readonly path: string;
}
/** What the rules ask of a card's texts again and again, worked out once for each piece of data. */
interface Digest {
  readonly data: CardData;
  readonly statics: readonly At<StaticText>[];
  readonly triggers: readonly At<TriggerText>[];
  readonly uses: readonly At<UseText>[];
  readonly event: At<EventText> | undefined;
  readonly sources: readonly SourceText[];
}
export const textPath = (index: number): string => `texts.${index}`;

function digest(data: CardData): Digest {
  const texts = data.texts.map((text, i) => ({ text, path: textPath(i) }));
  const of = <K extends Text['kind']>(kind: K): At<Extract<Text, { kind: K }>>[] =>
    texts.filter((one): one is At<Extract<Text, { kind: K }>> => one.text.kind === kind);
  return {
    data,
    statics: of('static'),
    triggers: of('trigger'),
    uses: of('use'),
    event: of('event')[0],
    sources: of('source').map(({ text }) => text),
  };
}
const digestOf = digestsOf(CATALOGUE, digest);
const digestAt = (table: Table, card: CardId): Digest => digestOf(table, cardAt(table, card).no);

export const staticsOf = (table: Table, card: CardId): readonly At<StaticText>[] => digestAt(table, card).statics;
export const usesOf = (table: Table, card: CardId): readonly At<UseText>[] => digestAt(table, card).uses;
export const sourceTextsOf = (table: Table, card: CardId): readonly SourceText[] => digestAt(table, card).sources;
export const eventTextOf = (table: Table, card: CardId): At<EventText> | undefined => digestAt(table, card).event;
/** Texts of the card that wait for this. */
export const waitingFor = (table: Table, card: CardId, on: TriggerText['when']['on']): readonly At<TriggerText>[] =>
  digestAt(table, card).triggers.filter(({ text }) => text.when.on === on);

export const isCharacter = (table: Table, card: CardId): boolean => dataOf(table, card).type === 'character';

/** The text at a path of a card's data such as `texts.1`. */
export const textAt = (table: Table, { no, path }: TextAt): Text =>
  textIn(dataOfNo(table, no), path) ?? fail(`${no} has nothing at ${path}`);
/** A text that is used, or of an event. */
export function usedTextAt(table: Table, at: TextAt): UseText | EventText {
  const text = textAt(table, at);
  return text.kind === 'use' || text.kind === 'event' ? text : fail(`the text of ${at.no} at ${at.path} is not used`);
}
const interruptsEntries = ({ texts }: CardData): boolean =>
  texts.some((text) => 'against' in text && text.against?.of?.includes('entry') === true);
const CATALOGUE_INTERRUPTS_ENTRIES = [...CATALOGUE.values()].some(interruptsEntries);
/** Is there any card that answers an entry (7.3)? What cards there are is known to everybody. */
export const canEntriesBeInterrupted = ({ defined: own }: Table): boolean =>
  CATALOGUE_INTERRUPTS_ENTRIES || (own !== null && Object.values(own).some(interruptsEntries));
