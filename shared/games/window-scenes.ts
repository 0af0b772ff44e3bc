// The registry of tables at which covert windows open, one line per game, for tests of what the host does with them.
import type { KernelState } from '../kernel/state.ts';
import type { WindowScene } from '../kernel/testing/ruling/window-scene.ts';
import { lyceeWindows } from './lycee/testing/windows.ts';
import { preciousWindows } from './precious/testing/windows.ts';
import { spellcardWindows } from './spellcard/testing/windows.ts';
import { weissWindows } from './weiss/testing/windows.ts';

// As in the registry of games: a game gets the tables of its own and no others.
const register = (scenes: unknown): readonly WindowScene<KernelState>[] =>
  scenes as readonly WindowScene<KernelState>[];

export const WINDOW_SCENES: Readonly<Record<string, readonly WindowScene<KernelState>[]>> = {
  weiss: register(weissWindows),
  lycee: register(lyceeWindows),
  precious: register(preciousWindows),
  spellcard: register(spellcardWindows),
};
