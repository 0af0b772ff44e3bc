// The texts of a card as a file writes them: when they are used or wake, what they cost, what they give.
import { byWord, either, fields, flag, list, whole, word } from '../../../kernel/scenario/format.ts';
import { DECLARATIONS, RESTRICTIONS, TIMINGS, VALUES } from '../card-data.ts';
import { EFFECTS } from './effect.ts';
import { AMOUNT, bound, CONDITIONS, COST, change, KEYWORD, KIND, SELECT, some, WHO, WHOM } from './select.ts';

const who = WHOM.describe('Whom it happens to.');
export const TRIGGER = byWord('on', [
  fields({ on: word(['enters'], 'Comes onto the field from elsewhere.'), who }),
  fields({ on: word(['exits'], 'Exits, in a judgement or by an effect.'), who }),
  fields({ on: word(['leaves'], 'Leaves the field.'), who }),
  fields({ on: word(['approaches', 'interferes'], 'Approaches, or interferes with an approach.'), who }),
  fields({ on: word(['givesPoints'], 'Its approach gives points.'), who }),
  fields({ on: word(['receivesPoints'], 'Points come into a point area.'), seat: WHO.describe('Whose.') }),
  fields({ on: word(['supported'], 'A support card is set on it.'), who }),
  fields({
    on: word(['played'], 'An event or a support card has resolved, or a text has.'),
    by: WHO.describe('Who played it.'),
    card: KIND.describe('Of this kind.').exactOptional(),
  }),
  fields({
    on: word(['turnBegins', 'turnEnds'], 'A turn begins, or its end does.'),
    turn: WHO.describe('Whose turn.'),
  }),
]).meta({ id: 'precious-trigger', description: 'What wakes a text, by the word on.' });

export const GIFT = byWord('what', [
  fields({ what: word(VALUES, 'This value.'), by: AMOUNT.describe('By so much; below 0 lowers it.') }),
  fields({ what: word(['cost'], 'The use cost of cards in hand.'), by: change('By so much; below 0 lowers it.') }),
  fields({
    what: word(['points', 'approaches'], 'How many points its approach gives, or how often it may approach in a turn.'),
    by: change('So many more.'),
  }),
  fields({ what: word(['keyword'], 'A keyword.'), keyword: KEYWORD }),
  fields({
    what: word(['cannot'], 'Something is forbidden.'),
    do: word(RESTRICTIONS, 'What it cannot do, or what cannot be done to it.'),
  }),
]).meta({ id: 'precious-gift', description: 'What a text gives for as long as it holds, by the word what.' });

export const NAMING = fields({
  as: bound('The name by which steps of the effect speak of it.'),
  from: SELECT.describe('One of these cards.'),
  amount: some('So many; 1, unless told otherwise.').exactOptional(),
  upTo: flag('Or fewer, down to none, as the player likes.').exactOptional(),
}).meta({ id: 'precious-naming', description: 'A target that is named with the declaration.' });

const effect = EFFECTS.describe('What it does, step by step.');
const used = {
  timing: list(word(TIMINGS, 'A tag.'), 'The tags of its timing, such as ["main", "own"].', 6),
  against: fields({
    of: list(word(DECLARATIONS, 'A kind.'), 'Declarations of these kinds.', 10).exactOptional(),
    by: WHO.describe('Who has declared it.').exactOptional(),
    card: KIND.describe('The declared card, or the one whose text is used.').exactOptional(),
  })
    .describe('What it interrupts.')
    .exactOptional(),
  targets: list(NAMING, 'What is named with the declaration.', 10).exactOptional(),
  effect,
};

export const TEXT = byWord('kind', [
  fields({
    kind: word(['use'], 'A text that is used, once a turn.'),
    cost: COST,
    useCondition: CONDITIONS.describe('All of these have to hold for it to be used.').exactOptional(),
    ...used,
  }),
  fields({ kind: word(['event'], 'What an event does.'), ...used }),
  fields({
    kind: word(['static'], 'Holds for as long as its card is on the field, or on a character there.'),
    if: CONDITIONS.describe('It holds while all of these hold.').exactOptional(),
    to: either('that is "this", "bearer" or a selection of cards such as {"who": "you", "where": "field"}', [
      word(['this', 'bearer'], 'The card whose text this is, or the character that it is set on.'),
      SELECT,
    ]).describe('Whom it concerns.'),
    gives: list(GIFT, 'What it gives.', 20),
  }),
  fields({
    kind: word(['trigger'], 'Wakes by itself when something happens.'),
    when: TRIGGER.describe('What wakes it.'),
    if: CONDITIONS.describe('All of these have to hold when it resolves.').exactOptional(),
    effect,
  }),
  fields({
    kind: word(['source'], 'Its source counts as more when it pays for a card of a kind.'),
    by: whole('So much more.', 0, 200),
    for: KIND.describe('For such a card.'),
  }),
]).meta({ id: 'precious-text', description: 'One text, by the word kind.' });

export const TEXTS = list(TEXT, 'Its texts, in the order in which it has them.', 20);
