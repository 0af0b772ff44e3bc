// Why a card of Lycee is as it is: the parts of its values (1.6, 1.7, 4.5), and what the rules ask for before it can be used (4.4, 5, 6, 8).
import { type CardId, cardAt, isStill } from '../../kernel/card.ts';
import { answererOf } from '../../kernel/chain.ts';
import type { ExplainedValue, Explanation, Obstacle, ValuePart } from '../../kernel/explain.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Viewer } from '../../kernel/story.ts';
import { holds } from './abilities/conditions.ts';
import type { Cost, Declared, EventText, Value, When } from './card-data.ts';
import { canPay } from './cost/can-pay.ts';
import { reservedIn } from './cost/reserved.ts';
import { dataOf } from './data-of.ts';
import { canNameAll } from './declaring/naming.ts';
import { isMove, legalAttackers, type MoveAt } from './declaring/offers.ts';
import { areaCells, bearersFor, destinationsOf } from './declaring/places.ts';
import { isTimeToMove, isTimeToSupport, missingTime } from './declaring/times.ts';
import { cellsToEnter, isOwnPerson } from './entering.ts';
import { battlerOf, isAttackCell, isCell } from './queries.ts';
import type { Table } from './state.ts';
import { onceKey } from './table.ts';
import {
  alwaysInPlay,
  type BasicAt,
  basicsOf,
  givenBy,
  type InPlay,
  isForbidden,
  printedValue,
  VALUE_OF,
} from './values.ts';

export function explain(table: Table, viewer: Viewer, card: CardId): Explanation {
  const { zone, seat } = cardAt(table, card);
  const own = viewer === seat && table.result === null;
  if (isCell(zone)) return { values: valuesOf(table, card), obstacles: own ? onField(table, seat, card) : [] };
  return { values: [], obstacles: own && zone === 'hand' ? inHand(table, seat, card) : [] };
}

function valuesOf(table: Table, card: CardId): ExplainedValue[] {
  const inPlay = alwaysInPlay(table);
  return (['ap', 'dp', 'sp'] as const).map((what) => ({
    what,
    printed: printedValue(table, card, what),
    now: VALUE_OF[what](table, card, inPlay),
    parts: [...given(table, card, what, inPlay), ...changed(table, card, what)],
  }));
}
const given = (table: Table, card: CardId, what: Value, inPlay: readonly InPlay[]): ValuePart[] =>
  inPlay.flatMap((one) => {
    const by = givenBy(table, card, what, one);
    return by === 0 ? [] : [{ by, from: one.at }];
  });
/** A support stands there with its supporter, as `support`. */
const changed = (table: Table, card: CardId, what: Value): ValuePart[] =>
  table.modifiers
    .filter(({ target, what: of }) => target.card === card && of === what && isStill(table, target))
    .map(({ by, source }) => ({ by, from: source ?? { rule: 'modifier' } }));

/** What the use of a hand card lacks now. */
function inHand(table: Table, seat: Seat, card: CardId): Obstacle[] {
  const data = dataOf(table, card);
  if (reservedIn(table).includes(card)) return [{ lacks: 'chain', rule: '5.8' }];
  if (data.type === 'event') {
    const text = data.abilities.find((ability): ability is EventText => ability.kind === 'event');
    if (text === undefined) return [{ lacks: 'onlyCost', rule: '5.10' }];
    return toUse(table, seat, card, text, data.cost);
  }
  return [...freeTime(table, seat), ...toPut(table, card), ...payment(table, seat, card, data.cost)];
}
/** Where it could be put: a cell for a character, a bearer for an item, a cell for an area (4.6 to 4.8). */
function toPut(table: Table, card: CardId): Obstacle[] {
  const { type } = dataOf(table, card);
  switch (type) {
    case 'character':
      if (isOwnPerson(table, cardAt(table, card).owner, card)) return [{ lacks: 'person', rule: '4.7' }];
      return cellsToEnter(table, card).length > 0 ? [] : [{ lacks: 'cells', rule: '4.6' }];
    case 'item':
      return bearersFor(table).length > 0 ? [] : [{ lacks: 'noBearer', rule: '4.8' }];
    case 'area':
      return areaCells(table).length > 0 ? [] : [{ lacks: 'noCell', rule: '4.8' }];
    case 'event':
      return [];
  }
}

/** Summon, item, area and attack: in the own main phase, with an empty chain and outside battles (4.4). */
function freeTime(table: Table, seat: Seat): Obstacle[] {
  const rule = '4.4';
  if (table.turnPlayer !== seat) return [{ lacks: 'turn', rule }];
  if (table.phase !== 'main') return [{ lacks: 'phase', needs: 'main', rule }];
  if (table.battle !== null) return [{ lacks: 'battle', rule }];
  return table.chain.length > 0 ? [{ lacks: 'chain', rule }] : [];
}
/** Everything else: also as a response to the other player, or when that passes (4.4, 6.3, 7.1). */
function timeToAnswer(table: Table, seat: Seat): Obstacle[] {
  const { battle, chain, window } = table;
  if (table.phase !== 'main') return [{ lacks: 'phase', needs: 'main', rule: '4.4' }];
  if (chain.length > 0) return answererOf(chain) === seat ? [] : [{ lacks: 'chain', rule: '7.1' }];
  if (battle !== null) return table.step === 'support' ? [] : [{ lacks: 'battle', rule: '6.3' }];
  const isFirst = window === null || window.holder === table.turnPlayer;
  return table.turnPlayer !== seat && isFirst ? [{ lacks: 'turn', rule: '4.4' }] : [];
}
/** The text of an event or an ability may ask for more. */
function timeToUse(table: Table, seat: Seat, when: When): Obstacle[] {
  const found = timeToAnswer(table, seat);
  return found.length > 0 ? found : missingTime(table, seat, when);
}

