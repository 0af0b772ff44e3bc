// Draws the prompt: its panel grows upwards from the bottom of its column, its buttons stand below the question; it can be folded away.
import { palette } from '../styles/palette.ts';
import { breakLines } from './break-lines.ts';
import { buttonHeight, buttonPlate, type PlacedButton } from './button-plates.ts';
import { css } from './colors.ts';
import type { Format } from './format.ts';
import type { Box } from './geometry.ts';
import { surface, write } from './paint.ts';
import { measure, type Plate } from './plate-layer.ts';
import type { Button, Prompt } from './prompt.ts';
import { BODY, DISPLAY } from './styles.ts';
import { boardText } from './text.ts';

const PAD = 16;
const GAP = 8;
const FOLD = 34;
const SMALL = `500 16px ${BODY}`;
const LINE = 20;

/** A long question is set smaller, and what it says about its card and buttons is cut, so that all buttons fit. */
const SETTINGS = [
  { font: `700 25px ${DISPLAY}`, line: 29, most: 3, about: 6, detail: 8 },
  { font: `650 20px ${DISPLAY}`, line: 24, most: 6, about: 5, detail: 5 },
  { font: `650 18px ${DISPLAY}`, line: 22, most: 5, about: 2, detail: 2 },
  { font: `650 18px ${DISPLAY}`, line: 22, most: 3, about: 0, detail: 1 },
] as const;
type Setting = (typeof SETTINGS)[number];

export interface PlacedPrompt {
  readonly plates: readonly Plate[];
  readonly buttons: readonly PlacedButton[];
}
interface SetText {
  readonly setting: Setting;
  readonly question: readonly string[];
  readonly about: readonly string[];
  readonly note: readonly string[];
  readonly textH: number;
  readonly rows: readonly (readonly Button[])[];
  readonly heights: readonly number[];
  readonly h: number;
  /** The question did not fit into the lines of this setting. */
  readonly cut: boolean;
}

export function placePrompt({ prompt: column }: Format, prompt: Prompt, folded: boolean): PlacedPrompt {
  const { x, w, bottom, top } = column;
  if (folded) return foldedPrompt(column);
  const inner = w - 2 * PAD;
  const chosen = setWithin(prompt, inner, bottom - top);
  const { rows, heights, textH, h } = chosen;
  const box: Box = { x, y: bottom - h, w, h };
  const plates: Plate[] = [panel(prompt, box, chosen)];
  const buttons: PlacedButton[] = [];
  if (prompt.mood === 'asked') buttons.push(foldButton({ x: x + w - FOLD - 6, y: box.y + 6, w: FOLD, h: FOLD }));
  let y = box.y + textH + 4;
  for (const [i, row] of rows.entries()) {
    const each = (inner - GAP * (row.length - 1)) / row.length;
    for (const [j, button] of row.entries()) {
      buttons.push({ button, box: { x: x + PAD + j * (each + GAP), y, w: each, h: heights[i] ?? 46 } });
    }
    y += (heights[i] ?? 46) + GAP;
  }
  plates.push(...buttons.map(({ button, box: place }, i) => buttonPlate(`prompt.${i}`, button, place, 130)));
  return { plates, buttons };
}

const foldButton = (box: Box): PlacedButton => ({
  button: { id: 'fold', label: '', tone: 'quiet', glyph: 'fold', act: { do: 'fold' } },
  box,
});

/** What is left of a folded prompt: the button that brings it back. */
function foldedPrompt({ x, w, bottom }: Format['prompt']): PlacedPrompt {
  const box: Box = { x, y: bottom - 46, w, h: 46 };
  const button: Button = {
    id: 'fold',
    label: boardText('board.unfold'),
    tone: 'plain',
    glyph: 'unfold',
    key: boardText('board.key.fold'),
    act: { do: 'fold' },
  };
  return { plates: [buttonPlate('prompt.folded', button, box, 130)], buttons: [{ button, box }] };
}

