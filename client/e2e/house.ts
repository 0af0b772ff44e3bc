// The server and the browser of a file of tests: those that all files share, or its own where it needs others.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launch, reach } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';

export interface House {
  readonly url: string;
  readonly browser: Browser;
}

/** Call at the top of a file of tests; its fields can be read in tests and hooks. */
export function openHouse(
  how: { readonly env?: Readonly<Record<string, string>>; readonly flags?: readonly string[] } = {},
): House {
  const { url: shared, chromium } = inject('house');
  let url = shared;
  let browser: Browser;
  let own: RunningServer | undefined;
  beforeAll(async () => {
    browser = await (how.flags === undefined ? reach(chromium) : launch(how.flags));
    if (how.env === undefined) return;
    own = await startServer(how.env);
    url = own.url;
  });
  afterAll(async () => {
    await browser.close();
    await own?.stop();
  });
  return {
    get url() {
      return url;
    },
    get browser() {
      return browser;
    },
  };
}
