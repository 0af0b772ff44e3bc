// Where a scenario of Spellcard begins: whose turn it is, the phase, and what is under way.
import { type CardId, cardAt, refOf } from '../../kernel/card.ts';
import { cardNamed, fault, inside, noNamed } from '../../kernel/scenario/at.ts';
import type { Reader } from '../../kernel/scenario/bench.ts';
import { SEATS } from '../../kernel/seat.ts';
import { dataOf, dataOfNo } from './data-of.ts';
import { isInLine } from './queries.ts';
import { layChain, layRituals } from './scenario-chain.ts';
import { layRosters } from './scenario-rosters.ts';
import type { Done, GearOn, Lasting, SpellcardTable } from './scenario-state.ts';
import { type At, BEGINS, type BeginWord, phaseNamed, SET_UP, textNamed } from './scenario-words.ts';
import type { SpellcardCard, Table } from './state.ts';

/** Characters of which the file does not say how they stand. */
export const UNTOLD = new WeakSet<SpellcardCard>();

/** Sets whose turn it is, where the match goes on, and what is under way; throws `ScenarioFault`. */
export function begin(table: Table, spec: SpellcardTable, read: Reader): void {
  const at: At = { table, read, path: ['state'] };
  const word = phaseNamed(inside(at, 'phase'), spec.phase);
  const isSetUp = SET_UP.includes(word);
  if (spec.begun) fault(inside(at, 'begun'), 'every phase of Spellcard begins where its first question is');
  if (spec.modifiers !== undefined) fault(inside(at, 'modifiers'), 'Spellcard has "changes" instead');
  // The first turn has rules of its own, so a scenario is in a later one unless it says so.
  const { turn = isSetUp ? 0 : 3, turnPlayer = 'A' } = spec;
  const { next, phase } = BEGINS[word];
  Object.assign(table, {
    next,
    phase: word === 'start' && turn === 1 ? 'setup' : phase,
    turn,
    turnPlayer: read.seatOf(turnPlayer),
  });
  stand(table, word);
  checkEnvironments(at);
  layGear(inside(at, 'gearOn'), spec.gearOn ?? []);
  for (const [i, done] of (spec.done ?? []).entries()) layDone(inside(at, 'done', i), done);
  table.used = (spec.used ?? []).map((text, i) => usedUp(inside(at, 'used', i), text));
  for (const [i, change] of (spec.changes ?? []).entries()) layChange(inside(at, 'changes', i), change);
  layRituals(inside(at, 'rituals'), spec.rituals ?? []);
  if (isUnderWay(spec) && word !== 'action') fault(inside(at, 'chain'), 'it is declared in the action phase');
  layChain(at, spec);
  layRosters(at, spec, word);
}
const isUnderWay = ({ chain = [] }: SpellcardTable): boolean => chain.length > 0;

/** In its own turn whoever has yet to act is ready; else it is in guard (4.4). */
function stand({ cards, turnPlayer }: Table, word: BeginWord): void {
  const isOwnTurn = word === 'action' || word === 'end';
  for (const card of cards)
    if (UNTOLD.has(card)) card.state = isOwnTurn && card.seat === turnPlayer ? 'ready' : 'guard';
}
/** One terrain and one weather, whoever has brought them (1.8). */
function checkEnvironments(at: At): void {
  const { table } = at;
  const kinds = SEATS.flatMap((seat) => table.zones[seat].environment).map((card) => {
    const data = dataOf(table, card);
    return 'kind' in data ? data.kind : '';
  });
  if (new Set(kinds).size < kinds.length) fault(at, 'of each kind of environment there is one at most');
}

function characterIn(at: At, text: string): CardId {
  const card = cardNamed(at, text);
  return isInLine(at.table, card) ? card : fault(at, 'only characters in the battle line are so');
}
function layGear(at: At, gearOn: readonly GearOn[]): void {
  const { table } = at;
  for (const [i, { card: text, on }] of gearOn.entries()) {
    const card = cardNamed(inside(at, i, 'card'), text);
    if (cardAt(table, card).zone !== 'gear') fault(inside(at, i, 'card'), 'it lies in a zone "gear"');
    const bearer = characterIn(inside(at, i, 'on'), on);
    if (cardAt(table, bearer).seat !== cardAt(table, card).seat)
      fault(inside(at, i, 'on'), 'equipment is on a character of its own side');
    cardAt(table, card).on = refOf(table, bearer);
  }
  checkGear(at);
}
/** One weapon and one armour each (1.7). */
function checkGear(at: At): void {
  const { table } = at;
  const taken = new Set<string>();
  for (const card of SEATS.flatMap((seat) => table.zones[seat].gear)) {
    const { on } = cardAt(table, card);
    const data = dataOf(table, card);
    if (on === null) fault(at, `it says which character ${data.name.en} is on`);
    const slot = `${on.card} ${'slot' in data ? data.slot : ''}`;
    if (taken.has(slot)) fault(at, 'a character has one weapon and one armour at most');
    taken.add(slot);
  }
}
function layDone(at: At, { card: text, deeds = [], dodged = 0 }: Done): void {
  const card = cardAt(at.table, characterIn(inside(at, 'card'), text));
  Object.assign(card, { done: deeds, dodged });
  const isOwn = card.seat === at.table.turnPlayer;
  if (UNTOLD.has(card) && isOwn && deeds.length > 0) card.state = 'busy';
}
function usedUp(at: At, text: string): string {
  const no = noNamed(at, text);
  const data = dataOfNo(at.table, no);
  return 'unique' in data && data.unique === true ? no : fault(at, `${data.name.en} is not unique`);
}
function layChange(at: At, { card, what, by, do: cannot, last, from, of, text }: Lasting): void {
  const { table, read } = at;
  const common = {
    target: refOf(table, characterIn(inside(at, 'card'), card)),
    last,
    by: read.seatOf(from),
    source: textNamed(at, of, text),
  };
  if (what === 'cannot') {
    if (cannot === undefined || by !== undefined) fault(at, 'say what it cannot do, "do"');
    table.changes = [...table.changes, { ...common, cannot }];
    return;
  }
  if (by === undefined || cannot !== undefined) fault(at, 'say by how much, "by"');
  table.changes = [
    ...table.changes,
    { ...common, ...(what === 'poison' ? { poison: by } : { stat: what, amount: by }) },
  ];
}
