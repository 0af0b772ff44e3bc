// Draws the prompt at the right of the table: its panel grows upwards from the bottom, its buttons stand below the question.
import { palette } from '../styles/palette.ts';
import { css } from './colors.ts';
import type { Format } from './format.ts';
import type { Box } from './geometry.ts';
import { breakLines, roundRect, write } from './paint.ts';
import { measure, type Plate } from './plate-layer.ts';
import type { Button, Prompt } from './prompt.ts';
import { BODY, DISPLAY } from './styles.ts';

const PAD = 16;
const GAP = 8;
/** A long question is set smaller, so that none is cut short. */
const QUESTIONS = [
  { font: `700 24px ${DISPLAY}`, line: 28, most: 3 },
  { font: `650 19px ${DISPLAY}`, line: 23, most: 7 },
] as const;
type Setting = (typeof QUESTIONS)[number];
const SMALL = `500 15px ${BODY}`;
const LABEL = `650 17px ${BODY}`;
const DETAIL = `500 13.5px ${BODY}`;

export interface PlacedButton {
  readonly button: Button;
  readonly box: Box;
}
export interface PlacedPrompt {
  readonly plates: readonly Plate[];
  readonly buttons: readonly PlacedButton[];
  readonly box: Box;
}

/** A button as high as its texts need. */
export function buttonHeight(button: Button, w: number): number {
  return button.detail === undefined ? 44 : 36 + detailLines(button.detail, w).length * 17;
}
const detailLines = (detail: string, w: number): string[] => breakLines(measure(), detail, DETAIL, w - 28, 8);

export function placePrompt({ prompt: column }: Format, prompt: Prompt): PlacedPrompt {
  const { x, w, bottom } = column;
  const inner = w - 2 * PAD;
  const { setting, lines: question } = setQuestion(prompt.question, inner);
  const about = prompt.about === undefined ? [] : breakLines(measure(), prompt.about.text, SMALL, inner, 5);
  const textH =
    34 +
    question.length * setting.line +
    (prompt.about === undefined ? 0 : 26 + about.length * 19) +
    (prompt.progress === undefined ? 0 : 26) +
    8;
  const rows = rowsOf(prompt.buttons);
  const heights = rows.map((row) => Math.max(...row.map((button) => buttonHeight(button, inner))));
  const buttonsH = heights.reduce((sum, h) => sum + h + GAP, 0);
  const h = textH + buttonsH + (buttonsH > 0 ? PAD : 6);
  const box: Box = { x, y: bottom - h, w, h };
  const plates: Plate[] = [panel(prompt, box, setting, question, about)];
  const buttons: PlacedButton[] = [];
  let y = box.y + textH + 4;
  for (const [i, row] of rows.entries()) {
    const each = (inner - GAP * (row.length - 1)) / row.length;
    for (const [j, button] of row.entries()) {
      const place: Box = { x: x + PAD + j * (each + GAP), y, w: each, h: heights[i] ?? 44 };
      plates.push(buttonPlate(`prompt.${i}.${j}`, button, place, 130));
      buttons.push({ button, box: place });
    }
    y += (heights[i] ?? 44) + GAP;
  }
  return { plates, buttons, box };
}

/** Small buttons share a row, the others have one each. */
function rowsOf(buttons: readonly Button[]): Button[][] {
  const rows: Button[][] = [];
  let free = 0;
  for (const button of buttons) {
    const share = button.share ?? 1;
    if (share < 1 && free >= share - 0.001) rows.at(-1)?.push(button);
    else rows.push([button]);
    free = (share < 1 && free >= share - 0.001 ? free : 1) - share;
  }
  return rows;
}

function setQuestion(question: string, room: number): { setting: Setting; lines: readonly string[] } {
  const [large, small] = QUESTIONS;
  if (question === '') return { setting: large, lines: [] };
  const lines = breakLines(measure(), question, large.font, room, large.most + 1);
  if (lines.length <= large.most) return { setting: large, lines };
  return { setting: small, lines: breakLines(measure(), question, small.font, room, small.most) };
}

