// Weiß Schwarz for scenario files: the words of its rules page, how its table is laid and what can be seen of it.
import { type CardId, type CardRef, cardAt, isStill } from '../../kernel/card.ts';
import type { AbilityOf, Laying, Lying, ScenarioBench } from '../../kernel/scenario/bench.ts';
import type { Change, TableState } from '../../kernel/scenario/types.ts';
import type { Seat } from '../../kernel/seat.ts';
import { LABELS, type Label } from './ability-data.ts';
import { ATTACK_STEPS, type CardData, FRONT, ICONS, mayLieDown, SLOTS, STATES, type Zone } from './card-data.ts';
import { faultsOfCard } from './check-card.ts';
import { dataOf, dataOfNo } from './data-of.ts';
import { abilityIn, lineOf } from './data-paths.ts';
import { weiss } from './game.ts';
import { grantedOnStage } from './in-play.ts';
import { optionsFrom } from './options.ts';
import { isSlot, markersAt } from './queries.ts';
import { ALIASES, BEGINS, begin, plain, type WeissState } from './scenario-begin.ts';
import { endWord } from './scenario-ends.ts';
import { lastingOf } from './scenario-lasting.ts';
import { addCard, addMarker, emptyTable } from './setup.ts';
import type { Stretch, Table } from './state.ts';
import { costOf, levelOf, powerOf, soulOf } from './values.ts';

/** The phase from which each stretch goes on. */
const PHASE_OF: Readonly<Record<Stretch, string>> = {
  setUp: 'setup',
  stand: 'stand',
  draw: 'draw',
  clock: 'clock',
  mainBegins: 'main',
  mainAction: 'main',
  climax: 'climax',
  attackBegins: 'attack',
  declarationBegins: 'attack',
  attack: 'attack',
  attackSteps: 'attack',
  encore: 'encore',
  end: 'end',
};
/** Stretches that only lead to the next decision. */
const LEADING: readonly Stretch[] = ['mainBegins', 'attackBegins', 'declarationBegins'];

/** More given abilities than wait on one card at once. */
const MOST_GIVEN = 9;
/** Abilities that no card prints. */
const BUILT_IN = ['builtInEncore', 'shot'];

export const weissBench: ScenarioBench<Table, CardData, WeissState> = {
  game: weiss,
  blank: {
    no: 'Blank',
    name: { en: 'Blank' },
    title: 'own',
    side: 'W',
    rarity: 'C',
    type: 'character',
    color: 'yellow',
    level: 0,
    cost: 0,
    power: 500,
    soul: 1,
    traits: [],
    icons: [],
    abilities: [],
  },
  cardOf: ({ no, name }) => ({ no, name: name.en }),
  faultsOf: faultsOfCard,
  aliases: ALIASES,
  groups: { stage: SLOTS, centerstage: FRONT, backstage: ['backLeft', 'backRight'] },
  verbs: { play: 'play', playCharacter: 'play', playEvent: 'play', use: 'use', move: 'move' },
  restingQuestions: ['cut', 'chooseFirst', 'mulligan', 'clock', 'main', 'climax', 'attack'],
  labels: [...LABELS, ...BUILT_IN, ...givenWords()],
  optionWords: [
    'yes',
    'frontal',
    'side',
    'direct',
    'hand',
    'stock',
    'refresh',
    'levelUp',
    'rock',
    'paper',
    'scissors',
    ...ICONS,
  ],
  phases: Object.keys(BEGINS),
  steps: ATTACK_STEPS,
  withCards: ['markers'],
  happeningFields: { numbers: ['amount', 'level', 'turn'], lists: ['hands'], flags: [], seats: [] },

  empty: (seed, options, story, defined) => emptyTable(seed, optionsFrom(options), story, defined),
  lay,
  layWith,
  begin,
  nameOf: (table, card) => dataOf(table, card).name.en,
  abilitiesOf: (table, card) =>
    dataOf(table, card).abilities.length + grantedOnStage(table).filter((one) => one.card === card).length,
  lyingOf,
  phaseOf: (table, resting) => (resting ? PHASE_OF[table.next] : table.phase),
  isOnTheWay: ({ next }) =>
    next === 'attackSteps' || next === 'draw' ? 'goesOn' : LEADING.includes(next) ? 'leads' : undefined,
  turnOf: ({ turn }) => turn,
  stepOf: ({ step }) => step,
  abilityWords,
  lineOf: (table, { source, no, path }) =>
    cardAt(table, source.card).no === no ? lineOf(dataOfNo(table, no), path) : undefined,
  isAbility: (table, path) => table.cards.some((_, card) => lineOf(dataOf(table, card), path) !== undefined),
  describe,
  orientationBefore: (table, card) =>
    table.next === 'attackSteps' && table.attack?.attacker.card === card ? 'stand' : undefined,
};

