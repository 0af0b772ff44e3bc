// English card text: sentences, and the frame of a line around them.
import { type Phrase, permitted } from '../../../../kernel/describe/en/phrases.ts';
import { joined, led, untilStatements } from '../../../../kernel/describe/en/sentences.ts';
import { listed } from '../../../../kernel/describe/en/words.ts';
import type { PhraseBook } from '../compose.ts';
import type { SaidAttack, Sentence, Speaker } from '../plan.ts';
import { clausePhrase } from './clauses.ts';
import { conditionPhrase } from './conditions.ts';
import { giftPhrase } from './gifts.ts';
import { answersPhrase, equipmentHead, itemHead, skillHead, spellHead } from './heads.ts';
import { sum } from './mentions.ts';

export const ENGLISH: PhraseBook = {
  skillHead,
  spellHead,
  equipmentHead,
  itemHead,
  power: 'Discard it to pay 1 P, or to give an attack that you declare +1.',
  charm: 'When you defend by a barrier, it may be discarded in place of a spell card.',
  answers: (answers) => `Only in answer to ${answersPhrase(answers)}.`,
  text: textOf,
  gift: (gift, speaker) => `${capital(giftPhrase(gift, speaker))}.`,
  each: (text) => `In each start phase: ${text}`,
  exclusive: (name, text) => `(${name}) ${text}`,
  gap: ' ',
};

/** Sentences with capitals and full stops. */
function textOf(sentences: readonly Sentence[], speaker: Speaker): string {
  return sentences
    .flatMap((sentence) => worded(sentence, speaker))
    .map((sentence) => `${capital(sentence)}.`)
    .join(' ');
}
export const capital = (sentence: string): string => sentence.replace(/^[a-z]/, (begin) => begin.toUpperCase());

const phrasesOf = ({ clauses }: Extract<Sentence, { say: 'clauses' }>, speaker: Speaker): Phrase[] =>
  clauses.map((clause) => clausePhrase(clause, speaker));
/** A sentence may need several, such as "if ..., ..." and "otherwise, ...". */
function worded(sentence: Sentence, speaker: Speaker): string[] {
  const all = (sentences: readonly Sentence[]): string[] => sentences.flatMap((one) => under(one, speaker));
  switch (sentence.say) {
    case 'clauses':
      return untilStatements(phrasesOf(sentence, speaker)).map(joined);
    case 'attack':
      return [attackPhrase(sentence.attack, speaker)];
    case 'must':
      return obliged(sentence.then, speaker);
    case 'if':
      return conditional(sentence, speaker, all);
  }
}
/** Under a condition all of it is one sentence. */
const under = (sentence: Sentence, speaker: Speaker): string[] =>
  sentence.say === 'clauses' ? [joined(phrasesOf(sentence, speaker))] : worded(sentence, speaker);

/** "you must discard 1 card", "if ..., you must ...": what others suffer is a duty of whoever uses the card, too. */
function obliged(sentences: readonly Sentence[], speaker: Speaker): string[] {
  return sentences.flatMap((sentence) => {
    switch (sentence.say) {
      case 'clauses':
        return [`you must ${listed(phrasesOf(sentence, speaker).map(permitted))}`];
      case 'if':
        return conditional(sentence, speaker, (then) => obliged(then, speaker));
      default:
        return worded(sentence, speaker);
    }
  });
}

type Conditional = Extract<Sentence, { say: 'if' }>;
function conditional(
  sentence: Conditional,
  speaker: Speaker,
  words: (sentences: readonly Sentence[]) => string[],
): string[] {
  const condition = listed(sentence.if.map((one) => conditionPhrase(one, speaker)));
  const otherwise = sentence.else.length === 0 ? [] : led('otherwise, ', words(sentence.else));
  return [...led(`if ${condition}, `, words(sentence.then)), ...otherwise];
}

function attackPhrase({ type, power, on }: SaidAttack, speaker: Speaker): string {
  const points = typeof power === 'number' ? String(power) : `(${sum(power, speaker)})`;
  const whom = on === 1 ? 'one enemy' : on === 'all' ? 'all enemies' : `${on} enemies`;
  return `${type} attack ${points} on ${whom}`;
}
