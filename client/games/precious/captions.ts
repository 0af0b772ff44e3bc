// The names of the two areas of the field, at the left of their owner, as long as no card lies over them.
import { AREAS, type Area } from '../../../shared/games/precious/card-data.ts';
import type { TableModel } from '../../../shared/kernel/model.ts';
import { SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import { css } from '../../scenes/colors.ts';
import { acrossBox, type Box, boundsOf, spread } from '../../scenes/geometry.ts';
import type { Words } from '../../scenes/look.ts';
import { roundRect, write } from '../../scenes/paint.ts';
import type { Plate } from '../../scenes/plate-layer.ts';
import { BODY } from '../../scenes/styles.ts';
import { palette } from '../../styles/palette.ts';
import { countOf } from '../../table/shown.ts';
import { lanesOf } from './lanes.ts';
import { type Places, rowBox } from './places.ts';

const CREAM = 0xf3e6cf;

export const captionPlates = (places: Places, model: TableModel, bottom: Seat, words: Words): Plate[] =>
  SEATS.flatMap((seat) =>
    AREAS.filter((area) => isFree(places, model, seat, area)).map((area) =>
      caption(places, seat, area, seat === bottom, words(`plate.${area}`)),
    ),
  );

/** The outermost place of a row at the left of its owner, which cards take last. */
export function captionBox(places: Places, area: Area): Box {
  const { x, y, h } = rowBox(places, area, true);
  return { x, y, w: places.rows.mainArea.pitch, h };
}

function isFree(places: Places, model: TableModel, seat: Seat, area: Area): boolean {
  const { x, w } = captionBox(places, area);
  const { pitch, room, card, y } = places.rows[area];
  const { middle } = places.format;
  const first =
    area === 'mainArea'
      ? middle.x + Math.min(...lanesOf(model, seat)) * pitch
      : (spread(countOf(model.zones[seat][area]), middle.x, pitch, room)[0] ?? Number.POSITIVE_INFINITY);
  // Turned it is wider.
  return !Number.isFinite(first) || boundsOf({ x: first, y, ...card, angle: 90 }).x >= x + w;
}

function caption(places: Places, seat: Seat, area: Area, own: boolean, name: string): Plate {
  const { middle, name: format } = places.format;
  const row = captionBox(places, area);
  const box = own ? row : acrossBox(middle, row);
  return {
    key: `caption.${seat}.${area}`,
    frame: `caption.${area}.${format}`,
    signature: name,
    box,
    // Above the light of a place that is offered, below whoever stands there.
    z: 28.5,
    paint(ctx) {
      const high = (format === 'low' ? 21 : 25) / 2;
      const y = box.h / 2 + places.rows[area].above / 2;
      roundRect(ctx, { x: 10, y: y - high, w: box.w - 20, h: 2 * high }, 4);
      ctx.fillStyle = css(palette.nightDeep, 0.34);
      ctx.fill();
      write(ctx, name, box.w / 2, y, {
        font: `550 ${format === 'low' ? 14 : 16}px ${BODY}`,
        ...{ color: css(CREAM), align: 'center', baseline: 'middle', room: box.w - 26 },
      });
    },
  };
}
