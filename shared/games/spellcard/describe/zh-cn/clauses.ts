// Simplified Chinese card text: each clause.
import type { Restriction } from '../../card-data.ts';
import { ZH_TERMS } from '../../text/zh-cn/terms.ts';
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
import { doing, type Phrase, said } from './phrases.ts';
import { someOf } from './select.ts';

const VITALS = {
  hurt: ['失去', 'hp'],
  heal: ['恢复', 'hp'],
  gainSpirit: ['获得', 'spirit'],
  loseSpirit: ['失去', 'spirit'],
} as const;

export function clausePhrase(clause: Clause, speaker: Speaker): Phrase {
  switch (clause.do) {
    case 'change':
      return changing(clause, speaker);
    case 'name': {
      const some = clause.targets.map(({ from, amount = 1, upTo }) => someOf(from, amount, upTo === true, speaker));
      return doing(`指定${some.join('和')}为目标`);
    }
    case 'choose': {
      const body = `选择${someOf(clause.from, clause.amount, clause.upTo, speaker)}`;
      return clause.by === 'you' ? doing(body) : said('对方', body.replace('敌方', '自己的'));
    }
    case 'hurt':
    case 'heal':
    case 'gainSpirit':
    case 'loseSpirit': {
      const [verb, word] = VITALS[clause.do];
      const much = muchOf(clause.amount, ZH_TERMS.values[word], speaker);
      return said(mentioned(clause.what, speaker), `${isMany(clause.what) ? '各' : ''}${verb}${much}`);
    }
    case 'cure':
      return doing(`解除${mentioned(clause.what, speaker)}的数值降低、中毒和行动限制`);
    case 'refresh':
      return said(mentioned(clause.what, speaker), '本回合可以再攻击一次或使用一次技能');
    case 'redirect':
      return doing(`将该攻击的目标改为${mentioned(clause.what, speaker)}`);
    case 'stance':
      return doing(`让${mentioned(clause.what, speaker)}进入${ZH_TERMS.states[clause.to]}`);
    case 'negate':
      return doing('使该宣言无效');
    case 'weaken':
      return doing(
        `使该攻击的威力减少${typeof clause.by === 'number' ? clause.by : `（${sum(clause.by, speaker)}）`}点`,
      );
    default:
      return cardsPhrase(clause, speaker);
  }
}

type OfCards = ClauseOf<'destroy' | 'move' | 'draw' | 'discard' | 'mill' | 'search'>;
function cardsPhrase(clause: OfCards, speaker: Speaker): Phrase {
  switch (clause.do) {
    case 'destroy':
      return doing(`破坏${mentioned(clause.what, speaker)}`);
    case 'move':
      return doing(moving(clause, speaker));
    case 'draw':
      return played(clause.who, `抽${sheets(clause.amount, speaker)}卡`);
    case 'discard': {
      const { amount, card } = clause;
      if (Object.keys(card).length === 0) return played(clause.who, `弃掉${sheets(amount, speaker)}手牌`);
      const what = kindPhrase(card, nounOf(card), speaker);
      return played(clause.who, `弃掉手牌中的${sheets(amount, speaker)}${what}`);
    }
    case 'mill':
      return played(clause.who, `将牌堆顶的${sheets(clause.amount, speaker)}卡放入弃牌堆`);
    case 'search': {
      const what = kindPhrase(clause.card, nounOf(clause.card), speaker);
      return doing(`从己方牌堆中寻找至多${clause.amount}张${what}，展示后加入手牌`);
    }
  }
}
const played = (who: Player, body: string): Phrase => {
  if (who === 'you') return doing(body);
  return who === 'foe' ? said('对方', body) : said('双方', `各${body}`);
};
const sheets = (amount: Quantity, speaker: Speaker): string =>
  typeof amount === 'number' ? `${amount}张` : `（${sum(amount, speaker)}）张`;

function moving({ what, to }: ClauseOf<'move'>, speaker: Speaker): string {
  const object = `将${mentioned(what, speaker)}`;
  switch (to) {
    case 'hand':
      return `${object}${isOnTable(what) ? '移回' : '加入'}${ownersOf(what)}手牌`;
    case 'deckBottom':
      return `${object}放到${ownersOf(what)}牌堆底`;
    case 'deckShuffled':
      return `${object}洗入${ownersOf(what)}牌堆`;
  }
}

export const BANS: Readonly<Record<Restriction, string>> = {
  spell: '陷入沉默',
  attack: '不能攻击',
  skill: '不能使用技能',
  dodge: '不能擦弹',
};
/** "该人物本回合攻击+2、防御-1，陷入沉默". */
function changing({ what, gifts, turns }: ClauseOf<'change'>, speaker: Speaker): Phrase {
  const values = gifts.flatMap((gift) => {
    if (gift.what === 'cannot') return [];
    const word = ZH_TERMS.values[gift.what];
    return [gift.what === 'poison' ? `${word}${gift.by}点` : `${word}${change(gift.by, speaker)}`];
  });
  const bans = gifts.flatMap((gift) => (gift.what === 'cannot' ? [BANS[gift.do]] : []));
  const time = turns === 1 ? '本回合' : `在${turns}个回合内`;
  const words = [...(values.length === 0 ? [] : [values.join('、')]), ...bans].join('，');
  return said(`${mentioned(what, speaker)}${time}`, words);
}
