// Japanese card text: each clause.
import { doing, type Phrase, phrase, verb } from '../../../../kernel/describe/ja/phrases.ts';
import type { CardType, Destination } from '../../card-data.ts';
import {
  type Clause,
  type ClauseOf,
  goesOn,
  isMany,
  type Mention,
  originOf,
  type Player,
  type Quantity,
} from '../plan.ts';
import { basicPhrase } from './book.ts';
import { changePhrase } from './gifts.ts';
import { kindPhrase } from './kinds.ts';
import { cellPhrase, declarationPhrase, measure, mentioned, ownersOf, valuePhrase } from './mentions.ts';
import { counterIn, groupOf, someIn, someOf } from './select.ts';

/** After a clause about the same cards they need not be said again. */
export function clausePhrase(clause: Clause, self: CardType, before?: Clause): Phrase {
  const object = (mention: Mention): string => (goesOn(before, clause) ? '' : `${mentioned(mention, self)}を`);
  switch (clause.do) {
    case 'change':
      return changePhrase(clause, self, basicPhrase);
    case 'choose':
      return choosing(clause, self);
    case 'move':
      return destined(object(clause.what), ownersOf(clause.what), clause.to, originOf(clause.what) === 'field');
    case 'act':
      return doing(`${object(clause.what)}行動済み状態に`);
    case 'ready':
      return doing(`${object(clause.what)}未行動状態に`);
    case 'down':
      return phrase(`${object(clause.what)}ダウン`, verb('させる', 'させ'));
    case 'reveal':
      return doing(`${object(clause.what)}公開`);
    case 'takeOver':
      return doing(`${mentioned(clause.what, self)}のコントロールを奪い、空き味方フィールドに移動`);
    case 'enter':
      return entering(clause, object(clause.what));
    case 'relocate':
      return doing(`${object(clause.what)}${placePhrase(clause.to)}に移動`);
    case 'exchange':
      return phrase(
        `${mentioned(clause.what, self)}と${mentioned(clause.with, self)}の位置を`,
        verb('入れ替える', '入れ替え'),
      );
    case 'negate':
      return doing(`${declarationPhrase(clause.what)}を無効に`);
    default:
      return pilePhrase(clause, self);
  }
}

type OfPiles = ClauseOf<'draw' | 'discard' | 'mill' | 'lookTop' | 'revealTop' | 'putBack' | 'search' | 'shuffle'>;
/** Clauses that take cards off a pile. */
function pilePhrase(clause: OfPiles, self: CardType): Phrase {
  switch (clause.do) {
    case 'draw':
      return phrase(`${DOERS[clause.who]}${drawn(clause.amount, self)}`, verb('引く', '引き'));
    case 'discard': {
      const hand = groupOf({ ...clause.card, who: 'you', where: 'hand' }, self);
      const theirs = clause.who === 'you' ? hand : hand.replace(/^自分の/, '');
      return doing(`${DOERS[clause.who]}${taken(theirs, clause.amount, self)}破棄`);
    }
    case 'mill':
      return doing(`${taken(`${WHOSE[clause.who]}デッキ`, clause.amount, self)}破棄`);
    case 'lookTop':
      return phrase(`${topOf(clause.amount)}`, verb('見る', '見て'));
    case 'revealTop':
      return doing(`${topOf(clause.amount)}公開`);
    case 'putBack':
      return puttingBack(clause, self);
    case 'search':
      return phrase(
        `自分のデッキから${kindPhrase(clause.card, 'card', self)}を${clause.amount}枚まで`,
        verb('探す', '探し'),
      );
    case 'shuffle':
      return doing('自分のデッキをシャッフル');
  }
}
const DOERS: Readonly<Record<Player, string>> = { you: '', opponent: '相手は', each: '各プレイヤーは' };
const WHOSE: Readonly<Record<Player, string>> = { you: '自分の', opponent: '相手の', each: 'お互いの' };
const topOf = (amount: number): string => `自分のデッキの上からカードを${amount}枚`;

function drawn(amount: Quantity, self: CardType): string {
  if (typeof amount === 'number') return `カードを${amount}枚`;
  if ('value' in amount) return `${valuePhrase(amount, self)}と同じ枚数のカードを`;
  return `${measure(amount, self)}カードを${amount.times}枚`;
}
/** "自分の手札を2枚", "味方キャラ1体につき自分の手札を1枚". */
function taken(from: string, amount: Quantity, self: CardType): string {
  if (typeof amount === 'number') return `${from}を${amount}枚`;
  if ('value' in amount) return `${from}を${valuePhrase(amount, self)}と同じ枚数`;
  return `${measure(amount, self)}${from}を${amount.times}枚`;
}

function choosing({ from, amount, upTo, by }: ClauseOf<'choose'>, self: CardType): Phrase {
  const some = upTo
    ? `${someIn(from, self)}を${amount}${counterIn(from)}まで`
    : `${someOf(from, amount, false, self)}を`;
  return phrase(`${DOERS[by]}${some}`, verb('選ぶ', '選び'));
}

function destined(object: string, owners: string, to: Destination, returns: boolean): Phrase {
  switch (to) {
    case 'hand':
      return returns
        ? phrase(`${object}${owners}手札に`, verb('戻す', '戻し'))
        : phrase(`${object}${owners}手札に`, verb('入れる', '入れ'));
    case 'dustBox':
      return doing(`${object}破棄`);
    case 'outOfGame':
      return phrase(`${object}ゲームから`, verb('取り除く', '取り除き'));
    case 'deckTop':
      return phrase(`${object}${owners}デッキの上に`, verb('置く', '置き'));
    case 'deckBottom':
      return phrase(`${object}${owners}デッキの下に`, verb('置く', '置き'));
    case 'deckShuffled':
      return doing(`${object}${owners}デッキに戻してシャッフル`);
  }
}

function entering({ acted, anyCell }: ClauseOf<'enter'>, object: string): Phrase {
  const how = `${acted ? '行動済み状態で' : ''}${anyCell ? '登場制限を無視して' : ''}`;
  return phrase(`${object}${how}空き味方フィールドに登場`, verb('させる', 'させ'));
}
function placePhrase(to: ClauseOf<'relocate'>['to']): string {
  if (to === 'adjacent') return '隣接する空きフィールド';
  return to === 'any' ? '好きな空きフィールド' : cellPhrase(to);
}

function puttingBack({ what, rest, to }: ClauseOf<'putBack'>, self: CardType): Phrase {
  const object = `${rest ? '残りのカード' : mentioned(what, self)}を`;
  const inOrder = isMany(what) ? '好きな順番で' : '';
  switch (to) {
    case 'deckTop':
      return phrase(`${object}${inOrder}デッキの上に`, verb('戻す', '戻し'));
    case 'deckBottom':
      return phrase(`${object}${inOrder}デッキの下に`, verb('置く', '置き'));
    case 'dustBox':
      return doing(`${object}破棄`);
  }
}
