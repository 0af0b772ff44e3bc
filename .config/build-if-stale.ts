// Builds the client when a source is newer than the last build, so that `npm start` is one command on a fresh clone and quick afterwards.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const built = join(root, 'dist/client/index.html');
const sources = ['client', 'shared', 'public', 'vite.config.ts', '.config/phaser-build.ts', 'package-lock.json'];

function newestIn(path: string): number {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  // A folder's own time counts too: it moves when a file in it is removed.
  return readdirSync(path).reduce((newest, name) => Math.max(newest, newestIn(join(path, name))), stats.mtimeMs);
}

const builtAt = existsSync(built) ? statSync(built).mtimeMs : 0;
const stale = sources.some((source) => newestIn(join(root, source)) > builtAt);

if (stale) {
  console.log('Building the client (its sources are newer than dist/client) ...');
  const vite = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    { cwd: root, stdio: 'inherit' },
  );
  process.exitCode = vite.status ?? 1;
}
