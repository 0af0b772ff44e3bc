// How much the random tests do: every count in one place. `npm test` takes the reduced column, `npm run test:full` the full one.
// A test asks the runner, so that shared/ need not know the environment: `const { lawMatches } = inject('counts');` with `inject` from 'vitest'.
const full = process.env['PLAYMAT_FULL'] === '1';

function pick(reduced: number, all: number): number {
  return full ? all : reduced;
}

/** Milliseconds after which a unit test has failed: a slow machine, not what it should take. */
export const unitTimeout = pick(60_000, 600_000);

export const counts = {
  /** Random matches per game under all eight laws. */
  lawMatches: pick(20, 100),
  /** Random matches of Weiß Schwarz under all eight laws, in each of its editions. */
  editionMatches: pick(32, 1000),
  /** Random matches per game that are exported as scenarios and laid again. */
  exportedMatches: pick(30, 150),
  /** Random matches per game that only have to end. */
  simMatches: pick(100, 1000),
  /** Random cases of one small property (limits against brute force, generators, codecs). */
  propertyRuns: pick(200, 2000),
  /** Random costs and hands that are paid, against brute force. */
  payments: pick(10_000, 50_000),
  /** Malformed, stale, duplicate and foreign messages thrown at a table. */
  fuzzMessages: pick(500, 5000),
  /** Decisions in the mirror test; every upgrade of Colyseus has to survive all of them. */
  mirrorDecisions: 200,
  /** Rounds of random schema changes compared between server and clients. */
  schemaRounds: pick(300, 3000),
  /** Repetitions of whatever must hold on every run (reconnects, kill and restart). */
  loopRuns: pick(3, 20),
} as const;

export type Counts = typeof counts;
