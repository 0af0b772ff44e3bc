// How a file of Lycee selects cards, names numbers and says what something costs: the grammar that abilities share.
import { byWord, either, fields, flag, list, text, whole, word, yesOrNo } from '../../../kernel/scenario/format.ts';
import { BASICS, CELLS, PIPS, STATES, TYPES, VALUES } from '../card-data.ts';

export const small = (about: string) => whole(about, 0, 200);
const change = (about: string) => whole(about, -1000, 1000);
export const bound = (about: string) => text(about, 40);

export const RANGE = fields({
  atLeast: change('At least so much.').exactOptional(),
  atMost: change('At most so much.').exactOptional(),
}).meta({ id: 'lycee-range', description: 'A range; an end that is not named is open.' });

const parts = {
  type: word(TYPES, 'Cards of this type.').exactOptional(),
  attribute: word(PIPS, 'Cards with this attribute; star: cards of no attribute.').exactOptional(),
  person: text('Characters that are this person.').exactOptional(),
  name: text('Cards of exactly this name.').exactOptional(),
  nameHas: text('Cards whose name holds this text.').exactOptional(),
  cost: RANGE.describe('Cards with so many pips in their printed cost.').exactOptional(),
  ex: RANGE.describe('Cards of such an EX.').exactOptional(),
  ap: RANGE.describe('Characters of such an AP.').exactOptional(),
  dp: RANGE.describe('Characters of such a DP.').exactOptional(),
  sp: RANGE.describe('Characters of such an SP.').exactOptional(),
  state: word(STATES, 'Characters that are so.').exactOptional(),
  basic: word(BASICS, 'Characters that have this basic ability.').exactOptional(),
  other: flag('Not the card whose ability this is.').exactOptional(),
  sameColumn: flag('In the column of the card whose ability this is, on either side.').exactOptional(),
  adjacent: flag('On a cell that shares an edge with the cell of the card whose ability this is.').exactOptional(),
  battling: word(
    ['any', 'attacker', 'defender', 'opponent'],
    'In the battle under way, in any part or in this one; opponent: against the card whose ability this is.',
  ).exactOptional(),
  equipped: yesOrNo('Characters that have an item, or none.').exactOptional(),
};
export const KIND = fields(parts).meta({ id: 'lycee-kind', description: 'A kind of cards: every field narrows.' });
export const WHO = word(['you', 'opponent', 'any'], 'you: whose ability it is; opponent: the other; any: both.');
export const SELECT = fields({
  who: WHO.describe('Whose cards.'),
  where: word(
    ['field', 'attackRow', 'defenceRow', 'items', 'areas', 'hand', 'dustBox', 'deck', 'looked'],
    'Where they are; field: characters; looked: those being looked at.',
  ),
  ...parts,
}).meta({ id: 'lycee-select', description: 'Cards of a kind in a place: every field narrows.' });

export const TARGET = either('a target is "this", "bearer", "battleOpponent", {"bound": NAME} or {"all": SELECT}', [
  word(
    ['this', 'bearer', 'battleOpponent'],
    'The card whose ability this is, the character that it is on, or the one in battle with it.',
  ),
  fields({ bound: bound('The cards bound under this name by an earlier step, or named as a target.') }),
  fields({ all: SELECT.describe('All of these.') }),
]).meta({ id: 'lycee-target', description: 'Which cards a step concerns.' });

export const AMOUNT = either(
  'an amount is a number, {"count": SELECT, "times": n}, {"bound": NAME, "times": n} or {"of": TARGET, "value": VALUE}',
  [
    change('So much.'),
    fields({ count: SELECT.describe('How many of these there are'), times: change('times so much each.') }),
    fields({ bound: bound('How many cards are bound under this name'), times: change('times so much each.') }),
    fields({
      of: TARGET.describe('Of this card'),
      value: word([...VALUES, 'ex'], 'this value, as it is when the step is done.'),
    }),
  ],
).meta({ id: 'lycee-amount', description: 'A number, so much for each card, or a value of a card.' });

export const WHOM = either('that is "this" or a selection of cards such as {"who": "you", "where": "field"}', [
  word(['this'], 'The card whose ability this is; of an item or an area the character that it is on.'),
  SELECT,
]);

export const CONDITION = either('a condition has one of count, turn, thisIn, thisIs, bound, battle', [
  fields({
    count: SELECT.describe('How many of these there are.'),
    atLeast: small('At least so many.').exactOptional(),
    atMost: small('At most so many.').exactOptional(),
  }),
  fields({ turn: word(['you', 'opponent'], 'Whose turn it is.') }),
  fields({ thisIn: word(['attackRow', 'defenceRow', ...CELLS], 'The card whose ability this is, is there.') }),
  fields({ thisIs: KIND.describe('The card whose ability this is, is of this kind.') }),
  fields({
    bound: bound('Cards bound under this name by an earlier step'),
    is: KIND.describe('that are of this kind.').exactOptional(),
    atLeast: small('At least so many.'),
  }),
  fields({
    battle: word(
      ['thisAttacks', 'thisDefends', 'unblocked'],
      'The card whose ability this is has that part in the battle under way; nobody defends in it.',
    ),
  }),
]).meta({ id: 'lycee-condition', description: 'It has one of count, turn, thisIn, thisIs, bound, battle.' });

const pip = (about: string) => whole(about, 0, 12).exactOptional();
const amount = small('So many.');
const ofKind = KIND.describe('Of this kind.').exactOptional();
const SPECIAL = byWord('pay', [
  fields({
    pay: word(
      ['trashThis', 'returnThis', 'trashItem'],
      'The character itself goes to the dust box or to hand, or its item to the dust box.',
    ),
  }),
  fields({
    pay: word(
      ['trashOther', 'actOther', 'returnOther'],
      'Other own characters go to the dust box, become acted, or go to hand.',
    ),
    amount,
    card: ofKind,
  }),
  fields({ pay: word(['discard'], 'Hand cards go to the dust box, whatever their EX.'), amount, card: ofKind }),
  fields({ pay: word(['mill'], 'Cards from the top of the own deck go to the dust box.'), amount }),
  fields({ pay: word(['removeFromDustBox'], 'Cards of the own dust box leave the game.'), amount, card: ofKind }),
]).meta({ id: 'lycee-special-cost', description: 'One part of a cost printed in blue, by the word pay.' });
export const COST = fields({
  pips: fields({
    snow: pip('Points of snow cards.'),
    moon: pip('Points of moon cards.'),
    flower: pip('Points of flower cards.'),
    cloud: pip('Points of cloud cards.'),
    sun: pip('Points of sun cards.'),
    star: pip('Points of any cards.'),
  })
    .describe('Points of hand cards that are discarded.')
    .exactOptional(),
  tap: flag('[T]: the character itself becomes acted.').exactOptional(),
  special: list(SPECIAL, 'Whatever else is paid, in this order.', 10).exactOptional(),
}).meta({ id: 'lycee-cost', description: 'What something costs; {} is nothing.' });
