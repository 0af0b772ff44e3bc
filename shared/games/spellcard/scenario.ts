// Spellcard for scenario files: the words of its rules page, how its table is laid and what can be seen of it.
import { type CardId, cardAt } from '../../kernel/card.ts';
import type { Laying, Lying, ScenarioBench } from '../../kernel/scenario/bench.ts';
import { normal } from '../../kernel/scenario/book.ts';
import { own } from '../../kernel/scenario/own.ts';
import type { Seat } from '../../kernel/seat.ts';
import { type CardData, type CharacterData, STATES, type State, type Zone } from './card-data.ts';
import { STARTERS } from './cards/starters.ts';
import { faultsOfCard } from './check-card.ts';
import { dataOf, dataOfNo } from './data-of.ts';
import { lineOf, linesOf } from './data-paths.ts';
import { CHARACTERS } from './deck.ts';
import { spellcard } from './game.ts';
import { optionsFrom } from './options.ts';
import { gearOn } from './queries.ts';
import { begin, UNTOLD } from './scenario-begin.ts';
import { describe } from './scenario-describe.ts';
import type { SpellcardState } from './scenario-state.ts';
import { ALIASES, BEGIN_WORDS, wordOf } from './scenario-words.ts';
import { addCard, emptyTable } from './setup.ts';
import type { Table } from './state.ts';
import { statOf } from './values.ts';

export const spellcardBench: ScenarioBench<Table, CardData, SpellcardState> = {
  game: spellcard,
  blank: { type: 'power', no: 'Blank', name: { en: 'Blank' }, rarity: 'N' },
  cardOf: ({ no, name }) => ({ no, name: name.en }),
  faultsOf: faultsOfCard,
  aliases: ALIASES,
  groups: {},
  verbs: { attack: 'attack', skill: 'skill', spell: 'cast', item: 'use', equip: 'equip' },
  restingQuestions: ['chooseTrio', 'chooseDeck', 'cut', 'rockPaperScissors', 'chooseFirst', 'act'],
  labels: [],
  optionWords: ['yes', 'rock', 'paper', 'scissors'],
  phases: BEGIN_WORDS,
  steps: [],
  withCards: ['counters', 'attached'],
  happeningFields: {
    numbers: ['amount', 'turn', 'boost', 'p', 'power', 'spent', 'by', 'round'],
    lists: ['hands', 'targets'],
    flags: ['prevented', 'held'],
    seats: [],
  },

  empty: (seed, options, story, defined) => emptyTable(seed, optionsFrom(options), story, defined),
  lay,
  layWith,
  begin,
  nameOf: (table, card) => nameOf(table, cardAt(table, card).no),
  decksOf: ({ rosters }) => [...rosters.flat(), ...STARTERS].map(({ name }) => name),
  abilitiesOf: (table, card) => linesOf(dataOf(table, card)).length,
  lyingOf,
  phaseOf: (table, resting) => (resting || table.phase === 'setup' ? wordOf(table) : table.phase),
  isOnTheWay: ({ chain }) => (chain.length > 0 ? 'goesOn' : undefined),
  turnOf: ({ turn }) => turn,
  abilityWords: () => [],
  lineOf: (table, { source, no, path }) =>
    cardAt(table, source.card).no === no ? lineOf(dataOfNo(table, no), path) : undefined,
  isAbility: (table, path) =>
    table.cards.some(({ no }) => no !== '' && lineOf(dataOfNo(table, no), path) !== undefined),
  describe,
};
/** An empty sleeve has no name. */
const nameOf = (table: Table, no: string): string => (no === '' ? 'Sleeve' : dataOfNo(table, no).name.en);

/** What lies where, by type. */
const TYPES: Readonly<Partial<Record<Zone, CardData['type']>>> = {
  line: 'character',
  out: 'character',
  gear: 'equipment',
  ritual: 'spell',
};
function lay(table: Table, seat: Seat, word: string, no: string, { orientation, counters, face }: Laying): CardId {
  const zone = word as Zone;
  const data = dataOfNo(table, no);
  const type = TYPES[zone];
  if (face !== undefined) throw new RangeError('Spellcard has no face that is told');
  if (type !== undefined && data.type !== type) throw new RangeError(`in ${zone} lies a card of type ${type}`);
  if (data.type === 'character' && type !== 'character') throw new RangeError('characters lie in line or out only');
  if (zone === 'environment' && !(data.type === 'item' && 'gives' in data))
    throw new RangeError('in environment lie terrain and weather');
  if (zone !== 'line') {
    if (orientation !== undefined || counters !== undefined)
      throw new RangeError('only characters in line have an orientation and counters');
    return zone === 'gear' ? layGear(table, seat, no) : addCard(table, seat, no, zone);
  }
  if (table.zones[seat].line.length >= CHARACTERS) throw new RangeError(`in line stand ${CHARACTERS} at most`);
  const { hp, spirit } = data as CharacterData;
  const card = addCard(table, seat, no, zone, { hp, spirit });
  stand(table, card, orientation, counters ?? {});
  return card;
}
function stand(
  table: Table,
  card: CardId,
  orientation: string | undefined,
  counters: NonNullable<Laying['counters']>,
): void {
  const held = cardAt(table, card);
  if (orientation === undefined) UNTOLD.add(held);
  else held.state = stateCalled(orientation);
  for (const [counter, amount] of Object.entries(counters)) {
    const value = normal(counter);
    if (value === 'hp' && amount >= 1) held.hp = amount;
    else if (value === 'spirit') held.spirit = amount;
    else throw new RangeError('counters of a character are hp, 1 or more, and spirit');
  }
}
function stateCalled(word: string): State {
  const said = normal(own(ALIASES, normal(word)) ?? word);
  const state = STATES.find((one) => normal(one) === said);
  if (state === undefined) throw new RangeError(`an orientation is one of ${STATES.join(', ')}, not "${word}"`);
  return state;
}
/** Whom it is on is told by what lays it, or when the scenario begins. */
function layGear(table: Table, seat: Seat, no: string): CardId {
  const card = addCard(table, seat, no, 'discard');
  const zones = table.zones[seat];
  zones.discard.pop();
  zones.gear.push(card);
  cardAt(table, card).zone = 'gear';
  return card;
}
/** What is attached to a character is its equipment (1.7). */
function layWith(table: Table, card: CardId, kind: 'markers' | 'attached', no: string, how: Laying): CardId {
  const { seat, zone, life } = cardAt(table, card);
  if (kind === 'markers') throw new RangeError('Spellcard has no markers');
  if (zone !== 'line') throw new RangeError('equipment is attached to a character in line only');
  const gear = lay(table, seat, 'gear', no, how);
  cardAt(table, gear).on = { card, life };
  return gear;
}

function lyingOf(table: Table, card: CardId): Lying {
  const { no, zone, state, hp, spirit } = cardAt(table, card);
  const data = no === '' ? undefined : dataOf(table, card);
  if (data?.type !== 'character') return { face: 'up', values: {} };
  const { atk, def, flight, regen } = data;
  if (zone !== 'line') return { face: 'up', values: { hp: data.hp, spirit: data.spirit, atk, def, flight, regen } };
  const stat = (what: 'atk' | 'def' | 'flight' | 'regen'): number => statOf(table, card, what);
  const values = { hp, spirit, atk: stat('atk'), def: stat('def'), flight: stat('flight'), regen: stat('regen') };
  return { face: 'up', orientation: state, values, counters: { hp, spirit }, attached: gearOn(table, card) };
}
