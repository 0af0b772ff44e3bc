// Traditional Chinese card text: each clause.
import type { CardType, Destination } from '../../card-data.ts';
import { type Clause, type ClauseOf, isMany, type Mention, originOf, type Quantity } from '../plan.ts';
import { basicPhrase } from './book.ts';
import { changePhrase } from './gifts.ts';
import { kindPhrase } from './kinds.ts';
import { cellPhrase, declarationPhrase, measured, mentioned, ownersOf, valuePhrase } from './mentions.ts';
import { doing, type Phrase, said } from './phrases.ts';
import { someOf } from './select.ts';

export function clausePhrase(clause: Clause, self: CardType): Phrase {
  const words = (mention: Mention): string => mentioned(mention, self);
  switch (clause.do) {
    case 'change':
      return changePhrase(clause, self, basicPhrase);
    case 'choose': {
      const body = `選擇${someOf(clause.from, clause.amount, clause.upTo, self)}`;
      return clause.by === 'you' ? doing(body) : said('對方', body);
    }
    case 'move':
      return doing(moving(clause, self));
    case 'act':
      return doing(`將${words(clause.what)}轉為行動狀態`);
    case 'ready':
      return doing(`將${words(clause.what)}轉為未行動狀態`);
    case 'down':
      return doing(`打倒${words(clause.what)}`);
    case 'reveal':
      return doing(`公開${words(clause.what)}`);
    case 'takeOver':
      return doing(`奪取${words(clause.what)}並移動到己方空格`);
    case 'enter':
      return doing(entering(clause, self));
    case 'relocate':
      return doing(`將${words(clause.what)}移動到${placePhrase(clause.to)}`);
    case 'exchange':
      return said(`${words(clause.what)}與${words(clause.with)}`, '交換位置');
    case 'negate':
      return doing(`使${declarationPhrase(clause.what)}無效`);
    default:
      return pilePhrase(clause, self);
  }
}

type OfPiles = ClauseOf<'draw' | 'discard' | 'mill' | 'lookTop' | 'revealTop' | 'putBack' | 'search' | 'shuffle'>;
/** Clauses that take cards off a pile. */
function pilePhrase(clause: OfPiles, self: CardType): Phrase {
  switch (clause.do) {
    case 'draw':
      return played(clause, (amount) => `抽${amount}卡`, self);
    case 'discard': {
      const { card } = clause;
      if (Object.keys(card).length === 0) return played(clause, (amount) => `捨棄${amount}手牌`, self);
      return played(clause, (amount) => `捨棄手牌中的${amount}${kindPhrase(card, 'card', self)}`, self);
    }
    case 'mill': {
      const { who, amount } = clause;
      if (who === 'each') return played(clause, (sheets) => `從卡組最上方捨棄${sheets}卡`, self);
      return played({ who: 'you', amount }, (sheets) => `從${DECKS[who]}最上方捨棄${sheets}卡`, self);
    }
    case 'lookTop':
      return doing(`查看${topOf(clause.amount)}`);
    case 'revealTop':
      return doing(`公開${topOf(clause.amount)}`);
    case 'putBack':
      return doing(puttingBack(clause, self));
    case 'search':
      return doing(`從己方卡組尋找至多${clause.amount}張${kindPhrase(clause.card, 'card', self)}`);
    case 'shuffle':
      return doing('將己方卡組洗牌');
  }
}
const topOf = (amount: number): string => `己方卡組最上方的${amount}張卡`;
const DECKS = { you: '己方卡組', opponent: '對方卡組' } as const;

type Counted = Pick<ClauseOf<'draw' | 'discard' | 'mill'>, 'who' | 'amount'>;
/** "2張", "與此人物的SP相同張數的", each with who does it and for each of what. */
function played({ who, amount }: Counted, body: (amount: string) => string, self: CardType): Phrase {
  const phrase = who === 'you' ? doing(body(sheets(amount, self))) : DOERS[who](body(sheets(amount, self)));
  return typeof amount === 'number' || 'value' in amount ? phrase : { ...phrase, per: measured(amount, self) };
}
const DOERS = {
  opponent: (body: string): Phrase => said('對方', body),
  each: (body: string): Phrase => said('雙方', `各${body}`),
} as const;
function sheets(amount: Quantity, self: CardType): string {
  if (typeof amount === 'number') return `${amount}張`;
  return 'value' in amount ? `與${valuePhrase(amount, self)}相同張數的` : `${amount.times}張`;
}

/** From the field cards are trashed (破棄), from hand and deck discarded (捨棄). */
function moving({ what, to }: ClauseOf<'move'>, self: CardType): string {
  const fromField = originOf(what) === 'field';
  const object = `將${mentioned(what, self)}`;
  return to === 'dustBox' ? `${object}${fromField ? '破棄' : '捨棄'}` : destined(object, ownersOf(what), to, fromField);
}
function destined(object: string, owners: string, to: Exclude<Destination, 'dustBox'>, returns: boolean): string {
  switch (to) {
    case 'hand':
      return `${object}${returns ? '移回' : '加入'}${owners}手牌`;
    case 'outOfGame':
      return `${object}移出遊戲`;
    case 'deckTop':
      return `${object}放到${owners}卡組最上方`;
    case 'deckBottom':
      return `${object}放到${owners}卡組最下方`;
    case 'deckShuffled':
      return `${object}洗入${owners}卡組`;
  }
}

function entering({ what, acted, anyCell }: ClauseOf<'enter'>, self: CardType): string {
  const limits = anyCell ? '不受登埸制限地' : '';
  return `將${mentioned(what, self)}${acted ? '以行動狀態' : ''}${limits}登埸到己方空格`;
}
function placePhrase(to: ClauseOf<'relocate'>['to']): string {
  if (to === 'adjacent') return '相鄰的空格';
  return to === 'any' ? '任意空格' : cellPhrase(to);
}

function puttingBack({ what, rest, to }: ClauseOf<'putBack'>, self: CardType): string {
  const object = `將${rest ? '其餘的卡' : mentioned(what, self)}`;
  const inOrder = isMany(what) ? '以任意順序' : '';
  switch (to) {
    case 'deckTop':
      return `${object}${inOrder}放回卡組最上方`;
    case 'deckBottom':
      return `${object}${inOrder}放到卡組最下方`;
    case 'dustBox':
      return `${object}捨棄`;
  }
}
