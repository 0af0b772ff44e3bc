// Paints a card of Spellcard from its print: a portrait with its values, a spell card with its owner, cost and attack, and what is plainer.
import type { Slot } from '../../../shared/games/spellcard/card-data.ts';
import type { CardPrint } from '../../../shared/kernel/game.ts';
import type { Artwork } from '../../art/artwork.ts';
import { paintBack } from '../../art/back.ts';
import { paintBadge } from '../../art/badge.ts';
import { type Face, faceOf, paintBevel, paintFrame } from '../../art/face.ts';
import { isLegible, paintPaper, paintPlaque, writeName, writeNumber } from '../../art/face-parts.ts';
import { css, darker, lighter } from '../../scenes/colors.ts';
import type { Box, Point, Size } from '../../scenes/geometry.ts';
import type { Detail } from '../../scenes/look.ts';
import { paintMark, paintSign, roundRect, write } from '../../scenes/paint.ts';
import { BODY, DISPLAY } from '../../scenes/styles.ts';
import { palette } from '../../styles/palette.ts';
import { wordsOf } from '../../text/card-text.ts';
import { BACK } from './back-design.ts';
import { DAMAGE_SIGNS, ITEM_SIGNS, isDamage, KEYWORD_SIGNS, SLOT_SIGNS, TYPE_SIGNS, VALUE_SIGNS } from './icons.ts';
import { cornersOf, isFoil } from './rarities.ts';
import { badgeOf, toneOf } from './tones.ts';

type Ctx = CanvasRenderingContext2D;
const WHITE = 0xffffff;
const GOLD = 0xffe2a3;
/** How high what is written at the foot is. */
const WRITTEN = 8.2;
const BIG = ['hp', 'spirit'] as const;
const SMALL = ['atk', 'def', 'flight', 'regen'] as const;

const isCharacter = ({ type }: CardPrint): boolean => type === 'character';

export function paintCard(ctx: Ctx, size: Size, print: CardPrint | null, detail: Detail, art: Artwork | null): void {
  if (print === null) return paintBack(ctx, size, BACK);
  const face = faceOf(ctx, size, print, toneOf(print.color), detail);
  const foot = footOf(face);
  const radiant = print.type === 'spell' || print.type === 'power';
  paintFrame(face, foot, art, { radiant, foil: isFoil(print), corners: cornersOf(print) });
  if (!isCharacter(print)) emblem(face, foot, art);
  if (detail === 'mini') corner(face);
  else {
    header(face);
    if (detail === 'full') {
      marks(face, foot);
      if (foot > 0) footer(face, foot);
    }
  }
  paintBevel(face);
}

export const hasFoot = (print: CardPrint): boolean => print.type === 'character' || print.type === 'spell';
/** How high the foot is, which is there only in full. */
function footOf(face: Face): number {
  const { detail, print, u } = face;
  if (detail !== 'full' || !hasFoot(print)) return 0;
  return ((isCharacter(print) ? 36 : 0) + (lineOf(face) === '' ? 0 : 13)) * u;
}

/** Below this size the name of a portrait needs all the room there is. */
const BADGED_FROM = 0.7;

/** A badge of its colour, then the name: a spell card on dark paper, Power and goods on a plaque. */
function header(face: Face): void {
  const { size, edge, head, u, print, tone } = face;
  const box: Box = { x: edge - 0.5 * u, y: edge - 0.5 * u, w: size.w - 2 * edge + u, h: head - u };
  const dark = !isCharacter(print);
  if (print.type === 'spell') paintPaper(face, box);
  else if (dark) paintPlaque(face, box);
  const ink = print.type === 'spell' ? palette.cardInk : dark ? WHITE : tone.ink;
  const d = Math.min(13.5 * u, head * 0.82);
  const left = edge + 1.5 * u;
  if (!dark && face.detail === 'field' && face.seen < BADGED_FROM) return writeName(face, edge - u);
  paintBadge(face.ctx, badgeOf(print.color), left + d / 2, edge + head / 2 - u / 2, d);
  writeName({ ...face, tone: { ...tone, ink } }, left + d + 2.5 * u);
}

