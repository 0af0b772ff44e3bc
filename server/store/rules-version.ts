// The rules version: one hash over everything that decides how a match of a game runs.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const shared = fileURLToPath(new URL('../../shared', import.meta.url));
const aside = /\.test\.ts$|[\\/](testing|rulings|text)[\\/]/;

/** SHA-256 over the files of the kernel and of the game with its cards; tests and texts do not count. */
export function rulesVersion(game: string): string {
  const hash = createHash('sha256');
  const files = globSync(['kernel/**/*.ts', `games/${game}/**/*.ts`], { cwd: shared })
    .filter((file) => !aside.test(file))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(shared, file)))
      .update('\0');
  return hash.digest('hex');
}
