// A card's picture from back to front: sky, place, hazy things, the motif in its light, who is there, and what is near the eye.
import { css, darker, hex, mix } from '../scenes/colors.ts';
import type { Size } from '../scenes/geometry.ts';
import { palette } from '../styles/palette.ts';
import type { Artwork, Composition, Layout, Spot } from './artwork.ts';
import { paintStrokes } from './brushes.ts';
import { diceOf } from './dice.ts';
import { type Easel, glow } from './easel.ts';
import { paintFigure } from './figure.ts';
import { paintMotif } from './motif.ts';
import { type Roles, tint } from './tint.ts';
import type { Tone } from './tone.ts';

const number = (color: string): number => Number.parseInt(color.slice(1), 16);

function rolesOf(sky: readonly [string, string, string, string], tone: Tone): Roles {
  const [top, mid, low, sun] = sky;
  return {
    top,
    mid,
    low,
    sun,
    far: hex(mix(number(low), number(top), 0.52)),
    near: hex(darker(number(top), 0.42)),
    lamp: hex(palette.accent),
    frame: hex(tone.frame),
  };
}
const plainSky = (tone: Tone): readonly [string, string, string, string] => [
  hex(darker(tone.deep, 0.3)),
  hex(mix(tone.deep, tone.frame, 0.5)),
  hex(tone.sky[0]),
  '#ffffff',
];

interface Picture {
  readonly no: string;
  readonly tone: Tone;
  /** Do rays go out from its motif? */
  readonly radiant: boolean;
  /** A small one leaves out what only a large one can tell. */
  readonly small: boolean;
  /** Device pixels per unit. */
  readonly scale: number;
}

/** Fills the rectangle at 0,0. */
export function paintPicture(ctx: CanvasRenderingContext2D, size: Size, picture: Picture, art: Artwork | null): void {
  const { no, tone, radiant, small, scale } = picture;
  const composition = art?.cards[no];
  const roles = rolesOf((composition && art?.skies[composition.sky]) ?? plainSky(tone), tone);
  const easel: Easel = { ctx, w: size.w, h: size.h, roles, dice: diceOf(no) };
  paintSky(easel);
  if (art === null || composition === undefined) return paintStrokes(easel, [['burst', 0.5, 0.6, 14, 0.16]]);
  const scene = art.scenes[composition.scene];
  const layout = art.layouts[composition.layout];
  if (scene === undefined || layout === undefined) return;
  paintStrokes(easel, scene.back);
  if (radiant) paintStrokes(easel, [['burst', layout.motif[0], layout.motif[1], 20, 0.24]]);
  paintSubjects(easel, art, composition, layout, small, scale);
  if (!small) paintStrokes(easel, scene.front);
  vignette(easel);
}

function paintSky({ ctx, w, h, roles }: Easel): void {
  const sky = ctx.createLinearGradient(0, 0, w * 0.1, h);
  sky.addColorStop(0, tint('top', roles));
  sky.addColorStop(0.34, tint('mid', roles));
  sky.addColorStop(0.66, tint('low', roles));
  sky.addColorStop(1, tint('mid', roles));
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, w, h);
}

function paintSubjects(
  easel: Easel,
  art: Artwork,
  composition: Composition,
  layout: Layout,
  small: boolean,
  scale: number,
): void {
  const { ctx, w, h, roles } = easel;
  const m = Math.min(w, h);
  const air = roles['low'] ?? '#ffffff';
  const icon = (name: string, [x, y, s]: Spot, haze: number): void => {
    const found = art.icons[name];
    if (found !== undefined) paintMotif(ctx, found, x * w, y * h, s * m, air, haze);
  };
  if (!small)
    composition.aids.forEach((name, i) => {
      const spot = layout.aids[i];
      if (spot !== undefined) icon(name, spot, i === 0 ? 0.34 : 0.22);
    });
  const [x, y, s] = layout.motif;
  const motif = (): void => icon(composition.motif, layout.motif, 0);
  const people = (): void =>
    composition.figures.forEach((figure, i) => {
      const spot = layout.people[i];
      if (spot !== undefined) paintFigure(ctx, art.parts, figure, spot[0] * w, spot[1] * h, spot[2] * m, roles, scale);
    });
  if (layout.front) people();
  // Light behind the motif carries its outline, whatever lies there.
  glow(ctx, x * w, y * h, s * m * 0.72, tint('sun', roles, 0.62), tint('low', roles, 0));
  motif();
  if (!layout.front) people();
}

/** Light falls from above and leaves the corners. */
function vignette({ ctx, w, h, roles }: Easel): void {
  const dark = ctx.createRadialGradient(
    w / 2,
    h * 0.4,
    Math.min(w, h) * 0.45,
    w / 2,
    h * 0.45,
    Math.hypot(w, h) * 0.62,
  );
  dark.addColorStop(0, tint('near', roles, 0));
  dark.addColorStop(1, tint('near', roles, 0.62));
  ctx.fillStyle = dark;
  ctx.fillRect(0, 0, w, h);
  ctx.fillStyle = css(0xffffff, 0.28);
  ctx.fillRect(0, 0, w, h * 0.006);
}
