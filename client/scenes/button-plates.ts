// Draws buttons: a lit face for the one thing to press, a glyph at its left, and the key that does the same at its right.
import { palette } from '../styles/palette.ts';
import { breakLines } from './break-lines.ts';
import { css, lighter } from './colors.ts';
import type { Box } from './geometry.ts';
import { paintGlyph } from './glyphs.ts';
import { roundRect, surface, write } from './paint.ts';
import { measure, type Plate } from './plate-layer.ts';
import type { Button } from './prompt.ts';
import { BODY } from './styles.ts';

type Ctx = CanvasRenderingContext2D;
const LABEL = `650 18px ${BODY}`;
const DETAIL = `500 16px ${BODY}`;
const KEY = `600 16px ${BODY}`;
const LINE = 20;
const INSET = 14;
/** Narrower ones have no room to spare. */
const SMALL = 90;
const LABEL_LINES = 3;

export interface PlacedButton {
  readonly button: Button;
  readonly box: Box;
}

/** A button as high as its texts need; its detail takes `most` lines. */
export function buttonHeight(button: Button, w: number, most = 8): number {
  if (button.detail !== undefined) return 38 + detailLines(button.detail, w, most).length * LINE;
  return 46 + (labelLines(button, w, LABEL_LINES).length - 1) * LINE;
}
/** A bare label is broken rather than squeezed; beside a glyph or a key there is room for one line only. */
const labelLines = ({ label, glyph, key }: Button, w: number, most: number): string[] =>
  glyph !== undefined || key !== undefined || w < SMALL
    ? [label]
    : breakLines(measure(), label, LABEL, w - 2 * INSET, most);
const detailLines = (detail: string, w: number, most: number): string[] =>
  breakLines(measure(), detail, DETAIL, w - 2 * INSET, most);

/** Ink and face of a button by how loud it is. */
function colorsOf({ tone, picked, detail }: Button): { back: number; ink: number; edge: string } {
  if (picked === true) return { back: palette.accentDeep, ink: palette.text, edge: css(palette.accent) };
  if (tone === 'main' && detail === undefined)
    return { back: palette.accent, ink: palette.onAccent, edge: css(lighter(palette.accent, 0.35)) };
  if (tone === 'quiet') return { back: palette.panel, ink: palette.muted, edge: css(palette.line) };
  return { back: palette.panel, ink: palette.text, edge: css(palette.accent, 0.7) };
}

export function buttonPlate(key: string, button: Button, box: Box, z: number): Plate {
  const { tone, label, detail, glyph } = button;
  const colors = colorsOf(button);
  return {
    key,
    frame: `button:${Math.round(box.w)}x${Math.round(box.h)}:${tone}:${button.picked === true}:${label}:${detail ?? ''}:${glyph}`,
    signature: '',
    box,
    z,
    paint(ctx) {
      surface(ctx, { x: 1, y: 1, w: box.w - 2, h: box.h - 2 }, 10, colors.back);
      ctx.strokeStyle = colors.edge;
      ctx.lineWidth = 1.5;
      ctx.stroke();
      if (detail === undefined) return face(ctx, button, box, colors.ink);
      write(ctx, label, INSET, 26, { font: LABEL, color: css(palette.accent), room: box.w - 2 * INSET });
      const lines = detailLines(detail, box.w, Math.max(1, Math.floor((box.h - 38) / LINE)));
      for (const [i, line] of lines.entries()) {
        write(ctx, line, INSET, 46 + i * LINE, { font: DETAIL, color: css(palette.text) });
      }
    },
  };
}

function face(ctx: Ctx, button: Button, box: Box, ink: number): void {
  const { glyph, label, key: hotkey } = button;
  const middle = box.h / 2;
  const small = box.w < SMALL;
  let right = box.w - (small ? 4 : INSET);
  if (hotkey !== undefined && !small) right = keyCap(ctx, hotkey, right + 4, middle, ink) - 8;
  if (glyph !== undefined && label === '') {
    paintGlyph(ctx, glyph, { x: box.w / 2, y: middle }, 18, css(ink));
    return;
  }
  const left = glyph === undefined ? (small ? 4 : INSET) : INSET + 26;
  if (glyph !== undefined) paintGlyph(ctx, glyph, { x: INSET + 8, y: middle }, 17, css(ink));
  const centred = glyph === undefined && hotkey === undefined;
  const lines = labelLines(button, box.w, Math.max(1, Math.floor((box.h - 46) / LINE) + 1));
  for (const [i, line] of lines.entries()) {
    write(ctx, line, centred ? box.w / 2 : left, middle + 1 + (i - (lines.length - 1) / 2) * LINE, {
      font: LABEL,
      color: css(ink),
      align: centred ? 'center' : 'left',
      baseline: 'middle',
      room: right - left,
    });
  }
}

/** A key as a small cap; gives its left edge. */
function keyCap(ctx: Ctx, name: string, right: number, middle: number, ink: number): number {
  ctx.font = KEY;
  const w = Math.max(26, ctx.measureText(name).width + 14);
  roundRect(ctx, { x: right - w, y: middle - 13, w, h: 26 }, 6);
  ctx.strokeStyle = css(ink, 0.5);
  ctx.lineWidth = 1.25;
  ctx.stroke();
  write(ctx, name, right - w / 2, middle + 1, { font: KEY, color: css(ink), align: 'center', baseline: 'middle' });
  return right - w;
}
