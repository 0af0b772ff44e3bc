// All tables of this server by code: made, joined, opened from the store when somebody comes, and closed when nobody does.
import { assert } from '../../shared/kernel/assert.ts';
import type { DeckFault } from '../../shared/kernel/deck.ts';
import type { GameModule, Options } from '../../shared/kernel/game.ts';
import { canonical } from '../../shared/kernel/hash.ts';
import type { MatchLog } from '../../shared/kernel/log.ts';
import { type Given, Match } from '../../shared/kernel/match.ts';
import type { ScenarioBench } from '../../shared/kernel/scenario/bench.ts';
import type { Scenario } from '../../shared/kernel/scenario/types.ts';
import { type BySeat, SEATS, type Seat } from '../../shared/kernel/seat.ts';
import type { KernelState } from '../../shared/kernel/state.ts';
import type { CreateTable, Denial, TableCard, TableCreated, TakeSeat } from '../../shared/protocol/messages.ts';
import type { Bounds, Store } from '../store/store.ts';
import type { SeatRecord, TableRecord } from '../store/table-record.ts';
import type { Bots } from './bots.ts';
import type { Clock } from './clock.ts';
import { Host } from './host.ts';
import { problemOf, writtenFor } from './problem.ts';
import { Locks } from './queue.ts';
import { headerOf, recover, rerun, setupOf } from './recover.ts';
import { type Report, Run, START } from './run.ts';
import { hashToken, newCode, newSeed, newToken } from './secrets.ts';
import type { Timing } from './timing.ts';
import { Windows } from './windows.ts';

export interface TablesNeeds {
  readonly store: Store;
  readonly clock: Clock;
  readonly timing: Timing;
  readonly games: Readonly<Record<string, GameModule>>;
  readonly bots: Bots;
  /** The games whose matches can be exported. */
  readonly benches: Readonly<Record<string, ScenarioBench>>;
  readonly report: Report;
  versionOf(game: string): string;
  /** A seed in the request counts only where a test asks for it. */
  readonly acceptsSeeds: boolean;
}
export interface Denied {
  readonly why: Denial;
  readonly faults?: readonly DeckFault[];
}
export const isDenied = (value: object): value is Denied => 'why' in value;

const NOBODY_JOINED_MS = 30 * 60_000;

/** A match with its end, and the answer at which its rules broke, if they did. */
interface Over {
  readonly match: Match<KernelState>;
  readonly broke?: Given;
}

export class Tables {
  private readonly needs: TablesNeeds;
  private readonly hosts = new Map<string, Host>();
  private readonly locks = new Locks();
  /** Matches run again with all their log, once for each host. */
  private readonly rerun = new WeakMap<Host, Promise<Over>>();

  constructor(needs: TablesNeeds) {
    this.needs = needs;
  }

  async create(body: CreateTable): Promise<TableCreated | Denied> {
    const game = own(this.needs.games, body.game);
    if (game === undefined) return { why: 'malformed' };
    if (!areOptions(game, body.options)) return { why: 'malformed' };
    if (body.seed !== undefined && !this.needs.acceptsSeeds) return { why: 'malformed' };
    const bot = body.opponent === 'bot' ? body.bot : undefined;
    if (body.opponent === 'bot' && (bot === undefined || own(this.needs.bots, bot.kind) === undefined))
      return { why: 'malformed' };
    const yours = broughtTo(game, body, body.options);
    if (isDenied(yours)) return yours;
    const foes = bot === undefined ? yours : broughtTo(game, bot, body.options);
    if (isDenied(foes)) return foes;
    const token = newToken();
    const you: SeatRecord = { name: body.name, ...yours, bot: null, token: hashToken(token) };
    const foe: SeatRecord | null = bot === undefined ? null : { name: bot.kind, ...foes, bot: bot.kind, token: null };
    const code = await this.make(game, [you, foe], body.options, body.seed ?? newSeed(), new Windows([]));
    return { code, seat: 0, token };
  }

