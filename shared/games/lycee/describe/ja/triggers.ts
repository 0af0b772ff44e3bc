// Japanese card text: what an ability waits for.
import type { CardType, Pile, Trigger, Who } from '../../card-data.ts';
import { JA_TERMS } from '../../text/ja/terms.ts';
import { isOfItem, meantByThis, type WithWho } from '../occasions.ts';
import { thisCard } from './kinds.ts';
import { mentioned } from './mentions.ts';
import { groupOf } from './select.ts';

/** "このキャラが攻撃したとき、". */
export function triggerPhrase(when: Trigger, self: CardType): string {
  switch (when.on) {
    case 'enters':
      return `${whoPhrase(when.who, self)}が登場したとき、`;
    case 'downed':
      return `${whoPhrase(when.who, self)}がダウンしたとき、`;
    case 'leaves':
      return `${whoPhrase(when.who, self)}が${leavesPhrase(when.to)}とき、`;
    case 'attacks':
      return `${whoPhrase(when.who, self)}が攻撃したとき、`;
    case 'defends':
      return `${whoPhrase(when.who, self)}が防御したとき、`;
    case 'supports':
      return `${whoPhrase(when.who, self)}がサポートしたとき、`;
    case 'equipped':
      return `${equippedPhrase(when, self)}とき、`;
    case 'eventUsed':
      return `${USERS[when.by]}がイベントを使用したとき、`;
    case 'turnBegins':
      return `${TURNS[when.turn]}ターン開始時、`;
    case 'turnEnds':
      return `${TURNS[when.turn]}ターン終了時、`;
  }
}

const whoPhrase = (who: WithWho['who'], self: CardType): string => {
  if (who !== 'this') return groupOf(who, self);
  return mentioned({ of: meantByThis(self) }, self);
};
function equippedPhrase(when: WithWho, self: CardType): string {
  const { who } = when;
  if (isOfItem(when, self)) return `${who === 'this' ? thisCard(self) : groupOf(who, self)}が装備された`;
  return `${whoPhrase(who, self)}がアイテムを装備した`;
}

const leavesPhrase = (to: Pile | undefined): string => {
  if (to === undefined) return 'フィールドから離れた';
  if (to === 'outOfGame') return 'ゲームから取り除かれた';
  return to === 'hand' ? 'フィールドから手札に戻った' : `フィールドから${JA_TERMS.piles[to]}に置かれた`;
};
const USERS: Readonly<Record<Who, string>> = { you: '自分', opponent: '相手', any: 'いずれかのプレイヤー' };
const TURNS: Readonly<Record<Who, string>> = { you: '自', opponent: '相手', any: '各' };
