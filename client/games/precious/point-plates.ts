// What is seen of the point area beside its cards: how far it is from seven, the socket that is in danger, and the faces of points that are used.
import type { CardPrint, GameFront } from '../../../shared/kernel/game.ts';
import type { TableModel } from '../../../shared/kernel/model.ts';
import { SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import { css, lighter } from '../../scenes/colors.ts';
import { across, type Box, boxAround, grow, type Size } from '../../scenes/geometry.ts';
import type { Words } from '../../scenes/look.ts';
import { roundRect } from '../../scenes/paint.ts';
import { type Plate, textPlate } from '../../scenes/plate-layer.ts';
import { palette } from '../../styles/palette.ts';
import { cardsIn, countOf } from '../../table/shown.ts';
import { pointAt } from './layout.ts';
import { isClose, type Places, SOCKETS, socketBox } from './places.ts';

type Ctx = CanvasRenderingContext2D;
type PaintFace = (ctx: Ctx, size: Size, print: CardPrint) => void;
interface View {
  readonly game: GameFront;
  readonly places: Places;
  readonly bottom: Seat;
  readonly words: Words;
  readonly paintFace: PaintFace;
}

export const pointPlates = (view: View, model: TableModel): Plate[] =>
  SEATS.flatMap((seat) => [
    ...spentFaces(view, model, seat),
    progress(view, model, seat),
    ...danger(view, model, seat),
  ]);

/** On the left end of the strip, as its owner sees it, close to the first socket. */
function progress({ places, bottom, words }: View, model: TableModel, seat: Seat): Plate {
  const { text } = places.format;
  const count = countOf(model.zones[seat]['pointArea']);
  const own = seat === bottom;
  const first = socketBox(places, 0, own);
  const said = words('points.progress', { n: count, of: SOCKETS });
  const style = isClose(count) ? 'markBad' : 'count';
  const plate = textPlate(`points.${seat}`, said, style, { x: 0, y: first.y + first.h / 2 }, 26, 1, text);
  const x = own ? first.x - plate.box.w - 3 : first.x + first.w + 3;
  return { ...plate, box: { ...plate.box, x } };
}

/** Light around the socket that the next point will fill. */
function danger({ places, bottom }: View, model: TableModel, seat: Seat): Plate[] {
  const count = countOf(model.zones[seat]['pointArea']);
  if (!isClose(count) || count >= SOCKETS) return [];
  const own = seat === bottom;
  return Array.from({ length: SOCKETS - count }, (_, i): Plate => {
    const box = grow(socketBox(places, count + i, own), 9);
    const strong = i === 0;
    return {
      key: `danger.${seat}.${count + i}`,
      frame: `danger.${strong}.${box.w}`,
      signature: '',
      box,
      z: 12,
      paint: (ctx) => glowing(ctx, box, strong ? 1 : 0.5),
    };
  });
}
function glowing(ctx: Ctx, { w, h }: Box, strength: number): void {
  ctx.shadowColor = css(palette.danger, strength);
  ctx.shadowBlur = 12;
  ctx.strokeStyle = css(palette.danger, strength);
  ctx.lineWidth = 3;
  roundRect(ctx, { x: 8, y: 8, w: w - 16, h: h - 16 }, 5);
  ctx.stroke();
  ctx.shadowBlur = 0;
  ctx.fillStyle = css(palette.danger, 0.16 * strength);
  ctx.fill();
}

/** So much of its card is the picture on its back. */
const PRINTED = 0.68;
/** Everybody may look at a point that is used (2): its picture, faded, is taped to its back. */
function spentFaces(view: View, model: TableModel, seat: Seat): Plate[] {
  const { game, places, bottom } = view;
  const held = cardsIn(model.zones[seat]['pointArea']);
  const { card } = places.rows.pointArea;
  return held.flatMap((handle, i): Plate[] => {
    const face = handle === null ? undefined : model.cards[handle];
    const print = face?.state === 'faceDown' ? game.print(face.no) : undefined;
    if (handle === null || print === undefined) return [];
    const at = pointAt(places, i, held.length);
    const box = boxAround(seat === bottom ? at : across(places.format.middle, at), {
      w: card.w * PRINTED,
      h: card.h * PRINTED,
    });
    return [
      {
        key: `spent.${handle}`,
        frame: `spent.${print.no}.${Math.round(box.w)}`,
        signature: '',
        box,
        z: 16 + i * 0.1,
        of: handle,
        paint: (ctx) => paintSpent(ctx, box, print, view.paintFace),
      },
    ];
  });
}
function paintSpent(ctx: Ctx, { w, h }: Box, print: CardPrint, paintFace: PaintFace): void {
  ctx.fillStyle = css(lighter(palette.cardPaper, 0.1));
  ctx.fillRect(0, 0, w, h);
  ctx.save();
  ctx.translate(2, 2);
  ctx.globalAlpha = 0.9;
  paintFace(ctx, { w: w - 4, h: h - 4 }, print);
  ctx.restore();
  ctx.globalCompositeOperation = 'saturation';
  ctx.fillStyle = css(0x6b6b6b, 0.7);
  ctx.fillRect(0, 0, w, h);
  ctx.globalCompositeOperation = 'source-over';
  ctx.fillStyle = css(0x2a1d10, 0.26);
  ctx.fillRect(0, 0, w, h);
}
