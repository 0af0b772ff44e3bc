// The words of Lycee by language: English for everything, the others for what is read of a card.
import { type ByLanguage, inLanguage, type Language } from '../../../kernel/game.ts';
import { EN } from './en.ts';
import { JA_KEYWORDS } from './ja/keywords.ts';
import { JA_TERMS } from './ja/terms.ts';
import { type Texts, termTexts, under } from './terms.ts';
import { ZH_KEYWORDS } from './zh-tw/keywords.ts';
import { ZH_TERMS } from './zh-tw/terms.ts';

const TEXTS: ByLanguage<Texts> = {
  en: EN,
  ja: { ...termTexts(JA_TERMS), ...under('keyword', JA_KEYWORDS) },
  'zh-TW': { ...termTexts(ZH_TERMS), ...under('keyword', ZH_KEYWORDS) },
};

/** The languages in which its cards can be read. */
export const LANGUAGES = ['en', 'ja', 'zh-TW'] as const satisfies readonly Language[];

export const textOf = (language: Language): Texts => inLanguage(TEXTS, language);
