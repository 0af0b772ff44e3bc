// Breaks a text into lines: at its spaces, and between the letters of Chinese and Japanese, which know none.
import { CJK_LETTERS } from '../styles/cjk.ts';
import { ELLIPSIS } from './paint.ts';

/** No line begins with one of these, … */
const CLOSING = String.raw`、。，．,.・：；:;！？!?）\)」』】〕〉》〗\]ー…～ぁぃぅぇぉっゃゅょァィゥェォッャュョ`;
/** … and none ends with one of these. */
const OPENING = String.raw`（\(「『【〔〈《〖\[`;
const LETTER = `[${CJK_LETTERS}]`;
const BREAKS = new RegExp(
  `(?<= )|(?<=${LETTER})(?<![${OPENING}])(?![${CLOSING} ])|(?<![${OPENING} ])(?=${LETTER})(?![${CLOSING}])`,
  'u',
);

/** Lines of at most `room`; the last of `most` lines is cut. */
export function breakLines(
  ctx: CanvasRenderingContext2D,
  text: string,
  font: string,
  room: number,
  most: number,
): string[] {
  ctx.font = font;
  const lines: string[] = [];
  let line = '';
  for (const piece of text.trim().replaceAll(/\s+/g, ' ').split(BREAKS)) {
    const longer = line + piece;
    if (line !== '' && ctx.measureText(longer.trimEnd()).width > room) {
      lines.push(line.trimEnd());
      line = piece;
    } else {
      line = longer;
    }
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  let last = lines[most - 1] ?? '';
  while (last.length > 1 && ctx.measureText(last + ELLIPSIS).width > room) last = last.slice(0, -1).trimEnd();
  return [...lines.slice(0, most - 1), last + ELLIPSIS];
}
