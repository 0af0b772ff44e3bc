// Japanese card text: sentences, and the frame of a line around them.
import { inOne, type Phrase, permitted } from '../../../../kernel/describe/ja/phrases.ts';
import type { CardType, When } from '../../card-data.ts';
import { JA_TERMS } from '../../text/ja/terms.ts';
import type { PhraseBook } from '../compose.ts';
import { goesOn, type SaidBasic, type SaidCondition, type Sentence } from '../plan.ts';
import { clausePhrase } from './clauses.ts';
import { caseOf, conditionsLead, TURNS, timesLead } from './conditions.ts';
import { costPhrase } from './costs.ts';
import { kindPhrase } from './kinds.ts';
import { measure, namingPhrase } from './mentions.ts';
import { triggerPhrase } from './triggers.ts';

export const JAPANESE: PhraseBook = {
  cost: costPhrase,
  basic: basicPhrase,
  usage,
  lead: (when, conditions, self) =>
    timesLead(conditions) + (when === undefined ? '' : triggerPhrase(when, self)) + conditionsLead(conditions, self),
  text: textOf,
  asCost: ({ amount, attribute }) =>
    `このイベントはコストとして宣言する。その支払いに限り、${JA_TERMS.attributes[attribute]}のコストを${amount}点支払う。`,
  oncePerTurn: '（1ターンに1回まで使用可能）',
  gap: '',
};

export function basicPhrase({ basic, cost, effect }: SaidBasic): string {
  const name = JA_TERMS.basics[basic];
  if (effect !== undefined) return `${name}：${textOf('', effect, 'character')}`;
  return cost === undefined ? name : `${name}${costPhrase(cost, 'character')}`;
}

function textOf(lead: string, sentences: readonly Sentence[], self: CardType): string {
  const words = sentences.flatMap((sentence) => worded(sentence, self));
  return words.map((sentence, i) => `${i === 0 ? lead : ''}${sentence}。`).join('');
}

/** Clauses are sentences, but under a condition or a permission, where they are joined. */
function worded(sentence: Sentence, self: CardType): string[] {
  switch (sentence.say) {
    case 'clauses':
      return spoken(sentence, self);
    case 'name':
      return [`${namingPhrase(sentence.naming, self)}を指定する`];
    case 'may': {
      const [first, ...others] = sentence.then;
      const rest = others.flatMap((one) => under(one, self));
      if (first === undefined) return [];
      return first.say === 'clauses' ? [permitted(phrasesOf(first, self)), ...rest] : [...worded(first, self), ...rest];
    }
    case 'pay':
      return [`${costPhrase(sentence.cost, self)}を支払うことができる`, ...led('支払った場合、', sentence.then, self)];
    case 'if':
      return [...led(caseOf(sentence.if, self), sentence.then, self), ...led('そうでない場合、', sentence.else, self)];
    case 'forEach': {
      const each = measure({ eachOf: sentence.of, times: 1 }, self);
      const lead = sentence.is === undefined ? each : `その中の${kindPhrase(sentence.is, 'card', self)}1枚につき`;
      return led(`${lead}、`, sentence.then, self);
    }
  }
}
const phrasesOf = ({ clauses }: Extract<Sentence, { say: 'clauses' }>, self: CardType): Phrase[] =>
  clauses.map((clause, i) => clausePhrase(clause, self, clauses[i - 1]));
/** Clauses about the same cards are one sentence. */
function spoken(sentence: Extract<Sentence, { say: 'clauses' }>, self: CardType): string[] {
  const groups: Phrase[][] = [];
  for (const [i, phrase] of phrasesOf(sentence, self).entries()) {
    const { [i - 1]: before, [i]: clause } = sentence.clauses;
    if (clause !== undefined && goesOn(before, clause)) groups.at(-1)?.push(phrase);
    else groups.push([phrase]);
  }
  return groups.map(inOne);
}
const under = (sentence: Sentence, self: CardType): string[] =>
  sentence.say === 'clauses' ? [inOne(phrasesOf(sentence, self))] : worded(sentence, self);
function led(lead: string, sentences: readonly Sentence[], self: CardType): string[] {
  const [first, ...others] = sentences.flatMap((one) => under(one, self));
  return first === undefined ? [] : [lead + first, ...others];
}

function usage({ turn, in: time }: When, conditions: readonly SaidCondition[], self: CardType): string {
  const only = caseOf(conditions, self).replace(/、$/, '');
  const when = whenPhrase(turn, time === 'noBattle' ? undefined : time);
  const sentences = [
    ...(only === '' ? [] : [`${when === '' ? '' : `${when}、`}${only}に使用する。`]),
    ...(only === '' && when !== '' ? [`${when}使用する。`] : []),
    ...(time === 'noBattle' ? ['バトル中に使用できない。'] : []),
  ];
  return sentences.join('');
}
function whenPhrase(turn: When['turn'], time: Exclude<When['in'], 'noBattle'>): string {
  const own = turn === undefined ? '' : TURNS[turn];
  switch (time) {
    case undefined:
      return own === '' ? '' : `${own}中に`;
    case 'battle':
      return own === '' ? 'バトル中に' : `${own}のバトル中に`;
    case 'response':
      return own === '' ? '宣言に対応して' : `${own}中、宣言に対応して`;
  }
}
