// Lycee for scenario files: the words of its rules page, how its table is laid and what can be seen of it.
import { type CardId, cardAt } from '../../kernel/card.ts';
import type { AbilityOf, Laying, Lying, ScenarioBench } from '../../kernel/scenario/bench.ts';
import { normal } from '../../kernel/scenario/book.ts';
import type { Seat } from '../../kernel/seat.ts';
import {
  AREAS,
  ATTACK_ROW,
  BASICS,
  type CardData,
  type CardType,
  CELLS,
  DEFENCE_ROW,
  ITEM_ON,
  ITEMS,
  type Orientation,
  STATES,
  STEPS,
  type Zone,
} from './card-data.ts';
import { faultsOfCard } from './check-card.ts';
import { abilityIn, dataOf, dataOfNo, lineOf } from './data-of.ts';
import { lycee } from './game.ts';
import { optionsFrom } from './options.ts';
import { isCell, itemOf } from './queries.ts';
import { begin } from './scenario-begin.ts';
import { describe } from './scenario-describe.ts';
import type { LyceeState } from './scenario-state.ts';
import { ALIASES, BEGIN_WORDS, WORD_OF } from './scenario-words.ts';
import { addCard, emptyTable } from './setup.ts';
import type { Stretch, Table } from './state.ts';
import { basicsOf, printedValue, VALUE_OF } from './values.ts';

/** Stretches that go on with what the last one began: a turn that has begun, a chain, a battle. */
const GOING_ON: readonly Stretch[] = ['wakeUp', 'warmUp', 'respond', 'resolve', 'defend', 'support', 'outcome'];
/** What another card or an effect gives is told apart from what is printed. */
const given = (basic: string): string => `given ${basic}`;

export const lyceeBench: ScenarioBench<Table, CardData, LyceeState> = {
  game: lycee,
  blank: {
    no: 'Blank',
    name: { en: 'Blank' },
    set: 'own',
    rarity: 'C',
    type: 'character',
    attributes: [],
    cost: {},
    ex: 0,
    person: 'Blank',
    cells: CELLS,
    ap: 1,
    dp: 1,
    sp: 0,
    basics: [],
    abilities: [],
  },
  cardOf: ({ no, name }) => ({ no, name: name.en }),
  faultsOf: faultsOfCard,
  aliases: ALIASES,
  groups: { field: CELLS, attackrow: ATTACK_ROW, defencerow: DEFENCE_ROW, areas: AREAS, items: ITEMS },
  verbs: {
    summon: 'summon',
    equip: 'equip',
    place: 'place',
    attack: 'attack',
    use: 'use',
    move: 'move',
    support: 'support',
    supporter: 'supporter',
    declareAsCost: 'declareAsCost',
  },
  restingQuestions: ['cut', 'chooseFirst', 'mulligan', 'main'],
  labels: [...BASICS, ...BASICS.map(given)],
  optionWords: ['yes', 'rock', 'paper', 'scissors'],
  phases: BEGIN_WORDS,
  steps: STEPS,
  withCards: ['attached'],
  happeningFields: {
    numbers: ['amount', 'turn', 'ap', 'dp'],
    lists: ['hands', 'targets'],
    flags: ['inBattle'],
    seats: ['cellSeat'],
  },

  empty: (seed, options, story, defined) => emptyTable(seed, optionsFrom(options), story, defined),
  lay,
  layWith,
  begin,
  nameOf: (table, card) => dataOf(table, card).name.en,
  abilitiesOf,
  lyingOf,
  phaseOf: (table, resting) => (resting ? WORD_OF[table.next] : table.phase),
  isOnTheWay: ({ next }) => (GOING_ON.includes(next) ? 'goesOn' : undefined),
  turnOf: ({ turn }) => turn,
  stepOf: ({ step }) => step,
  abilityWords,
  lineOf: (table, { source, no, path }) =>
    cardAt(table, source.card).no === no ? lineOf(dataOfNo(table, no), path) : undefined,
  isAbility: (table, path) => table.cards.some((_, card) => abilityIn(dataOf(table, card), path) !== undefined),
  describe,
};

