// What declarations show: each stacks up one tone higher, is paid, and takes place or comes to nothing; and what stays on the table.
import type { Failure } from '../../../shared/games/spellcard/happening.ts';
import { opponentOf } from '../../../shared/kernel/seat.ts';
import type { Bit } from '../../choreography/bits.ts';
import { embers, gather, halo, shatter, shine, sparks } from '../../choreography/bursts.ts';
import { type Cue, type CueTable, timing } from '../../choreography/cues.ts';
import { DURATIONS } from '../../choreography/durations.ts';
import { cardIn, handlesIn, numberIn, pitchAt, seatIn, textIn } from '../../choreography/told.ts';
import { palette } from '../../styles/palette.ts';
import { brokenOff, drawn, released } from './barrier-bursts.ts';
import { SPELLCARD_DURATIONS } from './durations.ts';
import { linksOf } from './facts.ts';
import { swept } from './sweep.ts';
import { kindIn, lightFrom, spotOf } from './told.ts';

const { float } = DURATIONS;
const { declare, pay, resolve, fail, equip, sweep, begin, release } = SPELLCARD_DURATIONS;

/** A mark on what a declaration names. */
const named = (color: number): Bit[] => [shine(color, 1.8, 0.1, 0.8), halo(color, 1.6, 0.7, 0.05, 0.7)];

const declared: Cue = {
  time: () => timing(declare, Math.round(declare * 0.62)),
  // Who may answer hears a knock, whatever is shown.
  moment(told, player) {
    const seat = seatIn(told);
    return player === opponentOf(seat) ? { sound: 'knocks', seat } : null;
  },
  show(told, stage, ms) {
    const seat = seatIn(told);
    const card = cardIn(told, 'card');
    const user = cardIn(told, 'user');
    const color = lightFrom(told, card);
    stage.sound('tine', { seat, rate: pitchAt(linksOf(stage).length) });
    for (const one of new Set([card, user])) {
      if (one === null) continue;
      stage.gesture(one, 'throb', null, ms);
      stage.burst(one, [{ ...shine(color, 2.4), under: true }, halo(color, 0.7, 1.6)], ms);
    }
    const boost = numberIn(told, 'boost');
    if (boost > 0 && user !== null) {
      stage.burst(user, gather(palette.accent, 4 + 3 * boost, 110), ms);
      stage.float(user, stage.words('float.boost', { n: boost }), 'lamp', (ms / declare) * float);
    }
    const against = cardIn(told, 'against');
    if (against !== null) stage.beam(spotOf(stage, card, seat), against, 'danger', ms);
    for (const target of handlesIn(told, 'targets')) {
      if (target !== card && target !== user) stage.burst(target, named(palette.danger), ms, ms * 0.2);
    }
  },
};

const paid: Cue = {
  time: () => timing(pay, Math.round(pay * 0.2)),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const p = numberIn(told, 'p');
    const spot = spotOf(stage, cardIn(told, 'card'), seat);
    stage.burst(spot, gather(palette.accent, 3 + 2 * p, 80), ms);
    stage.float(spot, stage.words('float.paid', { n: p }), 'lamp', (ms / pay) * float * 0.7);
    stage.sound('coin', { seat, volume: 0.6 });
  },
};

const resolved: Cue = {
  time: () => timing(resolve, Math.round(resolve * 0.4)),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const kind = kindIn(told);
    const card = cardIn(told, 'card');
    const color = lightFrom(told, card);
    // One that has gone to its place in play already shines there.
    const isHere = card !== null && stage.at(card) !== undefined;
    if (isHere)
      stage.burst(card, kind === 'attack' ? [halo(color, 1.2, 0.6)] : [shine(color, 2.2), halo(color, 0.5, 1.6)], ms);
    stage.sound(kind === 'attack' ? 'tine' : 'hum', { seat, volume: 0.5, ...(kind === 'attack' && { rate: 0.5 }) });
  },
};

