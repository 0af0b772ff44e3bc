// What the bundle holds of Phaser is what the client uses, and Phaser's sources still are as our build takes them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { CUTS, trimmed } from '../phaser-build.ts';
import { readSources, root } from './check.ts';

const phaser = join(root, 'node_modules/phaser');
const entry = 'client/scenes/phaser/entry.ts';

/** The names that the entry exports, with dots: a leaf holds all that Phaser has below it. */
function leaves(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, part]) => leaves(part, path === '' ? name : `${path}.${name}`));
}
function exported(): string[] {
  const text = readFileSync(join(root, entry), 'utf8');
  const imported = [...text.matchAll(/^import (.+) from/gm)].flatMap(([, names]) => names?.match(/\w+/g) ?? []);
  const object = text.slice(text.indexOf('export default ') + 'export default '.length).replace(/;\s*$/, '');
  return leaves(new Function(...imported, `return ${object}`)(...imported), '');
}

/** What is read of Phaser when the client runs: types are gone. */
async function used(): Promise<string[]> {
  const readers = readSources().filter(
    ({ path, text }) => path.startsWith('client/') && /^import (?!type).*'phaser'/m.test(text),
  );
  const codes = await Promise.all(readers.map(({ path, text }) => transformWithOxc(text, join(root, path))));
  return codes.flatMap(({ code }) => [...code.matchAll(/\bPhaser\.([\w.]+)/g)].map(([, name]) => name ?? ''));
}

test('the entry exports exactly what the client reads of Phaser', async () => {
  const names = exported();
  const reads = await used();
  const isBelow = (name: string, leaf: string): boolean => name === leaf || name.startsWith(`${leaf}.`);
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.filter((read) => !names.some((name) => isBelow(read, name)))).toEqual([]);
  expect(names.filter((name) => !reads.some((read) => isBelow(read, name)))).toEqual([]);
});

test('the package is loaded from the file that our entry stands in for', () => {
  const { exports } = JSON.parse(readFileSync(join(phaser, 'package.json'), 'utf8'));
  expect(exports['.'].import).toBe('./dist/phaser.esm.js');
});

test('every part that is left out is one that Phaser asks for', () => {
  for (const file of Object.keys(CUTS)) {
    const code = readFileSync(join(phaser, 'src', file), 'utf8');
    expect(trimmed(file, code)).not.toBe(code);
    expect(() => trimmed(file, '')).toThrow(file);
  }
});

test('a switch that our build does not know is not taken for true', () => {
  expect(trimmed('any.js', 'if (typeof FEATURE_SOUND) {}')).toMatch(/^if \(false +\)/);
  expect(() => trimmed('any.js', 'if (typeof NEW_SWITCH) {}')).toThrow('NEW_SWITCH');
});
