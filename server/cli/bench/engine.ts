// What the engine costs beside a plain floor: random play, forks, recovery and bytes, in interleaved rounds of one process.
import { anyAnswer } from '../../../shared/bots/random.ts';
import { FLOORS, type Floor } from '../../../shared/games/floors.ts';
import type { GameModule, Setup } from '../../../shared/kernel/game.ts';
import { applyRow, type LogRow } from '../../../shared/kernel/log.ts';
import { Match } from '../../../shared/kernel/match.ts';
import { rngFrom, seedFromNumber } from '../../../shared/kernel/rng.ts';
import type { KernelState } from '../../../shared/kernel/state.ts';
import { logOf } from '../match-log.ts';
import { median } from '../numbers.ts';
import type { Figure } from './figure.ts';

const ROUNDS = 5;
/** Rounds before any counts: a server plays for days, and until then the rules are still being compiled. */
const UNCOUNTED = 4;
/** Matches a round; the floor plays many more, since it needs less time for each. */
const MATCHES = 120;
const FLOOR_MATCHES = 2400;
const FORKS = 300;

interface Round {
  /** Of a game that has one. */
  readonly floor: number | undefined;
  readonly bare: number;
  readonly kept: number;
  readonly fork: number;
  readonly clone: number;
  readonly played: number;
  readonly recovered: number;
}

/** Medians of five rounds; ratios are taken inside a round, where both sides met the same weather. */
export function engineFigures(game: GameModule): Figure[] {
  const setups = Array.from({ length: MATCHES }, (_, i) => setupOf(game, i + 1));
  const logs = setups.map((setup, i) => ({ setup, rows: rowsOf(game, setup, i) }));
  const positions = positionsOf(game, setups[0] as Setup);
  repeat(UNCOUNTED, () => measure(game, setups, logs, positions));
  const rounds = Array.from({ length: ROUNDS }, () => measure(game, setups, logs, positions));
  const of = (pick: (round: Round) => number): number => median(rounds.map(pick));
  return [
    { name: 'random play', value: of(({ bare }) => bare), unit: 'decisions/s' },
    { name: 'random play with checkpoints', value: of(({ kept }) => kept), unit: 'decisions/s' },
    ...floorFigures(rounds),
    { name: 'fork', value: of(({ fork }) => fork), unit: 'µs' },
    { name: 'clone by hand', value: of(({ clone }) => clone), unit: 'µs' },
    {
      name: 'fork, in decisions',
      value: of(({ fork, bare }) => (fork * bare) / 1e6),
      unit: '',
      bound: { atMost: 2 },
    },
    { name: 'recovery of a match', value: of(({ recovered }) => recovered), unit: 'ms' },
    {
      name: 'recovery, of playing it',
      value: of(({ recovered, played }) => recovered / played),
      unit: '',
      bound: { atMost: 1.5 },
    },
    ...byteFigures(game, logs, positions),
  ];
}

function floorFigures(rounds: readonly Round[]): Figure[] {
  const beside = rounds.flatMap(({ floor, bare, kept }) => (floor === undefined ? [] : [{ floor, bare, kept }]));
  if (beside.length === 0) return [];
  const of = (pick: (round: (typeof beside)[number]) => number): number => median(beside.map(pick));
  return [
    { name: 'floor', value: of(({ floor }) => floor), unit: 'decisions/s' },
    {
      name: 'random play, of the floor',
      value: of(({ bare, floor }) => bare / floor),
      unit: '',
      bound: { atLeast: 0.0714 },
    },
    { name: 'random play with checkpoints, of the floor', value: of(({ kept, floor }) => kept / floor), unit: '' },
  ];
}

