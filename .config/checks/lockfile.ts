// The lockfile names versions and hashes, never the registry that one machine happened to use.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Check, type Finding, root } from './check.ts';

export const lockfile: Check = {
  name: 'the lockfile names no registry',
  run() {
    const path = 'package-lock.json';
    const message = 'Run `npm install` with the .npmrc of this folder, so that the address is left out.';
    return readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((text, index): Finding[] => (/"resolved":/.test(text) ? [{ path, line: index + 1, message }] : []));
  },
};
