// Card text in English.
import type { Book } from './book.ts';
import { EN } from './phrases/en.ts';

export const ENGLISH: Book = { phrases: EN, nameOf: (english) => english, traitOf: (english) => english, latin: true };
