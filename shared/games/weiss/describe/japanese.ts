// Card text in Japanese.
import { CATALOGUE } from '../cards/catalogue.ts';
import { JA_TRAITS } from '../text/ja/traits.ts';
import type { Book } from './book.ts';
import { JA } from './phrases/ja.ts';

const NAMES: ReadonlyMap<string, string> = new Map(
  [...CATALOGUE.values()].map(({ name }) => [name.en, name.ja ?? name.en]),
);
/** Parts of names that other cards look for: each stands in the name of every card in whose English one it stands. */
const PARTS: Readonly<Record<string, string>> = { Kestrel: 'ケストレル', Linnet: 'リネット', Sela: 'セラ' };

/** What depends on the words beside it: each a rule of the script, in the order in which they are applied. */
const TOUCHES: readonly (readonly [found: RegExp, instead: string])[] = [
  // One says how many once: 1枚を【レスト】 takes its を from before the number.
  [/(を(?:\d+|X)枚(?:まで)?)を/g, '$1'],
  [/(手札|ストック置場)のカード(を|すべて|1枚)/g, '$1$2'],
  [/(手札|ストック|クロック|思い出)(?:置場)?にカードが/g, '$1が'],
  [/マーカー(?:のカード|にカード)/g, 'マーカー'],
  [/枚数枚/g, '枚数'],
  [/(レベル|コスト|パワー|ソウル|合計|ほう)枚/g, '$1と同じ枚数'],
  [/すべてに、(コスト|レベル)を/g, 'すべての$1を'],
  // Which of whose: 他のあなたのキャラ, このカードの前のあなたのキャラ.
  [/(?<!他の)他の((?:レベル|コスト)が[^、。]+?(?:以上|以下)の)/g, '$1他の'],
  [/(自分|あなた|相手)の((?:前列|後列)の)?(他の|このカードの前の)/g, '$3$1の$2'],
  [/(自分|あなた|相手)の((?:前列|後列)の)?カード名に([^、。]*?)を含む(他の)?/g, '$4$1の$2、カード名に$3を含む'],
  [/(自分|あなた|相手)の(下にマーカーが[^、。]+?ある)/g, '$2$1の'],
  [/(?:自分|あなた|相手)の(このカードの正面の|このカードとバトルしている)/g, '$1'],
  // It goes without saying right after it has been chosen or shown.
  [/(選び|見せ)、〈[^〉]*〉を/g, '$1、'],
  [/[〈〉]/g, ''],
  [/(相手|すべてのプレイヤー)はそうしたら、/g, 'そうしたら、$1は'],
  [/て（(Xは[^）]*)）よい/g, 'てよい（$1）'],
  [/あなたは(?=あなたは|あなたの[^、。]*なら、あなたは)/g, ''],
  [/あなたはあなたの/g, 'あなたは自分の'],
  [/((?:このターン中|の終わりまで)、)([^。]*し、)(?:このターン中|[^、。]*の終わりまで)、/g, '$1$2'],
  [/』。(?=』|$)/g, '』'],
  [/】 (?=[【［])/g, '】'],
];
const inCost = (line: string): string => line.replace(/［[^［］]*］/g, (cost) => cost.replaceAll('自分の', 'あなたの'));

export const JAPANESE: Book = {
  phrases: JA,
  nameOf: (english) => NAMES.get(english) ?? PARTS[english] ?? english,
  traitOf: (english) => JA_TRAITS[english] ?? english,
  latin: false,
  polish: (line) => inCost(TOUCHES.reduce((words, [found, instead]) => words.replace(found, instead), line)),
};
