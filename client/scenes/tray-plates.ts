// Draws what lies under the cards of the tray, and the buttons that turn its pages.
import { palette } from '../styles/palette.ts';
import type { PlacedButton } from './button-plates.ts';
import { css, GLOW } from './colors.ts';
import type { Box } from './geometry.ts';
import { write } from './paint.ts';
import { fill, type Plate } from './plate-layer.ts';
import { DISPLAY } from './styles.ts';
import { boardText } from './text.ts';
import { CAPTION, type Tray } from './tray.ts';

/** Dims the table, whatever the size of the window. */
export const dim = (key: string, alpha: number, z: number): Plate =>
  fill(key, { x: -1600, y: -1600, w: 5200, h: 5200 }, css(0x05070d, alpha), z);

export function trayPlates(tray: Tray | null, question: string): Plate[] {
  if (tray === null) return [];
  const { x, y, w, h } = tray.box;
  return [
    // What stands beside the table is still to be read: whose turn it is, and what the question is about.
    fill('tray.dim', { x, y: -1600, w, h: 5200 }, css(0x05070d, 0.3), 106),
    fill('tray.back', { x, y, w, h }, css(0x10172a, 0.96), 107),
    fill('tray.top', { x, y, w, h: 2 }, css(GLOW, 0.9), 108),
    fill('tray.bottom', { x, y: y + h - 2, w, h: 2 }, css(GLOW, 0.9), 108),
    caption({ x, y: y + 6, w, h: CAPTION }, question),
  ];
}

const caption = (box: Box, question: string): Plate => ({
  key: 'tray.caption',
  frame: `tray.caption:${Math.round(box.w)}`,
  signature: question,
  box,
  z: 109,
  paint: (ctx) => {
    const font = `650 20px ${DISPLAY}`;
    write(ctx, question, box.w / 2, 26, { font, color: css(palette.text), align: 'center', room: box.w - 40 });
  },
});

export function pageButtons(tray: Tray | null): PlacedButton[] {
  if (tray === null || tray.pages < 2) return [];
  const { x, y, w, h } = tray.box;
  const at = (i: number) => ({ x: x + w - 200 + i * 100, y: y + h + 8, w: 92, h: 40 });
  const label = boardText('board.page', { n: tray.page + 1, of: tray.pages });
  return [
    { button: { id: 'page.back', label: `‹ ${label}`, tone: 'plain', act: { do: 'page', by: -1 } }, box: at(0) },
    { button: { id: 'page.on', label: `${label} ›`, tone: 'plain', act: { do: 'page', by: 1 } }, box: at(1) },
  ];
}
