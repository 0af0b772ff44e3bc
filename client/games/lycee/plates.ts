// What is painted beside the cards of Lycee: the names of the columns, the three values of each character, and a leaf on those that have only just entered.
import { ATTACK_ROW, CELLS, type Cell, type Value } from '../../../shared/games/lycee/card-data.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import { SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import type { CardFace } from '../../../shared/kernel/story.ts';
import { css } from '../../scenes/colors.ts';
import { across, type Box, boxAround, type Point } from '../../scenes/geometry.ts';
import type { Words } from '../../scenes/look.ts';
import { compared } from '../../scenes/mat.ts';
import { paintSign, roundRect, write } from '../../scenes/paint.ts';
import { type Plate, textPlate } from '../../scenes/plate-layer.ts';
import { DISPLAY } from '../../scenes/styles.ts';
import { palette } from '../../styles/palette.ts';
import { cardsIn, valueNow } from '../../table/shown.ts';
import { freshOf } from './facts.ts';
import { paintLeaf, VALUE_SIGNS } from './icons.ts';
import { cellAt, cellBox, type Places } from './places.ts';

const SHOWN = ['ap', 'dp', 'sp'] as const satisfies readonly Value[];
const COLORS = { power: palette.text, powerUp: palette.good, powerDown: palette.danger } as const;
/** All of it lies above arrows. */
const Z = { column: 45, values: 45, leaf: 46 } as const;

export function fieldPlates(game: GameFront, places: Places, model: TableModel, bottom: Seat, words: Words): Plate[] {
  const fresh = freshOf(model);
  return SEATS.flatMap((seat) =>
    CELLS.flatMap((cell) => {
      const handle: Handle | null = cardsIn(model.zones[seat][cell]).at(-1) ?? null;
      const face = handle === null ? undefined : model.cards[handle];
      const at = { places, seat, cell, own: seat === bottom };
      return [
        ...columnMark(at, face !== undefined, words),
        ...(handle === null || face === undefined
          ? []
          : [valuesPlate(game, face, at), ...(fresh.includes(handle) ? [leafPlate(at)] : [])].map(
              (plate): Plate => ({ ...plate, of: handle }),
            )),
      ];
    }),
  );
}
interface At {
  readonly places: Places;
  readonly seat: Seat;
  readonly cell: Cell;
  readonly own: boolean;
}

/** Both stay where they are while the card turns under them, so that the eye finds them. */
const onCard = ({ places, cell, own }: At, { x, y }: Point): Point => {
  const middle = cellAt(places, cell, own);
  return own ? { x: middle.x + x, y: middle.y + y } : { x: middle.x - x, y: middle.y - y };
};

function valuesPlate(game: GameFront, face: CardFace, at: At): Plate {
  const { card, format } = at.places;
  const printed = game.print(face.no)?.numbers ?? {};
  const values = SHOWN.map((what) => {
    const now = valueNow(game, face, what) ?? 0;
    return { what, now, color: COLORS[compared(now, printed[what] ?? now)] };
  });
  const h = format.name === 'low' ? 24 : 28;
  const box = boxAround(onCard(at, { x: 0, y: card.h / 2 - h / 2 - 2 }), { w: card.w - 4, h });
  return {
    key: `values.${at.seat}.${at.cell}`,
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
    if (signed) paintSign(ctx, path, { x: left + h * 0.24, y: h / 2 }, h * 0.36, tint);
    write(ctx, String(now), left + each * (signed ? 0.7 : 0.5), h * 0.53, {
      font: `750 ${h * (signed ? 0.76 : 0.66)}px ${DISPLAY}`,
      color: css(color),
      align: 'center',
      baseline: 'middle',
      room: signed ? each - h * 0.5 : each - 2,
    });
  }
}
/** From this width on there is room for a sign beside a number; below it their order must do. */
const SIGNED = 26;

/**
 * Each player's own name of a column, upright for whoever looks, in the corner of the attack row that cards leave free, clear
 * of the line around the cell and of what arrows say along the seam; on a small table the glow around a character would
 * take it.
 */
function columnMark({ places, seat, cell, own }: At, isOccupied: boolean, words: Words): Plate[] {
  const { name, text, middle } = places.format;
  if (!isAttack(cell) || (isOccupied && name === 'low')) return [];
  const { x, y } = cellBox(places, cell, true);
  const corner = { x: x + 20 * text, y: y + 27 * text };
  const at = own ? corner : across(middle, corner);
  return [textPlate(`column.${seat}.${cell}`, words(`column.${cell.charAt(1)}`), 'chalk', at, Z.column, 1, text)];
}
const isAttack = (cell: Cell): boolean => (ATTACK_ROW as readonly Cell[]).includes(cell);

function leafPlate(at: At): Plate {
  const { cell, card, format } = at.places;
  const d = 22 * format.text;
  const at0 = onCard(at, { x: (card.w / 2 + cell.w / 2) / 2 + 2, y: -card.h / 2 + d * 0.4 });
  return {
    key: `fresh.${at.seat}.${at.cell}`,
    frame: 'fresh',
    signature: '',
    box: boxAround(at0, { w: d, h: d }),
    z: Z.leaf,
    paint: (ctx) => paintLeaf(ctx, d),
  };
}
