// Declarations, triggered texts and Break cards that wait when a scenario begins, laid with all that was named for them.
import { type CardRef, cardAt, refOf } from '../../kernel/card.ts';
import { openInterrupts } from '../../kernel/interrupts.ts';
import { cardNamed, fault, inside, noNamed } from '../../kernel/scenario/at.ts';
import { opponentOf, SEATS, type Seat } from '../../kernel/seat.ts';
import type { Window } from '../../kernel/windows.ts';
import { DECLARATIONS, type Declaration } from './card-data.ts';
import { dataOf, dataOfNo } from './data-of.ts';
import { textIn } from './data-paths.ts';
import { tell } from './happening.ts';
import type { Breaking, Waiting, Woken } from './scenario-state.ts';
import { type At, goneFrom, heldRef, oneOf, textNamed, textOfNo } from './scenario-words.ts';
import { BEARER, type Named, type PreciousLink, type Table, type TextAt } from './state.ts';

/** Lays the chain, the first declared first. */
export function layChain(at: At, chain: readonly Waiting[]): void {
  const { table } = at;
  for (const [i, waiting] of chain.entries()) {
    const link = linkOf(inside(at, i), waiting);
    table.chain = [...table.chain, link];
  }
}
/** What lies in a play zone is declared. */
export function checkPlay(at: At, { zones, chain }: Table): void {
  const declared = chain.map(({ source }) => source.card);
  const idle = SEATS.flatMap((seat) => zones[seat].play).find((card) => !declared.includes(card));
  if (idle !== undefined) fault(at, `${dataOf(at.table, idle).name.en} lies in a play zone and is not declared`);
}

function linkOf(at: At, waiting: Waiting): PreciousLink {
  const { table, read } = at;
  const kind = oneOf(DECLARATIONS, waiting.kind, inside(at, 'kind'));
  const seat = read.seatOf(waiting.seat);
  const { source, no } = sourceOf(at, waiting, kind, seat);
  const text = textOf(at, waiting, kind, no);
  const named = namedBy(at, waiting);
  checkNamed(at, waiting, kind, text, named);
  const { area = null, negated = false } = waiting;
  const id = tell(table, {
    type: 'declared',
    card: source.card,
    seat,
    kind,
    no,
    text: text?.path ?? null,
    targets: Object.values(named).flat(),
    area,
    against: table.chain.at(-1)?.source ?? null,
  });
  return { id, seat, kind, source, no, text, named, area, window: windowOf(at, waiting), negated };
}
function windowOf({ read }: At, { asked, refused }: Waiting): Window | null {
  if (asked === undefined) return null;
  const opened = openInterrupts(opponentOf(read.seatOf(asked)));
  return refused ? { ...opened, passes: 1 } : opened;
}

interface Source {
  readonly source: CardRef;
  readonly no: string;
}
function sourceOf(at: At, { card, no }: Waiting, kind: Declaration, seat: Seat): Source {
  const { table } = at;
  if (card === null) {
    if (kind !== 'text') fault(inside(at, 'card'), 'a card that is played waits in the play zone');
    const number = no === undefined ? fault(at, 'a card that has gone is told by "no"') : noNamed(inside(at, 'no'), no);
    return { source: goneFrom(table, number), no: number };
  }
  const source = refOf(table, cardNamed(inside(at, 'card'), card));
  const lies = cardAt(table, source.card);
  const zones = kind === 'event' ? ['play', 'pointArea'] : ['play'];
  if (kind !== 'text' && (!zones.includes(lies.zone) || lies.seat !== seat))
    fault(inside(at, 'card'), 'a card that is played lies in the play zone of its player');
  return { source, no: lies.no };
}

/** An event has one text; of a card with texts that are used the file says which. */
function textOf(at: At, { text }: Waiting, kind: Declaration, no: string): TextAt | null {
  const { texts, name } = dataOfNo(at.table, no);
  if (kind === 'text') {
    if (text === undefined) fault(at, '"text" says which one is used, such as "texts.0"');
    const found = textOfNo(inside(at, 'text'), no, text);
    if (textIn(dataOfNo(at.table, no), text)?.kind !== 'use') fault(inside(at, 'text'), `"${text}" is not used`);
    return found;
  }
  if (text !== undefined && kind !== 'event') fault(inside(at, 'text'), 'only texts are used, and those of events');
  if (kind !== 'event') return null;
  const index = texts.findIndex((one) => one.kind === 'event');
  return index >= 0 ? { no, path: `texts.${index}` } : fault(inside(at, 'card'), `${name.en} has no text of an event`);
}

function namedBy(at: At, { targets = {} }: Waiting): Named {
  const there = inside(at, 'targets');
  const refs = Object.entries(targets).map(([name, held]) => [
    name,
    held.map((one, i) => heldRef(inside(there, name, i), one)),
  ]);
  return Object.fromEntries(refs);
}
/** Without what it names a declaration cannot resolve. */
function checkNamed(at: At, { area }: Waiting, kind: Declaration, text: TextAt | null, named: Named): void {
  if (kind === 'support' && named[BEARER]?.length !== 1)
    fault(inside(at, 'targets'), `a support card names one character as "${BEARER}"`);
  if ((kind === 'entry') !== (area !== undefined))
    fault(inside(at, 'area'), 'a character enters an area, and nothing else does');
  const used = text && textIn(dataOfNo(at.table, text.no), text.path);
  const targets = used && 'targets' in used ? (used.targets ?? []) : [];
  const unnamed = targets.find(({ as }) => named[as] === undefined);
  if (unnamed !== undefined) fault(inside(at, 'targets'), `its text names "${unnamed.as}", and the file does not`);
}

/** Triggered texts that wait. */
export function layPending(at: At, woken: readonly Woken[]): void {
  at.table.pending = woken.map(({ seat, card, from, other }, i) => {
    const there = inside(at, i);
    const text = textNamed(inside(there, 'from'), from);
    if (textIn(dataOfNo(at.table, text.no), text.path)?.kind !== 'trigger')
      fault(inside(there, 'from', 'text'), `"${text.path}" does not wake by itself`);
    return {
      seat: at.read.seatOf(seat),
      source: card === null ? goneFrom(at.table, text.no) : heldRef(inside(there, 'card'), card),
      text,
      other: other === undefined ? null : heldRef(inside(there, 'other'), other),
    };
  });
}
/** Break cards lie in the point area when their owners are asked (section 8). */
export function layBreaks(at: At, breaks: readonly Breaking[]): void {
  at.table.breaks = breaks.map(({ card: text, after = 0 }, i) => {
    const card = cardNamed(inside(at, i, 'card'), text);
    if (cardAt(at.table, card).zone !== 'pointArea') fault(inside(at, i, 'card'), 'it lies in a point area');
    return { ref: refOf(at.table, card), depth: after };
  });
}
