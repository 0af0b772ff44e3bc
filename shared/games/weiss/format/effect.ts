// Costs, gifts and the verbs of effects as a file writes them, one shape each.
import {
  byWord,
  either,
  type Format,
  fields,
  flag,
  lazily,
  list,
  text,
  whole,
  word,
} from '../../../kernel/scenario/format.ts';
import { BANS, type Effect, type Gift, type Granted, PERMISSIONS, RESTRICTIONS } from '../ability-data.ts';
import { COLORS, ICONS, PHASES, PILES, SLOTS, STATES } from '../card-data.ts';
import { GRANTED } from './ability.ts';
import { AMOUNT, bound, CONDITION, KIND, PLAYER, SELECT, small, TARGET } from './select.ts';

export const EFFECTS: Format<readonly Effect[], readonly Effect[]> = lazily(() =>
  list(EFFECT, 'Steps, performed from first to last; each does what it can.', 40).meta({ id: 'weiss-effects' }),
);
export const CONDITIONS = list(CONDITION, 'All of these have to hold.', 20);

/** Where an effect moves cards, always to zones of their owners. */
const notTargets = ['deck', 'resolution'] as const;
type Direct = Exclude<(typeof PILES)[number], (typeof notTargets)[number]>;
const direct = PILES.filter((pile): pile is Direct => !(notTargets as readonly string[]).includes(pile));
const destination = word(
  [...direct, 'deckTop', 'deckBottom', 'deckShuffled', 'clockBottom', 'stockBottom', 'markers', 'markersDown'],
  'Where to, in the zones of their owner; markers: under the card whose ability this is, face up or down.',
);

const from = word(
  ['hand', 'clock', 'climax', 'waitingRoom', 'memory', 'stage', 'front', 'back', ...SLOTS, 'markers'],
  'From there.',
);
export const COST = byWord('pay', [
  fields({ pay: word(['stock'], 'Cards from the top of the stock.'), amount: small('So many.') }),
  fields({
    pay: word(['discard'], 'Cards from hand to the waiting room.'),
    amount: small('So many.'),
    card: KIND.describe('Of this kind.').exactOptional(),
  }),
  fields({
    pay: word(['reveal'], 'Cards in hand are shown.'),
    amount: small('So many.'),
    card: KIND.describe('Of this kind.').exactOptional(),
  }),
  fields({ pay: word(['restThis'], 'The card itself rests.') }),
  fields({
    pay: word(['restOthers'], 'Standing characters rest, never the card itself.'),
    amount: small('So many.'),
    card: KIND.describe('Of this kind.').exactOptional(),
  }),
  fields({ pay: word(['this'], 'The card itself goes somewhere.'), to: destination }),
  fields({
    pay: word(['move'], 'Own cards go somewhere, never the card itself.'),
    amount: small('So many.'),
    from,
    card: KIND.describe('Of this kind.').exactOptional(),
    to: destination,
  }),
  fields({ pay: word(['deckTopToClock'], 'Cards from the top of the deck to the clock.'), amount: small('So many.') }),
]).meta({ id: 'weiss-cost', description: 'What is paid, by the word pay.' });
export const COSTS = list(COST, 'All of this is paid.', 20);

const ANY_GRANTED: Format<Granted, Granted> = lazily(() => GRANTED);
const integer = (about: string) => whole(about, -1_000_000, 1_000_000);
export const GIFT: Format<Gift, Gift> = lazily(() =>
  byWord('what', [
    fields({
      what: word(['power', 'soul', 'level', 'cost'], 'This value; cost concerns cards in hand.'),
      by: AMOUNT.describe('By so much; below 0 lowers it.'),
    }),
    fields({ what: word(['cannot'], 'Something is forbidden.'), do: word([...RESTRICTIONS, ...BANS], 'What.') }),
    fields({
      what: word(['ability'], 'A further ability.'),
      ability: ANY_GRANTED.describe('Which.'),
    }),
    fields({ what: word(['trait', 'name'], 'A further trait or name.'), is: text('Which.', 100) }),
    fields({ what: word(['color'], 'A further color.'), is: word(COLORS, 'Which.') }),
    fields({ what: word(['icon'], 'A further trigger icon.'), is: word(ICONS, 'Which.') }),
    fields({ what: word(['loses'], 'It loses all of this.'), all: word(['abilities', 'traits'], 'Of what.') }),
    fields({ what: word(['may'], 'Something is allowed.'), do: word(PERMISSIONS, 'What.') }),
    fields({ what: word(['takesAttacks'], 'Great Performance: attackers make a frontal attack on it instead.') }),
    fields({
      what: word(['goes'], 'It goes elsewhere from the stage'),
      to: word(['memory', 'stock', 'clock', 'hand'], 'namely there'),
      instead: word(PILES, 'instead of there.'),
    }),
    fields({
      what: word(['damage'], 'Damage that the player receives is changed.'),
      by: integer('By so much; below 0 lowers it.'),
      atMost: integer('Only damage of at most so much.').exactOptional(),
    }),
    fields({ what: word(['handLimit', 'triggerChecks'], 'This number is changed.'), by: integer('By so much.') }),
  ]).meta({ id: 'weiss-gift', description: 'What a card or a player has, by the word what.' }),
);

