// The verbs of effects as a file writes them, one shape each.
import { byWord, type Format, fields, flag, lazily, list, word } from '../../../kernel/scenario/format.ts';
import { AREAS, DESTINATIONS, type Effect, RESTRICTIONS, UNTIL, VALUES } from '../card-data.ts';
import { AMOUNT, bound, CARDS, CONDITIONS, COST, KEYWORD, KIND, SELECT, some, TARGET } from './select.ts';

export const EFFECTS: Format<readonly Effect[], readonly Effect[]> = lazily(() =>
  list(EFFECT, 'Steps, performed from first to last; each does what it can.', 40).meta({ id: 'precious-effects' }),
);

const amount = CARDS.describe('So many.');
const plain = some('So many.');
const upTo = flag('Or fewer, down to none, as the player likes.').exactOptional();
const who = word(['opponent', 'each'], 'The opponent does, or each player does.').exactOptional();
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
    amount: some('So many, or all there are if fewer; 1, unless told otherwise.').exactOptional(),
    upTo,
    by: word(['opponent'], 'The opponent chooses instead.').exactOptional(),
  }),
  fields({
    do: word(['move'], 'Moves cards to another zone.'),
    target,
    to: word(DESTINATIONS, 'Where to, in the zones of their owner.'),
  }),
  fields({ do: word(['draw'], 'Draws cards.'), amount, who }),
  fields({ do: word(['discard'], 'Puts cards from hand into the trash.'), amount, who, card: card.exactOptional() }),
  fields({
    do: word(['mill'], 'Puts cards from the top of the deck into the trash.'),
    amount,
    who,
    as: as.exactOptional(),
  }),
  fields({
    do: word(['givePoints'], 'Puts cards from the top of the deck face up into the point area.'),
    amount,
    who: word(['you', 'opponent', 'each'], 'Who receives them.'),
  }),
  fields({ do: word(['turnUp', 'turnDown'], 'Turns points face up, so that they pay again, or face down.'), target }),
  fields({
    do: word(VALUES, 'Changes this value of characters.'),
    target,
    by: AMOUNT.describe('By so much; below 0 lowers it.'),
    until,
  }),
  fields({ do: word(['gain'], 'Gives characters a keyword.'), target, keyword: KEYWORD, until }),
  fields({
    do: word(['forbid'], 'Forbids characters something.'),
    target,
    what: word(RESTRICTIONS, 'What they cannot do, or what cannot be done to them.'),
    until,
  }),
  fields({ do: word(['approachAgain'], 'Characters may approach once more in this turn.'), target }),
  fields({ do: word(['rest', 'wake', 'exit'], 'Makes characters resting or active, or makes them exit.'), target }),
  fields({
    do: word(['enter'], 'Puts characters onto the own field.'),
    target,
    to: word(AREAS, 'Into this area; into one that the player picks, unless told otherwise.').exactOptional(),
    state: word(['resting'], 'They enter resting.').exactOptional(),
  }),
  fields({ do: word(['shift'], 'Characters change the area.'), target, to: word(AREAS, 'To this one.') }),
  fields({ do: word(['set'], 'Sets support cards on a character.'), target, on: TARGET.describe('On this one.') }),
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
    to: word(['deckTop', 'deckBottom', 'trash'], 'Where to; in the deck in an order that the player picks.'),
    except: bound('But not those bound under this name.').exactOptional(),
  }),
  fields({ do: word(['search'], 'Looks for cards in the own deck.'), as, card, amount: plain }),
  fields({ do: word(['reveal'], 'Shows cards to everybody.'), target }),
  fields({ do: word(['shuffle'], 'Shuffles the own deck.') }),
  fields({ do: word(['negate'], 'What it interrupts does nothing.') }),
  fields({ do: word(['may'], 'The player may do what follows.'), then }),
  fields({
    do: word(['pay'], 'The player may pay; then what follows is done.'),
    cost: COST.describe('What it costs.'),
    then,
  }),
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
]).meta({ id: 'precious-effect', description: 'One step of an effect, by the word do.' });
