// The ribbon across the table, and the numbers that rise, as bits: painted once, then only moved.
import type { Bit, Shape } from '../choreography/bits.ts';
import { embers, shine } from '../choreography/bursts.ts';
import type { Banner, Tone } from '../choreography/cue-stage.ts';
import { shape, strip, veil } from '../choreography/shapes.ts';
import { palette } from '../styles/palette.ts';
import { css, darker, lighter } from './colors.ts';
import { write } from './paint.ts';
import { measure } from './plate-layer.ts';
import { DISPLAY, inForms } from './styles.ts';

const TONES: Readonly<Record<Tone, number>> = {
  you: palette.you,
  foe: palette.foe,
  lamp: palette.accent,
  good: palette.good,
  danger: palette.danger,
};
export const colorOf = (tone: Tone): number => TONES[tone];

const HIGH = 108;
const WIDE = 2200;

/** A band of cloth: dark, lit along its upper edge, with a line of its colour at both. */
const ribbon = (tone: Tone): Shape => ({
  key: `fx:ribbon:${tone}`,
  w: WIDE,
  h: HIGH,
  stretch: 'wide',
  paint(ctx) {
    const color = TONES[tone];
    const shade = ctx.createLinearGradient(0, 0, 0, HIGH);
    shade.addColorStop(0, css(darker(color, 0.72), 0.97));
    shade.addColorStop(0.5, css(darker(color, 0.86), 0.95));
    shade.addColorStop(1, css(palette.nightDeep, 0.97));
    ctx.fillStyle = shade;
    ctx.fillRect(0, 4, 99, HIGH - 8);
    ctx.fillStyle = css(lighter(color, 0.25));
    ctx.fillRect(0, 4, 99, 3);
    ctx.fillStyle = css(color, 0.6);
    ctx.fillRect(0, HIGH - 6, 99, 2);
    ctx.fillStyle = css(0xffffff, 0.14);
    ctx.fillRect(0, 7, 99, 1.5);
  },
});

/** One line in the display face, with a dark seam so that it reads on anything. */
export function lettering(text: string, size: number, color: number, weight = 800): Shape {
  const font = `${weight} ${size}px ${DISPLAY}`;
  const ruler = measure();
  ruler.font = font;
  const w = Math.ceil(ruler.measureText(text).width) + 20;
  return shape(`fx:text:${size}:${color.toString(16)}:${text}`, w, Math.ceil(size * 1.4), (ctx) => {
    ctx.font = inForms(font);
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.lineJoin = 'round';
    ctx.lineWidth = Math.max(4, size * 0.16);
    ctx.strokeStyle = css(palette.nightDeep, 0.92);
    ctx.shadowColor = css(0x000000, 0.8);
    ctx.shadowBlur = 7;
    ctx.strokeText(text, 0, size * 0.04);
    ctx.shadowBlur = 0;
    write(ctx, text, 0, size * 0.04, { font, color: css(color), align: 'center', baseline: 'middle' });
  });
}

/** `picture` is the frame of the banner's card, where it has one. */
export function bannerBits({ title, line, tone, room }: Banner, picture: Shape | null): Bit[] {
  const color = TONES[tone];
  const large = room !== undefined || picture !== null;
  const shown = lettering(title, large ? 50 : 44, 0xfff8ea);
  const below = line === undefined ? null : lettering(line, 20, lighter(color, 0.35), 700);
  const beside = picture === null ? 0 : picture.w / 2 + 10;
  const up = below === null ? 0 : -14;
  const bits: Bit[] = [];
  if (room !== undefined) {
    bits.push({
      shape: veil(room === 'dark' ? 0x04050b : 0x140c04, 0.62),
      from: {},
      to: {},
      rise: 0.15,
      sink: 0.2,
      z: -1,
    });
    if (room === 'lit') bits.push({ ...shine(color, 9, 0.05, 0.95), z: -0.5 }, ...embers(color, 18, 900, 240));
  }
  bits.push(
    {
      shape: ribbon(tone),
      from: { high: 0.5 },
      to: { high: 1 },
      time: 1,
      ease: 'swift',
      rise: 0.06,
      sink: 0.16,
      z: 3,
    },
    {
      shape: strip(color),
      from: { x: -900, y: -HIGH / 2 + 4, wide: 2, high: 0.5 },
      to: { x: 900, y: -HIGH / 2 + 4, wide: 5, high: 0.5 },
      start: 0.06,
      time: 0.5,
      ease: 'inOut',
      z: 3.1,
    },
    {
      shape: shown,
      from: { x: beside + 90, y: up, alpha: 0.4 },
      to: { x: beside, y: up },
      start: 0.05,
      time: 0.95,
      ease: 'swift',
      rise: 0.1,
      sink: 0.17,
      z: 3.3,
    },
  );
  if (below !== null)
    bits.push({
      shape: below,
      from: { x: beside - 60, y: 27 },
      to: { x: beside, y: 27 },
      start: 0.12,
      time: 0.88,
      ease: 'swift',
      rise: 0.14,
      sink: 0.18,
      z: 3.2,
    });
  if (picture !== null)
    bits.push({
      shape: picture,
      from: { x: -shown.w / 2 - 200, y: 0, angle: -9, size: 0.85 },
      to: { x: -shown.w / 2 - 24, y: 0, angle: -3, size: 1 },
      time: 1,
      ease: 'overshoot',
      rise: 0.08,
      sink: 0.15,
      z: 3.4,
    });
  return bits;
}

/** A number that leaps up, holds and goes out. */
export function floatBits(text: string, tone: Tone, nth: number): Bit[] {
  const face = lettering(text, 32, lighter(TONES[tone], 0.15));
  const y = nth * 36;
  return [
    {
      shape: face,
      from: { y: y + 8, size: 0.5 },
      to: { y: y - 50, size: 1 },
      start: nth * 0.08,
      time: 0.9 - nth * 0.08,
      ease: 'swift',
      rise: 0.08,
      sink: 0.3,
      z: 2 + nth * 0.1,
    },
  ];
}
