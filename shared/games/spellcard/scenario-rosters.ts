// The decks that each player brings when a scenario begins, in words; of a side that the file does not know, some that fit.

import { cardAt } from '../../kernel/card.ts';
import type { Deck } from '../../kernel/deck.ts';
import { fault, inside, noNamed } from '../../kernel/scenario/at.ts';
import { SEAT_NAMES } from '../../kernel/scenario/types.ts';
import { SEATS, type Seat } from '../../kernel/seat.ts';
import { CATALOGUE } from './cards/catalogue.ts';
import { STARTERS } from './cards/starters.ts';
import { CHARACTERS, DECK_SIZE } from './deck.ts';
import type { RosterDeck, SpellcardTable } from './scenario-state.ts';
import { type At, type BeginWord, SET_UP } from './scenario-words.ts';
import { sleeve } from './table.ts';

/** Rosters belong to the set-up until decks are chosen; by then the sleeves are empty. */
export function layRosters(at: At, { rosters }: SpellcardTable, word: BeginWord): void {
  const { table, read } = at;
  const isEarly = word !== 'setUp' && SET_UP.includes(word);
  if (!isEarly) {
    if (rosters !== undefined) fault(inside(at, 'rosters'), 'decks are chosen with "phase": chooseTrios, adjustDecks');
    if (SEATS.some((seat) => table.zones[seat].lineup.length > 0))
      fault(at, 'characters lie in the battle line by now');
    return;
  }
  const decks: [readonly Deck[], readonly Deck[]] = [[], []];
  for (const name of SEAT_NAMES) {
    const seat = read.seatOf(name);
    checkSleeves(inside(at, name), seat, word);
    for (const zone of ['lineup', 'deck'] as const) sleeve(table, seat, zone, []);
    const told = rosters?.[name];
    decks[seat] =
      told === undefined ? [standIn(at, seat)] : told.map((deck, i) => deckOf(inside(at, 'rosters', name, i), deck));
  }
  table.rosters = decks;
}
/** Nothing lies there but sleeves, and characters once they are shown (3.2). */
function checkSleeves(at: At, seat: Seat, word: BeginWord): void {
  const { lineup, deck, line, ...others } = at.table.zones[seat];
  const [sleeves, shown] = word === 'chooseTrios' ? [CHARACTERS, 0] : [0, CHARACTERS];
  if (lineup.length !== sleeves || line.length !== shown)
    fault(
      at,
      sleeves > 0
        ? `"lineup" is ${CHARACTERS}, and nothing in "line"`
        : `there are ${CHARACTERS} characters in "line", and nothing in "lineup"`,
    );
  if (deck.length !== DECK_SIZE) fault(at, `"deck" is ${DECK_SIZE}`);
  if (Object.values(others).some((zone) => zone.length > 0))
    fault(at, 'nothing else lies there before the decks are ready');
}

function deckOf(at: At, deck: RosterDeck): Deck {
  if (typeof deck === 'string') {
    const starter = STARTERS.find(({ id }) => id === deck);
    if (starter === undefined)
      fault(at, `no starter deck is called "${deck}"; there are ${STARTERS.map(({ id }) => id).join(', ')}`);
    return { name: starter.name, cards: starter.cards };
  }
  const { name, cards } = deck;
  return {
    name,
    cards: Object.fromEntries(Object.entries(cards).map(([text, n]) => [noNamed(inside(at, 'cards', text), text), n])),
  };
}

/** A legal deck for the characters that are shown, or for any three: nobody knows what the other side has brought. */
function standIn(at: At, seat: Seat): Deck {
  const { table } = at;
  const shown = table.zones[seat].line.map((card) => cardAt(table, card).no);
  const trio =
    shown.length > 0 ? shown : [...CATALOGUE.values()].filter(({ type }) => type === 'character').map(({ no }) => no);
  const cards: Record<string, number> = {};
  for (const no of trio.slice(0, CHARACTERS)) {
    let needed: number = table.options.spellsPerCharacter;
    for (const card of CATALOGUE.values()) {
      if (card.type !== 'spell' || card.owner !== no || needed === 0) continue;
      cards[card.no] = Math.min(needed, 4);
      needed -= cards[card.no] ?? 0;
    }
    if (needed > 0)
      fault(inside(at, 'rosters'), `the sets have too few spell cards of ${no} for a deck that is not told`);
  }
  const power = [...CATALOGUE.values()].find(({ type }) => type === 'power');
  const held = Object.values(cards).reduce((sum, n) => sum + n, 0);
  return { name: 'Unknown', cards: { ...cards, ...(power && { [power.no]: DECK_SIZE - held }) } };
}
