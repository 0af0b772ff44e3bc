// How a file selects cards, names numbers and says whom an effect concerns: the grammar that abilities share.
import { either, type Format, fields, flag, lazily, list, text, whole, word } from '../../../kernel/scenario/format.ts';
import {
  type Amount,
  type Condition,
  type Kind,
  LABELS,
  type Range,
  type Select,
  type Target,
  WORKPLACES,
} from '../ability-data.ts';
import { ATTACK_KINDS, COLORS, ICONS, PHASES, PILES, SLOTS, STATES, TYPES } from '../card-data.ts';

export const small = (about: string) => whole(about, 0, 200);
const change = (about: string) => whole(about, -1_000_000, 1_000_000);
export const bound = (about: string) => text(about, 40);

// What holds itself, by name.
export const AMOUNT: Format<Amount, Amount> = lazily(() => ANY_AMOUNT);
export const CONDITION: Format<Condition, Condition> = lazily(() => ANY_CONDITION);
const ANY_KIND: Format<Kind, Kind> = lazily(() => KIND);
const ANY_SELECT: Format<Select, Select> = lazily(() => SELECT);
const ANY_TARGET: Format<Target, Target> = lazily(() => TARGET);
const ends = {
  atLeast: AMOUNT.describe('At least so much.').exactOptional(),
  atMost: AMOUNT.describe('At most so much.').exactOptional(),
};
export const RANGE = fields(ends).meta({
  id: 'weiss-range',
  description: 'A range; an end that is not named is open.',
}) satisfies Format<Range>;

/** One of a list of words, or several of which one has to fit. */
const oneOrMore = <T extends string>(one: Format<T, T>, about: string) =>
  either('that is a text or a list of texts', [one, list(one, 'One of these.', 20)])
    .describe(about)
    .exactOptional();
const parts = {
  type: word(TYPES, 'Cards of this type.').exactOptional(),
  trait: oneOrMore(text('A trait.', 40), 'Cards with this trait, or with one of these.'),
  name: oneOrMore(text('A name.', 100), 'Cards of exactly this name, or of one of these.'),
  nameHas: oneOrMore(text('A part of a name.', 100), 'Cards whose name holds this text, or one of these.'),
  color: oneOrMore(word(COLORS, 'A color.'), 'Cards of this color, or of one of these.'),
  level: RANGE.describe('Cards of such a level.').exactOptional(),
  cost: RANGE.describe('Cards of such a cost.').exactOptional(),
  power: RANGE.describe('Cards of such a power.').exactOptional(),
  soul: RANGE.describe('Cards of such a soul.').exactOptional(),
  icon: oneOrMore(word(ICONS, 'A trigger icon.'), 'Cards with this trigger icon, or with one of these.'),
  state: word(STATES, 'Cards that stand so.').exactOptional(),
  label: word(LABELS, 'Cards that have an ability with this label.').exactOptional(),
  markers: RANGE.describe('Characters with so many markers.').exactOptional(),
  other: flag('Not the card whose ability this is.').exactOptional(),
  inFront: flag('In front of the card whose ability this is.').exactOptional(),
  facing: flag('Facing the card whose ability this is.').exactOptional(),
  battling: word(
    ['this', 'defender'],
    'this: in battle with the card whose ability this is. defender: the character that is being frontal attacked.',
  ).exactOptional(),
  sameName: bound('Cards of the name of a card bound under this name.').exactOptional(),
  sameColor: flag('Of a color of the card whose ability this is.').exactOptional(),
  not: ANY_KIND.describe('Cards that are not of this kind.').exactOptional(),
  or: list(ANY_KIND, 'Cards of one of these kinds.', 10).exactOptional(),
};
export const KIND = fields(parts).meta({
  id: 'weiss-kind',
  description: 'A kind of cards: every field narrows.',
}) satisfies Format<Kind>;
export const WHO = word(['you', 'opponent', 'any'], 'you: whose ability it is; opponent: the other; any: both.');
export const PLAYER = word(['you', 'opponent'], 'you: whose ability it is; opponent: the other.');
const ROWS = ['stage', 'front', 'back', ...SLOTS] as const;
export const SELECT = fields({
  who: WHO.describe('Whose cards.'),
  where: word(
    [...PILES, ...ROWS, 'looked', 'markers'],
    'Where they are; looked: those being looked at; markers: under the card whose ability this is.',
  ),
  ...parts,
}).meta({
  id: 'weiss-select',
  description: 'Cards of a kind in a place: every field narrows.',
}) satisfies Format<Select>;

