// Traditional Chinese card text: conditions, after 若 or as a time.
import type { CardType, Cell } from '../../card-data.ts';
import { ZH_TERMS } from '../../text/zh-tw/terms.ts';
import { isTime, type Time } from '../occasions.ts';
import { isMany, type SaidCondition } from '../plan.ts';
import { kindPhrase, measureOf, nounWord, predicate, rangePhrase, thisCard } from './kinds.ts';
import { mentioned } from './mentions.ts';
import { anyOf, isBareHand, kindIn, measureIn, placeOf } from './select.ts';

type Of<K extends string> = Extract<SaidCondition, { readonly [P in K]: unknown }>;

/** "己方回合中，": conditions that are a time. */
export const timesLead = (conditions: readonly SaidCondition[]): string =>
  conditions.map((one) => (isTime(one) ? `${timePhrase(one)}，` : '')).join('');
/** "若A且B，" for the others. */
export function conditionsLead(conditions: readonly SaidCondition[], self: CardType): string {
  const others = conditions.filter((one) => !isTime(one));
  return others.length === 0 ? '' : `若${allOf(others, self)}，`;
}
export const allOf = (conditions: readonly SaidCondition[], self: CardType): string =>
  conditions.map((one) => conditionPhrase(one, self)).join('且');

const timePhrase = ({ turn }: Time): string => `${TURNS[turn]}中`;
export const TURNS = { you: '己方回合', opponent: '對方回合' } as const;

function conditionPhrase(condition: SaidCondition, self: CardType): string {
  if ('count' in condition) return countPhrase(condition, self);
  if ('turn' in condition) return `為${TURNS[condition.turn]}`;
  if ('thisIn' in condition) return `${thisCard(self)}在${placePhrase(condition.thisIn)}`;
  if ('thisIs' in condition) return `${thisCard(self)}${predicate(condition.thisIs, self)}`;
  if ('among' in condition) return amongPhrase(condition, self);
  return battlePhrase(condition.battle, self);
}
const placePhrase = (place: 'attackRow' | 'defenceRow' | Cell): string =>
  place === 'attackRow' ? 'AF位' : place === 'defenceRow' ? 'DF位' : ZH_TERMS.cells[place];

function battlePhrase(battle: Of<'battle'>['battle'], self: CardType): string {
  switch (battle) {
    case 'thisAttacks':
      return `${thisCard(self)}為攻擊人物`;
    case 'thisDefends':
      return `${thisCard(self)}為防禦人物`;
    case 'unblocked':
      return '沒有防禦人物';
  }
}

/** Of a bare hand it is said how many cards it has. */
function countPhrase({ count, ...range }: Of<'count'>, self: CardType): string {
  const { atLeast, atMost } = range;
  if (count.battling === 'opponent' && atLeast === 1 && atMost === undefined) return opponentPhrase(count, self);
  const amount = `${atLeast === atMost ? '恰好' : ''}${rangePhrase(range, measureIn(count))}`;
  if (isBareHand(count)) return `${placeOf(count)}為${atMost === 0 ? '0張' : amount}`;
  if (atMost === 0) return `${placeOf(count)}沒有${kindIn(count, self)}`;
  if (atLeast === 1 && atMost === undefined) return `${placeOf(count)}有${kindIn(count, self)}`;
  return `${anyOf(count, self)}有${amount}`;
}
/** What the character in battle with this one is. */
function opponentPhrase({ battling: _, ...select }: Of<'count'>['count'], self: CardType): string {
  const { who: _who, where: _where, ...kind } = select;
  return Object.keys(kind).length === 0 ? `${thisCard(self)}有對戰人物` : `對戰人物${predicate(kind, self)}`;
}

function amongPhrase({ among, is, atLeast }: Of<'among'>, self: CardType): string {
  const noun = among.of === 'bound' ? among.noun : 'character';
  const measure = measureOf(noun, among.of !== 'bound' || among.origin === 'field');
  if (is === undefined) return `選擇了${atLeast}${measure}以上的${nounWord(noun)}`;
  if (!isMany(among)) return `${mentioned(among, self)}${predicate(is, self)}`;
  return `${mentioned(among, self)}中有${atLeast}${measure}以上的${kindPhrase(is, noun, self)}`;
}
