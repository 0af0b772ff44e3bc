// The look of each game, loaded when its first table opens.
import type { GameFront } from '../../shared/kernel/game.ts';
import type { TableLook } from '../scenes/look.ts';

const LOOKS: Readonly<Record<string, () => Promise<(game: GameFront) => TableLook>>> = {
  weiss: async () => (await import('./weiss/look.ts')).weissLook,
};

export async function lookOf(game: GameFront): Promise<TableLook> {
  const load = LOOKS[game.id];
  if (load === undefined) throw new Error(`the board cannot draw ${game.id}`);
  return (await load())(game);
}