export const TARGET = either('a target is "this", "battleOpponent", "bearer", {"bound": NAME} or {"all": SELECT}', [
  word(
    ['this', 'battleOpponent', 'bearer'],
    'The card whose ability this is, the one in battle with it, or the one that it lies under as a marker.',
  ),
  fields({ bound: bound('The cards bound under this name by an earlier step.') }),
  fields({ all: ANY_SELECT.describe('All of these.') }),
]).meta({ id: 'weiss-target', description: 'Which cards a step concerns.' }) satisfies Format<Target>;
export const WHOM = either('that is "this" or a selection of cards such as {"who": "you", "where": "stage"}', [
  word(['this'], 'The card whose ability this is.'),
  SELECT,
]);

const more = {
  times: change('So much for each; 1, unless told otherwise.').exactOptional(),
  plus: change('And so much more.').exactOptional(),
  atMost: change('But no more than this.').exactOptional(),
};
const COUNTED = either('what is counted has one of count, bound, level, sum', [
  fields({ count: ANY_SELECT.describe('How many of these there are.'), ...more }),
  fields({
    bound: bound('How many cards are bound under this name.'),
    is: ANY_KIND.describe('Only of this kind.').exactOptional(),
    ...more,
  }),
  fields({ level: PLAYER.describe('The level of this player.'), ...more }),
  fields({
    sum: word(['level', 'cost', 'power', 'soul', 'markers'], 'This value of cards, added up'),
    of: ANY_TARGET.describe('over these.'),
    ...more,
  }),
]);
const ANY_AMOUNT = either('an amount is a number, or has one of count, bound, level, sum', [
  change('So much.'),
  COUNTED,
]).meta({
  id: 'weiss-amount',
  description: 'A number, or something counted: so many times, and so much more.',
}) satisfies Format<Amount>;

const inPlace = word([...ROWS, ...WORKPLACES], 'The card whose ability this is, is there.');
const ANY_CONDITION = either(
  'a condition has one of count, amount, turn, phase, thisIn, target, bound, yourLevel, all, placedThisTurn, battle, not, or',
  [
    fields({ count: SELECT.describe('How many of these there are.'), ...ends }),
    fields({ amount: COUNTED.describe('What is counted.'), ...ends }),
    fields({ turn: PLAYER.describe('Whose turn it is.') }),
    fields({ phase: word(PHASES, 'Which phase it is.') }),
    fields({ thisIn: inPlace }),
    fields({ target: TARGET.describe('These cards, at least one,'), is: KIND.describe('are of this kind.') }),
    fields({
      bound: bound('Cards bound under this name by an earlier step'),
      is: KIND.describe('that are of this kind.').exactOptional(),
      ...ends,
    }),
    fields({ yourLevel: RANGE.describe('The level of the player whose ability it is.') }),
    fields({ all: SELECT.describe('There are some of these, and all'), are: KIND.describe('are of this kind.') }),
    fields({ placedThisTurn: flag('The card came onto the stage in this turn.') }),
    fields({ battle: word([...ATTACK_KINDS, 'any'], 'The card is in battle, in an attack of this kind.') }),
    fields({ not: CONDITION.describe('This does not hold.') }),
    fields({ or: list(CONDITION, 'One of these holds.', 10) }),
  ],
).meta({ id: 'weiss-condition', description: 'It has one of the fields that name it.' }) satisfies Format<Condition>;
