// No card with abilities without a ruling that names it; none of the words that players look for without one either.
import { expect, test } from 'vitest';
import { namesIn } from '../../../kernel/testing/ruling/golden.ts';
import { type Ability, LABELS, WORKPLACES } from '../ability-data.ts';
import { type CardData, ICONS } from '../card-data.ts';
import { CATALOGUE } from './catalogue.ts';

const SOURCES = Object.values<string>(
  import.meta.glob(['../rulings/*.test.ts'], { query: '?raw', import: 'default', eager: true }),
);
const TITLES = SOURCES.flatMap((source) => namesIn(source, ['ruling']));
const NAMED = new Set(TITLES.flatMap((title) => title.match(/PM\/[WS]\d\d-P?\d+/g) ?? []));

/** What many climaxes say, and one ruling proves for all of them. */
const TO_ALL: readonly Ability[] = [
  {
    kind: 'cont',
    to: { who: 'you', where: 'stage' },
    gives: [
      { what: 'power', by: 1000 },
      { what: 'soul', by: 1 },
    ],
  },
];
const said = ({ abilities }: CardData): string => JSON.stringify(abilities);
const first = new Map<string, CardData>();
for (const card of CATALOGUE.values()) if (!first.has(card.name.en)) first.set(card.name.en, card);
/** Is it there under a number of its own already, with the same abilities? */
const isReprint = (card: CardData): boolean => {
  const before = first.get(card.name.en);
  return before !== undefined && before !== card && said(before) === said(card);
};

test('every card with abilities is named by a ruling', () => {
  const asked = [...CATALOGUE.values()].filter(
    (card) => card.abilities.length > 0 && !isReprint(card) && said(card) !== JSON.stringify(TO_ALL),
  );
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter(({ no }) => !NAMED.has(no)).map(({ no, name }) => `${no} ${name.en}`)).toEqual([]);
});
test('rulings name only cards that there are', () => {
  expect([...NAMED].filter((no) => !CATALOGUE.has(no))).toEqual([]);
});
test('a climax that raises all has its ruling', () => {
  expect(TITLES.some((title) => title.includes('+1000 power and +1 soul to all'))).toBe(true);
});

/** Some ruling uses the word as data, in quotes. */
const isUsed = (word: string): boolean => SOURCES.some((source) => source.includes(`'${word}'`));
test.each([...LABELS, ...WORKPLACES, ...ICONS])('"%s" is in some ruling', (word) => {
  expect(isUsed(word)).toBe(true);
});
