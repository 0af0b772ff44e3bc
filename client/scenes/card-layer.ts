// The cards as drawn: one image each, sliding, turning and flipping towards where the model says it lies.
import type Phaser from 'phaser';
import { easeInOut, easeOut } from '../choreography/easing.ts';
import { ATLAS } from './atlas.ts';
import type { CardPainter } from './card-painter.ts';
import type { Lens } from './lens.ts';
import type { LaidCard, Pose } from './look.ts';

/** `can`: may be picked. `picked`: is picked. `asks`: the question is about it. */
export type Mark = 'can' | 'picked' | 'asks';

interface Sprite {
  laid: LaidCard;
  readonly image: Phaser.GameObjects.Image;
  glow: Phaser.GameObjects.Image | null;
  mark: Mark | null;
  from: Pose;
  to: Pose;
  at: Pose;
  /** The number shown now and to be shown after a flip. */
  shown: string | null;
  flips: boolean;
  start: number;
  ms: number;
  leaving: boolean;
}
export interface Moves {
  readonly now: number;
  readonly ms: number;
  /** Milliseconds a card waits before it goes, by key. */
  readonly delays?: ReadonlyMap<string, number>;
  /** New cards come from here. */
  readonly entries?: ReadonlyMap<string, { readonly pose: Pose; readonly no: string | null }>;
  /** Cards no longer drawn go here before they vanish. */
  readonly exits?: ReadonlyMap<string, Pose>;
}

const between = (from: number, to: number, t: number): number => from + (to - from) * t;
/** The turn from one angle to another, the short way; half a turn goes clockwise. */
function turned(from: number, to: number, t: number): number {
  let by = (((to - from) % 360) + 360) % 360;
  if (by > 180) by -= 360;
  return from + by * t;
}
const samePose = (a: Pose, b: Pose): boolean =>
  a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h && a.angle === b.angle && a.z === b.z;
/** A moving card passes over those at rest. */
const ALOFT = 100;

export class CardLayer {
  private readonly sprites = new Map<string, Sprite>();
  private readonly scene: Phaser.Scene;
  private readonly painter: CardPainter;
  private readonly lens: () => Lens;

  constructor(scene: Phaser.Scene, painter: CardPainter, lens: () => Lens) {
    this.scene = scene;
    this.painter = painter;
    this.lens = lens;
  }

  /** Gives images other keys, all at the same moment; whatever else had such a key goes. */
  rename(pairs: readonly (readonly [from: string, to: string])[]): void {
    const taken: [string, Sprite][] = [];
    for (const [from, to] of pairs) {
      const sprite = this.sprites.get(from);
      if (sprite === undefined) continue;
      this.sprites.delete(from);
      taken.push([to, sprite]);
    }
    for (const [to, sprite] of taken) {
      this.drop(to);
      this.sprites.set(to, sprite);
    }
  }

  has(key: string): boolean {
    return this.sprites.has(key);
  }

  poseOf(key: string): Pose | undefined {
    return this.sprites.get(key)?.at;
  }

  show(cards: readonly LaidCard[], moves: Moves): void {
    const keys = new Set(cards.map((card) => card.key));
    for (const [key, sprite] of this.sprites) {
      if (keys.has(key) || sprite.leaving) continue;
      const exit = moves.exits?.get(key);
      if (exit === undefined || moves.ms <= 0) this.drop(key);
      else {
        sprite.leaving = true;
        this.send(sprite, { ...sprite.laid, pose: exit }, moves, key);
      }
    }
    for (const laid of cards) {
      const known = this.sprites.get(laid.key);
      if (known === undefined) this.enter(laid, moves);
      else {
        known.leaving = false;
        if (!samePose(known.to, laid.pose) || known.laid.no !== laid.no || moves.ms <= 0)
          this.send(known, laid, moves, laid.key);
        else known.laid = laid;
      }
    }
  }

  private enter(laid: LaidCard, moves: Moves): void {
    const entry = moves.ms > 0 ? moves.entries?.get(laid.key) : undefined;
    const pose = entry?.pose ?? laid.pose;
    const no = entry === undefined ? laid.no : entry.no;
    const sprite: Sprite = {
      laid: { ...laid, no },
      image: this.scene.add.image(0, 0, ATLAS),
      glow: null,
      mark: null,
      from: pose,
      to: pose,
      at: pose,
      shown: no,
      flips: false,
      start: 0,
      ms: 0,
      leaving: false,
    };
    this.sprites.set(laid.key, sprite);
    if (entry === undefined) this.draw(sprite, 1);
    else this.send(sprite, laid, moves, laid.key);
  }