function lay(table: Table, seat: Seat, zone: string, no: string, { orientation, counters, face }: Laying): CardId {
  if (counters !== undefined) throw new RangeError('Weiß Schwarz has no counters');
  const to = zone as Zone;
  if (face !== undefined && !mayLieDown(to)) throw new RangeError('only cards in memory and markers have a face');
  if (orientation !== undefined && !isSlot(to))
    throw new RangeError('only characters on the stage have an orientation');
  const state = STATES.find((one) => one === plain(orientation ?? 'stand'));
  if (state === undefined) throw new RangeError(`an orientation is one of ${STATES.join(', ')}, not "${orientation}"`);
  return addCard(table, seat, no, to, { state, ...(face && { face }) });
}
/** Markers lie under a character; face down unless told otherwise (2.4). */
function layWith(table: Table, card: CardId, kind: 'markers' | 'attached', no: string, how: Laying): CardId {
  const { seat, zone } = cardAt(table, card);
  if (kind === 'attached') throw new RangeError('Weiß Schwarz has no attachments');
  if (!isSlot(zone)) throw new RangeError('markers lie under characters on the stage only');
  return addMarker(table, seat, zone, no, how.face ?? 'down');
}

function lyingOf(table: Table, card: CardId): Lying {
  const { seat, zone, state, face = 'up' } = cardAt(table, card);
  const data = dataOf(table, card);
  const values = {
    ...(data.type === 'character' && { power: powerOf(table, card), soul: soulOf(table, card) }),
    ...(data.type !== 'climax' && { level: levelOf(table, card), cost: costOf(table, card) }),
  };
  if (!isSlot(zone)) return { face, values };
  return { face, values, orientation: state, markers: markersAt(table.zones[seat], zone).toReversed() };
}

/** An ability that another card has given is called so: by its label, or by its number among those that wait on the card. */
function abilityWords(table: Table, ability: AbilityOf): string[] {
  const { source, no, path } = ability;
  if (path === 'encore') return ['builtInEncore', 'encore'];
  if (abilityIn(dataOfNo(table, no), path) === undefined) return [path];
  const label = labelOf(table, ability);
  const labels = label === undefined ? [] : [label];
  const own = cardAt(table, source.card).no;
  if (no === own) return labels;
  const waiting = new Map(
    table.pending.flatMap((one) =>
      one.source.card === source.card && one.no !== own
        ? [[`${one.no} ${one.ability}`, labelOf(table, { no: one.no, path: one.ability })]]
        : [],
    ),
  );
  const nth = [...waiting.keys()].indexOf(`${no} ${path}`);
  const isOnly = [...waiting.values()].filter((other) => other === label).length < 2;
  const numbered = given(nth > 0 ? nth + 1 : undefined);
  return label !== undefined && isOnly ? [given(label), label, numbered] : [numbered];
}
function labelOf(table: Table, { no, path }: Pick<AbilityOf, 'no' | 'path'>): Label | undefined {
  const ability = abilityIn(dataOfNo(table, no), path);
  return ability !== undefined && 'label' in ability ? ability.label : undefined;
}
function given(which: Label | number | undefined): string {
  return which === undefined ? 'given' : `given ${which}`;
}
function givenWords(): string[] {
  return [given(undefined), ...LABELS.map(given), ...Array.from({ length: MOST_GIVEN - 1 }, (_, i) => given(i + 2))];
}

/** Of a table between stretches, in a file's words. */
function describe(
  table: Table,
  nameCard: (ref: CardRef) => string | undefined,
): Omit<TableState, 'A' | 'B'> & WeissState {
  const { attack, next } = table;
  const declared = next === 'attackSteps' ? attack : null;
  const attacker = declared === null ? undefined : nameCard(declared.attacker);
  const changes = table.modifiers.flatMap(({ target, what, by, sets, until, lastTurn, source, at }) => {
    const card = isStill(table, target) ? nameCard(target) : undefined;
    const isOfAttack = declared !== null && source?.path === 'attack' && target.card === declared.attacker.card;
    if (card === undefined || isOfAttack) return [];
    const ends = endWord(table, { until, lastTurn }, cardAt(table, target.card).seat);
    const change: Change = { card, what, ...(sets ? { set: by } : { by }), until: ends };
    return [{ change, at }];
  });
  const modifiers = changes.map(({ change }) => change);
  const shots = table.delayed.flatMap((one) => ('watch' in one ? (nameCard(one.watch) ?? []) : []));
  const attacks = table.attacks - (declared === null ? 0 : 1);
  return {
    ...(table.turn > 0 && { turn: table.turn }),
    phase: PHASE_OF[next],
    ...((next === 'mainAction' || next === 'declarationBegins' || next === 'attack') && { begun: true }),
    ...(modifiers.length > 0 && { modifiers }),
    ...(declared !== null && attacker !== undefined && { attack: { attacker, kind: declared.kind } }),
    ...(attacks > 0 && { attacks }),
    ...(shots.length > 0 && { shots }),
    ...lastingOf(table, nameCard, changes),
  };
}
