// A game that stops before every stretch, so that scenarios and rulings may look at its table there.
import { ask } from '../ask.ts';
import type { GameModule } from '../game.ts';
import type { KernelState } from '../state.ts';

/** What is asked there; it is answered with nothing. */
export const PAUSE = 'pause';

export const paused = <S extends KernelState>(game: GameModule<S>): GameModule<S> => ({
  ...game,
  *advance(state) {
    yield* ask({ seat: game.turnPlayer(state), why: PAUSE, from: [], min: 0, max: 0 });
    yield* game.advance(state);
  },
});
