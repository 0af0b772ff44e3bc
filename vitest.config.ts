// The test projects: unit (shared, client and the checks themselves), server, and browser. `.config/test.ts` runs them one after another.
import { defineConfig } from 'vitest/config';
import { counts, unitTimeout } from './.config/counts.ts';

const never = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    provide: { counts },
    // What no unit test may do silently: leave a promise rejected, or pass without an expectation having run in the file.
    dangerouslyIgnoreUnhandledErrors: false,
    projects: [
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: {
          name: 'unit',
          include: ['shared/**/*.test.ts', 'client/**/*.test.{ts,tsx}', '.config/checks/*.test.ts'],
          exclude: never,
          pool: 'threads',
          // The files share a worker's modules: they are pure, and importing the card sets once per file costs more than the tests.
          isolate: false,
          setupFiles: '.config/leave-clean.ts',
          maxWorkers: 2,
          testTimeout: unitTimeout,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: never,
          // Colyseus keeps one matchmaker per process.
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['client/e2e/**/*.e2e.ts'],
          globalSetup: 'client/e2e/shared-house.ts',
          exclude: never,
          pool: 'forks',
          maxWorkers: 1,
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
