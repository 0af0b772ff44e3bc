// Fetches the letters of names and cards that the page's own typefaces lack: a sheet of slices when first needed, and of it the slices shown.
import i18next from 'i18next';
import { useEffect } from 'preact/hooks';
import type { Language } from '../../shared/kernel/game.ts';
import { CJK, coverage, lettersIn, NOTO, type Noto, notosIn } from '../styles/cjk.ts';

const SHEETS: Readonly<Record<Noto, () => Promise<unknown>>> = {
  jp: () => import('@fontsource-variable/noto-sans-jp/index.css'),
  sc: () => import('@fontsource-variable/noto-sans-sc/index.css'),
  tc: () => import('@fontsource-variable/noto-sans-tc/index.css'),
};
/** Letters that were asked for, by whose forms they have. */
const asked: Readonly<Record<Noto, Set<string>>> = { jp: new Set(), sc: new Set(), tc: new Set() };

async function fetchLetters(letters: readonly string[], order: readonly Noto[]): Promise<void> {
  let open = letters;
  for (const noto of order) {
    if (open.length === 0) return;
    await SHEETS[noto]();
    const faces = [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === NOTO[noto]);
    const holds = coverage(faces.map(({ unicodeRange }) => unicodeRange));
    const here = open.filter(holds);
    if (here.length > 0) await document.fonts.load(`16px "${NOTO[noto]}"`, here.join(''));
    open = open.filter((letter) => !here.includes(letter));
  }
}

/** Whoever draws on a canvas hears of new letters by `loadingdone` of the document's fonts. */
export function needGlyphs(text: string, language: Language = 'en'): void {
  const order = notosIn(language);
  const known = asked[order[0]];
  const fresh = lettersIn(text).filter((letter) => !known.has(letter));
  if (fresh.length === 0) return;
  for (const letter of fresh) known.add(letter);
  document.documentElement.style.setProperty('--cjk', CJK);
  fetchLetters(fresh, order).catch(() => {
    // Another typeface of this device stands in; asked again when shown again.
    for (const letter of fresh) known.delete(letter);
  });
}

export function useGlyphs(text: string, language: Language = 'en'): void {
  useEffect(() => needGlyphs(text, language), [text, language]);
}

/** An interface in one of these languages needs its letters from the start. */
export function needInterfaceGlyphs(): void {
  if (!/^(ja|zh)/.test(i18next.language)) return;
  const words = Object.values(i18next.getResourceBundle(i18next.language, 'page') ?? {});
  needGlyphs(words.filter((word) => typeof word === 'string').join(''));
}
