// One card as drawn: its image, its glow and its shadow, on its way from pose to pose.
import type Phaser from 'phaser';
import { clamp, easeInOut } from '../choreography/easing.ts';
import { type Bent, type GestureName, gesture } from '../choreography/gestures.ts';
import { MANNERS, type MannerName } from '../choreography/manners.ts';
import { ALOFT, atRest, move, type Stance, stanceOf } from '../choreography/motion.ts';
import { ATLAS } from './atlas.ts';
import type { Mark } from './card-layer.ts';
import type { CardPainter, Quarters } from './card-painter.ts';
import type { CardShadows } from './card-shadow.ts';
import type { Lens } from './lens.ts';
import type { LaidCard, Pose } from './look.ts';
import { dress, place, raise } from './placing.ts';

export interface SpriteKit {
  readonly scene: Phaser.Scene;
  readonly painter: Pick<CardPainter, 'frame' | 'glow'>;
  readonly shadows: Pick<CardShadows, 'take' | 'give' | 'draw'>;
  lens(): Lens;
  /**
   * A plain canvas takes seven times as long for an image that is turned, so what lies turned is painted so. A graphics
   * card turns for nothing, and would have to be sent each face twice.
   */
  readonly paintsTurned: boolean;
}
export interface Sending {
  readonly start: number;
  readonly ms: number;
  readonly manner: MannerName;
}
interface Gesturing {
  readonly name: GestureName;
  readonly start: number;
  readonly ms: number;
  readonly dx: number;
  readonly dy: number;
}

/** A card a hand's breadth above the table looks so much larger. */
const NEARER = 0.09;
/** What is turned by anything else than quarters is turned when it is drawn. */
const quartersOf = (angle: number): Quarters => (angle % 90 === 0 ? (((((angle / 90) % 4) + 4) % 4) as Quarters) : 0);
const bent: Bent = { dx: 0, dy: 0, angle: 0, grow: 0, lift: 0 };

export class CardSprite {
  leaving = false;
  mark: Mark | null = null;
  /** The number shown now. */
  shown: string | null;
  /** Where it is, gestures aside. */
  readonly stance: Stance;
  laid: LaidCard;
  to: Pose;
  private from: Pose;
  private sending: Sending | null = null;
  private flips = false;
  /** How far it was from its new way when that changed at `t`; made up by its end. */
  private veered: { readonly dx: number; readonly dy: number; readonly t: number } | null = null;
  private carried = 0;
  private gesturing: Gesturing | null = null;
  /** What the image was painted for. */
  private painted: { readonly shown: string | null; readonly laid: LaidCard; readonly quarters: Quarters } | null =
    null;
  private readonly image: Phaser.GameObjects.Image;
  private glow: Phaser.GameObjects.Image | null = null;
  private shadow: Phaser.GameObjects.Image | null = null;
  private readonly kit: SpriteKit;

  constructor(kit: SpriteKit, laid: LaidCard, pose: Pose, no: string | null) {
    this.kit = kit;
    this.laid = laid;
    this.from = pose;
    this.to = pose;
    this.shown = no;
    this.stance = stanceOf(pose);
    this.image = kit.scene.add.image(0, 0, ATLAS, '__BASE');
  }

  get moving(): boolean {
    return this.sending !== null || this.gesturing !== null;
  }

  /** On its way and only to make room: it goes on as it was, towards the other place. */
  private veer(laid: LaidCard, now: number): boolean {
    const { sending, stance } = this;
    if (sending === null || sending.manner === 'plain' || this.leaving || laid.no !== this.laid.no) return false;
    const t = (now - sending.start) / sending.ms;
    if (t >= 0.95) return false;
    const { x, y } = stance;
    this.laid = laid;
    this.to = laid.pose;
    move(stance, MANNERS[sending.manner], this.from, this.to, t, this.flips, this.carried);
    this.veered = { dx: x - stance.x, dy: y - stance.y, t: Math.max(0, t) };
    return true;
  }

  send(laid: LaidCard, how: Sending): void {
    if (how.ms > 0 && how.manner === 'plain' && this.veer(laid, how.start)) return;
    const { x, y, w, h, angle, z, lift } = this.stance;
    this.laid = laid;
    this.from = { x, y, w, h, angle, z: this.sending === null ? z : Math.min(z, this.to.z) };
    this.carried = lift;
    this.to = laid.pose;
    this.flips = this.shown !== laid.no;
    this.sending = how;
    this.veered = null;
    if (how.ms <= 0) this.land();
  }

