// What declarations show: each stacks up one tone higher, is paid, and takes place or comes to nothing.
import type { Declaration } from '../../../shared/games/precious/card-data.ts';
import type { Failure } from '../../../shared/games/precious/happening.ts';
import { opponentOf } from '../../../shared/kernel/seat.ts';
import type { Bit } from '../../choreography/bits.ts';
import { halo, shine } from '../../choreography/bursts.ts';
import type { CueStage } from '../../choreography/cue-stage.ts';
import { type Cue, type CueTable, timing } from '../../choreography/cues.ts';
import { DURATIONS } from '../../choreography/durations.ts';
import { cardIn, handlesIn, pitchAt, seatIn, textIn } from '../../choreography/told.ts';
import type { Size } from '../../scenes/geometry.ts';
import type { SoundId } from '../../sound/sound-ids.ts';
import { palette } from '../../styles/palette.ts';
import { PRECIOUS_DURATIONS } from './durations.ts';
import { linksOf } from './facts.ts';
import { broken, CROSSED, crossedOut, faded, screened } from './film-bursts.ts';
import { kindIn, lightFrom, spotOf } from './told.ts';

const { float } = DURATIONS;
const { declare, resolve, screen, fail, text } = PRECIOUS_DURATIONS;

/** A mark on what a declaration names. */
const named = (color: number): Bit[] => [shine(color, 1.8, 0.1, 0.8), halo(color, 1.6, 0.7, 0.05, 0.7)];

const declared: Cue = {
  time: (told) => timing(declare, Math.round(declare * (kindIn(told) === 'text' ? 0.48 : 0.62))),
  // Who is asked whether to interrupt hears a knock, whatever is shown; nobody interrupts an entry unless a text says so (7.3).
  moment(told, player) {
    const seat = seatIn(told);
    return player === opponentOf(seat) && kindIn(told) !== 'entry' ? { sound: 'knocks', seat } : null;
  },
  show(told, stage, ms) {
    const seat = seatIn(told);
    const card = cardIn(told, 'card');
    const color = lightFrom(told, card);
    stage.sound('tine', { seat, rate: pitchAt(linksOf(stage).length) });
    if (card !== null) {
      stage.gesture(card, 'throb', null, ms);
      stage.burst(card, [{ ...shine(color, 2.2), under: true }, halo(color, 0.7, 1.5)], ms);
    }
    const against = cardIn(told, 'against');
    if (against !== null) stage.beam(spotOf(stage, card, seat), against, 'danger', ms);
    for (const target of handlesIn(told, 'targets')) {
      if (target !== card) stage.burst(target, named(palette.accent), ms, ms * 0.2);
    }
  },
};

const broke: Cue = {
  time: () => timing(PRECIOUS_DURATIONS.break, Math.round(PRECIOUS_DURATIONS.break * 0.55)),
  moment: (told) => ({ sound: 'unveil', seat: seatIn(told) }),
  show(told, stage, ms) {
    const card = cardIn(told, 'card');
    if (card === null) return;
    stage.gesture(card, 'lunge', stage.middle, ms);
    stage.burst(card, broken(lightFrom(told, card), stage.sizeOf(card) ?? stage.hand), ms);
    stage.float(card, stage.words('float.break'), 'lamp', (ms / PRECIOUS_DURATIONS.break) * float);
    stage.sound('glass', { after: ms * 0.06 });
  },
};

/** How long what takes place is seen before its effect: what lands on the field is seen there. */
const LEADS: Readonly<Record<Declaration, number>> = { entry: 0.15, support: 0.15, event: 0.6, text: 0.7 };
const resolved: Cue = {
  time(told) {
    const kind = kindIn(told);
    const ms = kind === 'event' ? screen : resolve;
    return timing(ms, Math.round(ms * LEADS[kind]));
  },
  show(told, stage, ms) {
    const seat = seatIn(told);
    const kind = kindIn(told);
    const card = cardIn(told, 'card');
    const color = lightFrom(told, card);
    const spot = spotOf(stage, card, seat);
    if (kind === 'event' || kind === 'text') {
      if (card !== null) stage.gesture(card, 'throb', null, ms);
      stage.burst(spot, kind === 'event' ? screened(color) : [shine(color, 2.6), halo(color, 0.5, 1.7)], ms);
      stage.sound(kind === 'event' ? 'reel' : 'hum', { seat, ...(kind === 'text' && { volume: 0.7 }) });
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
const FADED: End = { bits: faded, sound: 'sigh', heard: 0 };
const ENDS: Readonly<Record<Failure, End>> = {
  negated: { bits: crossedOut, sound: 'chalk', heard: 0.08 },
  bearer: FADED,
  identity: FADED,
};
const isFailure = (why: string): why is Failure => Object.hasOwn(ENDS, why);

const failed: Cue = {
  time: () => timing(fail, Math.round(fail * 0.75)),
  show(told, stage, ms) {
    const why = textIn(told, 'why');
    const seat = seatIn(told);
    const card = cardIn(told, 'card');
    const spot = spotOf(stage, card, seat);
    const end = isFailure(why) ? ENDS[why] : FADED;
    stage.burst(spot, end.bits(sizeAt(stage, card)), ms);
    if (end === ENDS.negated) {
      if (card !== null) stage.gesture(card, 'shake', null, ms * 0.8);
      stage.sound('chalk', { after: ms * CROSSED, rate: 0.9 });
    }
    stage.sound(end.sound, { after: end.heard * ms });
    stage.float(spot, stage.words(`failed.${why}`), 'danger', (ms / fail) * float);
  },
};
const sizeAt = (stage: CueStage, card: string | null): Size =>
  (card === null ? null : stage.sizeOf(card)) ?? stage.hand;

/** The support card lies under its bearer by now: it is the bearer that is adorned. */
const supportSet: Cue = {
  time: () => timing(resolve, Math.round(resolve * 0.6)),
  show(told, stage, ms) {
    const bearer = cardIn(told, 'on');
    if (bearer === null) return;
    const color = lightFrom(told, cardIn(told, 'card'));
    stage.gesture(bearer, 'throb', null, ms);
    stage.burst(bearer, [halo(color, 0.6, 1.5), { ...shine(color, 1.8), under: true }], ms);
    stage.sound('powerUp', { seat: seatIn(told), volume: 0.6 });
  },
};

const textTriggered: Cue = {
  time: () => timing(text, Math.round(text * 0.6), Math.round(text * 0.7)),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const card = cardIn(told, 'source');
    const color = lightFrom(told, card);
    const spot = spotOf(stage, card, seat);
    if (card !== null) stage.gesture(card, 'throb', null, ms);
    stage.burst(
      spot,
      [{ ...shine(color, 2.2), under: true }, halo(color, 0.6, 1.4), halo(color, 0.4, 1, 0.2, 0.6)],
      ms,
    );
    stage.sound('hum', { seat, volume: 0.7 });
  },
};

export const DECLARATION_CUES = {
  ...{ declared, broke, resolved, failed, supportSet, textTriggered },
} as const satisfies CueTable;
