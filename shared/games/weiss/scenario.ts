// Weiß Schwarz for scenario files: the words of its rules page, how its table is laid and what can be seen of it.
import { type CardId, type CardRef, cardAt, isStill, refOf } from '../../kernel/card.ts';
import type { Laying, Lying, Reader, ScenarioBench } from '../../kernel/scenario/bench.ts';
import { normal } from '../../kernel/scenario/book.ts';
import { own } from '../../kernel/scenario/own.ts';
import { type Change, ScenarioFault, SEAT_NAMES, type TableState } from '../../kernel/scenario/types.ts';
import type { Seat } from '../../kernel/seat.ts';
import { declare, kindsFor } from './attack.ts';
import {
  type ATTACK_KINDS,
  type CardData,
  FRONT,
  ICONS,
  type Label,
  mayLieDown,
  SLOTS,
  STATES,
  type Zone,
} from './card-data.ts';
import { faultsOfCard } from './check-card.ts';
import { abilityAt, dataOf, dataOfNo } from './data-of.ts';
import { weiss } from './game.ts';
import { optionsFrom } from './options.ts';
import { isOnStage, isSlot, markersAt } from './queries.ts';
import { addCard, addMarker, emptyTable } from './setup.ts';
import type { Stretch, Table } from './state.ts';
import { modify } from './table.ts';
import { costOf, levelOf, powerOf, soulOf } from './values.ts';

/** What only a table of this game has when a scenario begins. */
export interface WeissState {
  /** An attack that has just been declared. */
  readonly attack?: { readonly attacker: string; readonly kind: (typeof ATTACK_KINDS)[number] };
  /** Attacks declared in this turn before. */
  readonly attacks?: number;
  /** Characters whose next canceled damage deals one more (SHOT). */
  readonly shots?: readonly string[];
  readonly refreshPoints?: { readonly A?: number; readonly B?: number };
}

/** Where a phase begins. */
const BEGINS: Readonly<
  Record<string, { readonly next: Stretch; readonly phase: Table['phase']; readonly step?: Table['step'] }>
> = {
  setup: { next: 'setUp', phase: 'setup' },
  stand: { next: 'stand', phase: 'end' },
  draw: { next: 'draw', phase: 'stand' },
  clock: { next: 'clock', phase: 'draw' },
  main: { next: 'mainBegins', phase: 'clock' },
  climax: { next: 'climax', phase: 'main' },
  attack: { next: 'attackBegins', phase: 'climax' },
  encore: { next: 'encore', phase: 'attack', step: 'declaration' },
  end: { next: 'end', phase: 'encore' },
};
/** Where it goes on in the middle of a phase. */
const BEGUN: Readonly<Record<string, Stretch>> = { main: 'mainAction', attack: 'declarationBegins' };
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

const LABELS = ['encore', 'assist', 'backup', 'bond', 'brainstorm', 'cxCombo'] satisfies Label[];
/** Abilities that no card prints. */
const BUILT_IN = ['builtInEncore', 'shot'];

const ALIASES: Readonly<Record<string, string>> = {
  fl: 'frontLeft',
  fc: 'frontCenter',
  fr: 'frontRight',
  bl: 'backLeft',
  br: 'backRight',
  levelzone: 'level',
  climaxzone: 'climax',
  resolutionzone: 'resolution',
  standing: 'stand',
  rested: 'rest',
  resting: 'rest',
  reversed: 'reverse',
  encorestep: 'encore',
  ...Object.fromEntries(Object.keys(BEGINS).map((phase) => [`${phase}phase`, phase])),
};

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
  labels: [...LABELS, ...BUILT_IN],
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
  steps: ['declaration', 'trigger', 'counter', 'damage', 'battle'],
  withCards: ['markers'],
  happeningFields: { numbers: ['amount', 'level', 'turn'], lists: ['hands'] },

  empty: (seed, options, story, defined) => emptyTable(seed, optionsFrom(options), story, defined),
  lay,
  layWith,
  begin,
  nameOf: (table, card) => dataOf(table, card).name.en,
  abilitiesOf: (table, card) => dataOf(table, card).abilities.length,
  lyingOf,
  phaseOf: (table, resting) => (resting ? PHASE_OF[table.next] : table.phase),
  isOnTheWay: ({ next }) =>
    next === 'attackSteps' || next === 'draw' ? 'goesOn' : LEADING.includes(next) ? 'leads' : undefined,
  turnOf: ({ turn }) => turn,
  stepOf: ({ step }) => step,
  abilityWords,
  describe,
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
const plain = (word: string): string => own(ALIASES, normal(word)) ?? normal(word);

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

