// From a batch to beats: each happening is folded into what is shown, and the cards go to where that says they lie.
import type { CardPrint } from '../../shared/kernel/game.ts';
import {
  copyToFold,
  fold,
  type Handle,
  type Heard,
  type HeardChange,
  type TableModel,
} from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { CueStage, Told } from '../choreography/cue-stage.ts';
import { type Cue, cueOf, type Moment } from '../choreography/cues.ts';
import type { Beat } from '../choreography/director.ts';
import { DURATIONS } from '../choreography/durations.ts';
import type { MannerName } from '../choreography/manners.ts';
import { type MovePlan, planMove, planTurnOver } from '../choreography/moves.ts';
import type { Moves } from './card-layer.ts';
import type { Arrangement, Pose, TableLook } from './look.ts';

type Moved = Extract<HeardChange, { type: 'moved' }>;
type Turned = Extract<HeardChange, { type: 'turned' }>;

export interface Player {
  readonly look: TableLook;
  readonly bottom: Seat;
  /** The seat of whoever looks, null for one who only watches. */
  readonly seat: Seat | null;
  shown: TableModel;
  has(key: string): boolean;
  rename(pairs: MovePlan['renames']): void;
  /** Draws what is shown now; cards go to their places within `moves`. */
  place(moves: Moves, arrangement: Arrangement): void;
  /** What a cue that begins at `now` may do. */
  cueStage(now: number): CueStage;
  print(card: Handle): CardPrint | undefined;
  /** A moment is heard, though nothing is shown. */
  hear(moment: Moment, after: number): void;
  /** A happening of this type begins to be shown. */
  began(type: string): void;
  /** No way but the straight one, and no haste. */
  readonly still: boolean;
}

/** So many happenings back a cause is still known; effects come soon after it. */
const REMEMBERED = 400;

/** What happened lately, by number, so that an effect knows what it came from. */
export class Causes {
  private readonly known = new Map<number, Heard['what']>();
  private read = 0;

  /** Also what was told while nobody watched may be a cause of what is shown next. */
  learn(story: readonly Heard[]): void {
    for (; this.read < story.length; this.read++) {
      const one = story[this.read];
      if (one === undefined || this.known.has(one.n)) continue;
      this.known.set(one.n, one.what);
      this.known.delete(one.n - REMEMBERED);
    }
  }
  of({ because }: Heard): Heard['what'] | null {
    return this.known.get(because) ?? null;
  }
}

/** The order in which they are shown: a cue that is `early` goes before the values that changed with what led to it. */
function inOrder(heard: readonly Heard[], player: Player): readonly Heard[] {
  const order: Heard[] = [];
  for (const one of heard) {
    let at = order.length;
    if (cueOf(one, player.look.cues)?.early) {
      while (at > 0 && order[at - 1]?.what.type === 'valuesChanged' && order[at - 1]?.n === one.n - 1) at--;
    }
    order.splice(at, 0, one);
  }
  return order;
}

export const beatsOf = (heard: readonly Heard[], player: Player, causes: Causes): Beat[] =>
  inOrder(heard, player).flatMap((happening) => {
    const cue = cueOf(happening, player.look.cues);
    const told: Told = {
      what: happening.what,
      cause: causes.of(happening),
      print: (card) => player.print(card),
    };
    const parts = cue?.oneByOne?.(told) ? oneByOne(happening) : [happening];
    return parts.map((part, nth) => {
      const ofAll = parts.length > 1 && { part: { nth, of: parts.length } };
      return beatOf(part, { ...told, what: part.what, ...ofAll }, cue, player);
    });
  });

/** A move of several cards out of a closed pile as so many moves of one card. */
export function oneByOne(heard: Heard): readonly Heard[] {
  const what = heard.what as Moved;
  if (what.places !== undefined) return [heard];
  return what.cards.map((card, i) => {
    const at = what.at !== undefined && { at: what.at + i };
    return { ...heard, what: { ...what, cards: [card], ...at } };
  });
}

function beatOf({ n, because }: Heard, told: Told, cue: Cue | undefined, player: Player): Beat {
  const time = cue?.time(told) ?? { ms: 0, lead: 0 };
  // Asked now: where the table settles first, the card that it was about may be known no more.
  const moment = cue?.moment?.(told, player.seat) ?? null;
  return {
    type: told.what.type,
    n,
    because,
    ...time,
    ...(moment !== null && {
      moment: { name: moment.sound, play: (after: number) => player.hear(moment, after) },
    }),
    play(ms, now) {
      if ((told.part?.nth ?? 0) === 0) player.began(told.what.type);
      const manner = player.still ? 'still' : (cue?.manner?.(told) ?? 'slide');
      const factor = time.ms === 0 ? 0 : ms / time.ms;
      const wait = (time.wait ?? 0) * factor;
      const stagger = (time.stagger ?? 0) * factor;
      step({ n, because, what: told.what }, player, { ms: ms - wait, factor, now: now + wait, manner, stagger });
      if (ms <= 0) return;
      const stage = player.cueStage(now);
      if (moment !== null) stage.sound(moment.sound, moment);
      cue?.show?.(told, stage, ms);
    },
  };
}

/** How a happening is played: its factor on durations, and how long between cards that turn. */
interface Pacing {
  readonly ms: number;
  readonly factor: number;
  readonly now: number;
  readonly manner: MannerName;
  readonly stagger: number;
}
function step(heard: Heard, player: Player, { ms, factor, now, manner, stagger }: Pacing): void {
  const { look, bottom } = player;
  const { what } = heard;
  const before = player.shown;
  const after = copyToFold(before);
  fold(after, heard);
  player.shown = after;
  const lain = look.arrange(after, bottom);
  const arrangement = look.displayed?.(lain, after, bottom) ?? lain;
  if (what.type === 'turnedOver') player.rename(planTurnOver(what as Parameters<typeof planTurnOver>[0]));
  if (what.type !== 'moved' || !('cards' in what)) {
    const turned = what.type === 'turned' || what.type === 'turnedOver';
    const wave = what.type === 'turned' && stagger > 0 ? spread(turning(what as Turned), ms, stagger) : { ms };
    // What takes no time by itself ends no flight that is under way.
    const aside = ms <= 0 && { ms: DURATIONS.lift, ...(player.still && { manner }) };
    player.place({ now, ...wave, ...(turned && { manner }), ...aside }, arrangement);
    return;
  }
  const keys = new Set(arrangement.cards.map((card) => card.key));
  const home = (seat: Seat, zone: string): Pose => look.home(seat, zone, bottom);
  const plan = planMove(what as Moved, before, after, { has: (key) => player.has(key), home }, (key) => keys.has(key));
  player.rename(plan.renames);
  const spreading = spread(plan.order, ms, DURATIONS.stagger * factor);
  player.place({ now, manner, ...spreading, entries: plan.entries, exits: plan.exits }, arrangement);
}
const turning = ({ cards }: Turned): readonly string[] => cards.filter((card) => card !== null);

/** Cards set off one after another and all arrive within `ms`. */
function spread(order: readonly string[], ms: number, most: number): { ms: number; delays: Map<string, number> } {
  const stagger = Math.min(most, order.length > 1 ? (ms * 0.5) / (order.length - 1) : 0);
  const delays = new Map(order.map((key, i) => [key, i * stagger]));
  return { ms: ms - stagger * Math.max(0, order.length - 1), delays };
}
