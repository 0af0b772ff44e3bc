// Declarations that wait when a scenario begins: told as they would have been, and laid with all that was named for them.
import { type CardRef, cardAt, refOf } from '../../kernel/card.ts';
import { cardNamed, fault, inside, noNamed } from '../../kernel/scenario/at.ts';
import { SEATS, type Seat } from '../../kernel/seat.ts';
import { DECLARATIONS, type Declaration } from './card-data.ts';
import { reservedIn } from './cost/reserved.ts';
import { abilityAt, dataOf, dataOfNo } from './data-of.ts';
import { tell } from './happening.ts';
import type { Held, Reserved, Waiting } from './scenario-state.ts';
import { type At, abilityOfNo, cellAt, goneFrom, heldRef, oneOf } from './scenario-words.ts';
import { type AbilityAt, cellNamed, FROM, type LyceeLink, type Named, type Plan, type Table } from './state.ts';

/** Declared from hand: such a card lies in the chain zone until it has resolved (5.5). */
const FROM_HAND: readonly Declaration[] = ['summon', 'item', 'area', 'event'];
/** What the rules themselves name with a declaration. */
const NAMES: Readonly<Record<Declaration, { readonly target?: string; readonly cells: readonly string[] }>> = {
  summon: { cells: ['cell'] },
  item: { target: 'bearer', cells: [] },
  area: { cells: ['cell'] },
  attack: { cells: [FROM, 'cell'] },
  event: { cells: [] },
  ability: { cells: [] },
  basic: { cells: [] },
  support: { target: 'battler', cells: [] },
};

/** Lays the chain, the first declared first. */
export function layChain(at: At, chain: readonly Waiting[]): void {
  const { table } = at;
  for (const [i, waiting] of chain.entries()) {
    const link = linkOf(inside(at, i), waiting);
    table.chain = [...table.chain, link];
  }
  const declared = table.chain.map(({ source }) => source.card);
  const idle = SEATS.flatMap((seat) => table.zones[seat].chain).find((card) => !declared.includes(card));
  if (idle !== undefined) fault(at, `${dataOf(table, idle).name.en} lies in a chain zone and is not declared`);
}

function linkOf(at: At, waiting: Waiting): LyceeLink {
  const { table, read } = at;
  const kind = oneOf(DECLARATIONS, waiting.kind, inside(at, 'kind'));
  const seat = read.seatOf(waiting.seat);
  const { source, no } = sourceOf(at, waiting, kind, seat);
  const ability = abilityOf(at, waiting, kind, no);
  const named = namedBy(at, waiting);
  checkNames(at, kind, ability, named);
  const plan = planOf(at, seat, waiting.reserves);
  const cell = cellNamed(named);
  const id = tell(table, {
    type: 'declared',
    card: source.card,
    seat,
    kind,
    no: ability?.no ?? no,
    ability: ability?.path ?? null,
    targets: Object.values(named.cards).flat(),
    cellSeat: cell?.seat ?? null,
    cell: cell?.cell ?? null,
  });
  const { negated = false } = waiting;
  return { id, seat, kind, source, no, ability, named, plan, paid: waiting.reserves === undefined, negated };
}

interface Source {
  readonly source: CardRef;
  readonly no: string;
}
function sourceOf(at: At, { card, no }: Waiting, kind: Declaration, seat: Seat): Source {
  const { table } = at;
  const isFromHand = FROM_HAND.includes(kind);
  if (card === null) {
    if (isFromHand) fault(inside(at, 'card'), 'what is declared from hand waits in the chain zone');
    const number = no === undefined ? fault(at, 'a card that has gone is told by "no"') : noNamed(inside(at, 'no'), no);
    return { source: goneFrom(table, number), no: number };
  }
  const source = refOf(table, cardNamed(inside(at, 'card'), card));
  const lies = cardAt(table, source.card);
  if (isFromHand && (lies.zone !== 'chain' || lies.seat !== seat))
    fault(inside(at, 'card'), 'what is declared from hand lies in the chain zone of its player');
  return { source, no: lies.no };
}

