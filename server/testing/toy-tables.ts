// Tables of the toy game for tests: a store in memory, a clock that is moved by hand, everything told written down.
import { sample } from '../../shared/kernel/ask/limit.ts';
import type { GameModule } from '../../shared/kernel/game.ts';
import { fold, type TableModel } from '../../shared/kernel/model.ts';
import { type Rng, rngFrom, seedFromNumber } from '../../shared/kernel/rng.ts';
import { SEATS, type Seat } from '../../shared/kernel/seat.ts';
import type { KernelState } from '../../shared/kernel/state.ts';
import { rosterToy, toy } from '../../shared/kernel/testing/toy/toy.ts';
import type { CreateTable } from '../../shared/protocol/messages.ts';
import { openSqlite } from '../store/node-sqlite.ts';
import { SqlStore } from '../store/sql-store.ts';
import type { Store } from '../store/store.ts';
import type { Batch } from '../table/batch.ts';
import type { Bots } from '../table/bots.ts';
import type { Host } from '../table/host.ts';
import { isDenied, Tables, type TablesNeeds } from '../table/tables.ts';
import { TIMING } from '../table/timing.ts';
import { ManualClock } from './manual-clock.ts';

export const TOY: GameModule = toy as unknown as GameModule<KernelState>;
/** Its seats bring rosters, and choose a deck as the match begins. */
export const ROSTER_TOY: GameModule = rosterToy as unknown as GameModule<KernelState>;
export const randomBot: Bots[string] = (_game, _view, ask, _seat, rng) => sample(ask, rng) ?? [];
export const testRng = (n: number): Rng => rngFrom(seedFromNumber(n));

export interface Stage {
  readonly tables: Tables;
  readonly store: Store;
  readonly clock: ManualClock;
  readonly errors: unknown[];
}
export async function stage(change: Partial<TablesNeeds> = {}): Promise<Stage> {
  const clock = new ManualClock();
  const errors: unknown[] = [];
  const store = change.store ?? (await SqlStore.open(openSqlite(':memory:'), () => clock.now()));
  const tables = new Tables({
    store,
    clock,
    timing: TIMING,
    games: { toy: TOY },
    benches: {},
    bots: { random: randomBot as Bots[string] },
    report: (error) => errors.push(error),
    versionOf: () => 'v1',
    acceptsSeeds: true,
    ...change,
  });
  return { tables, store, clock, errors };
}

export const toyTable = (change: Partial<CreateTable> = {}): CreateTable => ({
  game: 'toy',
  name: 'Ann',
  deck: { name: 'Rubble', cards: TOY.starters[0]?.cards ?? {} },
  options: {},
  opponent: 'person',
  seed: seedFromNumber(1),
  ...change,
});

/** A table with both seats taken. */
export async function seated(
  { tables }: Pick<Stage, 'tables'>,
  change: Partial<CreateTable> = {},
): Promise<{ readonly host: Host; readonly code: string; readonly tokens: readonly [string, string] }> {
  const made = await tables.create(toyTable(change));
  if (isDenied(made)) throw new Error(`the table was denied: ${made.why}`);
  const deck = { name: 'Tricks', cards: TOY.starters[1]?.cards ?? {} };
  const taken = await tables.takeSeat(made.code, { name: 'Ben', deck });
  if (isDenied(taken)) throw new Error(`the seat was denied: ${taken.why}`);
  const host = await tables.host(made.code);
  if (host === undefined) throw new Error('the table is gone');
  return { host, code: made.code, tokens: [made.token, taken.token] };
}

/** Everything a table told, in order. */
export function listen(host: Host): { readonly batches: Batch[]; readonly heard: string[] } {
  const batches: Batch[] = [];
  const heard: string[] = [];
  host.show({
    settled: (batch) => {
      batches.push(batch);
      heard.push('settled');
    },
    status: () => heard.push('status'),
    seat: (seat) => heard.push(`seat ${seat}`),
    closed: () => heard.push('closed'),
  });
  return { batches, heard };
}

/** The seat that is asked now with its question, or undefined when nobody is. */
export function asked(host: Host): { readonly seat: Seat; readonly ask: number; readonly why: string } | undefined {
  for (const seat of SEATS) {
    const open = host.match?.askOf(seat);
    if (open !== undefined) return { seat, ask: open.id, why: open.spec.why };
  }
  return undefined;
}
/** Answers the open question at random, as its seat. */
export async function answerOnce(host: Host, rng: Rng): Promise<boolean> {
  const open = asked(host);
  const spec = open && host.match?.askOf(open.seat)?.spec;
  if (open === undefined || spec === undefined) return false;
  await host.submit(open.seat, [{ ask: open.ask, answer: sample(spec, rng) ?? [] }]);
  return true;
}

/** A copy of a model that a test may fold into. */
export const copyOf = (model: TableModel): TableModel => structuredClone(model);
export { fold };
