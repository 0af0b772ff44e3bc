// What attacks show, step by step: a pattern of bullets, what passes by, and what is lost.

import type { DamageType } from '../../../shared/games/spellcard/card-data.ts';
import { embers, halo, impact, shine, sparks } from '../../choreography/bursts.ts';
import type { CueStage, Spot, Told } from '../../choreography/cue-stage.ts';
import { type Cue, type CueTable, causeCard, timing } from '../../choreography/cues.ts';
import { DURATIONS } from '../../choreography/durations.ts';
import { cardIn, causeOf, field, numberIn, textIn } from '../../choreography/told.ts';
import type { SoundId } from '../../sound/sound-ids.ts';
import { palette } from '../../styles/palette.ts';
import { exposed, guarded } from './barrier-bursts.ts';
import { ARRIVES, muzzle, grazed as passing, volley } from './bullets.ts';
import { SPELLCARD_DURATIONS } from './durations.ts';
import { between, damageIn, isBelow, lightFrom } from './told.ts';

const { float, nudge } = DURATIONS;
const { volley: fired, graze, hit, poison, heal, spirit } = SPELLCARD_DURATIONS;

const SHOTS: Readonly<Record<DamageType, { readonly sound: SoundId; readonly at: number }>> = {
  strike: { sound: 'lunge', at: 0.2 },
  danmaku: { sound: 'volley', at: 0.04 },
  bombard: { sound: 'cannon', at: 0.24 },
  absolute: { sound: 'ray', at: 0.12 },
};

const attacked: Cue = {
  time: () => timing(fired, Math.round(fired * 0.8)),
  show(told, stage, ms) {
    const attacker = cardIn(told, 'attacker');
    const target = cardIn(told, 'target');
    const kind = damageIn(told) ?? 'strike';
    const way = attacker === null || target === null ? null : between(stage, attacker, target);
    if (attacker === null || target === null || way === null) return;
    const color = lightFrom(told, attacker);
    const { sound, at } = SHOTS[kind];
    stage.gesture(attacker, kind === 'strike' ? 'lunge' : 'throb', target, ms * (kind === 'strike' ? 1 : 0.4));
    stage.burst(attacker, muzzle(color), ms * 0.4);
    stage.burst(attacker, volley(kind, way.dx, way.dy, color, numberIn(told, 'power')), ms);
    stage.sound(sound, { after: ms * at });
    stands(told, stage, target, way, ms);
  },
};
/** A shield comes up before it arrives, or nothing does (4.4). */
function stands(told: Told, stage: CueStage, target: string, { dx, dy }: { dx: number; dy: number }, ms: number): void {
  const far = Math.hypot(dx, dy) || 1;
  const kind = damageIn(told) ?? 'strike';
  // No stance helps against an absolute one (5.4).
  if (kind === 'absolute') return;
  const after = ms * ARRIVES[kind] * 0.6;
  if (textIn(told, 'stance') !== 'guard') return stage.burst(target, exposed(palette.danger), ms * 0.6, after);
  stage.burst(target, guarded(palette.you, -dx / far, -dy / far), ms * 0.66, after);
  stage.float(target, stage.words('float.guard'), 'you', (ms / fired) * float);
  stage.sound('parry', { after: ms * ARRIVES[kind], volume: 0.6 });
}

/** Whoever has declared it, or casts a ritual that is due. */
function attackerOf(told: Told): string | null {
  for (const [type, who] of [
    ['declared', 'user'],
    ['ritualDue', 'caster'],
    ['attacked', 'attacker'],
  ] as const) {
    const cause = causeOf(told, type);
    if (cause !== null) return cardIn(cause, who);
  }
  return null;
}

/** Bullets pass on both sides of whoever leans out of their way. */
const grazed: Cue = {
  time: () => timing(graze, Math.round(graze * 0.7)),
  show(told, stage, ms) {
    const card = cardIn(told, 'card');
    const at = card === null ? undefined : stage.at(card);
    if (card === null || at === undefined) return;
    const from = attackerOf(told);
    const way = between(stage, from ?? stage.middle, card) ?? { dx: 0, dy: 1 };
    const far = Math.hypot(way.dx, way.dy) || 1;
    const amount = numberIn(told, 'amount');
    const kind = damageIn(told) ?? 'danmaku';
    stage.gesture(card, 'lean', { x: at.x + way.dy, y: at.y - way.dx }, ms);
    stage.burst(card, passing(kind, way.dx / far, way.dy / far, lightFrom(told, from), amount), ms);
    stage.float(card, stage.words('float.graze', { n: amount }), 'good', (ms / graze) * float);
    stage.sound('graze');
  },
};

