// How a source file looks from outside: its first line, its size, its name, and its open ends.
import type { Check, Finding, Source } from './check.ts';

const longest = 400;
const vague = /(^|-)(manager|helper|helpers|util|utils)(-|\.|$)/;

function linesOf({ text }: Source): string[] {
  return text.replace(/\n$/, '').split('\n');
}

export const firstLines: Check = {
  name: 'the first line of every file says what it is',
  run: (sources) =>
    sources
      .filter(({ text }) => !/^(\/\/ ?\S|\/\*\* ?\S)/.test(text))
      .map(({ path }) => ({
        path,
        line: 1,
        message: 'Begin the file with a comment that says what it is: `// Deals damage.`',
      })),
};

export const fileSizes: Check = {
  name: `no file is longer than ${longest} lines`,
  run: (sources) =>
    sources
      .filter((source) => !/^shared\/games\/[^/]+\/cards\//.test(source.path) && linesOf(source).length > longest)
      .map((source) => ({
        path: source.path,
        line: longest + 1,
        message: `${linesOf(source).length} lines are two ideas in one room: split the file by what it talks about.`,
      })),
};

export const fileNames: Check = {
  name: 'no file is a manager, a helper or utils',
  run: (sources) =>
    sources
      .filter(({ path }) => vague.test(path.slice(path.lastIndexOf('/') + 1)))
      .map(({ path }) => ({ path, line: 1, message: 'Name the file after the one thing it does or is.' })),
};

export const openEnds: Check = {
  name: 'every TODO names its issue',
  run: (sources) =>
    sources.flatMap((source) =>
      linesOf(source).flatMap((line, index): Finding[] =>
        /\b(TODO|FIXME|XXX)\b(?!\s*\(?#\d)/.test(line)
          ? [{ path: source.path, line: index + 1, message: 'Name the issue (`TODO #12: ...`), or do it now.' }]
          : [],
      ),
    ),
};