function panel(
  prompt: Prompt,
  box: Box,
  { font, line: lineH }: Setting,
  question: readonly string[],
  about: readonly string[],
): Plate {
  const asked = prompt.mood === 'asked';
  const tone = asked ? palette.accent : prompt.mood === 'over' ? palette.good : palette.muted;
  return {
    key: 'prompt.panel',
    frame: `prompt.panel:${Math.round(box.h)}`,
    signature: JSON.stringify([prompt.mood, prompt.title, question, prompt.about?.name, about, prompt.progress]),
    box,
    z: 129,
    paint(ctx) {
      roundRect(ctx, { x: 1, y: 1, w: box.w - 2, h: box.h - 2 }, 14);
      ctx.fillStyle = css(asked ? palette.panelRaised : palette.panel, 0.97);
      ctx.fill();
      ctx.strokeStyle = asked ? css(palette.accent, 0.85) : css(palette.line);
      ctx.lineWidth = asked ? 2 : 1.25;
      ctx.stroke();
      let y = 27;
      write(ctx, prompt.title, PAD, y, { font: `650 15px ${BODY}`, color: css(tone), room: box.w - 2 * PAD });
      y += 7;
      for (const line of question) {
        y += lineH;
        write(ctx, line, PAD, y - 5, {
          font,
          color: css(asked || prompt.mood === 'over' ? palette.text : palette.muted),
        });
      }
      if (prompt.about !== undefined) {
        y += 24;
        write(ctx, prompt.about.name, PAD, y, {
          font: `650 15px ${BODY}`,
          color: css(palette.you),
          room: box.w - 2 * PAD,
        });
        y += 2;
        for (const line of about) {
          y += 19;
          write(ctx, line, PAD, y, { font: SMALL, color: css(palette.text, 0.86) });
        }
      }
      if (prompt.progress !== undefined) {
        y += 22;
        write(ctx, prompt.progress, PAD, y, { font: `600 16px ${BODY}`, color: css(tone), room: box.w - 2 * PAD });
      }
    },
  };
}

export function buttonPlate(key: string, button: Button, box: Box, z: number): Plate {
  const { tone, label, detail } = button;
  const main = tone === 'main' && detail === undefined;
  const back = button.picked
    ? palette.accentDeep
    : main
      ? palette.accent
      : tone === 'quiet'
        ? palette.panel
        : palette.panel;
  const ink = main && !button.picked ? palette.onAccent : tone === 'quiet' ? palette.muted : palette.text;
  return {
    key,
    frame: `button:${Math.round(box.w)}x${Math.round(box.h)}:${tone}:${button.picked === true}:${label}:${detail ?? ''}`,
    signature: '',
    box,
    z,
    paint(ctx) {
      roundRect(ctx, { x: 1, y: 1, w: box.w - 2, h: box.h - 2 }, 10);
      ctx.fillStyle = css(back);
      ctx.fill();
      ctx.strokeStyle = css(tone === 'quiet' ? palette.line : palette.accent, main ? 1 : tone === 'quiet' ? 1 : 0.75);
      ctx.lineWidth = 1.5;
      ctx.stroke();
      if (detail === undefined) {
        write(ctx, label, box.w / 2, box.h / 2 + 1, {
          font: LABEL,
          color: css(ink),
          align: 'center',
          baseline: 'middle',
          room: box.w - 24,
        });
        return;
      }
      write(ctx, label, 14, 24, { font: LABEL, color: css(palette.accent), room: box.w - 28 });
      for (const [i, line] of detailLines(detail, box.w).entries()) {
        write(ctx, line, 14, 42 + i * 17, { font: DETAIL, color: css(palette.text, 0.9) });
      }
    },
  };
}
