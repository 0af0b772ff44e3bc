// English words of Spellcard: all that the page says of the game.
import { EN_EVENTS } from './en/events.ts';
import { EN_KEYWORDS } from './en/keywords.ts';
import { EN_NAMES } from './en/names.ts';
import { EN_OPTIONS } from './en/options.ts';
import { EN_QUESTIONS } from './en/questions.ts';
import { EN_TERMS } from './en/terms.ts';
import { type Texts, termTexts, under } from './terms.ts';

export const EN: Texts = {
  ...termTexts(EN_TERMS, 'en'),
  ...EN_NAMES,
  ...EN_QUESTIONS,
  ...EN_OPTIONS,
  ...EN_EVENTS,
  ...under('keyword', EN_KEYWORDS),
};
