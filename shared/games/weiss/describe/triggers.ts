// What wakes an ability: "when this card attacks", without what follows.
import type { Auto, Select, Trigger, Who } from '../ability-data.ts';
import type { CardType } from '../card-data.ts';
import { type Book, joinedBy, saidOf, say } from './book.ts';
import { cardsIn, onePhrase, quoted } from './kinds.ts';
import type { PhraseKey } from './phrases/en.ts';
import { newScope, sideOf } from './scope.ts';
import type { Said } from './template.ts';

export const whenPhrase = (book: Book, { when }: Pick<Auto, 'when'>, type: CardType): string =>
  joinedBy(
    book,
    'when.or',
    (Array.isArray(when) ? (when as readonly Trigger[]) : [when as Trigger]).map((one) =>
      triggerPhrase(book, one, type),
    ),
  );
/** Does it name the character in battle with the card? */
export const namesOpponent = ({ when, if: conditions = [] }: Pick<Auto, 'when' | 'if'>): boolean =>
  conditions.some((one) => 'count' in one && one.count.battling === 'this') ||
  (!Array.isArray(when) && (when as Trigger).on === 'turned' && (when as { who: unknown }).who === 'battleOpponent');

function triggerPhrase(book: Book, when: Trigger, type: CardType): string {
  switch (when.on) {
    case 'placed':
      return placedPhrase(book, when);
    case 'attacks':
      return say(book, when.kind === undefined ? 'when.attacks' : `when.attacks.${when.kind}`, {
        who: subject(book, when.who),
      });
    case 'isAttacked':
      return say(book, 'when.isAttacked', { who: subject(book, when.who) });
    case 'turned':
      return say(book, `when.turned.${when.to}`, {
        who: when.who === 'battleOpponent' ? saidOf(say(book, 'battleOpponent')) : subject(book, when.who),
      });
    case 'leaves':
      return leavesPhrase(book, when);
    case 'climaxPlayed':
      // A climax waits for its own play, which is the only one while it lies in its zone.
      if (type === 'climax' && when.by === 'you' && when.card === undefined) return say(book, 'when.climax.this');
      return say(book, `when.climax.${when.by}`, { one: kindOne(book, { ...when.card, type: 'climax' }) });
    case 'played':
      return say(book, `when.climax.${when.by}`, { one: onePhrase(book, when.card, 'card', newScope()) });
    case 'phaseBegins':
      return say(book, `when.phase.${when.turn}`, { phase: say(book, `phase.${when.phase}`) });
    case 'triggers':
      return say(book, `when.triggers.${when.card.who}`, { one: kindOne(book, when.card) });
    case 'damageCanceled':
    case 'damageTaken':
      return damagePhrase(book, when);
    case 'used':
      return say(book, `when.used.${when.by}`, { what: usedPhrase(book, when) });
    case 'attackEnds':
      return say(book, 'when.attackEnds');
    case 'levelsUp':
      return say(book, `when.levelsUp.${when.who}`);
    case 'comes': {
      const words = say(book, `when.comes.${when.who}`, {
        one: onePhrase(book, when.card, 'card', newScope()),
        pile: say(book, `pile.${when.to}`),
      });
      return when.from === undefined
        ? words
        : say(book, 'when.comes.from', { when: words, pile: say(book, `pile.${when.from}`) });
    }
  }
}
type On<K extends Trigger['on']> = Extract<Trigger, { on: K }>;
function kindOne(book: Book, { who: _, where: __, ...kind }: Partial<Select>): string {
  return onePhrase(book, kind, 'card', newScope());
}
/** "this card", "one of your other «Pilot» characters". */
function subject(book: Book, who: 'this' | Select): Said {
  if (who === 'this') return saidOf(say(book, 'this'));
  const scope = newScope();
  const cards = cardsIn(book, who, who.who !== 'any', scope);
  return saidOf(say(book, `any.stage.${sideOf(scope, who.who) as Who}`, { cards, card: cards }));
}
/** A play is from hand by itself. */
function placedPhrase(book: Book, { who, from, played, by }: On<'placed'>): string {
  const slots = { who: subject(book, who) };
  if (by !== undefined) return say(book, 'when.placed.by', { ...slots, name: quoted(book, by) });
  if (played) return say(book, 'when.placed.played', slots);
  return from === undefined
    ? say(book, 'when.placed', slots)
    : say(book, 'when.placed.from', { ...slots, pile: say(book, `pile.${from}`) });
}
function leavesPhrase(book: Book, { who, to }: On<'leaves'>): string {
  const slots = { who: subject(book, who) };
  if (to === undefined) return say(book, 'when.leaves', slots);
  if (to === 'hand') return say(book, 'when.leaves.hand', slots);
  return say(book, 'when.leaves.to', { ...slots, pile: say(book, `pile.${to}`) });
}
function damagePhrase(book: Book, { on, by, to }: On<'damageCanceled' | 'damageTaken'>): string {
  const how = on === 'damageCanceled' ? 'when.canceled' : 'when.taken';
  if (by !== undefined) return say(book, `${how}.by`, { who: subject(book, by) });
  return say(book, `${how}.${to ?? 'any'}`);
}
function usedPhrase(book: Book, { label, name }: On<'used'>): string {
  if (name !== undefined) return say(book, 'used.name', { name: quoted(book, name) });
  if (label === undefined) return say(book, 'used.any');
  const key: PhraseKey = label === 'encore' || label === 'assist' ? 'used.label.an' : 'used.label';
  return say(book, key, { label: say(book, `label.${label}`) });
}
