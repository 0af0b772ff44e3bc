// What a battle shows, step by step: the line of the attack, who steps in its way, supports, the clash, and what a deck loses.
import type { Handle } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import { halo, impact, shine, sparks, WHITE } from '../../choreography/bursts.ts';
import type { CueStage, Spot, Told } from '../../choreography/cue-stage.ts';
import { type Cue, type CueTable, timing } from '../../choreography/cues.ts';
import { DURATIONS } from '../../choreography/durations.ts';
import { CONTACT } from '../../choreography/gestures.ts';
import { cardIn, colorOf, handlesIn, numberIn, seatIn } from '../../choreography/told.ts';
import type { Point } from '../../scenes/geometry.ts';
import { palette } from '../../styles/palette.ts';
import { bled, chalked, DRAWN, opened, shielded } from './battle-bursts.ts';
import { LYCEE_DURATIONS } from './durations.ts';
import { battleOf } from './facts.ts';
import { cellIn, effectSource } from './told.ts';

const { float, nudge } = DURATIONS;
const { line, defend, clash, down, hurt, breath } = LYCEE_DURATIONS;
const STEEL = 0xffe9c4;
const SHIELD = 0xb9d6ff;

/** From one place to another, where both are known. */
function between(stage: CueStage, from: Spot | null, to: Spot | null): { dx: number; dy: number } | null {
  const [a, b] = [from === null ? undefined : stage.at(from), to === null ? undefined : stage.at(to)];
  return a === undefined || b === undefined ? null : { dx: b.x - a.x, dy: b.y - a.y };
}
function drawLine(stage: CueStage, from: Spot, to: Spot, color: number, ms: number): void {
  const way = between(stage, from, to);
  if (way !== null) stage.burst(from, chalked(way.dx, way.dy, color), ms);
}
/** The place that is attacked. */
const aimOf = (told: Told, stage: CueStage): { readonly seat: Seat; readonly zone: string } | null => {
  const battle = battleOf(stage);
  return battle === null ? null : { seat: seatIn(told), zone: battle.cell };
};

const battleBegan: Cue = {
  time: () => timing(line, Math.round(line * 0.8)),
  show(told, stage, ms) {
    const attacker = cardIn(told, 'attacker');
    const aim = cellIn(told, 'seat');
    if (attacker === null || aim === null) return;
    drawLine(stage, attacker, aim, palette.danger, ms * 1.3);
    stage.gesture(attacker, 'lean', aim, ms);
    stage.burst(aim, [shine(palette.danger, 2.4, 0.2, 0.8), halo(palette.danger, 1.9, 0.7, 0.3, 0.6)], ms);
    stage.sound('chalk');
    stage.sound('crossing', { after: ms * DRAWN });
  },
};

const defended: Cue = {
  time: () => timing(defend, Math.round(defend * 0.6)),
  show(told, stage, ms) {
    const defender = cardIn(told, 'defender');
    if (defender === null) return;
    const attacker = cardIn(told, 'attacker');
    const way = between(stage, defender, attacker) ?? { dx: 0, dy: -1 };
    stage.gesture(defender, 'lean', attacker, ms);
    stage.burst(defender, shielded(SHIELD, way.dx, way.dy), ms * 1.2);
    stage.sound('parry', { volume: 0.8 });
  },
};
const undefended: Cue = {
  time: () => timing(defend, Math.round(defend * 0.7)),
  show(told, stage, ms) {
    const aim = aimOf(told, stage);
    if (aim === null) return;
    const own = stage.isOwn(aim.seat);
    stage.burst(aim, opened(colorOf(stage, aim.seat), stage.hand, own), ms * 1.2);
    stage.float(aim, stage.words('float.undefended'), 'danger', (ms / defend) * float);
    stage.sound('lunge', { seat: aim.seat });
  },
};

const supported: Cue = {
  time: () => timing(line, Math.round(line * 0.55)),
  show(told, stage, ms) {
    const supporter = cardIn(told, 'supporter');
    const battler = cardIn(told, 'battler');
    if (supporter === null || battler === null) return;
    drawLine(stage, supporter, battler, palette.good, ms * 1.4);
    stage.gesture(supporter, 'throb', null, ms);
    stage.burst(battler, [halo(palette.good, 1.6, 0.6, DRAWN, 0.5)], ms);
    stage.sound('chalk');
    // What is added rises from the battler with its values; nothing has none.
    if (numberIn(told, 'ap') === 0 && numberIn(told, 'dp') === 0)
      stage.float(battler, '+0', 'lamp', (ms / line) * float);
  },
};

