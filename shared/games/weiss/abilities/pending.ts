// A waiting ability's turn comes: conditions, the optional cost, then its effect (5.1, 7.2).
import { may, type Rule } from '../../../kernel/ask.ts';
import { isStill } from '../../../kernel/card.ts';
import type { Auto, Effect } from '../ability-data.ts';
import { dataOfNo, partAt } from '../data-of.ts';
import { isStillIn } from '../queries.ts';
import type { Pending, Table } from '../state.ts';
import { holds } from './conditions.ts';
import { canPay, isHiddenCost } from './costs.ts';
import type { Context } from './select.ts';
import { use } from './use.ts';
import { countUse, hasUsesLeft } from './uses.ts';

/** Every character's own Encore (8.2). */
const ENCORE: Auto = {
  kind: 'auto',
  label: 'encore',
  when: { on: 'leaves', who: 'this', to: 'waitingRoom' },
  cost: [{ pay: 'stock', amount: 3 }],
  effect: [{ do: 'encore' }],
};
/** What SHOT leaves behind (1.2). */
const SHOT: Auto = {
  kind: 'auto',
  when: { on: 'damageCanceled', by: 'this' },
  effect: [{ do: 'damage', amount: 1, to: 'opponent' }],
};

const abilityOf = (table: Table, pending: Pending): Auto => {
  if (pending.ability === 'encore') return ENCORE;
  if (pending.ability === 'shot') return SHOT;
  const part = partAt(dataOfNo(table, pending.no), pending.ability) as Auto | Extract<Effect, { do: 'later' }>;
  return 'do' in part ? { kind: 'auto', when: [], effect: part.then } : part;
};
const textOf = ({ no, ability }: Pending) => ({ no, path: ability });
const contextOf = (table: Table, pending: Pending): Context => ({
  source: pending.source.card,
  seat: pending.seat,
  origin: { ref: pending.source },
  bound: pending.bound ?? (pending.other !== null && isStill(table, pending.other) ? { other: [pending.other] } : {}),
  ...(pending.slots !== undefined && { slots: pending.slots }),
});

/** Could it do anything, as far as everybody can tell? What cannot is passed over in silence. */
export function isLive(table: Table, pending: Pending): boolean {
  const ability = abilityOf(table, pending);
  const context = contextOf(table, pending);
  if (ability.label === 'encore' && !isStillIn(table, pending.source, 'waitingRoom')) return false;
  if (!holds(table, ability.if, context)) return false;
  if (ability.perTurn !== undefined && !hasUsesLeft(table, pending.source, textOf(pending))) return false;
  return ability.cost === undefined || canPay(table, ability.cost, context, true);
}

/** Plays and fully resolves one waiting ability; an optional cost may be declined. */
export function* resolvePending(table: Table, pending: Pending): Rule {
  const ability = abilityOf(table, pending);
  const context = contextOf(table, pending);
  const { seat, source, no } = pending;
  const about = { ref: source, no, path: pending.ability };
  if (ability.cost !== undefined && ability.cost.length > 0) {
    const covert = isHiddenCost(ability.cost) ? { covert: 'payCost' } : {};
    const possible = canPay(table, ability.cost, context);
    if (!(yield* may(seat, ability.label === 'encore' ? 'encore' : 'payCost', { about, possible, ...covert }))) {
      // It has been activated, though to no effect (7.1, 7.6).
      if (ability.perTurn !== undefined) countUse(table, source, textOf(pending));
      return;
    }
  }
  yield* use(table, ability, context, about, pending.slot);
}
