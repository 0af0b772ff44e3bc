// Traditional Chinese card text: what an ability waits for.
import type { CardType, Pile, Trigger, Who } from '../../card-data.ts';
import { ZH_TERMS } from '../../text/zh-tw/terms.ts';
import { isOfItem, meantByThis, type WithWho } from '../occasions.ts';
import { thisCard } from './kinds.ts';
import { mentioned } from './mentions.ts';
import { anyOf } from './select.ts';

/** "此人物攻擊時，". */
export function triggerPhrase(when: Trigger, self: CardType): string {
  switch (when.on) {
    case 'enters':
      return `${whoPhrase(when.who, self)}登埸時，`;
    case 'downed':
      return `${whoPhrase(when.who, self)}被打倒時，`;
    case 'leaves':
      return `${whoPhrase(when.who, self)}${leavesPhrase(when.to)}時，`;
    case 'attacks':
      return `${whoPhrase(when.who, self)}攻擊時，`;
    case 'defends':
      return `${whoPhrase(when.who, self)}防禦時，`;
    case 'supports':
      return `${whoPhrase(when.who, self)}支援時，`;
    case 'equipped':
      return `${equippedPhrase(when, self)}時，`;
    case 'eventUsed':
      return `${USERS[when.by]}使用事件時，`;
    case 'turnBegins':
      return `${TURNS[when.turn]}開始時，`;
    case 'turnEnds':
      return `${TURNS[when.turn]}結束時，`;
  }
}

const whoPhrase = (who: WithWho['who'], self: CardType): string => {
  if (who !== 'this') return anyOf(who, self);
  return mentioned({ of: meantByThis(self) }, self);
};
function equippedPhrase(when: WithWho, self: CardType): string {
  const { who } = when;
  if (isOfItem(when, self)) return `${who === 'this' ? thisCard(self) : anyOf(who, self)}裝備到人物`;
  return `${whoPhrase(who, self)}裝上裝備`;
}

const leavesPhrase = (to: Pile | undefined): string => {
  if (to === undefined) return '離開埸';
  if (to === 'outOfGame') return '被移出遊戲';
  return to === 'hand' ? '從埸上回到手牌' : `從埸上移到${ZH_TERMS.piles[to]}`;
};
const USERS: Readonly<Record<Who, string>> = { you: '己方', opponent: '對方', any: '任一玩家' };
const TURNS: Readonly<Record<Who, string>> = { you: '己方回合', opponent: '對方回合', any: '每個回合' };
