// What a card's data could say wrong though every field is right: names that nothing binds, texts on the wrong type of card.
import type { CardFault } from '../../kernel/scenario/bench.ts';
import {
  type CardData,
  type CardType,
  type EventText,
  type Keyword,
  type Text,
  type UseText,
  VALUES,
} from './card-data.ts';
import { type Hearing, hiddenFaults } from './checks/hidden.ts';
import { numberFaults } from './checks/numbers.ts';
import { placeFaults } from './checks/places.ts';
import { thisFaults } from './checks/this-card.ts';
import { originsIn, type Path, visit } from './checks/visit.ts';
import { layerFault } from './layers.ts';
import { BEARER, REPLACED } from './state.ts';

const KINDS: Readonly<Record<CardType, readonly Text['kind'][]>> = {
  character: ['use', 'static', 'trigger', 'source'],
  event: ['event', 'source'],
  support: ['use', 'static', 'trigger', 'source'],
};
/** Bound without a step that says so: what a happening is about, looked-at cards, what a declaration names by the rules. */
const OTHER = 'other';
const LOOKED = 'looked';
const TAKEN: readonly string[] = [OTHER, LOOKED, BEARER, REPLACED];
const SIDES: readonly string[] = ['own', 'opponent', 'both'];

type Used = UseText | EventText;

/** Reads a card's texts in the order in which they run. `isName` knows the names of cards. */
export function faultsOfCard(card: CardData, isName: (name: string) => boolean): CardFault[] {
  const texts = card.texts.map((text, i) => ({ text, path: ['texts', i] }));
  const worded = [
    { said: card.useCondition, path: ['useCondition'], hearing: hearingOfPlay(card) },
    { said: card.type === 'support' ? card.sets : undefined, path: ['sets'], hearing: 'public' as const },
    ...texts.map(({ text, path }) => ({ said: text, path, hearing: hearingOf(text) })),
  ].flatMap(({ said, path, hearing }) => [
    ...wordFaults(said, path, { card, isName, bound: boundIn(said), looked: false, interrupts: isInterrupt(said) }),
    ...visit(said, path, [numberFaults, ...placeFaults(card, originsIn(said)), ...thisFaults(card)]),
    ...hiddenFaults(said, path, hearing),
  ]);
  return [
    ...printedFaults(card),
    ...keywordFaults(card),
    ...texts.flatMap(({ text, path }) => textFaults(card, text, path)),
    ...eventFaults(card),
    ...worded,
  ];
}

/** Everybody sees whether a Break card may be played when it has become a point, and what a static text gives (7.7, 8). */
const hearingOfPlay = ({ type, keywords }: CardData): Hearing =>
  type === 'event' && keywords.length > 0 ? 'public' : 'own';
const hearingOf = ({ kind }: Text): Hearing => (kind === 'static' ? 'public' : 'own');

/** The card of the happening that wakes a text is bound before its first step, unless it is the one whose text it is. */
function boundIn(said: object | undefined): Set<string> {
  if (said === undefined || !('when' in said)) return new Set();
  const when = said.when as object;
  return new Set(('who' in when && when.who !== 'this') || 'by' in when ? [OTHER] : []);
}
const isInterrupt = (said: object | undefined): boolean =>
  said !== undefined && 'timing' in said && (said.timing as readonly string[]).includes('interrupt');

function printedFaults(card: CardData): CardFault[] {
  const faults: CardFault[] = (['cost', 'source'] as const)
    .filter((what) => !isWhole(card[what]))
    .map((what) => ({ path: [what], sentence: `a ${what} is a whole number, 0 or more` }));
  if (!card.no.startsWith(`${card.work}/`))
    faults.push({ path: ['no'], sentence: `a number begins with the key of its work: "${card.work}/" (1.2)` });
  return card.type === 'character' ? [...faults, ...valueFaults(card)] : faults;
}
function valueFaults(card: Extract<CardData, { type: 'character' }>): CardFault[] {
  const faults: CardFault[] = VALUES.filter((value) => {
    const printed = card[value];
    return printed !== undefined && !(isWhole(printed) && printed % 10 === 0);
  }).map((value) => ({ path: [value], sentence: `${value.toUpperCase()} is a multiple of 10, 0 or more (1)` }));
  if ((card.ap === undefined) !== (card.dp === undefined))
    faults.push({
      path: [card.ap === undefined ? 'ap' : 'dp'],
      sentence: 'a character has both AP and DP, or neither (1)',
    });
  return faults;
}

function keywordFaults({ type, keywords }: CardData): CardFault[] {
  const names = (keywords as readonly Keyword[]).map(({ keyword }) => keyword);
  return names.flatMap((name, i) => {
    const path = ['keywords', i];
    if (type === 'support' || (name === 'break') !== (type === 'event'))
      return [{ path, sentence: `the keyword "${name}" does nothing on a card of type ${type} (8)` }];
    return names.indexOf(name) < i ? [{ path, sentence: `a card has the keyword "${name}" only once` }] : [];
  });
}

