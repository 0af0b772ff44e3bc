// Who may know what in Spellcard, stated from the rules page (sections 2, 3.2) for the laws: independent of view.ts, which it is there to check.
import { cardsOf, type Deck } from '../../../kernel/deck.ts';
import { type Rng, roll, shuffle } from '../../../kernel/rng.ts';
import { SEATS, type Seat } from '../../../kernel/seat.ts';
import { type Secrets, type SeenBy, secretsByZone } from '../../../kernel/testing/secrets.ts';
import type { CardData, Zone } from '../card-data.ts';
import { CATALOGUE } from '../cards/catalogue.ts';
import { STARTERS } from '../cards/starters.ts';
import type { Table } from '../state.ts';

/** Nobody sees a deck or a line-up that is yet to be shown, not even their owner; a hand is its owner's; all else lies open. */
const byZone: Secrets<Table> = secretsByZone({
  lineup: 'nobody',
  deck: 'nobody',
  hand: 'owner',
  discard: 'everybody',
  line: 'everybody',
  out: 'everybody',
  gear: 'everybody',
  environment: 'everybody',
  ritual: 'everybody',
  chain: 'everybody',
} satisfies Record<Zone, SeenBy>);

const DECK = 60;
const COPIES = 4;
const ALL: readonly CardData[] = [...CATALOGUE.values()];
const OTHERS = ALL.filter(({ type }) => type === 'item' || type === 'equipment').map(({ no }) => no);
const POWER = ALL.find(({ type }) => type === 'power')?.no ?? '';

/** Some legal deck for these characters: spell cards of theirs and other cards by chance, and Power. */
function someDeckFor(trio: readonly string[], rng: Rng): Deck {
  const cards: Record<string, number> = {};
  for (const card of ALL)
    if (card.type === 'spell' && trio.includes(card.owner)) cards[card.no] = 1 + roll(rng, COPIES);
  const order = OTHERS.map((_, i) => i);
  shuffle(rng, order);
  const sizeOf = (): number => Object.values(cards).reduce((sum, n) => sum + n, 0);
  // Other cards are single, so that those of one name are never too many.
  for (const i of order.slice(0, roll(rng, 10))) if (sizeOf() < DECK) cards[OTHERS[i] ?? POWER] = 1;
  const free = DECK - sizeOf();
  return { name: 'Some', cards: free > 0 ? { ...cards, [POWER]: free } : cards };
}
const isSame = (a: Deck, b: Deck): boolean => cardsOf(a).join() === cardsOf(b).join();
const shownOf = (table: Table, seat: Seat): string[] =>
  table.zones[seat].line.map((card) => table.cards[card]?.no ?? '');

/** Decks that somebody could have brought: any before the characters are shown, then legal ones for these. */
function someRoster(table: Table, seat: Seat, rng: Rng): Deck[] {
  const trio = shownOf(table, seat);
  return Array.from({ length: 1 + roll(rng, 3) }, () =>
    trio.length > 0 ? someDeckFor(trio, rng) : (STARTERS[roll(rng, STARTERS.length)] as Deck),
  );
}

export const spellcardSecrets: Secrets<Table> = {
  ...byZone,
  adjust: (table, seat, rng) => {
    const deck = someDeckFor(shownOf(table, seat), rng);
    return table.rosters[seat].some((one) => isSame(one, deck)) ? undefined : deck;
  },
  exchangeMore: (twin, viewer, rng) => {
    if (twin.rosters.every((roster) => roster.length === 0)) return false;
    const others = SEATS.filter((seat) => seat !== viewer);
    const rosters = SEATS.map((seat) => (others.includes(seat) ? someRoster(twin, seat, rng) : twin.rosters[seat]));
    twin.rosters = [rosters[0] ?? [], rosters[1] ?? []];
    return true;
  },
};
