// Lights up the places that may be picked.
import type { Seat } from '../../shared/kernel/seat.ts';
import { css, GLOW } from './colors.ts';
import { grow } from './geometry.ts';
import type { TableLook } from './look.ts';
import type { Offer } from './offer.ts';
import { roundRect } from './paint.ts';
import type { Plate } from './plate-layer.ts';

const HALO = 10;

export function slotPlates(offer: Offer, look: TableLook, bottom: Seat, picks: readonly number[]): Plate[] {
  return offer.slots.flatMap(({ position, slot, seat }) => {
    const place = look.slotBox(seat, slot, bottom);
    if (place === undefined || offer.blocked.has(position)) return [];
    const picked = picks.includes(position);
    const box = grow(place, HALO);
    return [
      {
        key: `slot.${seat}.${slot}`,
        frame: `slot:${picked}:${box.w}:${box.h}`,
        signature: '',
        box,
        z: 28,
        paint(ctx: CanvasRenderingContext2D) {
          roundRect(ctx, { x: HALO, y: HALO, w: place.w, h: place.h }, 12);
          ctx.fillStyle = css(GLOW, picked ? 0.42 : 0.16);
          ctx.fill();
          ctx.strokeStyle = css(GLOW);
          ctx.lineWidth = picked ? 5 : 3;
          ctx.shadowColor = css(GLOW);
          ctx.shadowBlur = HALO;
          ctx.stroke();
        },
      },
    ];
  });
}
