// What a browser loads for its first table: kilobytes of JavaScript after brotli, by package.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { sum } from '../numbers.ts';
import type { Figure } from './figure.ts';
import { bytesBySource } from './source-map.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Builds the client as `npm run build` does, with source maps, into a folder of its own. */
export function bundleFigures(): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'playmat-bundle-'));
  try {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const built = spawnSync(
      process.execPath,
      [vite, 'build', '--outDir', folder, '--emptyOutDir', '--sourcemap', '--manifest', '--logLevel', 'error'],
      { cwd: root, encoding: 'utf8' },
    );
    if (built.status !== 0) throw new Error(`the client does not build: ${built.stderr}`);
    return figuresOf(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function figuresOf(folder: string): Figure[] {
  const sizes = new Map<string, number>();
  let total = 0;
  for (const file of firstTable(folder)) {
    const code = readFileSync(join(folder, file), 'utf8');
    const packed = brotliCompressSync(code).length / 1000;
    total += packed;
    // Brotli packs a file as a whole, so a package gets the share of it that its code has.
    const map = join(folder, `${file}.map`);
    const bytes = existsSync(map) ? packagesOf(code, readFileSync(map, 'utf8')) : new Map([['bundler runtime', 1]]);
    const all = sum([...bytes.values()]);
    for (const [name, n] of bytes) sizes.set(name, (sizes.get(name) ?? 0) + (packed * n) / all);
  }
  const packages = [...sizes].sort(([, a], [, b]) => b - a);
  return [
    { name: 'JavaScript of the first table', value: total, unit: 'kB brotli', bound: { atMost: 420 } },
    ...packages.map(([name, value]): Figure => ({ name: `  ${name}`, value, unit: 'kB brotli' })),
  ];
}

/** Every script that index.html leads to, those it loads later included. */
function firstTable(folder: string): Set<string> {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit('index.html');
  return files;
}

/** Characters of a script by the package they come from; our own code by its top folder. */
function packagesOf(code: string, map: string): Map<string, number> {
  const bytes = new Map<string, number>();
  for (const [source, n] of bytesBySource(code, map)) {
    const name = packageOf(source);
    bytes.set(name, (bytes.get(name) ?? 0) + n);
  }
  return bytes;
}
function packageOf(source: string): string {
  const inside = source.split('node_modules/').at(-1) ?? source;
  if (inside !== source)
    return inside
      .split('/')
      .slice(0, inside.startsWith('@') ? 2 : 1)
      .join('/');
  const own = /(?:^|\/)(client|shared)\//.exec(source);
  return own === null ? 'playmat client' : `playmat ${own[1]}`;
}
