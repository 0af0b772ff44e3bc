// English card text: each clause as an order or a statement.
import { order, type Phrase, statement } from '../../../../kernel/describe/en/phrases.ts';
import { listed } from '../../../../kernel/describe/en/words.ts';
import type { CardType, Destination, Naming } from '../../card-data.ts';
import { EN_TERMS } from '../../text/en/terms.ts';
import { type Clause, type ClauseOf, isMany, type Mention, originOf, type Player, type Quantity } from '../plan.ts';
import { changePhrase } from './gifts.ts';
import { kindPhrase } from './kinds.ts';
import { measure, objectOf, ownersPhrase, subjectOf, valuePhrase } from './mentions.ts';
import { someOf, THEIRS } from './select.ts';

export function clausePhrase(clause: Clause, self: CardType): Phrase {
  const object = (mention: Mention): string => objectOf(mention, self);
  switch (clause.do) {
    case 'change':
      return changePhrase(clause, self);
    case 'name':
      return order(`target ${listed(clause.targets.map((one) => namingPhrase(one, self)))}`);
    case 'choose':
      return choosing(clause, self);
    case 'move':
      return order(moving(clause, self));
    case 'turnUp':
      return order(`turn ${object(clause.what)} face up`);
    case 'turnDown':
      return order(`turn ${object(clause.what)} face down`);
    case 'rest':
      return order(`rest ${object(clause.what)}`);
    case 'wake':
      return order(`make ${object(clause.what)} active`);
    case 'exit':
      return order(`make ${object(clause.what)} exit`);
    case 'reveal':
      return order(`reveal ${object(clause.what)}`);
    case 'approachAgain':
      return statement(subjectOf(clause.what, self), isMany(clause.what), 'may', 'approach once more this turn');
    case 'enter':
      return order(entering(clause, self));
    case 'shift':
      return order(`move ${object(clause.what)} to the ${EN_TERMS.zones[clause.to]}`);
    case 'set':
      return order(`set ${object(clause.what)} on ${object(clause.on)}`);
    case 'negate':
      return order('negate what this interrupts');
    default:
      return pilePhrase(clause, self);
  }
}

type OfPiles = ClauseOf<
  'draw' | 'discard' | 'mill' | 'givePoints' | 'lookTop' | 'revealTop' | 'putBack' | 'search' | 'shuffle'
>;
/** Clauses that take cards off a pile. */
function pilePhrase(clause: OfPiles, self: CardType): Phrase {
  switch (clause.do) {
    case 'draw':
      return played(clause.who, 'draw', () => counted(clause.amount, 'card', 'cards', '', self));
    case 'givePoints': {
      const points = counted(clause.amount, 'point', 'points', '', self);
      return clause.who === 'opponent'
        ? order(`give your opponent ${points}`)
        : played(clause.who, 'receive', () => points);
    }
    case 'discard':
      return played(clause.who, 'discard', (whose) => {
        const noun = (many: boolean): string => kindPhrase(clause.card, 'card', many, self);
        return counted(clause.amount, noun(false), noun(true), ` from ${whose} hand`, self);
      });
    case 'mill':
      return played(clause.who, 'put', (whose) =>
        counted(clause.amount, 'card', 'cards', ` from the top of ${whose} deck into ${whose} trash`, self),
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
  }
}

function played(who: Player, verb: string, what: (whose: string) => string): Phrase {
  if (who === 'you') return order(`${verb} ${what('your')}`);
  return statement(who === 'each' ? 'each player' : 'your opponent', false, verb, what('their'));
}
/** "2 cards", "1 card for each of your characters", "a number of cards equal to its AP". */
function counted(amount: Quantity, noun: string, nouns: string, where: string, self: CardType): string {
  const some = (number: number): string => `${number} ${number === 1 ? noun : nouns}${where}`;
  if (typeof amount === 'number') return some(amount);
  if ('value' in amount) return `a number of ${nouns} equal to ${valuePhrase(amount, self)}${where}`;
  return `${some(amount.times)} ${measure(amount, self)}`;
}
const topOf = (amount: number): string =>
  amount === 1 ? 'the top card of your deck' : `the top ${amount} cards of your deck`;

const namingPhrase = ({ from, amount = 1, upTo }: Naming, self: CardType): string =>
  someOf(from, amount, upTo === true, self);
function choosing({ from, amount, upTo, by }: ClauseOf<'choose'>, self: CardType): Phrase {
  return by === 'you'
    ? order(`choose ${someOf(from, amount, upTo, self)}`)
    : statement('your opponent', false, 'choose', someOf(from, amount, upTo, self, THEIRS));
}

/** To the trash from the field is to trash, from the hand to discard. */
function moving({ what, to }: ClauseOf<'move'>, self: CardType): string {
  const object = objectOf(what, self);
  const origin = originOf(what);
  if (to === 'trash' && origin === 'field') return `trash ${object}`;
  if (to === 'trash' && origin === 'hand') return `discard ${object}`;
  return destined(object, (pile) => ownersPhrase(what, pile), to, origin === 'field');
}
type Pile = Parameters<typeof ownersPhrase>[1];
function destined(object: string, owners: (pile: Pile) => string, to: Destination, returns: boolean): string {
  switch (to) {
    case 'hand':
      return returns ? `return ${object} to ${owners('hand')}` : `put ${object} into ${owners('hand')}`;
    case 'trash':
      return `put ${object} into ${owners('trash')}`;
    case 'deckTop':
      return `put ${object} on the top of ${owners('deck')}`;
    case 'deckBottom':
      return `put ${object} on the bottom of ${owners('deck')}`;
    case 'deckShuffled':
      return `shuffle ${object} into ${owners('deck')}`;
  }
}
const entering = ({ what, to, resting }: ClauseOf<'enter'>, self: CardType): string => {
  const where = to === undefined ? 'onto your field' : `into your ${EN_TERMS.zones[to]}`;
  return `put ${objectOf(what, self)}${resting ? ', resting,' : ''} ${where}`;
};

function puttingBack({ what, rest, to }: ClauseOf<'putBack'>, self: CardType): string {
  const object = rest ? 'the rest' : objectOf(what, self);
  const inOrder = isMany(what) ? ' in any order' : '';
  switch (to) {
    case 'deckTop':
      return `put ${object} back on the top of your deck${inOrder}`;
    case 'deckBottom':
      return `put ${object} on the bottom of your deck${inOrder}`;
    case 'trash':
      return `put ${object} into your trash`;
  }
}