  bend(name: GestureName, start: number, ms: number, dx: number, dy: number): void {
    this.gesturing = { name, start, ms, dx, dy };
  }

  /** Lies there at once. */
  settleAt(pose: Pose): void {
    this.to = pose;
    this.land();
  }

  land(): void {
    this.sending = null;
    this.veered = null;
    this.gesturing = null;
    this.from = this.to;
    this.shown = this.laid.no;
    atRest(this.stance, this.to);
    this.draw(0);
  }

  /** Goes on to `now`; true while it still moves. */
  tick(now: number): boolean {
    const { sending } = this;
    if (sending !== null) {
      const t = (now - sending.start) / sending.ms;
      move(this.stance, MANNERS[sending.manner], this.from, this.to, t, this.flips, this.carried);
      if (this.veered !== null) {
        const left = 1 - easeInOut(clamp((t - this.veered.t) / (1 - this.veered.t)));
        this.stance.x += this.veered.dx * left;
        this.stance.y += this.veered.dy * left;
      }
      if (this.stance.over) this.shown = this.laid.no;
      if (t >= 1) {
        this.sending = null;
        this.veered = null;
        this.flips = false;
      }
    }
    if (this.gesturing !== null && now >= this.gesturing.start + this.gesturing.ms) this.gesturing = null;
    this.draw(now);
    return this.moving;
  }

  /** The atlas was emptied, or everything has another size. */
  repaint(now: number): void {
    this.painted = null;
    this.draw(now);
  }

  draw(now: number): void {
    const { image, stance, laid, kit, gesturing } = this;
    if (gesturing === null) gesture(bent, 'throb', 0, 0, 0);
    else gesture(bent, gesturing.name, (now - gesturing.start) / gesturing.ms, gesturing.dx, gesturing.dy);
    const { x, y, z, lift, angle } = stance;
    stance.x += bent.dx;
    stance.y += bent.dy;
    stance.lift = Math.max(lift, bent.lift);
    stance.angle += bent.angle;
    if (bent.lift > 0.05) stance.z = Math.max(z, this.to.z + ALOFT);
    const quarters = kit.paintsTurned ? quartersOf(stance.angle) : 0;
    this.dress(quarters);
    const size = (1 + NEARER * stance.lift) * (1 + bent.grow);
    const scale = (stance.w / laid.pose.w) * size;
    const across = scale * stance.wide * stance.open;
    const along = scale * stance.high;
    image
      .setScale(quarters % 2 === 0 ? across : along, quarters % 2 === 0 ? along : across)
      .setAngle(stance.angle - 90 * quarters)
      .setAlpha(stance.alpha);
    raise(image, stance.z);
    place(image, kit.lens(), stance, !this.moving && stance.angle % 90 === 0);
    this.drawShadow(size);
    this.drawGlow();
    stance.x = x;
    stance.y = y;
    stance.z = z;
    stance.lift = lift;
    stance.angle = angle;
  }

  private dress(quarters: Quarters): void {
    const { image, shown, laid, painted, kit } = this;
    if (painted?.shown === shown && painted.laid === laid && painted.quarters === quarters) return;
    this.painted = { shown, laid, quarters };
    dress(image, kit.painter.frame(shown, laid.detail, laid.pose, quarters).key);
  }

  private drawShadow(size: number): void {
    const { shadows } = this.kit;
    if (this.stance.lift <= 0.01) {
      if (this.shadow !== null) shadows.give(this.shadow);
      this.shadow = null;
      return;
    }
    this.shadow ??= shadows.take();
    shadows.draw(this.shadow, this.stance, size);
  }

  drawGlow(): void {
    const { stance, mark, laid, kit } = this;
    if (mark === null) {
      this.glow?.destroy();
      this.glow = null;
      return;
    }
    this.glow ??= kit.scene.add.image(0, 0, ATLAS, '__BASE');
    dress(this.glow, kit.painter.glow(mark, laid.pose).key);
    this.glow
      .setScale(stance.w / laid.pose.w)
      .setAngle(stance.angle)
      .setAlpha(stance.alpha);
    raise(this.glow, stance.z - 0.05);
    place(this.glow, kit.lens(), stance, false);
  }

  destroy(): void {
    this.image.destroy();
    this.glow?.destroy();
    if (this.shadow !== null) this.kit.shadows.give(this.shadow);
    this.shadow = null;
  }
}
