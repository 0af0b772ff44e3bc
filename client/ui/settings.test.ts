// Tests of what this browser remembers.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../../shared/kernel/game.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('document', { documentElement: { classList: { toggle: () => undefined } } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The page is opened anew. */
async function open() {
  vi.resetModules();
  await import('./settings.ts');
  const { cardLanguage } = await import('../text/card-text.ts');
  return cardLanguage;
}

test('the language of cards is remembered, and English at first', async () => {
  const first = await open();
  expect(first.value).toBe<Language>('en');
  first.value = 'zh-TW';
  expect((await open()).value).toBe<Language>('zh-TW');
});

test('a language that there is no more is forgotten', async () => {
  stored.set('playmat.cardLanguage', 'tlh');
  expect((await open()).value).toBe<Language>('en');
});
