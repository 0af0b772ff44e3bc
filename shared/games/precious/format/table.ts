// What only tables of Precious Memories have when a scenario begins, as a file writes it; `PreciousState` is its type.
import { byName, fields, flag, list, orNull, text, whole, word } from '../../../kernel/scenario/format.ts';
import { SEAT_NAMES } from '../../../kernel/scenario/types.ts';
import { AREAS, DECLARATIONS, RESTRICTIONS, UNTIL } from '../card-data.ts';
import { KEYWORD } from './select.ts';

const card = text('The card: its name, Name#2, or its place.');
const cards = (about: string) => list(card, about).exactOptional();
const held = (about: string) => orNull(card, 'that is a card, or null for one that has gone', about);
const place = text('Its place in the data of its card, such as texts.0.', 40);
const from = fields({ of: text('Name or number of the card that has it.'), text: place });
const until = word(UNTIL, 'When it ends; lasting: when the card leaves the field.');
const seat = (about: string) => word(SEAT_NAMES, about);
const times = (about: string) => whole(about, 0, 99).exactOptional();

const MEETING = fields({
  approacher: held('The approacher; null if it is no longer there.'),
  interferer: held('The interferer, if there is one; null if it is no longer there.').exactOptional(),
});
const WAITING = fields({
  seat: seat('Who has declared it.'),
  kind: text(`What is declared: ${DECLARATIONS.join(', ')}.`, 40),
  card: held(
    'The declared card in a play zone, a Break card in a point area, or the card whose text is used; null if it has gone.',
  ),
  no: text('Name or number of a card that has gone.').exactOptional(),
  text: place.describe('Which text is used, by its place in the data of its card, such as texts.0.').exactOptional(),
  targets: byName(
    list(held('A card.'), 'Cards.'),
    'What was named, by the names of the text; also "bearer" of a support card and whom a sixth character has "replaced".',
  ).exactOptional(),
  area: word(AREAS, 'Where a character enters.').exactOptional(),
  asked: seat('Who may interrupt it now; nobody any more, unless told.').exactOptional(),
  refused: flag('The other player has just refused to interrupt it.').exactOptional(),
  negated: flag('It will come to nothing.').exactOptional(),
});

export const PRECIOUS_TABLE = {
  entered: cards('Characters that have entered in this turn.'),
  approached: list(
    fields({
      card,
      times: times('How often; 1, unless told otherwise.'),
      may: times('How often it may in all, without what a text gives; 1, unless told otherwise.'),
    }),
    'Characters that have approached in this turn.',
  ).exactOptional(),
  foreign: cards('Cards on the field that belong to the other player.'),
  setOn: list(
    fields({ card, on: card.describe('The character that it is set on.') }),
    'For each support card in a zone "set", the character that it is set on.',
  ).exactOptional(),
  used: list(fields({ card, text: place }), 'Texts that have been used in this turn.').exactOptional(),
  gained: list(
    fields({ card, keyword: KEYWORD, until, from: from.describe('The text that gave it.') }),
    'Keywords that effects have given.',
  ).exactOptional(),
  forbidden: list(
    fields({
      card,
      what: word(RESTRICTIONS, 'What is forbidden.'),
      until,
      from: from.describe('The text that forbade it.'),
    }),
    'What effects have forbidden.',
  ).exactOptional(),
  priority: seat('Who has priority in the main phase or the free timing, which has begun.').exactOptional(),
  passed: flag('The other player has just passed it.').exactOptional(),
  approach: MEETING.describe('The approach under way.').exactOptional(),
  chain: list(WAITING, 'Declarations that wait, the first declared first.').exactOptional(),
  pending: list(
    fields({
      seat: seat('Whose it is.'),
      card: held('The card whose text it is; null if it has gone.'),
      from: from.describe('The text.'),
      other: held('The other card of what has happened; null if it has gone.').exactOptional(),
    }),
    'Triggered texts that wait, in the order in which they have woken.',
  ).exactOptional(),
  breaks: list(
    fields({
      card,
      after: whole('It is played once so many declarations are left; 0, unless told otherwise.', 0, 99).exactOptional(),
    }),
    'Break cards that have just become points.',
  ).exactOptional(),
};
