// A small bubble at a card that says why it cannot be used now.
import type { Handle } from '../../shared/kernel/model.ts';
import { palette } from '../styles/palette.ts';
import { breakLines } from './break-lines.ts';
import { css } from './colors.ts';
import { boundsOf, type Size } from './geometry.ts';
import type { LaidCard } from './look.ts';
import { surface, write } from './paint.ts';
import { measure, type Plate } from './plate-layer.ts';
import { BODY } from './styles.ts';

/** So long a bubble stays, in milliseconds. */
export const BUBBLE_STAYS = 3000;
const W = 300;
const PAD = 14;
const LINE = 22;
const FONT = `600 17px ${BODY}`;

export interface Bubble {
  readonly handle: Handle;
  readonly lines: readonly string[];
}

export function bubblePlates(bubble: Bubble | null, cards: readonly LaidCard[], size: Size): Plate[] {
  const card = cards.find(({ handle }) => handle !== null && handle === bubble?.handle);
  if (bubble === null || card === undefined) return [];
  const lines = bubble.lines.flatMap((line) => breakLines(measure(), line, FONT, W - 2 * PAD, 3));
  const h = lines.length * LINE + 2 * PAD - 4;
  const bounds = boundsOf(card.pose);
  const above = bounds.y - h - 10;
  const y = above >= 8 ? above : Math.min(bounds.y + bounds.h + 10, size.h - h - 8);
  const x = Math.min(Math.max(8, card.pose.x - W / 2), size.w - W - 8);
  return [
    {
      key: 'bubble',
      frame: `bubble:${lines.length}`,
      signature: JSON.stringify(lines),
      box: { x, y, w: W, h },
      z: 150,
      paint(ctx) {
        surface(ctx, { x: 1, y: 1, w: W - 2, h: h - 2 }, 12, palette.panelRaised, 0.98);
        ctx.strokeStyle = css(palette.muted, 0.7);
        ctx.lineWidth = 1.5;
        ctx.stroke();
        for (const [i, line] of lines.entries()) {
          write(ctx, line, PAD, PAD + 13 + i * LINE, { font: FONT, color: css(palette.text), room: W - 2 * PAD });
        }
      },
    },
  ];
}
