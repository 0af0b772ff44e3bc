// Japanese card text: sentences, and the frame of a line around them.
import { inOne, type Phrase } from '../../../../kernel/describe/ja/phrases.ts';
import type { PhraseBook } from '../compose.ts';
import type { SaidAttack, Sentence, Speaker } from '../plan.ts';
import { clausePhrase } from './clauses.ts';
import { caseOf } from './conditions.ts';
import { giftPhrase } from './gifts.ts';
import { ATTACKS, answersPhrase, equipmentHead, itemHead, skillHead, spellHead } from './heads.ts';
import { sum } from './mentions.ts';

export const JAPANESE: PhraseBook = {
  skillHead,
  spellHead,
  equipmentHead,
  itemHead,
  power: '捨てて1Pを支払う。または、捨てて自分が宣言する攻撃を+1する。',
  charm: '決死結界で守るとき、スペルカードの代わりに捨てることができる。',
  answers: (answers) => `${answersPhrase(answers)}に対してのみ使用できる。`,
  text: (sentences, speaker) =>
    sentences
      .flatMap((sentence) => worded(sentence, speaker))
      .map((sentence) => `${sentence}。`)
      .join(''),
  gift: (gift, speaker) => `${giftPhrase(gift, speaker)}。`,
  each: (text) => `開始フェイズごとに：${text}`,
  exclusive: (name, text) => `（${name}専用）${text}`,
  gap: '',
};

const phrasesOf = ({ clauses }: Extract<Sentence, { say: 'clauses' }>, speaker: Speaker): Phrase[] =>
  clauses.map((clause) => clausePhrase(clause, speaker));
/** Clauses are sentences, but under a condition or a duty, where they are joined. */
function worded(sentence: Sentence, speaker: Speaker): string[] {
  switch (sentence.say) {
    case 'clauses':
      return phrasesOf(sentence, speaker).map((one) => inOne([one]));
    case 'attack':
      return [attackPhrase(sentence.attack, speaker)];
    case 'must':
      return led('必ず、', sentence.then, speaker);
    case 'if':
      return [
        ...led(caseOf(sentence.if, speaker), sentence.then, speaker),
        ...led('そうでない場合、', sentence.else, speaker),
      ];
  }
}
const under = (sentence: Sentence, speaker: Speaker): string[] =>
  sentence.say === 'clauses' ? [inOne(phrasesOf(sentence, speaker))] : worded(sentence, speaker);
function led(lead: string, sentences: readonly Sentence[], speaker: Speaker): string[] {
  const [first, ...others] = sentences.flatMap((one) => under(one, speaker));
  return first === undefined ? [] : [lead + first, ...others];
}

function attackPhrase({ type, power, on }: SaidAttack, speaker: Speaker): string {
  const points = typeof power === 'number' ? String(power) : `（${sum(power, speaker)}）`;
  return `敵${on === 'all' ? 'すべて' : `${on}体`}に威力${points}の${ATTACKS[type]}を行う`;
}
