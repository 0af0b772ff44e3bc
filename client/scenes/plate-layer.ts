// Everything on the board that is no card: texts, buttons and plates, painted into the atlas and kept by key.
import type Phaser from 'phaser';
import { ATLAS, type Atlas } from './atlas.ts';
import type { Box, Point } from './geometry.ts';
import type { Lens } from './lens.ts';
import { roundRect, write } from './paint.ts';
import { isDressed, place, raise } from './placing.ts';
import { TEXT_STYLES, type TextStyle, type TextStyleName } from './styles.ts';

/** A painted thing: the frame is shared by all with one `frame` name and painted anew when `signature` changes. */
export interface Plate {
  readonly key: string;
  readonly frame: string;
  readonly signature: string;
  readonly box: Box;
  readonly z: number;
  /** Paints in logical units from 0,0. */
  paint(ctx: CanvasRenderingContext2D): void;
  /** Paint only so much and stretch it over the box. */
  readonly stretch?: boolean;
  readonly alpha?: number;
  /** Key of the card that it speaks of: while that is on its way to where it lies, nothing is to be seen of the plate. */
  readonly of?: string;
}

/** Side of what is painted of a stretched plate. */
const PATCH = 8;

let ruler: CanvasRenderingContext2D | null = null;
/** A context for measuring texts in logical units. */
export function measure(): CanvasRenderingContext2D {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (ruler === null) throw new Error('no 2d canvas');
  return ruler;
}

const scaled = (style: TextStyle, by: number): TextStyle =>
  by === 1
    ? style
    : {
        ...style,
        size: style.size * by,
        padX: (style.padX ?? 0) * by,
        padY: (style.padY ?? 0) * by,
        minW: (style.minW ?? 0) * by,
      };
const fontOf = (style: TextStyle): string => `${style.weight} ${style.size}px ${style.family}`;

/** So many widths are kept: counts and powers come back again and again. */
const KEPT = 400;
const widths = new Map<string, number>();
function widthOf(text: string, font: string): number {
  const key = `${font}|${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const ctx = measure();
  ctx.font = font;
  const { width } = ctx.measureText(text);
  if (widths.size >= KEPT) widths.clear();
  widths.set(key, width);
  return width;
}

/** A short text with its plate, centred on a point. */
export function textPlate(
  key: string,
  text: string,
  styleName: TextStyleName,
  at: Point,
  z: number,
  alpha = 1,
  scale = 1,
): Plate {
  const style: TextStyle = scaled(TEXT_STYLES[styleName], scale);
  const wide = Math.ceil(widthOf(text, fontOf(style))) + 2 * (style.padX ?? 0);
  const high = style.size * 1.14 + 2 * (style.padY ?? 0);
  const diamond = style.shape === 'diamond';
  const w = diamond ? Math.max(wide, high) * 1.12 : Math.max(wide, style.minW ?? 0);
  const h = diamond ? w : high;
  return {
    key,
    frame: `text:${styleName}:${scale}:${text}`,
    signature: '',
    box: { x: at.x - w / 2, y: at.y - h / 2, w, h },
    z,
    alpha,
    paint(paper) {
      const edge = { x: 1, y: 1, w: w - 2, h: h - 2 };
      if (diamond) {
        paper.beginPath();
        paper.moveTo(w / 2, 1);
        paper.lineTo(w - 1, h / 2);
        paper.lineTo(w / 2, h - 1);
        paper.lineTo(1, h / 2);
        paper.closePath();
      } else roundRect(paper, edge, high * 0.32);
      if (style.back !== undefined) {
        paper.fillStyle = style.back;
        paper.fill();
      }
      if (style.edge !== undefined) {
        paper.strokeStyle = style.edge;
        paper.lineWidth = 1.5;
        paper.stroke();
      }
      if (style.back === undefined) {
        paper.shadowColor = 'rgba(0, 0, 0, 0.9)';
        paper.shadowBlur = 6;
      }
      write(paper, text, w / 2, h / 2 + style.size * 0.04, {
        font: fontOf(style),
        color: style.color,
        align: 'center',
        baseline: 'middle',
      });
    },
  };
}

/** A flat stretched area. */
export const fill = (key: string, box: Box, color: string, z: number): Plate => ({
  key,
  frame: `fill:${color}`,
  signature: '',
  box,
  z,
  stretch: true,
  paint(ctx) {
    ctx.fillStyle = color;
    ctx.fillRect(0, 0, PATCH, PATCH);
  },
});

interface Shown {
  readonly image: Phaser.GameObjects.Image;
  plate: Plate;
  /** The lens it was drawn through. */
  lens: Lens | null;
}
const sameLook = (a: Plate, b: Plate): boolean =>
  a.frame === b.frame &&
  a.signature === b.signature &&
  a.z === b.z &&
  a.alpha === b.alpha &&
  a.stretch === b.stretch &&
  a.box.x === b.box.x &&
  a.box.y === b.box.y &&
  a.box.w === b.box.w &&
  a.box.h === b.box.h;

export class PlateLayer {
  private readonly shown = new Map<string, Shown>();
  private readonly scene: Phaser.Scene;
  private readonly atlas: () => Atlas;
  private readonly lens: () => Lens;

  constructor(scene: Phaser.Scene, atlas: () => Atlas, lens: () => Lens) {
    this.scene = scene;
    this.atlas = atlas;
    this.lens = lens;
  }

  show(plates: readonly Plate[]): void {
    const keys = new Set(plates.map((plate) => plate.key));
    for (const [key, { image }] of this.shown) {
      if (keys.has(key)) continue;
      image.destroy();
      this.shown.delete(key);
    }
    for (const plate of plates) this.put(plate);
  }

  put(plate: Plate): void {
    let shown = this.shown.get(plate.key);
    if (shown === undefined) {
      shown = { image: this.scene.add.image(0, 0, ATLAS, '__BASE'), plate, lens: null };
      this.shown.set(plate.key, shown);
    }
    const same =
      shown.lens === this.lens() &&
      sameLook(shown.plate, plate) &&
      this.atlas().has(plate.frame) &&
      isDressed(shown.image, plate.frame);
    shown.plate = plate;
    if (same) return;
    this.draw(shown);
  }

  /** Hides what speaks of a card that has not come yet. */
  await(isOnItsWay: (card: string) => boolean): void {
    for (const { image, plate } of this.shown.values())
      image.setVisible(plate.of === undefined || !isOnItsWay(plate.of));
  }

  repaint(): void {
    for (const shown of this.shown.values()) this.draw(shown);
  }

  private draw(shown: Shown): void {
    const { image, plate } = shown;
    const lens = this.lens();
    shown.lens = lens;
    const { zoom } = lens;
    const { box, frame, signature } = plate;
    const w = Math.ceil((plate.stretch ? PATCH : box.w) * zoom);
    const h = Math.ceil((plate.stretch ? PATCH : box.h) * zoom);
    const inset = plate.stretch ? 2 : 0;
    this.atlas().frame(
      frame,
      w,
      h,
      signature,
      (ctx) => {
        ctx.scale(zoom, zoom);
        plate.paint(ctx);
      },
      inset,
    );
    image
      .setTexture(ATLAS, frame)
      .setAlpha(plate.alpha ?? 1)
      .setAngle(0);
    raise(image, plate.z);
    place(image, lens, { x: box.x + box.w / 2, y: box.y + box.h / 2 }, plate.stretch !== true);
    if (plate.stretch) image.setScale((box.w * zoom) / (w - 2 * inset), (box.h * zoom) / (h - 2 * inset));
  }
}
