// The battle that runs: what it comes to, and who supports with exact need (6.4, 6.5).
import type { ShownAsk } from '../../../kernel/view.ts';
import { type Board, type Character, isCharacter } from './board.ts';
import { exchange, guardWorth, hitWorth, idleCost, reserveOf } from './fight.ts';
import { basicsOf, hasBasic } from './gifts.ts';
import type { Role } from './matching.ts';
import { priceOf } from './paying.ts';
import { WEIGHTS } from './weights.ts';
import { sideOf } from './worth.ts';

/** Changes of values in the battle that are only imagined. */
export interface Shift {
  readonly role: Role;
  readonly ap: number;
  readonly dp: number;
}

/** To the own side. */
export function battleWorth(board: Board, shifts: readonly Shift[] = []): number {
  const { battle } = board;
  if (battle === undefined) return 0;
  const { attacker, defender } = battle;
  const side = sideOf(board, attacker);
  if (defender === undefined) return side * hitWorth(board, attacker);
  const sum = (role: Role, what: 'ap' | 'dp'): number =>
    shifts.reduce((so, shift) => so + (shift.role === role ? shift[what] : 0), 0);
  const a = { ap: attacker.ap + sum('attacker', 'ap'), dp: attacker.dp + sum('attacker', 'dp') };
  const d = { ap: defender.ap + sum('defender', 'ap'), dp: defender.dp + sum('defender', 'dp') };
  return side * exchange(board, attacker, defender, a, d);
}
/** The same while the other side may still support: partly as if it did. */
function expected(board: Board, shifts: readonly Shift[], foe: Character, foeRole: Role): number {
  const { contest } = WEIGHTS;
  const answered = [...shifts, supportShift(board, foe, foeRole, reserveOf(board, foe))];
  return (1 - contest) * battleWorth(board, shifts) + contest * battleWorth(board, answered);
}

/** SP goes to the AP of an attacker and the DP of a defender, or where Attacker and Defender say. */
function supportShift(board: Board, battler: Character, role: Role, sp: number): Shift {
  const [toAp, toDp] = [hasBasic(board, battler, 'attacker'), hasBasic(board, battler, 'defender')];
  const attacks = role === 'attacker';
  return { role, ap: toAp || (!toDp && attacks) ? sp : 0, dp: toDp || (!toAp && !attacks) ? sp : 0 };
}

export interface Choice {
  readonly position: number;
  readonly gain: number;
}
interface Supporting {
  readonly position: number;
  readonly shift: Shift;
  readonly price: number;
}
/** The first of the supports that together bring most. */
export function bestSupport(board: Board, ask: ShownAsk): Choice | undefined {
  const { battle, you } = board;
  const [own, foe] =
    battle?.attacker.seat === you ? [battle.attacker, battle.defender] : [battle?.defender, battle?.attacker];
  if (battle === undefined || own === undefined || foe === undefined) return undefined;
  const [role, foeRole]: readonly [Role, Role] =
    own === battle.attacker ? ['attacker', 'defender'] : ['defender', 'attacker'];
  const options = supportsIn(board, ask, own, role);
  const before = expected(board, [], foe, foeRole);
  let best: Choice | undefined;
  for (let mask = 1; mask < 2 ** options.length; mask++) {
    const some = options.filter((_, i) => (mask >> i) % 2 === 1);
    const shifts = some.map(({ shift }) => shift);
    const price = some.reduce((sum, one) => sum + one.price, 0);
    const gain = expected(board, shifts, foe, foeRole) - before - price;
    const [first] = some;
    if (first !== undefined && gain > (best?.gain ?? 0)) best = { position: first.position, gain };
  }
  return best;
}
function supportsIn(board: Board, ask: ShownAsk, own: Character, role: Role): Supporting[] {
  return ask.from.flatMap((one, position): Supporting[] => {
    if (!('action' in one)) return [];
    const { do: what, card: handle = '', ability = 0 } = one.action;
    const card = board.card(handle);
    if (!isCharacter(card) || (what !== 'support' && what !== 'supporter')) return [];
    const basic = basicsOf(board, card)[ability];
    const cost = what === 'supporter' && basic !== undefined && 'cost' in basic ? basic.cost : undefined;
    const price = cost === undefined ? idleCost(board, card) : priceOf(board, cost, card);
    return [{ position, shift: supportShift(board, own, role, card.sp), price }];
  });
}

/** Whether to defend: what that saves is more than its support of others (6.3). */
export function defends(board: Board, guard: Character): boolean {
  const { battle } = board;
  return battle !== undefined && guardWorth(board, battle.attacker, guard) > WEIGHTS.support * guard.sp;
}
