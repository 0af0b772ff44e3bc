// Simplified Chinese card text: what stands before what a card does: when it is used, what it costs, what it answers.
import type { Answering, EquipmentData, ItemData, Skill, SpellData } from '../../card-data.ts';
import { ZH_TERMS } from '../../text/zh-cn/terms.ts';

const { values, speeds, marks, damage, kinds, slots } = ZH_TERMS;

/** "［瞬间型／终结／唯一］". */
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
/** "2P点、1点灵力、1点体力". */
function costPhrase({ p, spirit, hp = 0 }: Cost): string {
  return [
    ...(p === undefined ? [] : [`${p}${values.p}`]),
    ...(spirit === undefined ? [] : [`${spirit}点${values.spirit}`]),
    ...(hp === 0 ? [] : [`${hp}点${values.hp}`]),
  ].join('、');
}

export const skillHead = ({ speed, spirit, hp = 0 }: Skill, name: string): string =>
  `“${name}”［${speeds[speed]}］${costPhrase({ spirit, hp })}：`;
export function spellHead(spell: SpellData, owner: string): string {
  const head = `${tags(spell)}${owner}的符卡。消耗：${costPhrase(spell)}。`;
  if (spell.ritual === undefined) return head;
  return `${head}在${spell.ritual === 1 ? '下一个回合' : `之后第${spell.ritual}个回合`}的结束阶段生效。`;
}
export const equipmentHead = ({ slot, p }: EquipmentData): string => `${slots[slot]}。消耗：${costPhrase({ p })}。`;
export function itemHead(item: ItemData): string {
  const user = 'user' in item && item.user ? '由1名己方人物使用。' : '';
  return `${tags(item)}${kinds[item.kind]}。消耗：${costPhrase({ p: item.p })}。${user}`;
}

const PLAIN = { attack: '普通攻击', skill: '技能', spell: '符卡', item: '道具' } as const;
/** "以己方人物为目标的敌方弹幕型攻击". */
export function answersPhrase({ of, attack, by, atYours }: Answering): string {
  const whom = `${atYours ? '以己方人物为目标的' : ''}${by === 'foe' ? '敌方' : ''}`;
  const type = attack === undefined || attack === 'any' ? '' : damage[attack];
  if (of === undefined) return `${whom}${attack === undefined ? '宣言' : `${type}攻击`}`;
  const words = of.map((one) => {
    if (attack === undefined) return PLAIN[one];
    return one === 'attack' ? `${type}${PLAIN.attack}` : `${PLAIN[one]}的${type}攻击`;
  });
  return whom + (words.length < 3 ? words.join('或') : `${words.slice(0, -1).join('、')}或${words.at(-1)}`);
}
