// The words of Weiß Schwarz by language, for the keys that GameModule.text names.
import { type ByLanguage, inLanguage, type Language } from '../../../kernel/game.ts';
import { EN } from './en.ts';
import { JA } from './ja/words.ts';

const TEXTS: ByLanguage<Readonly<Record<string, string>>> = { en: EN, ja: JA };

export const textOf = (language: Language): Readonly<Record<string, string>> => inLanguage(TEXTS, language);