const amount = AMOUNT.describe('So many.');
const upTo = flag('Or fewer, down to none, as the player likes.').exactOptional();
const optional = flag('The player may leave it.').exactOptional();
const as = bound('The cards are bound under this name, for later steps.');
const target = TARGET.describe('Which cards.');
const then = EFFECTS.describe('What is done.');
const of = word(['opponent'], "Of the opponent's pile.").exactOptional();
const until = word(['endOfTurn', 'endOfOpponentsTurn', 'endOfAttack'], 'When it ends.');
export const EFFECT = byWord('do', [
  fields({
    do: word(['choose'], 'The player chooses cards.'),
    as,
    from: either('that is a selection of cards, or {"bound": NAME}', [
      SELECT,
      fields({
        bound: bound('Of the cards bound under this name'),
        is: KIND.describe('those of this kind.').exactOptional(),
      }),
    ]).describe('From these.'),
    amount: AMOUNT.describe('So many, or all there are if fewer; 1, unless told otherwise.').exactOptional(),
    upTo,
    differing: flag('No two of the same name.').exactOptional(),
  }),
  fields({ do: word(['move'], 'Moves cards to another zone.'), target, to: destination }),
  fields({
    do: word(['place'], "Puts characters into slots of their owner's stage, chosen by the player of the effect."),
    target,
    state: word(STATES, 'How they stand there; stand, unless told otherwise.').exactOptional(),
    slot: word(
      ['same', 'its', 'any', 'empty', 'emptyFront', 'emptyBack', 'front', 'back'],
      'same: the slot that the card of this ability has or had; its: the one that it had before this effect moved it; any: any slot.',
    ).exactOptional(),
  }),
  fields({ do: word(['draw'], 'Draws cards.'), amount, upTo }),
  fields({
    do: word(['discard'], 'Puts cards from hand into the waiting room.'),
    amount,
    card: KIND.describe('Of this kind.').exactOptional(),
    as: as.exactOptional(),
  }),
  fields({
    do: word(['power', 'soul', 'level'], 'Changes this value.'),
    target,
    by: AMOUNT.describe('By so much; below 0 lowers it.'),
    set: flag('To so much instead.').exactOptional(),
    until,
  }),
  fields({
    do: word(['give'], 'Gives cards or a player something for a time.'),
    target: either('that is a target, or "you" or "opponent"', [TARGET, PLAYER]).describe('To whom.'),
    gives: list(GIFT, 'What.', 20),
    until,
  }),
  fields({
    do: word(['turn'], 'Stands, rests or reverses characters.'),
    target,
    to: word(STATES, 'How they stand then.'),
  }),
  fields({
    do: word(['lookTop'], 'Looks at cards from the top of a deck; they stay there until moved.'),
    amount,
    as,
    upTo,
    of,
  }),
  fields({ do: word(['revealTop'], 'Reveals cards from the top of a deck.'), amount, as, of }),
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
    do: word(['mill'], 'Puts cards from the top of a deck into the waiting room.'),
    amount,
    as: as.exactOptional(),
    of,
  }),
  fields({ do: word(['stockCharge'], 'Puts cards from the top of the deck into the stock.'), amount, optional }),
  fields({ do: word(['heal'], 'Puts cards from the top of the clock into the waiting room.'), amount, optional }),
  fields({
    do: word(['take'], 'Puts cards from a pile somewhere, one by one.'),
    from: word(['deck', 'stock', 'clock'], 'From this pile.'),
    bottom: flag('From its bottom, not from its top.').exactOptional(),
    amount,
    to: destination,
    of,
    as: as.exactOptional(),
  }),
  fields({
    do: word(['damage'], 'Deals damage; a climax among the revealed cards cancels it.'),
    amount,
    to: PLAYER.describe('To whom.'),
  }),
  fields({ do: word(['swap'], 'Moves a character to another slot, changing places with who is there.'), target }),
  fields({
    do: word(['exchange'], 'Two cards change places, zone for zone.'),
    target,
    with: TARGET.describe('With this card.'),
    state: word(STATES, 'How the one that comes onto the stage stands.').exactOptional(),
  }),
  fields({ do: word(['encore'], 'The card comes back to the slot where it was, resting.') }),
  fields({ do: word(['icon'], 'Does what a trigger icon does.'), icon: word(ICONS, 'Which.') }),
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
  fields({ do: word(['repeat'], 'Does what follows several times.'), times: AMOUNT.describe('So often.'), then }),
  fields({
    do: word(['oneOf'], 'The player picks what is done.'),
    of: list(EFFECTS, 'One of these.', 5),
    amount: small('So many of them; 1, unless told otherwise.').exactOptional(),
  }),
  fields({
    do: word(['by'], 'Another player does what follows: in it, "you" is that player.'),
    who: word(['opponent', 'any'], 'opponent: the opponent; any: all players, the turn player first.'),
    then,
  }),
  fields({
    do: word(['later'], 'Does what follows at the next such moment.'),
    at: either('a moment is "attackEnds" or {"phase", "turn"}', [
      word(['attackEnds'], 'The end of an attack.'),
      fields({
        phase: word(PHASES, 'The beginning of this phase'),
        turn: PLAYER.describe('in the turn of this player.'),
      }),
    ]).describe('When.'),
    then,
  }),
]).meta({ id: 'weiss-effect', description: 'One step of an effect, by the word do.' });
