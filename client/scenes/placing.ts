// Puts an image at a logical point of the table.
import type Phaser from 'phaser';
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
