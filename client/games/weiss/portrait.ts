// A person in flat colours, from the shoulders up, grown from the card's number.
import { css, darker, lighter } from '../../scenes/colors.ts';
import { pickOf, type Tone } from './tones.ts';

const SKIN = [0xf6d7bd, 0xe9b98f, 0xc98d62, 0x8f5d3f, 0xf1c6a7] as const;
const HAIR = [0x2b2230, 0x5a3220, 0xb8692c, 0xe2bf67, 0xe7e3ea, 0x35507f, 0x8c3a4e, 0x2f6b57, 0x6a4a8c] as const;
const CUTS = ['bob', 'long', 'short', 'tail', 'buns', 'spiky'] as const;
const EXTRAS = ['none', 'scarf', 'goggles', 'hat', 'band', 'glasses'] as const;

type Ctx = CanvasRenderingContext2D;

function shape(ctx: Ctx, color: number, draw: () => void): void {
  ctx.beginPath();
  draw();
  ctx.fillStyle = css(color);
  ctx.fill();
}
const oval = (ctx: Ctx, x: number, y: number, rx: number, ry: number): void =>
  ctx.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);

/** Paints a bust, its head about `s` wide and centred on x, y: `person` throws for who it is, `dice` for clothes and mood. */
export function paintPortrait(
  ctx: Ctx,
  x: number,
  y: number,
  s: number,
  tone: Tone,
  person: () => number,
  dice: () => number,
): void {
  const skin = pickOf(person, SKIN);
  const hair = pickOf(person, HAIR);
  const cloth = pickOf(dice, tone.cloth);
  const cut = pickOf(person, CUTS);
  const extra = pickOf(dice, EXTRAS);
  const lean = (dice() - 0.5) * 0.16;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(s / 100, s / 100);
  ctx.rotate(lean);
  backHair(ctx, cut, darker(hair, 0.22));
  shoulders(ctx, cloth, skin, dice() < 0.5);
  shape(ctx, skin, () => oval(ctx, 0, 4, 41, 48));
  face(ctx, dice() < 0.25);
  frontHair(ctx, cut, hair, dice() < 0.5 ? 1 : -1);
  accessory(ctx, extra, lighter(pickOf(dice, tone.cloth), 0.08), tone);
  ctx.restore();
}

function backHair(ctx: Ctx, cut: string, color: number): void {
  if (cut === 'long') shape(ctx, color, () => ctx.roundRect(-60, -52, 120, 190, [60, 60, 26, 26]));
  if (cut === 'bob') shape(ctx, color, () => ctx.roundRect(-58, -54, 116, 116, [58, 58, 34, 34]));
  if (cut === 'tail') {
    shape(ctx, color, () => {
      ctx.moveTo(18, -48);
      ctx.bezierCurveTo(120, -70, 96, 60, 74, 110);
      ctx.bezierCurveTo(66, 60, 60, 10, 24, -10);
    });
  }
  if (cut === 'buns') {
    for (const side of [-1, 1]) shape(ctx, color, () => oval(ctx, side * 50, -44, 25, 25));
    shape(ctx, color, () => ctx.roundRect(-52, -50, 104, 84, 50));
  }
}

function shoulders(ctx: Ctx, cloth: number, skin: number, open: boolean): void {
  shape(ctx, darker(skin, 0.16), () => ctx.roundRect(-15, 36, 30, 46, 10));
  shape(ctx, cloth, () => {
    ctx.moveTo(-92, 200);
    ctx.bezierCurveTo(-92, 104, -62, 80, -20, 72);
    ctx.lineTo(0, open ? 104 : 84);
    ctx.lineTo(20, 72);
    ctx.bezierCurveTo(62, 80, 92, 104, 92, 200);
  });
  shape(ctx, lighter(cloth, 0.2), () => {
    ctx.moveTo(-22, 70);
    ctx.lineTo(0, open ? 108 : 88);
    ctx.lineTo(22, 70);
    ctx.lineTo(34, 84);
    ctx.lineTo(0, open ? 130 : 104);
    ctx.lineTo(-34, 84);
  });
}

