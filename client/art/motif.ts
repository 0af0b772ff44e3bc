// Paints a motif as a lit form: an edge that sets it apart, a body under light from above, a bright rim and a shade below.
import type { Icon } from './artwork.ts';
import { glow } from './easel.ts';
import { tint } from './tint.ts';

type Ctx = CanvasRenderingContext2D;
interface Form {
  readonly outer: Path2D;
  readonly whole: Path2D;
  /** Everything around it. */
  readonly around: Path2D;
}
const forms = new WeakMap<Icon, Form>();
const SIDE = 512;

function formOf(icon: Icon): Form {
  const known = forms.get(icon);
  if (known !== undefined) return known;
  const around = new Path2D(`M-${SIDE}-${SIDE}h${3 * SIDE}v${3 * SIDE}h${-3 * SIDE}z${icon.outer}${icon.inner}`);
  const form = { outer: new Path2D(icon.outer), whole: new Path2D(icon.outer + icon.inner), around };
  forms.set(icon, form);
  return form;
}

/** Of size `s` around x, y; `haze` is how much of the air's colour lies over it. */
export function paintMotif(ctx: Ctx, icon: Icon, x: number, y: number, s: number, air: string, haze: number): void {
  const { outer, whole, around } = formOf(icon);
  const [light, body, shade, lit] = icon.stuff;
  const color = (spec: string, alpha = 1): string => tint(spec, {}, alpha);
  ctx.save();
  if (lit !== undefined && haze < 0.5) glow(ctx, x, y, s * 0.85, color(lit, 0.6), color(lit, 0));
  ctx.globalAlpha = 1 - haze * 0.35;
  ctx.translate(x - s / 2, y - s / 2);
  ctx.scale(s / SIDE, s / SIDE);
  ctx.lineJoin = 'round';
  ctx.lineWidth = 40;
  ctx.strokeStyle = color('#05070d', 0.35);
  ctx.translate(0, 16);
  ctx.stroke(outer);
  ctx.translate(0, -16);
  ctx.lineWidth = 30;
  ctx.strokeStyle = color(shade);
  ctx.stroke(outer);
  ctx.fillStyle = color(lit ?? shade);
  ctx.fill(outer);
  const lamp = ctx.createLinearGradient(0, 0, 60, SIDE);
  lamp.addColorStop(0, color(light));
  lamp.addColorStop(0.34, color(`${body}+20`));
  lamp.addColorStop(0.62, color(body));
  lamp.addColorStop(1, color(`${body}-45`));
  ctx.fillStyle = lamp;
  ctx.fill(whole);
  if (haze > 0) {
    ctx.fillStyle = tint(air, {}, haze);
    ctx.fill(outer);
  } else {
    ctx.clip(whole);
    ctx.translate(0, -13);
    ctx.fillStyle = color(shade, 0.5);
    ctx.fill(around, 'evenodd');
    ctx.translate(-4, 22);
    ctx.fillStyle = color(`${light}+60`, 0.85);
    ctx.fill(around, 'evenodd');
  }
  ctx.restore();
}
