// What the test runner provides: the type behind `inject('counts')`, and files as text by `import.meta.glob`.
import type { Counts } from './counts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    counts: Counts;
    /** Of the browser tests: where the server is, and the browser that all reach. */
    house: { readonly url: string; readonly chromium: string };
  }
}

declare global {
  interface ImportMeta {
    glob(
      patterns: readonly string[],
      how: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
    ): Readonly<Record<string, string>>;
  }
}
