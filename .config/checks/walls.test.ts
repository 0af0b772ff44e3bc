// Proves that every wall reports: a small tree of trespassers is linted and compiled, and each one has to be caught by its wall, and only they.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './check.ts';

type Trespass = { readonly wall: string; readonly path: string; readonly code: string; readonly says: RegExp };

const trespasses: readonly Trespass[] = [
  {
    wall: 'games are islands',
    path: 'shared/games/weiss/cards/a.ts',
    code: "import { b } from '../../lycee/b.ts';\nexport const a = b;",
    says: /islands/,
  },
  {
    wall: 'a game does not import the registry',
    path: 'shared/games/lycee/a.ts',
    code: "import { b } from '../index.ts';\nexport const a = b;",
    says: /islands/,
  },
  {
    wall: 'the test of a game stays on its island',
    path: 'shared/games/precious/rulings/a.test.ts',
    code: "import { b } from '../../spellcard/b.ts';\nexport const a = b;",
    says: /islands/,
  },
  {
    wall: 'the kernel knows no game',
    path: 'shared/kernel/a.ts',
    code: "import { b } from '../games/weiss/b.ts';\nexport const a = b;",
    says: /kernel knows no game/,
  },
  {
    wall: 'the tests of the kernel know no game',
    path: 'shared/kernel/testing/a.ts',
    code: "import { b } from '../../games/index.ts';\nexport const a = b;",
    says: /kernel knows no game/,
  },
  {
    wall: 'shared does not import the server',
    path: 'shared/bots/a.ts',
    code: "import { b } from '../../server/b.ts';\nexport const a = b;",
    says: /shared knows neither side/,
  },
  {
    wall: 'a game does not import the client',
    path: 'shared/games/spellcard/a.ts',
    code: "import type { B } from '../../../client/b.ts';\nexport type A = B;",
    says: /shared knows neither side/,
  },
  {
    wall: 'shared imports nothing of Node',
    path: 'shared/decks/a.ts',
    code: "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;",
    says: /shared is pure/,
  },
  {
    wall: 'the kernel imports no package',
    path: 'shared/kernel/b.ts',
    code: "import { z } from 'zod';\nexport const a = z;",
    says: /shared is pure/,
  },
  {
    wall: 'what only sounds like a format file imports no package',
    path: 'shared/kernel/scenario/formats.ts',
    code: "import { z } from 'zod';\nexport const a = z;",
    says: /shared is pure/,
  },
  {
    wall: 'a format file that is not where format files are imports no package',
    path: 'shared/bots/format.ts',
    code: "import { z } from 'zod';\nexport const a = z;",
    says: /shared is pure/,
  },
  {
    wall: 'the rules of a game do not import zod',
    path: 'shared/games/weiss/format/a.ts',
    code: "import { z } from 'zod';\nexport const a = z;",
    says: /shared is pure/,
  },
  {
    wall: 'a format file of the kernel imports no other package',
    path: 'shared/kernel/scenario/format.ts',
    code: "import { Room } from '@colyseus/core';\nexport const a = Room;",
    says: /format file says with zod/,
  },
  {
    wall: 'a format file of a game imports nothing of Node',
    path: 'shared/games/lycee/format.ts',
    code: "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;",
    says: /format file says with zod/,
  },
  {
    wall: 'the format file of a game stays on its island',
    path: 'shared/games/precious/format.ts',
    code: "import { b } from '../weiss/b.ts';\nexport const a = b;",
    says: /islands/,
  },
  {
    wall: 'the client does not reach a format file',
    path: 'client/games/a.ts',
    code: "import { WEISS_CARD } from '../../shared/games/weiss/format.ts';\nexport const a = WEISS_CARD;",
    says: /no page should load/,
  },
  {
    wall: 'the client does not read scenario files',
    path: 'client/games/b.ts',
    code: "import { readScenario } from '../../shared/games/read-scenario.ts';\nexport const a = readScenario;",
    says: /no page should load/,
  },
  {
    wall: 'only tests import the test runner',
    path: 'shared/kernel/c.ts',
    code: "import { it } from 'vitest';\nexport const a = it;",
    says: /noUndeclaredDependencies|vitest/,
  },
  {
    wall: 'the client does not import the server',
    path: 'client/a.ts',
    code: "import { b } from '../server/b.ts';\nexport const a = b;",
    says: /client knows no server/,
  },
  {
    wall: 'the client imports nothing of Node',
    path: 'client/net/a.ts',
    code: "import { join } from 'node:path';\nexport const a = join;",
    says: /client knows no server/,
  },
  {
    wall: "the client does not load the server's packages",
    path: 'client/net/b.ts',
    code: "import { Room } from '@colyseus/core';\nexport const a = Room;",
    says: /belongs to the server/,
  },
  {
    wall: 'what paints for every game knows none',
    path: 'client/art/a.ts',
    code: "import { toneOf } from '../games/weiss/tones.ts';\nexport const a = toneOf;",
    says: /comes as an argument/,
  },
  {
    wall: 'what paints for every game knows no rules of one',
    path: 'client/art/b.ts',
    code: "import { CATALOGUE } from '../../shared/games/weiss/cards/catalogue.ts';\nexport const a = CATALOGUE;",
    says: /comes as an argument/,
  },
  {
    wall: 'painting does not import the page',
    path: 'client/art/c.ts',
    code: "import { App } from '../ui/app.tsx';\nexport const a = App;",
    says: /only paints/,
  },
  {
    wall: 'painting imports nothing of Node',
    path: 'client/art/d.ts',
    code: "import { join } from 'node:path';\nexport const a = join;",
    says: /client knows no server/,
  },
  {
    wall: 'the looks of games are islands',
    path: 'client/games/lycee/a.ts',
    code: "import { toneOf } from '../weiss/tones.ts';\nexport const a = toneOf;",
    says: /islands/,
  },
  {
    wall: 'the pictures of games are islands',
    path: 'client/games/lycee/art/a.ts',
    code: "import { PERSONAS } from '../../weiss/art/personas.ts';\nexport const a = PERSONAS;",
    says: /islands/,
  },
  {
    wall: 'the look of a game imports nothing of the server',
    path: 'client/games/lycee/b.ts',
    code: "import { b } from '../../../server/b.ts';\nexport const a = b;",
    says: /client knows no server/,
  },
  {
    wall: 'a browser run does not import the server',
    path: 'client/e2e/a.e2e.ts',
    code: "import { b } from '../../server/b.ts';\nexport const a = b;",
    says: /starts the server as a player would/,
  },
  {
    wall: 'the server does not import the client',
    path: 'server/rooms/a.ts',
    code: "import { b } from '../../client/b.ts';\nexport const a = b;",
    says: /server knows no client/,
  },
  {
    wall: 'no bare yield outside kernel/ask.ts',
    path: 'shared/games/weiss/a.ts',
    code: 'export function* a(): Generator<number> {\n  yield 1;\n}',
    says: /bare yield/,
  },
  {
    wall: 'no clock in shared',
    path: 'shared/kernel/d.ts',
    code: 'export const a = Date.now();',
    says: /global variable Date/,
  },
  {
    wall: 'no timer in shared',
    path: 'shared/kernel/e.ts',
    code: 'setTimeout(() => undefined, 1);\nexport {};',
    says: /global variable setTimeout/,
  },
  { wall: 'no chance in shared', path: 'shared/bots/b.ts', code: 'export const a = Math.random();', says: /replayed/ },
  {
    wall: 'no chance in a test of shared',
    path: 'shared/bots/b.test.ts',
    code: 'const { random } = Math;\nrandom();',
    says: /replayed/,
  },
  {
    wall: 'no crypto in shared',
    path: 'shared/kernel/f.ts',
    code: 'export const a = crypto.randomUUID();',
    says: /global variable crypto/,
  },
  {
    wall: 'no process in shared',
    path: 'shared/kernel/g.ts',
    code: 'export const a = process.argv;',
    says: /global variable process/,
  },
  {
    wall: 'no console in shared',
    path: 'shared/kernel/h.ts',
    code: "console.log('a');\nexport {};",
    says: /noConsole/,
  },
  { wall: 'no default export', path: 'server/a.ts', code: 'export default 1;', says: /noDefaultExport/ },
  {
    wall: 'no barrel file',
    path: 'client/table/index.ts',
    code: "export * from './a.ts';",
    says: /BarrelFile|ReExportAll/,
  },
  { wall: 'no enum', path: 'server/b.ts', code: 'export enum A {\n  b,\n}', says: /noEnum/ },
  { wall: 'no any', path: 'server/c.ts', code: 'export const a: any = 1;', says: /noExplicitAny/ },
  { wall: 'file names in kebab-case', path: 'server/FileName.ts', code: 'export const a = 1;', says: /kebab-case/ },
  {
    wall: 'no empty catch',
    path: 'server/d.ts',
    code: 'export function a(): void {\n  try {\n    a();\n  } catch {}\n}',
    says: /noEmptyBlock/,
  },
];

