// Japanese card text: each clause.
import { doing, type Ending, inOne, type Phrase, phrase, verb } from '../../../../kernel/describe/ja/phrases.ts';
import type { Restriction } from '../../card-data.ts';
import { JA_TERMS } from '../../text/ja/terms.ts';
import {
  type Clause,
  type ClauseOf,
  isMany,
  isOnTable,
  nounOf,
  type Player,
  type Quantity,
  type Speaker,
} from '../plan.ts';
import { kindPhrase } from './kinds.ts';
import { change, mentioned, muchOf, ownersOf, sum } from './mentions.ts';
import { someOf } from './select.ts';

const LOSE = verb('失う', '失い');
const GAIN = verb('得る', '得て');
const PICK = verb('選ぶ', '選び');
const VITALS: Readonly<Record<'hurt' | 'heal' | 'gainSpirit' | 'loseSpirit', readonly ['hp' | 'spirit', Ending]>> = {
  hurt: ['hp', LOSE],
  heal: ['hp', verb('回復する', '回復し')],
  gainSpirit: ['spirit', GAIN],
  loseSpirit: ['spirit', LOSE],
};

export function clausePhrase(clause: Clause, speaker: Speaker): Phrase {
  switch (clause.do) {
    case 'change':
      return changing(clause, speaker);
    case 'name':
      return doing(
        `${clause.targets.map(({ from, amount = 1, upTo }) => someOf(from, amount, upTo === true, speaker)).join('と')}を対象に`,
      );
    case 'choose': {
      const some = someOf(clause.from, clause.amount, clause.upTo, speaker);
      return phrase(clause.by === 'you' ? `${some}を` : `相手は${some.replace(/^敵の/, '自身の')}を`, PICK);
    }
    case 'hurt':
    case 'heal':
    case 'gainSpirit':
    case 'loseSpirit': {
      const [what, end] = VITALS[clause.do];
      const each = isMany(clause.what) ? 'それぞれ' : '';
      const much = muchOf(clause.amount, JA_TERMS.values[what], speaker);
      return phrase(`${mentioned(clause.what, speaker)}は${each}${much}`, end);
    }
    case 'cure':
      return phrase(`${mentioned(clause.what, speaker)}の能力値の低下と毒と行動の制限を取り除`, verb('く', 'き'));
    case 'refresh':
      return phrase(
        `${mentioned(clause.what, speaker)}はこのターン、もう1回攻撃かスキルの使用が`,
        verb('できる', 'でき'),
      );
    case 'redirect':
      return doing(`その攻撃の対象を${mentioned(clause.what, speaker)}に変更`);
    case 'stance':
      return doing(`${mentioned(clause.what, speaker)}を${JA_TERMS.states[clause.to]}に`);
    case 'negate':
      return doing('その宣言を無効に');
    case 'weaken':
      return phrase(`その攻撃の${muchOf(clause.by, '威力', speaker)}`, verb('減らす', '減らし'));
    default:
      return cardsPhrase(clause, speaker);
  }
}

const DOERS: Readonly<Record<Player, string>> = { you: '', foe: '相手は', each: '各プレイヤーは' };
const THROW = verb('捨てる', '捨て');
type OfCards = ClauseOf<'destroy' | 'move' | 'draw' | 'discard' | 'mill' | 'search'>;
function cardsPhrase(clause: OfCards, speaker: Speaker): Phrase {
  switch (clause.do) {
    case 'destroy':
      return doing(`${mentioned(clause.what, speaker)}を破壊`);
    case 'move':
      return moving(clause, speaker);
    case 'draw':
      return phrase(`${DOERS[clause.who]}カードを${sheets(clause.amount, speaker)}`, verb('引く', '引き'));
    case 'discard': {
      const isAny = Object.keys(clause.card).length === 0;
      const what = isAny ? '手札' : `手札の${kindPhrase(clause.card, nounOf(clause.card), speaker)}`;
      return phrase(`${DOERS[clause.who]}${what}を${sheets(clause.amount, speaker)}`, THROW);
    }
    case 'mill':
      return phrase(`${DOERS[clause.who]}山札の上からカードを${sheets(clause.amount, speaker)}`, THROW);
    case 'search': {
      const what = kindPhrase(clause.card, nounOf(clause.card), speaker);
      return phrase(`自分の山札から${what}を${clause.amount}枚まで探し、公開して手札に加え`, verb('る', ''));
    }
  }
}
const sheets = (amount: Quantity, speaker: Speaker): string =>
  typeof amount === 'number' ? `${amount}枚` : `（${sum(amount, speaker)}）枚`;

function moving({ what, to }: ClauseOf<'move'>, speaker: Speaker): Phrase {
  const object = `${mentioned(what, speaker)}を${ownersOf(what)}`;
  switch (to) {
    case 'hand':
      return phrase(`${object}手札に`, isOnTable(what) ? verb('戻す', '戻し') : verb('加える', '加え'));
    case 'deckBottom':
      return phrase(`${object}山札の下に`, verb('置く', '置き'));
    case 'deckShuffled':
      return doing(`${object}山札に戻してシャッフル`);
  }
}

export const BANS: Readonly<Record<Restriction, readonly [body: string, end: Ending]>> = {
  spell: ['沈黙', verb('する', 'し')],
  attack: ['攻撃', verb('できない', 'できず')],
  skill: ['スキルを使用', verb('できない', 'できず')],
  dodge: ['回避', verb('できない', 'できず')],
};
/** "そのキャラクターはこのターン、攻撃+2、防御+1を得て、沈黙する". */
function changing({ what, gifts, turns }: ClauseOf<'change'>, speaker: Speaker): Phrase {
  const values = gifts.flatMap((gift) =>
    gift.what === 'cannot' || gift.what === 'poison'
      ? []
      : [`${JA_TERMS.values[gift.what]}${change(gift.by, speaker)}`],
  );
  const done = [
    ...(values.length === 0 ? [] : [phrase(`${values.join('、')}を`, GAIN)]),
    ...gifts.flatMap((gift) =>
      gift.what === 'poison' ? [phrase(`${JA_TERMS.values.poison}${gift.by}を`, verb('受ける', '受け'))] : [],
    ),
    ...gifts.flatMap((gift) => (gift.what === 'cannot' ? [phrase(...BANS[gift.do])] : [])),
  ];
  const last = done.at(-1) ?? phrase('', verb('', ''));
  const before = inOne([...done.slice(0, -1), phrase('', verb('', ''))]);
  const time = turns === 1 ? 'このターン、' : `${turns}ターンの間、`;
  return phrase(`${mentioned(what, speaker)}は${time}${before}${last.body}`, last.end);
}