  /** Takes the open seat and begins the match. */
  async takeSeat(code: string, body: TakeSeat): Promise<TableCreated | Denied> {
    return this.locked(code, async () => {
      const host = await this.open(code);
      if (host === undefined) return { why: 'noSuchTable' };
      const { table, game } = host;
      if (table.status === 'closed') return { why: 'closed' };
      const seat = SEATS.find((each) => table.seats[each] === null);
      if (seat === undefined) return { why: 'seatTaken' };
      const brought = broughtTo(game, body, table.options);
      if (isDenied(brought)) return brought;
      const token = newToken();
      const taken: SeatRecord = { name: body.name, ...brought, bot: null, token: hashToken(token) };
      const seats = table.seats.map((record, i) => (i === seat ? taken : record)) as BySeat<SeatRecord | null>;
      await this.needs.store.update(code, { seats });
      host.changed({ ...table, seats });
      await this.begin(host);
      return { code, seat, token };
    });
  }

  async card(code: string): Promise<TableCard | undefined> {
    const host = this.hosts.get(code);
    const table = host?.table ?? (await this.needs.store.load(code));
    if (table === undefined) return undefined;
    return {
      code,
      game: table.game,
      status: table.status,
      names: table.seats.map((seat) => seat?.name ?? null) as BySeat<string | null>,
      openSeat: table.status === 'waiting',
      watchers: host?.attendance.watchers ?? 0,
    };
  }
  /** The whole log of a match that is over; before that it would tell both hands. */
  async log(code: string): Promise<MatchLog | Denied> {
    const table = await this.needs.store.load(code);
    if (table === undefined) return { why: 'noSuchTable' };
    if (table.status !== 'over') return { why: 'notNow' };
    const { rows } = await this.needs.store.match(code);
    return { header: headerOf(table), rows };
  }

  /**
   * The match as a file for whoever mends the rules: what the seat of the token may know of it, or everybody without one,
   * and all of it once it is over.
   */
  async problem(code: string, token: string | undefined): Promise<Scenario | Denied> {
    const host = await this.host(code);
    if (host === undefined) return { why: 'noSuchTable' };
    const { table, game, status } = host;
    const viewer = token === undefined ? 'public' : this.seatOf(table, token);
    if (viewer === undefined) return { why: 'notSeated' };
    const bench = own(this.needs.benches, game.id);
    if (status.paused !== null) return { why: 'paused' };
    if (bench === undefined) return { why: 'notNow' };
    const over = await this.ended(host);
    const write = (match: Match<KernelState>, broke?: Given): Scenario =>
      writtenFor(bench, match, viewer, table.options, broke);
    const written = over === undefined ? await host.look((match) => write(match)) : write(over.match, over.broke);
    // Played while the table goes on.
    return written === undefined ? { why: 'notNow' } : problemOf(bench, written);
  }
  /** A match that is over, with how it ended: one that was over when it came from the store has forgotten that. */
  private ended(host: Host): Promise<Over> | undefined {
    const { table, game, match } = host;
    // Not over in the store, its log would lack its end.
    if (table.status !== 'over' || match === undefined || match.lastStretch !== undefined) return undefined;
    const known = this.rerun.get(host);
    if (known !== undefined) return known;
    const again = this.needs.store.match(table.code).then((stored): Over => {
      const end = stored.rows.findLast((row) => 'end' in row);
      return { match: rerun(game, table, stored) ?? match, ...(end?.broke && { broke: end.broke }) };
    });
    this.rerun.set(host, again);
    // What the store could not read now it may read another time.
    again.catch(() => this.rerun.delete(host));
    return again;
  }

  /** The host of a table, opened from the store if need be; one at a time for each code. */
  host(code: string): Promise<Host | undefined> {
    return this.locked(code, () => this.open(code));
  }
  openCodes(): string[] {
    return [...this.hosts.keys()];
  }
  /** The seat that a token claims at this table; the token is the only claim there is. */
  seatOf(table: TableRecord, token: string): Seat | undefined {
    const hash = hashToken(token);
    return SEATS.find((seat) => table.seats[seat]?.token === hash);
  }
  /** Forgets a table that nobody shows any longer; the store has all of it. */
  async release(code: string): Promise<void> {
    await this.locked(code, async () => {
      const host = this.hosts.get(code);
      this.hosts.delete(code);
      await host?.stop();
    });
  }

