// The board's way in: mounts the canvas for a live table and keeps it in step with what the table says.
import { effect } from '@preact/signals';
import { looksOf } from '../games/looks.ts';
import type { BoardOptions, LiveTable, MountedBoard } from '../table/live-table.ts';
import { onCardLanguage } from '../text/card-text.ts';
import { listenToFold } from './fold-key.ts';
import { listen } from './pointer.ts';
import { Stage } from './stage.ts';
import { BODY, DISPLAY } from './styles.ts';
import { TableView } from './table-view.ts';
import { expose } from './test-window.ts';

/** The page's fonts must be there before faces are painted with them; without them the next best is taken. */
async function fonts(): Promise<void> {
  const wanted = [`700 20px ${DISPLAY}`, `800 20px ${DISPLAY}`, `500 16px ${BODY}`, `650 16px ${BODY}`];
  await Promise.allSettled(wanted.map((font) => document.fonts.load(font)));
}

/** Draws `table` into `element` until it is destroyed. Rejects where neither WebGL nor a canvas can be had. */
export async function mountBoard(element: HTMLElement, table: LiveTable, options: BoardOptions): Promise<MountedBoard> {
  const [looks] = await Promise.all([looksOf(table.game), fonts()]);
  const stage = await Stage.open(element, window.playmatTest?.renderer);
  const checks = import.meta.env.DEV || window.playmatTest !== undefined;
  const view = new TableView(stage, table, looks, options, checks);
  const settleWhenHidden = (): void => {
    if (document.hidden) view.settle();
  };
  document.addEventListener('visibilitychange', settleWhenHidden);
  const typeset = (): void => view.typeset();
  document.fonts.addEventListener('loadingdone', typeset);
  const stops = [
    table.onBatch((batch) => view.take(batch)),
    table.onSettle(() => view.settle()),
    effect(() => {
      const { ask, asks, picks, dialed, passing, status, sending, link, refusal } = table;
      const { listed } = options;
      for (const watched of [ask, asks, picks, dialed, passing, status, sending, link, refusal, listed])
        void watched.value;
      view.changed();
    }),
    onCardLanguage(typeset),
    listen(stage.canvas, () => stage.lens, {
      hover: (point) => view.hands.hover(point),
      touch: (point) => view.hands.touch(point),
      click: (point, touched) => view.hands.click(point, touched),
      grab: (point) => view.hands.grab(point),
      drag: (point) => view.hands.drag(point),
      drop: (point) => view.hands.drop(point),
      letGo: () => view.hands.letGo(),
      inspect: (point) => view.hands.inspect(point),
    }),
    listenToFold(() => view.hands.fold(), options.keyed),
    () => document.removeEventListener('visibilitychange', settleWhenHidden),
    () => document.fonts.removeEventListener('loadingdone', typeset),
    checks ? expose(stage, view, table) : () => undefined,
  ];
  return {
    destroy() {
      for (const stop of stops) stop();
      view.destroy();
      stage.destroy();
    },
  };
}
