// Where a scenario of Precious Memories begins: whose turn it is, the phase, and what is under way.
import { type CardId, type CardRef, cardAt, isStill, refOf } from '../../kernel/card.ts';
import { cardNamed, fault, inside } from '../../kernel/scenario/at.ts';
import type { Reader } from '../../kernel/scenario/bench.ts';
import { normal } from '../../kernel/scenario/book.ts';
import type { Change } from '../../kernel/scenario/types.ts';
import { opponentOf, SEATS } from '../../kernel/seat.ts';
import { openWindow, type Window } from '../../kernel/windows.ts';
import { UNTIL, VALUES } from './card-data.ts';
import { dataOf } from './data-of.ts';
import { isOnField } from './queries.ts';
import { checkPlay, layBreaks, layChain, layPending } from './scenario-chain.ts';
import type { Approached, Gained, Held, Meeting, PreciousTable, SetOn, Used } from './scenario-state.ts';
import {
  type At,
  BEGIN_WORDS,
  BEGINS,
  BEGUN,
  type BeginWord,
  heldRef,
  oneOf,
  textNamed,
  textOfNo,
} from './scenario-words.ts';
import type { Grant, Table } from './state.ts';
import { markUsed } from './table.ts';

/** With an approach under way, with a window open or to open, and those whose phase may have begun. */
const WITH_APPROACH: readonly BeginWord[] = ['approached', 'interference', 'interfered', 'judgement'];
const FREE_TIMINGS: readonly BeginWord[] = ['approached', 'interfered', 'approachOver'];
const WITH_PRIORITY: readonly BeginWord[] = ['main', ...FREE_TIMINGS];

/** Sets whose turn it is, where the match goes on, and what is under way; throws `ScenarioFault`. */
export function begin(table: Table, spec: PreciousTable, read: Reader): void {
  const at: At = { table, read, path: ['state'] };
  const word = oneOf(BEGIN_WORDS, spec.phase, inside(at, 'phase'));
  if (word === 'setup') checkSetUp(at, spec);
  checkParts(at, spec, word);
  const hasBegun = spec.begun || hasPriority(spec);
  const { next, phase, step } = { ...BEGINS[word], ...(hasBegun && BEGUN[word]) };
  // The first turn has rules of its own, so a scenario is in a later one unless it says so.
  const { turn = word === 'setup' ? 0 : 3, turnPlayer = 'A' } = spec;
  const before = word === 'start' && turn === 1 ? 'setup' : phase;
  Object.assign(table, { next, phase: before, step, turn, turnPlayer: read.seatOf(turnPlayer) });
  layBearers(inside(at, 'setOn'), spec.setOn ?? []);
  layMarks(at, spec);
  if (spec.approach !== undefined) layApproach(inside(at, 'approach'), spec.approach, word);
  layChain(inside(at, 'chain'), spec.chain ?? []);
  checkPlay(inside(at, 'chain'), table);
  layPending(inside(at, 'pending'), spec.pending ?? []);
  layBreaks(inside(at, 'breaks'), spec.breaks ?? []);
  table.window = hasBegun || FREE_TIMINGS.includes(word) ? windowFor(table, spec, word, read) : null;
}
const hasPriority = ({ priority, passed }: PreciousTable): boolean => priority !== undefined || passed === true;

/** The set-up begins with two decks; all else comes of it. */
function checkSetUp(at: At, { phase: _, A, B, turnPlayer = 'A', ...others }: PreciousTable): void {
  const NOTHING_ELSE = 'the set-up begins with nothing but decks';
  const [field] = [...(turnPlayer === 'A' ? [] : ['turnPlayer']), ...Object.keys(others)];
  if (field !== undefined) fault(inside(at, field), NOTHING_ELSE);
  for (const [name, side] of Object.entries({ A, B })) {
    const words = Object.keys(side ?? {});
    const other = words.find((word) => normal(word) !== 'deck');
    if (other !== undefined) fault(inside(at, name, other), NOTHING_ELSE);
    if (words.length === 0) fault(inside(at, name), 'the set-up begins with a deck for each player');
  }
}
/** What is under way belongs to the phase that is named. */
function checkParts(at: At, { approach, begun, passed, priority }: PreciousTable, word: BeginWord): void {
  if (WITH_APPROACH.includes(word) !== (approach !== undefined))
    fault(inside(at, 'approach'), `an approach is under way with "phase": ${WITH_APPROACH.join(', ')}, and only then`);
  if (begun && BEGUN[word] === undefined) fault(inside(at, 'begun'), `of ${word} only the beginning is a start point`);
  for (const [key, value] of Object.entries({ priority, passed }))
    if (value !== undefined && !WITH_PRIORITY.includes(word))
      fault(inside(at, key), `priority passes with "phase": ${WITH_PRIORITY.join(', ')}`);
}
/** The turn player has priority first (7.1). */
function windowFor(
  { turnPlayer }: Table,
  { passed, priority }: PreciousTable,
  word: BeginWord,
  read: Reader,
): Window | null {
  if (!WITH_PRIORITY.includes(word)) return null;
  const first = passed ? opponentOf(turnPlayer) : turnPlayer;
  const opened = openWindow(word, priority === undefined ? first : read.seatOf(priority), 'other');
  return passed ? { ...opened, passes: 1 } : opened;
}

