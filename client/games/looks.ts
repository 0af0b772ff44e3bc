// The look of each game, loaded when its first table opens.
import type { GameFront } from '../../shared/kernel/game.ts';
import type { TableLook } from '../scenes/look.ts';
import { fetchArtwork } from './weiss/art/artwork.ts';

const LOOKS: Readonly<Record<string, () => Promise<(game: GameFront) => TableLook>>> = {
  weiss: async () => {
    const [{ weissLook }, art] = await Promise.all([import('./weiss/look.ts'), fetchArtwork()]);
    return (game) => weissLook(game, art);
  },
};

export async function lookOf(game: GameFront): Promise<TableLook> {
  const load = LOOKS[game.id];
  if (load === undefined) throw new Error(`the board cannot draw ${game.id}`);
  return (await load())(game);
}
