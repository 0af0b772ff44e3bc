// Declaring (6.1): everything is chosen, then the card is shown and paid for; nothing has happened yet.
import { type AskSpec, chooseCard, may, type Rule } from '../../../kernel/ask.ts';
import { assert, fail } from '../../../kernel/assert.ts';
import { type CardId, cardAt, refOf } from '../../../kernel/card.ts';
import { because, causing } from '../../../kernel/cause.ts';
import { opponentOf, type Seat } from '../../../kernel/seat.ts';
import { openWindow } from '../../../kernel/windows.ts';
import type { Attack, Declaration, Doing, ItemData, SpellData, UsedItemData } from '../card-data.ts';
import { choosePayment, worthOf } from '../cost/pay.ts';
import { characterOf, dataOf, equipmentOf } from '../data-of.ts';
import { checkEnd } from '../ending.ts';
import { tell } from '../happening.ts';
import { loseHp } from '../losing.ts';
import { gearIn } from '../queries.ts';
import type { Deed, Named, SpellcardLink, Table } from '../state.ts';
import { changeSpirit, equip, mark, put } from '../table.ts';
import { aim, nameTargets } from './naming.ts';
import { casterOf, contextOf, type Offer, spiritOf, usersOf } from './offers.ts';

/** What a declaration is made of, before anything of it is told. */
interface Plan {
  readonly kind: Declaration;
  readonly source: CardId;
  readonly user: CardId | undefined;
  readonly named: Named;
  readonly payment: readonly CardId[];
  readonly boost: readonly CardId[];
  readonly exclusive: number | null;
  readonly spirit: number;
  readonly hp: number;
  readonly deed: Deed | undefined;
  readonly closes: boolean;
}

/** Does what was picked from the offer. */
export function* declare(table: Table, seat: Seat, { action }: Offer): Rule {
  const { do: what, card } = action;
  assert(card !== undefined, `${what} is done with a card`);
  switch (what) {
    case 'equip':
      return yield* equipWith(table, seat, card);
    case 'attack':
      return yield* commit(table, seat, yield* planAttack(table, seat, card));
    case 'skill':
      return yield* commit(table, seat, yield* planSkill(table, seat, card));
    default:
      return yield* commit(table, seat, yield* planCard(table, seat, card));
  }
}

const aboutCard = (table: Table, card: CardId, path?: string): NonNullable<AskSpec['about']> => ({
  ref: refOf(table, card),
  no: cardAt(table, card).no,
  ...(path !== undefined && { path }),
});
const NOTHING = { named: {}, payment: [], boost: [], exclusive: null, spirit: 0, hp: 0, closes: false } as const;

function* planAttack(table: Table, seat: Seat, card: CardId): Rule<Plan> {
  const { named, boost } = yield* aim(table, seat, {}, [], aboutCard(table, card));
  return { ...NOTHING, kind: 'attack', source: card, user: card, named, boost, spirit: 1, deed: 'attack' };
}
function* planSkill(table: Table, seat: Seat, card: CardId): Rule<Plan> {
  const { skill } = characterOf(table, card);
  const aimed = yield* target(table, seat, skill, card, [], aboutCard(table, card, 'skill'));
  return {
    ...NOTHING,
    ...aimed,
    kind: 'skill',
    source: card,
    user: card,
    spirit: skill.spirit,
    hp: skill.hp ?? 0,
    deed: 'skill',
  };
}
function planCard(table: Table, seat: Seat, card: CardId): Rule<Plan> {
  const data = dataOf(table, card);
  if (data.type === 'spell') return planSpell(table, seat, card, data);
  return data.type === 'item' ? planItem(table, seat, card, data) : fail(`${data.no} is not declared`);
}
function* planSpell(table: Table, seat: Seat, card: CardId, data: SpellData): Rule<Plan> {
  const user = casterOf(table, seat, data);
  const about = aboutCard(table, card, 'effect');
  const payment = yield* choosePayment(table, seat, card, data.p, about);
  const aimed = yield* target(table, seat, data, user, [card, ...payment], about);
  const deed = data.ritual === undefined ? 'spell' : 'ritual';
  const spirit = spiritOf(table, data);
  return {
    ...NOTHING,
    ...aimed,
    kind: 'spell',
    source: card,
    user,
    payment,
    spirit,
    hp: data.hp ?? 0,
    deed,
    closes: data.final ?? false,
  };
}
function* planItem(table: Table, seat: Seat, card: CardId, data: ItemData): Rule<Plan> {
  const about = aboutCard(table, card, 'effect');
  const common = { ...NOTHING, kind: 'item', source: card, deed: undefined, closes: data.final ?? false } as const;
  if (!('effect' in data))
    return { ...common, user: undefined, payment: yield* choosePayment(table, seat, card, data.p, about) };
  const user = yield* nameUser(table, seat, data, about);
  const exclusive = yield* wantExclusive(table, seat, data, user, about);
  const payment = yield* choosePayment(table, seat, card, data.p, about);
  const aimed = yield* target(table, seat, data, user, [card, ...payment], about);
  return { ...common, ...aimed, user, payment, exclusive };
}
/** A living own character (1.11). */
function* nameUser(
  table: Table,
  seat: Seat,
  data: UsedItemData,
  about: NonNullable<AskSpec['about']>,
): Rule<CardId | undefined> {
  const users = usersOf(table, seat, data).filter((user) => user !== undefined);
  return yield* chooseCard(seat, 'nameUser', users, { about });
}
/** The character that an exclusive effect is for may also use the card without it (1.11). */
function* wantExclusive(
  table: Table,
  seat: Seat,
  data: UsedItemData,
  user: CardId | undefined,
  about: NonNullable<AskSpec['about']>,
): Rule<number | null> {
  const at =
    user === undefined
      ? -1
      : (data.exclusive ?? []).findIndex(({ character }) => character === characterOf(table, user).no);
  if (at < 0) return null;
  return (yield* may(seat, 'wantExclusive', { about: { ...about, path: `exclusive.${at}` } })) ? at : null;
}

