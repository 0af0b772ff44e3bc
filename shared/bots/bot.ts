// What a bot is: it sees what its seat sees, and answers. The type gives it nothing to cheat with.
import type { Answer } from '../kernel/ask.ts';
import type { GameModule } from '../kernel/game.ts';
import type { TableModel } from '../kernel/model.ts';
import type { Rng } from '../kernel/rng.ts';
import type { Seat } from '../kernel/seat.ts';
import type { ShownAsk } from '../kernel/view.ts';

/** Answers `ask` for `seat`; `rng` is the bot's own chance, never the match's. */
export type Bot = (game: GameModule, view: TableModel, ask: ShownAsk, seat: Seat, rng: Rng) => Answer;