/** What looks alike and is allowed. */
const neighbours: Readonly<Record<string, string>> = {
  'shared/kernel/ask.ts': 'export function* ask(): Generator<number, number, number> {\n  return yield 1;\n}\n',
  'shared/games/weiss/b.ts':
    "import { ask } from '../../kernel/ask.ts';\n\nexport function* b(): Generator<number, number, number> {\n  return yield* ask();\n}\n",
  'shared/games/spellcard/format.ts': "import { z } from 'zod';\n\nexport const card = z.string();\n",
  'shared/games/index.ts': "export { b as weiss } from './weiss/b.ts';\n",
  'shared/games/laws.test.ts':
    "import { it } from 'vitest';\nimport { weiss } from './index.ts';\n\nit('is', () => void weiss);\n",
  'server/e.ts': "import { weiss } from '../shared/games/index.ts';\n\nexport const startedAt = [Date.now(), weiss];\n",
  'client/scenes/format.ts': "export const oneOf = 'a format of the client itself';\n",
  'client/scenes/a.ts': "import { oneOf } from './format.ts';\n\nexport const a = oneOf;\n",
  'client/art/e.ts': "import { oneOf } from '../scenes/format.ts';\n\nexport const e = oneOf;\n",
  'client/games/weiss/art/a.ts':
    "import { b } from '../../../../shared/games/weiss/b.ts';\nimport { e } from '../../../art/e.ts';\n\nexport const a = [b, e];\n",
  'client/games/weiss/b.ts': "import { a } from './art/a.ts';\n\nexport const b = a;\n",
  'client/games/looks.ts': "import { b } from './weiss/b.ts';\n\nexport const looks = { weiss: b };\n",
  'client/b.ts': "import { weiss } from '../shared/games/index.ts';\n\nexport const games = { process: weiss };\n",
};