/** How an attack that gets through is felt. */
const FELT: Readonly<Record<DamageType, number>> = { strike: 0.9, danmaku: 0.8, bombard: 1.4, absolute: 1.2 };
const damaged: Cue = {
  time: (told) => (isSlow(told) ? timing(poison, Math.round(poison * 0.5)) : timing(hit, Math.round(hit * 0.6))),
  show(told, stage, ms) {
    const card = cardIn(told, 'card');
    if (card === null) return;
    if (numberIn(told, 'amount') === 0) return unhurt(told, stage, card, ms);
    if (isSlow(told)) return wastes(told, stage, card, ms);
    isHit(told, stage, card, ms);
  },
};
const isSlow = (told: Told): boolean => ['poison', 'cost'].includes(textIn(told, 'kind'));

function isHit(told: Told, stage: CueStage, card: string, ms: number): void {
  const amount = numberIn(told, 'amount');
  const kind = damageIn(told);
  const strength = Math.min(1.6, (kind === null ? 0.7 : FELT[kind]) * (0.7 + 0.1 * amount));
  const at = stage.at(card);
  if (kind === null) shineFrom(told, stage, card, 'danger', ms);
  stage.gesture(card, 'shake', null, ms);
  stage.burst(card, impact(palette.danger, strength, stage.sizeOf(card)), ms);
  stage.float(card, stage.words('float.damage', { n: amount }), 'danger', (ms / hit) * float);
  if (at !== undefined) stage.nudge(0, (isBelow(stage, at) ? 5 : -5) * strength, (ms / hit) * nudge);
  stage.sound('impact', { volume: Math.min(1, 0.5 + 0.1 * amount) });
}
function unhurt(told: Told, stage: CueStage, card: string, ms: number): void {
  const prevented = field(told, 'prevented') === true;
  stage.burst(card, [halo(palette.you, 0.7, 1.5), ...sparks(palette.you, 8, 90)], ms);
  stage.float(card, stage.words(prevented ? 'float.prevented' : 'float.nothing'), 'you', (ms / hit) * float);
  stage.sound('parry', { volume: 0.7 });
}
const VENOM = 0xb06ad8;
function wastes(told: Told, stage: CueStage, card: string, ms: number): void {
  const n = numberIn(told, 'amount');
  const isPoison = textIn(told, 'kind') === 'poison';
  const color = isPoison ? VENOM : palette.danger;
  stage.burst(card, [{ ...shine(color, 1.8), under: true }, ...embers(color, 9, 110, 120)], ms);
  stage.float(card, stage.words(isPoison ? 'float.poison' : 'float.damage', { n }), 'danger', (ms / poison) * float);
  stage.sound('sigh', { volume: 0.7 });
}

/** Light from the card whose effect it is. */
export function shineFrom(told: Told, stage: CueStage, to: Spot, tone: 'danger' | 'good' | 'lamp', ms: number): void {
  const source = told.cause?.type === 'declared' || told.cause?.type === 'ritualDue' ? causeCard(told.cause) : null;
  if (source !== null && source !== to && stage.at(source) !== undefined) stage.beam(source, to, tone, ms);
}

const healed: Cue = {
  time: () => timing(heal, Math.round(heal * 0.5)),
  show(told, stage, ms) {
    const card = cardIn(told, 'card');
    if (card === null) return;
    shineFrom(told, stage, card, 'good', ms);
    stage.burst(card, [{ ...shine(palette.good, 2.2), under: true }, ...embers(palette.good, 10, 120, 130)], ms);
    stage.float(card, stage.words('float.heal', { n: numberIn(told, 'amount') }), 'good', (ms / heal) * float);
    stage.sound('powerUp', { volume: 0.8 });
  },
};

const WISP = 0x6fd3ff;
/** What comes back in a start phase comes to everybody at once, and is only breathed in; what else happens to spirit is said. */
const spiritChanged: Cue = {
  time: () => timing(spirit, Math.round(spirit * 0.12)),
  show(told, stage, ms) {
    const card = cardIn(told, 'card');
    if (card === null) return;
    const by = numberIn(told, 'by');
    stage.burst(
      card,
      by > 0 ? [shine(WISP, 1.4), ...embers(WISP, 5, 90, 70)] : [...sparks(WISP, 6, 84), halo(WISP, 1.2, 0.5)],
      ms,
    );
    if (told.cause?.type !== 'phaseBegan' && told.cause !== null) {
      const said = stage.words('float.spirit', { by: by > 0 ? `+${by}` : `−${-by}` });
      stage.float(card, said, by > 0 ? 'good' : 'danger', (ms / spirit) * float * 0.8, 1);
    }
    stage.sound('tine', { rate: by > 0 ? 1.5 : 0.75, volume: 0.22 });
  },
};

export const ATTACK_CUES = { attacked, grazed, damaged, healed, spiritChanged } as const satisfies CueTable;
