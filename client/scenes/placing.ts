// Puts an image at a logical point of the table, and into its frame and depth, without a stroke where nothing changed.
import type Phaser from 'phaser';
import { ATLAS } from './atlas.ts';
import type { Lens } from './lens.ts';

/** One at rest begins on a whole pixel, so that its texts are sharp. */
export function place(image: Phaser.GameObjects.Image, lens: Lens, at: { x: number; y: number }, sharp: boolean): void {
  let x = lens.left + at.x * lens.zoom;
  let y = lens.top + at.y * lens.zoom;
  if (sharp) {
    const upright = image.angle % 180 === 0;
    const w = upright ? image.frame.width : image.frame.height;
    const h = upright ? image.frame.height : image.frame.width;
    x = Math.round(x - w / 2) + w / 2;
    y = Math.round(y - h / 2) + h / 2;
  }
  image.setPosition(x, y);
}

/** Does the image show what the atlas holds under this key now? */
export const isDressed = (image: Phaser.GameObjects.Image, key: string): boolean =>
  image.frame === image.scene.textures.getFrame(ATLAS, key);
export function dress(image: Phaser.GameObjects.Image, key: string): void {
  if (!isDressed(image, key)) image.setTexture(ATLAS, key);
}

/** Phaser sorts the whole table anew for each depth that is set, whether or not it is another one. */
export function raise(image: Phaser.GameObjects.Image, z: number): void {
  if (image.depth !== z) image.setDepth(z);
}
