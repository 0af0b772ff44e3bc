// Japanese card text: what a character gets, has or cannot do, for a while or for as long as an ability is there.
import { type Phrase, phrase, verb } from '../../../../kernel/describe/ja/phrases.ts';
import { signed, together } from '../../../../kernel/describe/values.ts';
import type { CardType, Restriction, Until } from '../../card-data.ts';
import { JA_TERMS } from '../../text/ja/terms.ts';
import type { Change, Quantity, SaidBasic, ValueGift } from '../plan.ts';
import { basicIn } from './kinds.ts';
import { measure, mentioned, valuePhrase } from './mentions.ts';

export function changePhrase(
  { what, gifts, until }: Change,
  self: CardType,
  basic: (basic: SaidBasic) => string,
): Phrase {
  const values = gifts.filter((gift): gift is ValueGift => gift.what !== 'basic' && gift.what !== 'cannot');
  const basics = gifts.flatMap((gift) => (gift.what === 'basic' ? [basicIn(basic(gift.basic))] : []));
  const bans = gifts.flatMap((gift) => (gift.what === 'cannot' ? [RESTRICTIONS[gift.do]] : []));
  const parts = [
    ...(values.length === 0 ? [] : [changed(valuesPhrase(values, self))]),
    ...(basics.length === 0 ? [] : [phrase(`${basics.join('と')}を`, verb('得る', '得て'))]),
    ...bans,
  ];
  const before = parts.slice(0, -1).map(({ body, end }) => `${body}${end.joined}、`);
  const { body, end, able } = parts.at(-1) ?? changed('');
  const time = `${until === undefined ? '' : UNTIL[until]}${before.join('')}`;
  const whom = mentioned(what, self);
  return { ...phrase(`${whom}は${time}${body}`, end), ...(able !== undefined && { able: `${whom}を${time}${able}` }) };
}
/** "AP+1" ends a sentence without a verb. */
const changed = (body: string): Phrase => ({ body, end: verb('', ''), able: `${body}とする` });

/** "他の味方キャラ1体につきAP+1、DP+1": a measure is said once. */
const valuesPhrase = (gifts: readonly ValueGift[], self: CardType): string =>
  together(gifts)
    .map((group) => {
      const words = group.map(({ what, by }) => `${JA_TERMS.values[what]}${byPhrase(by, self)}`).join('、');
      const [{ by }] = group;
      return typeof by === 'number' || 'value' in by ? words : `${measure(by, self)}${words}`;
    })
    .join('、');
function byPhrase(by: Quantity, self: CardType): string {
  if (typeof by === 'number') return signed(by);
  return 'times' in by ? signed(by.times) : `+（${valuePhrase(by, self)}）`;
}

/** "攻撃できない", "攻撃できず", "攻撃できないようにする". */
const never = (body: string, final: string, joined: string): Phrase => ({
  body,
  end: verb(final, joined),
  able: `${body}${final}ようにする`,
});
const cannot = (body: string): Phrase => never(body, 'できない', 'できず');
const RESTRICTIONS: Readonly<Record<Restriction, Phrase>> = {
  attack: cannot('攻撃'),
  defend: cannot('防御'),
  support: cannot('サポート'),
  move: cannot('移動'),
  wakeUp: cannot('ウェイクアップ'),
  down: never('バトルでダウン', 'しない', 'せず'),
  target: never('相手の宣言の対象に', 'ならない', 'ならず'),
};
const UNTIL: Readonly<Record<Until, string>> = {
  endOfBattle: 'バトル終了時まで',
  endOfTurn: 'ターン終了時まで',
  lasting: 'フィールドにいる間',
};
