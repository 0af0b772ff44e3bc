// The abilities of a card as a file writes them: when they are used or wake, what they cost, what they give.
import { byWord, either, fields, flag, list, whole, word } from '../../../kernel/scenario/format.ts';
import { ATTRIBUTES, DECLARATIONS, PILES, RESTRICTIONS, VALUES } from '../card-data.ts';
import { BASIC, CONDITIONS, EFFECTS } from './effect.ts';
import { AMOUNT, bound, COST, SELECT, small, WHO, WHOM } from './select.ts';

const who = WHOM.describe('Whom it happens to.');
export const TRIGGER = byWord('on', [
  fields({ on: word(['enters'], 'Comes onto the field from elsewhere.'), who }),
  fields({ on: word(['downed'], 'Is downed.'), who }),
  fields({ on: word(['leaves'], 'Leaves the field.'), who, to: word(PILES, 'To this zone.').exactOptional() }),
  fields({ on: word(['attacks'], 'Its attack has resolved, and a battle begins.'), who }),
  fields({ on: word(['defends'], 'Becomes a defender.'), who }),
  fields({ on: word(['supports'], 'Its support has resolved.'), who }),
  fields({ on: word(['equipped'], 'An item is put under it.'), who }),
  fields({ on: word(['eventUsed'], 'An event resolves.'), by: WHO.describe('Who used it.') }),
  fields({
    on: word(['turnBegins', 'turnEnds'], 'A turn begins, or its end phase does.'),
    turn: WHO.describe('Whose turn.'),
  }),
]).meta({ id: 'lycee-trigger', description: 'What wakes an ability, by the word on.' });

export const GIFT = byWord('what', [
  fields({ what: word(VALUES, 'This value.'), by: AMOUNT.describe('By so much; below 0 lowers it.') }),
  fields({ what: word(['basic'], 'A basic ability.'), basic: BASIC }),
  fields({
    what: word(['cannot'], 'Something is forbidden.'),
    do: word(RESTRICTIONS, 'What it cannot do, or what cannot be done to it.'),
  }),
]).meta({ id: 'lycee-gift', description: 'What an ability gives for as long as it holds, by the word what.' });

const as = bound('The name by which steps of the effect speak of it.');
export const NAMING = either('a target has one of from, cell, declaration, and as', [
  fields({
    as,
    from: SELECT.describe('One of these cards.'),
    amount: small('So many; 1, unless told otherwise.').exactOptional(),
    upTo: flag('Or fewer, down to none, as the player likes.').exactOptional(),
  }),
  fields({
    as,
    cell: word(['ownEmpty', 'opponentEmpty'], 'An empty cell of this side.'),
  }),
  fields({
    as,
    declaration: fields({
      by: WHO.describe('Whose.'),
      of: list(word(DECLARATIONS, 'A kind.'), 'Of these kinds.', 10).exactOptional(),
    }).describe('A declaration that waits.'),
  }),
]).meta({ id: 'lycee-naming', description: 'A target that is named with the declaration.' });

const effect = EFFECTS.describe('What it does, step by step.');
const conditions = (about: string) => CONDITIONS.describe(about).exactOptional();
const when = fields({
  turn: word(['you', 'opponent'], 'In this turn only.').exactOptional(),
  in: word(
    ['battle', 'noBattle', 'response'],
    'During a battle only; only while there is none; only as a response.',
  ).exactOptional(),
})
  .describe('When it may be declared.')
  .exactOptional();
const targets = list(NAMING, 'What is named with the declaration.', 10).exactOptional();

export const ABILITY = byWord('kind', [
  fields({
    kind: word(['always'], 'Holds for as long as its card is on the field.'),
    if: conditions('It holds while all of these hold.'),
    to: either('that is "this", "bearer" or a selection of cards such as {"who": "you", "where": "field"}', [
      word(['this', 'bearer'], 'The card whose ability this is, or the character that it is on.'),
      SELECT,
    ]).describe('Whom it concerns.'),
    gives: list(GIFT, 'What it gives.', 20),
  }),
  fields({
    kind: word(['declared'], 'A special ability of a character that is declared.'),
    cost: COST.describe('What it costs; {} for nothing.'),
    limit: word(['oncePerTurn'], 'Once a turn.').exactOptional(),
    when,
    if: conditions('All of these have to hold for it to be declared.'),
    targets,
    effect,
  }),
  fields({
    kind: word(['auto'], 'Wakes by itself when something happens.'),
    when: TRIGGER.describe('What wakes it.'),
    if: conditions('All of these have to hold when it resolves.'),
    effect,
  }),
  fields({
    kind: word(['event'], 'The text of an event.'),
    when,
    if: conditions('All of these have to hold for it to be declared.'),
    targets,
    effect,
  }),
  fields({
    kind: word(['asCost'], 'An event that is declared as a cost: it pays points.'),
    amount: whole('So many points.', 0, 12),
    attribute: word(ATTRIBUTES, 'Of this attribute.'),
  }),
]).meta({ id: 'lycee-ability', description: 'One ability, by the word kind.' });

export const ABILITIES = list(ABILITY, 'Its abilities, in the order of its text.', 20);
export const BASIC_ABILITIES = list(BASIC, 'Its basic abilities, in the order of its text.', 20);
