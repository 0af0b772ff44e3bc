// Traditional Chinese card text: what a character gets, has or cannot do, for a while or for as long as an ability is there.
import { signed, together } from '../../../../kernel/describe/values.ts';
import type { CardType, Restriction, Until } from '../../card-data.ts';
import { ZH_TERMS } from '../../text/zh-tw/terms.ts';
import type { Change, Quantity, SaidBasic, ValueGift } from '../plan.ts';
import { basicIn } from './kinds.ts';
import { measured, mentioned, valuePhrase } from './mentions.ts';
import { type Phrase, said } from './phrases.ts';

export function changePhrase(
  { what, gifts, until }: Change,
  self: CardType,
  basic: (basic: SaidBasic) => string,
): Phrase {
  const values = gifts.filter((gift): gift is ValueGift => gift.what !== 'basic' && gift.what !== 'cannot');
  const basics = gifts.flatMap((gift) => (gift.what === 'basic' ? [basicIn(basic(gift.basic))] : []));
  const bans = gifts.flatMap((gift) => (gift.what === 'cannot' ? [RESTRICTIONS[gift.do]] : []));
  const groups = together(values);
  const [first, ...others] = [...groups, ...basics, ...bans];
  const per = typeof first === 'object' && others.length === 0 ? measureOf(first, self) : '';
  const parts = [
    ...groups.map((group) => `${per === '' ? inline(measureOf(group, self)) : ''}${valuesPhrase(group, self)}`),
    ...(basics.length === 0 ? [] : [`獲得${basics.join('與')}`]),
    ...bans,
  ];
  return {
    ...said(mentioned(what, self), parts.join('，')),
    ...(until !== undefined && { time: UNTIL[until] }),
    ...(per !== '' && { per }),
  };
}

type Group = ReturnType<typeof together<ValueGift>>[number];
/** "每有1名己方人物" where the amounts of a group are counted. */
function measureOf([{ by }]: Group, self: CardType): string {
  return typeof by === 'number' || 'value' in by ? '' : measured(by, self);
}
const inline = (measure: string): string => (measure === '' ? '' : `${measure}便`);
/** "AP+1、DP+1". */
const valuesPhrase = (group: Group, self: CardType): string =>
  group.map(({ what, by }) => `${ZH_TERMS.values[what]}${byPhrase(by, self)}`).join('、');
function byPhrase(by: Quantity, self: CardType): string {
  if (typeof by === 'number') return signed(by);
  return 'times' in by ? signed(by.times) : `+（${valuePhrase(by, self)}）`;
}

const RESTRICTIONS: Readonly<Record<Restriction, string>> = {
  attack: '不能攻擊',
  defend: '不能防禦',
  support: '不能支援',
  move: '不能移動',
  wakeUp: '不能ウェイクアップ',
  down: '不會在戰鬥中被打倒',
  target: '不能被對方指定為對象',
};
const UNTIL: Readonly<Record<Until, string>> = {
  endOfBattle: '直到戰鬥結束為止',
  endOfTurn: '直到回合結束為止',
  lasting: '在埸上期間',
};