function textFaults(card: CardData, text: Text, path: Path): CardFault[] {
  const faults: CardFault[] = [];
  if (!KINDS[card.type].includes(text.kind))
    faults.push({ path, sentence: `a text of kind "${text.kind}" does nothing on a card of type ${card.type}` });
  if (text.kind === 'use' || text.kind === 'event') return [...faults, ...timingFaults(text, path)];
  if (text.kind !== 'static') return faults;
  const layer = layerFault(text);
  if (layer !== undefined) faults.push({ path, sentence: layer });
  return [...faults, ...givenFaults(text, path)];
}
function timingFaults({ timing, against }: Used, path: Path): CardFault[] {
  const faults: CardFault[] = [];
  if (new Set(timing).size < timing.length || timing.filter((tag) => SIDES.includes(tag)).length > 1)
    faults.push({
      path: [...path, 'timing'],
      sentence: 'a text has each tag once, and one of own, opponent, both (7.5)',
    });
  if (against !== undefined && !timing.includes('interrupt'))
    faults.push({ path: [...path, 'against'], sentence: 'only an [interrupt] answers something (7.3)' });
  return faults;
}
/** Costs are those of cards in hand, everything else belongs to characters on the field (5.8, 7.7). */
function givenFaults({ to, gives }: Extract<Text, { kind: 'static' }>, path: Path): CardFault[] {
  const inHand = typeof to === 'object' && to.where === 'hand';
  const onField = typeof to !== 'object' || ['field', 'mainArea', 'supportArea'].includes(to.where);
  return gives.flatMap(({ what }, i) =>
    (what === 'cost' ? inHand : onField)
      ? []
      : [
          {
            path: [...path, 'gives', i],
            sentence: `${what} is given to ${what === 'cost' ? 'cards in hand' : 'characters on the field'} only`,
          },
        ],
  );
}

function eventFaults(card: CardData): CardFault[] {
  if (card.type !== 'event') return [];
  const events = card.texts.filter((text) => text.kind === 'event');
  const faults: CardFault[] =
    events.length === 1 ? [] : [{ path: ['texts'], sentence: 'an event has exactly one text of kind "event" (4.4)' }];
  if (card.keywords.length > 0 && events.some(isInterrupt))
    faults.push({
      path: ['keywords'],
      sentence: 'an [interrupt] has nothing to answer when it is played by Break (8)',
    });
  return faults;
}

/** What may be spoken of where the reading is now. */
interface Scope {
  readonly card: CardData;
  readonly isName: (name: string) => boolean;
  readonly interrupts: boolean;
  readonly bound: Set<string>;
  looked: boolean;
}

/** Steps bind names for the steps after them, inside what they may lead to as well. */
function wordFaults(value: unknown, path: Path, scope: Scope): CardFault[] {
  if (value === null || typeof value !== 'object') return [];
  const faults = inOrder(value).flatMap(([key, inner]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    const sentence = typeof inner === 'string' ? wordFault(key, inner, scope) : partFault(key, inner);
    const here = sentence === undefined ? [] : [{ path: at, sentence }];
    return [...here, ...wordFaults(inner, at, scope)];
  });
  if ('as' in value && typeof value.as === 'string') scope.bound.add(value.as);
  if ('do' in value && (value.do === 'lookTop' || value.do === 'revealTop')) scope.looked = true;
  return faults;
}
/** A file may write the targets after the effect that speaks of them. */
const inOrder = (value: object): [string, unknown][] =>
  Object.entries(value).sort(([one], [other]) => Number(other === 'targets') - Number(one === 'targets'));

/** What is wrong with a word that stands under a key. */
function wordFault(key: string, word: string, { card, isName, bound, looked, interrupts }: Scope): string | undefined {
  switch (key) {
    case 'bound':
    case 'except':
      return bound.has(word) ? undefined : `no step before this one binds cards as "${word}"`;
    case 'as':
      if (bound.has(word)) return `"${word}" is bound already; a text binds each name once`;
      return word in {} || TAKEN.includes(word) ? `nothing can be bound as "${word}"` : undefined;
    case 'name':
      return isName(word) ? undefined : `no card is called "${word}", in this file or in a set`;
    case 'where':
      return word === LOOKED && !looked ? 'no step before this one looks at cards of the deck' : undefined;
    case 'do':
      return word === 'negate' && !interrupts ? 'only an [interrupt] negates something (7.3)' : undefined;
    case 'participates':
      return word === 'opponent' ? inApproachFault(card) : undefined;
    case 'to':
    case 'target':
    case 'on':
    case 'of':
      if (word === 'approachOpponent') return inApproachFault(card);
      return word === 'bearer' && card.type !== 'support'
        ? `a card of type ${card.type} has no bearer (2.6)`
        : undefined;
    default:
      return undefined;
  }
}
const inApproachFault = ({ type }: CardData): string | undefined =>
  type === 'character' ? undefined : `a card of type ${type} has no opponent in an approach (6.1)`;

/** What is wrong with a part: Break is given to nobody, and a colour binds one of the cards that pay (5.4, 8). */
function partFault(key: string, part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  if (key === 'keyword' && 'keyword' in part && part.keyword === 'break')
    return 'Break stands on event cards, and no text gives it (8)';
  if (key !== 'cost') return undefined;
  if ('n' in part && !isWhole(part.n)) return 'a cost is a whole number, 0 or more (5.4)';
  return 'color' in part && !('n' in part && Number(part.n) > 0)
    ? 'a cost without a number has no colour (5.4)'
    : undefined;
}

const isWhole = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
