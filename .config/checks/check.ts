// What a house check is: a name and a function from sources to findings.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** One file of the tree, its path relative to the root and with forward slashes. */
export type Source = { readonly path: string; readonly text: string };

/** Something a check objects to; the message says what to do instead. */
export type Finding = { readonly path: string; readonly line: number; readonly message: string };

export type Check = { readonly name: string; run(sources: readonly Source[]): readonly Finding[] };

/** Every TypeScript file below shared/, server/ and client/. */
export function readSources(): Source[] {
  return globSync('{shared,server,client}/**/*.{ts,tsx}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules/') && !path.endsWith('.d.ts'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** The line, counted from 1, on which an offset lies. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
