// What a character is marked with beside its values: what decides approaches, what it may not, and why it may not approach again.
import { type Area, RESTRICTIONS, type Restriction } from '../../../shared/games/precious/card-data.ts';
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import type { Sign } from '../../scenes/paint.ts';
import { hasApproached, hasEntered, hasTrait, naturalOf } from './facts.ts';
import { APPROACHED, BARRED, ENTERED, KEYWORD_SIGNS, RESTRICTION_SIGNS, VALUE_SIGNS } from './icons.ts';

export interface Mark {
  readonly name: string;
  readonly sign: Sign;
  readonly x?: number;
}

/** A ban is red; what shields it is blue. */
const BAN = 0x8c2f3c;
const SHIELD = 0x2d6fa8;
const CANNOT: Readonly<Record<Restriction, Sign>> = {
  approach: { ...BARRED, color: BAN },
  interfere: { ...BARRED, color: BAN },
  beInterfered: { ...KEYWORD_SIGNS.natural, color: SHIELD },
  exit: { ...VALUE_SIGNS.dp, color: SHIELD },
  wake: { path: RESTRICTION_SIGNS.wake, color: BAN },
  useText: { path: RESTRICTION_SIGNS.useText, color: BAN },
  target: { path: RESTRICTION_SIGNS.target, color: SHIELD },
};
/** What matters in the support area, too, from where nobody approaches or interferes (2.4). */
const EVERYWHERE: readonly Restriction[] = ['wake', 'useText', 'target'];

/** What it has that decides approaches, in the order of section 8, then what it may not. */
export function traitsOf(model: TableModel, handle: Handle, area: Area): Mark[] {
  const cannot = (area === 'mainArea' ? RESTRICTIONS : EVERYWHERE).filter((what) =>
    hasTrait(model, handle, `cannot.${what}`),
  );
  return [
    ...(area === 'mainArea' ? keywordsOf(model, handle) : []),
    ...cannot.map((what): Mark => ({ name: `cannot.${what}`, sign: CANNOT[what] })),
  ];
}
function keywordsOf(model: TableModel, handle: Handle): Mark[] {
  const natural = naturalOf(model, handle);
  const has = (name: 'active' | 'forcedApproach'): Mark[] =>
    hasTrait(model, handle, name) ? [{ name, sign: KEYWORD_SIGNS[name] }] : [];
  return [
    ...has('active'),
    ...(natural === null ? [] : [{ name: 'natural', sign: KEYWORD_SIGNS.natural, x: natural }]),
    ...has('forcedApproach'),
  ];
}

/** Why one of the main area may not approach again, or not yet (4.3, 6.4). */
export function barOf(model: TableModel, handle: Handle): Mark | null {
  if (hasApproached(model, handle)) return { name: 'approached', sign: APPROACHED };
  const isNew = hasEntered(model, handle) && !hasTrait(model, handle, 'active');
  return isNew ? { name: 'entered', sign: ENTERED } : null;
}
