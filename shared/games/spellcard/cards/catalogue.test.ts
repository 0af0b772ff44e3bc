// The cards as a whole: numbers, names, values, what each character has, starter decks, and what the table shows of a print.
import { describe, expect, test } from 'vitest';
import { type CardData, type CharacterData, COLORS, RARITIES } from '../card-data.ts';
import { faultsOfCard } from '../check-card.ts';
import { checkDeck } from '../deck.ts';
import { CATALOGUE, printOf } from './catalogue.ts';
import { STARTERS } from './starters.ts';

const CARDS = [...CATALOGUE.values()];
type Of<Type extends CardData['type']> = Extract<CardData, { type: Type }>;
const ofType = <Type extends CardData['type']>(type: Type): Of<Type>[] =>
  CARDS.filter((card): card is Of<Type> => card.type === type);
const CHARACTERS = ofType('character');
const SPELLS = ofType('spell');
const ITEMS = ofType('item');
const NAMES = new Set(CARDS.map(({ name }) => name.en));
const spellsOf = (owner: string) => SPELLS.filter((card) => card.owner === owner);
const two = (n: number): string => String(n).padStart(2, '0');

describe('the cards', () => {
  test('are numbered in order, and a spell card by its owner', () => {
    const numbers = (letter: string, amount: number) =>
      Array.from({ length: amount }, (_, i) => `sc/${letter}${two(i + 1)}`);
    expect(CHARACTERS.map(({ no }) => no)).toEqual(numbers('C', 12));
    expect(ofType('equipment').map(({ no }) => no)).toEqual(numbers('E', 15));
    expect(ITEMS.map(({ no }) => no)).toEqual(numbers('I', 34));
    expect(ofType('power').map(({ no }) => no)).toEqual(['sc/P01']);
    for (const { no } of CHARACTERS)
      expect(spellsOf(no).map((card) => card.no)).toEqual([1, 2, 3, 4, 5].map((n) => `${no.replace('C', 'S')}-${n}`));
    expect(new Set(CARDS.map(({ no }) => no)).size).toBe(12 + 60 + 1 + 15 + 34);
  });

  test('are named in English, Japanese and Chinese, each by a name of its own', () => {
    for (const language of ['en', 'ja', 'zh-CN'] as const) {
      const names = CARDS.map(({ name }) => name[language]);
      expect(names).not.toContain(undefined);
      expect(new Set(names).size).toBe(CARDS.length);
    }
    const words = CHARACTERS.flatMap(({ title, skill }) => [title, skill.name]);
    for (const word of words) expect(Object.keys(word)).toEqual(['en', 'ja', 'zh-CN']);
  });

  test('are of all colours, two characters each, and of all rarities', () => {
    const colors = CHARACTERS.map(({ color }) => color).sort();
    expect(colors).toEqual([...COLORS, ...COLORS].sort());
    expect(new Set(CARDS.map(({ rarity }) => rarity))).toEqual(new Set(RARITIES));
  });

  test.each(CARDS.map((card) => [card.no, card] as const))('%s says nothing that cannot be meant', (_no, card) => {
    expect(faultsOfCard(card, (name) => NAMES.has(name))).toEqual([]);
  });

  test('say something of themselves: every character, and every third of the others', () => {
    expect(CHARACTERS.map(({ flavor }) => flavor)).not.toContain(undefined);
    const others = CARDS.filter(({ type }) => type !== 'character');
    expect(others.filter(({ flavor }) => flavor !== undefined).length * 3).toBeGreaterThanOrEqual(others.length);
  });
});

describe('characters', () => {
  const within = (key: keyof CharacterData, least: number, most: number): boolean =>
    CHARACTERS.every((card) => Number(card[key]) >= least && Number(card[key]) <= most);

  test('have values among which a match lasts', () => {
    expect(within('hp', 10, 20) && within('spirit', 5, 9) && within('regen', 1, 3)).toBe(true);
    expect(within('atk', 2, 5) && within('def', 0, 4) && within('flight', 0, 5)).toBe(true);
  });

  test('have skills of both speeds that cost no more spirit than they have', () => {
    for (const { skill, spirit } of CHARACTERS) expect(skill.spirit).toBeLessThan(spirit);
    expect(CHARACTERS.filter(({ skill }) => skill.speed === 'instant').length).toBeGreaterThanOrEqual(3);
    expect(CHARACTERS.filter(({ skill }) => skill.speed === 'active').length).toBeGreaterThanOrEqual(3);
  });
});

