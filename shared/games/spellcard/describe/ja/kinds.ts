// Japanese card text: what kind of card is meant.
import { rangePhrase } from '../../../../kernel/describe/ja/words.ts';
import type { ItemKind, Kind } from '../../card-data.ts';
import { JA_TERMS } from '../../text/ja/terms.ts';
import type { Noun, Speaker } from '../plan.ts';

const NOUNS: Readonly<Record<Noun, string>> = {
  ...JA_TERMS.types,
  ...JA_TERMS.slots,
  terrain: JA_TERMS.kinds.terrain,
  weather: JA_TERMS.kinds.weather,
  charm: JA_TERMS.kinds.barrierCharm,
  environment: '環境',
  ritual: '準備中の儀式',
  card: 'カード',
};
export const nounWord = (noun: Noun): string => NOUNS[noun];
export const counter = (noun: Noun): string => (noun === 'character' ? '体' : '枚');
/** The character that uses it, or has it on. */
const USERS: Readonly<Record<Speaker['of'], string>> = {
  skill: 'このキャラクター',
  spell: '術者',
  item: '使用者',
  equipment: '装備者',
  environment: 'キャラクター',
};
export const userWords = ({ of }: Speaker): string => USERS[of];
export const answeredWords = ({ toAttack }: Speaker): string => (toAttack ? '攻撃者' : '宣言したキャラクター');
export const nameWord = (name: string): string => `「${name}」`;
const SORTS: Readonly<Partial<Record<ItemKind, string>>> = { once: '使い切りの', buff: '強化の', debuff: '弱化の' };

/** Words before a noun: "体力3以下の", "繁忙状態の". */
export function modifiers(kind: Kind, speaker: Speaker): string[] {
  const { hp, spirit, stance, spellOf } = kind;
  return [
    hp === undefined ? '' : `${JA_TERMS.values.hp}${rangePhrase(hp)}の`,
    spirit === undefined ? '' : `${JA_TERMS.values.spirit}${rangePhrase(spirit)}の`,
    stance === undefined ? '' : `${JA_TERMS.states[stance]}の`,
    kind.wounded ? '負傷中の' : '',
    kind.kind === undefined ? '' : (SORTS[kind.kind] ?? ''),
    spellOf === undefined ? '' : spellOf === 'user' ? `${userWords(speaker)}の` : '味方のキャラクターの',
  ].filter((word) => word !== '');
}
/** "他の体力3以下のすべてのキャラクター": without owner or number. */
export function kindPhrase(kind: Kind, noun: Noun, speaker: Speaker, all = ''): string {
  const names = [kind.name, kind.character].flatMap((name) => (name === undefined ? [] : [nameWord(name)])).join('');
  const named = names === '' ? nounWord(noun) : names;
  return `${kind.other ? '他の' : ''}${modifiers(kind, speaker).join('')}${all}${named}`;
}
