// The log of a match: its header and one row per answer are the whole match; hashes prove that it ran the same.
import type { Answer } from './ask.ts';
import { assert } from './assert.ts';
import type { Deck, DeckFault } from './deck.ts';
import type { GameModule, Setup } from './game.ts';
import { hashState } from './hash.ts';
import { type Given, Match } from './match.ts';
import type { Seat } from './seat.ts';
import type { KernelState, Result } from './state.ts';

export interface LogHeader {
  readonly format: 'playmat-log-1';
  readonly game: string;
  /** Hash over kernel, game and card set. */
  readonly version: string;
  readonly setup: Setup;
}
export type LogRow =
  | { readonly seat: Seat; readonly ask: number; readonly answer: Answer; readonly byHost?: true }
  | { readonly seat: Seat; readonly ask: number; readonly register: Deck }
  | { readonly seat: Seat; readonly cancel: number }
  /** `broke` is the answer that was not taken since the rules broke at it. */
  | { readonly end: Result; readonly broke?: Given }
  /** State hash after this many finished stretches. */
  | { readonly stretch: number; readonly hash: string };
export interface MatchLog {
  readonly header: LogHeader;
  readonly rows: readonly LogRow[];
}

export interface Divergence {
  readonly row: number;
  readonly why: string;
}

/** Applies one row to a match; returns what is wrong, if anything. */
export function applyRow<S extends KernelState>(match: Match<S>, row: LogRow): string | undefined {
  if ('end' in row) return match.end(row.end);
  if ('cancel' in row) return match.cancel(row.seat);
  if ('answer' in row) return match.submit(row.seat, row.ask, row.answer);
  if ('register' in row) return refusalText(match.register(row.seat, row.ask, row.register));
  if (match.stretches !== row.stretch) return `${match.stretches} stretches done, the log says ${row.stretch}`;
  const hash = hashState(match.position().state);
  return hash === row.hash ? undefined : `state ${hash} after stretch ${row.stretch}, the log says ${row.hash}`;
}

const refusalText = (refused: string | readonly DeckFault[] | undefined): string | undefined =>
  typeof refused === 'object' ? `the deck is faulted: ${refused.map(({ rule }) => rule).join()}` : refused;

/** Runs a whole log again and compares every hash in it. */
export function replay<S extends KernelState>(
  game: GameModule<S>,
  log: MatchLog,
  how: { readonly story?: boolean } = {},
): { readonly match: Match<S>; readonly divergence: Divergence | undefined } {
  assert(game.id === log.header.game, `a log of ${log.header.game} is not for ${game.id}`);
  const match = Match.start(game, game.setup(log.header.setup, how.story ?? false));
  for (const [row, entry] of log.rows.entries()) {
    const why = applyRow(match, entry);
    if (why !== undefined) return { match, divergence: { row, why } };
  }
  return { match, divergence: undefined };
}
