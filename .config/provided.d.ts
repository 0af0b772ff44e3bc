// What the test runner provides: the type behind `inject('counts')`.
import type { Counts } from './counts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    counts: Counts;
  }
}
