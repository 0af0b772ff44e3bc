// What a card's data could say wrong though every field is right: names that nothing binds, abilities on the wrong type of card.
import type { CardFault } from '../../kernel/scenario/bench.ts';
import {
  type Ability,
  type Basic,
  type CardData,
  type CardType,
  type Cost,
  UNKNOWN_BASIC,
  VALUES,
} from './card-data.ts';
import { layerFault } from './layers.ts';
import { FROM } from './state.ts';

const MOST_VALUE = 9;
const MOST_PIPS = 12;
/** Of these a character has as many as it likes: all apply (section 8). */
const SEVERAL: readonly string[] = ['bonus', 'deckBonus', 'penalty'];
const KINDS: Readonly<Record<CardType, readonly Ability['kind'][]>> = {
  character: ['always', 'declared', 'auto'],
  event: ['event', 'asCost'],
  item: ['always', 'auto'],
  area: ['always', 'auto'],
};
/** What only a card on the field can pay. */
const ON_THE_FIELD: readonly string[] = ['trashThis', 'returnThis', 'trashItem'];

type Path = readonly PropertyKey[];

/** Reads a card's abilities in the order in which they run. `isName` knows the names of cards. */
export function faultsOfCard(card: CardData, isName: (name: string) => boolean): CardFault[] {
  const basics = card.type === 'character' ? card.basics : [];
  const texts = [
    { text: card.cost, path: ['cost'] },
    ...basics.map((text, i) => ({ text, path: ['basics', i] })),
    ...card.abilities.map((text, i) => ({ text, path: ['abilities', i] })),
  ];
  const worded = texts.flatMap(({ text, path }) =>
    wordFaults(text, path, { card, isName, bound: boundIn(text), looked: false }),
  );
  return [...printedFaults(card), ...costFaults(card), ...abilityFaults(card), ...worded];
}

/** The card of the happening that wakes an effect is bound before its first step; of a Bonus, whoever was downed. */
function boundIn(text: Cost | Basic | Ability): Scope['bound'] {
  const isAbout =
    'kind' in text ? text.kind === 'auto' && 'who' in text.when : isWaking(text) && text.basic === 'bonus';
  return new Map(isAbout ? [['other', 'cards']] : []);
}
type Waking = Extract<Basic, { readonly effect: unknown }>;
const isWaking = (value: object): value is Waking => 'basic' in value && 'effect' in value;

function printedFaults(card: CardData): CardFault[] {
  if (card.type !== 'character') return [];
  const values = VALUES.filter((value) => !isUpTo(card[value], MOST_VALUE)).map((value) => ({
    path: [value],
    sentence: `a printed value is a whole number from 0 to ${MOST_VALUE}`,
  }));
  const names = card.basics.map(({ basic }) => basic);
  const twice = names.flatMap((name, i) =>
    names.indexOf(name) < i && !SEVERAL.includes(name)
      ? [{ path: ['basics', i], sentence: `a character has "${name}" only once` }]
      : [],
  );
  return [...values, ...twice];
}

/** Nothing of a card that is used from the hand can be acted, trashed or returned (4.6, 4.8, 4.9). */
function costFaults({ cost, abilities }: CardData): CardFault[] {
  const faults: CardFault[] = (cost.special ?? []).flatMap(({ pay }, i) =>
    ON_THE_FIELD.includes(pay)
      ? [{ path: ['cost', 'special', i], sentence: `a card that is used from the hand cannot pay "${pay}"` }]
      : [],
  );
  if (cost.tap)
    faults.push({ path: ['cost', 'tap'], sentence: 'a card that is used from the hand cannot become acted' });
  if (cost.pips !== undefined && abilities.some(({ kind }) => kind === 'asCost'))
    faults.push({ path: ['cost', 'pips'], sentence: 'what is used as a cost has no cost in points (5.10)' });
  return faults;
}

