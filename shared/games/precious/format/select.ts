// How a file of Precious Memories selects cards, names numbers and says what something costs: the grammar that texts share.
import { byWord, either, fields, flag, list, text, whole, word, yesOrNo } from '../../../kernel/scenario/format.ts';
import { AREAS, COLORS, KEYWORDS, STATES, TYPES, VALUES } from '../card-data.ts';

export const small = (about: string) => whole(about, 0, 200);
/** Of cards: none is no number of them. */
export const some = (about: string) => whole(about, 1, 200);
export const change = (about: string) => whole(about, -1000, 1000);
export const bound = (about: string) => text(about, 40);

export const RANGE = fields({
  atLeast: change('At least so much.').exactOptional(),
  atMost: change('At most so much.').exactOptional(),
}).meta({ id: 'precious-range', description: 'A range; an end that is not named is open.' });

const parts = {
  type: word(TYPES, 'Cards of this type.').exactOptional(),
  color: word(COLORS, 'Cards of this colour.').exactOptional(),
  work: text('Cards of this work.', 60).exactOptional(),
  name: text('Cards of exactly this name.').exactOptional(),
  traits: list(text('A trait.', 60), 'Cards with all of these traits.', 10).exactOptional(),
  cost: RANGE.describe('Cards of such a printed use cost.').exactOptional(),
  source: RANGE.describe('Cards of such a source.').exactOptional(),
  ap: RANGE.describe('Characters of such an AP.').exactOptional(),
  dp: RANGE.describe('Characters of such a DP.').exactOptional(),
  state: word(STATES, 'Cards that lie so.').exactOptional(),
  keyword: word(KEYWORDS, 'Cards that have this keyword.').exactOptional(),
  other: flag('Not the card whose text this is.').exactOptional(),
  supported: yesOrNo('Characters that have a support card on them, or none.').exactOptional(),
  participates: word(
    ['any', 'approacher', 'interferer', 'opponent'],
    'In the approach under way, in any part or in this one; opponent: against the card whose text this is.',
  ).exactOptional(),
};
export const KIND = fields(parts).meta({ id: 'precious-kind', description: 'A kind of cards: every field narrows.' });
export const WHO = word(['you', 'opponent', 'any'], 'you: whose text it is; opponent: the other; any: both.');
export const SELECT = fields({
  who: WHO.describe('Whose cards.'),
  where: word(
    ['field', ...AREAS, 'set', 'hand', 'trash', 'pointArea', 'deck', 'looked'],
    'Where they are; field: characters of both areas; set: support cards on characters; looked: those being looked at.',
  ),
  ...parts,
}).meta({ id: 'precious-select', description: 'Cards of a kind in a place: every field narrows.' });

export const TARGET = either('a target is "this", "bearer", "approachOpponent", {"bound": NAME} or {"all": SELECT}', [
  word(
    ['this', 'bearer', 'approachOpponent'],
    'The card whose text this is, the character that it is set on, or the one that is in an approach with it.',
  ),
  fields({ bound: bound('The cards bound under this name by an earlier step, or named as a target.') }),
  fields({ all: SELECT.describe('All of these.') }),
]).meta({ id: 'precious-target', description: 'Which cards a step concerns.' });

const amount = (plain: typeof change | typeof some) =>
  either(
    'an amount is a number, {"count": SELECT, "times": n}, {"bound": NAME, "times": n} or {"of": TARGET, "value": VALUE}',
    [
      plain('So much.'),
      fields({ count: SELECT.describe('How many of these there are'), times: plain('times so much each.') }),
      fields({ bound: bound('How many cards are bound under this name'), times: plain('times so much each.') }),
      fields({
        of: TARGET.describe('Of this card'),
        value: word([...VALUES, 'cost', 'source'], 'this value, as it is when the step is done.'),
      }),
    ],
  );
export const AMOUNT = amount(change).meta({
  id: 'precious-amount',
  description: 'A number, so much for each card, or a value of a card.',
});
export const CARDS = amount(some).meta({
  id: 'precious-cards',
  description: 'A number of cards, 1 or more: plainly, so many for each card, or as many as a value of a card.',
});

export const WHOM = either('that is "this" or a selection of cards such as {"who": "you", "where": "field"}', [
  word(['this'], 'The card whose text this is; of a support card the character that it is set on.'),
  SELECT,
]);

export const CONDITION = either('a condition has one of count, turn, thisIn, thisIs, bound, points', [
  fields({
    count: SELECT.describe('How many of these there are.'),
    atLeast: small('At least so many.').exactOptional(),
    atMost: small('At most so many.').exactOptional(),
  }),
  fields({ turn: word(['you', 'opponent'], 'Whose turn it is.') }),
  fields({ thisIn: word(AREAS, 'The card whose text this is, is there.') }),
  fields({ thisIs: KIND.describe('The card whose text this is, is of this kind.') }),
  fields({
    bound: bound('Cards bound under this name by an earlier step'),
    is: KIND.describe('that are of this kind.').exactOptional(),
    atLeast: small('At least so many.'),
  }),
  fields({ points: word(['fewer', 'more'], 'The player has fewer points than the opponent, or more.') }),
]).meta({ id: 'precious-condition', description: 'It has one of count, turn, thisIn, thisIs, bound, points.' });
export const CONDITIONS = list(CONDITION, 'All of these have to hold.', 20);

export const COST = fields({
  n: small('So many points of cards that pay.').exactOptional(),
  color: word(COLORS, 'One card of the payment is of this colour.').exactOptional(),
  rest: flag('(T): the card itself becomes resting.').exactOptional(),
}).meta({ id: 'precious-cost', description: 'What a text costs; {} is the printed (0).' });

export const KEYWORD = byWord('keyword', [
  fields({ keyword: word(['active', 'break', 'forcedApproach'], 'Its name.') }),
  fields({
    keyword: word(['natural'], 'Natural X.'),
    x: small('Whose use cost is no more than this cannot interfere.'),
  }),
]).meta({ id: 'precious-keyword', description: 'A keyword, by the word keyword.' });
