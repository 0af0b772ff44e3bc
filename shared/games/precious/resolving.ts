// What waits to resolve: triggered texts, Break cards, and declarations, the last declared first (7.2, 7.3, section 8).
import { ask, chooseCard, type Rule } from '../../kernel/ask.ts';
import { fail } from '../../kernel/assert.ts';
import { type CardRef, cardAt, isStill } from '../../kernel/card.ts';
import { because, causing } from '../../kernel/cause.ts';
import { interruptStep } from '../../kernel/interrupts.ts';
import { type Seat, seatsFrom } from '../../kernel/seat.ts';
import { holds } from './abilities/conditions.ts';
import { perform } from './abilities/perform.ts';
import { wakePlayed } from './abilities/wake.ts';
import type { Trigger } from './card-data.ts';
import { dataOf, eventTextOf, textAt, usedTextAt } from './data-of.ts';
import { canBear } from './declaring/bearers.ts';
import { aboutEvent, declareBreak } from './declaring/declare.ts';
import { canNameAll } from './declaring/naming.ts';
import { offer } from './declaring/offering.ts';
import { areasFor, enterArea } from './entering.ts';
import { type Failure, tell } from './happening.ts';
import { BEARER, type Named, type Pending, type PreciousLink, REPLACED, type Table } from './state.ts';
import { put, setSupport } from './table.ts';
import { interruptWindow } from './window-kinds.ts';

/** One triggered text that waits; the turn player says which comes first (4.6, section 8). */
export function* resolvePending(table: Table): Rule {
  const next = yield* pickPending(table);
  table.pending = table.pending.filter((one) => one !== next);
  const { seat, source, text: at } = next;
  const text = textAt(table, at);
  if (text.kind !== 'trigger') fail(`${at.no} has no triggered text at ${at.path}`);
  const named = namedBy(text.when, next);
  const context = { source: source.card, seat, ref: source, bound: named };
  if (!holds(table, text.if, context)) return;
  const n = tell(table, { type: 'textTriggered', source, seat, no: at.no, text: at.path });
  yield* causing(table, n, perform(table, text.effect, { seat, source, text: at, named }));
}
/** The other card of the happening; for a support card whose character it was about also if that has left since. */
function namedBy(when: Trigger, { source, other }: Pending): Named {
  if (other === null) return {};
  const isBearers = 'who' in when && when.who === 'this' && other.card !== source.card;
  return { other: [other], ...(isBearers && { [BEARER]: [other] }) };
}
function* pickPending(table: Table): Rule<Pending> {
  const { pending, turnPlayer: seat } = table;
  const from = pending.map(({ source, text }) => ({ ability: { source, ...text } }));
  const [position = 0] = pending.length === 1 ? [] : yield* ask({ seat, why: 'whichFirst', from, min: 1, max: 1 });
  return pending[position] ?? fail('one of the waiting texts comes first');
}

/** Break cards whose moment is now: what was declared before they came waits, what came after has resolved. */
export const breaksNow = ({ breaks, chain }: Table): Table['breaks'] =>
  breaks.filter(({ depth }) => depth === chain.length);
/** Their owner may play one of them and is asked again about the others, the turn player before the opponent (section 8). */
export function* offerBreak(table: Table): Rule {
  const now = breaksNow(table);
  const isOf = (seat: Seat) => (one: Table['breaks'][number]) => cardAt(table, one.ref.card).seat === seat;
  const seat = seatsFrom(table.turnPlayer).find((one) => now.some(isOf(one))) ?? fail('a Break card has an owner');
  const own = now.filter(isOf(seat));
  const able = own.filter(({ ref }) => canBreak(table, seat, ref)).map(({ ref }) => ref.card);
  const [only] = able;
  const about = able.length === 1 && only !== undefined ? { about: aboutEvent(table, only) } : {};
  const card = yield* chooseCard(seat, 'break', able, { optional: true, ...about });
  const done = (one: Table['breaks'][number]): boolean =>
    own.includes(one) && (card === undefined || one.ref.card === card);
  table.breaks = table.breaks.filter((one) => !done(one));
  if (card !== undefined) yield* declareBreak(table, seat, card);
}
function canBreak(table: Table, seat: Seat, ref: CardRef): boolean {
  const { card } = ref;
  if (!isStill(table, ref) || cardAt(table, card).state !== 'faceUp') return false;
  const context = { source: card, seat, bound: {} };
  const event = eventTextOf(table, card);
  return (
    event !== undefined &&
    holds(table, dataOf(table, card).useCondition, context) &&
    canNameAll(table, event.text.targets, context)
  );
}

/** The newest declaration: one offer to interrupt it, or its resolution once both have refused (7.3). */
export function* resolveNewest(table: Table): Rule {
  const link = table.chain.at(-1) ?? fail('a declaration waits');
  const { window } = link;
  if (window === null) return yield* resolve(table, link);
  const kind = interruptWindow(link.kind);
  yield* interruptStep(table, link, window, (holder) => offer(table, holder, 'interrupt', kind));
}

function* resolve(table: Table, link: PreciousLink): Rule {
  table.chain = table.chain.slice(0, -1);
  const { seat, kind, source } = link;
  const why = failureOf(table, link);
  const n = tell(
    table,
    why === undefined
      ? { type: 'resolved', card: source, seat, kind }
      : { type: 'failed', card: source, seat, kind, why },
  );
  if (why === undefined) yield* causing(table, n, carryOut(table, link));
  because(table, n, () => {
    // An event has had its effect; a Break card stays a point.
    if (isStill(table, source) && cardAt(table, source.card).zone === 'play') put(table, source.card, 'trash');
    if (why === undefined && kind !== 'entry') wakePlayed(table, source.card, seat);
  });
}
/** What may have changed by an interruption (7.8). */
function failureOf(table: Table, link: PreciousLink): Failure | undefined {
  if (link.negated) return 'negated';
  const { kind, seat, source } = link;
  if (kind === 'entry') return areasFor(table, seat, source.card).length === 0 ? 'identity' : undefined;
  if (kind !== 'support') return undefined;
  const bearer = bearerNamed(link);
  return isStill(table, bearer) && canBear(table, bearer.card, source.card) ? undefined : 'bearer';
}
const bearerNamed = ({ named }: PreciousLink): CardRef => named[BEARER]?.[0] ?? fail('a bearer was named');

function* carryOut(table: Table, link: PreciousLink): Rule {
  const { kind, seat, source, named, text, no, area } = link;
  switch (kind) {
    case 'entry': {
      const about = { ref: source, no };
      return yield* enterArea(table, source.card, seat, area ?? fail('an entry has an area'), {
        about,
        replaced: named[REPLACED]?.[0],
      });
    }
    case 'support':
      return setSupport(table, source.card, bearerNamed(link).card, seat);
    case 'event':
    case 'text': {
      const at = text ?? fail('an event or a text has an effect');
      return yield* perform(table, usedTextAt(table, at).effect, { seat, source, text: at, named });
    }
  }
}
