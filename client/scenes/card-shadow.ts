// The soft shadow of a card that has left the table: one baked frame, stretched under each card that is up.
import type Phaser from 'phaser';
import type { Stance } from '../choreography/motion.ts';
import { ATLAS, type Atlas } from './atlas.ts';
import { css } from './colors.ts';
import type { Lens } from './lens.ts';
import { roundRect } from './paint.ts';
import { dress, raise } from './placing.ts';

/** A card in the frame, and the blur around it. */
const W = 62;
const H = 87;
const BLUR = 24;
const KEY = 'shadow';
/** The lamp hangs over the middle of the upper edge: shadows fall away from it. */
const LAMP_X = 800;

export class CardShadows {
  private readonly free: Phaser.GameObjects.Image[] = [];
  private readonly scene: Phaser.Scene;
  private readonly atlas: () => Atlas;
  private readonly lens: () => Lens;

  constructor(scene: Phaser.Scene, atlas: () => Atlas, lens: () => Lens) {
    this.scene = scene;
    this.atlas = atlas;
    this.lens = lens;
  }

  private frame(): string {
    const { zoom } = this.lens();
    const w = Math.round((W + 2 * BLUR) * zoom);
    const h = Math.round((H + 2 * BLUR) * zoom);
    return this.atlas().frame(KEY, w, h, '', (ctx) => {
      ctx.scale(zoom, zoom);
      // Only the blur of a card that lies outside of the frame is painted.
      ctx.shadowColor = css(0x02030a, 0.95);
      ctx.shadowBlur = BLUR * 0.95 * zoom;
      ctx.shadowOffsetX = 1000 * zoom;
      roundRect(ctx, { x: BLUR - 1000, y: BLUR, w: W, h: H }, 5);
      ctx.fill();
    });
  }

  take(): Phaser.GameObjects.Image {
    const image = this.free.pop() ?? this.scene.add.image(0, 0, ATLAS, '__BASE');
    return image.setVisible(true);
  }
  give(image: Phaser.GameObjects.Image): void {
    image.setVisible(false);
    this.free.push(image);
  }

  draw(image: Phaser.GameObjects.Image, { x, y, w, h, angle, z, lift, open, alpha }: Stance, size: number): void {
    const { left, top, zoom } = this.lens();
    const spread = size * (1 + 0.07 * lift);
    dress(image, this.frame());
    raise(image, z - 0.06);
    image
      .setScale((w / W) * spread * open, (h / H) * spread)
      .setAngle(angle)
      .setAlpha(Math.min(0.72, 0.3 + 0.34 * lift) * Math.min(1, lift * 3) * alpha)
      .setPosition(left + (x + ((x - LAMP_X) / LAMP_X) * 14 * lift) * zoom, top + (y + 21 * lift) * zoom);
  }
}
