// Simplified Chinese card text: what kind of card is meant.
import type { Range } from '../../../../kernel/range.ts';
import type { ItemKind, Kind } from '../../card-data.ts';
import { ZH_TERMS } from '../../text/zh-cn/terms.ts';
import type { Noun, Speaker } from '../plan.ts';

const NOUNS: Readonly<Record<Noun, string>> = {
  ...ZH_TERMS.types,
  ...ZH_TERMS.slots,
  terrain: ZH_TERMS.kinds.terrain,
  weather: ZH_TERMS.kinds.weather,
  charm: ZH_TERMS.kinds.barrierCharm,
  environment: '环境',
  ritual: '准备中的仪式',
  card: '卡',
};
export const nounWord = (noun: Noun): string => NOUNS[noun];
const PIECES: readonly Noun[] = ['equipment', 'weapon', 'armour'];
export const counter = (noun: Noun): string => {
  if (noun === 'character') return '名';
  return PIECES.includes(noun) ? '件' : noun === 'ritual' ? '个' : '张';
};
/** The character that uses it, or has it on. */
const USERS: Readonly<Record<Speaker['of'], string>> = {
  skill: '此人物',
  spell: '使用者',
  item: '使用者',
  equipment: '装备者',
  environment: '人物',
};
export const userWords = ({ of }: Speaker): string => USERS[of];
export const answeredWords = ({ toAttack }: Speaker): string => (toAttack ? '攻击者' : '该宣言的人物');
export const nameWord = (name: string): string => `“${name}”`;
const SORTS: Readonly<Partial<Record<ItemKind, string>>> = { once: '一次性', buff: '增益', debuff: '减益' };

/** "不少于2名", "不多于3". */
export function rangePhrase({ atLeast, atMost }: Range, unit = ''): string {
  if (atLeast === undefined) return `不多于${atMost}${unit}`;
  if (atMost === undefined) return `不少于${atLeast}${unit}`;
  return atLeast === atMost ? `恰好${atLeast}${unit}` : `${atLeast}至${atMost}${unit}`;
}
/** What a card is, as a statement: "体力不多于3", "处于繁忙状态". */
export function qualities(kind: Kind): string[] {
  return [
    ...(kind.hp === undefined ? [] : [`${ZH_TERMS.values.hp}${rangePhrase(kind.hp)}`]),
    ...(kind.spirit === undefined ? [] : [`${ZH_TERMS.values.spirit}${rangePhrase(kind.spirit)}`]),
    ...(kind.stance === undefined ? [] : [`处于${ZH_TERMS.states[kind.stance]}`]),
    ...(kind.wounded ? ['已受伤'] : []),
  ];
}
/** "体力不多于3的敌方其他人物": `owner` stands before the noun. */
export function kindPhrase(kind: Kind, noun: Noun, speaker: Speaker, owner = ''): string {
  const names = [kind.name, kind.character].flatMap((name) => (name === undefined ? [] : [nameWord(name)])).join('');
  const { spellOf } = kind;
  return [
    ...qualities(kind).map((quality) => `${quality}的`),
    spellOf === undefined ? '' : spellOf === 'user' ? `${userWords(speaker)}的` : '己方人物的',
    owner,
    kind.other ? '其他' : '',
    kind.kind === undefined ? '' : (SORTS[kind.kind] ?? ''),
    names === '' ? nounWord(noun) : names,
  ].join('');
}
