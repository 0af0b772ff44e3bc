// Where a scenario of Lycee begins: whose turn it is, the phase, and what is under way.
import { type CardId, type CardRef, cardAt, isStill, refOf } from '../../kernel/card.ts';
import { cardNamed, fault, inside, noNamed } from '../../kernel/scenario/at.ts';
import type { Reader } from '../../kernel/scenario/bench.ts';
import { normal } from '../../kernel/scenario/book.ts';
import type { Change } from '../../kernel/scenario/types.ts';
import { opponentOf, SEATS } from '../../kernel/seat.ts';
import { openWindow, type Window } from '../../kernel/windows.ts';
import { CELLS, DEFENCE_ROW, ITEM_ON, UNTIL, VALUES } from './card-data.ts';
import { dataOf } from './data-of.ts';
import { CELL_OF, characterAt, isOnField } from './queries.ts';
import { layChain } from './scenario-chain.ts';
import type { AbilityWord, Fight, Gained, Held, LyceeTable, Used } from './scenario-state.ts';
import { type At, abilityOfNo, BEGIN_WORDS, BEGINS, type BeginWord, heldRef, oneOf } from './scenario-words.ts';
import type { AbilityFrom, Grant, Table } from './state.ts';
import { markUsed, onceKey } from './table.ts';

const WITH_BATTLE: readonly BeginWord[] = ['defender', 'support', 'outcome'];
const WITH_CHAIN: readonly BeginWord[] = ['respond', 'resolve'];

/** Sets whose turn it is, where the match goes on, and what is under way; throws `ScenarioFault`. */
export function begin(table: Table, spec: LyceeTable, read: Reader): void {
  const at: At = { table, read, path: ['state'] };
  const word = oneOf(BEGIN_WORDS, spec.phase, inside(at, 'phase'));
  if (word === 'setup') checkSetUp(at, spec);
  checkParts(at, spec, word);
  const { next, phase, step } = BEGINS[word];
  // The first turn has rules of its own, so a scenario is in a later one unless it says so.
  const { turn = word === 'setup' ? 0 : 3, turnPlayer = 'A' } = spec;
  const before = word === 'start' && turn === 1 ? 'setup' : phase;
  Object.assign(table, { next, phase: before, step, turn, turnPlayer: read.seatOf(turnPlayer) });
  checkItems(at);
  layMarks(at, spec);
  if (spec.battle !== undefined) layBattle(inside(at, 'battle'), spec.battle, word);
  if (spec.chain !== undefined) layChain(inside(at, 'chain'), spec.chain);
  table.window = windowFor(table, spec, word);
}

