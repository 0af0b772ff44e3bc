// What is seen for a moment and belongs to no card: bursts, beams, ribbons and numbers, from one pool of images of the atlas.
import type Phaser from 'phaser';
import { type Bit, type Drawn, drawBit, type Shape, timeOf } from '../choreography/bits.ts';
import { wobble } from '../choreography/easing.ts';
import { ATLAS, type Atlas, AtlasFull } from './atlas.ts';
import type { Point } from './geometry.ts';
import type { Lens } from './lens.ts';

interface Flying {
  readonly bit: Bit;
  readonly at: Point;
  readonly depth: number;
  readonly start: number;
  readonly ms: number;
  /** Ribbons: a new one takes the place of the old. */
  readonly group: string;
  image: Phaser.GameObjects.Image | null;
  fitX: number;
  fitY: number;
}
interface Nudge {
  readonly dx: number;
  readonly dy: number;
  readonly start: number;
  readonly ms: number;
}
export interface EffectsKit {
  readonly scene: Phaser.Scene;
  atlas(): Atlas;
  lens(): Lens;
}
export interface Burst {
  readonly at: Point;
  readonly bits: readonly Bit[];
  readonly start: number;
  readonly ms: number;
  /** Depth of the card it is about. */
  readonly under: number;
  readonly group?: string;
  /** Nothing may move. */
  readonly still: boolean;
}

/** Above every card that is on its way. */
const ABOVE = 240;
/** Painted of what is stretched, and left out at its rims. */
const PATCH = 12;
const INSET = 2;
/** More than this at once nobody can follow. */
const MOST = 160;
const drawn: Drawn = { x: 0, y: 0, wide: 1, high: 1, angle: 0, alpha: 1 };

export class Effects {
  private flying: Flying[] = [];
  private nudges: Nudge[] = [];
  private still = false;
  private readonly free: Phaser.GameObjects.Image[] = [];
  private readonly kit: EffectsKit;

  constructor(kit: EffectsKit) {
    this.kit = kit;
  }

  get count(): number {
    return this.flying.length;
  }

  burst({ at, bits, start, ms, under, group = '', still }: Burst): void {
    if (ms <= 0) return;
    this.still = still;
    if (group !== '') this.end(group);
    for (const bit of bits) {
      if (this.flying.length >= MOST) return;
      const depth = bit.under ? under - 0.1 : ABOVE + (bit.z ?? 0);
      // The stage may move on under a burst: it stays where it began.
      this.flying.push({ bit, at: { x: at.x, y: at.y }, depth, start, ms, group, image: null, fitX: 1, fitY: 1 });
    }
  }

  nudge(dx: number, dy: number, start: number, ms: number): void {
    if (ms > 0) this.nudges.push({ dx, dy, start, ms });
  }

  private end(group: string): void {
    this.flying = this.flying.filter((flying) => {
      if (flying.group !== group) return true;
      this.release(flying);
      return false;
    });
  }

  /** Goes on to `now`; true while something is to be seen or to come. */
  tick(now: number): boolean {
    let kept = 0;
    for (const flying of this.flying) {
      const t = timeOf(flying.bit, (now - flying.start) / flying.ms);
      if (t >= 1 || !this.draw(flying, t)) this.release(flying);
      else this.flying[kept++] = flying;
    }
    this.flying.length = kept;
    this.shake(now);
    return kept > 0 || this.nudges.length > 0;
  }

  /** False where there is no room to paint it: an effect may be missed, the table may not. */
  private draw(flying: Flying, t: number): boolean {
    if (t < 0) return true;
    try {
      flying.image ??= this.take(flying);
    } catch (problem) {
      if (problem instanceof AtlasFull) return false;
      throw problem;
    }
    drawBit(drawn, flying.bit, t, this.still);
    const { left, top, zoom } = this.kit.lens();
    const { at, image, fitX, fitY } = flying;
    image
      .setPosition(left + (at.x + drawn.x) * zoom, top + (at.y + drawn.y) * zoom)
      .setScale(drawn.wide * fitX, drawn.high * fitY)
      .setAngle(drawn.angle)
      .setAlpha(drawn.alpha);
    return true;
  }

  private take(flying: Flying): Phaser.GameObjects.Image {
    const { shape } = flying.bit;
    const { zoom } = this.kit.lens();
    const inset = shape.stretch === undefined ? 0 : INSET;
    const wide = shape.stretch === undefined ? shape.w : PATCH;
    const high = shape.stretch === 'both' ? PATCH : shape.h;
    const w = Math.ceil(wide * zoom);
    const h = Math.ceil(high * zoom);
    this.kit.atlas().frame(shape.key, w, h, '', paintedBy(shape, zoom), inset);
    if (shape.stretch !== undefined) {
      flying.fitX = (shape.w * zoom) / (w - 2 * inset);
      flying.fitY = (shape.h * zoom) / (h - 2 * inset);
    }
    const image = this.free.pop() ?? this.kit.scene.add.image(0, 0, ATLAS, '__BASE');
    return image.setTexture(ATLAS, shape.key).setDepth(flying.depth).setVisible(true);
  }

  /** Gives back all images; what is still to be seen takes new ones with the next tick. */
  undress(): void {
    for (const flying of this.flying) this.release(flying);
  }

  private release(flying: Flying): void {
    if (flying.image === null) return;
    flying.image.setVisible(false);
    this.free.push(flying.image);
    flying.image = null;
  }

  private shake(now: number): void {
    if (this.nudges.length === 0) return;
    const { zoom } = this.kit.lens();
    let x = 0;
    let y = 0;
    this.nudges = this.nudges.filter(({ dx, dy, start, ms }) => {
      const t = (now - start) / ms;
      const far = wobble(t);
      x += dx * far;
      y += dy * far;
      return t < 1;
    });
    this.kit.scene.cameras.main.setScroll(-x * zoom, -y * zoom);
  }

  clear(): void {
    this.undress();
    this.flying = [];
    if (this.nudges.length > 0) this.kit.scene.cameras.main.setScroll(0, 0);
    this.nudges = [];
  }
}

const paintedBy =
  (shape: Shape, zoom: number) =>
  (ctx: CanvasRenderingContext2D): void => {
    ctx.scale(zoom, zoom);
    shape.paint(ctx);
  };
