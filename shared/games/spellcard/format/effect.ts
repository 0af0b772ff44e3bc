// The verbs of effects as a file writes them, one shape each, and what equipment and environments give.
import { byWord, type Format, fields, flag, lazily, list, word } from '../../../kernel/scenario/format.ts';
import { DAMAGE_TYPES, type Effect, RESTRICTIONS, STATS } from '../card-data.ts';
import { AMOUNT, bound, CONDITIONS, change, KIND, SELECT, STANCE, some, TARGET } from './select.ts';

export const EFFECTS: Format<readonly Effect[], readonly Effect[]> = lazily(() =>
  list(EFFECT, 'Steps, performed from first to last; each does what it can.', 40).meta({ id: 'spellcard-effects' }),
);

const target = TARGET.describe('Which cards.');
const amount = AMOUNT.describe('So much.');
const turns = some('For so many turns, counted with this one.');
const many = AMOUNT.describe('So many.');
const who = word(['foe', 'each'], 'The other player does, or each player does.').exactOptional();
const then = EFFECTS.describe('What is done.');

export const EFFECT = byWord('do', [
  fields({ do: word(['must'], 'The player cannot decline what follows.'), then }),
  fields({
    do: word(['choose'], 'The player chooses cards.'),
    as: bound('The cards are bound under this name, for later steps.'),
    from: SELECT.describe('From these.'),
    amount: some('So many, or all there are if fewer; 1, unless told otherwise.').exactOptional(),
    upTo: flag('Or fewer, down to none, as the player likes.').exactOptional(),
    by: word(['foe'], 'The other player chooses instead.').exactOptional(),
  }),
  fields({
    do: word(['hurt', 'heal', 'gainSpirit', 'loseSpirit'], 'Characters lose HP, regain them, gain spirit or lose it.'),
    target,
    amount,
  }),
  fields({
    do: word(STATS, 'Changes this value of characters.'),
    target,
    by: AMOUNT.describe('By so much; below 0 lowers it.'),
    turns,
  }),
  fields({
    do: word(['poison'], 'Characters lose HP in each start phase.'),
    target,
    amount: some('So many.'),
    turns,
  }),
  fields({
    do: word(['forbid'], 'Forbids characters something.'),
    target,
    what: word(RESTRICTIONS, 'What they cannot do.'),
    turns,
  }),
  fields({ do: word(['cure'], 'What others have given characters to their harm ends.'), target }),
  fields({ do: word(['stance'], 'Characters change their stance.'), target, to: STANCE }),
  fields({ do: word(['refresh'], 'Characters may attack or use their skill once more in this turn.'), target }),
  fields({ do: word(['negate'], 'The declaration that this answers does nothing.') }),
  fields({
    do: word(['weaken'], 'The attack of the declaration that this answers becomes weaker.'),
    by: AMOUNT.describe('By so much.'),
  }),
  fields({
    do: word(['redirect'], 'The attack of the declaration that this answers is on another character instead.'),
    to: TARGET.describe('On this one.'),
  }),
  fields({
    do: word(['draw', 'mill'], 'Draws cards, or discards them from the top of the deck.'),
    amount: many,
    who,
  }),
  fields({
    do: word(['discard'], 'Discards cards from hand.'),
    amount: many,
    who,
    card: KIND.describe('Of this kind.').exactOptional(),
  }),
  fields({
    do: word(['move'], 'Moves cards from the own discard pile or the table to their owner.'),
    target,
    to: word(['hand', 'deckBottom', 'deckShuffled'], 'Where to.'),
  }),
  fields({
    do: word(['search'], 'Looks for cards in the own deck and takes them into the hand.'),
    card: KIND.describe('Of this kind.'),
    amount: some('Up to so many.'),
  }),
  fields({ do: word(['destroy'], 'Puts equipment or environments into the discard pile.'), target }),
  fields({
    do: word(['if'], 'Does what follows if the conditions hold.'),
    if: CONDITIONS,
    then,
    else: EFFECTS.describe('What is done otherwise.').exactOptional(),
  }),
]).meta({ id: 'spellcard-effect', description: 'One step of an effect, by the word do.' });

const by = change('By so much; below 0 lowers it.');
const type = word(DAMAGE_TYPES, 'Attacks of this type.');
export const GIFT = byWord('what', [
  fields({
    what: word(STATS, 'This value.'),
    by,
    stance: STANCE.describe('Only while it is so.').exactOptional(),
  }),
  fields({ what: word(['power'], 'The power of its attacks.'), type, by }),
  fields({ what: word(['against'], 'The power of attacks on it.'), type, by }),
  fields({ what: word(['cannot'], 'Something is forbidden.'), do: word(RESTRICTIONS, 'What it cannot do.') }),
  fields({
    what: word(['immune'], 'Cards and skills cannot do something to it.'),
    to: word([...RESTRICTIONS, 'poison'], 'What they cannot forbid to it; or they cannot poison it.'),
  }),
]).meta({
  id: 'spellcard-gift',
  description: 'What equipment gives its bearer and an environment everybody, by the word what.',
});