/** The set-up begins with two decks; all else comes of it. */
function checkSetUp(at: At, { phase: _, A, B, turnPlayer = 'A', ...others }: LyceeTable): void {
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
function checkParts(at: At, { battle, chain, begun, passed }: LyceeTable, word: BeginWord): void {
  const isIn = (words: readonly BeginWord[]): boolean => words.includes(word);
  if (isIn(WITH_BATTLE) && battle === undefined) fault(at, `with "phase": "${word}" a "battle" is under way`);
  if (battle !== undefined && !isIn([...WITH_BATTLE, ...WITH_CHAIN]))
    fault(inside(at, 'battle'), `a battle is under way with "phase": ${WITH_BATTLE.join(', ')}, or with a chain in it`);
  if (isIn(WITH_CHAIN) !== (chain !== undefined && chain.length > 0))
    fault(inside(at, 'chain'), `declarations wait with "phase": ${WITH_CHAIN.join(' or ')}, and with nothing else`);
  if (begun && word !== 'main') fault(inside(at, 'begun'), `of ${word} only the beginning is a start point`);
  if (passed && !isIn(['main', 'support'])) fault(inside(at, 'passed'), `nobody passes in "phase": "${word}"`);
}
/** An item lies under a character (2.6). */
function checkItems(at: At): void {
  for (const seat of SEATS)
    for (const cell of CELLS)
      for (const item of at.table.zones[seat][ITEM_ON[cell]])
        if (characterAt(at.table, { seat, cell }) === undefined)
          fault(at, `${dataOf(at.table, item).name.en} lies in ${ITEM_ON[cell]}, where no character is`);
}

/** The window of the main phase opens with its first declaration, that of a battle with its support step (4.4, 6.4). */
function windowFor({ turnPlayer, step, battle }: Table, { begun, passed }: LyceeTable, word: BeginWord): Window | null {
  const isInSupport = battle !== null && step === 'support';
  const opened = openWindow(isInSupport ? 'support' : 'main', turnPlayer, 'turnPlayer');
  if (passed) return { ...opened, holder: opponentOf(turnPlayer), passes: 1 };
  return begun || word === 'support' || word === 'defender' || WITH_CHAIN.includes(word) ? opened : null;
}

function layMarks(at: At, { entered, fresh, foreign, used, modifiers, gained, forbidden }: LyceeTable): void {
  const each = <T>(key: string, all: readonly T[] = [], lay: (at: At, one: T) => void): void => {
    for (const [i, one] of all.entries()) lay(inside(at, key, i), one);
  };
  each('entered', entered, (there, text) => {
    Object.assign(cardAt(at.table, characterIn(there, text)), { fresh: true, entered: true });
  });
  each('fresh', fresh, (there, text) => {
    const held = cardAt(at.table, characterIn(there, text));
    // Whoever is fresh in the own turn has entered in it, but for its very beginning, which ends what is fresh.
    const hasBegun = at.table.next !== 'duties';
    Object.assign(held, { fresh: true, entered: hasBegun && held.seat === at.table.turnPlayer });
  });
  each('foreign', foreign, (there, text) => {
    const held = cardAt(at.table, cardNamed(there, text));
    if (CELL_OF[held.zone] === undefined) fault(there, 'only on the field lie cards of the other player');
    held.owner = opponentOf(held.seat);
  });
  each('used', used, layUse);
  each('modifiers', modifiers, layChange);
  each('gained', gained, (there, { basic, ...given }) => layGrant(there, given, { basic }));
  each('forbidden', forbidden, (there, { what, ...given }) => layGrant(there, given, { cannot: what }));
}
function characterIn(at: At, text: string): CardId {
  const card = cardNamed(at, text);
  return isOnField(at.table, card) ? card : fault(at, 'only characters on the field are so');
}
function layUse(at: At, { card: text, ability, of }: Used): void {
  const card = characterIn(inside(at, 'card'), text);
  const no = of === undefined ? cardAt(at.table, card).no : noNamed(inside(at, 'of'), of);
  markUsed(at.table, card, onceKey(abilityOfNo(inside(at, 'ability'), no, ability)));
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
function layGrant(at: At, { card: text, until, from }: Omit<Gained, 'basic'>, gives: Grant['gives']): void {
  const card = characterIn(inside(at, 'card'), text);
  at.table.grants.push({ target: refOf(at.table, card), gives, until, by: giver(at, card, from) });
}
/** Of an ability that no card is said to have given nothing is known. */
function giver(at: At, card: CardId, from: AbilityWord | undefined): AbilityFrom {
  if (from === undefined) return { no: cardAt(at.table, card).no, path: 'gained' };
  const no = noNamed(inside(at, 'from', 'of'), from.of);
  return abilityOfNo(inside(at, 'from', 'ability'), no, from.ability);
}

function layBattle(at: At, { attacker, cell, defender }: Fight, word: BeginWord): void {
  const { table } = at;
  const battler = (key: 'attacker' | 'defender', held: Held): CardRef => {
    const ref = heldRef(inside(at, key), held);
    if (isStill(table, ref) && !isOnField(table, ref.card)) fault(inside(at, key), 'a battler stands on the field');
    return ref;
  };
  if (word === 'defender' && defender !== undefined)
    fault(inside(at, 'defender'), 'the defender is still to be chosen');
  table.battle = {
    attacker: battler('attacker', attacker),
    cell: oneOf(DEFENCE_ROW, cell, inside(at, 'cell')),
    defender: defender === undefined ? null : battler('defender', defender),
  };
  if (WITH_CHAIN.includes(word)) table.step = 'support';
}
