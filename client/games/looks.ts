// The look of each game, loaded when its first table opens; one is made for each format of the window.
import type { GameFront } from '../../shared/kernel/game.ts';
import { type Format, WIDE } from '../scenes/format.ts';
import type { TableLook } from '../scenes/look.ts';
import { fetchArtwork } from './weiss/art/artwork.ts';

const LOOKS: Readonly<Record<string, () => Promise<(game: GameFront, format: Format) => TableLook>>> = {
  weiss: async () => {
    const [{ weissLook }, art] = await Promise.all([import('./weiss/look.ts'), fetchArtwork()]);
    return (game, format) => weissLook(game, format, art);
  },
};

export async function looksOf(game: GameFront): Promise<(format: Format) => TableLook> {
  const load = LOOKS[game.id];
  if (load === undefined) throw new Error(`the board cannot draw ${game.id}`);
  const make = await load();
  return (format) => make(game, format);
}
/** For those who only paint cards, which look the same in each format. */
export const lookOf = async (game: GameFront): Promise<TableLook> => (await looksOf(game))(WIDE);
