// What our table is compared with: Phaser alone, 120 cards of one baked atlas, 20 of them on their way at any time.
import Phaser from 'phaser';
import { SETTINGS } from '../../scenes/stage.ts';

const SPRITES = 120;
const MOVING = 20;
const COLUMNS = 20;
const FACES = 24;
/** A card of the stage at this window size, and its place in the atlas. */
const CARD = { w: 74, h: 104 } as const;
const SIDE = 2048;
const KEY = 'bare';
const LOOP = 900;

function bake(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (ctx === null) throw new Error('no 2d canvas');
  for (let i = 0; i < FACES; i++) {
    const shade = ctx.createLinearGradient(0, 0, 0, CARD.h);
    shade.addColorStop(0, `hsl(${i * 15} 60% 60%)`);
    shade.addColorStop(1, `hsl(${i * 15} 60% 30%)`);
    ctx.setTransform(1, 0, 0, 1, i * (CARD.w + 2), 0);
    ctx.fillStyle = shade;
    ctx.beginPath();
    ctx.roundRect(0, 0, CARD.w, CARD.h, 5);
    ctx.fill();
  }
  return canvas;
}

/** Starts it in `element`, with the renderer, the size and the settings that our table has there. */
export function openBareScene(element: HTMLElement, webGl: boolean): Promise<Phaser.Game> {
  const { devicePixelRatio } = window;
  return new Promise((resolve) => {
    const cards: Phaser.GameObjects.Image[] = [];
    const game = new Phaser.Game({
      type: webGl ? Phaser.WEBGL : Phaser.CANVAS,
      parent: element,
      width: Math.round(element.clientWidth * devicePixelRatio),
      height: Math.round(element.clientHeight * devicePixelRatio),
      ...SETTINGS,
      scene: {
        create(this: Phaser.Scene) {
          const texture = this.textures.create(KEY, bake() as unknown as HTMLImageElement, SIDE, SIDE);
          for (let i = 0; i < FACES; i++) texture?.add(`card:${i}`, 0, i * (CARD.w + 2), 0, CARD.w, CARD.h);
          for (let i = 0; i < SPRITES; i++) {
            const x = 60 + (i % COLUMNS) * 60;
            const y = 70 + Math.floor(i / COLUMNS) * 112;
            cards.push(this.add.image(x, y, KEY, `card:${i % FACES}`));
          }
          resolve(game);
        },
        update(this: Phaser.Scene, time: number) {
          for (let i = 0; i < MOVING; i++) sway(cards[i * (SPRITES / MOVING)], time, i);
        },
      },
    });
    game.canvas.style.cssText = 'display:block;width:100%;height:100%';
  });
}

/** To and fro along a line of its own, turning a little, as a tween would lead it. */
function sway(card: Phaser.GameObjects.Image | undefined, time: number, i: number): void {
  const t = ((time / LOOP + i * 0.618) % 2) - 1;
  const eased = t * t * (3 - 2 * Math.abs(t));
  card?.setPosition(640 + Math.cos(i) * 540 * eased, 360 + Math.sin(i) * 280 * eased).setAngle(24 * eased);
}