/** An event has one text; of everything else that has several the file says which. */
function abilityOf(at: At, { ability, of }: Waiting, kind: Declaration, no: string): AbilityAt | null {
  if (ability !== undefined) {
    const number = of === undefined ? no : noNamed(inside(at, 'of'), of);
    return abilityOfNo(inside(at, 'ability'), number, ability);
  }
  if (kind === 'ability' || kind === 'basic') fault(at, `"ability" says which one is used, such as "abilities.0"`);
  if (kind !== 'event') return null;
  const { abilities, name } = dataOfNo(at.table, no);
  const index = abilities.findIndex((one) => one.kind === 'event');
  return index >= 0
    ? { no, path: `abilities.${index}` }
    : fault(inside(at, 'card'), `${name.en} has no text of an event`);
}

function namedBy(at: At, { targets = {}, cells = {}, declarations = {} }: Waiting): Named {
  const { chain } = at.table;
  return {
    cards: mapped(targets, inside(at, 'targets'), (held, there) =>
      held.map((one, i) => heldRef(inside(there, i), one)),
    ),
    cells: mapped(cells, inside(at, 'cells'), (text, there) => cellAt(there, text)),
    links: mapped(
      declarations,
      inside(at, 'declarations'),
      (nth, there) => chain[nth - 1]?.id ?? fault(there, `before it so many are declared: ${chain.length}`),
    ),
  };
}
const mapped = <In, Out>(
  all: Readonly<Record<string, In>>,
  at: At,
  as: (one: In, at: At) => Out,
): Record<string, Out> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, as(one, inside(at, name))]));

/** Without what it names a declaration cannot resolve. */
function checkNames(at: At, kind: Declaration, ability: AbilityAt | null, { cards, cells, links }: Named): void {
  const { target, cells: needed } = NAMES[kind];
  if (target !== undefined && cards[target]?.length !== 1)
    fault(inside(at, 'targets'), `it names one card as "${target}"`);
  const unnamed = needed.find((name) => cells[name] === undefined);
  if (unnamed !== undefined) fault(inside(at, 'cells'), `it names a cell as "${unnamed}"`);
  if (ability === null) return;
  const text = abilityAt(at.table, ability);
  if (kind === 'basic' && 'basic' in text && text.basic !== 'escape' && cells['cell'] === undefined)
    fault(inside(at, 'cells'), 'whoever moves names a cell as "cell"');
  if (kind !== 'event' && kind !== 'ability') return;
  if (!('kind' in text) || text.kind !== (kind === 'event' ? 'event' : 'declared'))
    fault(at, `nothing at "${ability.path}" is declared as ${kind === 'event' ? 'an event' : 'a special ability'}`);
  for (const naming of text.targets ?? []) {
    const { as } = naming;
    const named = 'cell' in naming ? cells[as] : 'declaration' in naming ? links[as] : cards[as];
    if (named === undefined) fault(at, `its text names "${as}", and the file does not`);
  }
}

/** Under `pay: 'declaration'` all is paid; else what it reserves is what the file says (5.8). */
function planOf(at: At, seat: Seat, reserves: Reserved | undefined): Plan {
  const { pay } = at.table.options;
  const there = inside(at, 'reserves');
  if (reserves === undefined) {
    if (pay === 'resolution') fault(there, 'with "pay": "resolution" its cost is still to be paid');
    return { cost: {}, points: [], picks: [] };
  }
  if (pay === 'declaration') fault(there, 'with "pay": "declaration" its cost has been paid');
  const taken = reservedIn(at.table);
  const reserved = (held: Held, place: At): CardRef => {
    const ref = held === '*' ? handCard(at.table, seat, taken) : heldRef(place, held);
    taken.push(ref.card);
    return ref;
  };
  const { cost, points = [], picks = [] } = reserves;
  const list = (of: readonly Held[], place: At): CardRef[] => of.map((held, i) => reserved(held, inside(place, i)));
  const named = list(points, inside(there, 'points'));
  return { cost, points: named, picks: picks.map((of, i) => list(of, inside(there, 'picks', i))) };
}
/** A hand card that nothing has reserved yet; of those that an export counts and its reader does not see, some may have gone. */
function handCard(table: Table, seat: Seat, taken: readonly number[]): CardRef {
  const card = table.zones[seat].hand.findLast((one) => !taken.includes(one));
  return card === undefined ? goneFrom(table) : refOf(table, card);
}
