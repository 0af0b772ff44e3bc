// English card text: what stands before what a card does: when it is used, what it costs, what it answers.
import { listed } from '../../../../kernel/describe/en/words.ts';
import type { Answering, EquipmentData, ItemData, Skill, SpellData } from '../../card-data.ts';
import { EN_TERMS } from '../../text/en/terms.ts';

const { values, speeds, marks, damage } = EN_TERMS;

/** "[Instant/Final/Unique]". */
function tags(card: SpellData | ItemData): string {
  const words = [
    speeds[card.speed],
    ...(card.final ? [marks.final] : []),
    ...(card.unique ? [marks.unique] : []),
    ...('ritual' in card && card.ritual !== undefined ? [`${marks.ritual} ${card.ritual}`] : []),
  ];
  return `[${words.join('/')}]`;
}
interface Cost {
  readonly p?: number;
  readonly spirit?: number;
  readonly hp?: number;
}
/** "2 P, 1 spirit, 1 HP". */
function costPhrase(cost: Cost): string {
  const parts = (['p', 'spirit', 'hp'] as const).flatMap((what) => {
    const much = cost[what];
    return much === undefined || (much === 0 && what === 'hp') ? [] : [`${much} ${values[what]}`];
  });
  return parts.join(', ');
}

export const skillHead = ({ speed, spirit, hp = 0 }: Skill, name: string): string =>
  `“${name}” [${speeds[speed]}] ${costPhrase({ spirit, hp })}:`;
const ORDINALS = ['second', 'third', 'fourth', 'fifth'];
export function spellHead(spell: SpellData, owner: string): string {
  const head = `${tags(spell)} Spell card of ${owner}. Cost: ${costPhrase(spell)}.`;
  if (spell.ritual === undefined) return head;
  return `${head} It takes effect at the end of ${spell.ritual === 1 ? 'the next turn' : `the ${ORDINALS[spell.ritual - 2] ?? `${spell.ritual}th`} turn after this one`}.`;
}
const capital = (word: string): string => word.replace(/^[a-z]/, (begin) => begin.toUpperCase());
export const equipmentHead = ({ slot, p }: EquipmentData): string =>
  `${capital(EN_TERMS.slots[slot])}. Cost: ${costPhrase({ p })}.`;
export const itemHead = (item: ItemData): string => {
  const { kind, p } = item;
  const user = 'user' in item && item.user ? ' Used by one of your characters.' : '';
  return `${tags(item)} ${capital(EN_TERMS.kinds[kind])}. Cost: ${costPhrase({ p })}.${user}`;
};

const PLAIN = { attack: 'normal attack', skill: 'skill', spell: 'spell card', item: 'item' } as const;
/** "an enemy danmaku attack on one of your characters". */
export function answersPhrase({ of, attack, by, atYours }: Answering): string {
  const enemy = by === 'foe' ? 'enemy ' : '';
  const type = attack === undefined || attack === 'any' ? '' : `${damage[attack]} `;
  const whom = atYours ? (attack === undefined ? ' that targets your characters' : ' on your characters') : '';
  if (of === undefined) return article(`${enemy}${type}${attack === undefined ? 'declaration' : 'attack'}`) + whom;
  const words = of.map((one) => {
    if (attack === undefined) return `${enemy}${PLAIN[one]}`;
    return one === 'attack' ? `${enemy}normal ${type}attack` : `${type}attack by ${article(`${enemy}${PLAIN[one]}`)}`;
  });
  return listed(words.map(article), 'or') + whom;
}
const article = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
