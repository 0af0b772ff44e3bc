// Short-lived words over the table: numbers that rise from a card, and a notice across the middle.
import { easeOut } from '../choreography/easing.ts';
import type { Point } from './geometry.ts';
import { type PlateLayer, textPlate } from './plate-layer.ts';
import type { TextStyleName } from './styles.ts';

interface Floating {
  readonly key: string;
  readonly text: string;
  readonly style: TextStyleName;
  readonly at: Point;
  readonly rise: number;
  readonly start: number;
  readonly ms: number;
  readonly z: number;
}

export class Effects {
  private floating: Floating[] = [];
  private count = 0;
  private readonly layer: PlateLayer;
  private readonly middle: Point;

  constructor(layer: PlateLayer, middle: Point) {
    this.layer = layer;
    this.middle = middle;
  }

  float(text: string, good: boolean, at: Point, now: number, ms: number): void {
    if (ms <= 0) return;
    const style = good ? 'rise' : 'fall';
    this.floating.push({ key: `float.${this.count++}`, text, style, at, rise: 46, start: now, ms, z: 150 });
  }

  notice(text: string, now: number, ms: number): void {
    if (ms <= 0) return;
    for (const old of this.floating) if (old.style === 'notice') this.layer.remove(old.key);
    this.floating = this.floating.filter(({ style }) => style !== 'notice');
    const at = this.middle;
    this.floating.push({ key: `notice.${this.count++}`, text, style: 'notice', at, rise: 0, start: now, ms, z: 160 });
  }

  tick(now: number): boolean {
    this.floating = this.floating.filter(({ key, start, ms }) => {
      if (now < start + ms) return true;
      this.layer.remove(key);
      return false;
    });
    for (const { key, text, style, at, rise, start, ms, z } of this.floating) {
      const t = Math.max(0, (now - start) / ms);
      const alpha = Math.min(1, t * 8, (1 - t) * 4);
      this.layer.put(textPlate(key, text, style, { x: at.x, y: at.y - rise * easeOut(t) }, z, alpha));
    }
    return this.floating.length > 0;
  }

  clear(): void {
    for (const { key } of this.floating) this.layer.remove(key);
    this.floating = [];
  }
}