  private send(sprite: Sprite, laid: LaidCard, moves: Moves, key: string): void {
    sprite.laid = laid;
    sprite.from = sprite.at;
    sprite.to = laid.pose;
    sprite.flips = sprite.shown !== laid.no;
    sprite.ms = moves.ms;
    sprite.start = moves.now + (moves.delays?.get(key) ?? 0);
    if (moves.ms <= 0) this.land(sprite);
  }

  private land(sprite: Sprite): void {
    sprite.ms = 0;
    sprite.from = sprite.to;
    sprite.at = sprite.to;
    sprite.shown = sprite.laid.no;
    this.draw(sprite, 1);
  }

  /** Moves everything on to `now`; true while something still moves. */
  tick(now: number): boolean {
    let moving = false;
    for (const [key, sprite] of this.sprites) {
      if (sprite.ms <= 0) continue;
      const t = Math.min(1, Math.max(0, (now - sprite.start) / sprite.ms));
      if (t >= 1) {
        if (sprite.leaving) this.drop(key);
        else this.land(sprite);
        continue;
      }
      moving = true;
      const { from, to } = sprite;
      const eased = easeInOut(t);
      sprite.at = {
        x: between(from.x, to.x, eased),
        y: between(from.y, to.y, eased),
        w: between(from.w, to.w, eased),
        h: between(from.h, to.h, eased),
        angle: turned(from.angle, to.angle, easeOut(t)),
        z: Math.max(from.z, to.z) + (from.x === to.x && from.y === to.y ? 0 : ALOFT),
      };
      if (t >= 0.5) sprite.shown = sprite.laid.no;
      this.draw(sprite, sprite.flips ? Math.abs(Math.cos(Math.PI * t)) : 1);
    }
    return moving;
  }

  /** Ends every motion where it leads. */
  landAll(): void {
    for (const [key, sprite] of this.sprites) {
      if (sprite.leaving) this.drop(key);
      else if (sprite.ms > 0) this.land(sprite);
    }
  }

  private draw(sprite: Sprite, width: number): void {
    const { image, at, laid } = sprite;
    const lens = this.lens();
    const frame = this.painter.frame(sprite.shown, laid.detail, laid.pose);
    image.setFrame(frame.key);
    const scale = at.w / laid.pose.w;
    image.setScale(scale * width, scale);
    image.setAngle(at.angle);
    image.setDepth(at.z);
    place(image, lens, at, sprite.ms <= 0 && at.angle % 90 === 0);
    this.drawGlow(sprite);
  }

  private drawGlow(sprite: Sprite): void {
    const { at, mark } = sprite;
    if (mark === null) {
      sprite.glow?.destroy();
      sprite.glow = null;
      return;
    }
    sprite.glow ??= this.scene.add.image(0, 0, ATLAS);
    sprite.glow.setFrame(this.painter.glow(mark, sprite.laid.pose).key);
    sprite.glow
      .setScale(at.w / sprite.laid.pose.w)
      .setAngle(at.angle)
      .setDepth(at.z - 0.05);
    place(sprite.glow, this.lens(), at, false);
  }

  mark(marks: ReadonlyMap<string, Mark>): void {
    for (const [key, sprite] of this.sprites) {
      const mark = marks.get(key) ?? null;
      if (mark === sprite.mark) continue;
      sprite.mark = mark;
      this.drawGlow(sprite);
    }
  }

  /** What differs between the drawing and where the cards should lie; empty when all is well. */
  differences(cards: readonly LaidCard[]): string[] {
    const found: string[] = [];
    const keys = new Set(cards.map((card) => card.key));
    for (const key of this.sprites.keys()) if (!keys.has(key)) found.push(`${key} is drawn but lies nowhere`);
    for (const { key, pose, no } of cards) {
      const sprite = this.sprites.get(key);
      if (sprite === undefined) found.push(`${key} is not drawn`);
      else if (!samePose(sprite.at, pose))
        found.push(`${key} is drawn at ${JSON.stringify(sprite.at)}, lies at ${JSON.stringify(pose)}`);
      else if (sprite.shown !== no) found.push(`${key} shows ${sprite.shown}, is ${no}`);
    }
    return found;
  }

  /** Paints everything anew, after the atlas was emptied. */
  repaint(): void {
    for (const sprite of this.sprites.values()) this.draw(sprite, 1);
  }

  private drop(key: string): void {
    const sprite = this.sprites.get(key);
    if (sprite === undefined) return;
    sprite.image.destroy();
    sprite.glow?.destroy();
    this.sprites.delete(key);
  }
}

/** Puts an image at a logical point; one at rest begins on a whole pixel, so that its texts are sharp. */
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
