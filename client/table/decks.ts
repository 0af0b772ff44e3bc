// What is said of a deck and of the line-up that it is played with, as pure functions. A print belongs to a card whose number is among its traits.
import { cardsOf, type Deck } from '../../shared/kernel/deck.ts';
import type { CardPrint, GameFront } from '../../shared/kernel/game.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { LiveTable } from './live-table.ts';

/** The cards that a print belongs to, by number. */
export const ownersOf = (game: GameFront, { traits }: Pick<CardPrint, 'traits'>): readonly string[] =>
  traits.filter((trait) => game.print(trait) !== undefined);

/** All cards to which others belong: those that make up line-ups, and lie in no deck. */
export const everyOwner = (game: GameFront): ReadonlySet<string> =>
  new Set(game.prints().flatMap((print) => ownersOf(game, print)));

/** The line-up of a seat as far as it lies open, by number. */
export function lineUpOf({ game, model }: Pick<LiveTable, 'game' | 'model'>, seat: Seat): readonly string[] {
  const owners = everyOwner(game);
  const { zones, cards } = model.value;
  const open = Object.values(zones[seat]).flatMap((held) => (typeof held === 'number' ? [] : held));
  return open.flatMap((handle) => {
    const no = handle === null ? undefined : cards[handle]?.no;
    return no !== undefined && owners.has(no) ? [no] : [];
  });
}

/** Ready decks all of whose owned cards belong to this line-up, and some to each of it. */
export function decksFor(game: GameFront, lineUp: readonly string[]): readonly Deck[] {
  const wanted = [...lineUp].sort().join();
  return game.starters.filter(({ cards }) => {
    const owners = Object.keys(cards).flatMap((no) => ownersOf(game, game.print(no) ?? { traits: [] }));
    return owners.length > 0 && [...new Set(owners)].sort().join() === wanted;
  });
}

export interface Sums {
  readonly total: number;
  /** Types in the order in which the game lists its cards. */
  readonly types: readonly { readonly type: string; readonly count: number }[];
  /** Of each card of the line-up, how many belong to it. */
  readonly owned: readonly { readonly no: string; readonly count: number }[];
}

export function sumsOf(game: GameFront, deck: Deck, lineUp: readonly string[]): Sums {
  const held = cardsOf(deck).flatMap((no) => game.print(no) ?? []);
  const types = [...new Set(game.prints().map(({ type }) => type))];
  const count = (test: (print: CardPrint) => boolean): number => held.filter(test).length;
  return {
    total: Object.values(deck.cards).reduce((sum, n) => sum + n, 0),
    types: types.map((type) => ({ type, count: count((print) => print.type === type) })).filter((sum) => sum.count > 0),
    owned: lineUp.map((no) => ({ no, count: count((print) => print.traits.includes(no)) })),
  };
}

export interface Held {
  readonly print: CardPrint;
  readonly count: number;
}
export interface DeckGroup {
  readonly type: string;
  /** The card that all of these belong to, by number. */
  readonly owner: string | undefined;
  readonly held: readonly Held[];
}

/** The cards of a deck as they are listed: by type and by whom they belong to, in the order of the game's cards; the lower level first. */
export function groupsOf(game: GameFront, deck: Deck): readonly DeckGroup[] {
  const level = ({ print }: Held): number => print.numbers['level'] ?? 9;
  const held = game.prints().flatMap((print): Held[] => {
    const count = deck.cards[print.no] ?? 0;
    return count === 0 ? [] : [{ print, count }];
  });
  const byType = Map.groupBy(held, ({ print }) => print.type);
  return [...byType].flatMap(([type, cards]) =>
    [...Map.groupBy(cards, ({ print }) => ownersOf(game, print)[0])].map(([owner, owned]) => ({
      ...{ type, owner },
      held: owned.sort((one, other) => level(one) - level(other)),
    })),
  );
}

/** The deck with some more or fewer of a card; what there is none of is not listed. */
export function changed(deck: Deck, no: string, by: number): Deck {
  const { [no]: held = 0, ...others } = deck.cards;
  const count = Math.max(0, held + by);
  return { ...deck, cards: count === 0 ? others : { ...deck.cards, [no]: count } };
}

export const sameCards = (one: Deck, other: Deck): boolean => cardsOf(one).join() === cardsOf(other).join();

export interface Filter {
  /** Only cards that the deck holds. */
  readonly held: boolean;
  readonly type: string;
  /** The number of a card of the line-up; empty for those of all of it and those that belong to nobody, `*` for all there are. */
  readonly owner: string;
  readonly text: string;
}
export const NO_FILTER: Filter = { held: false, type: '', owner: '', text: '' };

/** The cards that may be put into a deck, as far as the filter lets them be seen; those held are never hidden by whose they are. */
export function shelfOf(
  game: GameFront,
  deck: Deck,
  lineUp: readonly string[],
  filter: Filter,
  wordsIn: (print: CardPrint) => string,
): readonly CardPrint[] {
  const owners = everyOwner(game);
  const wanted = filter.text.trim().toLowerCase();
  return game.prints().filter((print) => {
    const count = deck.cards[print.no] ?? 0;
    if (owners.has(print.no) && count === 0) return false;
    if (filter.held && count === 0) return false;
    if (filter.type !== '' && print.type !== filter.type) return false;
    if (!isOf(ownersOf(game, print), lineUp, filter.owner) && !(filter.owner === '' && count > 0)) return false;
    return wanted === '' || wordsIn(print).toLowerCase().includes(wanted);
  });
}

function isOf(owners: readonly string[], lineUp: readonly string[], wanted: string): boolean {
  if (wanted === '*') return true;
  if (wanted !== '') return owners.includes(wanted);
  return owners.length === 0 || owners.some((no) => lineUp.includes(no));
}