function begin(table: Table, spec: TableState & WeissState, read: Reader): void {
  const at = own(BEGINS, plain(spec.phase));
  if (at === undefined)
    throw new ScenarioFault('state.phase', `a phase is one of ${Object.keys(BEGINS).join(', ')}, not "${spec.phase}"`);
  const word = plain(spec.phase);
  const { next: first, phase, step = '' } = at;
  const next = spec.begun ? own(BEGUN, word) : first;
  if (next === undefined)
    throw new ScenarioFault('state.begun', `of ${spec.phase} only the beginning is a start point`);
  const turnPlayer = read.seatOf(spec.turnPlayer ?? 'A');
  // The first turn of each player has rules of its own, so a scenario is in a later one unless it says so.
  const begun = spec.begun ? { phase: word, step: word === 'attack' ? 'declaration' : '' } : { phase, step };
  Object.assign(table, { next, ...begun, turn: spec.turn ?? (next === 'setUp' ? 0 : 3), turnPlayer });
  table.attacks = spec.attacks ?? 0;
  for (const name of SEAT_NAMES) table.refreshPoints[read.seatOf(name)] = spec.refreshPoints?.[name] ?? 0;
  for (const [i, change] of (spec.modifiers ?? []).entries()) applyChange(table, change, `state.modifiers[${i}]`, read);
  for (const [i, text] of (spec.shots ?? []).entries()) {
    const card = read.cardOf(text, `state.shots[${i}]`);
    const { seat, no } = cardAt(table, card);
    table.delayed.push({ ability: 'shot', seat, watch: refOf(table, card), no });
  }
  if (spec.attack !== undefined) declareAttack(table, spec.attack, read);
}

const UNTIL = ['endOfTurn', 'endOfOpponentsTurn', 'endOfAttack'] as const;
function applyChange(table: Table, change: Change, place: string, read: Reader): void {
  const card = read.cardOf(change.card, `${place}.card`);
  const what = (['power', 'soul', 'level'] as const).find((one) => one === normal(change.what));
  if (what === undefined)
    throw new ScenarioFault(`${place}.what`, `power, soul or level changes, not "${change.what}"`);
  const until = UNTIL.find((one) => normal(one) === normal(change.until ?? 'endOfTurn'));
  if (until === undefined) throw new ScenarioFault(`${place}.until`, `it is one of ${UNTIL.join(', ')}`);
  if (!isOnStage(table, card)) throw new ScenarioFault(`${place}.card`, 'values change on the stage only');
  if ((change.by === undefined) === (change.set === undefined))
    throw new ScenarioFault(place, 'say by how much, "by", or to what, "set"');
  const how = change.set === undefined ? (change.by ?? 0) : { set: change.set };
  modify(table, refOf(table, card), what, how, until, cardAt(table, card).seat);
}

function declareAttack(table: Table, attack: NonNullable<WeissState['attack']>, read: Reader): void {
  const place = 'state.attack.attacker';
  const attacker = read.cardOf(attack.attacker, place);
  const { zone, seat } = cardAt(table, attacker);
  if (seat !== table.turnPlayer || !(FRONT as readonly string[]).includes(zone))
    throw new ScenarioFault(place, 'the attacker is a character of the turn player on the center stage');
  const kinds = kindsFor(table, attacker);
  if (!kinds.includes(attack.kind))
    throw new ScenarioFault('state.attack.kind', `this attack is ${kinds.join(' or ')}, not ${attack.kind}`);
  table.phase = 'attack';
  table.step = 'declaration';
  declare(table, attacker, attack.kind);
  table.next = 'attackSteps';
}

function abilityWords(table: Table, { no, path }: { readonly no: string; readonly path: string }): string[] {
  if (path === 'encore') return ['builtInEncore', 'encore'];
  if (!/^\d+$/.test(path)) return [path];
  const ability = abilityAt(dataOfNo(table, no), path);
  return 'label' in ability && ability.label !== undefined ? [ability.label] : [];
}

/** Of a table between stretches, in a file's words. */
function describe(
  table: Table,
  nameCard: (ref: CardRef) => string | undefined,
): Omit<TableState, 'A' | 'B'> & WeissState {
  const { attack, next } = table;
  const declared = next === 'attackSteps' ? attack : null;
  const attacker = declared === null ? undefined : nameCard(declared.attacker);
  const modifiers = table.modifiers.flatMap(({ target, what, by, sets, until, lastTurn, source }): Change[] => {
    const card = isStill(table, target) ? nameCard(target) : undefined;
    const isOfAttack = declared !== null && source?.path === 'attack' && target.card === declared.attacker.card;
    // The opponent's turn may have come by now.
    const ends = until === 'endOfOpponentsTurn' && lastTurn === table.turn ? 'endOfTurn' : until;
    return card === undefined || isOfAttack ? [] : [{ card, what, ...(sets ? { set: by } : { by }), until: ends }];
  });
  const shots = table.delayed.flatMap(({ watch }) => nameCard(watch) ?? []);
  const attacks = table.attacks - (declared === null ? 0 : 1);
  return {
    ...(table.turn > 0 && { turn: table.turn }),
    phase: PHASE_OF[next],
    ...((next === 'mainAction' || next === 'declarationBegins' || next === 'attack') && { begun: true }),
    ...(modifiers.length > 0 && { modifiers }),
    ...(declared !== null && attacker !== undefined && { attack: { attacker, kind: declared.kind } }),
    ...(attacks > 0 && { attacks }),
    ...(shots.length > 0 && { shots }),
  };
}
