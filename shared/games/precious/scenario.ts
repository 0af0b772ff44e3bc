// Precious Memories for scenario files: the words of its rules page, how its table is laid and what can be seen of it.
import { type CardId, cardAt } from '../../kernel/card.ts';
import type { Laying, Lying, ScenarioBench } from '../../kernel/scenario/bench.ts';
import { normal } from '../../kernel/scenario/book.ts';
import { own } from '../../kernel/scenario/own.ts';
import type { Seat } from '../../kernel/seat.ts';
import { AREAS, type CardData, STEPS, type State, type Zone } from './card-data.ts';
import { faultsOfCard } from './check-card.ts';
import { dataOf, dataOfNo } from './data-of.ts';
import { textIn } from './data-paths.ts';
import { precious } from './game.ts';
import { optionsFrom } from './options.ts';
import { hasIdentity, isFieldZone, MAIN_LIMIT, setOn } from './queries.ts';
import { begin } from './scenario-begin.ts';
import { describe } from './scenario-describe.ts';
import type { PreciousState } from './scenario-state.ts';
import { ALIASES, BEGIN_WORDS, wordOf } from './scenario-words.ts';
import { addCard, emptyTable } from './setup.ts';
import type { Stretch, Table } from './state.ts';
import { apOf, dpOf, hasValues, printedValue } from './values.ts';

/** Stretches that go on with what the last one began: an approach, or the end of a turn. */
const GOING_ON: readonly Stretch[] = ['freeTiming', 'interference', 'judgement', 'handLimit'];

export const preciousBench: ScenarioBench<Table, CardData, PreciousState> = {
  game: precious,
  blank: {
    no: 'own/Blank',
    name: { en: 'Blank' },
    work: 'own',
    rarity: '1',
    type: 'event',
    color: 'red',
    cost: 0,
    source: 1,
    traits: [],
    keywords: [],
    texts: [],
  },
  cardOf: ({ no, name }) => ({ no, name: name.en }),
  faultsOf: faultsOfCard,
  aliases: ALIASES,
  groups: { field: AREAS },
  verbs: { enter: 'enter', play: 'play', set: 'set', use: 'use' },
  restingQuestions: ['cut', 'rockPaperScissors', 'chooseFirst', 'mulligan', 'main', 'approacher', 'forcedApproacher'],
  labels: [],
  optionWords: ['yes', 'rock', 'paper', 'scissors'],
  phases: BEGIN_WORDS,
  steps: STEPS,
  withCards: ['attached'],
  happeningFields: {
    numbers: ['amount', 'turn'],
    lists: ['hands', 'targets'],
    flags: ['inJudgement'],
    seats: [],
  },

  empty: (seed, options, story, defined) => emptyTable(seed, optionsFrom(options), story, defined),
  lay,
  layWith,
  begin,
  nameOf: (table, card) => dataOf(table, card).name.en,
  abilitiesOf: (table, card) => dataOf(table, card).texts.length,
  lyingOf,
  phaseOf: (table, resting) => (resting ? wordOf(table) : table.phase),
  isOnTheWay: ({ next, chain, pending, breaks }) =>
    chain.length + pending.length + breaks.length > 0 || GOING_ON.includes(next) ? 'goesOn' : undefined,
  turnOf: ({ turn }) => turn,
  stepOf: ({ step }) => step,
  abilityWords: () => [],
  lineOf: (table, { source, no, path }) =>
    cardAt(table, source.card).no === no && textIn(dataOfNo(table, no), path) !== undefined
      ? Number(path.split('.')[1])
      : undefined,
  isAbility: (table, path) => table.cards.some((_, card) => textIn(dataOf(table, card), path) !== undefined),
  describe,
};

