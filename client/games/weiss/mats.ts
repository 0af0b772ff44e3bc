// Paints the two playmats of Weiß Schwarz: felt, the plates of the zones with their names, and the line between the seats.
import type { Seat } from '../../../shared/kernel/seat.ts';
import { css, darker, lighter, mix } from '../../scenes/colors.ts';
import { type Box, boxAround } from '../../scenes/geometry.ts';
import type { Words } from '../../scenes/look.ts';
import { roundRect, write } from '../../scenes/paint.ts';
import { BODY, DISPLAY } from '../../scenes/styles.ts';
import { palette } from '../../styles/palette.ts';
import { across, acrossBox, MAT, PLATES, type Plate, SIZE, SLOT_AT, SLOT_BOX, STAGE } from './places.ts';

type Ctx = CanvasRenderingContext2D;
const NAMED: readonly Plate[] = ['stock', 'climax', 'level', 'clock', 'memory', 'deck', 'waitingRoom'];

export function paintMats(ctx: Ctx, _bottom: Seat, words: Words): void {
  room(ctx);
  for (const own of [true, false]) {
    felt(ctx, own ? MAT : acrossBox(MAT), own);
    for (const slot of STAGE) {
      const at = own ? SLOT_AT[slot] : across(SLOT_AT[slot]);
      slotPlate(ctx, boxAround(at, SLOT_BOX), slot.startsWith('front'), own);
    }
    for (const plate of NAMED) {
      const box = own ? PLATES[plate] : acrossBox(PLATES[plate]);
      zonePlate(ctx, box, own);
      if (plate === 'clock') clockMarks(ctx, box, own);
      zoneName(ctx, box, plate, words(`plate.${plate}`), own);
    }
  }
}

function room(ctx: Ctx): void {
  const { w, h } = SIZE;
  const light = ctx.createRadialGradient(w / 2, h * 0.46, 80, w / 2, h * 0.46, w * 0.62);
  light.addColorStop(0, css(lighter(palette.night, 0.06)));
  light.addColorStop(0.6, css(palette.night));
  light.addColorStop(1, css(palette.nightDeep));
  ctx.fillStyle = light;
  // The window may be wider or higher than the table; the room goes on.
  ctx.fillRect(-w, -h, w * 3, h * 3);
}

function felt(ctx: Ctx, box: Box, own: boolean): void {
  ctx.save();
  ctx.shadowColor = css(0x000000, 0.6);
  ctx.shadowBlur = 24;
  roundRect(ctx, box, 18);
  const light = ctx.createLinearGradient(0, own ? box.y : box.y + box.h, 0, own ? box.y + box.h : box.y);
  const base = own ? palette.felt : mix(palette.felt, 0x3a2440, 0.5);
  light.addColorStop(0, css(lighter(base, 0.09)));
  light.addColorStop(1, css(darker(base, 0.18)));
  ctx.fillStyle = light;
  ctx.fill();
  ctx.restore();
  roundRect(ctx, { x: box.x + 0.75, y: box.y + 0.75, w: box.w - 1.5, h: box.h - 1.5 }, 17);
  ctx.strokeStyle = css(own ? palette.you : palette.foe, 0.3);
  ctx.lineWidth = 1.5;
  ctx.stroke();
}

function slotPlate(ctx: Ctx, box: Box, front: boolean, own: boolean): void {
  roundRect(ctx, box, 12);
  ctx.fillStyle = css(0x000000, front ? 0.24 : 0.15);
  ctx.fill();
  ctx.strokeStyle = css(own ? palette.you : palette.foe, front ? 0.3 : 0.16);
  ctx.lineWidth = 1.5;
  ctx.stroke();
}

function zonePlate(ctx: Ctx, box: Box, own: boolean): void {
  roundRect(ctx, box, 9);
  ctx.fillStyle = css(0x000000, 0.2);
  ctx.fill();
  ctx.setLineDash([5, 5]);
  ctx.strokeStyle = css(own ? palette.you : palette.foe, 0.2);
  ctx.lineWidth = 1;
  ctx.stroke();
  ctx.setLineDash([]);
}

/** The zone's name in the middle of its plate, where cards will cover it: who sees cards needs no name. */
function zoneName(ctx: Ctx, box: Box, plate: Plate, name: string, own: boolean): void {
  const y = plate === 'stock' ? box.y + (own ? 22 : box.h - 22) : box.y + box.h / 2;
  // Beyond the seventh place of the clock there is room for its name.
  const x = plate === 'clock' ? box.x + box.w * (own ? 0.89 : 0.11) : box.x + box.w / 2;
  write(ctx, name, x, y, {
    font: `600 15px ${BODY}`,
    color: css(palette.text, 0.5),
    align: 'center',
    baseline: 'middle',
    room: box.w - 10,
    spacing: 0.3,
  });
}

/** Seven places of the clock, numbered: the seventh card levels up. */
function clockMarks(ctx: Ctx, box: Box, own: boolean): void {
  for (let i = 0; i < 7; i++) {
    const x = box.x + 4 + 25 + i * 58;
    const at = own ? x : 2 * box.x + box.w - x;
    write(ctx, String(i + 1), at, box.y + box.h / 2 + (own ? 1 : 1), {
      font: `700 26px ${DISPLAY}`,
      color: css(i === 6 ? palette.danger : palette.text, i === 6 ? 0.42 : 0.13),
      align: 'center',
      baseline: 'middle',
    });
  }
}
