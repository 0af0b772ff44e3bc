// The canvas: starts Phaser, keeps its size in step with the page, and lets it sleep while nothing changes.
import Phaser from 'phaser';
import { palette } from '../styles/palette.ts';
import { Atlas, framesShown } from './atlas.ts';
import { type Format, formatFor } from './format.ts';
import { FrameGuard } from './frame-guard.ts';
import type { Size } from './geometry.ts';
import { type Lens, lensFor, MOST_DENSE } from './lens.ts';

export type Renderer = 'webgl' | 'canvas';

/** WebGL that a processor computes takes a hundred times as long as the plain canvas, so it counts as none. */
const COMPUTED = /swiftshader|llvmpipe|software|basic render/i;

function bestRenderer(): Renderer {
  const context = document.createElement('canvas').getContext('webgl', { failIfMajorPerformanceCaveat: true });
  if (context === null) return 'canvas';
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const card: unknown = context.getParameter(info === null ? context.RENDERER : info.UNMASKED_RENDERER_WEBGL);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return COMPUTED.test(String(card)) ? 'canvas' : 'webgl';
}

/** How Phaser is set up, whatever it draws. */
export const SETTINGS = {
  banner: false,
  audio: { noAudio: true },
  input: { keyboard: false, mouse: false, touch: false, gamepad: false },
  scale: { mode: Phaser.Scale.NONE, autoRound: true },
  // One texture to a batch: software WebGL tears sprites of batches that mix several.
  render: { maxTextures: 1, antialiasGL: false, powerPreference: 'low-power' },
} as const satisfies Phaser.Types.Core.GameConfig;

export interface StageHooks {
  /** Called before each drawn frame; true while something still moves. */
  frame(now: number): boolean;
  /** The canvas has another size: everything must be painted anew. */
  resized(): void;
  /** The frame before has failed: nothing that was drawn is to be trusted. */
  recover(problem: unknown): void;
}

/** Phaser's loop asks for no frame after one that threw. */
class Game extends Phaser.Game {
  guard: FrameGuard | null = null;

  override step(time: number, delta: number): void {
    if (this.guard === null) super.step(time, delta);
    else this.guard.run(() => super.step(time, delta));
  }
}

/**
 * Sides of the atlas by zoom, so that what a match shows mostly fits without painting anything twice. Every graphics card of
 * the last ten years takes the largest; it costs 64 MB, and the next 36.
 */
const SIDES = [
  { side: 2048, upTo: 0.9 },
  { side: 3072, upTo: 1.25 },
  { side: 4096, upTo: Number.POSITIVE_INFINITY },
] as const;
const LARGEST = 4096;

/** A place that is not shown has no size; what is drawn there is measured anew when it is. */
const UNSEEN: Size = { w: 1280, h: 720 };
const sizeOf = ({ clientWidth: w, clientHeight: h }: HTMLElement): Size => (w > 0 && h > 0 ? { w, h } : UNSEEN);
const measure = (element: HTMLElement, most: number): Lens =>
  lensFor(formatFor(sizeOf(element)).size, sizeOf(element), window.devicePixelRatio, most);
/** A canvas that the processor fills pays for every pixel. */
const mostDense = (webGl: boolean): number => (webGl ? MOST_DENSE : 2);
/** Of its density, what a table keeps that did not fit into the atlas, … */
const THINNER = 0.8;
/** … which never falls below this. */
const THINNEST = 0.5;

export class Stage {
  lens: Lens;
  atlas: Atlas;
  /** Frames drawn so far: a table at rest draws none. */
  frames = 0;
  private hooks: StageHooks | null = null;
  private moving = true;
  private waking = false;
  private readonly sizes: ResizeObserver;
  /** Set while the time is told from outside: nothing moves by itself then. */
  private held: number | null = null;

  /** Bound of the density: lowered when all that is on the table does not fit into the atlas. */
  private most: number;
  private readonly element: HTMLElement;
  /** Raised once a smaller atlas has proved too small. */
  private leastSide = 0;
  readonly game: Phaser.Game;
  readonly scene: Phaser.Scene;

