// The one texture of the board: faces, texts and plates are painted into it when first needed, so that a frame is one batch.
import type Phaser from 'phaser';
import type { Box } from './geometry.ts';
import { Shelves } from './shelves.ts';

export const ATLAS = 'atlas';

interface Painted extends Box {
  signature: string;
  /** The round in which it was last asked for. */
  asked: number;
}
export type Paint = (ctx: CanvasRenderingContext2D) => void;

/** Thrown when everything that is on the table at once does not fit; the board then starts the atlas anew. */
export class AtlasFull extends Error {}

/** Names of the frames that are seen now. */
export function framesShown({ children }: Phaser.Scene): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { texture, frame, visible } of children.list as Phaser.GameObjects.Image[]) {
    if (visible && texture.key === ATLAS) names.add(frame.name);
  }
  return names;
}

export class Atlas {
  /** What was asked for longest ago comes first. */
  private readonly painted = new Map<string, Painted>();
  private readonly canvas = document.createElement('canvas');
  private readonly ctx: CanvasRenderingContext2D;
  private readonly texture: Phaser.Textures.Texture;
  private readonly shelves: Shelves;
  /** Painted since the last upload. */
  private fresh: Box[] = [];
  private readonly renderer: unknown;
  private readonly side: number;
  private readonly shown: () => ReadonlySet<string>;
  /** Rounds end with each frame drawn: what was asked for since may not be on its image yet. */
  private round = 0;

  constructor(game: Phaser.Game, side: number, shown: () => ReadonlySet<string>) {
    this.shown = shown;
    this.canvas.width = side;
    this.canvas.height = side;
    const ctx = this.canvas.getContext('2d', { willReadFrequently: true });
    if (ctx === null) throw new Error('no 2d canvas');
    this.ctx = ctx;
    this.side = side;
    this.renderer = game.renderer;
    this.shelves = new Shelves({ w: side, h: side });
    if (game.textures.exists(ATLAS)) game.textures.remove(ATLAS);
    const texture = game.textures.create(ATLAS, this.canvas as unknown as HTMLImageElement, side, side);
    if (texture === null) throw new Error(`no texture ${ATLAS}`);
    this.texture = texture;
    texture.add('__BASE', 0, 0, 0, side, side);
  }

  /**
   * The frame `key`, painted if it is new or its signature has changed. The frame's size in canvas pixels is part of
   * what a key stands for; a key whose size changes is painted elsewhere. An `inset` leaves out the outermost pixels,
   * which would blend with the empty surroundings when stretched.
   */
  frame(key: string, w: number, h: number, signature: string, paint: Paint, inset = 0): string {
    const known = this.painted.get(key);
    if (known !== undefined && known.w === w && known.h === h) {
      this.ask(key, known);
      if (known.signature !== signature) {
        known.signature = signature;
        this.paint(known, paint);
      }
      return key;
    }
    const room = this.room(w, h);
    if (room === undefined) throw new AtlasFull(key);
    const now = this.painted.get(key);
    if (now !== undefined) this.drop(key, now);
    const place = { ...room, signature, asked: this.round };
    this.painted.set(key, place);
    this.texture.add(key, 0, place.x + inset, place.y + inset, w - 2 * inset, h - 2 * inset);
    this.paint(place, paint);
    return key;
  }

  private ask(key: string, known: Painted): void {
    if (known.asked === this.round) return;
    known.asked = this.round;
    this.painted.delete(key);
    this.painted.set(key, known);
  }

  /** Where there is none left, what nobody sees gives way, and first what was asked for longest ago. */
  private room(w: number, h: number): Box | undefined {
    const empty = this.shelves.place(w, h);
    if (empty !== undefined) return empty;
    const shown = this.shown();
    for (const [key, old] of this.painted) {
      if (old.asked === this.round || shown.has(key)) continue;
      this.drop(key, old);
      const freed = this.shelves.place(w, h);
      if (freed !== undefined) return freed;
    }
    return undefined;
  }

  private drop(key: string, painted: Painted): void {
    this.painted.delete(key);
    this.shelves.free(painted);
    this.texture.remove(key);
  }

  has(key: string): boolean {
    return this.painted.has(key);
  }

  /** What was painted under a key. */
  pixels(key: string): ImageData {
    const painted = this.painted.get(key);
    if (painted === undefined) throw new Error(`the atlas holds no ${key}`);
    const { x, y, w, h } = painted;
    return this.ctx.getImageData(x, y, w, h);
  }

  private paint({ x, y, w, h }: Painted, paint: Paint): void {
    const { ctx } = this;
    const whole = this.around({ x, y, w, h });
    ctx.save();
    ctx.clearRect(whole.x, whole.y, whole.w, whole.h);
    ctx.beginPath();
    ctx.rect(x, y, w, h);
    ctx.clip();
    ctx.translate(x, y);
    paint(ctx);
    ctx.restore();
    this.fresh.push(whole);
  }

  /** With a rim, where pixels of what lay there before may be left. */
  private around({ x, y, w, h }: Box): Box {
    const [left, top] = [Math.max(0, x - 1), Math.max(0, y - 1)];
    return {
      x: left,
      y: top,
      w: Math.min(this.side, x + w + 1) - left,
      h: Math.min(this.side, y + h + 1) - top,
    };
  }

  /** Hands new pixels to the graphics card; called once before a frame is drawn. */
  flush(): void {
    this.round++;
    if (this.fresh.length === 0) return;
    const { fresh } = this;
    this.fresh = [];
    const source = this.texture.source[0];
    if (source === undefined) return;
    const area = fresh.reduce((sum, { w, h }) => sum + w * h, 0);
    if (area > (this.side * this.side) / 5 || !upload(this.renderer, source.glTexture, this.ctx, this.side, fresh)) {
      source.update();
    }
  }

  clear(): void {
    for (const key of this.painted.keys()) this.texture.remove(key);
    this.painted.clear();
    this.shelves.clear();
    this.ctx.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.fresh = [{ x: 0, y: 0, w: this.side, h: this.side }];
  }
}

/** What is used of Phaser's renderer to upload a part of a texture, which it has no call for. */
interface PartUploader {
  readonly gl: WebGLRenderingContext;
  readonly glTextureUnits: { bind(texture: unknown, unit: number): void };
  readonly glWrapper: { updateTexturing(state: unknown): void };
}
const canUpload = (renderer: unknown): renderer is PartUploader =>
  typeof renderer === 'object' &&
  renderer !== null &&
  'gl' in renderer &&
  typeof renderer.gl === 'object' &&
  renderer.gl !== null &&
  'texSubImage2D' in renderer.gl &&
  'glTextureUnits' in renderer &&
  'glWrapper' in renderer;

/** Uploads the boxes alone: the whole atlas takes software WebGL a third of a second, one card two milliseconds. */
function upload(
  renderer: unknown,
  texture: unknown,
  ctx: CanvasRenderingContext2D,
  side: number,
  boxes: readonly Box[],
): boolean {
  if (!canUpload(renderer)) return false;
  const { gl } = renderer;
  renderer.glTextureUnits.bind(texture, 0);
  // Phaser keeps canvas textures upside down and premultiplied.
  renderer.glWrapper.updateTexturing({ texturing: { flipY: true, premultiplyAlpha: true } });
  for (const { x, y, w, h } of boxes) {
    gl.texSubImage2D(gl.TEXTURE_2D, 0, x, side - y - h, gl.RGBA, gl.UNSIGNED_BYTE, ctx.getImageData(x, y, w, h));
  }
  return true;
}
