// Automatic effects that wait, one after another, until none is left (7.7, 7.8).
import { ask, type Rule } from '../../kernel/ask.ts';
import { fail } from '../../kernel/assert.ts';
import { causing } from '../../kernel/cause.ts';
import { opponentOf, type Seat } from '../../kernel/seat.ts';
import { holds } from './abilities/conditions.ts';
import { perform } from './abilities/perform.ts';
import type { Context } from './abilities/select.ts';
import type { Basic, Effect } from './card-data.ts';
import { abilityAt, isPlaced } from './data-of.ts';
import { settleTax } from './duties.ts';
import { checkLoss } from './ending.ts';
import { tell } from './happening.ts';
import type { Pending, Table } from './state.ts';

/** Looks who has lost, then resolves what waits, one after another. */
export function* settle(table: Table): Rule {
  // Which effects led to each that waits: one that its own resolution has woken again stops after this round (7.8).
  const ledBy = new Map<Pending, readonly string[]>();
  for (;;) {
    yield* checkLoss(table);
    const live = table.pending.filter((one) => !(ledBy.get(one) ?? []).includes(keyOf(one)));
    table.pending = live;
    if (live.length === 0) return;
    const next = yield* pick(table, live);
    const others = table.pending.filter((one) => one !== next);
    table.pending = others;
    yield* resolvePending(table, next);
    const leads = [...(ledBy.get(next) ?? []), keyOf(next)];
    for (const one of table.pending) if (!others.includes(one)) ledBy.set(one, leads);
  }
}
const keyOf = ({ source, ability }: Pending): string => `${source.card} ${ability.no} ${ability.path}`;

/**
 * The turn player says what comes first (7.7). Several Bonus or Penalty of the other player are ordered by their owner
 * (section 8), and stand as one among all that waits.
 */
function* pick(table: Table, live: readonly Pending[]): Rule<Pending> {
  const { turnPlayer } = table;
  const theirs = live.filter(({ seat, basic }) => basic !== null && seat !== turnPlayer);
  const first = yield* pickOne(
    turnPlayer,
    live.filter((one) => one === theirs[0] || !theirs.includes(one)),
  );
  return first === theirs[0] ? yield* pickOne(opponentOf(turnPlayer), theirs) : first;
}
function* pickOne(seat: Seat, live: readonly Pending[]): Rule<Pending> {
  const [only] = live;
  if (only !== undefined && live.length === 1) return only;
  const from = live.map(({ source, ability }) => ({ ability: { source, ...ability } }));
  const [position] = yield* ask({ seat, why: 'whichFirst', from, min: 1, max: 1 });
  return live[position as number] ?? fail('one of the waiting effects comes first');
}

function* resolvePending(table: Table, pending: Pending): Rule {
  const { seat, source, ability, basic, other } = pending;
  if (basic !== null) return yield* resolveBasic(table, pending, basic);
  const found = isPlaced(ability) ? abilityAt(table, ability) : undefined;
  if (found === undefined || !('kind' in found) || found.kind !== 'auto')
    fail(`${ability.no} has no automatic effect at ${ability.path}`);
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
