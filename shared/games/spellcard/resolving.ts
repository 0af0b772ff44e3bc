// Resolving declarations, the last one first (6.2), and rituals that are due (4.6).
import type { Rule } from '../../kernel/ask.ts';
import { type CardRef, cardAt, isStill, refOf } from '../../kernel/card.ts';
import { because, causing } from '../../kernel/cause.ts';
import { linkOf } from '../../kernel/chain.ts';
import { amountOf } from './abilities/amounts.ts';
import { performAll, performOptional, type Running } from './abilities/perform.ts';
import { type Attacking, strikeAll } from './attack.ts';
import { ATTACKED, type Attack, type Doing, type ItemData, type SpellData, type UsedItemData } from './card-data.ts';
import { characterOf, dataOf, dataOfNo, doingOf } from './data-of.ts';
import { checkEnd } from './ending.ts';
import { type Failure, tell } from './happening.ts';
import { environments, stillInLine } from './queries.ts';
import type { Named, Ritual, SpellcardLink, Table } from './state.ts';
import { breakSilenced, put } from './table.ts';
import { statOf } from './values.ts';

/** Resolves the newest declaration; its card goes to the discard pile unless it stays on the table. */
export function* resolveNewest(table: Table, link: SpellcardLink): Rule {
  const why = failureOf(table, link) ?? (yield* takeEffect(table, link));
  const { source: card, seat, kind } = link;
  table.chain = table.chain.filter(({ id }) => id !== link.id);
  const n = tell(
    table,
    why === undefined ? { type: 'resolved', card, seat, kind } : { type: 'failed', card, seat, kind, why },
  );
  if (isStill(table, card) && cardAt(table, card.card).zone === 'chain')
    because(table, n, () => put(table, card.card, 'discard'));
  breakSilenced(table);
  yield* checkEnd(table);
}
/** Cost stays paid (6.4). */
function failureOf(table: Table, { negated, user, named }: SpellcardLink): Failure | undefined {
  if (negated) return 'negated';
  if (user !== null && stillInLine(table, [user]).length === 0) return 'userOut';
  return areGone(table, named) ? 'targetsGone' : undefined;
}
/** Something was named, and nothing of it is what it was (6.4). */
function areGone(table: Table, named: Named): boolean {
  const refs = Object.values(named).flat();
  return refs.length > 0 && !refs.some((ref) => isStill(table, ref));
}

function* takeEffect(table: Table, link: SpellcardLink): Rule<Failure | undefined> {
  const data = dataOfNo(table, link.no);
  if (link.kind === 'attack') {
    yield* strikeAll(table, normalAttack(table, link));
    return undefined;
  }
  if (data.type === 'item' && !('effect' in data)) return changeEnvironment(table, link, data);
  if (data.type === 'spell' && data.ritual !== undefined) return beginRitual(table, link, data.ritual);
  const doing = doingOf(table, link);
  return doing && (yield* perform(table, doing, link));
}
function normalAttack(table: Table, { seat, user, named, boost, weaker }: SpellcardLink): Attacking {
  const attacker = user as CardRef;
  const { atkType, no } = characterOf(table, attacker.card);
  const power = statOf(table, attacker.card, 'atk') + boost - weaker;
  return { seat, attacker, type: atkType, power, targets: named[ATTACKED] ?? [], about: { ref: attacker, no } };
}

/** What a card or skill does: its attack, its effect, and the exclusive one where it was wanted (1.11). */
function* perform(table: Table, doing: Doing, used: Used): Rule<Failure | undefined> {
  const named = runningOf(table, used);
  const dealt = doing.attack === undefined ? 0 : yield* strikeAll(table, attackOf(table, doing.attack, used, named));
  const running = { ...named, dealt };
  const done = yield* performOptional(table, doing.effect, running);
  const exclusive = exclusiveOf(table, used);
  // It may speak of what the effect before it has chosen.
  if (exclusive !== undefined)
    yield* performAll(table, exclusive, { ...running, text: { no: used.no, path: `exclusive.${used.exclusive}` } });
  return done || doing.attack !== undefined || exclusive !== undefined ? undefined : 'declined';
}
const exclusiveOf = (table: Table, { no, exclusive }: Used) =>
  exclusive === null ? undefined : (dataOfNo(table, no) as UsedItemData).exclusive?.[exclusive]?.effect;

/** A declaration, or a ritual that is due: whose, of which card, by whom, on what. */
type Used = Pick<
  SpellcardLink,
  'seat' | 'kind' | 'source' | 'no' | 'user' | 'named' | 'boost' | 'weaker' | 'exclusive' | 'against'
>;
function runningOf(table: Table, { seat, kind, source, no, user, named, against }: Used): Running {
  const text = { no, path: kind === 'skill' ? 'skill' : 'effect' };
  const answered = against === null ? null : (linkOf(table.chain, against)?.user ?? null);
  return { seat, user, answered, bound: { ...named }, source, text, against, dealt: 0 };
}
function attackOf(
  table: Table,
  { type, power }: Attack,
  { seat, user, named, boost, weaker }: Used,
  running: Running,
): Attacking {
  const strength = amountOf(table, power, running) + boost - weaker;
  const about = { ref: running.source, ...running.text };
  return { seat, attacker: user as CardRef, type, power: strength, targets: named[ATTACKED] ?? [], about };
}

/** A new environment replaces one of its kind, whoever has brought that (1.8). */
function changeEnvironment(table: Table, { source, seat }: SpellcardLink, { kind }: ItemData): undefined {
  const old = environments(table).filter((card) => {
    const data = dataOf(table, card);
    return data.type === 'item' && data.kind === kind;
  });
  const n = tell(table, { type: 'environmentCame', card: source.card, seat, kind });
  because(table, n, () => {
    put(table, old, 'discard');
    put(table, source.card, 'environment', { seat });
  });
}

/** A spell card goes into preparation; on a caster that is silenced it is broken at once (4.6). */
function beginRitual(
  table: Table,
  { source, seat, user, named, boost, weaker }: SpellcardLink,
  turns: number,
): undefined {
  const caster = user as CardRef;
  const n = tell(table, { type: 'ritualBegan', card: source.card, caster, seat });
  because(table, n, () => put(table, source.card, 'ritual', { seat }));
  const card = refOf(table, source.card);
  table.rituals = [...table.rituals, { seat, card, caster, named, boost, weaker, due: table.turn + turns }];
  breakSilenced(table);
}
/** Rituals take effect in the order in which they began (4.4, 4.6). What they named and is gone is left out (6.4). */
export function* resolveRituals(table: Table): Rule {
  for (const ritual of table.rituals.filter(({ due }) => due <= table.turn)) {
    if (table.rituals.includes(ritual)) yield* resolveRitual(table, ritual);
  }
}
function* resolveRitual(table: Table, ritual: Ritual): Rule {
  const { card, caster, seat } = ritual;
  table.rituals = table.rituals.filter((other) => other !== ritual);
  const n = tell(table, { type: 'ritualDue', card: card.card, caster, seat });
  yield* causing(table, n, performRitual(table, ritual));
  because(table, n, () => put(table, card.card, 'discard'));
  breakSilenced(table);
  yield* checkEnd(table);
}
function* performRitual(table: Table, { card: source, caster: user, ...ritual }: Ritual): Rule {
  if (areGone(table, ritual.named)) return;
  const { no } = cardAt(table, source.card);
  const doing = dataOfNo(table, no) as SpellData;
  yield* perform(table, doing, { ...ritual, kind: 'spell', source, no, user, exclusive: null, against: null });
}
