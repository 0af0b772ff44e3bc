// How a file selects cards, names numbers and says whom an effect concerns: the grammar that abilities share.
import { byWord, either, fields, flag, list, text, whole, word } from '../../../kernel/scenario/format.ts';
import { COLORS, ICONS, PILES, SLOTS, STATES, TYPES } from '../card-data.ts';

export const small = (about: string) => whole(about, 0, 200);
const change = (about: string) => whole(about, -1_000_000, 1_000_000);
export const bound = (about: string) => text(about, 40);

export const RANGE = fields({
  atLeast: change('At least so much.').exactOptional(),
  atMost: change('At most so much.').exactOptional(),
}).meta({ id: 'weiss-range', description: 'A range; an end that is not named is open.' });

const parts = {
  type: word(TYPES, 'Cards of this type.').exactOptional(),
  trait: either('a trait is a text or a list of texts', [
    text('Cards with this trait.', 40),
    list(text('A trait.', 40), 'Cards with one of these traits.', 20),
  ])
    .describe('Cards with this trait, or with one of these.')
    .exactOptional(),
  name: text('Cards of exactly this name.').exactOptional(),
  nameHas: text('Cards whose name holds this text.').exactOptional(),
  color: word(COLORS, 'Cards of this color.').exactOptional(),
  level: either('a level is {"atLeast", "atMost"}, "upToYours" or "upToYoursPlusOne"', [
    RANGE,
    word(['upToYours', 'upToYoursPlusOne'], 'At most the level of the player, or one more.'),
  ])
    .describe('Cards of such a level.')
    .exactOptional(),
  cost: RANGE.describe('Cards of such a cost.').exactOptional(),
  power: RANGE.describe('Cards of such a power.').exactOptional(),
  icon: word(ICONS, 'Cards with this trigger icon.').exactOptional(),
  state: word(STATES, 'Cards that stand so.').exactOptional(),
  other: flag('Not the card whose ability this is.').exactOptional(),
  inFront: flag('In front of the card whose ability this is.').exactOptional(),
  facing: flag('Facing the card whose ability this is.').exactOptional(),
  battling: word(
    ['this', 'defender'],
    'this: in battle with the card whose ability this is. defender: the character that is being frontal attacked.',
  ).exactOptional(),
};
export const KIND = fields(parts).meta({ id: 'weiss-kind', description: 'A kind of cards: every field narrows.' });
export const WHO = word(['you', 'opponent', 'any'], 'you: whose ability it is; opponent: the other; any: both.');
export const SELECT = fields({
  who: WHO.describe('Whose cards.'),
  where: word([...PILES, 'stage', 'front', 'back', 'looked'], 'Where they are; looked: those being looked at.'),
  ...parts,
}).meta({ id: 'weiss-select', description: 'Cards of a kind in a place: every field narrows.' });

export const AMOUNT = either('an amount is a number, {"count": SELECT, "times": n} or {"bound": NAME, "times": n}', [
  change('So much.'),
  fields({ count: SELECT.describe('How many of these there are'), times: change('times so much each.') }),
  fields({ bound: bound('How many cards are bound under this name'), times: change('times so much each.') }),
]).meta({ id: 'weiss-amount', description: 'A number, or so much for each card of a kind or bound earlier.' });

export const TARGET = either('a target is "this", "battleOpponent", {"bound": NAME} or {"all": SELECT}', [
  word(['this', 'battleOpponent'], 'The card whose ability this is, or the one in battle with it.'),
  fields({ bound: bound('The cards bound under this name by an earlier step.') }),
  fields({ all: SELECT.describe('All of these.') }),
]).meta({ id: 'weiss-target', description: 'Which cards a step concerns.' });

export const WHOM = either('that is "this" or a selection of cards such as {"who": "you", "where": "stage"}', [
  word(['this'], 'The card whose ability this is.'),
  SELECT,
]);
const inPlace = word(['stage', 'front', 'back', 'frontCenter', ...SLOTS], 'The card whose ability this is, is there.');

export const CONDITION = either('a condition has one of count, turn, thisIn, bound, yourLevel', [
  fields({
    count: SELECT.describe('How many of these there are.'),
    atLeast: small('At least so many.').exactOptional(),
    atMost: small('At most so many.').exactOptional(),
  }),
  fields({ turn: word(['you', 'opponent'], 'Whose turn it is.') }),
  fields({ thisIn: inPlace }),
  fields({
    bound: bound('Cards bound under this name by an earlier step'),
    is: KIND.describe('that are of this kind.').exactOptional(),
    atLeast: small('At least so many.'),
  }),
  fields({ yourLevel: RANGE.describe('The level of the player whose ability it is.') }),
]).meta({ id: 'weiss-condition', description: 'It has one of count, turn, thisIn, bound, yourLevel.' });

export const COST = byWord('pay', [
  fields({ pay: word(['stock'], 'Cards from the top of the stock.'), amount: small('So many.') }),
  fields({
    pay: word(['discard'], 'Cards from hand to the waiting room.'),
    amount: small('So many.'),
    card: KIND.describe('Of this kind.').exactOptional(),
  }),
  fields({ pay: word(['restThis'], 'The card itself rests.') }),
  fields({
    pay: word(['restOthers'], 'Standing characters rest, never the card itself.'),
    amount: small('So many.'),
    card: KIND.describe('Of this kind.').exactOptional(),
  }),
  fields({ pay: word(['thisToWaitingRoom'], 'The card itself goes to the waiting room.') }),
  fields({
    pay: word(['deckTopToClock'], 'Cards from the top of the deck go to the clock.'),
    amount: small('So many.'),
  }),
]).meta({ id: 'weiss-cost', description: 'One part of a cost, by the word pay.' });
