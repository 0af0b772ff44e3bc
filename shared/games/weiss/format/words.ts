// Names and texts of cards as a file writes them: plainly in English, or in several languages.
import { either, fields, text } from '../../../kernel/scenario/format.ts';
import type { Words } from '../card-data.ts';

/** In English, and in other languages as far as somebody has written it. */
export const words = (says: string, about: string, longest: number) =>
  either(says, [
    text(about, longest),
    fields({
      en: text('In English.', longest),
      ja: text('In Japanese.', longest).exactOptional(),
      'zh-CN': text('In simplified Chinese.', longest).exactOptional(),
    }),
  ]).describe(about);

export type Said = string | Words;
export const inWords = (said: Said): Words => (typeof said === 'string' ? { en: said } : said);