type Diagnostic = { category: string; message: string; location: { path: string } };

let folder = '';
let found: string[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'playmat-walls-'));
  for (const path of ['biome.jsonc', 'package.json', '.gitignore', '.config/grit', '.config/tsconfig.base.json'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const files = [...trespasses.map(({ path, code }) => [path, `${code}\n`] as const), ...Object.entries(neighbours)];
  for (const [path, code] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const run = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=json', '--max-diagnostics=none', 'shared', 'server', 'client'],
    { cwd: folder, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: Diagnostic[] };
  found = diagnostics.map(({ location, category, message }) => `${location.path}: ${category} ${message}`);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('every wall reports who climbs it', () => {
  it.each(trespasses)('$wall', ({ path, says }) => {
    expect(found.filter((line) => line.startsWith(`${path}:`)).join('\n')).toMatch(says);
  });

  it.each(Object.keys(neighbours))('%s is allowed', (path) => {
    expect(found.filter((line) => line.startsWith(`${path}:`))).toEqual([]);
  });
});

/** All modules that a page or a process loads which begins with this file. */
function reachedFrom(file: string, reached = new Map<string, string>()): ReadonlyMap<string, string> {
  if (reached.has(file) || !existsSync(file)) return reached;
  const code = readFileSync(file, 'utf8').replace(/^(?:import|export) type [^;]*;/gm, '');
  reached.set(file, code);
  for (const [, path] of code.matchAll(/'(\.{1,2}\/[^']+\.tsx?)'/g))
    reachedFrom(join(dirname(file), path ?? ''), reached);
  return reached;
}
const whoImportsZod = (file: string): string[] =>
  [...reachedFrom(join(root, file))]
    .filter(([, code]) => /'zod(?:\/[^']*)?'/.test(code))
    .map(([path]) => relative(root, path));

describe('zod stays off the page', () => {
  it('nothing that the page loads imports it', () => {
    expect(reachedFrom(join(root, 'client/main.tsx')).size).toBeGreaterThan(100);
    expect(whoImportsZod('client/main.tsx')).toEqual([]);
  });

  it('reading scenario files does, in format files alone', () => {
    const found = whoImportsZod('shared/games/read-scenario.ts');
    expect(found).toContain('shared/kernel/scenario/format.ts');
    expect(found.filter((path) => !/^shared\/(?:kernel\/scenario|games\/[^/]+)\/format\.ts$/.test(path))).toEqual([]);
  });
});

describe('the compiler keeps the platforms out', () => {
  it.each([
    ['shared', 'document', 'export const a = document.title;\n'],
    ['shared', 'process', 'export const a = process.pid;\n'],
    ['client', 'process', 'export const a = process.pid;\n'],
    ['server', 'document', 'export const a = document.title;\n'],
  ])('%s does not know %s', (part, name, code) => {
    const place = join(folder, 'platforms', `${part}-${name}`, part);
    mkdirSync(place, { recursive: true });
    cpSync(join(root, '.config/tsconfig.base.json'), join(place, '../.config/tsconfig.base.json'));
    for (const each of ['shared', part])
      cpSync(join(root, each, 'tsconfig.json'), join(place, '..', each, 'tsconfig.json'));
    writeFileSync(join(place, 'a.ts'), `// A trespasser.\n${code}`);
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const run = spawnSync(process.execPath, [compiler, '--project', place, '--noEmit'], { encoding: 'utf8' });
    expect(run.stdout).toMatch(new RegExp(`Cannot find name '${name}'`));
  });
});
