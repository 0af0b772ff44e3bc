// How a file of Spellcard selects cards and names numbers: the grammar that effects share.
import { either, fields, flag, list, text, whole, word } from '../../../kernel/scenario/format.ts';
import { ENVIRONMENTS, ITEM_KINDS, SLOTS, STATS, TYPES } from '../card-data.ts';

export const small = (about: string) => whole(about, 0, 200);
/** Of cards: none is no number of them. */
export const some = (about: string) => whole(about, 1, 200);
export const change = (about: string) => whole(about, -200, 200);
export const bound = (about: string) => text(about, 40);
export const character = (about: string) =>
  text(`${about} By its number, which is its name where the file defines it without one.`, 100);

export const STANCE = word(['guard', 'busy'], 'How a character is hit: in guard, or while it is busy.');
export const RANGE = fields({
  atLeast: small('At least so much.').exactOptional(),
  atMost: small('At most so much.').exactOptional(),
}).meta({ id: 'spellcard-range', description: 'A range; an end that is not named is open.' });

const parts = {
  type: word(TYPES, 'Cards of this type.').exactOptional(),
  slot: word(SLOTS, 'Equipment of this kind.').exactOptional(),
  kind: word(ITEM_KINDS, 'Items of this kind.').exactOptional(),
  spellOf: word(
    ['user', 'line'],
    'Spell cards of the user, or of any own character that is still in the battle.',
  ).exactOptional(),
  name: text('Cards of exactly this name.').exactOptional(),
  character: character('This character.').exactOptional(),
  stance: STANCE.exactOptional(),
  hp: RANGE.describe('Characters with so many HP.').exactOptional(),
  spirit: RANGE.describe('Characters with so much spirit.').exactOptional(),
  wounded: flag('Characters with fewer HP than printed.').exactOptional(),
  other: flag('Not the user.').exactOptional(),
};
export const KIND = fields(parts).meta({ id: 'spellcard-kind', description: 'A kind of cards: every field narrows.' });
export const WHO = word(['you', 'foe', 'any'], 'you: whose card or skill it is; foe: the other player; any: both.');
export const SELECT = fields({
  who: WHO.describe('Whose cards.'),
  where: word(['line', 'gear', 'environment', 'ritual', 'discard', 'hand', 'deck'], 'Where they are.'),
  ...parts,
}).meta({ id: 'spellcard-select', description: 'Cards of a kind in a place: every field narrows.' });

export const TARGET = either('a target is "user", "answered", {"bound": NAME} or {"all": SELECT}', [
  word(['user', 'answered'], 'The character that uses it, or the one whose declaration it answers.'),
  fields({ bound: bound('The cards bound under this name by an earlier step, or named as targets.') }),
  fields({ all: SELECT.describe('All of these.') }),
]).meta({ id: 'spellcard-target', description: 'Which cards a step concerns.' });

const plus = change('And so much more.').exactOptional();
export const AMOUNT = either(
  'an amount is a number, {"stat": STAT, "of": TARGET}, {"count": SELECT, "times": n} or {"dealt": true, "times": n}',
  [
    change('So much.'),
    fields({
      stat: word(
        [...STATS, 'hp', 'spirit', 'missing'],
        'This value, as it is when the step is done; missing: what of the printed HP is lost.',
      ),
      of: TARGET.describe('Of these; of several it is the sum.'),
      times: change('So many times; 1, unless told otherwise.').exactOptional(),
      plus,
    }),
    fields({ count: SELECT.describe('How many of these there are'), times: change('times so much each.'), plus }),
    fields({ dealt: flag("The damage that this declaration's attack has dealt"), times: change('times so much.') }),
  ],
).meta({ id: 'spellcard-amount', description: 'A number, a value of cards, or so much for each card or damage.' });

export const CONDITION = either('a condition has one of count, turn, userIs, is, dealt, there', [
  fields({
    count: SELECT.describe('How many of these there are.'),
    atLeast: small('At least so many.').exactOptional(),
    atMost: small('At most so many.').exactOptional(),
  }),
  fields({ turn: word(['you', 'foe'], 'Whose turn it is.') }),
  fields({ userIs: KIND.describe('The character that uses it is of this kind.') }),
  fields({ is: KIND.describe('Of this kind are the cards'), bound: bound('bound under this name.') }),
  fields({ dealt: some('The attack of this declaration has dealt at least so much.') }),
  fields({ there: word(ENVIRONMENTS, 'There is such an environment.') }),
]).meta({ id: 'spellcard-condition', description: 'It has one of count, turn, userIs, is, dealt, there.' });
export const CONDITIONS = list(CONDITION, 'All of these have to hold.', 20);

export const NAMING = fields({
  as: bound('The name by which steps of the effect speak of it.'),
  from: SELECT.describe('One of these cards.'),
  amount: some('So many; 1, unless told otherwise.').exactOptional(),
  upTo: flag('Or fewer, down to none, as the player likes.').exactOptional(),
}).meta({ id: 'spellcard-naming', description: 'What is named as a target with the declaration.' });