  private constructor(element: HTMLElement, game: Game, scene: Phaser.Scene) {
    this.element = element;
    this.game = game;
    this.scene = scene;
    this.most = mostDense(this.isWebGl);
    this.lens = measure(this.element, this.most);
    this.atlas = this.newAtlas();
    game.guard = new FrameGuard({
      report: (problem) => reportError(problem),
      recover: (problem) => this.hooks?.recover(problem),
      rest: () => game.loop.sleep(),
    });
    game.events.on(Phaser.Core.Events.PRE_RENDER, () => this.beforeFrame());
    game.events.on(Phaser.Core.Events.POST_RENDER, () => this.afterFrame());
    this.sizes = new ResizeObserver(() => this.fit());
    this.sizes.observe(element);
  }

  /** Starts Phaser in `element`, with WebGL where a graphics card does it unless told otherwise. */
  static open(element: HTMLElement, renderer: Renderer = bestRenderer()): Promise<Stage> {
    const lens = measure(element, mostDense(renderer === 'webgl'));
    return new Promise((resolve) => {
      const game = new Game({
        type: renderer === 'canvas' ? Phaser.CANVAS : Phaser.AUTO,
        parent: element,
        width: lens.canvas.w,
        height: lens.canvas.h,
        backgroundColor: palette.night,
        ...SETTINGS,
        scene: {
          create(this: Phaser.Scene) {
            resolve(new Stage(element, game, this));
          },
        },
      });
      game.canvas.style.cssText = 'display:block;width:100%;height:100%;touch-action:none';
      game.canvas.setAttribute('aria-hidden', 'true');
    });
  }

  get canvas(): HTMLCanvasElement {
    return this.game.canvas;
  }
  get format(): Format {
    return formatFor(sizeOf(this.element));
  }
  get isWebGl(): boolean {
    return this.game.renderer.type === Phaser.WEBGL;
  }

  attend(hooks: StageHooks): void {
    this.hooks = hooks;
  }

  get now(): number {
    return this.held ?? performance.now();
  }

  /** Holds the time, and lets it go on by `ms` with one frame at its end; the loop no longer runs by itself. */
  step(ms: number): void {
    this.game.loop.sleep();
    this.held = this.now + ms;
    this.game.step(this.held, ms);
  }

  /** Something changed: draw at least one more frame. */
  wake(): void {
    this.moving = true;
    if (this.waking) return;
    this.waking = true;
    // The loop draws a frame as it wakes: not amid a change of which that frame would show a half.
    queueMicrotask(() => {
      this.waking = false;
      if (this.hooks !== null && this.held === null && !this.game.loop.running) this.game.loop.wake();
    });
  }

  private beforeFrame(): void {
    this.moving = this.hooks?.frame(this.now) ?? false;
    this.atlas.flush();
  }

  private afterFrame(): void {
    this.frames++;
    if (!this.moving) this.game.loop.sleep();
  }

  private get side(): number {
    const { side } = SIDES.find(({ upTo }) => this.lens.zoom <= upTo) ?? { side: LARGEST };
    return Math.max(side, this.leastSide);
  }
  private newAtlas(): Atlas {
    return new Atlas(this.game, this.side, () => framesShown(this.scene));
  }

  private fit(): void {
    const lens = measure(this.element, this.most);
    const before = this.lens;
    if (lens.canvas.w === before.canvas.w && lens.canvas.h === before.canvas.h && lens.density === before.density)
      return;
    this.resize(lens);
    // Where painting fails, the frame after it fails too and is mended.
    this.wake();
    this.hooks?.resized();
  }

  /**
   * A larger atlas, or fewer pixels for everything from now on; false when it can have no more room. What the atlas
   * held is gone either way, and the caller paints anew.
   */
  makeRoom(): boolean {
    if (this.side < LARGEST) {
      this.leastSide = SIDES.find(({ side }) => side > this.side)?.side ?? LARGEST;
      this.atlas = this.newAtlas();
      return true;
    }
    if (this.lens.density <= THINNEST) return false;
    this.most = Math.max(THINNEST, this.lens.density * THINNER);
    this.resize(measure(this.element, this.most));
    return true;
  }

  private resize(lens: Lens): void {
    const side = this.side;
    this.lens = lens;
    this.game.scale.resize(lens.canvas.w, lens.canvas.h);
    this.canvas.style.width = '100%';
    this.canvas.style.height = '100%';
    if (this.side !== side) this.atlas = this.newAtlas();
    else this.atlas.clear();
  }

  destroy(): void {
    this.sizes.disconnect();
    this.hooks = null;
    this.game.loop.wake();
    this.game.destroy(true, false);
  }
}
