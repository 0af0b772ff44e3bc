// The plate beside the border that says who may act now, and what happens if nobody does (7.1, 7.3).
import type { TableModel } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import { css, lighter } from '../../scenes/colors.ts';
import { cutName, findsRoom, roundRect, surface, write } from '../../scenes/paint.ts';
import type { Plate } from '../../scenes/plate-layer.ts';
import { BODY, DISPLAY } from '../../scenes/styles.ts';
import { palette } from '../../styles/palette.ts';
import { nameOf } from '../../text/card-text.ts';
import { linksOf, windowOf } from './facts.ts';
import type { View } from './ticket-plates.ts';

export interface Priority {
  readonly holder: Seat;
  /** Of two in a row. */
  readonly passes: number;
  /** Does it interrupt, or act freely? */
  readonly interrupts: boolean;
  /** What two in a row lead to, as a key below `priority.`, and the card that it is about. */
  readonly leads: string;
  readonly no: string | null;
}

/** Of the newest declaration that can be interrupted, else of the main phase or a free timing. */
export function priorityOf(model: TableModel): Priority | null {
  if ((model.facts['result'] ?? null) !== null) return null;
  const link = linksOf(model).at(-1);
  if (link !== undefined) {
    if (link.holder === null) return null;
    return { holder: link.holder, passes: link.passes, interrupts: true, leads: 'resolves', no: link.no };
  }
  const window = windowOf(model);
  return window && { ...window, interrupts: false, leads: window.name, no: null };
}

export function priorityPlates(view: View, model: TableModel): Plate[] {
  const priority = priorityOf(model);
  if (priority === null) return [];
  const { places, bottom } = view;
  const said = saidOf(view, priority);
  const box = places.priority;
  const own = priority.holder === bottom;
  return [
    {
      key: 'priority',
      frame: 'priority',
      signature: JSON.stringify([said, priority.passes, own]),
      box,
      z: 46,
      paint: (ctx) => paint(ctx, view, said, priority.passes, own),
    },
  ];
}

interface Said {
  readonly title: string;
  readonly who: string;
  readonly when: string;
  /** What it leads to, as a sentence about the card where there is one. */
  readonly leads: string;
  readonly card: string;
}
function saidOf({ game, words, playerName }: View, { holder, passes, interrupts, leads, no }: Priority): Said {
  const card = no === null ? '' : nameOf(game, no).text;
  const which = interrupts ? 'refuse' : 'pass';
  return {
    title: words(interrupts ? 'priority.interrupt' : 'priority.title'),
    who: playerName(holder),
    when: words(`priority.${which}.${passes > 0 ? 'again' : 'both'}`),
    ...{ leads: `priority.${leads}`, card },
  };
}

type Ctx = CanvasRenderingContext2D;
function paint(
  ctx: Ctx,
  { places, words }: View,
  { title, who, when, leads, card }: Said,
  passes: number,
  own: boolean,
): void {
  const { w, h } = places.priority;
  const { text, name } = places.format;
  const size = name === 'low' ? 14 : 16.2;
  const tone = own ? palette.you : palette.foe;
  surface(ctx, { x: 1, y: 1, w: w - 2, h: h - 2 }, 10, palette.panelRaised, 0.96);
  ctx.strokeStyle = css(tone, 0.85);
  ctx.lineWidth = 2;
  ctx.stroke();
  roundRect(ctx, { x: 1, y: 10, w: 4, h: h - 20 }, 2);
  ctx.fillStyle = css(tone);
  ctx.fill();
  const left = 13;
  const quiet = css(lighter(palette.muted, 0.6));
  const line = (said: string, y: number, font: string, color: string, room = w - left - 9): number =>
    write(ctx, said, left, y * h, { font, color, baseline: 'middle', room });
  line(title, 0.16, `600 ${size}px ${BODY}`, quiet, w - left - 48 * text);
  line(who, 0.41, `750 ${22 * text}px ${DISPLAY}`, css(tone));
  line(when, 0.64, `600 ${size}px ${BODY}`, quiet);
  const font = `650 ${size}px ${BODY}`;
  const said = cutName(
    card,
    (name) => words(leads, { card: name }),
    (one) => findsRoom(ctx, one, font, w - left - 9),
  );
  line(said, 0.83, font, css(palette.text));
  for (let i = 0; i < 2; i++) passMark(ctx, { x: w - (33 - 17 * i) * text, y: 0.18 * h }, 6 * text, i < passes);
}

/** One of the two refusals that end it: filled once it was given. */
function passMark(ctx: Ctx, { x, y }: { x: number; y: number }, r: number, given: boolean): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fillStyle = css(given ? palette.accent : palette.nightDeep, given ? 1 : 0.7);
  ctx.fill();
  ctx.strokeStyle = css(given ? lighter(palette.accent, 0.4) : palette.muted);
  ctx.lineWidth = 1.5;
  ctx.stroke();
}