/** So far each of two goes who meet halfway, as a share of the way between them. */
const HALFWAY = 0.62;
const towards = (from: Point, to: Point): Point => ({
  x: from.x + (to.x - from.x) * HALFWAY,
  y: from.y + (to.y - from.y) * HALFWAY,
});
/** Both go forward, and meet in the middle. */
function clashes(stage: CueStage, one: Handle, other: Handle, ms: number): void {
  const [a, b] = [stage.at(one), stage.at(other)];
  if (a === undefined || b === undefined) return;
  stage.gesture(one, 'lunge', towards(a, b), ms);
  stage.gesture(other, 'lunge', towards(b, a), ms);
  const hit = ms * CONTACT;
  stage.burst({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, impact(STEEL, 1, null), ms - hit, hit);
}
/** Whoever has Dash is there before the other stirs; what comes back is seen with whom it downs. */
function strikesFirst(stage: CueStage, first: Handle, other: Handle, ms: number): void {
  const hit = ms * CONTACT;
  stage.gesture(first, 'lunge', other, ms);
  stage.burst(first, [...sparks(WHITE, 9, 120), halo(WHITE, 0.4, 1.4)], ms * 0.6);
  stage.gesture(other, 'shake', null, ms);
  stage.burst(other, impact(STEEL, 0.7, stage.sizeOf(other)), ms - hit, hit);
}
const fought: Cue = {
  time: () => timing(clash, Math.round(clash * CONTACT), Math.round(clash * (CONTACT + 0.04))),
  show(told, stage, ms) {
    const [attacker, defender] = [cardIn(told, 'attacker'), cardIn(told, 'defender')];
    if (attacker === null || defender === null) return;
    const first = cardIn(told, 'first');
    const [one, other] = first === defender ? [defender, attacker] : [attacker, defender];
    if (first === null) clashes(stage, one, other, ms);
    else strikesFirst(stage, one, other, ms);
    const way = between(stage, one, other);
    const hit = ms * CONTACT;
    stage.nudge(0, Math.sign(way?.dy ?? 0) * 7, (ms / clash) * nudge, hit);
    stage.sound('lunge', { ...(first !== null && { rate: 1.25 }) });
    stage.sound('impact', { after: hit });
  },
};
/** Whoever struck first may yet be downed by what comes back. */
function struckBack({ what, cause, print }: Told): { readonly from: Handle; readonly at: Handle } | null {
  if (cause?.type !== 'fought') return null;
  const fight: Told = { what: cause, cause: null, print };
  const first = cardIn(fight, 'first');
  const from = [cardIn(fight, 'attacker'), cardIn(fight, 'defender')].find((one) => one !== first) ?? null;
  const lost = first !== null && handlesIn({ what, cause, print }, 'cards').includes(first);
  return lost && from !== null ? { from, at: first } : null;
}
const downed: Cue = {
  time: (told) =>
    struckBack(told) === null
      ? timing(down, Math.round(down * 0.4))
      : timing(clash, Math.round(clash * (CONTACT + 0.12))),
  show(told, stage, ms) {
    const back = struckBack(told);
    const after = back === null ? 0 : ms * CONTACT;
    if (back !== null) {
      stage.gesture(back.from, 'lunge', back.at, ms);
      stage.sound('lunge');
      stage.sound('impact', { after });
    } else if (told.cause?.type !== 'fought') {
      const source = effectSource(told);
      for (const card of handlesIn(told, 'cards')) if (source !== null) stage.beam(source, card, 'danger', ms);
      stage.sound('impact', { volume: 0.7 });
    }
    for (const card of handlesIn(told, 'cards')) {
      stage.gesture(card, 'shake', null, ms);
      stage.burst(card, impact(palette.danger, 1, stage.sizeOf(card)), ms - after, after);
    }
  },
};

const deckDamaged: Cue = {
  time: () => timing(hurt, Math.round(hurt * 0.6)),
  moment: (told) => ({ sound: 'impact', seat: seatIn(told) }),
  show(told, stage, ms) {
    const seat = seatIn(told);
    const amount = numberIn(told, 'amount');
    const deck = { seat, zone: 'deck' };
    const attacker = cardIn(told, 'by');
    if (attacker !== null) stage.gesture(attacker, 'lunge', aimOf(told, stage) ?? deck, ms);
    const way = between(stage, deck, aimOf(told, stage) ?? attacker) ?? { dx: 0, dy: 0 };
    stage.burst(deck, bled(way.dx, way.dy, amount), ms);
    stage.float(deck, stage.words('float.damage', { n: amount }), 'danger', (ms / hurt) * float);
    stage.nudge(0, (stage.isOwn(seat) ? 1 : -1) * (4 + Math.min(9, amount)), (ms / hurt) * nudge, ms * 0.28);
  },
};

export const BATTLE_CUES = {
  battleBegan,
  defended,
  undefended,
  supported,
  fought,
  downed,
  deckDamaged,
  battleEnded: { time: () => timing(breath) },
} as const satisfies CueTable;
