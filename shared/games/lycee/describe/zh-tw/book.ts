// Traditional Chinese card text: sentences, and the frame of a line around them.
import type { CardType, When } from '../../card-data.ts';
import { ZH_TERMS } from '../../text/zh-tw/terms.ts';
import type { PhraseBook } from '../compose.ts';
import type { SaidBasic, SaidCondition, Sentence } from '../plan.ts';
import { clausePhrase } from './clauses.ts';
import { allOf, conditionsLead, TURNS, timesLead } from './conditions.ts';
import { costPhrase } from './costs.ts';
import { kindPhrase } from './kinds.ts';
import { measured, namingPhrase } from './mentions.ts';
import { finite, type Phrase, permitted } from './phrases.ts';
import { triggerPhrase } from './triggers.ts';

export const CHINESE: PhraseBook = {
  cost: costPhrase,
  basic: basicPhrase,
  usage,
  lead: (when, conditions, self) =>
    timesLead(conditions) + (when === undefined ? '' : triggerPhrase(when, self)) + conditionsLead(conditions, self),
  text: textOf,
  asCost: ({ amount, attribute }) =>
    `此事件作為使用代償而宣言。只限於該次支付，支付${amount}點${ZH_TERMS.attributes[attribute]}的使用代償。`,
  oncePerTurn: '（每回合限使用1次）',
  gap: '',
};

export function basicPhrase({ basic, cost, effect }: SaidBasic): string {
  const name = ZH_TERMS.basics[basic];
  if (effect !== undefined) return `${name}：${textOf('', effect, 'character')}`;
  return cost === undefined ? name : `${name}${costPhrase(cost, 'character')}`;
}

function textOf(lead: string, sentences: readonly Sentence[], self: CardType): string {
  const words = sentences.flatMap((sentence) => worded(sentence, self));
  return words.map((sentence, i) => `${i === 0 ? lead : ''}${sentence}。`).join('');
}

function worded(sentence: Sentence, self: CardType): string[] {
  const all = (sentences: readonly Sentence[]): string[] => sentences.flatMap((one) => worded(one, self));
  switch (sentence.say) {
    case 'clauses':
      return [phrasesOf(sentence, self).map(finite).join('，')];
    case 'name':
      return [`指定${namingPhrase(sentence.naming, self)}`];
    case 'may': {
      const [first, ...others] = sentence.then;
      if (first?.say !== 'clauses') return all(sentence.then);
      return [permitted(phrasesOf(first, self)), ...all(others)];
    }
    case 'pay':
      return [`可以支付${costPhrase(sentence.cost, self)}`, ...led('若支付，', all(sentence.then))];
    case 'if':
      return [...led(`若${allOf(sentence.if, self)}，`, all(sentence.then)), ...led('否則，', all(sentence.else))];
    case 'forEach': {
      const each = measured({ eachOf: sentence.of, times: 1 }, self);
      const lead = sentence.is === undefined ? each : `其中每有1張${kindPhrase(sentence.is, 'card', self)}`;
      return led(`${lead}，`, all(sentence.then));
    }
  }
}
const phrasesOf = ({ clauses }: Extract<Sentence, { say: 'clauses' }>, self: CardType): Phrase[] =>
  clauses.map((clause) => clausePhrase(clause, self));
const led = (lead: string, [first, ...others]: readonly string[]): string[] =>
  first === undefined ? [] : [lead + first, ...others];

function usage({ turn, in: time }: When, conditions: readonly SaidCondition[], self: CardType): string {
  const when = whenPhrase(turn, time === 'noBattle' ? undefined : time);
  return [
    when === '' ? '' : `${when}使用。`,
    time === 'noBattle' ? '不能於戰鬥中使用。' : '',
    conditions.length === 0 ? '' : `只能在${allOf(conditions, self)}時使用。`,
  ].join('');
}
function whenPhrase(turn: When['turn'], time: Exclude<When['in'], 'noBattle'>): string {
  const own = turn === undefined ? '' : TURNS[turn];
  switch (time) {
    case undefined:
      return own === '' ? '' : `於${own}`;
    case 'battle':
      return own === '' ? '於戰鬥中' : `於${own}的戰鬥中`;
    case 'response':
      return own === '' ? '作為對應宣言' : `於${own}作為對應宣言`;
  }
}
