// The cards as a whole: numbers, names, people, starter decks, and what the table shows of a print.
import { describe, expect, test } from 'vitest';
import { type Ability, ATTRIBUTES, type CardData, type CharacterData, type When } from '../card-data.ts';
import { faultsOfCard } from '../check-card.ts';
import { CATALOGUE, printOf } from './catalogue.ts';
import { nameOfPerson } from './people.ts';
import { STARTERS } from './starters.ts';

const CARDS = [...CATALOGUE.values()];
const CHARACTERS = CARDS.filter((card): card is CharacterData => card.type === 'character');
const ofType = (type: CardData['type']): CardData[] => CARDS.filter((card) => card.type === type);

describe('the cards', () => {
  test('are numbered in order inside each set, and no number is there twice', () => {
    const letters = [...new Set(CARDS.map(({ no }) => no.slice(0, 4)))];
    const numbers = letters.map((letter) => CARDS.filter(({ no }) => no.startsWith(letter)).map(({ no }) => no));
    expect(numbers).toEqual(
      numbers.map((list, i) => list.map((_, at) => `${letters[i]}-${String(at + 1).padStart(3, '0')}`)),
    );
    expect(letters).toEqual(['LY/A', 'LY/B', 'LY/C']);
  });

  test('are as many of each type as the game was promised, each with a name of its own', () => {
    expect(CARDS.length).toBeGreaterThanOrEqual(72);
    expect(ofType('event').length).toBeGreaterThanOrEqual(12);
    expect(ofType('item').length).toBeGreaterThanOrEqual(8);
    expect(ofType('area').length).toBeGreaterThanOrEqual(6);
    expect(new Set(CARDS.map(({ name }) => name.en)).size).toBe(CARDS.length);
  });

  test('are of all attributes, some of none, and at least six of several', () => {
    const having = new Set(CARDS.flatMap(({ attributes }) => attributes));
    expect([...having].sort()).toEqual([...ATTRIBUTES].sort());
    expect(CARDS.filter(({ attributes }) => attributes.length === 0).length).toBeGreaterThanOrEqual(5);
    expect(CARDS.filter(({ attributes }) => attributes.length > 1).length).toBeGreaterThanOrEqual(6);
  });

  test.each(CARDS)('$no says nothing that cannot be meant', (card) => {
    const names = new Set(CARDS.map(({ name }) => name.en));
    expect(faultsOfCard(card, (name) => names.has(name))).toEqual([]);
  });

  test('are called something in all three languages, no two the same', () => {
    for (const language of ['en', 'ja', 'zh-TW']) {
      const names = CARDS.map(({ name }) => new Map(Object.entries(name)).get(language));
      expect(names).not.toContain(undefined);
      expect(new Set(names).size).toBe(CARDS.length);
    }
  });

  test('have a line of flavor on every second one at least', () => {
    expect(CARDS.filter(({ flavor }) => flavor !== undefined).length * 2).toBeGreaterThanOrEqual(CARDS.length);
  });
});

describe('people', () => {
  test('who are on several cards have a full name in every language', () => {
    const times = Map.groupBy(CHARACTERS, ({ person }) => person);
    const several = [...times].filter(([, cards]) => cards.length > 1).map(([person]) => person);
    expect(several.length).toBeGreaterThanOrEqual(6);
    for (const person of several) expect(nameOfPerson(person)).toBeDefined();
  });

  test('who have a full name are called by a part of it in the name of every card that shows them', () => {
    for (const card of CHARACTERS) {
      const full = nameOfPerson(card.person);
      if (full !== undefined) expect(full.en.split(' ').some((part) => card.name.en.includes(part))).toBe(true);
      else expect(card.person).toBe(card.name.en);
    }
  });
});

describe('events', () => {
  const events = ofType('event').flatMap(({ abilities }) => abilities);
  const usedIn = (time: When['in']): Ability[] =>
    events.filter((ability) => ability.kind === 'event' && ability.when?.in === time);

  test('are for battles only, for responses only, and for costs', () => {
    expect(usedIn('battle').length).toBeGreaterThanOrEqual(3);
    expect(usedIn('response').length).toBeGreaterThanOrEqual(3);
    expect(events.some(({ kind }) => kind === 'asCost')).toBe(true);
  });
});

describe('special abilities', () => {
  const costs = CHARACTERS.flatMap(({ abilities }) =>
    abilities.flatMap((ability) => (ability.kind === 'declared' ? [ability.cost] : [])),
  );

  test('are paid in points, with [T], with blue text, or free', () => {
    expect(costs.some(({ pips }) => pips !== undefined)).toBe(true);
    expect(costs.some(({ tap }) => tap === true)).toBe(true);
    expect(costs.some(({ special }) => special !== undefined)).toBe(true);
    expect(costs).toContainEqual({});
  });
});

describe('starter decks', () => {
  test('are one a set, and play no card of another', () => {
    expect(STARTERS).toHaveLength(3);
    for (const { cards } of STARTERS) {
      const sets = new Set(Object.keys(cards).map((no) => CATALOGUE.get(no)?.set));
      expect(sets.size).toBe(1);
    }
  });

  test('play every card that there is', () => {
    expect(STARTERS.flatMap(({ cards }) => Object.keys(cards)).sort()).toEqual([...CATALOGUE.keys()].sort());
  });
});

describe('a print', () => {
  const printed = (no: string) => {
    const card = CATALOGUE.get(no);
    return card && printOf(card);
  };

  test('of a character shows its values, its points, the pips of its cost and the cells that it may enter', () => {
    expect(printed('LY/A-002')).toMatchObject({
      color: 'snow',
      numbers: { ap: 4, dp: 3, sp: 1, ex: 1, cost: 3, 'cost.snow': 2, 'cost.star': 1 },
      traits: ['AL', 'AC', 'AR'],
      icons: ['snow'],
    });
  });

  test('of an item has no values of a character', () => {
    expect(printed('LY/A-026')).toMatchObject({ numbers: { ex: 2, cost: 1, 'cost.moon': 1 }, traits: [] });
  });

  test('has the color of the first attribute, all attributes as icons, and a star where there is none', () => {
    expect(printed('LY/C-002')).toMatchObject({ color: 'sun', icons: ['sun', 'cloud'] });
    expect(printed('LY/A-018')).toMatchObject({ color: 'star', icons: [] });
  });

  test('says whom it shows where that is not the name of the card', () => {
    expect(printed('LY/A-001')?.subtitle).toMatchObject({ en: 'Mette Halvard', ja: 'メッテ・ハルヴァルド' });
    expect(printed('LY/A-018')).not.toHaveProperty('subtitle');
  });
});
