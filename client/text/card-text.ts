// What is read of a card: its name, its text and the terms on it, in the language that the player reads cards in.
import { effect, signal, untracked } from '@preact/signals';
import type { ByLanguage, CardPrint, GameFront, Language } from '../../shared/kernel/game.ts';
import { gameText, spelled } from './i18n.ts';

/** As the player has set it. What is not there in it is read in English. */
export const cardLanguage = signal<Language>('en');

/** Calls back whenever another one is chosen, but not with the one there is; returns how to stop. */
export function onCardLanguage(changed: () => void): () => void {
  let known = cardLanguage.peek();
  return effect(() => {
    if (cardLanguage.value === known) return;
    known = cardLanguage.value;
    untracked(changed);
  });
}

/** Words and the language that they are in. */
export interface Said {
  readonly text: string;
  readonly lang: Language;
}

/** For words of the page and the log. */
export const inEnglish = (text: string): Said => ({ text, lang: 'en' });

/** The language in which this game's cards are read here. */
export const languageOf = ({ languages }: GameFront): Language =>
  languages.includes(cardLanguage.value) ? cardLanguage.value : 'en';

export function wordsOf(words: ByLanguage<string>): Said {
  const text = words[cardLanguage.value];
  return text === undefined ? inEnglish(words.en) : { text, lang: cardLanguage.value };
}

/** The name of the card with this number. */
export function nameOf(game: GameFront, no: string): Said {
  const print = game.print(no);
  return print === undefined ? inEnglish(no) : wordsOf(print.name);
}

/** All that is written large on a card: its name, and whom it shows. */
export const namesOn = ({ name, subtitle }: CardPrint): readonly [name: Said, ...whom: Said[]] => [
  wordsOf(name),
  ...(subtitle === undefined ? [] : [wordsOf(subtitle)]),
];

/** Its rules text, a line per ability. */
export function linesOf(game: GameFront, no: string): readonly Said[] {
  const lang = languageOf(game);
  return game.describe(no, lang).map((text) => ({ text, lang }));
}

/** A word that stands on cards (`type`, `color`, `icon`, `value`), or what explains one (`keyword`), where the game has it. */
export function termIfAny(game: GameFront, key: string): Said | undefined {
  const lang = languageOf(game);
  const text = game.text(lang)[key];
  if (text !== undefined) return { text, lang };
  const english = gameText(game, key);
  return english === undefined ? undefined : inEnglish(english);
}

/** A trait is its own word, unless the game has another for it, or one for all of them together. */
export function traitsOf(game: GameFront, { traits }: CardPrint): readonly Said[] {
  const together = traits.length > 1 ? termIfAny(game, `trait.${traits.join('.')}`) : undefined;
  if (together !== undefined) return [together];
  return traits.map((trait) => termIfAny(game, `trait.${trait}`) ?? inEnglish(trait));
}

/** The same, spelled out where the game has no text. */
export const termOf = (game: GameFront, key: string): Said => termIfAny(game, key) ?? inEnglish(spelled(key));
