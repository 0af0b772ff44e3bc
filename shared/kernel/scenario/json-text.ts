// JSON as people write it: what is wrong is told with its line and column, and a name that stands twice is wrong.
import type { Json } from '../json.ts';

/** What does not read as JSON, and where: line and column from 1. */
export class JsonFault extends Error {
  override name = 'JsonFault';
  readonly line: number;
  readonly column: number;
  constructor(text: string, at: number, sentence: string) {
    super(sentence);
    const before = text.slice(0, at).split(/\r\n|\r|\n/);
    this.line = before.length;
    this.column = (before.at(-1) ?? '').length + 1;
  }
}

interface Reading {
  readonly text: string;
  at: number;
  depth: number;
}
/** Deeper than anything that a scenario can say, and far from what a stack holds. */
const DEEPEST = 100;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|\x7f|[\x80-\x9f])*"/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[A-Za-z_$][\w$]*/y;
const WORDS: Readonly<Record<string, Json>> = { true: true, false: false, null: null };

/** Reads a text; throws `JsonFault`. */
export function readJson(text: string): Json {
  const reading: Reading = { text, at: text.startsWith('\uFEFF') ? 1 : 0, depth: 0 };
  const value = readValue(reading);
  skipSpace(reading);
  if (reading.at < text.length) fault(reading, 'the file goes on after its end');
  return value;
}

function readValue(reading: Reading): Json {
  skipSpace(reading);
  const start = reading.text[reading.at];
  if (start === '{') return nested(reading, readObject);
  if (start === '[') return nested(reading, readList);
  if (start === '"') return readString(reading);
  const number = take(reading, NUMBER);
  if (number !== undefined) return Number(number);
  const at = reading.at;
  const word = take(reading, WORD);
  if (word !== undefined && Object.hasOwn(WORDS, word)) return WORDS[word] as Json;
  reading.at = at;
  return fault(
    reading,
    word === undefined ? `a value is missing here${before(reading)}` : `${word} is no value; a text stands in "quotes"`,
  );
}

function nested<T>(reading: Reading, read: (reading: Reading) => T): T {
  if (reading.depth === DEEPEST) fault(reading, `this is nested deeper than ${DEEPEST} levels`);
  reading.depth++;
  const value = read(reading);
  reading.depth--;
  return value;
}

function readObject(reading: Reading): Json {
  reading.at++;
  const entries = new Map<string, Json>();
  if (closes(reading, '}')) return {};
  do {
    skipSpace(reading);
    if (reading.text[reading.at] === '}') fault(reading, 'there is a comma too many before this }');
    if (reading.text[reading.at] !== '"') fault(reading, `a name in "quotes" is missing here${before(reading)}`);
    const at = reading.at;
    const name = readString(reading);
    if (entries.has(name)) fault({ ...reading, at }, `${JSON.stringify(name)} stands twice in one object`);
    skipSpace(reading);
    if (reading.text[reading.at] !== ':') fault(reading, `a : is missing after ${JSON.stringify(name)}`);
    reading.at++;
    entries.set(name, readValue(reading));
  } while (goesOn(reading, '}'));
  return Object.fromEntries(entries);
}

function readList(reading: Reading): Json {
  reading.at++;
  const items: Json[] = [];
  if (closes(reading, ']')) return items;
  do {
    skipSpace(reading);
    if (reading.text[reading.at] === ']') fault(reading, 'there is a comma too many before this ]');
    items.push(readValue(reading));
  } while (goesOn(reading, ']'));
  return items;
}

function readString(reading: Reading): string {
  const text = take(reading, STRING);
  if (text !== undefined) return JSON.parse(text) as string;
  return fault(reading, 'this text does not end on its line, or holds a \\ or a character that JSON does not allow');
}

function closes(reading: Reading, end: string): boolean {
  skipSpace(reading);
  if (reading.text[reading.at] !== end) return false;
  reading.at++;
  return true;
}
/** After an entry: a comma and another one, or the end. */
function goesOn(reading: Reading, end: string): boolean {
  if (closes(reading, end)) return false;
  if (reading.text[reading.at] !== ',') fault(reading, `a comma or ${end} is missing here${before(reading)}`);
  reading.at++;
  return true;
}
function skipSpace(reading: Reading): void {
  while (/^[ \t\r\n]$/.test(reading.text[reading.at] ?? '')) reading.at++;
}
function take(reading: Reading, pattern: RegExp): string | undefined {
  pattern.lastIndex = reading.at;
  const found = pattern.exec(reading.text)?.[0];
  if (found !== undefined) reading.at += found.length;
  return found;
}
function before({ text, at }: Reading): string {
  return at < text.length ? `, before ${text[at]}` : ': the file ends too early';
}
function fault({ text, at }: Reading, sentence: string): never {
  throw new JsonFault(text, at, sentence);
}
