// What declarations show: each stacks up one tone higher, is paid, and takes place or comes to nothing.
import type { Declaration } from '../../../shared/games/lycee/card-data.ts';
import type { Failure } from '../../../shared/games/lycee/happening.ts';
import { opponentOf } from '../../../shared/kernel/seat.ts';
import type { Bit } from '../../choreography/bits.ts';
import { halo, shine } from '../../choreography/bursts.ts';
import type { CueStage } from '../../choreography/cue-stage.ts';
import { type Cue, type CueTable, timing } from '../../choreography/cues.ts';
import { DURATIONS } from '../../choreography/durations.ts';
import { cardIn, handlesIn, numberIn, pitchAt, seatIn, textIn } from '../../choreography/told.ts';
import type { Size } from '../../scenes/geometry.ts';
import type { SoundId } from '../../sound/sound-ids.ts';
import { palette } from '../../styles/palette.ts';
import { cracked, fizzled, flared, pointsOut, STAMPED, stamped } from './chain-bursts.ts';
import { LYCEE_DURATIONS } from './durations.ts';
import { linksOf } from './facts.ts';
import { cellIn, isFromHand, kindIn, lightFrom, lightOf, spotOf } from './told.ts';
import { isPip } from './tones.ts';

const { float } = DURATIONS;
const { declare, resolve, flare, fail, points } = LYCEE_DURATIONS;

/** A mark on what a declaration names. */
const named = (color: number): Bit[] => [shine(color, 1.8, 0.1, 0.8), halo(color, 1.6, 0.7, 0.05, 0.7)];

const declared: Cue = {
  time: (told) => timing(declare, Math.round(declare * (isFromHand(kindIn(told)) ? 0.62 : 0.48))),
  // Who is asked whether to answer hears a knock, whatever is shown.
  moment(told, player) {
    const seat = seatIn(told);
    return player === opponentOf(seat) ? { sound: 'knocks', seat } : null;
  },
  show(told, stage, ms) {
    const seat = seatIn(told);
    const card = cardIn(told, 'card');
    const kind = kindIn(told);
    const color = kind === 'attack' ? palette.danger : lightFrom(told, card);
    stage.sound('tine', { seat, rate: pitchAt(linksOf(stage).length) });
    if (card !== null) {
      stage.gesture(card, kind === 'attack' ? 'lean' : 'throb', kind === 'attack' ? cellIn(told) : null, ms);
      stage.burst(card, [{ ...shine(color, 2.2), under: true }, halo(color, 0.7, 1.5)], ms);
    }
    if (kind === 'attack') stage.sound('lunge', { seat, volume: 0.5 });
    const cell = cellIn(told);
    if (cell !== null) stage.burst(cell, named(color), ms, ms * 0.2);
    for (const target of handlesIn(told, 'targets')) {
      if (target !== card) stage.burst(target, named(palette.accent), ms, ms * 0.2);
    }
  },
};

const costEventUsed: Cue = {
  time: () => timing(points, Math.round(points * 0.6)),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const amount = numberIn(told, 'amount');
    const attribute = textIn(told, 'attribute');
    const spot = spotOf(stage, cardIn(told, 'card'), seat);
    stage.burst(spot, pointsOut(lightOf(isPip(attribute) ? attribute : 'star'), amount), ms);
    stage.float(spot, `+${amount}`, 'lamp', (ms / points) * float);
    stage.sound('coin', { seat });
  },
};

/** How long what takes place is seen before its effect: what lands on the field is seen there. */
const LEADS: Readonly<Record<Declaration, number>> = {
  ...{ summon: 0.15, item: 0.15, area: 0.15, event: 0.6, attack: 0.3, support: 0.3, basic: 0.3, ability: 0.7 },
};
const resolved: Cue = {
  time(told) {
    const kind = kindIn(told);
    const ms = kind === 'event' ? flare : resolve;
    return timing(ms, Math.round(ms * LEADS[kind]));
  },
  show(told, stage, ms) {
    const seat = seatIn(told);
    const kind = kindIn(told);
    const card = cardIn(told, 'card');
    const color = lightFrom(told, card);
    const spot = spotOf(stage, card, seat);
    if (kind === 'event' || kind === 'ability') {
      if (card !== null) stage.gesture(card, 'throb', null, ms);
      stage.burst(spot, kind === 'event' ? flared(color) : [shine(color, 2.6), halo(color, 0.5, 1.7)], ms);
      stage.sound('hum', { seat, ...(kind === 'ability' && { volume: 0.7 }) });
      return;
    }
    stage.burst(spot, [halo(color, 1.3, 0.6)], ms);
    stage.sound('tine', { seat, rate: pitchAt(linksOf(stage).length) / 2, volume: 0.7 });
  },
};

interface End {
  readonly bits: (size: Size) => Bit[];
  readonly sound: SoundId;
  /** Share of its time at which it is heard. */
  readonly heard: number;
}
const BROKEN: End = { bits: cracked, sound: 'crack', heard: 0.08 };
const LOST: End = { bits: fizzled, sound: 'sigh', heard: 0 };
const ENDS: Readonly<Record<Failure, End>> = {
  negated: { bits: stamped, sound: 'stamp', heard: STAMPED - 0.07 },
  target: LOST,
  attacker: LOST,
  source: LOST,
  cell: BROKEN,
  person: BROKEN,
  cost: BROKEN,
};
const isFailure = (why: string): why is Failure => Object.hasOwn(ENDS, why);

const failed: Cue = {
  time: () => timing(fail, Math.round(fail * 0.75)),
  show(told, stage, ms) {
    const why = textIn(told, 'why');
    const seat = seatIn(told);
    const card = cardIn(told, 'card');
    const spot = spotOf(stage, card, seat);
    const end = isFailure(why) ? ENDS[why] : BROKEN;
    stage.burst(spot, end.bits(sizeAt(stage, card)), ms);
    if (card !== null && end !== LOST) stage.gesture(card, 'shake', null, ms * 0.8);
    if (end === ENDS.negated) stage.nudge(0, 4, ms * 0.3, ms * STAMPED);
    stage.sound(end.sound, { after: end.heard * ms });
    stage.float(spot, stage.words(`failed.${why}`), 'danger', (ms / fail) * float);
  },
};
const sizeAt = (stage: CueStage, card: string | null): Size =>
  (card === null ? null : stage.sizeOf(card)) ?? stage.hand;

export const CHAIN_CUES = { declared, costEventUsed, resolved, failed } as const satisfies CueTable;
