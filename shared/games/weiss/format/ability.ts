// The abilities of a card as a file writes them: when they wake, what they cost, what they give.
import { byWord, either, fields, flag, list, text, whole, word } from '../../../kernel/scenario/format.ts';
import { ATTACK_KINDS, LABELS, PHASES, PILES, STATES } from '../card-data.ts';
import { CONDITIONS, COSTS, EFFECTS } from './effect.ts';
import { AMOUNT, SELECT, WHO, WHOM } from './select.ts';

const label = word(LABELS, 'Name of a mechanism that other cards may look for.');
const who = WHOM.describe('Whom it happens to.');

export const TRIGGER = byWord('on', [
  fields({
    on: word(['placed'], 'Comes onto the stage from elsewhere.'),
    who,
    from: word(PILES, 'From this zone.').exactOptional(),
    played: flag('By being played from hand.').exactOptional(),
  }),
  fields({
    on: word(['attacks'], 'Attacks.'),
    who,
    kind: word(ATTACK_KINDS, 'With an attack of this kind.').exactOptional(),
  }),
  fields({ on: word(['isAttacked'], 'Becomes the defender of a frontal attack.'), who }),
  fields({
    on: word(['turned'], 'Is turned.'),
    who: either('that is "this", "battleOpponent" or a selection of cards', [
      word(['this', 'battleOpponent'], 'The card whose ability this is, or the one in battle with it.'),
      SELECT,
    ]).describe('Whom it happens to.'),
    to: word(STATES, 'How it stands then.'),
  }),
  fields({ on: word(['leaves'], 'Leaves the stage.'), who, to: word(PILES, 'To this zone.').exactOptional() }),
  fields({
    on: word(['climaxPlayed'], 'A climax is played; on a climax, without card: itself.'),
    by: WHO.describe('Who plays it.'),
    card: SELECT.describe('Which climax.').exactOptional(),
  }),
  fields({
    on: word(['phaseBegins'], 'A phase begins.'),
    phase: word(PHASES, 'Which.'),
    turn: WHO.describe('In whose turn.'),
  }),
  fields({ on: word(['triggers'], 'A card is revealed by a trigger check.'), card: SELECT.describe('Which card.') }),
  fields({
    on: word(['damageCanceled', 'damageTaken'], 'Damage that was dealt is canceled, or is taken.'),
    by: word(['this'], 'Dealt by the card whose ability this is.'),
  }),
  fields({ on: word(['used'], 'An ability is used.'), label, by: WHO.describe('Who uses it.') }),
  fields({ on: word(['attackEnds'], 'Its attack ends.'), who: word(['this'], 'The card whose ability this is.') }),
]).meta({ id: 'weiss-trigger', description: 'What wakes an ability, by the word on.' });

export const GIFT = byWord('what', [
  fields({
    what: word(['power', 'soul', 'level', 'cost'], 'This value; cost concerns cards in hand.'),
    by: AMOUNT.describe('By so much; below 0 lowers it.'),
  }),
  fields({
    what: word(['cannot'], 'Something is forbidden.'),
    do: word(['attack', 'frontalAttack', 'sideAttack', 'stand', 'encore'], 'What it cannot do.'),
  }),
]).meta({ id: 'weiss-gift', description: 'What a continuous ability gives, by the word what.' });

const effect = EFFECTS.describe('What it does, step by step.');
const conditions = (about: string) => CONDITIONS.describe(about).exactOptional();

export const ABILITY = byWord('kind', [
  fields({
    kind: word(['auto'], 'AUTO: wakes by itself when something happens.'),
    label: label.exactOptional(),
    when: TRIGGER.describe('What wakes it.'),
    if: conditions('All of these have to hold when it resolves.'),
    cost: COSTS.describe('You may pay this; if you do, the effect happens.').exactOptional(),
    effect,
  }),
  fields({
    kind: word(['act'], 'ACT: used in the main phase.'),
    label: label.exactOptional(),
    counter: flag('Used in the counter step instead.').exactOptional(),
    zone: word(['hand'], 'Used from hand instead of the stage.').exactOptional(),
    level: whole('Own level that is needed.', -9, 99).exactOptional(),
    if: conditions('All of these have to hold for it to be used.'),
    cost: COSTS.describe('What has to be paid.'),
    effect,
  }),
  fields({
    kind: word(['cont'], 'CONT: holds all the time.'),
    label: label.exactOptional(),
    if: conditions('It holds while all of these hold.'),
    to: WHOM.describe('Whom it concerns.'),
    gives: list(GIFT, 'What it gives.', 20),
  }),
  fields({
    kind: word(['event'], 'The text of an event, done when it is played.'),
    if: conditions('All of these have to hold.'),
    effect,
  }),
]).meta({ id: 'weiss-ability', description: 'One ability, by the word kind.' });

export const ABILITIES = list(ABILITY, 'Its abilities, in the order of its text.', 20);
export const TRAITS = list(text('A trait.', 40), 'Its traits.', 10);
