// What the browser tests see of the board: where a click means something, whether it is at rest, and what it found wrong.
import { type Box, boundsOf } from './geometry.ts';
import { toPage } from './lens.ts';
import type { Stage } from './stage.ts';
import type { TableView } from './table-view.ts';

export interface ExposedSpot {
  readonly id: string;
  readonly kind: string;
  readonly positions: readonly number[];
  /** In CSS pixels of the page. */
  readonly box: Box;
}
export interface ExposedBoard {
  spots(): readonly ExposedSpot[];
  busy(): boolean;
  /** Asleep: nothing is being drawn. */
  asleep(): boolean;
  frames(): number;
  faults(): readonly string[];
  renderer(): 'webgl' | 'canvas';
}
declare global {
  interface Window {
    playmatBoard?: ExposedBoard;
    /** Set by a browser run before the page loads: the board is then exposed, and drawn as told. */
    playmatTest?: { readonly renderer?: 'canvas' };
  }
}

export function expose(stage: Stage, view: TableView): () => void {
  window.playmatBoard = {
    spots() {
      const { left, top } = stage.canvas.getBoundingClientRect();
      return view.now.spots.map(({ id, kind, positions, box }) => {
        const page = toPage(stage.lens, boundsOf(box));
        return { id, kind, positions, box: { ...page, x: page.x + left, y: page.y + top } };
      });
    },
    busy: () => view.director.busy,
    asleep: () => !stage.game.loop.running,
    frames: () => stage.frames,
    faults: () => view.faults,
    renderer: () => (stage.isWebGl ? 'webgl' : 'canvas'),
  };
  return () => {
    delete window.playmatBoard;
  };
}
