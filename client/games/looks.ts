// The look of each game, loaded when its first table opens; one is made for each format of the window.
import type { GameFront } from '../../shared/kernel/game.ts';
import { type Artwork, fetchArtwork } from '../art/artwork.ts';
import { type Format, WIDE } from '../scenes/format.ts';
import type { TableLook } from '../scenes/look.ts';

type LookMaker = (game: GameFront, format: Format, art: Artwork | null) => TableLook;
const LOOKS: Readonly<Record<string, () => Promise<LookMaker>>> = {
  weiss: async () => (await import('./weiss/look.ts')).weissLook,
  lycee: async () => (await import('./lycee/look.ts')).lyceeLook,
  precious: async () => (await import('./precious/look.ts')).preciousLook,
  spellcard: async () => (await import('./spellcard/look.ts')).spellcardLook,
};

export async function looksOf(game: GameFront): Promise<(format: Format) => TableLook> {
  const load = LOOKS[game.id];
  if (load === undefined) throw new Error(`the board cannot draw ${game.id}`);
  const [make, art] = await Promise.all([load(), fetchArtwork(game.id)]);
  return (format) => make(game, format, art);
}
/** For those who only paint cards, which look the same in each format. */
export const lookOf = async (game: GameFront): Promise<TableLook> => (await looksOf(game))(WIDE);
