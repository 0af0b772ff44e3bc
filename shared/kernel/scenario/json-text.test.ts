// JSON reads as the platform reads it; what is wrong is told with its line and column.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JsonFault, readJson } from './json-text.ts';

function faultIn(text: string): string {
  try {
    readJson(text);
  } catch (error) {
    if (error instanceof JsonFault) return `${error.line}:${error.column} ${error.message}`;
    throw error;
  }
  return 'none';
}

test('whatever JSON holds reads as the platform reads it', () => {
  fc.assert(
    fc.property(fc.json({ noUnicodeString: false }), fc.constantFrom(undefined, 2, '\t'), (text, indent) => {
      const data: unknown = JSON.parse(text);
      expect(readJson(JSON.stringify(data, null, indent))).toEqual(data);
    }),
  );
});

test('a text that the platform does not read is not read', () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', ',', '"', '}', ']', ':', '1', '\\', 'x', '\n'),
      (text, at, mark) => {
        const cut = at % (text.length + 1);
        const changed = text.slice(0, cut) + mark + text.slice(cut + 1);
        const reads = (read: () => unknown) => {
          try {
            return { value: read() };
          } catch {
            return 'faulty';
          }
        };
        const ours = faultIn(changed).endsWith('stands twice in one object') ? 'twice' : reads(() => readJson(changed));
        if (ours !== 'twice') expect(ours).toEqual(reads(() => JSON.parse(changed)));
      },
    ),
  );
});

test.each([
  ['', '1:1 a value is missing here: the file ends too early'],
  ['{\n  "title": "a",\n}', '3:1 there is a comma too many before this }'],
  ['[1, 2,]', '1:7 there is a comma too many before this ]'],
  ['{"a": 1 "b": 2}', '1:9 a comma or } is missing here, before "'],
  ['{"a": [1, 2', '1:12 a comma or ] is missing here: the file ends too early'],
  ['{\r\n"a" 1}', '2:5 a : is missing after "a"'],
  ["{'a': 1}", '1:2 a name in "quotes" is missing here, before \''],
  ['{"a": main}', '1:7 main is no value; a text stands in "quotes"'],
  ['{"a": }', '1:7 a value is missing here, before }'],
  ['{"a": 1,\n "a": 2}', '2:2 "a" stands twice in one object'],
  ['{"a": "x\ny"}', '1:7 this text does not end on its line, or holds a \\ or a character that JSON does not allow'],
  ['{} {}', '1:4 the file goes on after its end'],
  ['['.repeat(100_000), '1:101 this is nested deeper than 100 levels'],
])('%j: %s', (text, fault) => {
  expect(faultIn(text)).toBe(fault);
});

test('a byte order mark before the file is no fault, and no name is special', () => {
  expect(readJson('\uFEFF[1]')).toEqual([1]);
  expect(Object.keys(readJson('{"__proto__": 1}') as object)).toEqual(['__proto__']);
});
