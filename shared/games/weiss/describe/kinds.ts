// Which cards a text means: their kind, where they lie, how many of them.
import type { Amount, Kind, Range, Select } from '../ability-data.ts';
import { SLOTS } from '../card-data.ts';
import { amountPhrase } from './amounts.ts';
import { type Book, joinedBy, saidOf, say } from './book.ts';
import type { PhraseKey } from './phrases/en.ts';
import { mentionOf, nounWord, type Scope, sideOf } from './scope.ts';
import type { Said, Slots } from './template.ts';

export type Noun = 'card' | 'character' | 'event' | 'climax';
const list = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? one : [one as T]);

/** "2 or higher", "0 or lower", "1 to 2", "3": of values, or of how many there are. */
export function rangePhrase(
  book: Book,
  { atLeast, atMost }: Range,
  scope: Scope,
  of: 'range' | 'amount' = 'range',
): string {
  const n = (amount: Amount): string =>
    typeof amount === 'number' ? String(amount) : amountPhrase(book, amount, scope);
  // What is counted is compared: "equal to or higher than the number of ...".
  const how = isCounted({ ...(atLeast !== undefined && { atLeast }), ...(atMost !== undefined && { atMost }) })
    ? 'counted'
    : of;
  if (atLeast === undefined) return say(book, `${how}.atMost`, { n: n(atMost ?? 0) });
  if (atMost === undefined) return say(book, `${how}.atLeast`, { n: n(atLeast) });
  if (JSON.stringify(atLeast) === JSON.stringify(atMost)) return say(book, `${how}.exact`, { n: n(atLeast) });
  return say(book, `${how}.between`, { a: n(atLeast), b: n(atMost) });
}
export const isCounted = ({ atLeast, atMost }: Range): boolean =>
  typeof atLeast === 'object' || typeof atMost === 'object';

/** The narrowest word for cards of a kind. */
export const nounOf = (kind: Kind, fallback: Noun = 'card'): Noun => kind.type ?? fallback;
/** "other level 1 or lower «Pilot» character with a soul icon": the kind without article, owner or place. */
export function kindPhrase(book: Book, kind: Kind, fallback: Noun, many: boolean, scope: Scope): string {
  const [one = '', more = one] = book.phrases[`noun.${nounOf(kind, fallback)}`].split('|');
  let noun = many ? more : one;
  const around = (key: PhraseKey, slots: Readonly<Record<string, string>> = {}): void => {
    noun = say(book, key, { noun, ...slots });
  };
  if (kind.name !== undefined) {
    const name = joinedBy(
      book,
      'or',
      list(kind.name).map((name) => quoted(book, name)),
    );
    // What is called so needs no further word for what it is.
    noun =
      kind.type === undefined || kind.type === 'climax' || fallback !== 'card'
        ? name
        : say(book, 'kind.name', { name, noun });
  }
  if (kind.trait !== undefined) around('kind.trait', { traits: traitsPhrase(book, kind.trait) });
  if (kind.cost !== undefined)
    around(isCounted(kind.cost) ? 'kind.cost.counted' : 'kind.cost', { range: rangePhrase(book, kind.cost, scope) });
  if (kind.level !== undefined)
    around(isCounted(kind.level) ? 'kind.level.counted' : 'kind.level', {
      range: rangePhrase(book, kind.level, scope),
    });
  if (kind.color !== undefined)
    around('kind.color', {
      color: joinedBy(
        book,
        'or',
        list(kind.color).map((one) => say(book, `color.${one}`)),
      ),
    });
  if (kind.state !== undefined) around(`kind.state.${kind.state}`);
  if (kind.other) around('kind.other');
  return placed(book, afterNoun(book, kind, noun, fallback, many, scope), kind);
}
function afterNoun(book: Book, kind: Kind, noun: string, fallback: Noun, many: boolean, scope: Scope): string {
  let words = noun;
  const around = (key: PhraseKey, slots: Slots): void => {
    words = say(book, key, { noun: words, ...slots });
  };
  if (kind.nameHas !== undefined) {
    const names = joinedBy(
      book,
      'or',
      list(kind.nameHas).map((name) => quoted(book, name)),
    );
    around(many ? 'kind.nameHas.many' : 'kind.nameHas', { names });
  }
  if (kind.power !== undefined)
    around(isCounted(kind.power) ? 'kind.power.counted' : 'kind.power', {
      range: rangePhrase(book, kind.power, scope),
    });
  if (kind.soul !== undefined)
    around(isCounted(kind.soul) ? 'kind.soul.counted' : 'kind.soul', { range: rangePhrase(book, kind.soul, scope) });
  if (kind.icon !== undefined)
    around('kind.icon', {
      icons: joinedBy(
        book,
        'or',
        list(kind.icon).map((icon) => say(book, `icon.${icon}`)),
      ),
    });
  if (kind.label !== undefined) around('kind.label', { label: say(book, `label.${kind.label}`) });
  if (kind.markers !== undefined) around(...withMarkers(book, kind.markers, scope));
  if (kind.sameColor) around('kind.sameColor', {});
  if (kind.sameName !== undefined)
    around('kind.sameName', { card: mentionOf(book, scope, { bound: kind.sameName }, 'subject').text });
  if (kind.not !== undefined) around(...without(book, kind.not, nounOf(kind, fallback), many, scope));
  return words;
}
function withMarkers(book: Book, markers: Range, scope: Scope): [key: PhraseKey, slots: Slots] {
  if (isCounted(markers)) return ['kind.markers.counted', { range: rangePhrase(book, markers, scope) }];
  if (markers.atMost === 0) return ['kind.markers.none', {}];
  const many = !(markers.atLeast === 1 && markers.atMost === 1);
  return ['kind.markers', { range: saidOf(rangePhrase(book, markers, scope, 'amount'), many) }];
}
/** "without «X»" for traits, "other than ..." for the rest. */
function without(
  book: Book,
  kind: Kind,
  fallback: Noun,
  many: boolean,
  scope: Scope,
): [key: PhraseKey, slots: Readonly<Record<string, string>>] {
  if (kind.trait !== undefined && Object.keys(kind).length === 1)
    return ['kind.not.trait', { traits: traitsPhrase(book, kind.trait) }];
  return ['kind.not', { kind: eitherKind(book, kind, fallback, many, scope) }];
}
function placed(book: Book, noun: string, kind: Kind): string {
  let words = noun;
  if (kind.inFront) words = say(book, 'kind.inFront', { noun: words });
  if (kind.facing) words = say(book, 'kind.facing', { noun: words });
  if (kind.battling !== undefined)
    words = say(book, kind.battling === 'this' ? 'kind.battling' : 'kind.defending', { noun: words });
  return words;
}
const traitsPhrase = (book: Book, trait: string | readonly string[]): string =>
  joinedBy(
    book,
    'or',
    list(trait).map((one) => say(book, 'trait', { trait: book.traitOf(one) })),
  );