function abilityFaults(card: CardData): CardFault[] {
  const faults: CardFault[] = [];
  for (const [i, ability] of card.abilities.entries()) {
    const path = ['abilities', i];
    if (!KINDS[card.type].includes(ability.kind))
      faults.push({
        path,
        sentence: `an ability of kind "${ability.kind}" does nothing on a card of type ${card.type}`,
      });
    const layer = ability.kind === 'always' ? layerFault(ability) : undefined;
    if (layer !== undefined) faults.push({ path, sentence: layer });
  }
  if (card.type === 'event' && card.abilities.length !== 1)
    faults.push({ path: ['abilities'], sentence: 'an event has exactly one ability: "event" or "asCost"' });
  return faults;
}

/** What may be spoken of where the reading is now. */
interface Scope {
  readonly card: CardData;
  readonly isName: (name: string) => boolean;
  readonly bound: Map<string, 'cards' | 'cell' | 'declaration'>;
  looked: boolean;
}

/** Steps bind names for the steps after them, inside what they may lead to as well. */
function wordFaults(value: unknown, path: Path, around: Scope): CardFault[] {
  if (value === null || typeof value !== 'object') return [];
  // A basic ability that is given runs on its own, knowing nothing of the effect that gave it.
  const scope = isWaking(value) ? { ...around, bound: boundIn(value), looked: false } : around;
  const faults = inOrder(value).flatMap(([key, inner]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (typeof inner !== 'string') return [...pipFaults(key, inner, at), ...wordFaults(inner, at, scope)];
    const sentence = wordFault(key, inner, value, scope);
    return sentence === undefined ? [] : [{ path: at, sentence }];
  });
  if ('as' in value && typeof value.as === 'string')
    scope.bound.set(value.as, 'cell' in value ? 'cell' : 'declaration' in value ? 'declaration' : 'cards');
  if ('do' in value && (value.do === 'lookTop' || value.do === 'revealTop')) scope.looked = true;
  return faults;
}
/** A file may write the targets after the effect that speaks of them. */
const inOrder = (value: object): [string, unknown][] =>
  Object.entries(value).sort(([one], [other]) => Number(other === 'targets') - Number(one === 'targets'));

/** What is wrong with a word that stands under a key. */
function wordFault(
  key: string,
  word: string,
  around: object,
  { card, isName, bound, looked }: Scope,
): string | undefined {
  switch (key) {
    case 'bound':
    case 'except':
      return bound.get(word) === 'cards' ? undefined : `no step before this one binds cards as "${word}"`;
    case 'cell':
      return 'as' in around || bound.get(word) === 'cell' ? undefined : `no target is a cell called "${word}"`;
    case 'declaration':
      return bound.get(word) === 'declaration' ? undefined : `no target is a declaration called "${word}"`;
    case 'as':
      return word in {} || word === FROM ? `nothing can be bound as "${word}"` : undefined;
    case 'name':
      return isName(word) ? undefined : `no card is called "${word}", in this file or in a set`;
    case 'basic':
      return word === UNKNOWN_BASIC ? `the basic ability "${word}" has no rules text (1.5)` : undefined;
    case 'where':
      return word === 'looked' && !looked ? 'no step before this one looks at cards of the deck' : undefined;
    case 'to':
    case 'target':
    case 'with':
    case 'of':
      return word === 'bearer' && card.type !== 'item' && card.type !== 'area'
        ? `a card of type ${card.type} has no bearer (1.7)`
        : undefined;
    default:
      return undefined;
  }
}

function pipFaults(key: string, value: unknown, path: Path): CardFault[] {
  if (key !== 'pips' || value === null || typeof value !== 'object') return [];
  return Object.entries(value)
    .filter(([, amount]) => !isUpTo(amount, MOST_PIPS))
    .map(([pip]) => ({ path: [...path, pip], sentence: `a cost has 0 to ${MOST_PIPS} pips of each kind (1.3)` }));
}

const isUpTo = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
