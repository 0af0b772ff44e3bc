// Japanese card text: what stands before what a card does: when it is used, what it costs, what it answers.
import type { Answering, DamageType, EquipmentData, ItemData, Skill, SpellData } from '../../card-data.ts';
import { JA_TERMS } from '../../text/ja/terms.ts';

const { values, speeds, marks, damage, kinds, slots } = JA_TERMS;

/** "［瞬間／終結／唯一］". */
function tags(card: SpellData | ItemData): string {
  const words = [
    speeds[card.speed],
    ...(card.final ? [marks.final] : []),
    ...(card.unique ? [marks.unique] : []),
    ...('ritual' in card && card.ritual !== undefined ? [`${marks.ritual}${card.ritual}`] : []),
  ];
  return `［${words.join('／')}］`;
}
interface Cost {
  readonly p?: number;
  readonly spirit?: number;
  readonly hp?: number;
}
/** "2P、霊力1、体力1". */
function costPhrase({ p, spirit, hp = 0 }: Cost): string {
  return [
    ...(p === undefined ? [] : [`${p}${values.p}`]),
    ...(spirit === undefined ? [] : [`${values.spirit}${spirit}`]),
    ...(hp === 0 ? [] : [`${values.hp}${hp}`]),
  ].join('、');
}

export const skillHead = ({ speed, spirit, hp = 0 }: Skill, name: string): string =>
  `「${name}」［${speeds[speed]}］${costPhrase({ spirit, hp })}：`;
export function spellHead(spell: SpellData, owner: string): string {
  const head = `${tags(spell)}${owner}のスペルカード。コスト：${costPhrase(spell)}。`;
  if (spell.ritual === undefined) return head;
  return `${head}${spell.ritual === 1 ? '次のターン' : `${spell.ritual}ターン後`}の終了フェイズに効果が発生する。`;
}
export const equipmentHead = ({ slot, p }: EquipmentData): string => `${slots[slot]}。コスト：${costPhrase({ p })}。`;
export function itemHead(item: ItemData): string {
  const isPlain = item.kind === 'once' || item.kind === 'buff' || item.kind === 'debuff';
  const user = 'user' in item && item.user ? '自分のキャラクター1体が使用する。' : '';
  return `${tags(item)}${kinds[item.kind]}${isPlain ? 'アイテム' : ''}。コスト：${costPhrase({ p: item.p })}。${user}`;
}

/** What an attack of each type is called. */
export const ATTACKS: Readonly<Record<DamageType, string>> = {
  strike: damage.strike,
  danmaku: `${damage.danmaku}攻撃`,
  bombard: damage.bombard,
  absolute: `${damage.absolute}攻撃`,
};
const PLAIN = { attack: '通常攻撃', skill: 'スキル', spell: 'スペルカード', item: 'アイテム' } as const;
/** "自分のキャラクターを対象とする敵の弾幕攻撃". */
export function answersPhrase({ of, attack, by, atYours }: Answering): string {
  const whom = atYours ? '自分のキャラクターを対象とする' : '';
  const enemy = by === 'foe' ? '敵の' : '';
  const type = attack === undefined || attack === 'any' ? '攻撃' : ATTACKS[attack];
  if (of === undefined) return `${whom}${enemy}${attack === undefined ? '宣言' : type}`;
  const words = of.map((one) => {
    if (attack === undefined) return PLAIN[one];
    return one === 'attack' ? `${type === '攻撃' ? '' : `${type}の`}${PLAIN.attack}` : `${PLAIN[one]}の${type}`;
  });
  return `${whom}${enemy}${words.length < 3 ? words.join('か') : `${words.slice(0, -1).join('、')}、または${words.at(-1)}`}`;
}
