// What a ruling denies must be something that the game has: a misspelled word would make every denial of it pass.
import type { GameModule } from '../../game.ts';
import { SHARED } from '../../scenario/field-kinds.ts';
import type { KernelState } from '../../state.ts';

type Game<S extends KernelState> = Pick<GameModule<S>, 'text' | 'events'>;

/** Throws unless the game has a question of this name, which may be said of one player (`B.why`). */
export function mustAsk<S extends KernelState>(game: Game<S>, why: string): void {
  const key = `ask.${why.replace(/^[AB]\./, '')}`;
  const isText = (text: string): boolean => text === key || text.startsWith(`${key}_`) || text.startsWith(`${key}.`);
  if (!Object.keys(game.text('en')).some(isText)) throw new Error(`the game has no question ${why}`);
}
/** Throws unless something of this type can happen in the game. */
export function mustTell<S extends KernelState>(game: Game<S>, type: string): void {
  if (!(type in SHARED) && !(type in game.events))
    throw new Error(`nothing that is called ${type} happens in the game`);
}
