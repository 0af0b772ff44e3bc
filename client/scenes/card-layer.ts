// The cards as drawn, by key: who comes, who goes, who is sent where, and whether all lie where the model says.
import type { GestureName } from '../choreography/gestures.ts';
import type { MannerName } from '../choreography/manners.ts';
import { CardSprite, type SpriteKit } from './card-sprite.ts';
import type { Point } from './geometry.ts';
import type { LaidCard, Pose } from './look.ts';

/** `can`: may be picked. `picked`: is picked. `asks`: the question is about it. */
export type Mark = 'can' | 'picked' | 'asks';

export interface Moves {
  readonly now: number;
  readonly ms: number;
  /** How cards go that are named in `delays`; others make room. */
  readonly manner?: MannerName;
  /** Milliseconds a card waits before it goes, by key. */
  readonly delays?: ReadonlyMap<string, number>;
  /** New cards come from here. */
  readonly entries?: ReadonlyMap<string, { readonly pose: Pose; readonly no: string | null }>;
  /** Cards no longer drawn go here before they vanish. */
  readonly exits?: ReadonlyMap<string, Pose>;
}

/** So many of its widths from its place a card is not yet there. */
const AWAY = 0.25;

const samePose = (a: Pose, b: Pose): boolean =>
  a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h && a.angle === b.angle && a.z === b.z;

export class CardLayer {
  private readonly sprites = new Map<string, CardSprite>();
  private readonly kit: SpriteKit;

  constructor(kit: SpriteKit) {
    this.kit = kit;
  }

  /** Gives images other keys, all at the same moment; whatever else had such a key goes. */
  rename(pairs: readonly (readonly [from: string, to: string])[]): void {
    const taken: [string, CardSprite][] = [];
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

  /** Where the card is in this moment. */
  poseOf(key: string): Pose | undefined {
    return this.sprites.get(key)?.stance;
  }
  /** Where it is going, or lies. */
  placeOf(key: string): Pose | undefined {
    return this.sprites.get(key)?.to;
  }

  /** Is it still away from its place, or its face not to be seen yet? One that only turns sideways is there. */
  isOnItsWay(key: string): boolean {
    const sprite = this.sprites.get(key);
    if (sprite === undefined || !sprite.moving) return false;
    const { stance, to, shown, laid } = sprite;
    if (shown === null && laid.no !== null) return true;
    return Math.hypot(stance.x - to.x, stance.y - to.y) > to.w * AWAY;
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

  /** Puts a card where the pointer holds it, at once. */
  hold(key: string, pose: Pose): void {
    const sprite = this.sprites.get(key);
    if (sprite === undefined) return;
    sprite.laid = { ...sprite.laid, pose };
    sprite.settleAt(pose);
  }

  private enter(laid: LaidCard, moves: Moves): void {
    const entry = moves.ms > 0 ? moves.entries?.get(laid.key) : undefined;
    const no = entry === undefined ? laid.no : entry.no;
    const sprite = new CardSprite(this.kit, { ...laid, no }, entry?.pose ?? laid.pose, no);
    this.sprites.set(laid.key, sprite);
    if (entry === undefined) sprite.draw(moves.now);
    else this.send(sprite, laid, moves, laid.key);
  }

  private send(sprite: CardSprite, laid: LaidCard, { now, ms, manner, delays }: Moves, key: string): void {
    const delay = delays?.get(key);
    const own = manner !== undefined && (delays === undefined || delay !== undefined);
    const aside = manner === 'still' ? 'still' : 'plain';
    sprite.send(laid, { start: now + (delay ?? 0), ms, manner: own ? manner : aside });
  }

  gesture(key: string, name: GestureName, toward: Point | null, start: number, ms: number): void {
    const sprite = this.sprites.get(key);
    if (sprite === undefined || ms <= 0) return;
    const { x, y } = sprite.to;
    sprite.bend(name, start, ms, toward === null ? 0 : toward.x - x, toward === null ? 0 : toward.y - y);
  }

  /** Moves everything on to `now`; true while something still moves. */
  tick(now: number): boolean {
    let moving = false;
    for (const [key, sprite] of this.sprites) {
      // One that leaves may have arrived in a tick that was broken off.
      if (sprite.moving && sprite.tick(now)) moving = true;
      else if (sprite.leaving) this.drop(key);
    }
    return moving;
  }

  /** Ends every motion where it leads. */
  landAll(): void {
    for (const [key, sprite] of this.sprites) {
      if (sprite.leaving) this.drop(key);
      else if (sprite.moving) sprite.land();
    }
  }

  mark(marks: ReadonlyMap<string, Mark>): void {
    for (const [key, sprite] of this.sprites) {
      const mark = marks.get(key) ?? null;
      if (mark === sprite.mark) continue;
      sprite.mark = mark;
      sprite.drawGlow();
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
      else if (!samePose(sprite.stance, pose))
        found.push(`${key} is drawn at ${JSON.stringify(sprite.stance)}, lies at ${JSON.stringify(pose)}`);
      else if (sprite.shown !== no) found.push(`${key} shows ${sprite.shown}, is ${no}`);
    }
    return found;
  }

  /** Paints everything anew, after the atlas was emptied. */
  repaint(now: number): void {
    for (const sprite of this.sprites.values()) sprite.repaint(now);
  }

  private drop(key: string): void {
    this.sprites.get(key)?.destroy();
    this.sprites.delete(key);
  }
}
