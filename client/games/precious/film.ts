// The point area as a strip of film: seven frames with their numbers, the last two marked in red.
import { css, darker, lighter } from '../../scenes/colors.ts';
import { type Box, grow } from '../../scenes/geometry.ts';
import { roundRect, write } from '../../scenes/paint.ts';
import { DISPLAY } from '../../scenes/styles.ts';
import { palette } from '../../styles/palette.ts';
import { isClose, type Places, rowBox, SOCKETS, socketBox } from './places.ts';

type Ctx = CanvasRenderingContext2D;
const FILM = 0x1a120e;
const AMBER = 0xe9a65a;
export function paintStrip(ctx: Ctx, places: Places, own: boolean): void {
  const box = rowBox(places, 'pointArea', own);
  ctx.save();
  ctx.shadowColor = css(0x000000, 0.5);
  ctx.shadowBlur = 8;
  ctx.shadowOffsetY = 2;
  roundRect(ctx, box, 3);
  const shine = ctx.createLinearGradient(box.x, box.y, box.x + box.w, box.y + box.h);
  shine.addColorStop(0, css(lighter(FILM, 0.06)));
  shine.addColorStop(0.4, css(lighter(FILM, 0.16)));
  shine.addColorStop(0.5, css(FILM));
  shine.addColorStop(1, css(lighter(FILM, 0.05)));
  ctx.fillStyle = shine;
  ctx.fill();
  ctx.restore();
  perforations(ctx, box, (box.h - places.rows.pointArea.card.h) / 2);
  for (let nth = 0; nth < SOCKETS; nth++) frame(ctx, socketBox(places, nth, own), nth, places.format.text);
}

function perforations(ctx: Ctx, { x, y, w, h }: Box, rim: number): void {
  const [high, wide] = [rim * 0.52, rim * 0.84];
  ctx.fillStyle = css(0xf3e6cf, 0.5);
  const count = Math.floor(w / (wide * 1.9));
  const step = w / count;
  for (let i = 0; i < count; i++) {
    for (const top of [y + (rim - high) / 2, y + h - (rim + high) / 2]) {
      roundRect(ctx, { x: x + step * (i + 0.5) - wide / 2, y: top, w: wide, h: high }, high * 0.3);
      ctx.fill();
    }
  }
}

function frame(ctx: Ctx, socket: Box, nth: number, scale: number): void {
  const near = isClose(nth);
  const tone = near ? palette.danger : AMBER;
  const box = grow(socket, 1);
  const glass = ctx.createLinearGradient(0, box.y, 0, box.y + box.h);
  glass.addColorStop(0, css(darker(tone, 0.84)));
  glass.addColorStop(1, css(darker(tone, 0.74)));
  roundRect(ctx, box, 3);
  ctx.fillStyle = glass;
  ctx.fill();
  ctx.strokeStyle = css(tone, near ? 0.85 : 0.4);
  ctx.lineWidth = near ? 1.8 : 1;
  ctx.stroke();
  write(ctx, String(nth + 1), box.x + box.w / 2, box.y + box.h / 2 + 1, {
    font: `750 ${(near ? 30 : 26) * scale}px ${DISPLAY}`,
    ...{ color: css(near ? lighter(tone, 0.1) : darker(tone, 0.12)), align: 'center', baseline: 'middle' },
  });
}
