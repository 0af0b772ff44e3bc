// The words of Precious Memories by language: English for everything, Japanese for what is read of a card.
import type { Language } from '../../../kernel/game.ts';
import { EN } from './en.ts';
import { JA_KEYWORDS } from './ja/keywords.ts';
import { JA_TERMS } from './ja/terms.ts';
import { type Texts, termTexts, under } from './terms.ts';

const JA: Texts = { ...termTexts(JA_TERMS, 'ja'), ...under('keyword', JA_KEYWORDS) };

export const textOf = (language: Language): Texts => (language === 'ja' ? JA : EN);
