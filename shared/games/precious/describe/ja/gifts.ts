// Japanese card text: what a card gets, has or cannot do, for a while or for as long as a text applies.
import { type Phrase, phrase, verb } from '../../../../kernel/describe/ja/phrases.ts';
import { signed, together } from '../../../../kernel/describe/values.ts';
import type { CardType, Restriction, Until } from '../../card-data.ts';
import { JA_TERMS } from '../../text/ja/terms.ts';
import { isValue } from '../occasions.ts';
import type { Change, Quantity, SaidGift, ValueGift } from '../plan.ts';
import { keywordPhrase } from './kinds.ts';
import { measure, mentioned, valuePhrase } from './mentions.ts';

export function changePhrase({ what, gifts, until }: Change, self: CardType): Phrase {
  const values = gifts.filter(isValue);
  const keywords = gifts.flatMap((gift) => (gift.what === 'keyword' ? [keywordPhrase(gift.keyword)] : []));
  const bans = gifts.flatMap((gift) => (gift.what === 'cannot' ? [RESTRICTIONS[gift.do]] : []));
  const parts = [
    ...(values.length === 0 ? [] : [changed(valuesPhrase(values, self))]),
    ...gifts.flatMap(plainGift),
    ...(keywords.length === 0 ? [] : [phrase(`${keywords.join('と')}を`, verb('得る', '得て'))]),
    ...bans,
  ];
  const before = parts.slice(0, -1).map(({ body, end }) => `${body}${end.joined}、`);
  const { body, end, able } = parts.at(-1) ?? changed('');
  const time = `${until === undefined ? '' : UNTIL[until]}${before.join('')}`;
  const whom = mentioned(what, self);
  return { ...phrase(`${whom}は${time}${body}`, end), ...(able !== undefined && { able: `${whom}を${time}${able}` }) };
}
/** "AP+10" ends a sentence without a verb. */
const changed = (body: string): Phrase => ({ body, end: verb('', ''), able: `${body}とする` });
function plainGift(gift: SaidGift): Phrase[] {
  switch (gift.what) {
    case 'cost':
      return [changed(`コスト${signed(gift.by)}`)];
    case 'points':
      return [changed(`アプローチで与えるポイント${signed(gift.by)}`)];
    case 'approaches':
      return [phrase(`1ターンに追加で${gift.by}回アプローチ`, verb('できる', 'でき'))];
    default:
      return [];
  }
}

/** "自分の他のキャラ1枚につきAP+10、DP+10": a measure is said once. */
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

/** "アプローチできない", "アプローチできず", "アプローチできないようにする". */
const never = (body: string, final: string, joined: string): Phrase => ({
  body,
  end: verb(final, joined),
  able: `${body}${final}ようにする`,
});
const RESTRICTIONS: Readonly<Record<Restriction, Phrase>> = {
  approach: never('アプローチ', 'できない', 'できず'),
  interfere: never('妨害', 'できない', 'できず'),
  beInterfered: never('妨害', 'されない', 'されず'),
  exit: never('退場判定で退場', 'しない', 'せず'),
  wake: never('ターン開始時に活動状態に', 'ならない', 'ならず'),
  useText: never('テキストを使用', 'できない', 'できず'),
  target: never('相手の目標に', 'ならない', 'ならず'),
};
const UNTIL: Readonly<Record<Until, string>> = {
  endOfApproach: 'アプローチ終了時まで',
  endOfTurn: 'ターン終了時まで',
  lasting: 'フィールドにいる間',
};
