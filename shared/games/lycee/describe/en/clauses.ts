// English card text: each clause as an order or a statement.
import { never } from '../../../../kernel/assert.ts';
import { order, type Phrase, statement } from '../../../../kernel/describe/en/phrases.ts';
import type { CardType, Destination } from '../../card-data.ts';
import { type Clause, type ClauseOf, isMany, type Mention, originOf, type Player, type Quantity } from '../plan.ts';
import { basicPhrase } from './book.ts';
import { changePhrase } from './gifts.ts';
import { kindPhrase } from './kinds.ts';
import { cellPhrase, declarationPhrase, measure, objectOf, ownersPhrase, subjectOf, valuePhrase } from './mentions.ts';
import { someOf, THEIRS } from './select.ts';

export function clausePhrase(clause: Clause, self: CardType): Phrase {
  const object = (mention: Mention): string => objectOf(mention, self);
  const becomes = (mention: Mention, verb: string, rest: string): Phrase =>
    statement(subjectOf(mention, self), isMany(mention), verb, rest);
  switch (clause.do) {
    case 'change':
      return changePhrase(clause, self, basicPhrase);
    case 'choose':
      return choosing(clause, self);
    case 'move':
      return order(moving(clause, self));
    case 'act':
      return becomes(clause.what, 'become', 'acted');
    case 'ready':
      return becomes(clause.what, 'become', 'ready');
    case 'down':
      return becomes(clause.what, 'be', 'knocked down');
    case 'reveal':
      return order(`reveal ${object(clause.what)}`);
    case 'takeOver':
      return order(
        `take control of ${object(clause.what)}, moving ${pronoun(clause.what)} to ${isMany(clause.what) ? 'empty cells' : 'an empty cell'} of your field`,
      );
    case 'enter':
      return order(entering(clause, self));
    case 'relocate':
      return order(`move ${object(clause.what)} to ${placePhrase(clause)}`);
    case 'exchange':
      return statement(`${subjectOf(clause.what, self)} and ${object(clause.with)}`, true, 'change', 'places');
    case 'negate':
      return order(`negate ${declarationPhrase(clause.what)}`);
    default:
      return pilePhrase(clause, self);
  }
}
const pronoun = (mention: Mention): string => (isMany(mention) ? 'them' : 'it');

type OfPiles = ClauseOf<'draw' | 'discard' | 'mill' | 'lookTop' | 'revealTop' | 'putBack' | 'search' | 'shuffle'>;
/** Clauses that take cards off a pile. */
function pilePhrase(clause: OfPiles, self: CardType): Phrase {
  switch (clause.do) {
    case 'draw':
      return played(clause.who, 'draw', () => counted(clause.amount, 'card', 'cards', '', self));
    case 'discard':
      return played(clause.who, 'discard', (whose) => {
        const noun = (many: boolean): string => kindPhrase(clause.card, 'card', many, self);
        return counted(clause.amount, noun(false), noun(true), ` from ${whose} hand`, self);
      });
    case 'mill':
      return played(clause.who, 'discard', (whose) =>
        counted(clause.amount, 'card', 'cards', ` from the top of ${whose} deck`, self),
      );
    case 'lookTop':
      return order(`look at ${topOf(clause.amount)}`);
    case 'revealTop':
      return order(`reveal ${topOf(clause.amount)}`);
    case 'putBack':
      return order(puttingBack(clause, self));
    case 'search':
      return order(
        `search your deck for up to ${clause.amount} ${kindPhrase(clause.card, 'card', clause.amount > 1, self)}`,
      );
    case 'shuffle':
      return order('shuffle your deck');
    default:
      return never(clause);
  }
}

function played(who: Player, verb: string, what: (whose: string) => string): Phrase {
  if (who === 'you') return order(`${verb} ${what('your')}`);
  return statement(who === 'each' ? 'each player' : 'your opponent', false, verb, what('their'));
}
/** "2 cards", "1 card for each of your characters", "a number of cards equal to its SP". */
function counted(amount: Quantity, noun: string, nouns: string, where: string, self: CardType): string {
  const some = (number: number): string => `${number} ${number === 1 ? noun : nouns}${where}`;
  if (typeof amount === 'number') return some(amount);
  if ('value' in amount) return `a number of ${nouns}${where} equal to ${valuePhrase(amount, self)}`;
  return `${some(amount.times)} ${measure(amount, self)}`;
}
const topOf = (amount: number): string =>
  amount === 1 ? 'the top card of your deck' : `the top ${amount} cards of your deck`;

function choosing({ from, amount, upTo, by }: ClauseOf<'choose'>, self: CardType): Phrase {
  return by === 'you'
    ? order(`choose ${someOf(from, amount, upTo, self)}`)
    : statement('your opponent', false, 'choose', someOf(from, amount, upTo, self, THEIRS));
}

/** To the dust box from the field is to trash, from the hand to discard (6.6). */
function moving({ what, to }: ClauseOf<'move'>, self: CardType): string {
  const object = objectOf(what, self);
  const origin = originOf(what);
  if (to === 'dustBox' && origin === 'field') return `trash ${object}`;
  if (to === 'dustBox' && origin === 'hand') return `discard ${object}`;
  return destined(object, (pile) => ownersPhrase(what, pile), to, origin === 'field');
}
type Pile = Parameters<typeof ownersPhrase>[1];
function destined(object: string, owners: (pile: Pile) => string, to: Destination, returns: boolean): string {
  switch (to) {
    case 'hand':
      return returns ? `return ${object} to ${owners('hand')}` : `put ${object} into ${owners('hand')}`;
    case 'dustBox':
      return `put ${object} into ${owners('dustBox')}`;
    case 'outOfGame':
      return `remove ${object} from the game`;
    case 'deckTop':
      return `put ${object} on the top of ${owners('deck')}`;
    case 'deckBottom':
      return `put ${object} on the bottom of ${owners('deck')}`;
    case 'deckShuffled':
      return `shuffle ${object} into ${owners('deck')}`;
  }
}

function entering({ what, acted, anyCell }: ClauseOf<'enter'>, self: CardType): string {
  const limits = anyCell ? ' whatever the field limits' : '';
  const cells = isMany(what) ? 'empty cells' : 'an empty cell';
  return `put ${objectOf(what, self)}${acted ? ', acted,' : ''} onto ${cells} of your field${limits}`;
}
function placePhrase({ what, to }: ClauseOf<'relocate'>): string {
  if (to === 'adjacent') return isMany(what) ? 'adjacent empty cells' : 'an adjacent empty cell';
  if (to === 'any') return isMany(what) ? 'any empty cells of their side' : 'any empty cell of its side';
  return cellPhrase(to);
}

function puttingBack({ what, rest, to }: ClauseOf<'putBack'>, self: CardType): string {
  const object = rest ? 'the rest' : objectOf(what, self);
  const inOrder = isMany(what) ? ' in any order' : '';
  switch (to) {
    case 'deckTop':
      return `put ${object} back on the top of your deck${inOrder}`;
    case 'deckBottom':
      return `put ${object} on the bottom of your deck${inOrder}`;
    case 'dustBox':
      return `put ${object} into your dust box`;
  }
}
