// Paints a card of Weiß Schwarz from its print: frame by colour, level, cost, icons, picture, name, traits, power and soul.
import type { CardPrint } from '../../../shared/kernel/game.ts';
import { css, darker, lighter } from '../../scenes/colors.ts';
import type { Box, Size } from '../../scenes/geometry.ts';
import type { Detail } from '../../scenes/look.ts';
import { roundRect, write } from '../../scenes/paint.ts';
import { BODY, DISPLAY } from '../../scenes/styles.ts';
import { palette } from '../../styles/palette.ts';
import { creatureOf, paintCreature } from './creature.ts';
import { paintIcon } from './icons.ts';
import { paintPortrait } from './portrait.ts';
import { paintGround, paintSign, paintSky, paintVista } from './scenery.ts';
import { diceOf, type Tone, toneOf } from './tones.ts';

type Ctx = CanvasRenderingContext2D;

export function paintCard(ctx: Ctx, size: Size, print: CardPrint | null, detail: Detail): void {
  if (print === null) return paintBack(ctx, size);
  const tone = toneOf(print.color);
  const u = Math.min(size.w, size.h) / (detail === 'full' ? 108 : detail === 'mini' ? 50 : 93);
  frame(ctx, size, tone);
  const edge = (detail === 'mini' ? 2.5 : 3.5) * u;
  const head = (detail === 'mini' ? 0 : detail === 'full' ? 21 : 18) * u;
  const foot = (detail === 'full' ? 35 : 0) * u;
  const window: Box = { x: edge, y: edge + head, w: size.w - 2 * edge, h: size.h - 2 * edge - head - foot };
  picture(ctx, window, print, tone);
  if (detail === 'mini') return miniMarks(ctx, size, print, tone, u);
  if (detail === 'field') shade(ctx, window);
  header(ctx, size, print, tone, edge, head, u);
  marks(ctx, window, print, u);
  if (detail === 'full') footer(ctx, size, print, edge, foot, u);
}

function frame(ctx: Ctx, { w, h }: Size, tone: Tone): void {
  const metal = ctx.createLinearGradient(0, 0, w, h);
  metal.addColorStop(0, css(lighter(tone.frame, 0.28)));
  metal.addColorStop(0.5, css(tone.frame));
  metal.addColorStop(1, css(darker(tone.frame, 0.3)));
  ctx.fillStyle = metal;
  ctx.fillRect(0, 0, w, h);
}

function picture(ctx: Ctx, box: Box, print: CardPrint, tone: Tone): void {
  const dice = diceOf(print.no);
  ctx.save();
  roundRect(ctx, box, Math.min(box.w, box.h) * 0.05);
  ctx.clip();
  ctx.translate(box.x, box.y);
  if (print.type === 'climax') paintVista(ctx, box, tone, dice);
  else {
    paintSky(ctx, box, tone, dice);
    paintGround(ctx, box, tone, dice);
    if (print.type === 'event') paintSign(ctx, box, tone, dice);
    else being(ctx, box, print, tone, dice);
  }
  ctx.restore();
  roundRect(ctx, box, Math.min(box.w, box.h) * 0.05);
  ctx.strokeStyle = css(darker(tone.deep, 0.4), 0.8);
  ctx.lineWidth = 1;
  ctx.stroke();
}

/** Whoever is on several cards looks the same on each: the person comes from the name, the rest from the number. */
function being(ctx: Ctx, box: Box, print: CardPrint, tone: Tone, dice: () => number): void {
  const x = box.w * (0.5 + (dice() - 0.5) * 0.08);
  const s = Math.min(box.w, box.h) * 0.5;
  const creature = creatureOf(print.traits, print.name.en);
  if (creature !== undefined) return paintCreature(ctx, creature, x, box.h * 0.48, s, tone, dice);
  paintPortrait(ctx, x, box.h * 0.47, s, tone, diceOf(print.name.en.split(',')[0] ?? print.no), dice);
}

