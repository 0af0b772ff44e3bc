// What a game reads its arrows from, and the words on the cards whose fate can be foreseen.
import type { GameFront } from '../../shared/kernel/game.ts';
import type { Handle, TableModel } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { Point } from './geometry.ts';
import type { ArrowMark, Words } from './look.ts';

export interface BoardSight<Places> {
  readonly game: GameFront;
  readonly places: Places;
  readonly model: TableModel;
  readonly bottom: Seat;
  readonly words: Words;
}

/** Nothing is said of a card that lies nowhere. */
export const fateMarks = (
  words: Words,
  fates: readonly (readonly [of: Handle, at: Point | undefined, fate: string])[],
): ArrowMark[] =>
  fates.flatMap(([of, at, fate]) =>
    at === undefined ? [] : [{ of, at, text: words(`preview.${fate}`), good: fate === 'stays' }],
  );
