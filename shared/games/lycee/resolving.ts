// Resolving the chain (7.3 to 7.5, 5.8): the last declared first, each paid if it is not yet, checked, then carried out.
import type { Rule } from '../../kernel/ask.ts';
import { fail } from '../../kernel/assert.ts';
import { type CardRef, cardAt, isStill, refOf } from '../../kernel/card.ts';
import { because, causing } from '../../kernel/cause.ts';
import { perform } from './abilities/perform.ts';
import { beginBattle, holdsPlace, isInReach, support } from './battle.ts';
import { AREA_ON, type Declared, type EventText, type Move } from './card-data.ts';
import { canSpend, spend } from './cost/spend.ts';
import { abilityAt, isPlaced } from './data-of.ts';
import { isAllThere } from './declaring/naming.ts';
import { isMove } from './declaring/offers.ts';
import { destinationsOf } from './declaring/places.ts';
import { checkLoss } from './ending.ts';
import { isOwnPerson } from './entering.ts';
import { type Failure, tell } from './happening.ts';
import { areaAt, characterAt, isEmpty, isStillOnField, itemOf, standsAt } from './queries.ts';
import { settle } from './settle.ts';
import { type CellAt, FROM, type LyceeLink, type Table } from './state.ts';
import { equip, onceKey, put, relocate } from './table.ts';
import { type BasicAt, basicsOf, isForbidden, isTooFresh } from './values.ts';

/** The newest declaration of a closed chain; without new declarations in between (7.3). */
export function* resolve(table: Table): Rule {
  const link = table.chain.at(-1) ?? fail('what resolves is a chain');
  table.chain = table.chain.slice(0, -1);
  const { seat, kind } = link;
  const settled = pay(table, link);
  yield* checkLoss(table);
  const why = settled === undefined ? 'cost' : failureOf(table, settled);
  const card = settled?.source ?? link.source;
  const resolves = settled !== undefined && why === undefined;
  const n = tell(
    table,
    resolves ? { type: 'resolved', card, seat, kind } : { type: 'failed', card, seat, kind, why: why ?? 'cost' },
  );
  if (resolves) yield* causing(table, n, carryOut(table, settled));
  if (isStill(table, card) && cardAt(table, card.card).zone === 'chain') {
    because(table, n, () => put(table, card.card, 'dustBox'));
  }
  yield* settle(table);
  table.next = nextAfter(table);
}
function nextAfter({ chain, battle, step }: Table): Table['next'] {
  if (chain.length > 0) return 'resolve';
  if (battle === null) return 'main';
  return step === 'defender' ? 'defend' : 'support';
}

/** What was reserved is paid first of all; if it cannot be, the declaration does nothing (5.8). */
function pay(table: Table, link: LyceeLink): LyceeLink | undefined {
  if (link.paid) return link;
  const { source, seat, plan, id } = link;
  const context = { source: source.card, seat, bound: {} };
  const isActing =
    link.kind === 'attack' || link.kind === 'ability' || link.kind === 'basic' || link.kind === 'support';
  if (!canSpend(table, plan, isActing ? { ...context, ref: source } : context)) return undefined;
  if (paysTap(link) && isTooFresh(table, source.card)) return undefined;
  because(table, id, () => spend(table, plan, context));
  // Its own cost may have moved it; nothing else has.
  return isStill(table, source) || !movesSource(link) ? link : { ...link, source: refOf(table, source.card) };
}
/** Attacks and plain support become acted by rule: of an attack that may no longer be made the attacker still does (6.2). */
const paysTap = ({ kind, ability, plan }: LyceeLink): boolean =>
  plan.cost.tap === true && ability !== null && kind !== 'attack';
const movesSource = ({ plan }: LyceeLink): boolean =>
  (plan.cost.special ?? []).some(({ pay: item }) => item === 'trashThis' || item === 'returnThis');

