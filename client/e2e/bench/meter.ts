// Measures a running scene from outside, whichever it is: its steps, and before that what there is and what moves on it.
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
type Place = readonly [x: number, y: number, angle: number, wide: number];

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);

export class Meter {
  private steps: number[] = [];
  private told = 0;
  private from = 0;
  /** Set while it looks: that takes time of its own. */
  private looks: Seen[] | null = null;
  private places = new Map<Phaser.GameObjects.Image, Place>();

  constructor() {
    const meter = this;
    const { step } = Phaser.Game.prototype;
    Phaser.Game.prototype.step = function (this: Phaser.Game, time: number, delta: number): void {
      const begun = performance.now();
      step.call(this, time, delta);
      meter.steps.push(performance.now() - begun);
      meter.look(this);
    };
  }

  /** What was to be seen in `ms` from now, on average. */
  async watch(ms: number): Promise<Seen> {
    const looks: Seen[] = [];
    this.places.clear();
    this.looks = looks;
    await new Promise((resolve) => setTimeout(resolve, ms));
    this.looks = null;
    const of = (pick: (seen: Seen) => number): number => mean(looks.slice(1).map(pick));
    return { images: of(({ images }) => images), cards: of(({ cards }) => cards), moving: of(({ moving }) => moving) };
  }

  start(): void {
    this.steps = [];
    this.told = 0;
    this.from = performance.now();
  }

  /** Time that the table took between two steps, to be told what happened. */
  tells(work: () => void): void {
    const begun = performance.now();
    work();
    this.told += performance.now() - begun;
  }

  stop(): Timed {
    const { steps } = this;
    const up = steps.toSorted((a, b) => a - b);
    return {
      frames: steps.length,
      seconds: (performance.now() - this.from) / 1000,
      step: mean(steps) + this.told / Math.max(1, steps.length),
      slow: up[Math.floor(up.length * 0.95)] ?? 0,
    };
  }

  private look(game: Phaser.Game): void {
    if (this.looks === null) return;
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
    this.looks.push({ images, cards, moving });
  }
}
