// Declaring (7.1): what is used, where and on whom, how it is paid; then it is told and waits in the chain.
import { type AskSpec, chooseCards, type Rule } from '../../../kernel/ask.ts';
import { fail } from '../../../kernel/assert.ts';
import { type CardId, cardAt, refOf } from '../../../kernel/card.ts';
import { because } from '../../../kernel/cause.ts';
import { opponentOf, type Seat } from '../../../kernel/seat.ts';
import { type Context, pipsIn } from '../abilities/select.ts';
import type { Cost, Declaration, Declared, DefenceCell, EventText } from '../card-data.ts';
import { chooseCell } from '../choosing.ts';
import { canPay, isHiddenCost } from '../cost/can-pay.ts';
import { nameCost } from '../cost/pay.ts';
import { spend } from '../cost/spend.ts';
import { abilityPath, dataOf } from '../data-of.ts';
import { cellsToEnter } from '../entering.ts';
import { tell } from '../happening.ts';
import { battlerOf, characterAt, defenceCellFacing, isAttackCell, neighboursOf, standsAt } from '../queries.ts';
import {
  type AbilityFrom,
  type CellAt,
  cellNamed,
  FROM,
  type LyceeLink,
  type Named,
  type Plan,
  type Table,
} from '../state.ts';
import { markUsed, onceKey, put } from '../table.ts';
import { basicsOf } from '../values.ts';
import { nameTargets } from './naming.ts';
import { type Act, isMove, type MoveAt, type Offer } from './offers.ts';
import { areaCells, bearersFor, destinationsOf } from './places.ts';

type About = NonNullable<AskSpec['about']>;
/** A declaration before it is told. */
interface Draft {
  readonly seat: Seat;
  readonly card: CardId;
  readonly kind: Declaration;
  readonly ability: AbilityFrom | null;
  readonly cost: Cost;
  readonly named: Named;
  /** What may be used once a turn. */
  readonly once?: string;
}
const NOTHING_NAMED: Named = { cards: {}, cells: {}, links: {} };

/** Makes the declaration that was picked from what is offered. */
export function* declare(table: Table, seat: Seat, { action }: Offer): Rule {
  const { card } = action;
  const draft = yield* draftOf(table, seat, action);
  const context = { source: card, seat, bound: {} };
  let link: LyceeLink | undefined;
  const announce = (plan: Plan): void => {
    link ??= announced(table, draft, plan);
  };
  const about = aboutOf(table, card, draft.ability);
  const plan = yield* nameCost(table, draft.cost, context, about, () =>
    announce({ cost: draft.cost, points: [], picks: [] }),
  );
  announce(plan);
  if (link === undefined) fail('what is declared has been told');
  enchain(table, link, plan);
}

function* draftOf(table: Table, seat: Seat, action: Act): Rule<Draft> {
  const { card } = action;
  switch (action.do) {
    case 'summon':
      return yield* summoning(table, seat, card);
    case 'equip':
      return yield* equipping(table, seat, card);
    case 'place':
      return yield* placing(table, seat, card);
    case 'attack':
      return yield* attacking(table, seat, card);
    case 'use':
      return yield* using(table, seat, card, action.ability);
    case 'move':
      return yield* moving(table, seat, card, action.ability);
    case 'support':
      return supporting(table, seat, card);
    case 'supporter':
      return supportingAtCost(table, seat, card, action.ability);
  }
}
const aboutOf = (table: Table, card: CardId, ability: AbilityFrom | null = null): About => ({
  ref: refOf(table, card),
  ...(ability ?? { no: cardAt(table, card).no }),
});

/** The cell is named with the declaration (4.6). */
function* summoning(table: Table, seat: Seat, card: CardId): Rule<Draft> {
  const at = yield* chooseCellFor(table, seat, card, 'chooseCell', cellsToEnter(table, card));
  const { cost } = dataOf(table, card);
  return { seat, card, kind: 'summon', ability: null, cost, named: { ...NOTHING_NAMED, cells: { cell: at } } };
}
function* equipping(table: Table, seat: Seat, card: CardId): Rule<Draft> {
  const about = aboutOf(table, card);
  const bearers = yield* chooseCards(seat, 'chooseBearer', bearersFor(table), { min: 1, max: 1 }, { about });
  const named = { ...NOTHING_NAMED, cards: { bearer: bearers.map((one) => refOf(table, one)) } };
  return { seat, card, kind: 'item', ability: null, cost: dataOf(table, card).cost, named };
}
function* placing(table: Table, seat: Seat, card: CardId): Rule<Draft> {
  const at = yield* chooseCellFor(table, seat, card, 'chooseAreaCell', areaCells(table));
  const { cost } = dataOf(table, card);
  return { seat, card, kind: 'area', ability: null, cost, named: { ...NOTHING_NAMED, cells: { cell: at } } };
}

