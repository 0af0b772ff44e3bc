// The texts of Weiß Schwarz by language and key.
import type { Language } from '../../../kernel/game.ts';
import { en } from './en.ts';

const TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en };
export const textOf = (language: Language): Readonly<Record<string, string>> => TEXTS[language];