/** The sign of its kind, large and faint, as long as it has no picture of its own. */
function emblem({ ctx, size, print, edge, head, tone, detail }: Face, foot: number, art: Artwork | null): void {
  if (art?.cards[print.no] !== undefined) return;
  const high = size.h - 2 * edge - head - foot;
  const d = Math.min(size.w, high) * (detail === 'mini' ? 0.66 : 0.5);
  const at = { x: size.w / 2, y: edge + head + high / 2 };
  paintSign(ctx, signOf(print), { x: at.x, y: at.y + d * 0.03 }, d, darker(tone.deep, 0.5));
  paintSign(ctx, signOf(print), at, d, lighter(tone.sky[0], 0.3));
}
function signOf({ type, traits: [kind = ''], icons }: CardPrint): string {
  const damage = icons.find(isDamage);
  if (type === 'spell') return damage === undefined ? TYPE_SIGNS.spell : DAMAGE_SIGNS[damage].path;
  if (type === 'equipment') return SLOT_SIGNS[kind as Slot] ?? TYPE_SIGNS.equipment;
  if (type === 'item') return (ITEM_SIGNS as Readonly<Record<string, string>>)[kind] ?? TYPE_SIGNS.item;
  return TYPE_SIGNS.power;
}

/** What lies on the picture: costs at the left, the type and power of its attack at the right, keywords below. */
function marks(face: Face, foot: number): void {
  const { size, print, edge, head, u } = face;
  const [left, right, top, bottom] = [edge + 3 * u, size.w - edge - 3 * u, edge + head + 3 * u, size.h - edge - foot];
  const { p, spirit } = print.numbers;
  if (p !== undefined) priceTag(face, String(p), { x: left, y: top });
  if (print.type === 'spell') spiritTag(face, spirit ?? null, { x: left, y: top + 23 * u });
  if (print.type === 'power') priceTag(face, '+1', { x: left, y: top });
  const damage = print.icons.find(isDamage);
  if (damage !== undefined) attackTag(face, damage, { x: right, y: top });
  const signs = print.icons.flatMap((icon) => KEYWORD_SIGNS[icon] ?? []);
  for (const [i, sign] of signs.entries()) {
    face.ctx.save();
    face.ctx.translate(right - 16 * u, bottom - (19 + i * 18) * u);
    paintMark(face.ctx, sign, 16 * u);
    face.ctx.restore();
  }
}

/** P on gold: what it costs, or with a sign what it is worth. */
function priceTag({ ctx, u }: Face, p: string, { x, y }: Point): void {
  const [w, h] = [27 * u, 20 * u];
  roundRect(ctx, { x: x - u, y: y - u, w, h }, 4 * u);
  const gold = ctx.createLinearGradient(0, y, 0, y + h);
  gold.addColorStop(0, css(0xffd98a));
  gold.addColorStop(1, css(0xb07a1c));
  ctx.fillStyle = gold;
  ctx.fill();
  ctx.strokeStyle = css(0x3a2406, 0.9);
  ctx.lineWidth = u;
  ctx.stroke();
  paintSign(ctx, TYPE_SIGNS.power, { x: x + 6.5 * u, y: y + h / 2 - u }, 11 * u, 0x3a2406);
  write(ctx, p, x + 18 * u, y + h / 2 - 0.4 * u, {
    font: `800 ${15 * u}px ${DISPLAY}`,
    ...{ color: css(0x241503), align: 'center', baseline: 'middle', room: 15 * u },
  });
}
/** Spirit that it costs; what is not printed is the match's to say. */
function spiritTag({ ctx, u }: Face, spirit: number | null, { x, y }: Point): void {
  const [w, h] = [27 * u, 18 * u];
  roundRect(ctx, { x: x - u, y: y - u, w, h }, 4 * u);
  ctx.fillStyle = css(0x0d2a3c, 0.92);
  ctx.fill();
  ctx.strokeStyle = css(VALUE_SIGNS.spirit.color, 0.9);
  ctx.lineWidth = u;
  ctx.stroke();
  const { path, color } = VALUE_SIGNS.spirit;
  const alone = spirit === null;
  paintSign(ctx, path, { x: x + (alone ? 12.5 : 6.5) * u, y: y + h / 2 - u }, 11 * u, color);
  if (alone) return;
  write(ctx, String(spirit), x + 18 * u, y + h / 2 - 0.4 * u, {
    font: `800 ${14 * u}px ${DISPLAY}`,
    ...{ color: css(WHITE), align: 'center', baseline: 'middle' },
  });
}
/** The type of its attack on its colour, with the power beside it where that is printed. */
function attackTag({ ctx, u, print }: Face, damage: keyof typeof DAMAGE_SIGNS, { x, y }: Point): void {
  const { path, color } = DAMAGE_SIGNS[damage];
  const power = isCharacter(print) ? undefined : print.numbers['power'];
  const [w, h] = [(power === undefined ? 21 : 37) * u, 21 * u];
  roundRect(ctx, { x: x - w + u, y: y - u, w, h }, h * 0.5);
  ctx.fillStyle = css(darker(color, 0.5), 0.95);
  ctx.fill();
  ctx.strokeStyle = css(lighter(color, 0.5));
  ctx.lineWidth = u;
  ctx.stroke();
  paintSign(ctx, path, { x: x - w + 11.5 * u, y: y + h / 2 - u }, 14 * u, WHITE);
  if (power === undefined) return;
  write(ctx, String(power), x - 8.5 * u, y + h / 2 - 0.4 * u, {
    font: `800 ${16 * u}px ${DISPLAY}`,
    ...{ color: css(WHITE), align: 'center', baseline: 'middle' },
  });
}

