// Fetches the letters of names that the page's own typefaces lack: a sheet of slices when first needed, and of it the slices shown.
import i18next from 'i18next';
import { useEffect } from 'preact/hooks';
import { CJK, cjkIn, coverage, NOTO, NOTOS, type Noto } from '../styles/cjk.ts';

const SHEETS: Readonly<Record<Noto, () => Promise<unknown>>> = {
  jp: () => import('@fontsource-variable/noto-sans-jp/index.css'),
  sc: () => import('@fontsource-variable/noto-sans-sc/index.css'),
  tc: () => import('@fontsource-variable/noto-sans-tc/index.css'),
};
const asked = new Set<string>();

async function fetchLetters(letters: ReadonlySet<string>): Promise<void> {
  let open = [...letters];
  for (const noto of NOTOS) {
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
export function needGlyphs(text: string): void {
  const fresh = new Set(cjkIn(text).filter((letter) => !asked.has(letter)));
  if (fresh.size === 0) return;
  for (const letter of fresh) asked.add(letter);
  document.documentElement.style.setProperty('--cjk', CJK);
  fetchLetters(fresh).catch(() => {
    // Another typeface of this device stands in; asked again when shown again.
    for (const letter of fresh) asked.delete(letter);
  });
}

export function useGlyphs(...texts: readonly (string | null | undefined)[]): void {
  const text = texts.join('');
  useEffect(() => needGlyphs(text), [text]);
}

/** An interface in one of these languages needs its letters from the start. */
export function needInterfaceGlyphs(): void {
  if (!/^(ja|zh)/.test(i18next.language)) return;
  const words = Object.values(i18next.getResourceBundle(i18next.language, 'page') ?? {});
  needGlyphs(words.filter((word) => typeof word === 'string').join(''));
}
