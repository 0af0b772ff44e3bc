// How long what an effect does lasts, in the words of scenario files: seen from the player whose card it is on, whoever's effect it was.
import { opponentOf, type Seat } from '../../kernel/seat.ts';
import type { Until } from './ability-data.ts';
import type { Table } from './state.ts';
import { lastTurnOf } from './table.ts';

/** `endOfOwnTurn` is what an effect of the opponent calls "until the end of your opponent's next turn". */
export const END_WORDS = ['endOfTurn', 'endOfOpponentsTurn', 'endOfOwnTurn', 'endOfAttack'] as const;
export type EndWord = (typeof END_WORDS)[number];
interface End {
  readonly until: Until;
  /** Turn with whose end it ends. */
  readonly lastTurn: number;
}

export function endWord(table: Table, { until, lastTurn }: End, seat: Seat): EndWord {
  if (until !== 'endOfOpponentsTurn') return until;
  // That turn may have come by now.
  if (lastTurn === table.turn) return 'endOfTurn';
  return lastTurn === lastTurnOf(table, until, seat) ? until : 'endOfOwnTurn';
}
export function endOf(table: Table, word: EndWord, seat: Seat): End {
  const [until, by] = asSaid(word, seat);
  return { until, lastTurn: lastTurnOf(table, until, by) };
}
/** As an effect of which player would say it. */
export const asSaid = (word: EndWord, seat: Seat): readonly [Until, Seat] =>
  word === 'endOfOwnTurn' ? ['endOfOpponentsTurn', opponentOf(seat)] : [word, seat];
