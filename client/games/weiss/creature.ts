// Cats, spirits, storms and machines: a dark shape with shining eyes, grown from the card's number.
import { css, darker, lighter } from '../../scenes/colors.ts';
import type { Tone } from './tones.ts';

type Ctx = CanvasRenderingContext2D;
const KINDS = ['Cat', 'Machine', 'Storm', 'Spirit'] as const;
export type Creature = (typeof KINDS)[number];

/** What sort of being the traits speak of, or none for a person. */
export function creatureOf(traits: readonly string[], name: string): Creature | undefined {
  if (/\b(pilot|racer)\b/i.test(traits.join(' ')) && !/storm|imp|titan/i.test(name)) return undefined;
  return KINDS.find((kind) => traits.includes(kind));
}

/** Paints it around x, y, about `s` wide. */
export function paintCreature(
  ctx: Ctx,
  kind: Creature,
  x: number,
  y: number,
  s: number,
  tone: Tone,
  dice: () => number,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(s / 100, s / 100);
  const body = darker(tone.deep, 0.45);
  ctx.fillStyle = css(body);
  ctx.beginPath();
  if (kind === 'Cat') cat(ctx);
  if (kind === 'Machine') machine(ctx);
  if (kind === 'Storm') storm(ctx, dice);
  if (kind === 'Spirit') spirit(ctx);
  ctx.fill();
  ctx.strokeStyle = css(lighter(tone.frame, 0.35), 0.9);
  ctx.lineWidth = 3;
  ctx.stroke();
  ctx.fillStyle = css(lighter(tone.sky[0], 0.35));
  ctx.shadowColor = css(tone.frame);
  ctx.shadowBlur = 10;
  for (const side of [-1, 1]) {
    ctx.beginPath();
    if (kind === 'Machine') ctx.roundRect(side * 24 - 11, -8, 22, 12, 5);
    else ctx.ellipse(side * 22, 0, kind === 'Cat' ? 9 : 8, kind === 'Spirit' ? 13 : 10, side * 0.2, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.restore();
}

function cat(ctx: Ctx): void {
  ctx.moveTo(-52, 12);
  ctx.lineTo(-50, -62);
  ctx.lineTo(-20, -38);
  ctx.quadraticCurveTo(0, -44, 20, -38);
  ctx.lineTo(50, -62);
  ctx.lineTo(52, 12);
  ctx.bezierCurveTo(46, 48, 62, 90, 70, 180);
  ctx.lineTo(-70, 180);
  ctx.bezierCurveTo(-62, 90, -46, 48, -52, 12);
  ctx.closePath();
}

function machine(ctx: Ctx): void {
  ctx.roundRect(-52, -44, 104, 84, 18);
  ctx.roundRect(-16, 40, 32, 22, 4);
  ctx.roundRect(-80, 58, 160, 140, 26);
  ctx.roundRect(-4, -76, 8, 32, 4);
  ctx.moveTo(12, -80);
  ctx.arc(0, -80, 12, 0, Math.PI * 2);
}

function storm(ctx: Ctx, dice: () => number): void {
  const points = 11;
  for (let i = 0; i <= points * 2; i++) {
    const a = (i / (points * 2)) * Math.PI * 2;
    const r = i % 2 === 0 ? 62 + dice() * 20 : 44 + dice() * 8;
    ctx.lineTo(Math.cos(a) * r, Math.sin(a) * r * 0.9 + 4);
  }
  ctx.closePath();
}

function spirit(ctx: Ctx): void {
  ctx.moveTo(0, -72);
  ctx.bezierCurveTo(54, -60, 60, 10, 48, 60);
  ctx.bezierCurveTo(60, 100, 40, 120, 58, 170);
  ctx.bezierCurveTo(20, 140, 8, 150, 0, 176);
  ctx.bezierCurveTo(-8, 150, -20, 140, -58, 170);
  ctx.bezierCurveTo(-40, 120, -60, 100, -48, 60);
  ctx.bezierCurveTo(-60, 10, -54, -60, 0, -72);
  ctx.closePath();
}