function face(ctx: Ctx, closed: boolean): void {
  for (const side of [-1, 1]) {
    if (closed) {
      ctx.beginPath();
      ctx.arc(side * 17, 10, 8, 0.15 * Math.PI, 0.85 * Math.PI);
      ctx.strokeStyle = css(0x33242c);
      ctx.lineWidth = 4;
      ctx.lineCap = 'round';
      ctx.stroke();
      continue;
    }
    shape(ctx, 0x33242c, () => oval(ctx, side * 17, 12, 6, 9.5));
    shape(ctx, 0xffffff, () => oval(ctx, side * 17 + 2, 8.5, 2.2, 3));
  }
  ctx.beginPath();
  ctx.arc(0, 29, 6, 0.15 * Math.PI, 0.85 * Math.PI);
  ctx.strokeStyle = css(0x8a4a42);
  ctx.lineWidth = 3;
  ctx.stroke();
}

function frontHair(ctx: Ctx, cut: string, color: number, side: number): void {
  ctx.save();
  ctx.scale(side, 1);
  if (cut === 'spiky') {
    shape(ctx, color, () => {
      ctx.moveTo(-50, 14);
      for (const [px, py] of [
        [-62, -26],
        [-44, -30],
        [-48, -66],
        [-20, -54],
        [-6, -86],
        [16, -56],
        [44, -72],
        [42, -40],
        [64, -30],
        [48, 14],
        [38, -14],
        [20, -8],
        [4, -26],
        [-14, -6],
        [-34, -16],
      ] as const) {
        ctx.lineTo(px, py);
      }
    });
  } else {
    const low = cut === 'short' ? -4 : 10;
    shape(ctx, color, () => {
      ctx.moveTo(-50, low + 16);
      ctx.bezierCurveTo(-62, -76, 62, -80, 50, low + 16);
      ctx.bezierCurveTo(44, -6, 36, -14, 22, -18);
      ctx.bezierCurveTo(4, -2, -18, 2, -30, -2);
      ctx.bezierCurveTo(-42, 0, -46, 6, -50, low + 16);
    });
  }
  shape(ctx, lighter(color, 0.24), () => {
    ctx.moveTo(-30, -38);
    ctx.bezierCurveTo(-12, -56, 14, -56, 32, -38);
    ctx.bezierCurveTo(12, -47, -10, -47, -30, -38);
  });
  ctx.restore();
}

function accessory(ctx: Ctx, extra: string, color: number, tone: Tone): void {
  if (extra === 'scarf') shape(ctx, color, () => ctx.roundRect(-42, 56, 84, 30, 14));
  if (extra === 'band') shape(ctx, tone.frame, () => ctx.roundRect(-51, -34, 102, 13, 6));
  if (extra === 'hat') {
    shape(ctx, darker(color, 0.2), () => oval(ctx, 0, -42, 72, 13));
    shape(ctx, color, () => ctx.roundRect(-44, -88, 88, 48, [30, 30, 4, 4]));
    shape(ctx, tone.frame, () => ctx.rect(-44, -56, 88, 10));
  }
  if (extra === 'goggles') {
    shape(ctx, 0x3a3038, () => ctx.roundRect(-52, -44, 104, 11, 5));
    for (const side of [-1, 1]) {
      shape(ctx, 0xd8c08a, () => oval(ctx, side * 21, -38, 19, 16));
      shape(ctx, 0x7fc4d8, () => oval(ctx, side * 21, -38, 13, 11));
    }
  }
  if (extra === 'glasses') {
    ctx.strokeStyle = css(0x2d2733);
    ctx.lineWidth = 4;
    for (const side of [-1, 1]) {
      ctx.beginPath();
      oval(ctx, side * 18, 12, 14, 12);
      ctx.stroke();
    }
  }
}
