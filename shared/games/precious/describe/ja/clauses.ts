// Japanese card text: each clause.
import { doing, type Phrase, phrase, verb } from '../../../../kernel/describe/ja/phrases.ts';
import type { CardType, Destination, Naming } from '../../card-data.ts';
import { JA_TERMS } from '../../text/ja/terms.ts';
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
import { changePhrase } from './gifts.ts';
import { kindPhrase } from './kinds.ts';
import { measure, mentioned, ownersOf, valuePhrase } from './mentions.ts';
import { groupOf, someIn, someOf } from './select.ts';

/** After a clause about the same cards they need not be said again. */
export function clausePhrase(clause: Clause, self: CardType, before?: Clause): Phrase {
  const object = (mention: Mention): string => (goesOn(before, clause) ? '' : `${mentioned(mention, self)}を`);
  switch (clause.do) {
    case 'change':
      return changePhrase(clause, self);
    case 'name':
      return doing(`${clause.targets.map((one) => namingPhrase(one, self)).join('と')}を目標に`);
    case 'choose':
      return phrase(`${picked(clause, self)}${clause.by === 'you' ? '' : '相手が'}`, verb('選ぶ', '選び'));
    case 'move':
      return destined(object(clause.what), ownersOf(clause.what), clause.to, originOf(clause.what) === 'field');
    case 'turnUp':
      return doing(`${object(clause.what)}表向きに`);
    case 'turnDown':
      return doing(`${object(clause.what)}裏向きに`);
    case 'rest':
      return doing(`${object(clause.what)}休息状態に`);
    case 'wake':
      return doing(`${object(clause.what)}活動状態に`);
    case 'exit':
      return phrase(`${object(clause.what)}退場`, verb('させる', 'させ'));
    case 'reveal':
      return doing(`${object(clause.what)}公開`);
    case 'approachAgain':
      return again(mentioned(clause.what, self));
    case 'enter':
      return entering(clause, object(clause.what));
    case 'shift':
      return doing(`${object(clause.what)}${JA_TERMS.zones[clause.to]}に移動`);
    case 'set':
      return doing(`${mentioned(clause.what, self)}を${mentioned(clause.on, self)}にセット`);
    case 'negate':
      return doing('割り込んだ宣言を無効に');
    default:
      return pilePhrase(clause, self);
  }
}
const again = (whom: string): Phrase => ({
  ...phrase(`${whom}はこのターン、もう1回アプローチ`, verb('できる', 'でき')),
  able: `${whom}をこのターン、もう1回アプローチできるようにする`,
});
const entering = ({ to, resting }: ClauseOf<'enter'>, object: string): Phrase => {
  const where = to === undefined ? '' : `${JA_TERMS.zones[to]}に`;
  return phrase(`${object}${resting ? '休息状態で' : ''}${where}登場`, verb('させる', 'させ'));
};

type OfPiles = ClauseOf<
  'draw' | 'discard' | 'mill' | 'givePoints' | 'lookTop' | 'revealTop' | 'putBack' | 'search' | 'shuffle'
>;
/** Clauses that take cards off a pile. */
function pilePhrase(clause: OfPiles, self: CardType): Phrase {
  switch (clause.do) {
    case 'draw':
      return phrase(`${perDoer(clause, self)}${drawn(clause.amount, self)}`, verb('引く', '引き'));
    case 'givePoints':
      return giving(clause, self);
    case 'discard': {
      const hand = groupOf({ ...clause.card, who: 'you', where: 'hand' }, self);
      const theirs = clause.who === 'you' ? hand : hand.replace(/^自分の/, '');
      return doing(`${perDoer(clause, self)}${taken(theirs, clause.amount, self)}捨札に`);
    }
    case 'mill':
      return doing(
        `${per(clause.amount, self)}${taken(`${WHOSE[clause.who]}デッキの上からカード`, clause.amount, self)}捨札に`,
      );
    case 'lookTop':
      return phrase(topOf(clause.amount), verb('見る', '見て'));
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

/** "自分のキャラ1枚につき", where that is the measure. */
const per = (amount: Quantity, self: CardType): string =>
  typeof amount === 'number' || 'value' in amount ? '' : measure(amount, self);
/** "自分のキャラ1枚につき、相手は": the measure stands first, so that nobody takes 自分 for the doer. */
function perDoer({ amount, who }: { readonly amount: Quantity; readonly who: Player }, self: CardType): string {
  const measured = per(amount, self);
  return measured === '' || who === 'you' ? measured + DOERS[who] : `${measured}、${DOERS[who]}`;
}
const numberOf = (amount: Exclude<Quantity, { readonly value: unknown }>): number =>
  typeof amount === 'number' ? amount : amount.times;
const drawn = (amount: Quantity, self: CardType): string =>
  typeof amount === 'object' && 'value' in amount
    ? `${valuePhrase(amount, self)}と同じ枚数のカードを`
    : `カードを${numberOf(amount)}枚`;
/** "自分の手札を2枚". */
const taken = (from: string, amount: Quantity, self: CardType): string =>
  typeof amount === 'object' && 'value' in amount
    ? `${from}を${valuePhrase(amount, self)}と同じ枚数`
    : `${from}を${numberOf(amount)}枚`;
/** "相手に1ポイント与える", "自分は1ポイント得る". */
function giving({ amount, who }: ClauseOf<'givePoints'>, self: CardType): Phrase {
  const points =
    typeof amount === 'object' && 'value' in amount
      ? `${valuePhrase(amount, self)}と同じ数のポイントを`
      : `${numberOf(amount)}ポイント`;
  if (who === 'opponent') return phrase(`${per(amount, self)}相手に${points}`, verb('与える', '与え'));
  if (who === 'each') return phrase(`${perDoer({ amount, who }, self)}${points}`, verb('得る', '得て'));
  return phrase(`${per(amount, self)}${points}`, verb('得る', '得て'));
}

const namingPhrase = ({ from, amount = 1, upTo }: Naming, self: CardType): string =>
  someOf(from, amount, upTo === true, self);
/** "自分のキャラ1枚を", "自分のキャラを2枚まで". */
const picked = ({ from, amount, upTo }: ClauseOf<'choose'>, self: CardType): string =>
  upTo ? `${someIn(from, self)}を${amount}枚まで` : `${someOf(from, amount, false, self)}を`;

function destined(object: string, owners: string, to: Destination, returns: boolean): Phrase {
  switch (to) {
    case 'hand':
      return returns
        ? phrase(`${object}${owners}手札に`, verb('戻す', '戻し'))
        : phrase(`${object}${owners}手札に`, verb('加える', '加え'));
    case 'trash':
      return doing(`${object}捨札に`);
    case 'deckTop':
      return phrase(`${object}${owners}デッキの上に`, verb('置く', '置き'));
    case 'deckBottom':
      return phrase(`${object}${owners}デッキの下に`, verb('置く', '置き'));
    case 'deckShuffled':
      return doing(`${object}${owners}デッキに戻してシャッフル`);
  }
}
function puttingBack({ what, rest, to }: ClauseOf<'putBack'>, self: CardType): Phrase {
  const object = `${rest ? '残りのカード' : mentioned(what, self)}を`;
  const inOrder = isMany(what) ? '好きな順番で' : '';
  switch (to) {
    case 'deckTop':
      return phrase(`${object}${inOrder}デッキの上に`, verb('戻す', '戻し'));
    case 'deckBottom':
      return phrase(`${object}${inOrder}デッキの下に`, verb('置く', '置き'));
    case 'trash':
      return doing(`${object}捨札に`);
  }
}
