// What only tables of Weiß Schwarz have in a scenario file; `WeissState` is its type.
import { byName, fields, list, text, whole, word } from '../../../kernel/scenario/format.ts';
import { SEAT_NAMES } from '../../../kernel/scenario/types.ts';
import { ATTACK_KINDS, SLOTS } from '../card-data.ts';
import { END_WORDS } from '../scenario-ends.ts';

const of = text('The card that has the text: its name or number.');
const path = (about: string) => text(`Where in its abilities ${about} stands, such as "1.effect.0".`);
const card = text('The card: its name, Name#2, or its place.');
const time = whole('A greater number is later; at the same what continues was earlier.', 1, 999);
const player = (about: string) => word(SEAT_NAMES, about);
export const WEISS_TABLE = {
  attack: fields({
    attacker: text('The attacking character: its name, Name#2, or its slot.'),
    kind: text(`The kind of the attack: ${ATTACK_KINDS.join(', ')}.`, 20),
  })
    .describe('An attack that has just been declared.')
    .exactOptional(),
  attacks: whole('How many attacks were made this turn already.', 0, 99).exactOptional(),
  shots: list(
    text('The character.'),
    'Characters whose SHOT icon waits for their damage to be canceled.',
    20,
  ).exactOptional(),
  refreshPoints: fields({
    A: whole('For A.', 0, 99).exactOptional(),
    B: whole('For B.', 0, 99).exactOptional(),
  })
    .describe('How many refresh penalties each player still has to pay.')
    .exactOptional(),
  given: list(
    fields({
      card: card.exactOptional(),
      player: player('The player; one of card and player.').exactOptional(),
      of,
      ability: path('the step "give"'),
      until: word(
        END_WORDS,
        'When it ends; of whom it is given to endOfOpponentsTurn is the next turn of the other player, endOfOwnTurn the own one.',
      ),
    }),
    'What effects have given to cards and players, beside changed values.',
  ).exactOptional(),
  uses: list(
    fields({ card, of, ability: path('the ability'), times: whole('So often.', 1, 99) }),
    'How often abilities that are limited per turn were used in this one.',
  ).exactOptional(),
  later: list(
    fields({
      player: player('Whose effect it is.'),
      card: text('The card whose effect it is, if it still is what it was.').exactOptional(),
      of,
      ability: path('the step "later"'),
      slot: word(SLOTS, 'The slot that the card had.').exactOptional(),
      bound: byName(list(card, 'These cards.'), 'What the effect has bound, by name.').exactOptional(),
      slots: byName(word(SLOTS, 'The slot that it had.'), 'The slots of bound cards, by card.').exactOptional(),
    }),
    'Parts of effects that wait for their moment.',
  ).exactOptional(),
  placed: list(
    card,
    'Cards that came where they are in this turn, as far as an ability asks for that.',
  ).exactOptional(),
  times: fields({
    modifiers: list(time, 'Of each of modifiers, in its order.').exactOptional(),
    given: list(time, 'Of each of given, in its order.').exactOptional(),
    came: byName(time, 'When cards that continue something came where they are; others came before all else.'),
  })
    .describe('What began first, where something that continues came after a change or a gift.')
    .exactOptional(),
};
