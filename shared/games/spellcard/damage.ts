// The damage of one attack on one character, as numbers (section 5): no table, no question.
import type { DamageType, Stance } from './card-data.ts';
import type { SpellcardOptions } from './options.ts';

/** What an attack meets: its power with all that is added, and the values of its target. */
export interface Hit {
  readonly type: DamageType;
  readonly stance: Stance;
  readonly atk: number;
  readonly def: number;
  /** Flight that is left for this attack (5.2, `dodgeCapPer`). */
  readonly flight: number;
  readonly spirit: number;
}
export type DamageRules = Pick<SpellcardOptions, 'bombardDodgeCap' | 'fullDodge' | 'minDamageAtZeroAttack'>;

/** The most points of it that the target may dodge; in guard against bombard it is all of these or nothing (5.2, 5.3). */
export function mostDodged({ type, stance, atk, flight, spirit }: Hit, rules: DamageRules): number {
  if (type === 'strike' || type === 'absolute' || spirit < 1) return 0;
  if (stance === 'guard') return Math.min(flight, atk);
  if (type === 'bombard' && rules.bombardDodgeCap === 'none') return Math.min(spirit, atk);
  return Math.min(flight, spirit, atk);
}

/** Spirit that dodging so many points costs (5.2, 5.3). */
const spentOn = (stance: Stance, dodged: number): number => (stance === 'guard' ? Math.min(1, dodged) : dodged);

/** What is lost and spent when `dodge` points are to be dodged, as many of them as it may (5.1 to 5.4). */
export function damageOf(
  hit: Hit,
  dodge: number,
  rules: DamageRules,
): { readonly amount: number; readonly spent: number; readonly dodged: number } {
  const most = mostDodged(hit, rules);
  const all = hit.type === 'bombard' && hit.stance === 'guard';
  const dodged = dodge <= 0 ? 0 : all ? most : Math.min(dodge, most);
  return { amount: lost(hit, hit.atk - dodged, dodged, rules), spent: spentOn(hit.stance, dodged), dodged };
}
function lost({ type, stance, def }: Hit, atk: number, dodged: number, rules: DamageRules): number {
  switch (type) {
    case 'absolute':
    case 'danmaku':
      return atk;
    case 'strike':
      return stance === 'guard' ? (atk > def ? 1 : 0) : onBusy(atk, def, rules);
    case 'bombard':
      if (stance === 'guard') return atk > def ? 2 : 0;
      return atk === 0 && dodged > 0 ? rules.fullDodge : onBusy(atk, def, rules);
  }
}
/** At least 1, also of an attack that was nothing from the first (`minDamageAtZeroAttack`). */
const onBusy = (atk: number, def: number, rules: DamageRules): number =>
  atk === 0 ? rules.minDamageAtZeroAttack : Math.max(1, atk - def + 1);
