// Japanese card text: sentences, and the frame of a line around them.
import { inOne, type Phrase, permitted } from '../../../../kernel/describe/ja/phrases.ts';
import type { CardType, TextCost } from '../../card-data.ts';
import { JA_TERMS } from '../../text/ja/terms.ts';
import type { Against, PhraseBook, Sets } from '../compose.ts';
import { goesOn, type Sentence } from '../plan.ts';
import { clausePhrase } from './clauses.ts';
import { caseOf, conditionsLead, stated, timesLead } from './conditions.ts';
import { keywordPhrase, kindPhrase, thisCard } from './kinds.ts';
import { measure } from './mentions.ts';
import { someOf } from './select.ts';
import { triggerPhrase } from './triggers.ts';

export const JAPANESE: PhraseBook = {
  keyword: keywordPhrase,
  alsoNamed: (names) => `カード名${names.map((name) => `「${name}」`).join('')}としても扱う。`,
  sets: ({ who = 'you', card = {} }: Sets) =>
    `${someOf({ ...card, who, where: 'field' }, 1, false, 'support')}にセットする。`,
  useCondition: (conditions, self) => `《使用条件：${stated(conditions, self)}》`,
  timings: JA_TERMS.timings,
  cost: costPhrase,
  colon: '：',
  against,
  lead: (when, conditions, self) =>
    timesLead(conditions) + (when === undefined ? '' : triggerPhrase(when, self)) + conditionsLead(conditions, self),
  text: textOf,
  source: (by, kind, self) =>
    `${kindPhrase(kind, 'card', self)}のコストを支払うとき、${thisCard(self)}のソース+${by}。`,
  gap: '',
};

/** "(赤2)(T)", "(0)". */
function costPhrase({ n = 0, color, rest }: TextCost): string {
  const amount = `${color === undefined ? '' : JA_TERMS.colors[color]}${n}`;
  return `${n > 0 || !rest ? `(${amount})` : ''}${rest ? '(T)' : ''}`;
}

const BY = { you: '自分の', opponent: '相手の', any: '' } as const;
/** "AまたはB", "A、B、またはC". */
const either = (words: readonly string[]): string =>
  words.length < 3 ? words.join('または') : `${words.slice(0, -1).join('、')}、または${words.at(-1)}`;
function against({ of = ['event', 'support', 'text'], by = 'any', card = {} }: Against): string {
  const words = of.map((one) => {
    const noun = one === 'entry' ? 'character' : one === 'text' ? 'card' : one;
    const what = kindPhrase(card, noun, 'event');
    if (one === 'entry') return `${what}の登場`;
    return one === 'text' ? (Object.keys(card).length === 0 ? 'テキスト' : `${what}のテキスト`) : what;
  });
  return `${BY[by]}${either(words)}に対して使用する。`;
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
    case 'may': {
      const [first, ...others] = sentence.then;
      const rest = others.flatMap((one) => under(one, self));
      if (first === undefined) return [];
      return first.say === 'clauses' ? [permitted(phrasesOf(first, self)), ...rest] : [...worded(first, self), ...rest];
    }
    case 'pay':
      return [`${costPhrase(sentence.cost)}を支払うことができる`, ...led('支払った場合、', sentence.then, self)];
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
