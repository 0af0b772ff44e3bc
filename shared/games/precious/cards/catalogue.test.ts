// The cards as a whole: numbers, names, works, timing and costs, starter decks, and what the table shows of a print.
import { describe, expect, test } from 'vitest';
import { type CardData, type CharacterData, COLORS, KEYWORDS, TIMINGS } from '../card-data.ts';
import { faultsOfCard } from '../check-card.ts';
import { checkDeck } from '../deck.ts';
import { identityOf } from '../identity.ts';
import { CATALOGUE, printOf } from './catalogue.ts';
import { nameOfPerson } from './people.ts';
import { STARTERS } from './starters.ts';
import { TRAITS, WORKS } from './traits.ts';

const CARDS = [...CATALOGUE.values()];
/** One print of each identity. */
const DIFFERENT = CARDS.filter(({ no }) => no === identityOf(no));
const CHARACTERS = CARDS.filter((card): card is CharacterData => card.type === 'character');
const ofType = (type: CardData['type']): CardData[] => DIFFERENT.filter((card) => card.type === type);
const NAMES = new Set(CHARACTERS.flatMap(({ name, alsoNamed = [] }) => [name, ...alsoNamed].map(({ en }) => en)));

describe('the cards', () => {
  test('are numbered in order inside each work, and a letter follows its number', () => {
    const works = Object.keys(WORKS);
    expect(new Set(CARDS.map(({ work }) => work))).toEqual(new Set(works));
    for (const work of works) {
      const numbers = DIFFERENT.filter((card) => card.work === work).map(({ no }) => no);
      expect(numbers).toEqual(numbers.map((_, at) => `${work}/01-${String(at + 1).padStart(3, '0')}`));
    }
    const lettered = CARDS.filter(({ no }) => no !== identityOf(no));
    expect(lettered.map(({ no }) => CATALOGUE.has(identityOf(no)))).not.toContain(false);
    expect(lettered.length).toBeGreaterThanOrEqual(1);
  });

  test('are as many of each type as the game was promised', () => {
    expect(Object.keys(WORKS)).toHaveLength(3);
    expect(DIFFERENT.length).toBeGreaterThanOrEqual(72);
    expect(ofType('event').length).toBeGreaterThanOrEqual(12);
    expect(ofType('support').length).toBeGreaterThanOrEqual(9);
    expect(CARDS.length).toBe(new Set(CARDS.map(({ no }) => no)).size);
  });

  test('are of all four colours, two or three of them in a work', () => {
    expect(new Set(CARDS.map(({ color }) => color))).toEqual(new Set(COLORS));
    for (const [, cards] of Map.groupBy(CARDS, ({ work }) => work)) {
      expect([2, 3]).toContain(new Set(cards.map(({ color }) => color)).size);
    }
  });

  test.each(CARDS.map((card) => [card.no, card] as const))('%s says nothing that cannot be meant', (_no, card) => {
    expect(faultsOfCard(card, (name) => NAMES.has(name))).toEqual([]);
  });

  test('cost 0 to 6, yield 1 or 2, and have no more than three texts', () => {
    expect(new Set(CHARACTERS.map(({ cost }) => cost))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
    expect(new Set(CARDS.map(({ source }) => source))).toEqual(new Set([1, 2]));
    for (const { texts } of CARDS) expect(texts.length).toBeLessThanOrEqual(3);
  });

  test('have AP and DP up to 60, but for some that are for the support area', () => {
    const values = CHARACTERS.flatMap(({ ap, dp }) => (ap === undefined || dp === undefined ? [] : [ap, dp]));
    expect(Math.max(...values)).toBe(60);
    expect(CHARACTERS.length * 2 - values.length).toBeGreaterThanOrEqual(6);
  });

  test('have a line of flavor on every second one at least', () => {
    expect(CARDS.filter(({ flavor }) => flavor !== undefined).length * 2).toBeGreaterThanOrEqual(CARDS.length);
  });
});

describe('prints of one identity', () => {
  test('differ in what is seen of them, and in nothing that a rule reads', () => {
    const rules = ({ no: _, subtitle: __, rarity: ___, flavor: ____, ...rest }: CardData) => rest;
    const several = [...Map.groupBy(CARDS, ({ no }) => identityOf(no)).values()].filter(({ length }) => length > 1);
    expect(several.length).toBeGreaterThanOrEqual(1);
    for (const [first, ...others] of several) {
      for (const other of others) {
        expect(rules(other)).toEqual(rules(first as CardData));
        expect([other.subtitle, other.rarity]).not.toEqual([first?.subtitle, first?.rarity]);
      }
    }
  });
});

describe('names', () => {
  test('of cards are in English and in Japanese, and so is what a character shows', () => {
    for (const { name, subtitle, type } of CARDS) {
      expect([name.en, name.ja]).not.toContain(undefined);
      if (type === 'character') expect(Object.keys(subtitle ?? {})).toEqual(['en', 'ja']);
    }
  });

  test('of events and support cards are their own, and so are the scenes of characters', () => {
    for (const language of ['en', 'ja'] as const) {
      const own = CARDS.map(({ name, subtitle }) => (subtitle ?? name)[language]);
      expect(new Set(own).size).toBe(CARDS.length);
    }
  });

  test('of people are on several cards each, eight people or more in a work', () => {
    for (const work of Object.keys(WORKS)) {
      const people = CHARACTERS.filter((card) => card.work === work).flatMap(
        ({ name, alsoNamed }) => alsoNamed ?? [name],
      );
      const times = Map.groupBy(people, ({ en }) => en);
      expect(times.size).toBeGreaterThanOrEqual(8);
      expect([...times.values()].filter(({ length }) => length > 1).length).toBeGreaterThanOrEqual(5);
      for (const name of people) expect(nameOfPerson(name.en)).toEqual(name);
    }
  });

  test('of works and traits are in English and in Japanese, each trait on some card', () => {
    for (const names of [WORKS, TRAITS]) {
      for (const language of ['en', 'ja'] as const)
        expect(new Set(Object.values(names).map((name) => name[language])).size).toBe(Object.keys(names).length);
    }
    expect([...new Set(CARDS.flatMap(({ traits }) => traits))].sort()).toEqual(Object.keys(TRAITS).sort());
  });

  test('of combined characters join two people who are on cards of their own or only together', () => {
    const combined = CHARACTERS.filter(({ alsoNamed }) => alsoNamed !== undefined);
    expect(combined.length).toBeGreaterThanOrEqual(2);
    for (const { name, alsoNamed = [] } of combined) {
      expect(name.en).toBe(alsoNamed.map(({ en }) => en).join(' & '));
      expect(name.ja).toBe(alsoNamed.map(({ ja }) => ja).join('＆'));
    }
  });
});

describe('keywords, timings and costs', () => {
  const texts = CARDS.flatMap((card) => card.texts);
  const used = texts.filter((text) => text.kind === 'use' || text.kind === 'event');
  const costs = texts.flatMap((text) => (text.kind === 'use' ? [text.cost] : []));

  test('are all four keywords, Natural with several X', () => {
    const printed = CARDS.flatMap(({ keywords }) => keywords.map(({ keyword }) => keyword));
    expect(KEYWORDS.filter((keyword) => !printed.includes(keyword))).toEqual([]);
    expect(JSON.stringify(CARDS).match(/"natural","x":\d/g)?.length).toBeGreaterThanOrEqual(3);
    expect(new Set(JSON.stringify(CARDS).match(/"natural","x":\d/g)).size).toBeGreaterThanOrEqual(2);
  });

  test('are Break on three events and [interrupt] on five at least', () => {
    const events = ofType('event');
    const answers = events.filter(({ texts: [text] }) => text?.kind === 'event' && text.timing.includes('interrupt'));
    expect(events.filter(({ keywords }) => keywords.length > 0).length).toBeGreaterThanOrEqual(3);
    expect(answers.length).toBeGreaterThanOrEqual(5);
  });

  test('are all timing tags, in more than five combinations', () => {
    const tags = used.flatMap(({ timing }) => timing);
    expect(TIMINGS.filter((tag) => !tags.includes(tag))).toEqual([]);
    expect(new Set(used.map(({ timing }) => timing.join('/'))).size).toBeGreaterThan(5);
  });

  test('are nothing, white and coloured numbers, (T), and a number with (T)', () => {
    const forms = costs.map(({ n, color, rest }) =>
      [n && 'n', color && 'color', rest && 'T'].filter(Boolean).join('+'),
    );
    expect(new Set(forms)).toEqual(new Set(['', 'n', 'n+color', 'T', 'n+T']));
  });

  test('leave entries alone: nothing answers one', () => {
    expect(used.filter(({ against }) => against?.of?.includes('entry'))).toEqual([]);
  });
});

describe('starter decks', () => {
  test('are one a work, and play no card of another', () => {
    const works = STARTERS.map(({ cards }) => new Set(Object.keys(cards).map((no) => CATALOGUE.get(no)?.work)));
    expect(works.map((those) => [...those])).toEqual(Object.keys(WORKS).map((work) => [work]));
  });

  test('play every card that there is, and are legal', () => {
    expect(STARTERS.flatMap(({ cards }) => Object.keys(cards)).sort()).toEqual([...CATALOGUE.keys()].sort());
    expect(STARTERS.flatMap((deck) => checkDeck(deck))).toEqual([]);
  });

  test('have characters of much the same costs, values and sources, as far as even matches let them', () => {
    const bodies = STARTERS.map(({ cards }) =>
      Object.entries(cards).reduce(
        (sum, [no, count]) => {
          const card = CATALOGUE.get(no);
          if (card?.type !== 'character') return sum;
          const { cost, source, ap = 0, dp = 0 } = card;
          return {
            cost: sum.cost + cost * count,
            source: sum.source + source * count,
            ap: sum.ap + ap * count,
            dp: sum.dp + dp * count,
          };
        },
        { cost: 0, source: 0, ap: 0, dp: 0 },
      ),
    );
    for (const what of ['cost', 'source', 'ap', 'dp'] as const) {
      const sums = bodies.map((body) => body[what]);
      expect(Math.max(...sums) / Math.min(...sums)).toBeLessThan(1.25);
    }
  });
});

describe('a print', () => {
  const printed = (no: string) => {
    const card = CATALOGUE.get(no);
    return card && printOf(card);
  };

  test('of a character shows its values, its work before its traits, and its scene', () => {
    expect(printed('tidepool/01-011')).toMatchObject({
      name: { en: 'Rintaro Kuga', ja: '久我 凛太郎' },
      subtitle: { en: 'Live from the Wave' },
      type: 'character',
      color: 'green',
      rarity: '3',
      numbers: { cost: 3, source: 2, ap: 40, dp: 30 },
      traits: ['tidepool', 'club', 'sea'],
      icons: ['natural'],
    });
  });

  test('of a character without AP and DP shows neither', () => {
    expect(printed('tidepool/01-006')?.numbers).toEqual({ cost: 1, source: 2 });
  });

  test('of an event with Break shows its icon', () => {
    expect(printed('tidepool/01-019')).toMatchObject({ type: 'event', icons: ['break'], traits: ['tidepool'] });
    expect(printed('tidepool/01-019')).not.toHaveProperty('subtitle');
  });
});