/** Why it comes to nothing, if it does (4.7, 6.2, 6.4, 7.4). */
function failureOf(table: Table, link: LyceeLink): Failure | undefined {
  if (link.negated) return 'negated';
  const { kind, source, named, seat } = link;
  switch (kind) {
    case 'summon':
      if (isOwnPerson(table, seat, source.card)) return 'person';
      return isEmpty(table, cellOf(link)) ? undefined : 'cell';
    case 'item': {
      const bearer = cardNamed(link, 'bearer');
      return isStillOnField(table, bearer) && itemOf(table, bearer.card) === undefined ? undefined : 'target';
    }
    case 'area':
      return areaAt(table, cellOf(link)) === undefined ? undefined : 'cell';
    case 'attack':
      return holdsPlace(table, link) ? undefined : 'attacker';
    case 'support':
      return canStillSupport(table, link) ? undefined : 'target';
    case 'basic':
      return moveFailure(table, link);
    case 'event':
    case 'ability': {
      const { targets } = textOf(table, link);
      const at = named.cells[FROM];
      const context = { source: source.card, seat, bound: {}, ...(at && { at }) };
      return isAllThere(table, targets, named, context) ? undefined : 'target';
    }
  }
}
const textOf = (table: Table, { ability }: LyceeLink): EventText | Declared => {
  const text = isPlaced(ability) ? abilityAt(table, ability) : undefined;
  return text && 'kind' in text && (text.kind === 'event' || text.kind === 'declared')
    ? text
    : fail('an event or a special ability has a text');
};
const cellOf = ({ named }: LyceeLink): CellAt => named.cells['cell'] ?? fail('a cell was named');
const cardNamed = ({ named }: LyceeLink, name: string): CardRef =>
  named.cards[name]?.[0] ?? fail(`a ${name} was named`);

/** It must still be a move of its controller's character, and lead where it was to go; of Touch, to the same partner (section 8). */
function moveFailure(table: Table, link: LyceeLink): Failure | undefined {
  const { source, seat, named } = link;
  if (!isOwnStill(table, link) || isForbidden(table, source.card, 'move')) return 'source';
  const move = moveDeclared(table, link);
  if (move === 'escape') return undefined;
  const to = cellOf(link);
  const leads = destinationsOf(table, source.card, move).some((at) => at.seat === seat && at.cell === to.cell);
  const [partner] = named.cards['partner'] ?? [];
  if (partner === undefined) return leads ? undefined : 'cell';
  return leads && isStill(table, partner) && characterAt(table, to) === partner.card ? undefined : 'target';
}
/** The path of a move that an effect gave leads to that effect, or nowhere; the move lasts as long as the character is the object that got it. */
function moveDeclared(table: Table, { source, ability }: LyceeLink): Move {
  const at = ability ?? fail('a move is a basic ability');
  const text = isPlaced(at) ? abilityAt(table, at) : undefined;
  const gained = (): BasicAt[] => basicsOf(table, source.card).filter((one) => onceKey(one.at) === onceKey(at));
  const found = (text !== undefined && 'basic' in text ? [{ basic: text, at }] : gained()).find(isMove);
  return found?.basic.basic ?? fail(`${at.no} gives no move at ${at.path}`);
}
function canStillSupport(table: Table, link: LyceeLink): boolean {
  const { source } = link;
  if (!isStillOnField(table, source) || isForbidden(table, source.card, 'support')) return false;
  return isInReach(table, source.card, cardNamed(link, 'battler'));
}
/** Is it the same object, on the side of whoever declared it? */
const isOwnStill = (table: Table, { source, seat }: LyceeLink): boolean =>
  isStillOnField(table, source) && cardAt(table, source.card).seat === seat;

function* carryOut(table: Table, link: LyceeLink): Rule {
  const { kind, seat, source, named } = link;
  const { card } = source;
  switch (kind) {
    case 'summon':
      return put(table, card, cellOf(link).cell, { seat });
    case 'item': {
      const at = standsAt(table, cardNamed(link, 'bearer').card) ?? fail('a bearer stands on the field');
      return equip(table, card, at);
    }
    case 'area': {
      const at = cellOf(link);
      return put(table, card, AREA_ON[at.cell], { seat: at.seat });
    }
    case 'attack':
      return beginBattle(table, link);
    case 'support':
      return support(table, card, cardNamed(link, 'battler'), link.ability);
    case 'basic':
      return move(table, link);
    case 'event':
    case 'ability': {
      const ability = link.ability ?? fail('an event or a special ability has a text');
      return yield* perform(table, textOf(table, link).effect, { seat, source, ability, named });
    }
  }
}

/** A step, a jump, a touch or an escape (section 8). */
function move(table: Table, { source, named }: LyceeLink): void {
  const { cell } = named.cells;
  if (cell === undefined) return put(table, source.card, 'dustBox');
  const from = standsAt(table, source.card) ?? fail('whoever moves stands on the field');
  const [partner] = named.cards['partner'] ?? [];
  const back = partner === undefined ? [] : [{ card: partner.card, at: from }];
  relocate(table, [{ card: source.card, at: cell }, ...back]);
}
