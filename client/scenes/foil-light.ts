// The light that runs once over a foil card when the pointer comes to it.
import type Phaser from 'phaser';
import { DURATIONS } from '../choreography/durations.ts';
import { easeInOut } from '../choreography/easing.ts';
import { ATLAS, AtlasFull } from './atlas.ts';
import type { CardLayer } from './card-layer.ts';
import type { CardPainter } from './card-painter.ts';
import type { Lens } from './lens.ts';
import { place } from './placing.ts';

export interface FoilKit {
  readonly scene: Phaser.Scene;
  readonly painter: Pick<CardPainter, 'foil'>;
  readonly cards: Pick<CardLayer, 'poseOf' | 'placeOf'>;
  lens(): Lens;
  /** Is motion wanted? */
  lively(): boolean;
}

export class FoilLight {
  private lit: { readonly key: string; readonly no: string; readonly start: number } | null = null;
  private image: Phaser.GameObjects.Image | null = null;
  private readonly kit: FoilKit;

  constructor(kit: FoilKit) {
    this.kit = kit;
  }

  /** The pointer has come to this card, or to none. */
  over(card: { readonly key: string; readonly no: string | null } | null, now: number): void {
    if (card?.key === this.lit?.key) return;
    this.clear();
    if (card?.no != null) this.lit = { key: card.key, no: card.no, start: now };
  }

  /** Goes on to `now`; true while light is to be seen. */
  tick(now: number): boolean {
    if (this.lit === null) return false;
    if (!this.kit.lively()) {
      this.clear();
      return false;
    }
    const t = (now - this.lit.start) / DURATIONS.shimmer;
    if (t < 1 && this.draw(this.lit.key, this.lit.no, easeInOut(Math.max(0, t)))) return true;
    this.image?.setVisible(false);
    return false;
  }

  /** False where there is nothing to light, or no room to paint the light. */
  private draw(key: string, no: string, phase: number): boolean {
    const { scene, painter, cards, lens } = this.kit;
    const [pose, to] = [cards.poseOf(key), cards.placeOf(key)];
    if (pose === undefined || to === undefined) return false;
    const frame = this.frame(no, to, phase, painter);
    if (frame === null) return false;
    this.image ??= scene.add.image(0, 0, ATLAS, '__BASE').setBlendMode('ADD');
    this.image
      .setTexture(ATLAS, frame.key)
      .setVisible(true)
      .setScale(pose.w / to.w)
      .setAngle(pose.angle)
      .setDepth(pose.z + 0.01);
    place(this.image, lens(), pose, false);
    return true;
  }

  private frame(no: string, size: { w: number; h: number }, phase: number, painter: FoilKit['painter']) {
    try {
      return painter.foil(no, size, phase);
    } catch (problem) {
      if (problem instanceof AtlasFull) return null;
      throw problem;
    }
  }

  /** Gives back its image until the next tick. */
  undress(): void {
    this.image?.setVisible(false);
  }

  clear(): void {
    this.lit = null;
    this.undress();
  }
}
