// The mats: painted once per window size into a texture of their own, below everything else.
import type Phaser from 'phaser';
import type { Stage } from './stage.ts';

const KEY = 'backdrop';

export class Backdrop {
  private image: Phaser.GameObjects.Image | null = null;
  private readonly stage: Stage;
  private readonly paint: (ctx: CanvasRenderingContext2D) => void;

  constructor(stage: Stage, paint: (ctx: CanvasRenderingContext2D) => void) {
    this.stage = stage;
    this.paint = paint;
  }

  get painted(): boolean {
    return this.image !== null;
  }

  repaint(): void {
    const { game, scene, lens } = this.stage;
    this.image?.destroy();
    if (game.textures.exists(KEY)) game.textures.remove(KEY);
    const canvas = document.createElement('canvas');
    canvas.width = lens.canvas.w;
    canvas.height = lens.canvas.h;
    const ctx = canvas.getContext('2d', { willReadFrequently: true });
    if (ctx === null) throw new Error('no 2d canvas');
    ctx.translate(lens.left, lens.top);
    ctx.scale(lens.zoom, lens.zoom);
    this.paint(ctx);
    game.textures
      .create(KEY, canvas as unknown as HTMLImageElement, canvas.width, canvas.height)
      ?.add('__BASE', 0, 0, 0, canvas.width, canvas.height);
    this.image = scene.add.image(0, 0, KEY).setOrigin(0, 0).setDepth(-1);
  }
}
