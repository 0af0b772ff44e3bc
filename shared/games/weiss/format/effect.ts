// The verbs of effects as a file writes them, one shape each.
import { byWord, type Format, fields, flag, lazily, list, word } from '../../../kernel/scenario/format.ts';
import { type Effect, PILES, STATES } from '../card-data.ts';
import { AMOUNT, bound, CONDITION, COST, KIND, SELECT, small, TARGET } from './select.ts';

export const EFFECTS: Format<readonly Effect[], readonly Effect[]> = lazily(() =>
  list(EFFECT, 'Steps, performed from first to last; each does what it can.', 40).meta({ id: 'weiss-effects' }),
);
export const CONDITIONS = list(CONDITION, 'All of these have to hold.', 20);
export const COSTS = list(COST, 'All of this is paid.', 20);

const amount = small('So many.');
const upTo = flag('Or fewer, down to none, as the player likes.').exactOptional();
const optional = flag('The player may leave it.').exactOptional();
const as = bound('The cards are bound under this name, for later steps.');
const target = TARGET.describe('Which cards.');
const then = EFFECTS.describe('What is done.');
/** Where an effect moves cards, always to zones of their owners. */
const notTargets = ['deck', 'resolution', 'level', 'climax'] as const;
type Direct = Exclude<(typeof PILES)[number], (typeof notTargets)[number]>;
const direct = PILES.filter((pile): pile is Direct => !(notTargets as readonly string[]).includes(pile));
const destination = word(
  [...direct, 'deckTop', 'deckBottom', 'deckShuffled'],
  'Where to, in the zones of their owner.',
);

export const EFFECT = byWord('do', [
  fields({
    do: word(['choose'], 'The player chooses cards.'),
    as,
    from: SELECT.describe('From these.'),
    amount: small('So many, or all there are if fewer; 1, unless told otherwise.').exactOptional(),
    upTo,
    by: word(['opponent'], 'The opponent chooses instead.').exactOptional(),
  }),
  fields({ do: word(['move'], 'Moves cards to another zone.'), target, to: destination }),
  fields({
    do: word(['place'], "Puts characters into slots of their owner's stage, chosen by the player of the effect."),
    target,
    state: word(STATES, 'How they stand there; stand, unless told otherwise.').exactOptional(),
    slot: word(
      ['same', 'any', 'emptyBack'],
      'same: the slot that the card of this ability has or had; any: any slot; emptyBack: an empty back slot.',
    ).exactOptional(),
  }),
  fields({ do: word(['draw'], 'Draws cards.'), amount, upTo }),
  fields({
    do: word(['discard'], 'Puts cards from hand into the waiting room.'),
    amount,
    who: word(['opponent'], 'The opponent does.').exactOptional(),
    card: KIND.describe('Of this kind.').exactOptional(),
  }),
  fields({
    do: word(['power', 'soul', 'level'], 'Changes this value.'),
    target,
    by: AMOUNT.describe('By so much; below 0 lowers it.'),
    until: word(['endOfTurn', 'endOfOpponentsTurn', 'endOfAttack'], 'When the change ends.'),
  }),
  fields({
    do: word(['turn'], 'Stands, rests or reverses characters.'),
    target,
    to: word(STATES, 'How they stand then.'),
  }),
  fields({
    do: word(['lookTop'], 'Looks at cards from the top of the own deck; they stay there until moved.'),
    amount,
    as,
    upTo,
  }),
  fields({ do: word(['revealTop'], 'Reveals cards from the top of the own deck.'), amount, as }),
  fields({
    do: word(['putBack'], 'Puts cards that were looked at elsewhere.'),
    bound: bound('Those bound under this name.'),
    to: word(['deckTop', 'deckBottom', 'waitingRoom'], 'Where to; on top in an order that the player picks.'),
    except: bound('But not those bound under this name.').exactOptional(),
  }),
  fields({
    do: word(['search'], 'Looks for cards in the own deck.'),
    as,
    card: KIND.describe('Of this kind.'),
    amount,
  }),
  fields({ do: word(['reveal'], 'Shows cards to everybody.'), target }),
  fields({ do: word(['shuffle'], 'Shuffles the own deck.') }),
  fields({
    do: word(['flip'], 'Turns up cards from the top of the deck, then puts them into the waiting room.'),
    amount,
    as,
  }),
  fields({
    do: word(['mill'], 'Puts cards from the top of the deck into the waiting room.'),
    amount,
    as: as.exactOptional(),
  }),
  fields({ do: word(['stockCharge'], 'Puts cards from the top of the deck into the stock.'), amount, optional }),
  fields({ do: word(['heal'], 'Puts cards from the top of the clock into the waiting room.'), amount, optional }),
  fields({
    do: word(['damage'], 'Deals damage; a climax among the revealed cards cancels it.'),
    amount: AMOUNT.describe('So much.'),
    to: word(['opponent', 'you'], 'To whom.'),
  }),
  fields({ do: word(['swap'], 'Moves a character to another slot, changing places with who is there.'), target }),
  fields({ do: word(['encore'], 'The card comes back to the slot where it was, resting.') }),
  fields({ do: word(['may'], 'The player may do what follows.'), then }),
  fields({ do: word(['pay'], 'The player may pay; then what follows is done.'), cost: COSTS, then }),
  fields({
    do: word(['if'], 'Does what follows if the conditions hold.'),
    if: CONDITIONS,
    then,
    else: EFFECTS.describe('What is done otherwise.').exactOptional(),
  }),
  fields({
    do: word(['forEach'], 'Does what follows once for each card bound under a name.'),
    bound: bound('The name.'),
    is: KIND.describe('Only for cards of this kind.').exactOptional(),
    then,
  }),
]).meta({ id: 'weiss-effect', description: 'One step of an effect, by the word do.' });
