// Compares the table with what a scenario expects; a difference reads `expected ..., got ...`.

import type { KernelState } from '../state.ts';
import { normal } from './book.ts';
import { zoneDifferences } from './expect-cards.ts';
import { questionDifferences } from './expect-question.ts';
import { happeningIn, matchesHappening } from './happenings.ts';
import { mustKnow } from './known.ts';
import type { Sitting } from './sitting.ts';
import { StepFailure } from './step-failure.ts';
import type { Expectation, HappeningExpectation } from './types.ts';

/** Notes that follow from others, and make a list of what happened hard to read. */
const QUIET: readonly string[] = ['valuesChanged', 'factsChanged'];

/** Throws `StepFailure` with every difference. The table has come to rest, or stands at the question that is expected. */
export function compare<S extends KernelState>(sitting: Sitting<S>, expected: Expectation): void {
  mustKnow(sitting, expected);
  const found = [
    ...zonesOf(sitting, expected),
    ...matchDifferences(sitting, expected),
    ...(expected.question === undefined ? [] : questionDifferences(sitting, expected.question)),
    ...(expected.result === undefined ? [] : resultDifferences(sitting, expected.result)),
    ...(expected.happened === undefined ? [] : happenedDifferences(sitting, expected.happened)),
    ...(expected.happenedNot ?? []).flatMap((one) => unwantedHappening(sitting, one)),
  ];
  if (found.length > 0) throw new StepFailure(found.join('; ') + standing(sitting, expected));
}
/** Where the match stands, for whoever expected something else. */
function standing<S extends KernelState>(sitting: Sitting<S>, { question, result }: Expectation): string {
  const { state, words } = sitting;
  if (state.result !== null) return result === undefined ? ` (the match is over: ${words.outcome(state.result)})` : '';
  const open = question === undefined ? sitting.asked() : [];
  return open.length === 0 ? '' : ` (open: ${open.map((spec) => words.question(state, spec)).join(' and ')})`;
}

function zonesOf<S extends KernelState>(sitting: Sitting<S>, expected: Expectation): string[] {
  return (['A', 'B'] as const).flatMap((name) =>
    Object.entries(expected[name] ?? {}).flatMap(([zone, wanted]) => zoneDifferences(sitting, name, zone, wanted)),
  );
}

function matchDifferences<S extends KernelState>(sitting: Sitting<S>, expected: Expectation): string[] {
  const { bench, state, words, phase } = sitting;
  const is: Readonly<Record<string, unknown>> = {
    turn: bench.turnOf(state),
    turnPlayer: words.nameOfSeat(bench.game.turnPlayer(state)),
    step: bench.stepOf?.(state),
  };
  const found: string[] = [];
  if (expected.phase !== undefined && words.plain(expected.phase) !== normal(phase))
    found.push(`expected phase ${expected.phase}, got ${phase}`);
  for (const fact of ['turn', 'turnPlayer', 'step'] as const) {
    const wanted = expected[fact];
    if (wanted !== undefined && normal(String(wanted)) !== normal(String(is[fact] ?? '')))
      found.push(`expected ${fact} ${wanted}, got ${is[fact] || 'none'}`);
  }
  return found;
}

function resultDifferences<S extends KernelState>(
  sitting: Sitting<S>,
  wanted: NonNullable<Expectation['result']> | null,
): string[] {
  const { state, words } = sitting;
  const { result } = state;
  const got = words.outcome(result);
  if (result === null) return wanted === null ? [] : [`expected ${resultInWords(wanted)}, got ${got}`];
  if (wanted === null) return [`expected the match to go on, got ${got}`];
  const isSame =
    (wanted.winner === undefined || wanted.winner === words.winnerOf(result)) &&
    (wanted.reason === undefined || normal(wanted.reason) === normal(result.reason));
  return isSame ? [] : [`expected ${resultInWords(wanted)}, got ${got}`];
}
const resultInWords = ({ winner, reason }: NonNullable<Expectation['result']>): string =>
  [winner === undefined ? 'a result' : `winner ${winner}`, ...(reason === undefined ? [] : [`(${reason})`])].join(' ');

/** In this order, others may lie between. */
function happenedDifferences<S extends KernelState>(
  sitting: Sitting<S>,
  wanted: readonly (string | HappeningExpectation)[],
): string[] {
  const { heard } = sitting;
  let from = 0;
  for (const one of wanted) {
    const at = heard.findIndex(({ what }, i) => i >= from && matchesHappening(sitting, what, one));
    if (at < 0) {
      const told = heard
        .slice(from)
        .flatMap(({ what }) => (QUIET.includes(what.type) ? [] : [JSON.stringify(happeningIn(sitting, what))]));
      const after = from > 0 ? ' after the one before it' : '';
      return [`expected ${JSON.stringify(one)} to happen${after}, got ${told.join(', ') || 'nothing'}`];
    }
    from = at + 1;
  }
  return [];
}
function unwantedHappening<S extends KernelState>(sitting: Sitting<S>, one: string | HappeningExpectation): string[] {
  const happened = sitting.heard.find(({ what }) => matchesHappening(sitting, what, one));
  if (happened === undefined) return [];
  return [`expected no ${JSON.stringify(one)}, got ${JSON.stringify(happeningIn(sitting, happened.what))}`];
}