/** Whom it attacks and what its effect names. */
function* target(
  table: Table,
  seat: Seat,
  doing: Doing,
  user: CardId | undefined,
  spent: readonly CardId[],
  about: NonNullable<AskSpec['about']>,
): Rule<Pick<Plan, 'named' | 'boost'>> {
  const aimed =
    doing.attack === undefined
      ? { named: {}, boost: [] }
      : yield* aim(table, seat, doing.attack as Attack, spent, about);
  const named = yield* nameTargets(table, doing.targets ?? [], contextOf(table, seat, user), about);
  return { boost: aimed.boost, named: { ...named, ...aimed.named } };
}

/** Tells the declaration and pays for it; then others may answer, unless it is final (1.10, 6.2). */
function* commit(table: Table, seat: Seat, plan: Plan): Rule {
  const { source, user } = plan;
  const isCard = plan.kind === 'spell' || plan.kind === 'item';
  if (isCard) put(table, source, 'chain', { seat });
  const link = linkFor(table, seat, plan);
  const against = table.chain.at(-1)?.source ?? null;
  const targets = Object.values(link.named).flat();
  const { kind, no, boost } = link;
  const n = tell(table, { type: 'declared', card: source, seat, kind, no, user: link.user, targets, boost, against });
  table.chain = [...table.chain, link];
  table.window = plan.closes ? null : openWindow('answer', opponentOf(seat), 'other');
  // Its own copies pay as what they still are.
  const p = worthOf(table, plan.payment);
  if (isCard && 'unique' in dataOf(table, source) && !table.used.includes(no)) table.used = [...table.used, no];
  because(table, n, () => pay(table, seat, p, plan));
  if (user !== undefined && plan.hp > 0) yield* payHp(table, seat, user, plan.hp, n);
}
function linkFor(table: Table, seat: Seat, { kind, source, user, named, boost, exclusive }: Plan): SpellcardLink {
  return {
    id: table.story.n + 1,
    seat,
    kind,
    source: refOf(table, source),
    no: cardAt(table, source).no,
    user: user === undefined ? null : refOf(table, user),
    named,
    boost: boost.length,
    exclusive,
    against: table.chain.at(-1)?.id ?? null,
    negated: false,
    weaker: 0,
  };
}
function pay(table: Table, seat: Seat, p: number, { source, user, payment, boost, spirit, deed }: Plan): void {
  if (payment.length > 0) tell(table, { type: 'paid', seat, card: source, p });
  put(table, [...payment, ...boost], 'discard');
  if (user === undefined) return;
  changeSpirit(table, user, -spirit);
  if (deed !== undefined) mark(table, user, deed);
}
/** HP that a skill or spell card costs: no barrier is raised against that (section 5). */
function* payHp(table: Table, seat: Seat, user: CardId, amount: number, n: number): Rule {
  const cause = { kind: 'cost', seat, by: null, isAttack: false } as const;
  yield* causing(table, n, loseHp(table, [{ card: user, amount }], cause));
  if (table.zones[seat].line.length === 0) yield* checkEnd(table);
}

/** Equipping is no declaration: it cannot be chained on (1.7). */
function* equipWith(table: Table, seat: Seat, card: CardId): Rule {
  const { p, slot } = equipmentOf(table, card);
  const about = aboutCard(table, card);
  const on = yield* chooseCard(seat, 'equipOn', table.zones[seat].line.slice(), { about });
  const payment = yield* choosePayment(table, seat, card, p, about);
  assert(on !== undefined, 'somebody stands in the battle line');
  if (payment.length > 0) {
    const n = tell(table, { type: 'paid', seat, card, p: worthOf(table, payment) });
    because(table, n, () => put(table, payment, 'discard'));
  }
  equip(table, card, on, seat, gearIn(table, on, slot));
}