/** Darkens the foot of a picture on the field, where the plates of power and soul lie. */
function shade(ctx: Ctx, box: Box): void {
  const dark = ctx.createLinearGradient(0, box.y + box.h * 0.62, 0, box.y + box.h);
  dark.addColorStop(0, css(0x05070d, 0));
  dark.addColorStop(1, css(0x05070d, 0.55));
  ctx.fillStyle = dark;
  ctx.fillRect(box.x, box.y + box.h * 0.62, box.w, box.h * 0.38);
}

function header(ctx: Ctx, size: Size, print: CardPrint, tone: Tone, edge: number, head: number, u: number): void {
  const { level } = print.numbers;
  let left = edge + 3 * u;
  if (level !== undefined) {
    const d = head + 1 * u;
    roundRect(ctx, { x: edge, y: edge - 0.5 * u, w: d, h: d - 1 * u }, 3.5 * u);
    ctx.fillStyle = css(darker(tone.deep, 0.35));
    ctx.fill();
    write(ctx, String(level), edge + d / 2, edge + d / 2 - 0.4 * u, {
      font: `800 ${16 * u}px ${DISPLAY}`,
      color: css(0xffffff),
      align: 'center',
      baseline: 'middle',
    });
    left = edge + d + 3.5 * u;
  }
  const name = print.name.en;
  const comma = name.indexOf(',');
  // "Sela, Apprentice of the Wick": the person above, the rest below, so that both can be read.
  const [first, rest] = comma < 0 ? [name, ''] : [name.slice(0, comma), name.slice(comma + 1).trim()];
  const room = size.w - left - edge - 1.5 * u;
  const big = size.w > size.h ? 12 : 11;
  if (rest === '') {
    write(ctx, first, left, edge + head / 2, {
      font: `700 ${big * u}px ${DISPLAY}`,
      color: css(tone.ink),
      baseline: 'middle',
      room,
    });
    return;
  }
  write(ctx, first, left, edge + head * 0.46, { font: `750 ${big * u}px ${DISPLAY}`, color: css(tone.ink), room });
  write(ctx, rest, left, edge + head * 0.88, { font: `600 ${7.4 * u}px ${BODY}`, color: css(tone.ink, 0.92), room });
}

function marks(ctx: Ctx, window: Box, print: CardPrint, u: number): void {
  const { cost, counter } = print.numbers;
  if (cost !== undefined && print.type !== 'climax') {
    const d = 17 * u;
    const x = window.x + 3 * u + d / 2;
    const y = window.y + 3.5 * u + d / 2;
    ctx.beginPath();
    ctx.arc(x, y, d / 2, 0, Math.PI * 2);
    ctx.fillStyle = css(palette.cardPaper);
    ctx.fill();
    ctx.strokeStyle = css(palette.cardInk, 0.8);
    ctx.lineWidth = 1.2 * u;
    ctx.stroke();
    write(ctx, String(cost), x, y + 0.7 * u, {
      font: `800 ${12.5 * u}px ${DISPLAY}`,
      color: css(palette.cardInk),
      align: 'center',
      baseline: 'middle',
    });
  }
  const d = (print.type === 'climax' ? 24 : 17) * u;
  let y = window.y + 4 * u + d / 2;
  for (const icon of print.icons) {
    if (icon === 'counter') continue;
    paintIcon(ctx, icon, window.x + window.w - 4 * u - d / 2, y, d);
    y += d + 3 * u;
  }
  if (counter !== undefined && counter > 0)
    paintIcon(ctx, 'counter', window.x + 3 * u + 8.5 * u, window.y + 32 * u, 16 * u);
}

