// What all browser tests share: one server and one Chromium, opened before the first file and shut after the last.
import type { TestProject } from 'vitest/node';
import { launchServer } from './browser.ts';
import { startServer } from './server.ts';

/** The runner calls it by this name, and what it gives at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server, browser] = await Promise.all([startServer(), launchServer()]);
  project.provide('house', { url: server.url, chromium: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await server.stop();
  };
}
