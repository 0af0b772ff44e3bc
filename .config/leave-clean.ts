// Runs with every file of unit tests: the next file in the worker, which shares modules and globals, finds what this one found.
import { afterAll, vi } from 'vitest';
import { cardLanguage } from '../client/text/card-text.ts';

afterAll(() => {
  vi.unstubAllGlobals();
  cardLanguage.value = 'en';
});
