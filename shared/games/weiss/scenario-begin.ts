// Where a scenario of Weiß Schwarz begins: whose turn it is, the phase, and what is under way.
import { cardAt, refOf } from '../../kernel/card.ts';
import type { Reader } from '../../kernel/scenario/bench.ts';
import { normal } from '../../kernel/scenario/book.ts';
import { own } from '../../kernel/scenario/own.ts';
import { placeOf } from '../../kernel/scenario/place.ts';
import { type Change, ScenarioFault, SEAT_NAMES, type TableState } from '../../kernel/scenario/types.ts';
import { declare, kindsFor } from './attack.ts';
import { FRONT } from './card-data.ts';
import { isOnStage } from './queries.ts';
import { asSaid, END_WORDS } from './scenario-ends.ts';
import { layLasting, type WeissLasting } from './scenario-lasting.ts';
import type { Stretch, Table } from './state.ts';
import { modify } from './table.ts';

/** What only a table of this game has when a scenario begins. */
export interface WeissState extends WeissLasting {
  /** An attack that has just been declared. */
  readonly attack?: { readonly attacker: string; readonly kind: string };
  /** Attacks declared in this turn before. */
  readonly attacks?: number;
  /** Characters whose next canceled damage deals one more (SHOT). */
  readonly shots?: readonly string[];
  readonly refreshPoints?: { readonly A?: number; readonly B?: number };
}

/** Where a phase begins. */
export const BEGINS: Readonly<
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
/** Other words for zones, phases and orientations. */
export const ALIASES: Readonly<Record<string, string>> = {
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

export const plain = (word: string): string => own(ALIASES, normal(word)) ?? normal(word);

/** Sets whose turn it is, where the match goes on, and what is under way; throws `ScenarioFault`. */
export function begin(table: Table, spec: TableState & WeissState, read: Reader): void {
  const word = plain(spec.phase);
  const at = own(BEGINS, word);
  if (at === undefined)
    throw new ScenarioFault('state.phase', `a phase is one of ${Object.keys(BEGINS).join(', ')}, not "${spec.phase}"`);
  const { next: first, phase, step = '' } = at;
  const next = spec.begun ? own(BEGUN, word) : first;
  if (next === undefined)
    throw new ScenarioFault('state.begun', `of ${spec.phase} only the beginning is a start point`);
  if (next === 'setUp') checkSetUp(spec);
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
  layLasting(table, spec, read);
  if (spec.attack !== undefined) declareAttack(table, spec.attack, next, read);
}

/** The set-up begins with two decks; all else comes of it. */
function checkSetUp({ phase: _, A, B, turnPlayer = 'A', ...others }: TableState & WeissState): void {
  const [field] = [...(turnPlayer === 'A' ? [] : ['turnPlayer']), ...Object.keys(others)];
  if (field !== undefined)
    throw new ScenarioFault(placeOf(['state', field]), 'the set-up begins with nothing but decks');
  for (const [name, side] of Object.entries({ A, B })) {
    const words = Object.keys(side ?? {});
    const other = words.find((word) => plain(word) !== 'deck');
    if (other !== undefined)
      throw new ScenarioFault(placeOf(['state', name, other]), 'the set-up begins with nothing but decks');
    if (words.length === 0)
      throw new ScenarioFault(placeOf(['state', name]), 'the set-up begins with a deck for each player');
  }
}

function applyChange(table: Table, change: Change, place: string, read: Reader): void {
  const card = read.cardOf(change.card, `${place}.card`);
  const what = (['power', 'soul', 'level'] as const).find((one) => one === normal(change.what));
  if (what === undefined)
    throw new ScenarioFault(`${place}.what`, `power, soul or level changes, not "${change.what}"`);
  const ends = END_WORDS.find((one) => normal(one) === normal(change.until ?? 'endOfTurn'));
  if (ends === undefined) throw new ScenarioFault(`${place}.until`, `it is one of ${END_WORDS.join(', ')}`);
  if (!isOnStage(table, card)) throw new ScenarioFault(`${place}.card`, 'values change on the stage only');
  if ((change.by === undefined) === (change.set === undefined))
    throw new ScenarioFault(place, 'say by how much, "by", or to what, "set"');
  const how = change.set === undefined ? (change.by ?? 0) : { set: change.set };
  modify(table, refOf(table, card), what, how, ...asSaid(ends, cardAt(table, card).seat));
}

function declareAttack(table: Table, attack: NonNullable<WeissState['attack']>, next: Stretch, read: Reader): void {
  if (next !== 'attackBegins')
    throw new ScenarioFault('state.attack', 'an attack is under way with "phase": "attack" only, and without "begun"');
  if (table.turn === 1 && table.attacks > 0)
    throw new ScenarioFault('state.attacks', 'in turn 1 there is one attack, and "attack" is that');
  const place = 'state.attack.attacker';
  const attacker = read.cardOf(attack.attacker, place);
  const { zone, seat, state } = cardAt(table, attacker);
  if (seat !== table.turnPlayer || !(FRONT as readonly string[]).includes(zone))
    throw new ScenarioFault(place, 'the attacker is a character of the turn player on the center stage');
  if (state !== 'stand') throw new ScenarioFault(place, 'the attacker stands: that it attacks is what rests it');
  const kinds = kindsFor(table, attacker);
  const kind = kinds.find((one) => one === normal(attack.kind));
  if (kind === undefined)
    throw new ScenarioFault('state.attack.kind', `this attack is ${kinds.join(' or ')}, not ${attack.kind}`);
  table.phase = 'attack';
  table.step = 'declaration';
  declare(table, attacker, kind);
  table.next = 'attackSteps';
}
