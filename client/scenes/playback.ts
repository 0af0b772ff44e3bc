// From a batch to beats: each happening is folded into what is shown, and the cards go to where that says they lie.

import { fold, type Heard, type TableModel } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import { type Cue, type CueStage, cueOf } from '../choreography/cues.ts';
import type { Beat } from '../choreography/director.ts';
import { DURATIONS } from '../choreography/durations.ts';
import { type MovePlan, planMove, planTurnOver } from '../choreography/moves.ts';
import type { Moves } from './card-layer.ts';
import type { Arrangement, Pose, TableLook } from './look.ts';

export interface Player {
  readonly look: TableLook;
  readonly bottom: Seat;
  shown: TableModel;
  has(key: string): boolean;
  rename(pairs: MovePlan['renames']): void;
  /** Draws what is shown now; cards go to their places within `moves`. */
  place(moves: Moves, arrangement: Arrangement): void;
  readonly cueStage: CueStage;
}

export const beatsOf = (heard: readonly Heard[], player: Player): Beat[] =>
  heard.map((happening) => beatOf(happening, cueOf(happening, player.look.cues), player));

function beatOf(heard: Heard, cue: Cue | undefined, player: Player): Beat {
  const time = cue?.time(heard.what) ?? { ms: 0, lead: 0 };
  return {
    type: heard.what.type,
    ...time,
    play(ms, now) {
      step(heard, player, ms, time.ms === 0 ? 0 : ms / time.ms, now);
      if (ms > 0) cue?.show?.(heard.what, player.cueStage, ms);
    },
  };
}

function step({ n, because, what }: Heard, player: Player, ms: number, factor: number, now: number): void {
  const { look, bottom } = player;
  const before = player.shown;
  const after: TableModel = structuredClone(before);
  fold(after, { n, because, what });
  player.shown = after;
  const arrangement = look.arrange(after, bottom);
  if (what.type === 'turnedOver') player.rename(planTurnOver(what as Parameters<typeof planTurnOver>[0]));
  if (what.type !== 'moved' || !('cards' in what)) {
    player.place({ now, ms }, arrangement);
    return;
  }
  const keys = new Set(arrangement.cards.map((card) => card.key));
  const home = (seat: Seat, zone: string): Pose => look.home(seat, zone, bottom);
  const moved = what as Parameters<typeof planMove>[0];
  const plan = planMove(moved, before, after, { has: (key) => player.has(key), home }, (key) => keys.has(key));
  player.rename(plan.renames);
  player.place({ now, ...timing(plan, ms, factor), entries: plan.entries, exits: plan.exits }, arrangement);
}

/** Cards of one move set off one after another and all arrive within `ms`. */
function timing(plan: MovePlan, ms: number, factor: number): { ms: number; delays: Map<string, number> } {
  const stagger = Math.min(
    DURATIONS.stagger * factor,
    plan.order.length > 1 ? (ms * 0.5) / (plan.order.length - 1) : 0,
  );
  const delays = new Map(plan.order.map((key, i) => [key, i * stagger]));
  return { ms: ms - stagger * Math.max(0, plan.order.length - 1), delays };
}
