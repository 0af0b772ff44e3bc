// English card text: sentences, and the frame of a line around them.
import type { Phrase } from '../../../../kernel/describe/en/phrases.ts';
import { joined, led, mayWords, untilStatements } from '../../../../kernel/describe/en/sentences.ts';
import { listed } from '../../../../kernel/describe/en/words.ts';
import type { CardType, When } from '../../card-data.ts';
import { EN_TERMS } from '../../text/en/terms.ts';
import type { PhraseBook } from '../compose.ts';
import type { SaidBasic, SaidCondition, Sentence } from '../plan.ts';
import { clausePhrase } from './clauses.ts';
import { conditionPhrase, conditionsLead, timesLead, turnWords } from './conditions.ts';
import { costPhrase } from './costs.ts';
import { kindPhrase } from './kinds.ts';
import { namingPhrase, objectOf } from './mentions.ts';
import { triggerPhrase } from './triggers.ts';

export const ENGLISH: PhraseBook = {
  cost: costPhrase,
  basic: ({ basic, cost, effect }) => {
    const name = EN_TERMS.basics[basic];
    if (effect !== undefined) return `${name}: ${textOf('', effect, 'character')}`;
    return cost === undefined ? name : `${name} ${costPhrase(cost, 'character')}`;
  },
  usage,
  lead: (when, conditions, self) => {
    const trigger = when === undefined ? '' : `${triggerPhrase(when, self)}, `;
    return timesLead(conditions) + trigger + conditionsLead(conditions, self);
  },
  text: textOf,
  asCost: ({ amount, attribute }) =>
    `Declare this as a cost: it yields ${amount} ${EN_TERMS.attributes[attribute]} ${amount === 1 ? 'point' : 'points'} for that payment alone.`,
  oncePerTurn: 'Use this only once per turn.',
  gap: ' ',
};

/** As something that a character has or gains. */
export function basicPhrase(basic: SaidBasic): string {
  const { effect } = basic;
  return effect === undefined
    ? ENGLISH.basic(basic)
    : `${EN_TERMS.basics[basic.basic]} (${textOf('', effect, 'character')})`;
}

/** Sentences with capitals and full stops; the first may follow a lead such as "when ..., ". */
function textOf(lead: string, sentences: readonly Sentence[], self: CardType): string {
  const words = sentences.flatMap((sentence) => worded(sentence, self));
  return words.map((sentence, i) => `${capital(i === 0 ? lead + sentence : sentence)}.`).join(' ');
}
const capital = (sentence: string): string => sentence.replace(/^[‹"]*[a-z]/, (begin) => begin.toUpperCase());

/** A sentence may need several, such as "you may pay ..." and "if you do, ...". */
function worded(sentence: Sentence, self: CardType): string[] {
  const all = (sentences: readonly Sentence[]): string[] => sentences.flatMap((one) => under(one, self));
  switch (sentence.say) {
    case 'clauses':
      return untilStatements(phrasesOf(sentence, self)).map(joined);
    case 'name':
      return [`name ${namingPhrase(sentence.naming, self)}`];
    case 'may':
      return allowed(sentence.then, self);
    case 'pay':
      return [`you may pay ${costPhrase(sentence.cost, self)}`, ...led('if you do, ', all(sentence.then))];
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

const TIMES = { battle: 'in battle', noBattle: 'outside battles', response: 'in response to a declaration' } as const;
function usage(when: When, conditions: readonly SaidCondition[], self: CardType): string {
  const time = [
    ...(when.in === undefined ? [] : [TIMES[when.in]]),
    ...(when.turn === undefined ? [] : [`during ${turnWords(when.turn)}`]),
  ];
  const only = conditions.length === 0 ? [] : [`if ${listed(conditions.map((one) => conditionPhrase(one, self)))}`];
  return time.length + only.length === 0 ? '' : `Use this only ${[...time, ...only].join(' ')}.`;
}
