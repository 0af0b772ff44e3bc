// The words of Lycee by language: English for everything, the others for what is read of a card.
import type { Language } from '../../../kernel/game.ts';
import { EN } from './en.ts';
import { JA_KEYWORDS } from './ja/keywords.ts';
import { JA_TERMS } from './ja/terms.ts';
import { type Texts, termTexts, under } from './terms.ts';
import { ZH_KEYWORDS } from './zh-tw/keywords.ts';
import { ZH_TERMS } from './zh-tw/terms.ts';

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: EN,
  ja: { ...termTexts(JA_TERMS), ...under('keyword', JA_KEYWORDS) },
  'zh-TW': { ...termTexts(ZH_TERMS), ...under('keyword', ZH_KEYWORDS) },
};

export const textOf = (language: Language): Texts => TEXTS[language];
