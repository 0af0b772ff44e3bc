// What wakes an ability: "when this card attacks", without what follows.
import type { Auto, Select, Trigger } from '../ability-data.ts';
import type { CardType } from '../card-data.ts';
import { type Book, joinedBy, saidOf, say } from './book.ts';
import { cardsIn, nounIn, nounOf, onePhrase, oneSaid, quoted } from './kinds.ts';
import { flipped, newScope, type Other } from './scope.ts';
import type { Said } from './template.ts';

export const whenPhrase = (book: Book, { when }: Pick<Auto, 'when'>, type: CardType): string =>
  joinedBy(
    book,
    'when.or',
    triggersOf(when).map((one) => triggerPhrase(book, one, type)),
  );
const triggersOf = (when: Auto['when']): readonly Trigger[] =>
  Array.isArray(when) ? (when as readonly Trigger[]) : [when as Trigger];
/** The other card of what wakes it, as the text has named it; of several triggers what holds for them all. */
export function otherOf({ when }: Pick<Auto, 'when'>): Other | undefined {
  const [first, ...more] = triggersOf(when).map(otherOfOne);
  if (first === undefined || more.every((one) => JSON.stringify(one) === JSON.stringify(first))) return first;
  return { as: 'that', noun: more.every((one) => one?.noun === first.noun) ? first.noun : 'card', owner: 'any' };
}
function otherOfOne(when: Trigger): Other | undefined {
  switch (when.on) {
    case 'placed':
    case 'turned':
    case 'leaves':
      if (when.who === 'battleOpponent') return { as: 'battleOpponent', noun: 'character', owner: 'opponent' };
      return when.who === 'this'
        ? { as: 'this', noun: 'character', owner: 'you' }
        : { as: 'that', noun: nounIn(when.who), owner: when.who.who };
    case 'attacks':
    case 'isAttacked': {
      const as = when.on === 'attacks' ? 'defender' : 'attacker';
      return { as, noun: 'character', owner: when.who === 'this' ? 'opponent' : flipped(when.who.who) };
    }
    case 'climaxPlayed':
      return { as: 'that', noun: 'climax', owner: when.by };
    case 'played':
      return { as: 'that', noun: nounOf(when.card), owner: when.by };
    case 'triggers':
      return { as: 'that', noun: nounIn(when.card), owner: when.card.who };
    case 'comes':
      return { as: 'that', noun: nounOf(when.card), owner: when.who };
    case 'damageCanceled':
    case 'damageTaken':
      return typeof when.by === 'object' ? { as: 'that', noun: nounIn(when.by), owner: when.by.who } : undefined;
    default:
      return undefined;
  }
}
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
    case 'comes':
      return say(book, `when.comes.${when.who}`, {
        one: onePhrase(book, when.card, 'card', newScope()),
        pile: say(book, `pile.${when.to}`),
        from: when.from === undefined ? '' : say(book, `pile.${when.from}`),
      });
  }
}
type On<K extends Trigger['on']> = Extract<Trigger, { on: K }>;
function kindOne(book: Book, { who: _, where: __, ...kind }: Partial<Select>): string {
  return onePhrase(book, kind, 'card', newScope());
}
/** "this card", "one of your other «Pilot» characters", "the character facing this card". */
function subject(book: Book, who: 'this' | Select): Said {
  if (who === 'this') return saidOf(say(book, 'this'));
  const cards = cardsIn(book, who, who.who !== 'any' && !who.facing, newScope());
  if (who.facing) return saidOf(say(book, 'the.one', { card: cards }));
  const one = who.who === 'any' ? oneSaid(book, cards) : cards;
  return saidOf(say(book, `any.stage.${who.who}`, { cards, card: cards, one }));
}
function placedPhrase(book: Book, { who, from, played, by }: On<'placed'>): string {
  const whose = who === 'this' ? 'you' : who.who;
  return say(book, played ? 'when.placed.played' : 'when.placed', {
    who: subject(book, who),
    // A play is from hand by itself.
    from:
      from === undefined || (played && from === 'hand')
        ? ''
        : say(book, `from.${whose}`, { pile: say(book, `pile.${from}`) }),
    name: by === undefined ? '' : quoted(book, by),
  });
}
function leavesPhrase(book: Book, { who, to }: On<'leaves'>): string {
  const slots = { who: subject(book, who) };
  if (to === undefined) return say(book, 'when.leaves', slots);
  if (to === 'hand') return say(book, 'when.leaves.hand', slots);
  return say(book, 'when.leaves.to', { ...slots, pile: say(book, `pile.${to}`) });
}
/** Damage that all receive needs no word of who. */
function damagePhrase(book: Book, { on, by, to }: On<'damageCanceled' | 'damageTaken'>): string {
  const how = on === 'damageCanceled' ? 'when.canceled' : 'when.taken';
  if (by === undefined) return say(book, `${how}.${to ?? 'any'}`);
  const whom = to === undefined || to === 'any' ? '' : say(book, `player.${to}`);
  return say(book, `${how}.by`, { who: subject(book, by), whom });
}
function usedPhrase(book: Book, { label, name }: On<'used'>): string {
  const of = name === undefined ? '' : quoted(book, name);
  if (label === undefined) return say(book, name === undefined ? 'used.any' : 'used.name', { name: of });
  const words = say(book, `label.${label}`);
  const isVowel = /^[AEIOU]/.test(words);
  return say(book, isVowel ? 'used.label.an' : 'used.label', { label: words, name: of });
}
