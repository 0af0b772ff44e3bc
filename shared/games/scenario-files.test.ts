// The examples and the page of scenario files: what they say is played, and what is wrong on purpose is refused in these words.
import { describe, expect, test } from 'vitest';
import { schemaOf } from '../kernel/scenario/format.ts';
import { runScenario } from '../kernel/scenario/run.ts';
import { checkStepWords } from '../kernel/scenario/step-words.ts';
import type { Step } from '../kernel/scenario/types.ts';
import { benchOf } from './benches.ts';
import { SCENARIO_FILE } from './formats.ts';
import { FRONTS } from './fronts.ts';
import { readScenario } from './read-scenario.ts';

const FILES: Readonly<Record<string, string>> = import.meta.glob(['../../docs/examples/**/*.json'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const PAGES: Readonly<Record<string, string>> = import.meta.glob(['../../docs/scenarios.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What the command says of a file: nothing where it goes as it says. */
function faultsIn(text: string): readonly string[] {
  const read = readScenario(text);
  if ('faults' in read) return read.faults.map(({ message }) => message);
  const { message } = runScenario(benchOf(read.scenario.game), read.scenario);
  return message === undefined ? [] : [message];
}
const filesIn = (folder: string): [string, string][] =>
  Object.entries(FILES)
    .filter(([path]) => path.startsWith(`../../docs/examples/${folder}/`))
    .map(([path, text]) => [path.split('/').at(-1) ?? path, text]);

describe.each(Object.keys(FRONTS))('every example of %s goes as its file says, in every mode', (game) => {
  const files = filesIn(game);
  test('there are examples', () => {
    expect(files.length).toBeGreaterThanOrEqual(10);
  });
  test.each(files)('%s', (_name, text) => {
    expect(faultsIn(text)).toEqual([]);
    expect(JSON.parse(text)).toMatchObject({ $schema: '../../scenario.schema.json', game });
  });
});

describe('what is wrong is named', () => {
  const WRONG: Readonly<Record<string, readonly string[]>> = {
    'false-expectation.json': ['step 2: expected B.clock 1, got 2; expected B.deck 9, got 8'],
    'misspelled.json': [
      'cards[0].powr: there is no such field here; there are type, no, name, title, side, rarity, color, icons, abilities, flavor, level, cost, power, soul, traits',
      'steps[0] (step 1): a step has one of choose, illegal, shuffle, roll, until, concede, expect, note',
    ],
    'unscripted-shuffle.json': [
      'step 2: expected chance to be scripted (a step "shuffle" or "roll" before it), got a shuffle of B.deck (10 cards): the script has no order of 10 left',
    ],
  };
  test.each(filesIn('wrong'))('in %s', (name, text) => {
    expect(faultsIn(text)).toEqual(WRONG[name]);
  });
  test('in every file that is wrong on purpose', () => {
    expect(filesIn('wrong').map(([name]) => name)).toEqual(Object.keys(WRONG));
  });
});

/** A part of a file that the page shows, with the game whose section it stands in. */
interface Block {
  readonly game: string;
  readonly text: string;
}
function blocksOf(page: string): Block[] {
  let game = Object.keys(FRONTS)[0] ?? '';
  return page.split(/^(?=## )/mu).flatMap((section) => {
    game = /id is `([a-z]+)`/u.exec(section)?.[1] ?? game;
    return [...section.matchAll(/^```json\n(.*?)^```$/gmsu)].map(([, text = '']) => ({ game, text }));
  });
}
/** A step alone, or cards that all lie in A's hand, in the smallest file around them. */
function fileAround({ game, text }: Block): string {
  const part: unknown = JSON.parse(text);
  if (typeof part === 'object' && part !== null && 'steps' in part) return text;
  const around = { title: 'a part of the page', game, state: { phase: 'main' } };
  if (typeof part === 'object' && part !== null && 'expect' in part)
    return JSON.stringify({ ...around, steps: [part] });
  const cards = [part].flat() as { readonly name: string }[];
  const hand = cards.map(({ name }) => name);
  const steps: Step[] = [{ expect: { A: { hand } } }];
  return JSON.stringify({ ...around, state: { phase: 'main', A: { hand } }, cards, steps });
}
describe('what the page shows can be copied', () => {
  test.each(
    Object.values(PAGES)
      .flatMap(blocksOf)
      .map((block, i) => [i + 1, block] as const),
  )('block %i', (_i, block) => {
    const text = fileAround(block);
    const read = readScenario(text);
    expect(read).toHaveProperty('scenario');
    if (!('scenario' in read)) return;
    if (text !== block.text && 'expect' in JSON.parse(block.text)) {
      expect(() => checkStepWords(benchOf(block.game), read.scenario.steps)).not.toThrow();
    } else expect(faultsIn(text)).toEqual([]);
  });
});

/** Words of a schema: its fields, and the texts that they may hold. */
function wordsIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(wordsIn);
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, enum: texts, const: text } = schema as Readonly<Record<string, unknown>>;
  const own = [...Object.keys(properties ?? {}), ...(Array.isArray(texts) ? texts : []), text];
  return [...own.filter((word) => typeof word === 'string'), ...Object.values(schema).flatMap(wordsIn)];
}
/** Names in other languages and the other side do nothing; these two ends come to no scenario. */
const NEEDLESS: readonly string[] = ['en', 'S', 'absence', 'noResult'];
describe('the page knows every word', () => {
  const page = Object.values(PAGES).join('');
  const lacking = (words: readonly string[]): string[] =>
    [...new Set(words)].filter(
      (word) => !NEEDLESS.includes(word) && !new RegExp(`(?<![\\w$])${word.replace('$', '\\$')}(?!\\w)`).test(page),
    );
  test('of the format', () => {
    expect(lacking(wordsIn(schemaOf(SCENARIO_FILE)))).toEqual([]);
  });
  test.each(Object.keys(FRONTS))('of the questions, ends and happenings of %s', (game) => {
    const { events, text } = benchOf(game).game;
    const asked = Object.keys(text('en')).flatMap(
      (key) => /^(?:ask|reason)\.(.+?)(?:_one|_other)?$/u.exec(key)?.[1] ?? [],
    );
    expect(lacking([...asked, ...Object.entries(events).flatMap(([type, fields]) => [type, ...fields])])).toEqual([]);
  });
});
