// The abilities of a card as a file writes them: when they wake, what they cost, what they give.
import { byWord, either, fields, flag, list, text, whole, word } from '../../../kernel/scenario/format.ts';
import { LABELS, WORKPLACES } from '../ability-data.ts';
import { ATTACK_KINDS, PHASES, PILES, STATES } from '../card-data.ts';
import { CONDITIONS, COSTS, EFFECTS, GIFT } from './effect.ts';
import { KIND, PLAYER, SELECT, WHO, WHOM } from './select.ts';

const label = word(LABELS, 'Name of a mechanism that other cards may look for.');
const who = WHOM.describe('Whom it happens to.');

export const TRIGGER = byWord('on', [
  fields({
    on: word(['placed'], 'Comes onto the stage from elsewhere.'),
    who,
    from: word(PILES, 'From this zone.').exactOptional(),
    played: flag('By being played from hand.').exactOptional(),
    by: text('By an effect of a card of this name.', 100).exactOptional(),
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
    on: word(['played'], 'A character or an event is played.'),
    by: WHO.describe('Who plays it.'),
    card: KIND.describe('Which.'),
  }),
  fields({
    on: word(['phaseBegins'], 'A phase begins.'),
    phase: word(PHASES, 'Which.'),
    turn: WHO.describe('In whose turn.'),
  }),
  fields({ on: word(['triggers'], 'A card is revealed by a trigger check.'), card: SELECT.describe('Which card.') }),
  fields({
    on: word(['damageCanceled', 'damageTaken'], 'Damage is canceled, or is taken.'),
    by: WHOM.describe('Dealt by whom.').exactOptional(),
    to: WHO.describe('Received by whom; one of by and to.').exactOptional(),
  }),
  fields({
    on: word(['used'], 'An ability is used.'),
    by: WHO.describe('Who uses it.'),
    label: label.describe('With this label.').exactOptional(),
    name: text('Of a card of this name.', 100).exactOptional(),
  }),
  fields({ on: word(['attackEnds'], 'Its attack ends.'), who: word(['this'], 'The card whose ability this is.') }),
  fields({ on: word(['levelsUp'], 'A player levels up.'), who: WHO.describe('Who.') }),
  fields({
    on: word(['comes'], 'A card comes into a zone from another, not onto the stage.'),
    card: KIND.describe('Which.'),
    who: WHO.describe('Whose zone.'),
    to: word(PILES, 'Which zone.'),
    from: word(PILES, 'From this zone.').exactOptional(),
  }),
]).meta({ id: 'weiss-trigger', description: 'What wakes an ability, by the word on.' });

const effect = EFFECTS.describe('What it does, step by step.');
const conditions = (about: string) => CONDITIONS.describe(about).exactOptional();
const shared = {
  label: label.exactOptional(),
  in: word(WORKPLACES, 'Works there instead of the stage.').exactOptional(),
};
const perTurn = whole('So often in each turn.', 1, 9).exactOptional();
const auto = fields({
  kind: word(['auto'], 'AUTO: wakes by itself when something happens.'),
  ...shared,
  when: either('that is one trigger, or a list of triggers of which each wakes it', [
    TRIGGER,
    list(TRIGGER, 'One of these.', 5),
  ]).describe('What wakes it.'),
  perTurn,
  if: conditions('All of these have to hold when it resolves.'),
  cost: COSTS.describe('You may pay this; if you do, the effect happens.').exactOptional(),
  effect,
});
const act = fields({
  kind: word(['act'], 'ACT: used in the main phase.'),
  ...shared,
  counter: flag('Used in the counter step instead.').exactOptional(),
  level: whole('Own level that is needed.', -9, 99).exactOptional(),
  perTurn,
  if: conditions('All of these have to hold for it to be used.'),
  cost: COSTS.describe('What has to be paid.'),
  effect,
});
const cont = fields({
  kind: word(['cont'], 'CONT: holds all the time.'),
  ...shared,
  if: conditions('It holds while all of these hold.'),
  to: either('that is "this", "bearer", "you", "opponent" or a selection of cards', [
    word(['this', 'bearer'], 'The card whose ability this is, or the character that it lies under as a marker.'),
    PLAYER,
    SELECT,
  ]).describe('Whom it concerns.'),
  gives: list(GIFT, 'What it gives.', 20),
});
export const GRANTED = byWord('kind', [auto, act, cont]);
export const ABILITY = byWord('kind', [
  auto,
  act,
  cont,
  fields({
    kind: word(['event'], 'The text of an event, done when it is played.'),
    if: conditions('All of these have to hold.'),
    effect,
  }),
  fields({ kind: word(['deck'], 'How many cards of this name a deck may hold.'), copies: whole('So many.', 1, 50) }),
]).meta({ id: 'weiss-ability', description: 'One ability, by the word kind.' });
export const ABILITIES = list(ABILITY, 'Its abilities, in the order of its text.', 20);
export const TRAITS = list(text('A trait.', 40), 'Its traits.', 10);