/** What may lie in a zone, and whether it holds more than one card (2.5). */
function placeOf(zone: Zone): { readonly type?: CardType; readonly holdsOne: boolean } {
  if (isCell(zone)) return { type: 'character', holdsOne: true };
  if ((AREAS as readonly Zone[]).includes(zone)) return { type: 'area', holdsOne: true };
  return (ITEMS as readonly Zone[]).includes(zone) ? { type: 'item', holdsOne: true } : { holdsOne: false };
}
function lay(table: Table, seat: Seat, word: string, no: string, { orientation, counters, face }: Laying): CardId {
  const zone = word as Zone;
  if (counters !== undefined) throw new RangeError('Lycee has no counters');
  if (face !== undefined) throw new RangeError('Lycee has no cards whose face is told');
  const { type, holdsOne } = placeOf(zone);
  if (type !== undefined && dataOfNo(table, no).type !== type)
    throw new RangeError(`in ${zone} lies a card of type ${type}`);
  if (holdsOne && table.zones[seat][zone].length > 0) throw new RangeError(`in ${zone} lies one card`);
  if (orientation === undefined) return addCard(table, seat, no, zone);
  if (!isCell(zone)) throw new RangeError('only characters on the field have an orientation');
  return addCard(table, seat, no, zone, { state: stateCalled(orientation) });
}
function stateCalled(word: string): Orientation {
  const said = normal(ALIASES[normal(word)] ?? word);
  const state = STATES.find((one) => one === said);
  if (state === undefined) throw new RangeError(`an orientation is one of ${STATES.join(', ')}, not "${word}"`);
  return state;
}
/** What is attached to a character is its item (2.6). */
function layWith(table: Table, card: CardId, kind: 'markers' | 'attached', no: string, how: Laying): CardId {
  const { seat, zone } = cardAt(table, card);
  if (kind === 'markers') throw new RangeError('Lycee has no markers');
  if (!isCell(zone)) throw new RangeError('an item is attached to a character on the field only');
  return lay(table, seat, ITEM_ON[zone], no, how);
}

/** Lines of its text, or the basic abilities that it has now, if these are more. */
function abilitiesOf(table: Table, card: CardId): number {
  const data = dataOf(table, card);
  if (data.type !== 'character') return data.abilities.length;
  return Math.max(data.basics.length + data.abilities.length, basicsOf(table, card).length);
}

function lyingOf(table: Table, card: CardId): Lying {
  const { zone, state } = cardAt(table, card);
  const stands = isCell(zone);
  const value = (what: keyof typeof VALUE_OF): number =>
    stands ? VALUE_OF[what](table, card) : printedValue(table, card, what);
  const values = dataOf(table, card).type === 'character' ? { ap: value('ap'), dp: value('dp'), sp: value('sp') } : {};
  if (!stands) return { face: 'up', values };
  const item = itemOf(table, card);
  return { face: 'up', values, orientation: state, attached: item === undefined ? [] : [item] };
}

/** Basic abilities are called by their names, where a card prints one of that name only; what an effect has given is known by what waits. */
function abilityWords(table: Table, { source, no, path }: AbilityOf): string[] {
  const found = abilityIn(dataOfNo(table, no), path);
  const data = dataOf(table, source.card);
  const basics = data.type === 'character' && data.no === no ? data.basics : [];
  const printed = basics.find((one) => one === found);
  if (printed !== undefined)
    return basics.filter(({ basic }) => basic === printed.basic).length > 1 ? [] : [printed.basic];
  const waiting = table.pending.find(
    (one) => one.source.card === source.card && one.ability.no === no && one.ability.path === path,
  );
  const basic = waiting?.basic ?? (found !== undefined && 'basic' in found ? found : null);
  return basic === null ? [] : [given(basic.basic)];
}
