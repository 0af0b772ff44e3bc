// Paints somebody in flat layers, then sets them into the scene's light: bright from above, shaded below, with an edge of light.
import type { Artwork, Figure } from './artwork.ts';
import { drawnOnce } from './easel.ts';
import { type Roles, tint } from './tint.ts';

type Ctx = CanvasRenderingContext2D;
/** A head is 100 wide; with hat, hair and shoulders a figure lies within this box around its middle. */
const REACH = { left: 130, up: 130, right: 130, down: 175 } as const;

interface Scratch {
  readonly canvas: HTMLCanvasElement;
  readonly ctx: Ctx;
}
const scratches: Scratch[] = [];
function scratch(index: number, w: number, h: number): Scratch | null {
  let found = scratches[index];
  if (found === undefined) {
    const canvas = document.createElement('canvas');
    const ctx = canvas.getContext('2d', { willReadFrequently: true });
    if (ctx === null) return null;
    found = { canvas, ctx };
    scratches[index] = found;
  }
  // A new size also empties it and forgets its state.
  found.canvas.width = w;
  found.canvas.height = h;
  return found;
}

function paintLayers(ctx: Ctx, parts: Artwork['parts'], { parts: names, colors }: Figure): void {
  ctx.lineCap = 'round';
  for (const [path, color, line] of names.flatMap((name) => parts[name] ?? [])) {
    const drawn = drawnOnce(path);
    if (line === undefined) {
      ctx.fillStyle = tint(color, colors);
      ctx.fill(drawn);
    } else {
      ctx.strokeStyle = tint(color, colors);
      ctx.lineWidth = line;
      ctx.stroke(drawn);
    }
  }
}

/** Around x, y, its head `s` wide; `scale` is device pixels per unit. */
export function paintFigure(
  ctx: Ctx,
  parts: Artwork['parts'],
  figure: Figure,
  x: number,
  y: number,
  s: number,
  roles: Roles,
  scale: number,
): void {
  const k = (s / 100) * scale;
  const w = Math.ceil((REACH.left + REACH.right) * k);
  const h = Math.ceil((REACH.up + REACH.down) * k);
  const [being, edge] = [scratch(0, w, h), scratch(1, w, h)];
  if (being === null || edge === null) return;
  being.ctx.setTransform(k, 0, 0, k, REACH.left * k, REACH.up * k);
  if (figure.turned) being.ctx.scale(-1, 1);
  being.ctx.rotate(figure.lean);
  paintLayers(being.ctx, parts, figure);
  being.ctx.setTransform(1, 0, 0, 1, 0, 0);
  being.ctx.globalCompositeOperation = 'source-atop';
  const fall = being.ctx.createLinearGradient(w * 0.3, h * 0.1, w * 0.6, h);
  fall.addColorStop(0, tint('sun', roles, 0.3));
  fall.addColorStop(0.4, tint('sun', roles, 0));
  fall.addColorStop(0.55, tint('near', roles, 0));
  fall.addColorStop(1, tint('near', roles, 0.75));
  being.ctx.fillStyle = fall;
  being.ctx.fillRect(0, 0, w, h);
  const [left, top, wide, high, d] = [
    x - (REACH.left * s) / 100,
    y - (REACH.up * s) / 100,
    w / scale,
    h / scale,
    s / 42,
  ];
  for (const [color, offsets] of [
    [tint('near-50', roles, 0.9), [-d, 0.4 * d, d, 0.4 * d, 0, -d]],
    [tint('sun+40', roles), [-d * 0.5, -d * 0.7, d * 0.5, -d * 0.7]],
  ] as const) {
    edge.ctx.globalCompositeOperation = 'source-over';
    edge.ctx.drawImage(being.canvas, 0, 0);
    edge.ctx.globalCompositeOperation = 'source-in';
    edge.ctx.fillStyle = color;
    edge.ctx.fillRect(0, 0, w, h);
    for (let i = 0; i < offsets.length; i += 2) {
      ctx.drawImage(edge.canvas, left + (offsets[i] ?? 0), top + (offsets[i + 1] ?? 0), wide, high);
    }
  }
  ctx.drawImage(being.canvas, left, top, wide, high);
}