/** It becomes acted; with Side Attack a neighbouring column may be named, for the cost of the cheapest (6.1, section 8). */
function* attacking(table: Table, seat: Seat, card: CardId): Rule<Draft> {
  const { zone } = cardAt(table, card);
  if (!isAttackCell(zone)) fail('an attacker stands in the attack row');
  const own = defenceCellFacing(zone);
  const sides = sideAttacksOf(table, card);
  // The fewer pips the cheaper, whatever else is to be paid.
  const [side] = sides
    .filter(({ cost }) => canPay(table, cost, { source: card, seat, bound: {} }))
    .sort((one, other) => pipsIn(one.cost) - pipsIn(other.cost) || partsOf(one.cost) - partsOf(other.cost));
  const foe = opponentOf(seat);
  const columns: DefenceCell[] = side === undefined ? [own] : [own, ...neighboursOf(own)];
  const cells = columns.map((cell) => ({ seat: foe, cell }));
  // Whether it could be paid is a secret, so the question comes also where there is no choice.
  const isSecret = table.zones[seat].hand.length > 0 && sides.some(({ cost }) => isHiddenCost(cost));
  const at = yield* chooseCellFor(table, seat, card, 'chooseColumn', cells, { hidden: isSecret });
  const sideways = side !== undefined && at.cell !== own;
  const cost: Cost = { ...(sideways ? side.cost : {}), tap: true };
  const named = { ...NOTHING_NAMED, cells: { [FROM]: { seat, cell: zone }, cell: at } };
  return { seat, card, kind: 'attack', ability: sideways ? side.at : null, cost, named };
}
const partsOf = ({ special = [] }: Cost): number => special.length;
const sideAttacksOf = (table: Table, card: CardId): { readonly cost: Cost; readonly at: AbilityFrom }[] =>
  basicsOf(table, card).flatMap(({ basic, at }) => (basic.basic === 'sideAttack' ? [{ cost: basic.cost, at }] : []));

/** An event from hand, or a special ability of a character: its targets are named now (7.4). */
function* using(table: Table, seat: Seat, card: CardId, line: number | undefined): Rule<Draft> {
  const data = dataOf(table, card);
  const basics = data.type === 'character' ? data.basics.length : 0;
  const index = line === undefined ? data.abilities.findIndex(({ kind }) => kind === 'event') : line - basics;
  const ability = { no: data.no, path: abilityPath(index) };
  const text = data.abilities[index] as EventText | Declared;
  const context: Context = { source: card, seat, bound: {} };
  const named = yield* nameTargets(table, text.targets ?? [], context, aboutOf(table, card, ability));
  if (text.kind === 'event') return { seat, card, kind: 'event', ability, cost: data.cost, named };
  const once = text.limit === 'oncePerTurn' ? { once: onceKey(ability) } : {};
  const from = standsAt(table, card) ?? fail('a special ability is used by a character on the field');
  const cells = { ...named.cells, [FROM]: from };
  return { seat, card, kind: 'ability', ability, cost: text.cost, named: { ...named, cells }, ...once };
}

/** Once a turn each (section 8). */
function* moving(table: Table, seat: Seat, card: CardId, index: number): Rule<Draft> {
  const one = basicsOf(table, card)[index];
  if (one === undefined || !isMove(one)) fail('a move is one of the abilities that the character has');
  const named = yield* nameMove(table, seat, card, one);
  return { seat, card, kind: 'basic', ability: one.at, cost: one.basic.cost, named, once: onceKey(one.at) };
}
function* nameMove(table: Table, seat: Seat, card: CardId, { basic, at }: MoveAt): Rule<Named> {
  if (basic.basic === 'escape') return NOTHING_NAMED;
  const cells = destinationsOf(table, card, basic.basic);
  const to = yield* chooseCellFor(table, seat, card, 'moveTo', cells, { ability: at });
  const partner = basic.basic === 'touch' ? characterAt(table, to) : undefined;
  const cards = partner === undefined ? {} : { partner: [refOf(table, partner)] };
  return { cards, cells: { cell: to }, links: {} };
}

/** To the own battler (6.4). */
function supporting(table: Table, seat: Seat, card: CardId): Draft {
  const battler = battlerOf(table, seat) ?? fail('whoever supports has a character in battle');
  const named = { ...NOTHING_NAMED, cards: { battler: [refOf(table, battler)] } };
  return { seat, card, kind: 'support', ability: null, cost: { tap: true }, named };
}
/** A Supporter pays instead of becoming acted (section 8). */
function supportingAtCost(table: Table, seat: Seat, card: CardId, index: number): Draft {
  const one = basicsOf(table, card)[index];
  if (one === undefined || one.basic.basic !== 'supporter') fail('Supporter is one of the abilities of the character');
  const support = supporting(table, seat, card);
  return { ...support, ability: one.at, cost: one.basic.cost, once: onceKey(one.at) };
}

function* chooseCellFor(
  table: Table,
  seat: Seat,
  card: CardId,
  why: string,
  cells: readonly CellAt[],
  { ability, hidden = false }: { readonly ability?: AbilityFrom; readonly hidden?: boolean } = {},
): Rule<CellAt> {
  const at = yield* chooseCell(seat, why, cells, aboutOf(table, card, ability), { hidden });
  return at ?? fail('what goes to a cell is offered only while there is one');
}

/** Everybody hears of it; a card from hand lies in the chain from now on (5.5). */
function announced(table: Table, draft: Draft, plan: Plan): LyceeLink {
  const { seat, card, kind, ability, named, once } = draft;
  const { no } = cardAt(table, card);
  if (cardAt(table, card).zone === 'hand') put(table, card, 'chain', { seat });
  if (once !== undefined) markUsed(table, card, once);
  const cell = cellNamed(named);
  const id = tell(table, {
    type: 'declared',
    card,
    seat,
    kind,
    no: ability?.no ?? no,
    ability: ability?.path ?? null,
    targets: Object.values(named.cards).flat(),
    cellSeat: cell?.seat ?? null,
    cell: cell?.cell ?? null,
  });
  return { id, seat, kind, source: refOf(table, card), no, ability, named, plan, paid: false, negated: false };
}

/** Paid at once, or reserved until it resolves (5.8). */
function enchain(table: Table, link: LyceeLink, plan: Plan): void {
  const atOnce = table.options.pay === 'declaration';
  const { source, seat, id } = link;
  if (atOnce) because(table, id, () => spend(table, plan, { source: source.card, seat, bound: {} }));
  // A cost may have moved its own source; its text goes on meaning that card.
  table.chain = [...table.chain, { ...link, source: refOf(table, source.card), plan, paid: atOnce }];
}
