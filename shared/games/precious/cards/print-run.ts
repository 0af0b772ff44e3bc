// Writes cards of one work without repeating what the whole work shares.
import type { CardData, CharacterData, EventData, EventText, SupportData, Text } from '../card-data.ts';
import { type Name, PEOPLE, type Person } from './people.ts';
import type { Trait, Work } from './traits.ts';

type Brief<Card extends CardData> = Omit<Card, 'type' | 'work' | 'name' | 'traits' | 'texts' | 'keywords'> & {
  readonly traits?: readonly Trait[];
};
type CharacterBrief = Omit<Brief<CharacterData>, 'alsoNamed' | 'subtitle'> & {
  /** Whom it shows: two together go by both names (1.3). */
  readonly who: Person | readonly [Person, Person];
  readonly subtitle: Name;
  readonly keywords?: CharacterData['keywords'];
  readonly texts?: readonly Text[];
};
type EventBrief = Brief<EventData> & {
  readonly name: Name;
  readonly keywords?: EventData['keywords'];
  readonly text: Omit<EventText, 'kind'>;
};
type SupportBrief = Brief<SupportData> & { readonly name: Name; readonly texts: readonly Text[] };

/** Makers for the cards of one work: without keywords, traits and texts unless the card has some. */
export interface PrintRun {
  character(card: CharacterBrief): CharacterData;
  event(card: EventBrief): EventData;
  support(card: SupportBrief): SupportData;
}

export function printRun(work: Work): PrintRun {
  const shared = { work, traits: [], keywords: [] };
  return {
    character: ({ who, ...card }) => ({ ...shared, texts: [], ...namesOf(who), ...card, type: 'character' }),
    event: ({ text, ...card }) => ({ ...shared, ...card, texts: [{ kind: 'event', ...text }], type: 'event' }),
    support: (card) => ({ ...shared, ...card, type: 'support' }),
  };
}

function namesOf(who: CharacterBrief['who']): Pick<CharacterData, 'name' | 'alsoNamed'> {
  if (typeof who === 'string') return { name: PEOPLE[who] };
  const [one, other] = [PEOPLE[who[0]], PEOPLE[who[1]]];
  return { name: { en: `${one.en} & ${other.en}`, ja: `${one.ja}＆${other.ja}` }, alsoNamed: [one, other] };
}
