// Draws the shelf of the last reveals; a click on a card opens it, one beside the cards shuts the shelf.

import { palette } from '../styles/palette.ts';
import { css } from './colors.ts';
import type { HotSpot } from './hot-spots.ts';
import { surface } from './paint.ts';
import type { Plate } from './plate-layer.ts';
import type { Shelf } from './reveals.ts';
import { dim } from './tray-plates.ts';

const EVERYWHERE = { x: 0, y: 0, w: 9000, h: 9000, angle: 0 } as const;

export function shelfPlates(shelf: Shelf | null, z: number): Plate[] {
  if (shelf === null) return [];
  const { box } = shelf;
  return [
    dim('shelf.dim', 0.6, z),
    {
      key: 'shelf',
      frame: 'shelf',
      signature: `${Math.round(box.w)}`,
      box,
      z: z + 1,
      paint(ctx) {
        surface(ctx, { x: 1, y: 1, w: box.w - 2, h: box.h - 2 }, 18, palette.panel, 0.98);
        ctx.strokeStyle = css(palette.line);
        ctx.lineWidth = 1.5;
        ctx.stroke();
      },
    },
  ];
}

export const shelfSpots = ({ cards }: Shelf): HotSpot[] => [
  { id: 'shelf.shut', kind: 'tool', positions: [], box: EVERYWHERE, z: 0, act: { do: 'reveals' } },
  ...cards.flatMap(({ key, handle, pose }): HotSpot[] =>
    handle === null
      ? []
      : [{ id: key, kind: 'tool', positions: [], box: pose, z: pose.z, act: { do: 'inspect', handle } }],
  ),
];