export const quoted = (book: Book, english: string): string => say(book, 'quote', { name: book.nameOf(english) });
/** The kinds that a list of several would have one of: "X or Y". */
export function eitherKind(book: Book, kind: Kind, fallback: Noun, many: boolean, scope: Scope): string {
  const { or, ...rest } = kind;
  if (or === undefined) return kindPhrase(book, kind, fallback, many, scope);
  return joinedBy(
    book,
    'or',
    or.map((one) => kindPhrase(book, { ...rest, ...one }, fallback, many, scope)),
  );
}

/** "a level 1 character"; a name has no article. */
export function onePhrase(book: Book, kind: Kind, fallback: Noun, scope: Scope): string {
  return oneSaid(book, eitherKind(book, kind, fallback, false, scope));
}
export function oneSaid(book: Book, card: string): string {
  if (!book.latin) return say(book, 'one', { card });
  if (card.startsWith(OTHER)) return say(book, 'one.other', { card: card.slice(OTHER.length) });
  if (card.startsWith('"')) return card;
  return say(book, /^[aeiou]/i.test(card) ? 'one.an' : 'one', { card });
}
const OTHER = 'other ';

type Where = 'stage' | 'pile' | 'looked' | 'markers';
export function whereOf(where: Select['where']): Where {
  if (where === 'looked' || where === 'markers') return where;
  return where === 'stage' || where === 'front' || where === 'back' || (SLOTS as readonly string[]).includes(where)
    ? 'stage'
    : 'pile';
}
export const isOnStage = (select: Select): boolean => whereOf(select.where) === 'stage';
export const nounIn = (select: Select): Noun => nounOf(select, isOnStage(select) ? 'character' : 'card');
/** Does it narrow more than where the cards lie? */
const isAny = ({ who: _, where: __, ...kind }: Select): boolean => Object.keys(kind).length === 0;
/** Markers whatever they are, of which the text says no more. */
export const isAnyMarker = (select: Select): boolean => select.where === 'markers' && isAny(select);
/** Cards of a selection in the singular or plural, with the row where they stand. */
export function cardsIn(book: Book, select: Select, many: boolean, scope: Scope): string {
  if (isAnyMarker(select)) return nounWord(book, 'marker', many);
  const noun = eitherKind(book, select, isOnStage(select) ? 'character' : 'card', many, scope);
  const { where } = select;
  if (whereOf(where) !== 'stage' || where === 'stage') return noun;
  return say(book, `row.${where as 'front'}`, { noun });
}
type Group = 'pick' | 'all' | 'the' | 'each';
/** "2 of your characters", "all cards in your waiting room", "each of your characters". */
export function group(book: Book, how: Group, select: Select, n: string, many: boolean, scope: Scope): string {
  const where = whereOf(select.where);
  // One of a group is said of the group: "1 of your characters".
  const isOfGroup = where === 'stage' && select.who !== 'any';
  const cards = cardsIn(book, select, isOfGroup || (how === 'each' ? false : many), scope);
  const slots = { n, cards, card: cards };
  if (where === 'markers') return say(book, isAnyMarker(select) ? `${how}.anyMarkers` : `${how}.markers`, slots);
  if (where === 'looked')
    return say(book, how !== 'pick' && isAny(select) ? `${how}.anyLooked` : `${how}.looked`, slots);
  const side = sideOf(scope, select.who);
  if (how === 'pick' && scope.doer !== undefined && side === 'you') {
    // Somebody else picks among what is yours.
    if (where === 'stage') return say(book, 'pick.stage.yours', slots);
    return say(book, 'pick.pile.yours', { ...slots, pile: say(book, `pile.${select.where as 'deck'}`) });
  }
  if (where === 'stage') return say(book, `${how}.stage.${side}`, slots);
  return say(book, `${how}.pile.${side}`, { ...slots, pile: say(book, `pile.${select.where as 'deck'}`) });
}
/** As a mention: how many of them, in the language's words. */
export const groupSaid = (book: Book, how: Group, select: Select, scope: Scope): Said =>
  saidOf(group(book, how, select, '', true, scope), how !== 'each');