/** Support cards lie on characters (2.6). */
function layBearers(at: At, setOn: readonly SetOn[]): void {
  const { table } = at;
  for (const [i, { card: text, on }] of setOn.entries()) {
    const card = cardNamed(inside(at, i, 'card'), text);
    if (cardAt(table, card).zone !== 'set') fault(inside(at, i, 'card'), 'it lies in a zone "set"');
    cardAt(table, card).on = refOf(table, characterIn(inside(at, i, 'on'), on));
  }
  const loose = SEATS.flatMap((seat) => table.zones[seat].set).find((card) => cardAt(table, card).on === null);
  if (loose !== undefined) fault(at, `it says which character ${dataOf(table, loose).name.en} is set on`);
}
function layMarks(at: At, spec: PreciousTable): void {
  const each = <T>(key: string, all: readonly T[] = [], lay: (at: At, one: T) => void): void => {
    for (const [i, one] of all.entries()) lay(inside(at, key, i), one);
  };
  each('entered', spec.entered, (there, text) => {
    cardAt(at.table, characterIn(there, text)).entered = true;
  });
  each('approached', spec.approached, layApproaches);
  each('foreign', spec.foreign, (there, text) => {
    const held = cardAt(at.table, fieldCardIn(there, text));
    held.owner = opponentOf(held.seat);
  });
  each('used', spec.used, layUse);
  each('modifiers', spec.modifiers, layChange);
  each('gained', spec.gained, (there, { keyword, ...given }) => layGrant(there, given, { keyword }));
  each('forbidden', spec.forbidden, (there, { what, ...given }) => layGrant(there, given, { cannot: what }));
}
function characterIn(at: At, text: string): CardId {
  const card = cardNamed(at, text);
  return isOnField(at.table, card) ? card : fault(at, 'only characters on the field are so');
}
function fieldCardIn(at: At, text: string): CardId {
  const card = cardNamed(at, text);
  const isThere = isOnField(at.table, card) || cardAt(at.table, card).zone === 'set';
  return isThere ? card : fault(at, 'only characters on the field and support cards on them are so');
}
function layApproaches(at: At, { card, times = 1, may = 1 }: Approached): void {
  Object.assign(cardAt(at.table, characterIn(inside(at, 'card'), card)), { approaches: times, mayApproach: may });
}
function layUse(at: At, { card: name, text }: Used): void {
  const card = fieldCardIn(inside(at, 'card'), name);
  markUsed(at.table, card, textOfNo(inside(at, 'text'), cardAt(at.table, card).no, text));
}
function layChange(at: At, { card: text, what, by, set, until = 'endOfTurn' }: Change): void {
  const card = characterIn(inside(at, 'card'), text);
  if (by === undefined || set !== undefined) fault(at, 'say by how much, "by"');
  at.table.modifiers.push({
    target: refOf(at.table, card),
    what: oneOf(VALUES, what, inside(at, 'what')),
    by,
    until: oneOf(UNTIL, until, inside(at, 'until')),
  });
}
function layGrant(at: At, { card: text, until, from }: Omit<Gained, 'keyword'>, gives: Grant['gives']): void {
  const card = characterIn(inside(at, 'card'), text);
  at.table.grants.push({ target: refOf(at.table, card), gives, until, by: textNamed(inside(at, 'from'), from) });
}

function layApproach(at: At, { approacher, interferer }: Meeting, word: BeginWord): void {
  const { table } = at;
  const taking = (key: 'approacher' | 'interferer', held: Held): CardRef => {
    const ref = heldRef(inside(at, key), held);
    if (isStill(table, ref) && cardAt(table, ref.card).zone !== 'mainArea')
      fault(inside(at, key), 'whoever takes part in an approach stands in a main area');
    return ref;
  };
  const isChosen = word === 'interfered' || word === 'judgement';
  if (isChosen !== (interferer !== undefined))
    fault(inside(at, 'interferer'), 'with "phase": interfered, judgement there is an interferer, and only then');
  table.approach = {
    approacher: taking('approacher', approacher),
    interferer: interferer === undefined ? null : taking('interferer', interferer),
    left: [],
  };
}
