// What an attack shows, step by step: the blow, the trigger, its icons, the damage and its cancel.
import { halo, impact, shatter, shine, sparks, WHITE } from '../../choreography/bursts.ts';
import type { CueStage, Spot, Told } from '../../choreography/cue-stage.ts';
import { type Cue, type CueTable, timing } from '../../choreography/cues.ts';
import { DURATIONS } from '../../choreography/durations.ts';
import { CONTACT } from '../../choreography/gestures.ts';
import { blank } from '../../choreography/shapes.ts';
import { cardIn, numberIn, seatIn, textIn } from '../../choreography/told.ts';
import { palette } from '../../styles/palette.ts';
import { WEISS_DURATIONS } from './durations.ts';
import { iconBurst, iconColor } from './icon-bursts.ts';

const { attack, breath, trigger, icon, hurt, cancel } = WEISS_DURATIONS;

/** What an attack is aimed at: its defender, or straight across the middle. */
function aimOf(told: Told, stage: CueStage): Spot | null {
  const defender = cardIn(told, 'defender');
  if (defender !== null && stage.at(defender) !== undefined) return defender;
  const attacker = cardIn(told, 'attacker');
  const from = attacker === null ? undefined : stage.at(attacker);
  if (from === undefined) return null;
  // A side attack goes past whoever stands there.
  const past = textIn(told, 'kind') === 'side' ? (from.x <= stage.middle.x ? -140 : 140) : 0;
  return { x: from.x + past, y: 2 * stage.middle.y - from.y };
}

const attacked: Cue = {
  time: () => timing(attack, Math.round(attack * 0.9)),
  show(told, stage, ms) {
    const attacker = cardIn(told, 'attacker');
    const aim = aimOf(told, stage);
    if (attacker === null || aim === null) return;
    const hit = ms * CONTACT;
    stage.gesture(attacker, 'lunge', aim, ms);
    stage.burst(attacker, [{ ...shine(0xff8a4a, 2), under: true }], ms);
    stage.sound('lunge');
    const size = typeof aim === 'string' ? stage.sizeOf(aim) : null;
    stage.burst(aim, impact(0xff8a4a, 0.45, size), ms - hit, hit);
    if (typeof aim === 'string') stage.gesture(aim, 'shake', null, ms);
    const [from, to] = [stage.at(attacker), stage.at(aim)];
    if (from !== undefined && to !== undefined) stage.nudge(0, Math.sign(to.y - from.y) * 5, ms - hit, hit);
    stage.sound('impact', { after: hit, volume: 0.6 });
  },
};

const triggered: Cue = {
  time: (told) => {
    const icons = told.print(cardIn(told, 'card') ?? '')?.icons.length ?? 0;
    return timing(trigger, Math.round(trigger * (icons > 0 ? 0.6 : 0.85)));
  },
  show(told, stage, ms) {
    const card = cardIn(told, 'card');
    if (card === null) return;
    const icons = told.print(card)?.icons ?? [];
    const color = icons[0] === undefined ? 0xcfd8ea : iconColor(icons[0]);
    stage.sound('unveil');
    stage.gesture(card, 'throb', null, ms);
    stage.burst(card, [{ ...shine(color, icons.length > 0 ? 2.6 : 1.6), under: true }, halo(color, 0.7, 1.5)], ms);
  },
};
const iconUsed: Cue = {
  time: () => timing(icon, Math.round(icon * 0.85)),
  show(told, stage, ms) {
    const card = cardIn(told, 'card');
    if (card === null) return;
    stage.gesture(card, 'throb', null, ms * 0.6);
    stage.burst(card, iconBurst(textIn(told, 'icon')), ms);
    stage.sound('glass');
  },
};

const damageTaken: Cue = {
  time: () => timing(hurt, Math.round(hurt * 0.5)),
  moment: (told) => ({ sound: 'impact', seat: seatIn(told) }),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const at = { seat, zone: 'clock' };
    stage.burst(
      at,
      [shine(palette.danger, 3.2), halo(palette.danger, 0.4, 1.6), ...sparks(palette.danger, 8, 120)],
      ms,
    );
    const text = stage.words('float.damage', { n: numberIn(told, 'amount') });
    stage.float(at, text, 'danger', (ms / hurt) * DURATIONS.float);
    stage.nudge(0, stage.isOwn(seat) ? 7 : -7, (ms / hurt) * DURATIONS.nudge);
  },
};
const damageCanceled: Cue = {
  time: () => timing(cancel, Math.round(cancel * 0.14)),
  moment: (told) => ({ sound: 'parry', seat: seatIn(told) }),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const row = stage.lying(seat, 'resolution');
    const home = stage.at({ seat, zone: 'waitingRoom' });
    const middle = row[Math.floor(row.length / 2)];
    if (middle === undefined || home === undefined) return;
    const pieces = row.flatMap(({ x, y }) => [
      ...shatter(0xe9dcc0, { x: x - middle.x, y: y - middle.y }, home.x - x, home.y - y),
      {
        shape: blank(stage.hand.w, stage.hand.h),
        from: { x: x - middle.x },
        to: { x: x - middle.x },
        time: 0.2,
        rise: 0.3,
        sink: 0.3,
      },
    ]);
    stage.burst(middle, [...impact(WHITE, 1.1, null), ...pieces], ms);
    stage.nudge(0, stage.isOwn(seat) ? -6 : 6, (ms / cancel) * DURATIONS.nudge, ms * 0.1);
    stage.banner({ title: stage.words('notice.damageCanceled'), tone: 'good' }, ms, ms * 0.45);
  },
};

export const BATTLE_CUES = {
  attacked,
  attackEnded: { time: () => timing(breath) },
  triggered,
  iconUsed,
  damageTaken,
  damageCanceled,
} as const satisfies CueTable;
