// The scenario command from its command line: what it prints and how it ends.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { FIRST_GAME, GAMES } from '../../shared/games/index.ts';
import { LARGEST } from './scenario-files.ts';
import { SCHEMA_FILE, schemaText } from './schema-text.ts';
import { runCli } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'playmat-scenario-'));
const written = (name: string, data: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof data === 'string' || data instanceof Uint8Array ? data : JSON.stringify(data));
  return file;
};
const scenarioOf = (title: string, steps: readonly object[]) => ({
  title,
  game: FIRST_GAME.id,
  state: { turn: 3, phase: 'main', A: { deck: 10, hand: 2 }, B: { deck: 10 } },
  steps,
});
const right = scenarioOf('Two blanks lie in hand', [{ expect: { A: { hand: 2 } } }]);
const wrong = scenarioOf('Three blanks lie in hand', [
  { note: 'As many as were laid.' },
  { expect: { A: { hand: 3 } } },
]);
let good = '';
let bad = '';
let faulty = '';

beforeAll(() => {
  good = written('good.json', right);
  bad = written('bad.json', wrong);
  faulty = written('faulty.json', { ...right, title: 'With faults', steps: [{}, { until: 3 }] });
});

const run = (...args: string[]) => {
  const { code, output, errors } = runCli('scenario', args);
  return { code, lines: output.trimEnd().split('\n'), errors };
};

describe('what it prints', () => {
  test('ok and the count for a file that goes as it says', () => {
    expect(run(good)).toEqual({ code: 0, lines: ['ok Two blanks lie in hand', '1 passed, 0 failed'], errors: '' });
  });

  test('the step, what was expected and what came for one that does not', () => {
    const { code, lines } = run(good, bad);
    expect(code).toBe(1);
    expect(lines).toEqual([
      'ok Two blanks lie in hand',
      expect.stringMatching(/^not ok Three blanks lie in hand: step 2: expected .+, got .+$/),
      `  ${bad}`,
      '1 passed, 1 failed',
    ]);
  });

  test('every fault of a faulty file, and the others are still played', () => {
    expect(run(faulty, good)).toEqual({
      code: 1,
      lines: [
        'not ok With faults: steps[0] (step 1): a step has one of choose, illegal, shuffle, roll, until, concede, expect, note',
        `  ${faulty}`,
        '  steps[1].until (step 2): 3 is not a text',
        'ok Two blanks lie in hand',
        '1 passed, 1 failed',
      ],
      errors: '',
    });
  });

  test('the name of a file whose title is not known', () => {
    const files = {
      absent: join(folder, 'absent.json'),
      broken: written('broken.json', '{\n  "title": "T",\n}'),
      large: written('large.json', ' '.repeat(LARGEST + 1)),
      binary: written('binary.json', Uint8Array.of(0x7b, 0xff, 0x7d)),
    };
    expect(run(...Object.values(files)).lines).toEqual([
      `not ok ${files.absent}: file: there is no such file`,
      `not ok ${files.broken}: line 3, column 1: there is a comma too many before this }`,
      `not ok ${files.large}: file: the file has 1000001 bytes, more than 1000000`,
      `not ok ${files.binary}: file: the file is no text in UTF-8`,
      '0 passed, 4 failed',
    ]);
  });

  test('the files beneath a folder by name, each once', () => {
    const nested = join(folder, 'nested');
    mkdirSync(join(nested, 'deeper'), { recursive: true });
    for (const name of ['b.json', 'a.json', 'deeper/c.json', 'some.schema.json', 'notes.txt'])
      written(`nested/${name}`, { ...right, title: name });
    expect(run(nested, join(nested, 'a.json'), '--once').lines).toEqual([
      'ok a.json',
      'ok b.json',
      'ok deeper/c.json',
      '3 passed, 0 failed',
    ]);
  });

  test('the table after each step with --show', () => {
    const { code, lines } = run(good, '--show');
    expect(code).toBe(0);
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.slice(-2)).toEqual(['ok Two blanks lie in hand', '1 passed, 0 failed']);
  });

  test('one object with --json', () => {
    const { code, lines } = run(good, faulty, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(lines.join(''))).toEqual({
      passed: 1,
      failed: 1,
      scenarios: [
        { file: good, title: 'Two blanks lie in hand', ok: true, messages: [] },
        { file: faulty, title: 'With faults', ok: false, messages: [expect.any(String), expect.any(String)] },
      ],
    });
  });
});

describe('a wrong command line ends with a sentence and code 2', () => {
  test.each<[string[], RegExp]>([
    [[], /^usage: npm run -s scenario -- FILE/],
    [['--cards', 'chess'], new RegExp(`^chess is none of ${Object.keys(GAMES).join(', ')}$`, 'm')],
    [['--twice', 'x.json'], /--twice/],
    [['x.json', '--show', '--json'], /take one of them/],
  ])('%j', (args, sentence) => {
    const { code, errors } = run(...args);
    expect(code).toBe(2);
    expect(errors).toMatch(sentence);
  });

  test('an unknown flag is answered with the usage', () => {
    expect(run('--twice').errors).toMatch(/--twice.*\nusage: npm run -s scenario -- FILE/s);
  });
});

test('--help prints the usage', () => {
  const { code, lines, errors } = run('--help');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(lines[0]).toMatch(/^usage: npm run -s scenario -- FILE/);
});

describe('what is no scenario fails, and the others are played', () => {
  const last = ['ok Two blanks lie in hand', '1 passed, 1 failed'];
  test('a folder without scenarios', () => {
    const empty = join(folder, 'empty');
    mkdirSync(join(empty, 'deeper.json'), { recursive: true });
    writeFileSync(join(empty, 'notes.txt'), '');
    expect(run('--once', empty, good)).toEqual({
      code: 1,
      lines: [`not ok ${empty}: no scenario file is in it`, ...last],
      errors: '',
    });
  });

  test('a pipe', () => {
    const pipe = join(folder, 'pipe.json');
    execFileSync('mkfifo', [pipe]);
    expect(run('--once', pipe, good).lines).toEqual([
      `not ok ${pipe}: file: this is neither a file nor a folder`,
      ...last,
    ]);
  });

  test('links that lead in a circle, or nowhere', () => {
    const circle = join(folder, 'circle');
    mkdirSync(join(circle, 'inner'), { recursive: true });
    symlinkSync(circle, join(circle, 'inner', 'back'));
    symlinkSync('self.json', join(circle, 'self.json'));
    writeFileSync(join(circle, 'inner', 'good.json'), JSON.stringify(right));
    expect(run('--once', circle, join(circle, 'inner')).lines).toEqual([
      last[0],
      `not ok ${join(circle, 'self.json')}: file: its links lead in a circle`,
      last[1],
    ]);
  });

  test('and a name with an escape sequence is printed without it', () => {
    const file = join(folder, 'odd\u001b[31m.json');
    writeFileSync(file, '{');
    const { lines } = run(file);
    expect(lines[0]).toContain('odd\\u001b[31m.json: line 1');
    expect(run(file, '--json').lines.join('')).not.toContain('\u001b');
  });
});

test('docs/scenario.schema.json is current: npm run -s scenario-schema writes it', () => {
  expect(readFileSync(SCHEMA_FILE, 'utf8') === schemaText()).toBe(true);
});
