// The verbs of effects as a file writes them, one shape each, and the basic abilities, which effects may give.
import { byWord, either, type Format, fields, flag, lazily, list, word } from '../../../kernel/scenario/format.ts';
import { type Effect, MOVES, RESTRICTIONS, UNTIL, VALUES } from '../card-data.ts';
import { AMOUNT, bound, CONDITION, COST, KIND, SELECT, small, TARGET } from './select.ts';

export const EFFECTS: Format<readonly Effect[], readonly Effect[]> = lazily(() =>
  list(EFFECT, 'Steps, performed from first to last; each does what it can.', 40).meta({ id: 'lycee-effects' }),
);
export const CONDITIONS = list(CONDITION, 'All of these have to hold.', 20);

const cost = COST.describe('What it costs.');
export const BASIC = byWord('basic', [
  fields({ basic: word(['dash', 'aggressive', 'attacker', 'defender'], 'Its name.') }),
  fields({ basic: word([...MOVES, 'sideAttack', 'supporter'], 'Its name.'), cost }),
  fields({ basic: word(['taxTrash', 'taxWakeup'], 'Its name.'), cost }),
  fields({
    basic: word(['bonus', 'deckBonus', 'penalty'], 'Its name.'),
    effect: EFFECTS.describe('What must be carried out.'),
  }),
]).meta({ id: 'lycee-basic', description: 'A basic ability, by the word basic.' });

const amount = AMOUNT.describe('So many.');
const plain = small('So many.');
const upTo = flag('Or fewer, down to none, as the player likes.').exactOptional();
const who = word(['opponent', 'each'], 'The opponent does, or each player does, the user first.').exactOptional();
const as = bound('The cards are bound under this name, for later steps.');
const target = TARGET.describe('Which cards.');
const then = EFFECTS.describe('What is done.');
const card = KIND.describe('Of this kind.');
const until = word(UNTIL, 'When it ends; lasting: when the card leaves the field.');

export const EFFECT = byWord('do', [
  fields({
    do: word(['choose'], 'The player chooses cards.'),
    as,
    from: SELECT.describe('From these.'),
    amount: small('So many, or all there are if fewer; 1, unless told otherwise.').exactOptional(),
    upTo,
    by: word(['opponent'], 'The opponent chooses instead.').exactOptional(),
  }),
  fields({
    do: word(['move'], 'Moves cards to another zone.'),
    target,
    to: word(
      ['hand', 'dustBox', 'outOfGame', 'deckTop', 'deckBottom', 'deckShuffled'],
      'Where to, in the zones of their owner.',
    ),
  }),
  fields({ do: word(['draw'], 'Draws cards.'), amount, who }),
  fields({ do: word(['discard'], 'Puts cards from hand into the dust box.'), amount, who, card: card.exactOptional() }),
  fields({
    do: word(['mill'], 'Puts cards from the top of the deck into the dust box.'),
    amount,
    who,
    as: as.exactOptional(),
  }),
  fields({
    do: word(VALUES, 'Changes this value of characters.'),
    target,
    by: AMOUNT.describe('By so much; below 0 lowers it.'),
    until,
  }),
  fields({ do: word(['gain'], 'Gives characters a basic ability.'), target, basic: BASIC, until }),
  fields({
    do: word(['forbid'], 'Forbids characters something.'),
    target,
    what: word(RESTRICTIONS, 'What they cannot do, or what cannot be done to them.'),
    until,
  }),
  fields({ do: word(['act', 'ready', 'down'], 'Makes characters acted or ready, or downs them.'), target }),
  fields({
    do: word(['enter'], 'Puts characters onto empty own cells.'),
    target,
    state: word(['acted'], 'They enter acted.').exactOptional(),
    anyCell: flag('Whatever their field limits.').exactOptional(),
  }),
  fields({
    do: word(['relocate'], 'Moves characters to empty cells of their side.'),
    target,
    to: either('that is "adjacent", "any" or {"cell": NAME}', [
      word(['adjacent', 'any'], 'To a cell that shares an edge, or to any.'),
      fields({ cell: bound('To the cell that was named so.') }),
    ]),
  }),
  fields({ do: word(['exchange'], 'Two characters of one side change places.'), target, with: target }),
  fields({ do: word(['takeOver'], 'Characters of the opponent come to empty own cells.'), target }),
  fields({
    do: word(
      ['lookTop', 'revealTop'],
      'Looks at cards from the top of the own deck, or reveals them; they stay there.',
    ),
    amount: plain,
    as,
  }),
  fields({
    do: word(['putBack'], 'Puts cards that were looked at elsewhere.'),
    bound: bound('Those bound under this name.'),
    to: word(['deckTop', 'deckBottom', 'dustBox'], 'Where to; in the deck in an order that the player picks.'),
    except: bound('But not those bound under this name.').exactOptional(),
  }),
  fields({ do: word(['search'], 'Looks for cards in the own deck.'), as, card, amount: plain }),
  fields({ do: word(['reveal'], 'Shows cards to everybody.'), target }),
  fields({ do: word(['shuffle'], 'Shuffles the own deck.') }),
  fields({
    do: word(['negate'], 'A declaration will do nothing.'),
    declaration: bound('The one that was named so.'),
  }),
  fields({ do: word(['may'], 'The player may do what follows.'), then }),
  fields({ do: word(['pay'], 'The player may pay; then what follows is done.'), cost, then }),
  fields({
    do: word(['if'], 'Does what follows if the conditions hold.'),
    if: CONDITIONS,
    then,
    else: EFFECTS.describe('What is done otherwise.').exactOptional(),
  }),
  fields({
    do: word(['forEach'], 'Does what follows once for each card bound under a name.'),
    bound: bound('The name.'),
    is: card.describe('Only for cards of this kind.').exactOptional(),
    then,
  }),
]).meta({ id: 'lycee-effect', description: 'One step of an effect, by the word do.' });
