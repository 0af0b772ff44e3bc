// Simplified Chinese card text: sentences, and the frame of a line around them.
import { ZH_TERMS } from '../../text/zh-cn/terms.ts';
import type { PhraseBook } from '../compose.ts';
import type { SaidAttack, Sentence, Speaker } from '../plan.ts';
import { clausePhrase } from './clauses.ts';
import { caseOf } from './conditions.ts';
import { giftPhrase } from './gifts.ts';
import { answersPhrase, equipmentHead, itemHead, skillHead, spellHead } from './heads.ts';
import { sum } from './mentions.ts';
import { finite, obliged, type Phrase } from './phrases.ts';

export const CHINESE: PhraseBook = {
  skillHead,
  spellHead,
  equipmentHead,
  itemHead,
  power: '弃掉此卡以支付1P点，或使己方宣言的攻击+1。',
  charm: '展开决死结界防守时，可以弃掉此卡代替一张符卡。',
  answers: (answers) => `只能对${answersPhrase(answers)}进行连锁。`,
  text: (sentences, speaker) =>
    sentences
      .flatMap((sentence) => worded(sentence, speaker, finite))
      .map((sentence) => `${sentence}。`)
      .join(''),
  gift: (gift, speaker) => `${giftPhrase(gift, speaker)}。`,
  each: (text) => `每个开始阶段：${text}`,
  exclusive: (name, text) => `（${name}专用）${text}`,
  gap: '',
};

type Form = (phrase: Phrase) => string;
function worded(sentence: Sentence, speaker: Speaker, form: Form): string[] {
  const all = (sentences: readonly Sentence[], as = form): string[] =>
    sentences.flatMap((one) => worded(one, speaker, as));
  switch (sentence.say) {
    case 'clauses':
      return [sentence.clauses.map((clause) => form(clausePhrase(clause, speaker))).join('，')];
    case 'attack':
      return [attackPhrase(sentence.attack, speaker)];
    case 'must':
      return all(sentence.then, obliged);
    case 'if':
      return [...led(caseOf(sentence.if, speaker), all(sentence.then)), ...led('否则，', all(sentence.else))];
  }
}
const led = (lead: string, [first, ...others]: readonly string[]): string[] =>
  first === undefined ? [] : [lead + first, ...others];

function attackPhrase({ type, power, on }: SaidAttack, speaker: Speaker): string {
  const points = typeof power === 'number' ? String(power) : `（${sum(power, speaker)}）`;
  const whom = on === 'all' ? '所有敌方人物' : `${on}名敌方人物`;
  return `对${whom}进行威力${points}的${ZH_TERMS.damage[type]}攻击`;
}