function footer(ctx: Ctx, size: Size, print: CardPrint, edge: number, foot: number, u: number): void {
  const top = size.h - edge - foot + 2 * u;
  roundRect(ctx, { x: edge, y: top, w: size.w - 2 * edge, h: foot - 2 * u }, 3 * u);
  ctx.fillStyle = css(palette.cardPaper, 0.94);
  ctx.fill();
  const { power, soul } = print.numbers;
  const room = size.w - 2 * edge - 10 * u;
  write(ctx, print.traits.join(' · '), size.w / 2, top + 10.5 * u, {
    font: `600 ${8.4 * u}px ${BODY}`,
    color: css(palette.cardInk, 0.85),
    align: 'center',
    room,
  });
  const y = size.h - edge - 5.5 * u;
  if (power !== undefined) {
    write(ctx, String(power), edge + 5 * u, y, { font: `800 ${17 * u}px ${DISPLAY}`, color: css(palette.cardInk) });
  }
  for (let i = 0; i < (soul ?? 0); i++) {
    paintIcon(ctx, 'soul', size.w - edge - (10 + i * 14) * u, y - 6 * u, 13 * u);
  }
  if (print.type === 'event') paintIcon(ctx, 'draw', size.w / 2, top + foot / 2 - 1 * u, 18 * u);
  if (print.type === 'climax') {
    print.icons.forEach((icon, i) => {
      paintIcon(ctx, icon, size.w / 2 + (i - (print.icons.length - 1) / 2) * 25 * u, top + foot / 2 - 1 * u, 22 * u);
    });
  }
}

/** Cards of level and clock: colour, level and picture must do. */
function miniMarks(ctx: Ctx, size: Size, print: CardPrint, tone: Tone, u: number): void {
  const { level } = print.numbers;
  const d = 17 * u;
  roundRect(ctx, { x: 0, y: 0, w: d + 1 * u, h: d + 1 * u }, 3 * u);
  ctx.fillStyle = css(level === undefined ? lighter(tone.frame, 0.1) : darker(tone.deep, 0.35));
  ctx.fill();
  if (level === undefined) {
    paintIcon(ctx, print.icons.at(-1) ?? 'soul', d / 2 + 0.5 * u, d / 2 + 0.5 * u, 13 * u);
    return;
  }
  write(ctx, String(level), d / 2 + 0.5 * u, d / 2 + 1 * u, {
    font: `800 ${13 * u}px ${DISPLAY}`,
    color: css(0xffffff),
    align: 'center',
    baseline: 'middle',
  });
  ctx.fillStyle = css(tone.frame);
  ctx.fillRect(0, size.h - 5 * u, size.w, 5 * u);
}

/** The back: the same for every card, dark, with a lamp's glow in the middle. */
function paintBack(ctx: Ctx, { w, h }: Size): void {
  const u = w / 93;
  ctx.fillStyle = css(darker(palette.cardBack, 0.35));
  ctx.fillRect(0, 0, w, h);
  const inner: Box = { x: 4.5 * u, y: 4.5 * u, w: w - 9 * u, h: h - 9 * u };
  roundRect(ctx, inner, 4 * u);
  const light = ctx.createRadialGradient(w / 2, h / 2, 0, w / 2, h / 2, h * 0.6);
  light.addColorStop(0, css(lighter(palette.cardBack, 0.18)));
  light.addColorStop(1, css(darker(palette.cardBack, 0.15)));
  ctx.fillStyle = light;
  ctx.fill();
  ctx.strokeStyle = css(palette.accent, 0.75);
  ctx.lineWidth = 1.2 * u;
  ctx.stroke();
  ctx.save();
  ctx.clip();
  ctx.strokeStyle = css(0xffffff, 0.07);
  ctx.lineWidth = 1 * u;
  for (let i = -h; i < w + h; i += 10 * u) {
    ctx.beginPath();
    ctx.moveTo(i, 0);
    ctx.lineTo(i + h, h);
    ctx.moveTo(i + h, 0);
    ctx.lineTo(i, h);
    ctx.stroke();
  }
  ctx.restore();
  ctx.save();
  ctx.translate(w / 2, h / 2);
  for (const [r, color, alpha] of [
    [25, palette.accent, 0.95],
    [20, palette.night, 1],
    [15, palette.accent, 0.9],
    [7, palette.night, 1],
  ] as const) {
    ctx.beginPath();
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * Math.PI * 2 - Math.PI / 2;
      const out = r * u * (i % 2 === 0 ? 1 : 0.62);
      ctx.lineTo(Math.cos(a) * out, Math.sin(a) * out);
    }
    ctx.closePath();
    ctx.fillStyle = css(color, alpha);
    ctx.fill();
  }
  ctx.restore();
}
