// Declarations that wait and rituals in preparation when a scenario begins, laid with all that was named for them.
import { type CardRef, cardAt, refOf } from '../../kernel/card.ts';
import { cardNamed, fault, inside, noNamed } from '../../kernel/scenario/at.ts';
import { SEATS, type Seat } from '../../kernel/seat.ts';
import { openWindow } from '../../kernel/windows.ts';
import { ATTACKED, type Zone } from './card-data.ts';
import { dataOf, dataOfNo, doingOf } from './data-of.ts';
import { tell } from './happening.ts';
import type { Prepared, SpellcardTable, Waiting } from './scenario-state.ts';
import { type At, goneFrom, heldRef, namedRefs } from './scenario-words.ts';
import type { Named, SpellcardLink, Table } from './state.ts';

/** Lays the chain, the first declared first, and who may answer the newest link. */
export function layChain(at: At, { chain = [], asked, refused }: SpellcardTable): void {
  const { table, read } = at;
  for (const [i, waiting] of chain.entries()) {
    const link = linkOf(inside(at, 'chain', i), waiting);
    table.chain = [...table.chain, link];
  }
  checkIdle(
    inside(at, 'chain'),
    table,
    'chain',
    table.chain.map(({ source }) => source),
  );
  if (asked !== undefined && chain.length === 0) fault(inside(at, 'asked'), 'there is no declaration to answer');
  if (refused && asked === undefined) fault(inside(at, 'refused'), '"asked" says who may answer now');
  if (asked === undefined) return;
  const opened = openWindow('answer', read.seatOf(asked), 'other');
  table.window = refused ? { ...opened, passes: 1 } : opened;
}
/** What lies in these zones is declared, or in preparation. */
function checkIdle(at: At, table: Table, zone: Zone, refs: readonly CardRef[]): void {
  const held = refs.map(({ card }) => card);
  const idle = SEATS.flatMap((seat) => table.zones[seat][zone]).find((card) => !held.includes(card));
  if (idle !== undefined) fault(at, `${dataOf(table, idle).name.en} lies in a zone "${zone}" and is not told of here`);
}

function linkOf(at: At, waiting: Waiting): SpellcardLink {
  const { table, read } = at;
  const { kind, targets = {}, boost = 0, exclusive = null, negated = false, weaker = 0 } = waiting;
  const seat = read.seatOf(waiting.seat);
  const { source, no } = sourceOf(at, waiting, seat);
  const user = userOf(at, waiting, source, no, seat);
  const named = namedRefs(inside(at, 'targets'), targets, seat);
  if (kind === 'attack' && named[ATTACKED] === undefined)
    fault(inside(at, 'targets'), `an attack names its target as "${ATTACKED}"`);
  checkNamed(at, table, { kind, no }, named);
  const before = table.chain.at(-1);
  const id = tell(table, {
    type: 'declared',
    card: source.card,
    seat,
    kind,
    no,
    user,
    targets: Object.values(named).flat(),
    boost,
    against: before?.source ?? null,
  });
  return { id, seat, kind, source, no, user, named, boost, exclusive, against: before?.id ?? null, negated, weaker };
}
interface Source {
  readonly source: CardRef;
  readonly no: string;
}
/** Spell cards and items lie in the chain zone; attacks and skills are made by a character. */
function sourceOf(at: At, { card, no, kind }: Waiting, seat: Seat): Source {
  const { table } = at;
  const isCharacter = kind === 'attack' || kind === 'skill';
  if (card === null) {
    if (!isCharacter) fault(inside(at, 'card'), 'a card that is declared waits in the chain zone');
    const number =
      no === undefined ? fault(at, 'a character that has gone is told by "no"') : noNamed(inside(at, 'no'), no);
    return { source: goneFrom(table, seat, number), no: number };
  }
  const source = refOf(table, cardNamed(inside(at, 'card'), card));
  const lies = cardAt(table, source.card);
  const zone = isCharacter ? 'line' : 'chain';
  if (lies.zone !== zone || lies.seat !== seat)
    fault(
      inside(at, 'card'),
      isCharacter ? 'a character of its side declares it' : 'it lies in the chain zone of its player',
    );
  const { type } = dataOf(table, source.card);
  if (!isCharacter && type !== kind) fault(inside(at, 'kind'), `a card of type ${type} is no declaration of that kind`);
  return { source, no: lies.no };
}
function userOf(at: At, { kind, user }: Waiting, source: CardRef, no: string, seat: Seat): CardRef | null {
  if (kind === 'attack' || kind === 'skill') return source;
  const data = dataOfNo(at.table, no);
  if (user === undefined)
    return data.type === 'spell' ? fault(inside(at, 'user'), 'a spell card is cast by a character') : null;
  return heldRef(inside(at, 'user'), user, seat, data.type === 'spell' ? data.owner : undefined);
}
/** Without what it names a declaration cannot resolve. */
function checkNamed(at: At, table: Table, link: Pick<SpellcardLink, 'kind' | 'no'>, named: Named): void {
  const doing = doingOf(table, link);
  const names = [...(doing?.targets ?? []).map(({ as }) => as), ...(doing?.attack === undefined ? [] : [ATTACKED])];
  const unnamed = names.find((as) => named[as] === undefined);
  if (unnamed !== undefined) fault(inside(at, 'targets'), `it names "${unnamed}", and the file does not`);
}

/** Spell cards in preparation (4.6). */
export function layRituals(at: At, prepared: readonly Prepared[]): void {
  const { table, read } = at;
  table.rituals = prepared.map(({ seat: name, card: text, caster, targets = {}, boost = 0, weaker = 0, due }, i) => {
    const there = inside(at, i);
    const seat = read.seatOf(name);
    const card = cardNamed(inside(there, 'card'), text);
    const data = dataOf(table, card);
    if (cardAt(table, card).zone !== 'ritual' || data.type !== 'spell')
      fault(inside(there, 'card'), 'it is a spell card in a ritual zone');
    const named = namedRefs(inside(there, 'targets'), targets, seat);
    checkNamed(there, table, { kind: 'spell', no: data.no }, named);
    const by = heldRef(inside(there, 'caster'), caster, seat, data.owner);
    return { seat, card: refOf(table, card), caster: by, named, boost, weaker, due };
  });
  checkIdle(
    at,
    table,
    'ritual',
    table.rituals.map(({ card }) => card),
  );
}