  /** Closes tables that nobody joined, and removes what is too old or too much. */
  async sweep(bounds: Bounds): Promise<void> {
    const { store, clock } = this.needs;
    for (const code of await store.waitingSince(clock.now() - NOBODY_JOINED_MS)) {
      await this.locked(code, async () => {
        const open = this.hosts.get(code);
        if (open === undefined) await store.update(code, { status: 'closed' });
        else await open.close();
      });
    }
    for (const code of await store.sweep(clock.now(), bounds)) this.hosts.delete(code);
  }
  async stop(): Promise<void> {
    await Promise.all([...this.hosts.values()].map((host) => host.stop()));
  }

  private async make(
    game: GameModule,
    seats: BySeat<SeatRecord | null>,
    options: Options,
    seed: string,
    windows: Windows,
  ): Promise<string> {
    const { store, clock } = this.needs;
    const code = newCode();
    const now = clock.now();
    await store.create({
      code,
      game: game.id,
      status: 'waiting',
      created: now,
      touched: now,
      seats,
      options,
      seed,
      version: '',
      next: null,
    });
    for (const setting of windows.all()) await store.set(code, setting);
    // A table whose seats are taken begins as it is opened.
    const host = await this.host(code);
    assert(host !== undefined, `table ${code} was just made`);
    return code;
  }
  private async begin(host: Host): Promise<void> {
    const { game, table } = host;
    const match = Match.start(game, game.setup(setupOf(table), true));
    await host.begin(new Run(game, match, START, this.needs.report), this.needs.versionOf(game.id));
  }
  private async rematch(table: TableRecord): Promise<string> {
    const game = this.needs.games[table.game] as GameModule;
    const windows = new Windows(await this.needs.store.settings(table.code));
    return this.make(game, [...table.seats], table.options, newSeed(), windows);
  }

  /** Only below a lock. */
  private async open(code: string): Promise<Host | undefined> {
    const known = this.hosts.get(code);
    if (known !== undefined) return known;
    const { store, games, report, versionOf } = this.needs;
    const table = await store.load(code);
    const game = table && own(games, table.game);
    if (table === undefined || game === undefined) return undefined;
    const around = { ...this.needs, rematch: (over: TableRecord) => this.rematch(over) };
    const host = new Host(around, game, table, new Windows(await store.settings(code)));
    if (table.status === 'playing' || table.status === 'over') {
      const { run, lost } = recover(game, table, await store.match(code), versionOf(game.id), report);
      await host.resume(run, lost);
    } else if (table.status === 'waiting' && table.seats.every((seat) => seat !== null)) await this.begin(host);
    this.hosts.set(code, host);
    return host;
  }
  private locked<T>(code: string, work: () => Promise<T>): Promise<T> {
    return this.locks.under(code, work);
  }
}

/** Are these options of the game, with values they may have? What is left out is the game's to fill in. */
const areOptions = (game: GameModule, wanted: Options): boolean =>
  Object.entries(wanted).every(([key, value]) => own(game.options, key)?.values.includes(value));

type Brought = Pick<SeatRecord, 'deck' | 'roster'>;
/** The decks that a seat brings, or what is wrong with them: a roster only to a game that takes one, which has it for every seat. */
function broughtTo(game: GameModule, { deck, roster }: Brought, options: Options): Brought | Denied {
  const decks = roster ?? [deck];
  const most = game.roster ?? 0;
  if (roster !== undefined && (roster.length > most || canonical(roster[0]) !== canonical(deck)))
    return { why: 'malformed' };
  const faults = decks.flatMap((one) => game.checkDeck(one, options));
  if (faults.length > 0) return { why: 'badDeck', faults };
  return most === 0 ? { deck } : { deck, roster: decks };
}

/** What a record itself holds under a name that somebody else has chosen. */
const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
