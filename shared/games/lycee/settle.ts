// Automatic effects that wait, one after another, until none is left (7.7, 7.8).
import { ask, type Rule } from '../../kernel/ask.ts';
import { fail } from '../../kernel/assert.ts';
import { causing } from '../../kernel/cause.ts';
import type { Seat } from '../../kernel/seat.ts';
import { holds } from './abilities/conditions.ts';
import { perform } from './abilities/perform.ts';
import type { Context } from './abilities/select.ts';
import type { Basic, Effect } from './card-data.ts';
import { abilityAt } from './data-of.ts';
import { settleTax } from './duties.ts';
import { checkLoss } from './ending.ts';
import { tell } from './happening.ts';
import type { Pending, Table } from './state.ts';

/** Looks who has lost, then resolves what waits; the turn player orders what waits at the same moment (7.7). */
export function* settle(table: Table): Rule {
  // Which effects led to each that waits: one that its own resolution has woken again stops after this round (7.8).
  const ledBy = new Map<Pending, readonly string[]>();
  for (;;) {
    yield* checkLoss(table);
    const live = table.pending.filter((one) => !(ledBy.get(one) ?? []).includes(keyOf(one)));
    table.pending = live;
    const [first] = live;
    if (first === undefined) return;
    const next = live.length === 1 ? first : yield* pick(table, live);
    const others = table.pending.filter((one) => one !== next);
    table.pending = others;
    yield* resolvePending(table, next);
    const leads = [...(ledBy.get(next) ?? []), keyOf(next)];
    for (const one of table.pending) if (!others.includes(one)) ledBy.set(one, leads);
  }
}
const keyOf = ({ source, ability }: Pending): string => `${source.card} ${ability.no} ${ability.path}`;

function* pick(table: Table, live: readonly Pending[]): Rule<Pending> {
  const from = live.map(({ source, ability }) => ({ ability: { source, ...ability } }));
  const [position] = yield* ask({ seat: orders(table, live), why: 'whichFirst', from, min: 1, max: 1 });
  return live[position as number] ?? fail('one of the waiting effects comes first');
}
/** Several Bonus or Penalty are ordered by their owner (section 8), all else by the turn player (7.7). */
function orders(table: Table, live: readonly Pending[]): Seat {
  const [first] = live;
  const own = first !== undefined && live.every(({ seat, basic }) => seat === first.seat && basic !== null);
  return own ? first.seat : table.turnPlayer;
}

function* resolvePending(table: Table, pending: Pending): Rule {
  const { seat, source, ability, basic, other } = pending;
  if (basic !== null) return yield* resolveBasic(table, pending, basic);
  const found = abilityAt(table, ability);
  if (!('kind' in found) || found.kind !== 'auto') fail(`${ability.no} has no automatic effect at ${ability.path}`);
  const context: Context = { source: source.card, seat, ref: source, bound: other === null ? {} : { other: [other] } };
  if (holds(table, found.if, context)) yield* run(table, pending, found.effect, null);
}
function* resolveBasic(table: Table, pending: Pending, basic: Basic): Rule {
  if ('effect' in basic) yield* run(table, pending, basic.effect, basic.basic);
  else if (basic.basic === 'taxTrash' || basic.basic === 'taxWakeup') yield* settleTax(table, pending, basic);
  else fail(`${basic.basic} does not wait for anything`);
}
function* run(table: Table, pending: Pending, effect: readonly Effect[], label: string | null): Rule {
  const { seat, source, ability, other } = pending;
  const { no, path } = ability;
  const n = tell(table, { type: 'abilityUsed', source, seat, no, ability: path, label });
  const named = { cards: other === null ? {} : { other: [other] }, cells: {}, links: {} };
  yield* causing(table, n, perform(table, effect, { seat, source, ability, named }));
}
