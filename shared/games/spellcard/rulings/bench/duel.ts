// A duel over a barrier: X attacks V, which has few HP and is not alone.
import type { Options } from '../../../../kernel/game.ts';
import type { Entry } from '../../../../kernel/testing/ruling/words.ts';
import type { CardData, SpellData } from '../../card-data.ts';
import { attacker, fighter, spell } from './cards.ts';
import { busy, type CardSpec, hurt, type TableSpec } from './prepare.ts';

export const X = attacker('X', 'strike', 2);
/** A strike of X does 3 to it. */
export const V = busy(fighter('V'));
export const W = fighter('W');
export const ofV = (name = 'seal'): SpellData => spell(name, 'V');
export const ofX = (name = 'spark'): SpellData => spell(name, 'X');

interface More {
  readonly options?: Options;
  /** V as it stands; with 2 HP unless told otherwise. */
  readonly victim?: CardSpec;
  readonly line?: readonly CardSpec[];
}
/** The table, with these hands. */
export const duel = (
  attacking: readonly CardData[],
  defending: readonly CardData[],
  { options = {}, victim = hurt(V, 2), line = [X] }: More = {},
): TableSpec => ({
  at: 'action',
  A: { line, hand: attacking },
  B: { line: [victim, W], hand: defending },
  options,
});
/** X attacks V. */
export const ON_V: readonly Entry[] = [
  ['act', 'attack X'],
  ['attackTarget', 'V'],
];
