// What all tests of one file share: a server of their own and one browser, opened before the first and shut after the last.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';

export interface House {
  readonly url: string;
  readonly browser: Browser;
}

/** Call at the top of a file of tests; its fields can be read in tests and hooks. */
export function openHouse(
  how: { readonly env?: Readonly<Record<string, string>>; readonly flags?: readonly string[] } = {},
): House {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(how.env), launch(how.flags)]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  return {
    get url() {
      return server.url;
    },
    get browser() {
      return browser;
    },
  };
}
