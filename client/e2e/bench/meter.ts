// Measures a running scene from outside, whichever it is: its steps, what there is on it and what moves.
import Phaser from 'phaser';

export interface Timed {
  readonly frames: number;
  readonly seconds: number;
  /** Milliseconds on the clock of a step of the game, with what the table was told meanwhile. */
  readonly step: number;
  /** The step that one in twenty exceeds. */
  readonly slow: number;
}
export interface Seen {
  readonly images: number;
  readonly cards: number;
  /** Cards that one frame draws elsewhere than the one before. */
  readonly moving: number;
}
/** Two frames of so many are compared: to look takes time too, on either scene. */
const LOOK_EVERY = 15;
type Place = readonly [x: number, y: number, angle: number, wide: number];

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);

export class Meter {
  private steps: number[] = [];
  private told = 0;
  private from = 0;
  private looks: Seen[] = [];
  private places = new Map<Phaser.GameObjects.Image, Place>();

  constructor() {
    const meter = this;
    const { step } = Phaser.Game.prototype;
    Phaser.Game.prototype.step = function (this: Phaser.Game, time: number, delta: number): void {
      const begun = performance.now();
      step.call(this, time, delta);
      meter.steps.push(performance.now() - begun);
      const turn = meter.steps.length % LOOK_EVERY;
      if (turn < 2) meter.look(this, turn === 1);
    };
  }

  start(): void {
    this.steps = [];
    this.looks = [];
    this.told = 0;
    this.from = performance.now();
  }

  /** Time that the table took between two steps, to be told what happened. */
  tells(work: () => void): void {
    const begun = performance.now();
    work();
    this.told += performance.now() - begun;
  }

  stop(): Timed & Seen {
    const { steps, looks } = this;
    const up = steps.toSorted((a, b) => a - b);
    return {
      frames: steps.length,
      seconds: (performance.now() - this.from) / 1000,
      step: mean(steps) + this.told / Math.max(1, steps.length),
      slow: up[Math.floor(up.length * 0.95)] ?? 0,
      images: mean(looks.map(({ images }) => images)),
      cards: mean(looks.map(({ cards }) => cards)),
      moving: mean(looks.map(({ moving }) => moving)),
    };
  }

  private look(game: Phaser.Game, compares: boolean): void {
    const before = this.places;
    this.places = new Map();
    let [images, cards, moving] = [0, 0, 0];
    for (const one of game.scene.scenes[0]?.children.list ?? []) {
      const image = one as Phaser.GameObjects.Image;
      if (!image.visible) continue;
      images++;
      if (!image.frame.name.startsWith('card:')) continue;
      cards++;
      const place: Place = [image.x, image.y, image.rotation, image.scaleX];
      this.places.set(image, place);
      if (before.get(image)?.some((value, i) => value !== place[i])) moving++;
    }
    if (compares) this.looks.push({ images, cards, moving });
  }
}
