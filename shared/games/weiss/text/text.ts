// The words of Weiß Schwarz by language, for the keys that GameModule.text names.
import { type ByLanguage, inLanguage, type Language } from '../../../kernel/game.ts';
import { EN } from './en.ts';

const TEXTS: ByLanguage<Readonly<Record<string, string>>> = { en: EN };

export const textOf = (language: Language): Readonly<Record<string, string>> => inLanguage(TEXTS, language);