function lay(table: Table, seat: Seat, word: string, no: string, { orientation, counters, face }: Laying): CardId {
  const zone = word as Zone;
  if (counters !== undefined) throw new RangeError('Precious Memories has no counters');
  const state = stateFor(zone, orientation, face);
  if (isFieldZone(zone)) mustStand(table, seat, zone, no);
  if (zone === 'set') return laySet(table, seat, no, state);
  return addCard(table, seat, no, zone, state === undefined ? {} : { state });
}
/** Who may stand in an area (2, 2.3, 2.5). */
function mustStand(table: Table, seat: Seat, area: Zone, no: string): void {
  const data = dataOfNo(table, no);
  if (data.type !== 'character') throw new RangeError(`in ${area} lies a card of type character`);
  if (area === 'mainArea' && data.ap === undefined) throw new RangeError('in mainArea stand characters with AP and DP');
  if (area === 'mainArea' && table.zones[seat].mainArea.length >= MAIN_LIMIT)
    throw new RangeError(`in mainArea stand ${MAIN_LIMIT} at most`);
  if (hasIdentity(table, seat, no)) throw new RangeError('on a field stands one character of each identity');
}
/** Whom it is set on is told by what lays it, or when the scenario begins. */
function laySet(table: Table, seat: Seat, no: string, state: State | undefined): CardId {
  if (dataOfNo(table, no).type !== 'support') throw new RangeError('in set lies a card of type support');
  const card = addCard(table, seat, no, 'trash', state === undefined ? {} : { state });
  const zones = table.zones[seat];
  zones.trash.pop();
  zones.set.push(card);
  cardAt(table, card).zone = 'set';
  return card;
}
/** Points lie face up or face down, characters and support cards on them are active or resting (2, 2.2). */
function stateFor(zone: Zone, orientation: string | undefined, face: Laying['face']): State | undefined {
  if (orientation === undefined && face === undefined) return undefined;
  const isPoint = zone === 'pointArea';
  if (!isPoint && !isFieldZone(zone) && zone !== 'set')
    throw new RangeError('only cards of the field and points have an orientation');
  if (!isPoint && face !== undefined) throw new RangeError('only points have a face that is told');
  const states = isPoint ? (['faceUp', 'faceDown'] as const) : (['active', 'resting'] as const);
  const told = [face && `face${face}`, orientation].filter((one) => one !== undefined);
  const [state, other] = told.map((one) => stateCalled(states, one));
  if (other !== undefined && other !== state) throw new RangeError('its face and its orientation say the same');
  return state;
}
function stateCalled(states: readonly State[], word: string): State {
  const said = normal(own(ALIASES, normal(word)) ?? word);
  const state = states.find((one) => normal(one) === said);
  if (state === undefined) throw new RangeError(`an orientation is one of ${states.join(', ')}, not "${word}"`);
  return state;
}
/** What is attached to a character are support cards (2.6). */
function layWith(table: Table, card: CardId, kind: 'markers' | 'attached', no: string, how: Laying): CardId {
  const { seat, zone } = cardAt(table, card);
  if (kind === 'markers') throw new RangeError('Precious Memories has no markers');
  if (!isFieldZone(zone)) throw new RangeError('a support card is attached to a character on the field only');
  const support = lay(table, seat, 'set', no, how);
  cardAt(table, support).on = { card, life: cardAt(table, card).life };
  return support;
}

function lyingOf(table: Table, card: CardId): Lying {
  const { zone, state } = cardAt(table, card);
  const face = state === 'faceDown' ? 'down' : 'up';
  if (zone === 'pointArea' || zone === 'set') return { face, values: printed(table, card), orientation: state };
  if (!isFieldZone(zone)) return { face, values: printed(table, card) };
  const values = hasValues(table, card) ? { ap: apOf(table, card), dp: dpOf(table, card) } : {};
  return { face, values, orientation: state, attached: setOn(table, card) };
}
const printed = (table: Table, card: CardId): Lying['values'] =>
  hasValues(table, card) ? { ap: printedValue(table, card, 'ap'), dp: printedValue(table, card, 'dp') } : {};