/** What its text and its cost ask for (1.6, 4.9, 7.4). */
function toUse(table: Table, seat: Seat, card: CardId, text: EventText | Declared, cost: Cost): Obstacle[] {
  const context = { source: card, seat, bound: {} };
  const found = timeToUse(table, seat, text.when ?? {});
  if (!holds(table, text.if, context)) found.push({ lacks: 'condition', rule: text.kind === 'event' ? '4.9' : '1.6' });
  if (!canNameAll(table, text.targets, context)) found.push({ lacks: 'target', rule: '7.4' });
  return [...found, ...payment(table, seat, card, cost)];
}
/** [T] by itself, and everything else together (5.2, 5.7). */
function payment(table: Table, seat: Seat, card: CardId, cost: Cost): Obstacle[] {
  const context = { source: card, seat, bound: {} };
  if (canPay(table, cost, context)) return [];
  const { tap, ...rest } = cost;
  const tapping = tap ? toTap(table, seat, card, '5.7') : [];
  const short = tapping.length === 0 || !canPay(table, rest, context);
  return short ? [...tapping, { lacks: 'cost', rule: '5.2' }] : tapping;
}
function toTap(table: Table, seat: Seat, card: CardId, rule: string): Obstacle[] {
  if (cardAt(table, card).state === 'acted') return [{ lacks: 'acted', rule }];
  if (canPay(table, { tap: true }, { source: card, seat, bound: {} })) return [];
  return cardAt(table, card).fresh ? [{ lacks: 'fresh', rule: '4.6' }] : [{ lacks: 'chain', rule: '5.8' }];
}

/** In the main phase: why it cannot attack in the own turn, and ability by ability why it cannot be used. */
function onField(table: Table, seat: Seat, card: CardId): Obstacle[] {
  if (table.phase !== 'main') return [];
  const { no } = cardAt(table, card);
  const printed = basicsOf(table, card).filter(({ at }) => at.no === no && at.path.startsWith('basics.'));
  const basics = printed.flatMap((one) => labelled(one.at.path, basicObstacles(table, seat, card, one)));
  const declared = dataOf(table, card).abilities.flatMap((ability, i) =>
    ability.kind === 'declared'
      ? labelled(`abilities.${i}`, [
          ...(ability.limit === 'oncePerTurn' ? unused(table, card, { no, path: `abilities.${i}` }, '1.6') : []),
          ...toUse(table, seat, card, ability, ability.cost),
        ])
      : [],
  );
  const attack = freeTime(table, seat).length === 0 ? toAttack(table, seat, card) : [];
  return [...attack, ...basics, ...declared];
}
const labelled = (ability: string, obstacles: readonly Obstacle[]): Obstacle[] =>
  obstacles.map((obstacle) => ({ ...obstacle, ability }));

function toAttack(table: Table, seat: Seat, card: CardId): Obstacle[] {
  if (legalAttackers(table, seat).includes(card)) return [];
  if (!isAttackCell(cardAt(table, card).zone)) return [{ lacks: 'notAttackRow', rule: '6.1' }];
  const tapping = toTap(table, seat, card, '6.1');
  return tapping.length > 0 ? tapping : [{ lacks: 'forbidden', rule: '6.1' }];
}
const unused = (table: Table, card: CardId, at: BasicAt['at'], rule: string): Obstacle[] =>
  cardAt(table, card).used.includes(onceKey(at)) ? [{ lacks: 'used', rule }] : [];

/** Moves in the own turn, and Supporter for a battler of the own side; the others are not declared (section 8). */
function basicObstacles(table: Table, seat: Seat, card: CardId, one: BasicAt): Obstacle[] {
  if (table.turnPlayer === seat && isMove(one)) return toMove(table, seat, card, one);
  const { basic, at } = one;
  if (basic.basic !== 'supporter' || !isTimeToSupport(table) || battlerOf(table, seat) === undefined) return [];
  return [
    ...unused(table, card, at, '8'),
    ...standing(table, card, 'support'),
    ...payment(table, seat, card, basic.cost),
  ];
}
function toMove(table: Table, seat: Seat, card: CardId, { basic, at }: MoveAt): Obstacle[] {
  const found = isTimeToMove(table, seat) ? timeToAnswer(table, seat) : [{ lacks: 'battle', rule: '8' }];
  found.push(...unused(table, card, at, '8'), ...standing(table, card, 'move'));
  if (basic.basic !== 'escape' && destinationsOf(table, card, basic.basic).length === 0)
    found.push({ lacks: basic.basic === 'touch' ? 'ready' : 'empty', rule: '8' });
  return [...found, ...payment(table, seat, card, basic.cost)];
}
function standing(table: Table, card: CardId, what: 'move' | 'support'): Obstacle[] {
  if (cardAt(table, card).state === 'acted') return [{ lacks: 'acted', rule: '8' }];
  return isForbidden(table, card, what) ? [{ lacks: 'forbidden', rule: '8' }] : [];
}
