// Frames of the atlas for cards: faces by size and detail, backs, and the glow around what may be picked.
import type { CardPrint, GameFront } from '../../shared/kernel/game.ts';
import { palette } from '../styles/palette.ts';
import type { Atlas } from './atlas.ts';
import type { Mark } from './card-layer.ts';
import { css, lighter } from './colors.ts';
import type { Size } from './geometry.ts';
import type { Lens } from './lens.ts';
import type { Detail, TableLook } from './look.ts';
import { roundRect } from './paint.ts';

/** Room around a card for its shadow, and for its glow. */
const MARGIN = 6;
const HALO = 16;
/** Quarters of a full turn, clockwise. */
export type Quarters = 0 | 1 | 2 | 3;
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const TURNS: Readonly<Record<Quarters, (w: number, h: number) => Matrix>> = {
  0: () => [1, 0, 0, 1, 0, 0],
  1: (_, h) => [0, 1, -1, 0, h, 0],
  2: (w, h) => [-1, 0, 0, -1, w, h],
  3: (w) => [0, -1, 1, 0, 0, w],
};
let paper: CanvasRenderingContext2D | null = null;
/** Lays pixels down turned: who paints need not know of it, and a card looks the same either way. */
function turned(ctx: CanvasRenderingContext2D, pixels: ImageData, quarters: Quarters): void {
  paper ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (paper === null) throw new Error('no 2d canvas');
  const { width, height } = pixels;
  paper.canvas.width = width;
  paper.canvas.height = height;
  paper.putImageData(pixels, 0, 0);
  ctx.transform(...TURNS[quarters](width, height));
  ctx.imageSmoothingEnabled = false;
  ctx.drawImage(paper.canvas, 0, 0);
}
/** Frames from one edge to the other. */
const FOIL_STEPS = 12;

const MARKS: Readonly<Record<Mark, { readonly ring: string; readonly light: string; readonly width: number }>> = {
  can: { ring: css(lighter(palette.accent, 0.3)), light: css(palette.accent), width: 3.5 },
  picked: { ring: css(0xffffff), light: css(palette.accent), width: 5.5 },
  asks: { ring: css(palette.you), light: css(palette.you), width: 3 },
};

export class CardPainter {
  private readonly game: GameFront;
  private readonly look: () => TableLook;
  private readonly atlas: () => Atlas;
  private readonly lens: () => Lens;

  constructor(game: GameFront, look: () => TableLook, atlas: () => Atlas, lens: () => Lens) {
    this.game = game;
    this.look = look;
    this.atlas = atlas;
    this.lens = lens;
  }

  /** The face as it lies after so many quarter turns. */
  frame(no: string | null, detail: Detail, { w: across, h: along }: Size, quarters: Quarters = 0): { key: string } {
    const size: Size = { w: across, h: along };
    const { zoom } = this.lens();
    const margin = Math.round(MARGIN * zoom);
    const key = `card:${no ?? 'back'}:${detail}:${size.w}:${quarters}`;
    const w = Math.round(size.w * zoom) + 2 * margin;
    const h = Math.round(size.h * zoom) + 2 * margin;
    if (quarters === 0) {
      const print = no === null ? null : (this.game.print(no) ?? null);
      this.atlas().frame(key, w, h, '', (ctx) => this.face(ctx, size, print, detail, margin));
      return { key };
    }
    const upright = this.frame(no, detail, size).key;
    const [wide, high] = quarters % 2 === 1 ? [h, w] : [w, h];
    this.atlas().frame(key, wide, high, '', (ctx) => turned(ctx, this.atlas().pixels(upright), quarters));
    return { key };
  }

  private face(
    ctx: CanvasRenderingContext2D,
    size: Size,
    print: CardPrint | null,
    detail: Detail,
    margin: number,
  ): void {
    const { zoom } = this.lens();
    ctx.translate(margin, margin);
    ctx.scale(zoom, zoom);
    this.shadow(ctx, size);
    ctx.save();
    roundRect(ctx, { x: 0, y: 0, ...size }, size.w * 0.055);
    ctx.clip();
    this.look().paintCard(ctx, size, print, detail);
    ctx.restore();
    roundRect(ctx, { x: 0.5, y: 0.5, w: size.w - 1, h: size.h - 1 }, size.w * 0.055);
    ctx.strokeStyle = css(0x05070d, 0.75);
    ctx.lineWidth = 1;
    ctx.stroke();
  }

  /**
   * The light that plays over a foil card, to be laid on its image and added to it; null for a card without foil. Nearby
   * phases share a frame, and so do all cards of a size.
   */
  foil(no: string | null, { w, h }: Size, phase: number): { key: string } | null {
    const print = no === null ? undefined : this.game.print(no);
    if (print === undefined || !this.look().isFoil(print)) return null;
    const { zoom } = this.lens();
    const step = Math.round(phase * FOIL_STEPS);
    const key = `foil:${step}:${w}`;
    this.atlas().frame(key, Math.round(w * zoom), Math.round(h * zoom), '', (ctx) => {
      ctx.scale(zoom, zoom);
      this.look().paintFoil(ctx, { w, h }, step / FOIL_STEPS);
    });
    return { key };
  }

  private shadow(ctx: CanvasRenderingContext2D, size: Size): void {
    ctx.save();
    ctx.shadowColor = css(0x000000, 0.42);
    ctx.shadowBlur = MARGIN * this.lens().zoom * 0.9;
    ctx.fillStyle = css(0x05070d);
    roundRect(ctx, { x: 0.5, y: 0.5, w: size.w - 1, h: size.h - 1 }, size.w * 0.055);
    ctx.fill();
    ctx.restore();
  }

  glow(mark: Mark, { w: wide, h: high }: Size): { key: string } {
    const size: Size = { w: wide, h: high };
    const { zoom } = this.lens();
    // A small card glows less far, or it would drown the words beside it.
    const share = Math.min(1, size.w / 90, size.h / 90);
    const halo = Math.round(HALO * share * zoom);
    const key = `glow:${mark}:${size.w}:${size.h}`;
    const w = Math.round(size.w * zoom) + 2 * halo;
    const h = Math.round(size.h * zoom) + 2 * halo;
    const { ring, light } = MARKS[mark];
    const width = MARKS[mark].width * share;
    this.atlas().frame(key, w, h, '', (ctx) => {
      ctx.translate(halo, halo);
      ctx.scale(zoom, zoom);
      // A dark seam keeps the ring apart from a frame of its own colour.
      const out = width / 2 + 1.5;
      roundRect(ctx, { x: -out, y: -out, w: size.w + 2 * out, h: size.h + 2 * out }, size.w * 0.055 + out);
      ctx.strokeStyle = ring;
      ctx.lineWidth = width;
      ctx.shadowColor = light;
      ctx.shadowBlur = HALO * share * zoom * 0.9;
      for (let pass = 0; pass < 3; pass++) ctx.stroke();
    });
    return { key };
  }
}
