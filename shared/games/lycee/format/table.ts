// What only tables of Lycee have when a scenario begins, as a file writes it; `LyceeState` is its type.
import { byName, fields, flag, list, orNull, text, whole, word } from '../../../kernel/scenario/format.ts';
import { SEAT_NAMES } from '../../../kernel/scenario/types.ts';
import { DECLARATIONS, DEFENCE_ROW, RESTRICTIONS, UNTIL } from '../card-data.ts';
import { BASIC } from './effect.ts';
import { COST } from './select.ts';

const card = text('The card: its name, Name#2, or its place.');
const cards = (about: string) => list(card, about).exactOptional();
const held = (about: string) => orNull(card, 'that is a card, or null for one that has gone', about);
const ability = text('Its place in the data of a card, such as basics.0 or abilities.1.');
const number = text('Name or number of the card that has it.');
const from = fields({ of: number, ability }).describe('The ability that gave it.').exactOptional();
const until = word(UNTIL, 'When it ends; lasting: when the card leaves the field.');

const FIGHT = fields({
  attacker: held('The attacker; null if it is no longer there.'),
  cell: text(`The attacked cell of the other player: ${DEFENCE_ROW.join(', ')}.`, 40),
  defender: held('The defender, if there is one; null if it is no longer there.').exactOptional(),
});

const reserved = list(
  held('A card; null for one that has gone; * for a hand card that the file does not name.'),
  'Which cards.',
);
const RESERVES = fields({
  cost: COST,
  points: reserved.describe('Hand cards that pay its points.').exactOptional(),
  picks: list(reserved, 'For each part of the special cost the cards that it takes.').exactOptional(),
});
const WAITING = fields({
  seat: word(SEAT_NAMES, 'Who has declared it.'),
  kind: text(`What is declared: ${DECLARATIONS.join(', ')}.`, 40),
  card: held('The declared card in a chain zone, or the character that acts; null if it has gone.'),
  no: text('Name or number of a card that has gone.').exactOptional(),
  ability: ability.exactOptional(),
  of: number.describe('Name or number of another card that gives the ability.').exactOptional(),
  targets: byName(list(held('A target.'), 'Targets.'), 'What was named, by the names of the text.').exactOptional(),
  cells: byName(
    text('A cell with its side, such as A.AC.', 40),
    'Cells that were named; "from" is where a character stood that attacks or uses an ability.',
  ).exactOptional(),
  declarations: byName(
    whole('Its place in the chain, from 1.', 1, 100),
    'Declarations that were named.',
  ).exactOptional(),
  reserves: RESERVES.describe(
    'What pays for it when it resolves, with the option "pay": "resolution".',
  ).exactOptional(),
  negated: flag('It will come to nothing.').exactOptional(),
});

export const LYCEE_TABLE = {
  entered: cards('Characters that have entered in this turn.'),
  fresh: cards('Characters that have entered before it, since the turn of their player last began.'),
  foreign: cards('Cards on the field that belong to the other player.'),
  used: list(
    fields({ card, ability, of: number.describe('Name or number of another card that gives it.').exactOptional() }),
    'What may be used once a turn, and has been.',
  ).exactOptional(),
  gained: list(fields({ card, basic: BASIC, until, from }), 'Basic abilities that effects have given.').exactOptional(),
  forbidden: list(
    fields({ card, what: word(RESTRICTIONS, 'What is forbidden.'), until, from }),
    'What effects have forbidden.',
  ).exactOptional(),
  passed: flag('The turn player has passed in the main phase or the support step.').exactOptional(),
  chain: list(WAITING, 'Declarations that wait, the first declared first.').exactOptional(),
  battle: FIGHT.describe('The battle under way.').exactOptional(),
};