describe('spell cards', () => {
  test('cost what can be paid: 1 to 3 P, and some spirit of their character', () => {
    for (const { p } of SPELLS) expect([1, 2, 3]).toContain(p);
    for (const { no, spirit } of CHARACTERS)
      for (const spell of spellsOf(no)) expect(spell.spirit ?? 1).toBeLessThan(spirit);
  });

  test('are several rituals, final ones, unique ones, and some that cost HP', () => {
    expect(SPELLS.filter(({ ritual }) => ritual !== undefined).length).toBeGreaterThanOrEqual(4);
    expect(SPELLS.filter(({ final }) => final).length).toBeGreaterThanOrEqual(3);
    expect(SPELLS.filter(({ unique }) => unique).length).toBeGreaterThanOrEqual(4);
    expect(SPELLS.filter(({ hp }) => hp !== undefined).length).toBeGreaterThanOrEqual(2);
  });

  test('attack on behalf of every character', () => {
    for (const { no } of CHARACTERS) expect(spellsOf(no).some(({ attack }) => attack !== undefined)).toBe(true);
  });
});

describe('items', () => {
  const ofKind = (kind: string) => ITEMS.filter((card) => card.kind === kind);

  test('are terrains and weathers, three or more, and charms, one of them unique', () => {
    expect(ofKind('terrain').length).toBeGreaterThanOrEqual(3);
    expect(ofKind('weather').length).toBeGreaterThanOrEqual(3);
    expect(ofKind('barrierCharm').filter(({ unique }) => unique)).toHaveLength(1);
    expect(ofKind('barrierCharm').length).toBeGreaterThanOrEqual(2);
  });

  test('do more for six different characters or more', () => {
    const named = ITEMS.flatMap((card) => ('exclusive' in card ? (card.exclusive ?? []) : []));
    expect(new Set(named.map(({ character }) => character)).size).toBeGreaterThanOrEqual(6);
  });
});

describe('starter decks', () => {
  test('are eight or more, legal, and each for a trio of its own', () => {
    expect(STARTERS.length).toBeGreaterThanOrEqual(8);
    expect(STARTERS.flatMap((deck) => checkDeck(deck))).toEqual([]);
    expect(new Set(STARTERS.map(({ faces }) => faces.slice(0, 3).sort().join())).size).toBe(STARTERS.length);
    expect(new Set(STARTERS.map(({ id }) => id)).size).toBe(STARTERS.length);
  });

  test('play every character and every other card', () => {
    const played = STARTERS.flatMap(({ cards, faces }) => [...Object.keys(cards), ...faces.slice(0, 3)]);
    expect(new Set(played)).toEqual(new Set(CATALOGUE.keys()));
  });

  test('have spell cards only of their own three, and Power to pay for them', () => {
    for (const { cards, faces } of STARTERS) {
      const held = Object.keys(cards).map((no) => CATALOGUE.get(no));
      const owners = new Set(held.flatMap((card) => (card?.type === 'spell' ? [card.owner] : [])));
      expect([...owners].sort()).toEqual(faces.slice(0, 3).toSorted());
      expect(cards['sc/P01']).toBeGreaterThanOrEqual(18);
    }
  });

  test('show as their faces three characters and cards that they hold', () => {
    for (const { cards, faces } of STARTERS) {
      expect(faces.slice(0, 3).map((no) => CATALOGUE.get(no)?.type)).toEqual(['character', 'character', 'character']);
      expect(Object.keys(cards)).toEqual(expect.arrayContaining(faces.slice(3)));
    }
  });
});

describe('a print', () => {
  const printed = (no: string) => {
    const card = CATALOGUE.get(no);
    return card && printOf(card);
  };

  test('of a character shows its title, its values, how it attacks, and the speed of its skill', () => {
    expect(printed('sc/C02')).toMatchObject({
      name: { en: 'Tobin Wick', 'zh-CN': '托宾·威克' },
      subtitle: { en: 'Lantern Courier' },
      type: 'character',
      color: 'yellow',
      numbers: { hp: 12, spirit: 7, regen: 1, atk: 3, def: 1, flight: 4 },
      icons: ['strike', 'instant'],
    });
  });

  test('of a spell card shows whose it is, in the colour of its owner, and its costs and power', () => {
    expect(printed('sc/S01-5')).toMatchObject({
      subtitle: { en: 'Odile Marrow' },
      type: 'spell',
      color: 'red',
      numbers: { p: 3, spirit: 3, power: 6 },
      traits: ['sc/C01'],
      icons: ['danmaku', 'active', 'unique', 'ritual'],
    });
  });

  test('of a spell card whose power is counted shows none', () => {
    expect(printed('sc/S02-5')?.numbers).toEqual({ p: 2, spirit: 2 });
    expect(printed('sc/S02-5')?.icons).toEqual(['strike', 'active', 'final']);
  });

  test('of equipment shows its slot, of an item its kind', () => {
    expect(printed('sc/E07')).toMatchObject({
      color: 'grey',
      numbers: { p: 1 },
      traits: ['armour'],
      icons: ['armour'],
    });
    expect(printed('sc/I19')).toMatchObject({
      traits: ['buff'],
      icons: ['buff', 'instant', 'final', 'unique', 'exclusive'],
    });
    expect(printed('sc/E07')).not.toHaveProperty('subtitle');
  });

  test('of Power shows nothing but its name', () => {
    expect(printed('sc/P01')).toMatchObject({ type: 'power', numbers: {}, traits: [], icons: [] });
  });
});
