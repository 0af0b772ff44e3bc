// Words: i18next with the page's own texts and, per game, the game's; keys are flat.
import i18next from 'i18next';
import type { GameFront } from '../../shared/kernel/game.ts';
import { en } from './en.ts';

type Plain<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;
export type TextKey = Plain<keyof typeof en>;
export type Values = Readonly<Record<string, string | number>>;

void i18next.init({
  lng: 'en',
  resources: { en: { page: en } },
  ns: ['page'],
  defaultNS: 'page',
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  // An empty text is the game's way to leave something unsaid, also one that is asked for with an amount.
  returnEmptyString: true,
  interpolation: { escapeValue: false },
});

/** A text of the page. */
export const t = (key: TextKey, values: Values = {}): string => i18next.t(key, { ...values });

/** A text of the page that need not be there. */
export const textIfAny = (key: string): string | undefined => (i18next.exists(key) ? i18next.t(key) : undefined);

/** Makes a game's texts known under its id. */
export function addGame(game: GameFront): void {
  if (!i18next.hasResourceBundle('en', game.id)) i18next.addResourceBundle('en', game.id, { ...game.text('en') });
}

/** A text of the game, or undefined where the game has none under this key. */
export function gameText(game: GameFront, key: string, values: Values = {}): string | undefined {
  addGame(game);
  return i18next.exists(key, { ns: game.id, ...values }) ? i18next.t(key, { ns: game.id, ...values }) : undefined;
}

/** The first of several keys that the game has; else the last part of the last key, spelled with spaces. */
export function gameWord(game: GameFront, ...keys: readonly string[]): string {
  for (const key of keys) {
    const text = gameText(game, key);
    if (text !== undefined) return text;
  }
  return spelled(keys.at(-1) ?? '');
}

/** `waitingRoom` as `waiting room`: better than nothing where a text is missing. */
export const spelled = (key: string): string =>
  key
    .slice(key.lastIndexOf('.') + 1)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** A text with its `{{places}}` left open, for sentences whose places hold more than words. */
export function openText(ns: string, key: string, values: Values = {}): string | undefined {
  if (!i18next.exists(key, { ns, ...values })) return undefined;
  return i18next.t(key, { ns, ...values, skipInterpolation: true });
}