/** The title of a character, the owner of a spell card. */
function lineOf(face: Face): string {
  const { print } = face;
  return print.subtitle === undefined || !isLegible(face, WRITTEN) ? '' : wordsOf(print.subtitle).text;
}
function footer(face: Face, foot: number): void {
  const { ctx, size, print, edge, u } = face;
  const top = size.h - edge - foot + 2 * u;
  const w = size.w - 2 * edge;
  paintPaper(face, { x: edge, y: top, w, h: foot - 2 * u });
  const said = lineOf(face);
  if (said !== '')
    write(ctx, said, size.w / 2, top + 8.4 * u, {
      font: `650 ${WRITTEN * u}px ${BODY}`,
      ...{ color: css(palette.cardInk, 0.88), align: 'center', room: w - 8 * u },
    });
  if (!isCharacter(print)) return;
  const half = (w - 6 * u) / 2;
  for (const [i, what] of BIG.entries())
    value(face, what, { x: edge + 2 * u + i * (half + 2 * u), y: size.h - edge - 34 * u, w: half, h: 17 * u }, 14);
  const each = (w - 4 * u) / 4;
  for (const [i, what] of SMALL.entries())
    value(face, what, { x: edge + 2 * u + i * each, y: size.h - edge - 16 * u, w: each - u, h: 14.5 * u }, 11);
}
function value(face: Face, what: keyof typeof VALUE_SIGNS, box: Box, parts: number): void {
  const { ctx, print, u } = face;
  const { path, color } = VALUE_SIGNS[what];
  roundRect(ctx, box, 3 * u);
  ctx.fillStyle = css(darker(color, 0.72), 0.94);
  ctx.fill();
  const y = box.y + box.h / 2;
  const d = parts * 0.72 * u;
  paintSign(ctx, path, { x: box.x + 2 * u + d / 2, y }, d, lighter(color, 0.2));
  writeNumber(face, print.numbers[what] ?? 0, { x: box.x + box.w * 0.66, y: y + 0.5 * u }, parts, WHITE);
}

/** Of a small card colour and sign must do, with its cost in P. */
function corner({ ctx, size, print, tone, u }: Face): void {
  const d = 19 * u;
  roundRect(ctx, { x: 0, y: 0, w: d + u, h: d + u }, 3 * u);
  ctx.fillStyle = css(darker(tone.deep, 0.35));
  ctx.fill();
  paintBadge(ctx, badgeOf(print.color), d / 2 + 0.5 * u, d / 2 + 0.5 * u, 15 * u);
  const { p } = print.numbers;
  if (p !== undefined) {
    const box: Box = { x: size.w - 18 * u, y: size.h - 20 * u, w: 16 * u, h: 15 * u };
    roundRect(ctx, box, 4 * u);
    ctx.fillStyle = css(0x241503, 0.92);
    ctx.fill();
    write(ctx, String(p), box.x + box.w / 2, box.y + box.h * 0.54, {
      font: `800 ${13 * u}px ${DISPLAY}`,
      ...{ color: css(GOLD), align: 'center', baseline: 'middle' },
    });
  }
  ctx.fillStyle = css(lighter(tone.frame, 0.1));
  ctx.fillRect(0, size.h - 4 * u, size.w, 4 * u);
}
