// What only tables of Spellcard have when a scenario begins, as a file writes it; `SpellcardState` is its type.

import {
  byName,
  either,
  fields,
  flag,
  list,
  orNull,
  text,
  turnNumber,
  whole,
  word,
} from '../../../kernel/scenario/format.ts';
import { SEAT_NAMES } from '../../../kernel/scenario/types.ts';
import { DECLARATIONS, RESTRICTIONS, STATS } from '../card-data.ts';
import { DEEDS } from '../state.ts';

const card = text('The card: its name, Name#2, or its place.');
const held = (about: string) => orNull(card, 'that is a card, or null for one that has gone', about);
const seat = (about: string) => word(SEAT_NAMES, about);
const amount = (about: string) => whole(about, 0, 99).exactOptional();
const targets = byName(
  list(held('A card.'), 'Cards.'),
  'What was named, by the names of its data; whom it attacks as "attacked".',
).exactOptional();
const boost = amount('Power cards discarded for its attack; 0, unless told otherwise.');
const weaker = amount('How much weaker its attack has become; 0, unless told otherwise.');

const DONE = fields({
  card: card.describe('A character.'),
  deeds: list(word(DEEDS, 'What it has done.'), 'What it has done; nothing, unless told otherwise.', 5).exactOptional(),
  dodged: amount('Points dodged; 0, unless told otherwise.'),
});
const LASTING = fields({
  card: card.describe('The character that is changed.'),
  what: word([...STATS, 'poison', 'cannot'], 'The value that is changed; poison; or cannot, with "do".'),
  by: whole('By so much.', -200, 200).exactOptional(),
  do: word(RESTRICTIONS, 'What it cannot do.').exactOptional(),
  last: turnNumber('It ends in the end phase of this turn.'),
  from: seat('Who brought it.'),
  of: text('The card whose text brought it, by name or number.'),
  text: text('The place of that text in the data of the card, such as skill or effect.', 40),
});
const PREPARED = fields({
  seat: seat('Who has begun it.'),
  card: card.describe('The spell card, in a ritual zone.'),
  caster: held('Its caster; null if it is out of the battle.'),
  targets,
  boost,
  weaker,
  due: turnNumber('The turn in whose end phase it takes effect.'),
});
const WAITING = fields({
  seat: seat('Who has declared it.'),
  kind: word(DECLARATIONS, 'What is declared.'),
  card: held(
    'The declared card in a chain zone, or the character that attacks or uses its skill; null if it has gone.',
  ),
  no: text('Name or number of a card that has gone.').exactOptional(),
  user: held('The character that casts a spell card or uses an item; null if it has gone.').exactOptional(),
  targets,
  boost,
  exclusive: amount('Which exclusive effect of an item is wanted besides, from 0.'),
  negated: flag('It will come to nothing.').exactOptional(),
  weaker,
});
const DECK = either('a deck is the id of a starter deck, or {"name": NAME, "cards": {CARD: n}}', [
  text('The id of a starter deck.', 60),
  fields({
    name: text('Its name, by which it is chosen.', 100),
    cards: byName(whole('So many copies.', 1, 60), 'The cards of the deck by name or number, without characters.'),
  }),
]);
const roster = (whose: string) => list(DECK, `The decks that ${whose} brings.`, 20).exactOptional();

export const SPELLCARD_TABLE = {
  done: list(DONE, 'What characters have done in this turn.').exactOptional(),
  gearOn: list(
    fields({ card, on: card.describe('The character that it is on.') }),
    'For each piece of equipment in a zone "gear", the character that it is on.',
  ).exactOptional(),
  changes: list(LASTING, 'Changes that last for some turns.').exactOptional(),
  rituals: list(PREPARED, 'Spell cards in preparation.').exactOptional(),
  used: list(text('Name or number.'), 'Unique cards that were used.').exactOptional(),
  chain: list(WAITING, 'Declarations that wait, the first declared first.').exactOptional(),
  asked: seat('Who may answer the newest declaration now; nobody any more, unless told.').exactOptional(),
  refused: flag('The other player has just refused to answer it.').exactOptional(),
  rosters: fields({ A: roster('A'), B: roster('B') })
    .describe('The decks from which the players choose.')
    .exactOptional(),
};