/** Only what somebody has negated breaks; the rest fades. */
const failed: Cue = {
  time: () => timing(fail, Math.round(fail * 0.7)),
  show(told, stage, ms) {
    const why = textIn(told, 'why');
    const seat = seatIn(told);
    const card = cardIn(told, 'card');
    const spot = spotOf(stage, card, seat);
    const negated = why === ('negated' satisfies Failure);
    if (negated && card !== null) stage.gesture(card, 'shake', null, ms * 0.8);
    stage.burst(
      spot,
      negated
        ? [...shatter(0xd8d2f0, { x: 0, y: 0 }, 0, 90), ...sparks(palette.danger, 10, 110)]
        : [halo(0xa9b0c8, 0.7, 1.4), ...embers(0xa9b0c8, 6, 90, 100)],
      ms,
    );
    stage.float(spot, stage.words(`failed.${why}`), 'danger', (ms / fail) * float);
    stage.sound(negated ? 'glass' : 'sigh', { seat });
  },
};

const equipped: Cue = {
  time: () => timing(equip, Math.round(equip * 0.5)),
  show(told, stage, ms) {
    const bearer = cardIn(told, 'on');
    if (bearer === null) return;
    stage.gesture(bearer, 'throb', null, ms);
    stage.burst(
      bearer,
      [{ ...shine(palette.accent, 2), under: true }, halo(palette.accent, 0.6, 1.5), ...sparks(0xffe9c4, 8, 100)],
      ms,
    );
    stage.sound('stamp', { seat: seatIn(told), volume: 0.7 });
  },
};

const isTerrain = (kind: string): boolean => kind === 'terrain';
const environmentCame: Cue = {
  time: () => timing(sweep, Math.round(sweep * 0.7)),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const kind = textIn(told, 'kind');
    stage.burst(stage.middle, swept(isTerrain(kind)), ms);
    stage.float(
      stage.middle,
      stage.words(`came.${isTerrain(kind) ? 'terrain' : 'weather'}`),
      'lamp',
      (ms / sweep) * float,
    );
    stage.sound(isTerrain(kind) ? 'thud' : 'crossing', { seat });
  },
};

const RITUAL = 0xa97ae8;
const ritualBegan: Cue = {
  time: () => timing(begin, Math.round(begin * 0.6)),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const spot = cardIn(told, 'caster') ?? { seat, zone: 'line' };
    stage.burst(spot, drawn(RITUAL), ms);
    stage.float(spot, stage.words('float.ritual'), 'lamp', (ms / begin) * float);
    stage.sound('hum', { seat });
  },
};
const ritualDue: Cue = {
  time: () => timing(release, Math.round(release * 0.6)),
  moment: (told) => ({ sound: 'suspense', seat: seatIn(told) }),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const card = cardIn(told, 'card');
    const spot = cardIn(told, 'caster') ?? card ?? { seat, zone: 'line' };
    stage.burst(spot, released(RITUAL), ms);
    if (card !== null && card !== spot) stage.burst(card, released(RITUAL).slice(0, 1), ms);
    stage.float(spot, stage.words('float.released'), 'lamp', (ms / release) * float);
    stage.sound('rise', { seat, after: ms * 0.2 });
  },
};
const ritualBroken: Cue = {
  time: () => timing(SPELLCARD_DURATIONS.break, Math.round(SPELLCARD_DURATIONS.break * 0.7)),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const spot = cardIn(told, 'caster') ?? cardIn(told, 'card') ?? { seat, zone: 'line' };
    stage.burst(spot, brokenOff(RITUAL), ms);
    stage.float(spot, stage.words(`broken.${textIn(told, 'why')}`), 'danger', (ms / SPELLCARD_DURATIONS.break) * float);
    stage.sound('crack', { seat });
    stage.sound('glass', { seat, after: ms * 0.14, volume: 0.7 });
  },
};

export const DECLARATION_CUES = {
  ...{ declared, paid, resolved, failed, equipped, environmentCame, ritualBegan, ritualDue, ritualBroken },
} as const satisfies CueTable;
