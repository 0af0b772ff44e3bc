// Using an ability (7.2): it is told, its cost is paid, then it counts as used, then it resolves.
import type { AskSpec, Rule } from '../../../kernel/ask.ts';
import { isStill, nextLife } from '../../../kernel/card.ts';
import { causing } from '../../../kernel/cause.ts';
import type { Act, Auto } from '../ability-data.ts';
import type { Slot } from '../card-data.ts';
import { announce } from '../happening.ts';
import type { Table } from '../state.ts';
import { choosePayment, pay } from './costs.ts';
import { perform } from './perform.ts';
import type { Context } from './select.ts';
import { countUse } from './uses.ts';
import { wake } from './wake.ts';

/** Chooses what pays, tells, pays, resolves. The check timing after it is the caller's. */
export function* use(
  table: Table,
  { label, cost = [], effect, perTurn }: Act | Auto,
  context: Context,
  about: NonNullable<AskSpec['about']> & { readonly path: string },
  slot: Slot | null,
): Rule {
  const { ref, no, path } = about;
  const payment = yield* choosePayment(table, cost, context, about);
  const used = {
    type: 'abilityUsed',
    source: ref,
    seat: context.seat,
    no,
    ability: path,
    ...(label === undefined ? {} : { label }),
  } as const;
  const n = announce(table, used);
  if (perTurn !== undefined) countUse(table, ref, about);
  const leaves = isStill(table, ref) && cost.some((item) => item.pay === 'this');
  yield* causing(table, n, pay(table, cost, payment, context));
  wake(table, used);
  const origin = { ref: leaves ? nextLife(ref) : ref, no, path, slot };
  yield* causing(table, n, perform(table, effect, context, origin));
}

/** The object that the card becomes with its next change of zone. */
