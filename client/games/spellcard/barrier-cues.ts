// The last barrier, to and fro: it closes around its victim, each card strengthens or cracks it, and it bursts outwards or falls to pieces.

import { embers, halo } from '../../choreography/bursts.ts';
import type { CueStage, Told } from '../../choreography/cue-stage.ts';
import { type Cue, type CueTable, changeOf, timing } from '../../choreography/cues.ts';
import { DURATIONS } from '../../choreography/durations.ts';
import { cardIn, colorOf, field, numberIn, pitchAt, seatIn } from '../../choreography/told.ts';
import { palette } from '../../styles/palette.ts';
import { cracked, held, raised, shattered, strengthened } from './barrier-bursts.ts';
import { SPELLCARD_DURATIONS } from './durations.ts';
import { barrierOf } from './facts.ts';
import { isBelow } from './told.ts';

const { float, nudge } = DURATIONS;
const { raise, feed, decide, fall } = SPELLCARD_DURATIONS;

/** The light of the side on which it stands. */
const sideColor = (stage: CueStage, card: string): number => {
  const at = stage.at(card);
  return at !== undefined && isBelow(stage, at) ? palette.you : palette.foe;
};
const sizeAt = (stage: CueStage, card: string) => stage.sizeOf(card) ?? stage.hand;

const barrierRaised: Cue = {
  time: () => timing(raise, Math.round(raise * 0.85)),
  moment: () => ({ sound: 'ward' }),
  show(told, stage, ms) {
    const victim = cardIn(told, 'victim');
    if (victim === null) return;
    stage.burst(victim, raised(sideColor(stage, victim), sizeAt(stage, victim)), ms);
    stage.float(victim, stage.words('notice.barrier'), 'lamp', (ms / raise) * float);
    stage.sound('heartbeat', { after: ms * 0.5 });
  },
};

/** Each round is tenser than the one before. */
const barrierFed: Cue = {
  time: () => timing(feed, Math.round(feed * 0.3)),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const round = numberIn(told, 'round');
    const victim = barrierOf(stage)?.victim ?? null;
    const at = victim === null ? undefined : stage.at(victim);
    stage.sound('heartbeat', { seat, rate: Math.min(1.5, pitchAt(round - 1)) });
    if (victim === null || at === undefined)
      return stage.burst({ seat, zone: 'hand' }, [halo(colorOf(stage, seat), 0.5, 1.4)], ms);
    const holds = isBelow(stage, at) === stage.isOwn(seat);
    const size = sizeAt(stage, victim);
    stage.burst(
      victim,
      holds ? strengthened(colorOf(stage, seat), size) : cracked(colorOf(stage, seat), size),
      ms,
      ms * 0.5,
    );
    if (!holds) stage.nudge(0, stage.isOwn(seat) ? -4 : 4, (ms / feed) * nudge, ms * 0.5);
    stage.sound(holds ? 'ward' : 'crack', { seat, after: ms * 0.5, volume: 0.7, rate: pitchAt(round - 1) });
  },
};

/** When the ring itself is gone, of which only the light or the splinters are left. */
const GONE = 0.12;
/** What comes of it waits until it is over. */
const factsChanged: Cue = {
  time: (told) => (isDecided(told) ? timing(decide * 0.6) : timing(0)),
};
const isDecided = (told: Told): boolean => changeOf(told, 'factsChanged').facts?.['barrier'] === null;

const barrierDecided: Cue = {
  time: () => timing(decide, Math.round(decide * GONE)),
  moment: (told) => ({ sound: isHeld(told) ? 'unveil' : 'glass' }),
  show(told, stage, ms) {
    const victim = cardIn(told, 'victim');
    if (victim === null) return;
    const color = sideColor(stage, victim);
    const size = sizeAt(stage, victim);
    const holds = isHeld(told);
    stage.gesture(victim, holds ? 'throb' : 'shake', null, ms * 0.7);
    stage.burst(victim, holds ? held(color, size) : shattered(color, size), ms);
    const said = stage.words(holds ? 'float.held' : 'float.broke');
    stage.float(victim, said, holds ? 'good' : 'danger', (ms / decide) * float * 1.3);
    stage.nudge(0, holds ? -5 : 9, (ms / decide) * nudge * 1.4, holds ? ms * 0.05 : ms * 0.12);
    stage.sound(holds ? 'rise' : 'crack', { after: ms * 0.1 });
  },
};
const isHeld = (told: Told): boolean => field(told, 'held') === true;

/** Its light goes out of it before it leaves. */
const fell: Cue = {
  time: () => timing(fall, Math.round(fall * 0.45)),
  moment: (told) => ({ sound: 'topple', seat: seatIn(told) }),
  show(told, stage, ms) {
    const card = cardIn(told, 'card');
    const seat = seatIn(told);
    const spot = card ?? { seat, zone: 'line' };
    if (card !== null) stage.gesture(card, 'shake', null, ms * 0.6);
    stage.burst(spot, [halo(palette.danger, 0.6, 2), ...embers(0xf4f2ff, 18, 150, 240)], ms);
    stage.float(spot, stage.words('float.out'), 'danger', (ms / fall) * float);
    stage.sound('sigh', { seat, after: ms * 0.2 });
  },
};

export const BARRIER_CUES = {
  factsChanged,
  barrierRaised,
  barrierFed,
  barrierDecided,
  fell,
} as const satisfies CueTable;