function byteFigures(game: GameModule, logs: readonly Log[], positions: readonly Match<KernelState>[]): Figure[] {
  const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
  return [
    { name: 'state', value: median(positions.map(({ state }) => bytes(state))), unit: 'B' },
    { name: 'answers of a match', value: median(logs.map(({ rows }) => bytes(answersOf(rows)))), unit: 'B' },
    {
      name: 'exported log with hashes',
      value: median(logs.slice(0, 9).map(({ setup, rows }) => bytes(logOf(game, setup, rows)))),
      unit: 'B',
    },
  ];
}
/** The answers alone: with the setup they are the whole match. */
const answersOf = (rows: readonly LogRow[]): unknown =>
  rows.map((row) => ('answer' in row ? [row.seat, ...row.answer] : row));

interface Log {
  readonly setup: Setup;
  readonly rows: readonly LogRow[];
}

function measure(
  game: GameModule,
  setups: readonly Setup[],
  logs: readonly Log[],
  positions: readonly Match<KernelState>[],
): Round {
  const floor = FLOORS[game.id];
  const floorRate = floor && rateOfFloor(floor);
  const rateOf = (checkpoints: boolean): number => {
    let given = 0;
    const taken = seconds(() => {
      for (const [i, setup] of setups.entries()) given += playOut(game, setup, i, checkpoints);
    });
    return given / taken;
  };
  const bare = rateOf(false);
  const kept = rateOf(true);
  const times = positions.length * FORKS;
  const fork = seconds(() => repeat(FORKS, () => positions.map((match) => match.fork())));
  const clone = seconds(() => repeat(FORKS, () => positions.map((match) => game.clone(match.state))));
  const recovered = seconds(() => {
    for (const { setup, rows } of logs) {
      const match = Match.start(game, game.setup(setup, false));
      for (const row of rows) applyRow(match, row);
    }
  });
  const total = logs.reduce((sum, { rows }) => sum + rows.length, 0);
  return {
    floor: floorRate,
    bare,
    kept,
    fork: (fork / times) * 1e6,
    clone: (clone / times) * 1e6,
    played: ((total / kept) * 1e3) / logs.length,
    recovered: (recovered * 1e3) / logs.length,
  };
}

function rateOfFloor(floor: Floor): number {
  let decisions = 0;
  const taken = seconds(() => {
    for (let seed = 1; seed <= FLOOR_MATCHES; seed++) decisions += floor(seed);
  });
  return decisions / taken;
}

/** Seconds of this thread on a processor: what else the machine does, does not count. */
function seconds(work: () => void): number {
  const from = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1e6;
}
function repeat(times: number, work: () => void): void {
  for (let i = 0; i < times; i++) work();
}

function setupOf(game: GameModule, seed: number): Setup {
  const { starters } = game;
  const deck = (i: number) => starters[i % starters.length] as (typeof starters)[number];
  return { seed: seedFromNumber(seed), decks: [deck(seed), deck(seed + 1)], options: {} };
}

/** Plays a random match without story to its end; returns its decisions. */
function playOut(
  game: GameModule,
  setup: Setup,
  chance: number,
  checkpoints: boolean,
  given?: (row: LogRow) => void,
): number {
  const match = Match.start(game, game.setup(setup, false), { checkpoints });
  const rng = rngFrom(seedFromNumber(chance + 2 ** 34));
  for (let decisions = 0; ; decisions++) {
    const seat = match.askOf(0) === undefined ? 1 : 0;
    const open = match.askOf(seat);
    if (open === undefined) return decisions;
    const answer = anyAnswer(open.spec, open.spec.why, rng);
    given?.({ seat, ask: open.id, answer });
    match.submit(seat, open.id, answer);
  }
}
function rowsOf(game: GameModule, setup: Setup, chance: number): LogRow[] {
  const rows: LogRow[] = [];
  playOut(game, setup, chance, true, (row) => rows.push(row));
  return rows;
}

/** The positions of one match, a few decisions apart. */
function positionsOf(game: GameModule, setup: Setup): Match<KernelState>[] {
  const rows = rowsOf(game, setup, 0);
  const match = Match.start(game, game.setup(setup, false));
  const positions: Match<KernelState>[] = [];
  for (const [i, row] of rows.entries()) {
    if (i % 7 === 0) positions.push(match.fork());
    applyRow(match, row);
  }
  return positions;
}
