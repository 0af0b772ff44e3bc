// The panel on the far mat: whose answer is waited for and what two refusals would do (6.2), or how a last barrier stands.
import type { Declaration } from '../../../shared/games/spellcard/card-data.ts';
import type { TableModel } from '../../../shared/kernel/model.ts';
import { opponentOf, SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import { css, lighter } from '../../scenes/colors.ts';
import type { Box } from '../../scenes/geometry.ts';
import { cutName, findsRoom, roundRect, surface, write } from '../../scenes/paint.ts';
import type { Plate } from '../../scenes/plate-layer.ts';
import { BODY, DISPLAY } from '../../scenes/styles.ts';
import { palette } from '../../styles/palette.ts';
import { placeOf } from '../../table/shown.ts';
import { nameOf } from '../../text/card-text.ts';
import { barrierOf, isOver, linksOf, turnOf, turnPlayerOf, windowOf } from './facts.ts';
import type { View } from './ticket-plates.ts';

type Ctx = CanvasRenderingContext2D;

export interface Priority {
  readonly holder: Seat;
  /** Of two in a row. */
  readonly passes: number;
  readonly no: string;
  readonly kind: Declaration;
}
export function priorityOf(model: TableModel): Priority | null {
  const window = windowOf(model);
  const link = linksOf(model).at(-1);
  return window === null || link === undefined || isOver(model) ? null : { ...window, no: link.no, kind: link.kind };
}

export interface Duel {
  readonly no: string;
  /** Whose barrier it is. */
  readonly seat: Seat;
  readonly holder: Seat;
  readonly given: readonly [number, number];
}
export function duelOf(model: TableModel): Duel | null {
  const barrier = barrierOf(model);
  const victim = barrier?.victim ?? null;
  const place = victim === null ? undefined : placeOf(model, ['line'], victim);
  if (barrier === null || victim === null || place === undefined || isOver(model)) return null;
  const [first = 0, second = 0] = barrier.given;
  return { no: model.cards[victim]?.no ?? '', seat: place.seat, holder: barrier.holder, given: [first, second] };
}

export function panelPlates(view: View, model: TableModel): Plate[] {
  const duel = duelOf(model);
  if (duel !== null) return [plate(view, 'duel', duel, duel.holder, (ctx, box) => paintDuel(ctx, view, box, duel))];
  const priority = priorityOf(model);
  if (priority === null)
    return isFirstTurn(model)
      ? [plate(view, 'firstTurn', {}, turnPlayerOf(model), (ctx, box) => paintFirst(ctx, view, box))]
      : [];
  return [plate(view, 'priority', priority, priority.holder, (ctx, box) => paintPriority(ctx, view, box, priority))];
}

/** Nobody should wonder why the first attacks do nothing (3.4). */
export const isFirstTurn = (model: TableModel): boolean => turnOf(model) === 1 && !isOver(model);

/** What it says is in its signature. */
function plate(view: View, name: string, says: object, holder: Seat, paint: (ctx: Ctx, box: Box) => void): Plate {
  const { panel } = view.places;
  const h = name === 'duel' ? panel.h : panel.h * 0.62;
  const box = { ...panel, y: panel.y + panel.h - h, h };
  const tone = holder === view.bottom ? palette.you : palette.foe;
  return {
    key: 'panel',
    frame: `panel.${name}`,
    signature: JSON.stringify([says, view.words('priority.title'), SEATS.map(view.playerName), tone]),
    box,
    z: 46,
    paint(ctx) {
      frame(ctx, box, tone);
      paint(ctx, box);
    },
  };
}
function frame(ctx: Ctx, { w, h }: Box, tone: number): void {
  surface(ctx, { x: 1, y: 1, w: w - 2, h: h - 2 }, 10, palette.panelRaised, 0.96);
  ctx.strokeStyle = css(tone, 0.85);
  ctx.lineWidth = 2;
  ctx.stroke();
  roundRect(ctx, { x: 1, y: 10, w: 4, h: h - 20 }, 2);
  ctx.fillStyle = css(tone);
  ctx.fill();
}

const QUIET = css(lighter(palette.muted, 0.6));
const sizeIn = ({ places }: View): number => (places.format.name === 'low' ? 14 : 16.2);
const LEFT = 13;

function paintFirst(ctx: Ctx, view: View, { w, h }: Box): void {
  const { words, places } = view;
  const room = w - LEFT - 9;
  write(ctx, words('first.title'), LEFT, 0.22 * h, {
    font: `750 ${20 * places.format.text}px ${DISPLAY}`,
    ...{ color: css(palette.text), baseline: 'middle', room },
  });
  for (const [i, key] of ['first.who', 'first.what'].entries())
    write(ctx, words(key), LEFT, (0.52 + 0.26 * i) * h, {
      font: `600 ${sizeIn(view)}px ${BODY}`,
      ...{ color: QUIET, baseline: 'middle', room },
    });
}

function paintPriority(ctx: Ctx, view: View, { w, h }: Box, { holder, passes, no, kind }: Priority): void {
  const { words, playerName, places, bottom, game } = view;
  const { text } = places.format;
  const small = sizeIn(view);
  const line = (said: string, y: number, font: string, color: string, room = w - LEFT - 9): number =>
    write(ctx, said, LEFT, y * h, { font, color, baseline: 'middle', room });
  line(words('priority.title'), 0.16, `600 ${small}px ${BODY}`, QUIET, w - LEFT - 48 * text);
  const tone = css(holder === bottom ? palette.you : palette.foe);
  line(playerName(holder), 0.41, `750 ${22 * text}px ${DISPLAY}`, tone);
  line(words(`priority.refuse.${passes > 0 ? 'again' : 'both'}`), 0.64, `600 ${small}px ${BODY}`, QUIET);
  const font = `650 ${small}px ${BODY}`;
  const said = cutName(
    nameOf(game, no).text,
    (card) => words(`priority.${kind}`, { card }),
    (one) => findsRoom(ctx, one, font, w - LEFT - 9),
  );
  line(said, 0.83, font, css(palette.text));
  for (let i = 0; i < 2; i++) pip(ctx, w - (33 - 17 * i) * text, 0.18 * h, 6 * text, palette.accent, i < passes);
}

/** Two rows of cards given, whose turn it is, and what comes of giving none. */
function paintDuel(ctx: Ctx, view: View, { w, h }: Box, { no, seat, holder, given }: Duel): void {
  const { words, playerName, places, bottom, game } = view;
  const { text } = places.format;
  const small = sizeIn(view);
  const room = w - LEFT - 9;
  const line = (said: string, y: number, font: string, color: string): number =>
    write(ctx, said, LEFT, y * h, { font, color, baseline: 'middle', room });
  line(words('duel.title', { name: nameOf(game, no).text }), 0.12, `750 ${19 * text}px ${DISPLAY}`, css(palette.text));
  for (const [i, side] of [seat, opponentOf(seat)].entries()) {
    const tone = side === bottom ? palette.you : palette.foe;
    const y = (0.32 + 0.2 * i) * h;
    write(ctx, playerName(side), LEFT, y, {
      font: `650 ${small}px ${BODY}`,
      ...{ color: css(tone), baseline: 'middle', room: room * 0.5 },
    });
    cards(ctx, { x: LEFT + room * 0.54, y, w: room * 0.46, h: h * 0.14 }, given[side] ?? 0, tone, holder === side);
  }
  const tone = css(holder === bottom ? palette.you : palette.foe);
  line(words('duel.gives', { name: playerName(holder) }), 0.72, `650 ${small}px ${BODY}`, tone);
  line(words(holder === seat ? 'duel.breaks' : 'duel.holds'), 0.88, `600 ${small}px ${BODY}`, QUIET);
}
/** A small card for each that was given, and a dotted one for the one that is waited for. */
function cards(ctx: Ctx, { x, y, w, h }: Box, count: number, tone: number, waits: boolean): void {
  const shown = count + (waits ? 1 : 0);
  const each = h * 0.68;
  const step = Math.min(each + 3, (w - each) / Math.max(1, shown - 1));
  for (let i = 0; i < shown; i++) {
    const given = i < count;
    ctx.setLineDash(given ? [] : [2, 2]);
    roundRect(ctx, { x: x + i * step, y: y - h / 2, w: each, h }, 2);
    ctx.fillStyle = css(tone, given ? 0.9 : 0.12);
    ctx.fill();
    ctx.strokeStyle = css(lighter(tone, 0.5), given ? 1 : 0.8);
    ctx.lineWidth = 1.25;
    ctx.stroke();
  }
  ctx.setLineDash([]);
}

/** One of the two refusals that end it: filled once it was given. */
function pip(ctx: Ctx, x: number, y: number, r: number, color: number, given: boolean): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fillStyle = css(given ? color : palette.nightDeep, given ? 1 : 0.7);
  ctx.fill();
  ctx.strokeStyle = css(given ? lighter(color, 0.4) : palette.muted);
  ctx.lineWidth = 1.5;
  ctx.stroke();
}
