// What stands on characters: AP and DP as they are now in the main area, what decides approaches, and what they may not.
import { AREAS, type Value } from '../../../shared/games/precious/card-data.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import { SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import type { CardFace } from '../../../shared/kernel/story.ts';
import { css, darker } from '../../scenes/colors.ts';
import { type Box, boxAround, type Point } from '../../scenes/geometry.ts';
import { compared } from '../../scenes/mat.ts';
import { paintMark, paintSign, roundRect, write } from '../../scenes/paint.ts';
import type { Plate } from '../../scenes/plate-layer.ts';
import { DISPLAY } from '../../scenes/styles.ts';
import { palette } from '../../styles/palette.ts';
import { cardsIn, valueNow } from '../../table/shown.ts';
import { VALUE_SIGNS } from './icons.ts';
import { barOf, type Mark, traitsOf } from './marks.ts';
import type { Places } from './places.ts';
import { type Standing, standingOf } from './standing.ts';

const SHOWN = ['ap', 'dp'] as const satisfies readonly Value[];
const COLORS = { power: palette.text, powerUp: palette.good, powerDown: palette.danger } as const;
/** All of it lies above arrows. */
const Z = { values: 45, mark: 46 } as const;

export function fieldPlates(game: GameFront, places: Places, model: TableModel, bottom: Seat): Plate[] {
  const field = SEATS.flatMap((seat) => AREAS.flatMap((area) => cardsIn(model.zones[seat][area])));
  return field.flatMap((handle) => {
    const face = handle === null ? undefined : model.cards[handle];
    const standing = handle === null ? undefined : standingOf(places, model, bottom, handle);
    if (handle === null || face === undefined || standing === undefined) return [];
    const at = { places, handle, standing };
    const values = standing.area === 'mainArea' ? [valuesPlate(game, face, at)] : [];
    return [...values, ...markPlates(model, at)].map((plate): Plate => ({ ...plate, of: handle }));
  });
}
interface At {
  readonly places: Places;
  readonly handle: Handle;
  readonly standing: Standing;
}

/** All stays where it is while the card turns under it, so that the eye finds it. */
const onCard = ({ standing: { x, y, own } }: At, dx: number, dy: number): Point =>
  own ? { x: x + dx, y: y + dy } : { x: x - dx, y: y - dy };

const valuesHigh = ({ format }: Places): number => (format.name === 'low' ? 22 : 28);

function valuesPlate(game: GameFront, face: CardFace, at: At): Plate {
  const { card } = at.standing;
  const printed = game.print(face.no)?.numbers ?? {};
  const values = SHOWN.map((what) => {
    const now = Math.max(0, valueNow(game, face, what) ?? 0);
    return { what, now, color: COLORS[compared(now, printed[what] ?? now)] };
  });
  const h = valuesHigh(at.places);
  const box = boxAround(onCard(at, 0, card.h / 2 - h / 2 - 2), { w: card.w - 2, h });
  return {
    key: `values.${at.handle}`,
    frame: `values:${values.map(({ now, color }) => `${now}.${color}`).join(':')}`,
    signature: '',
    box,
    z: Z.values,
    paint: (ctx) => paintValues(ctx, box, values),
  };
}
interface ShownValue {
  readonly what: Value;
  readonly now: number;
  readonly color: number;
}
/** From this width on there is room for a sign beside a number; below it their order must do. */
const SIGNED = 40;
function paintValues(ctx: CanvasRenderingContext2D, { w, h }: Box, values: readonly ShownValue[]): void {
  roundRect(ctx, { x: 1, y: 1, w: w - 2, h: h - 2 }, h * 0.3);
  ctx.fillStyle = css(palette.nightDeep, 0.92);
  ctx.fill();
  ctx.strokeStyle = css(0xffffff, 0.24);
  ctx.lineWidth = 1;
  ctx.stroke();
  const each = (w - 6) / values.length;
  for (const [i, { what, now, color }] of values.entries()) {
    const left = 3 + each * i;
    const { path, color: tint } = VALUE_SIGNS[what];
    const signed = each > SIGNED;
    if (signed) paintSign(ctx, path, { x: left + h * 0.21, y: h / 2 }, h * 0.32, tint);
    write(ctx, String(now), left + each * (signed ? 0.67 : 0.5), h * 0.53, {
      font: `750 ${h * (signed ? 0.7 : 0.68)}px ${DISPLAY}`,
      color: css(color),
      align: 'center',
      baseline: 'middle',
      room: signed ? each - h * 0.5 : each - 4,
    });
    if (!signed && i > 0) divider(ctx, { x: left - 0.75, y: h * 0.24, w: 1.5, h: h * 0.52 });
  }
}
function divider(ctx: CanvasRenderingContext2D, { x, y, w, h }: Box): void {
  ctx.fillStyle = css(0xffffff, 0.3);
  ctx.fillRect(x, y, w, h);
}

/** Traits down the left edge of the card, closer together where they are many; the bar at its right. */
function markPlates(model: TableModel, at: At): Plate[] {
  const { places, standing, handle } = at;
  const { w, h } = standing.card;
  const isMain = standing.area === 'mainArea';
  const d = 23 * places.format.text;
  const top = -h / 2 + (isMain ? 20 : 4) * places.format.text + d / 2;
  const traits = traitsOf(model, handle, standing.area);
  const room = h / 2 - (isMain ? valuesHigh(places) : 0) - d / 2 - top;
  const step = Math.min(d * 0.98, room / Math.max(1, traits.length - 1));
  const bar = isMain ? barOf(model, handle) : null;
  return [
    ...traits.map((mark, i) => markPlate(at, mark, -w / 2 + d * 0.42, top + i * step, d)),
    ...(bar === null ? [] : [markPlate(at, bar, w / 2 - d * 0.42, top, d)]),
  ];
}
function markPlate(at: At, { name, sign, x }: Mark, dx: number, dy: number, d: number): Plate {
  const middle = onCard(at, dx, dy);
  return {
    key: `mark.${name}.${at.handle}`,
    frame: `mark.${name}.${x ?? ''}`,
    signature: '',
    box: { x: middle.x - d / 2, y: middle.y - d / 2, w: d * (x === undefined ? 1 : 1.64), h: d },
    z: Z.mark,
    paint(ctx) {
      if (x !== undefined) numberBeside(ctx, sign.color, x, d);
      paintMark(ctx, sign, d);
    },
  };
}
/** The X of Natural on a tag behind its sign. */
function numberBeside(ctx: CanvasRenderingContext2D, color: number, x: number, d: number): void {
  roundRect(ctx, { x: d * 0.5, y: 0, w: d * 1.1, h: d }, d * 0.3);
  ctx.fillStyle = css(palette.cardPaper);
  ctx.fill();
  write(ctx, String(x), d * 1.28, d * 0.53, {
    font: `800 ${d * 0.7}px ${DISPLAY}`,
    color: css(darker(color, 0.65)),
    align: 'center',
    baseline: 'middle',
  });
}
