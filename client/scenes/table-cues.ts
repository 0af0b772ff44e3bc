// What cues may do, done on this table: spots become points, bits become bursts, gestures bend the cards.
import type { CardPrint } from '../../shared/kernel/game.ts';
import type { Handle, TableModel } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { Shape } from '../choreography/bits.ts';
import { beam, riffle } from '../choreography/bursts.ts';
import type { Banner, CueSound, CueStage, Spot } from '../choreography/cue-stage.ts';
import { shape } from '../choreography/shapes.ts';
import type { SoundHow } from '../sound/sound-gate.ts';
import type { SoundId } from '../sound/sound-ids.ts';
import { countOf } from '../table/shown.ts';
import { bannerBits, colorOf, floatBits } from './banner-bits.ts';
import type { CardLayer } from './card-layer.ts';
import type { Effects } from './effects.ts';
import type { Size } from './geometry.ts';
import type { LaidCard, Pose, TableLook, Words } from './look.ts';
import { roundRect } from './paint.ts';

export interface TableCuesKit {
  readonly cards: CardLayer;
  readonly effects: Effects;
  readonly look: TableLook;
  readonly bottom: Seat;
  readonly player: Seat | null;
  readonly words: Words;
  seatName(seat: Seat): string;
  print(card: Handle): CardPrint | undefined;
  lying(seat: Seat, zone: string): readonly LaidCard[];
  shown(): TableModel;
  /** No motion is wanted but fading. */
  still(): boolean;
  play(id: SoundId, how: SoundHow): void;
}

/** A card that lies turned is as wide as it is high. */
function sizeAs(pose: Pose | undefined): Size | null {
  if (pose === undefined) return null;
  const { w, h, angle } = pose;
  return Math.abs(angle % 180) === 90 ? { w: h, h: w } : { w, h };
}

const PICTURE: Size = { w: 206, h: 148 };
const BACK: Size = { w: 93, h: 130 };
const LYING = 30;

export class TableCues {
  /** Sounds asked for so far. */
  sounds = 0;
  /** How often the table was silenced. */
  private cuts = 0;
  private readonly kit: TableCuesKit;

  constructor(kit: TableCuesKit) {
    this.kit = kit;
  }

  /** The stage for a cue that begins at `now`. */
  at(now: number): CueStage {
    const { kit } = this;
    const { look, cards, effects, bottom } = kit;
    const still = kit.still();
    return {
      float: (spot, text, tone, ms, nth = 0) =>
        this.burst(spot, { bits: floatBits(text, tone, nth), start: now, ms, still }),
      banner: (banner, ms, after = 0) => {
        const bits = bannerBits(banner, this.picture(banner));
        effects.burst({ at: look.middle, bits, start: now + after, ms, under: 0, group: 'banner', still });
      },
      burst: (spot, bits, ms, after = 0) => this.burst(spot, { bits, start: now + after, ms, still }),
      beam: (from, to, tone, ms) => {
        const a = this.poseOf(from);
        const b = this.poseOf(to);
        if (a === undefined || b === undefined) return;
        this.burst(from, { bits: beam(b.x - a.x, b.y - a.y, colorOf(tone)), start: now, ms, still });
      },
      gesture: (card, name, toward, ms) => {
        if (still) return;
        cards.gesture(card, name, toward === null ? null : (this.poseOf(toward) ?? null), now, ms);
      },
      nudge: (dx, dy, ms, after = 0) => {
        if (!still) effects.nudge(dx, dy, now + after, ms);
      },
      riffle: (spot, count, ms) => {
        if (!still) this.burst(spot, { bits: riffle(this.back, count), start: now, ms, still });
      },
      sound: (id, how) => this.sound(id, now, how),
      at: (spot) => this.poseOf(spot),
      leaves: (card) => cards.poseOf(card),
      sizeOf: (card) => sizeAs(cards.placeOf(card)),
      lying: (seat, zone) => kit.lying(seat, zone).map(({ pose }) => pose),
      count: (seat, zone) => countOf(kit.shown().zones[seat][zone]),
      words: kit.words,
      seatName: (seat) => kit.seatName(seat),
      player: kit.player,
      isOwn: (seat) => seat === bottom,
      middle: this.kit.look.middle,
      hand: this.kit.look.hand,
      facts: kit.shown().facts,
    };
  }

  private poseOf(spot: Spot): Pose | undefined {
    const { cards, look, bottom } = this.kit;
    if (typeof spot === 'string') return cards.placeOf(spot);
    if ('zone' in spot) return look.home(spot.seat, spot.zone, bottom);
    return { x: spot.x, y: spot.y, w: 0, h: 0, angle: 0, z: LYING };
  }

  private burst(spot: Spot, how: Pick<Parameters<Effects['burst']>[0], 'bits' | 'start' | 'ms' | 'still'>): void {
    const pose = this.poseOf(spot);
    if (pose !== undefined) this.kit.effects.burst({ ...how, at: pose, under: pose.z });
  }

  private sound(id: SoundId, now: number, { seat, volume, rate, after = 0 }: CueSound = {}): void {
    this.sounds++;
    const across = seat !== undefined && seat !== this.kit.bottom;
    const { cuts } = this;
    const isCut = (): boolean => this.cuts !== cuts;
    const heard = { ...(volume !== undefined && { volume }), ...(rate !== undefined && { rate }) };
    this.kit.play(id, { at: now + after, across, isCut, ...heard });
  }

  /** What was asked for and has not begun is not heard any more. */
  silence(): void {
    this.cuts++;
  }

  private get back(): Shape {
    return this.card('fx:back', BACK, null);
  }
  private picture({ card }: Banner): Shape | null {
    const print = card === undefined ? undefined : this.kit.print(card);
    return print === undefined ? null : this.card(`fx:wide:${print.no}`, PICTURE, print);
  }
  private card(key: string, size: Size, print: CardPrint | null): Shape {
    const { w, h } = size;
    return shape(key, w + 8, h + 8, (ctx) => {
      ctx.translate(-w / 2, -h / 2);
      ctx.shadowColor = 'rgba(0, 0, 0, 0.6)';
      ctx.shadowBlur = 4;
      roundRect(ctx, { x: 0, y: 0, w, h }, h * 0.055);
      ctx.fill();
      ctx.shadowBlur = 0;
      ctx.clip();
      this.kit.look.paintCard(ctx, size, print, print === null ? 'field' : 'wide');
    });
  }
}