/** In the largest setting that fits; where none does, without what is spare, the last of it first. */
function setWithin(prompt: Prompt, inner: number, room: number): SetText {
  const set = SETTINGS.map((setting) => setIn(setting, prompt, inner)).find(({ h, cut }) => !cut && h <= room);
  if (set !== undefined) return set;
  const last = prompt.buttons.findLastIndex(({ spare }) => spare === true);
  if (last < 0) return setIn(SETTINGS[3], prompt, inner);
  return setWithin({ ...prompt, buttons: prompt.buttons.toSpliced(last, 1) }, inner, room);
}

function setIn(setting: Setting, prompt: Prompt, inner: number): SetText {
  const lines = (text: string, font: string, most: number): string[] =>
    text === '' || most === 0 ? [] : breakLines(measure(), text, font, inner, most);
  const question = lines(prompt.question, setting.font, setting.most);
  const about = lines(prompt.about?.text ?? '', SMALL, setting.about);
  const note = lines(prompt.note ?? '', SMALL, 4);
  const textH =
    38 +
    question.length * setting.line +
    (prompt.about === undefined ? 0 : 26 + about.length * LINE) +
    note.length * LINE +
    (note.length > 0 ? 6 : 0) +
    (prompt.progress === undefined ? 0 : 26) +
    8;
  const rows = rowsOf(prompt.buttons);
  const heights = rows.map((row) => Math.max(...row.map((button) => buttonHeight(button, inner, setting.detail))));
  const buttonsH = heights.reduce((sum, h) => sum + h + GAP, 0);
  const h = textH + buttonsH + (buttonsH > 0 ? PAD - GAP + 2 : 6);
  const whole = lines(prompt.question, setting.font, 99).length;
  return { setting, question, about, note, textH, rows, heights, h, cut: whole > setting.most };
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

function panel(prompt: Prompt, box: Box, { setting, question, about, note }: SetText): Plate {
  const asked = prompt.mood === 'asked';
  const tone = asked ? palette.accent : palette.muted;
  const room = box.w - 2 * PAD;
  return {
    key: 'prompt.panel',
    frame: `prompt.panel:${Math.round(box.h)}`,
    signature: JSON.stringify([prompt.mood, prompt.title, question, prompt.about?.name, about, note, prompt.progress]),
    box,
    z: 129,
    paint(ctx) {
      surface(ctx, { x: 1, y: 1, w: box.w - 2, h: box.h - 2 }, 14, asked ? palette.panelRaised : palette.panel, 0.98);
      ctx.strokeStyle = asked ? css(palette.accent, 0.85) : css(palette.line);
      ctx.lineWidth = asked ? 2 : 1.25;
      ctx.stroke();
      let y = 29;
      write(ctx, prompt.title, PAD, y, { font: `650 17px ${BODY}`, color: css(tone), room: room - (asked ? FOLD : 0) });
      y += 9;
      for (const line of question) {
        y += setting.line;
        write(ctx, line, PAD, y - 5, {
          font: setting.font,
          color: css(prompt.mood === 'waiting' ? palette.muted : palette.text),
        });
      }
      if (prompt.about !== undefined) {
        y += 24;
        write(ctx, prompt.about.name, PAD, y, { font: `650 16px ${BODY}`, color: css(palette.you), room });
        y += 2;
        for (const line of about) {
          y += LINE;
          write(ctx, line, PAD, y, { font: SMALL, color: css(palette.text) });
        }
      }
      if (note.length > 0) y += 4;
      for (const line of note) {
        y += LINE;
        write(ctx, line, PAD, y, { font: SMALL, color: css(palette.muted) });
      }
      if (prompt.progress !== undefined) {
        y += 24;
        write(ctx, prompt.progress, PAD, y, { font: `600 17px ${BODY}`, color: css(tone), room });
      }
    },
  };
}
