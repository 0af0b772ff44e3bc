// Chinese and Japanese letters, which the page's two typefaces lack: who has them, and which texts need them.
import type { Language } from '../../shared/kernel/game.ts';

export const NOTO = {
  jp: 'Noto Sans JP Variable',
  sc: 'Noto Sans SC Variable',
  tc: 'Noto Sans TC Variable',
} as const;
export type Noto = keyof typeof NOTO;
/** What the first lacks is taken from the next. */
type Order = readonly [Noto, ...Noto[]];

/** One letter looks different in each: whoever reads Chinese gets its forms first. */
export function notosFor(languages: readonly string[]): Order {
  const first = languages.find((language) => /^(ja|zh)/i.test(language)) ?? 'ja';
  if (/^zh.*-(hant|tw|hk|mo)/i.test(first)) return ['tc', 'jp', 'sc'];
  return /^zh/i.test(first) ? ['sc', 'jp', 'tc'] : ['jp', 'sc', 'tc'];
}
/** The reader's languages; tests run where nobody reads. */
const READER = globalThis.navigator?.languages ?? [];
/** In this order for a text in a language; one without such letters leaves their forms to the reader. */
export const notosIn = (language: Language): Order => notosFor([language, ...READER]);
/** The same for a list of families. */
export const familiesIn = (language: Language): string =>
  notosIn(language)
    .map((noto) => `"${NOTO[noto]}"`)
    .join(', ');
export const CJK = familiesIn('en');

/** For a class of a regular expression with the flag `u`. */
export const CJK_LETTERS = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\u3000-\u303f\u30fb\u30fc\uff00-\uffef`;
const LETTER = new RegExp(`[${CJK_LETTERS}]`, 'u');
export const lettersIn = (text: string): readonly string[] =>
  [...new Set(text)].filter((letter) => LETTER.test(letter));

/** `U+4e00-4e2f,U+3042` as a question. */
export function coverage(ranges: readonly string[]): (letter: string) => boolean {
  const spans = ranges
    .flatMap((range) => range.split(','))
    .map((span) => span.trim().replace(/^U\+/i, '').split('-'))
    .map(([from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const);
  return (letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return spans.some(([from, to]) => point >= from && point <= to);
  };
}
