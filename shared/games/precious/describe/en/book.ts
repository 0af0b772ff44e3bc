// English card text: sentences, and the frame of a line around them.
import type { Phrase } from '../../../../kernel/describe/en/phrases.ts';
import { joined, led, mayWords, untilStatements } from '../../../../kernel/describe/en/sentences.ts';
import { listed } from '../../../../kernel/describe/en/words.ts';
import type { CardType, TextCost } from '../../card-data.ts';
import { EN_TERMS } from '../../text/en/terms.ts';
import type { Against, PhraseBook, Sets } from '../compose.ts';
import type { Sentence } from '../plan.ts';
import { clausePhrase } from './clauses.ts';
import { conditionPhrase, conditionsLead, timesLead } from './conditions.ts';
import { keywordPhrase, kindPhrase, thisCard, withArticle } from './kinds.ts';
import { objectOf } from './mentions.ts';
import { someOf } from './select.ts';
import { triggerPhrase } from './triggers.ts';

export const ENGLISH: PhraseBook = {
  keyword: keywordPhrase,
  alsoNamed: (names) => `Also counts as ${listed(names.map((name) => `「${name}」`))}.`,
  sets: ({ who = 'you', card = {} }: Sets) =>
    `Set this on ${someOf({ ...card, who, where: 'field' }, 1, false, 'support')}.`,
  useCondition: (conditions, self) =>
    `《Use condition: ${listed(conditions.map((one) => conditionPhrase(one, self)))}》`,
  timings: EN_TERMS.timings,
  cost: costPhrase,
  colon: ': ',
  against,
  lead: (when, conditions, self) => {
    const trigger = when === undefined ? '' : `${triggerPhrase(when, self)}, `;
    return timesLead(conditions) + trigger + conditionsLead(conditions, self);
  },
  text: textOf,
  source: (by, kind, self) =>
    `${capital(thisCard(self))} has source+${by} when it pays for ${withArticle(kindPhrase(kind, 'card', false, self))}.`,
  gap: ' ',
};

/** "(Red 2)(T)", "(0)". */
function costPhrase({ n = 0, color, rest }: TextCost): string {
  const amount = color === undefined ? String(n) : `${capital(EN_TERMS.colors[color])} ${n}`;
  return `${n > 0 || !rest ? `(${amount})` : ''}${rest ? '(T)' : ''}`;
}

const BY = { you: ' that you declare', opponent: ' that your opponent declares', any: '' } as const;
function against({ of = ['event', 'support', 'text'], by = 'any', card = {} }: Against): string {
  const words = of.map((one) => {
    const noun = one === 'entry' ? 'character' : one === 'text' ? 'card' : one;
    const what = withArticle(kindPhrase(card, noun, false, 'event'));
    if (one === 'entry') return `the entry of ${what}`;
    return one === 'text' ? (Object.keys(card).length === 0 ? 'a text' : `a text of ${what}`) : what;
  });
  return `Use this only against ${listed(words, 'or')}${BY[by]}.`;
}

/** Sentences with capitals and full stops; the first may follow a lead such as "when ..., ". */
function textOf(lead: string, sentences: readonly Sentence[], self: CardType): string {
  const words = sentences.flatMap((sentence) => worded(sentence, self));
  return words.map((sentence, i) => `${capital(i === 0 ? lead + sentence : sentence)}.`).join(' ');
}
const capital = (sentence: string): string => sentence.replace(/^[a-z]/, (begin) => begin.toUpperCase());

/** A sentence may need several, such as "you may pay ..." and "if you do, ...". */
function worded(sentence: Sentence, self: CardType): string[] {
  const all = (sentences: readonly Sentence[]): string[] => sentences.flatMap((one) => under(one, self));
  switch (sentence.say) {
    case 'clauses':
      return untilStatements(phrasesOf(sentence, self)).map(joined);
    case 'may':
      return allowed(sentence.then, self);
    case 'pay':
      return [`you may pay ${costPhrase(sentence.cost)}`, ...led('if you do, ', all(sentence.then))];
    case 'if': {
      const condition = listed(sentence.if.map((one) => conditionPhrase(one, self)));
      const otherwise = sentence.else.length === 0 ? [] : led('otherwise, ', all(sentence.else));
      return [...led(`if ${condition}, `, all(sentence.then)), ...otherwise];
    }
    case 'forEach': {
      const those = objectOf(sentence.of, self);
      const each =
        sentence.is === undefined ? `of ${those}` : `${kindPhrase(sentence.is, 'card', false, self)} among ${those}`;
      return led(`for each ${each}, `, all(sentence.then));
    }
  }
}
const phrasesOf = ({ clauses }: Extract<Sentence, { say: 'clauses' }>, self: CardType): Phrase[] =>
  clauses.map((clause) => clausePhrase(clause, self));
/** Under a condition all of it is one sentence. */
const under = (sentence: Sentence, self: CardType): string[] =>
  sentence.say === 'clauses' ? [joined(phrasesOf(sentence, self))] : worded(sentence, self);

function allowed([first, ...others]: readonly Sentence[], self: CardType): string[] {
  if (first === undefined) return [];
  const rest = others.flatMap((one) => under(one, self));
  return first.say === 'clauses' ? mayWords(phrasesOf(first, self), rest) : [...worded(first, self), ...rest];
}
