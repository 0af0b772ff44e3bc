// The look of a game for the page's own canvases, once its code and the page's fonts are there.
import type { GameFront } from '../../../shared/kernel/game.ts';
import { lookOf } from '../../games/looks.ts';
import type { TableLook } from '../../scenes/look.ts';

const looks = new Map<string, Promise<TableLook | undefined>>();

/** Undefined for a game without one. */
export function lookFor(game: GameFront): Promise<TableLook | undefined> {
  const known = looks.get(game.id) ?? load(game);
  looks.set(game.id, known);
  return known;
}
async function load(game: GameFront): Promise<TableLook | undefined> {
  const [look] = await Promise.allSettled([lookOf(game), fontsLoaded()]);
  return look.status === 'fulfilled' ? look.value : undefined;
}
async function fontsLoaded(): Promise<void> {
  const style = getComputedStyle(document.documentElement);
  const families = ['--display', '--body'].map((name) => style.getPropertyValue(name));
  await Promise.all(families.map((family) => document.fonts.load(`700 16px ${family}`)));
}
