// What makes up the values of a character, and why a card cannot be used now: for its player, from nothing else.
import { type CardId, cardAt } from '../../kernel/card.ts';
import type { ExplainedValue, Explanation, Obstacle, ValuePart } from '../../kernel/explain.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Viewer } from '../../kernel/story.ts';
import type { Doing, ItemData, Speed, SpellData, Stat } from './card-data.ts';
import { canPay } from './cost/pay.ts';
import { characterOf, dataOf, giftsOf } from './data-of.ts';
import { canNameAll } from './declaring/naming.ts';
import {
  casterOf,
  contextOf,
  hasToSpend,
  isFreeToCast,
  isOnlyForBarrier,
  isTime,
  spiritOf,
  usersOf,
} from './declaring/offers.ts';
import { environments, gearOn, hasDone, isPower } from './queries.ts';
import type { Table } from './state.ts';
import { changesOn, isForbidden, isGiven, statOf } from './values.ts';

const EXPLAINED = ['atk', 'def', 'flight', 'regen'] as const satisfies readonly Stat[];

export function explain(table: Table, viewer: Viewer, card: CardId): Explanation {
  const { zone, seat } = cardAt(table, card);
  const own = viewer === seat && table.result === null && table.phase !== 'setup';
  if (zone === 'line') return { values: valuesOf(table, card), obstacles: own ? ofCharacter(table, seat, card) : [] };
  return { values: [], obstacles: own && zone === 'hand' ? inHand(table, seat, card) : [] };
}

const valuesOf = (table: Table, card: CardId): ExplainedValue[] =>
  EXPLAINED.map((what) => ({
    what,
    printed: characterOf(table, card)[what],
    now: statOf(table, card, what),
    parts: [...given(table, card, what), ...changed(table, card, what)],
  }));
const given = (table: Table, card: CardId, what: Stat): ValuePart[] =>
  [...gearOn(table, card), ...environments(table)].flatMap((source) =>
    giftsOf(table, source).flatMap((gift, i): ValuePart[] =>
      isGiven(table, card, what, gift)
        ? [{ by: gift.by, from: { no: cardAt(table, source).no, path: `gives.${i}` } }]
        : [],
    ),
  );
const changed = (table: Table, card: CardId, what: Stat): ValuePart[] =>
  changesOn(table, card).flatMap((change): ValuePart[] =>
    'stat' in change && change.stat === what ? [{ by: change.amount, from: change.source }] : [],
  );

/** Why it cannot attack (1.4), and why its skill cannot be used (1.3). */
const ofCharacter = (table: Table, seat: Seat, card: CardId): Obstacle[] => [
  ...toAttack(table, seat, card),
  ...toUseSkill(table, seat, card).map((obstacle) => ({ ...obstacle, ability: 'skill' })),
];
function toAttack(table: Table, seat: Seat, card: CardId): Obstacle[] {
  const rule = '1.4';
  // In the turn of the other nobody expects to attack.
  if (table.turnPlayer !== seat || table.chain.length > 0) return [];
  const found = phase(table);
  if (cardAt(table, card).spirit < 1) found.push({ lacks: 'noSpirit', rule: '1.2', needs: 1, has: 0 });
  if (hasDone(table, card, 'attack', 'skill')) found.push({ lacks: 'alreadyActed', rule: '4.3' });
  if (hasDone(table, card, 'ritual')) found.push({ lacks: 'preparing', rule: '4.6' });
  if (isForbidden(table, card, 'attack')) found.push({ lacks: 'cannotAttack', rule });
  return found;
}
function toUseSkill(table: Table, seat: Seat, card: CardId): Obstacle[] {
  const { skill } = characterOf(table, card);
  const found = time(table, seat, skill.speed, skill);
  if (hasDone(table, card, 'skill')) found.push({ lacks: 'skillUsed', rule: '1.3' });
  if (hasDone(table, card, 'attack')) found.push({ lacks: 'otherActed', rule: '1.3' });
  if (hasDone(table, card, 'ritual')) found.push({ lacks: 'preparing', rule: '4.6' });
  found.push(...spending(table, card, skill.spirit, skill.hp));
  if (isForbidden(table, card, 'skill')) found.push({ lacks: 'cannotUseSkill', rule: '1.3' });
  if (!canNameAll(table, skill.targets, contextOf(table, seat, card))) found.push({ lacks: 'noTarget', rule: '6.4' });
  return found;
}
function spending(table: Table, card: CardId, spirit: number, hp = 0): Obstacle[] {
  if (hasToSpend(table, card, spirit, hp)) return [];
  const held = cardAt(table, card);
  const lacks = held.spirit < Math.max(1, spirit) ? 'noSpirit' : 'noHp';
  return [
    lacks === 'noSpirit'
      ? { lacks, rule: '1.2', needs: Math.max(1, spirit), has: held.spirit }
      : { lacks, rule: '1.2', needs: hp, has: held.hp },
  ];
}

/** A question may be open in the end phase, where a ritual takes effect (4.4). */
const phase = (table: Table): Obstacle[] =>
  table.phase === 'action' ? [] : [{ lacks: 'notActionPhase', rule: '4.3' }];
/** When it may be declared (1.9, 6.2). */
function time(table: Table, seat: Seat, speed: Speed, doing: Pick<Doing, 'answers'>): Obstacle[] {
  const isAnswering = table.chain.length > 0;
  if (isTime(table, seat, speed, doing)) return isAnswering ? [] : phase(table);
  if (isAnswering) return [{ lacks: speed === 'active' ? 'activeOnly' : 'nothingToAnswer', rule: '1.9' }];
  if (table.turnPlayer !== seat) return [{ lacks: 'notYourTurn', rule: '1.9' }];
  return [{ lacks: 'nothingToAnswer', rule: '1.9' }];
}

/** What the use of a hand card lacks now. */
function inHand(table: Table, seat: Seat, card: CardId): Obstacle[] {
  const data = dataOf(table, card);
  if (data.type === 'power') return [{ lacks: 'onlyPower', rule: '1.6' }];
  if (isPower(table, card)) return [{ lacks: 'usedUp', rule: '1.10' }];
  switch (data.type) {
    case 'spell':
      return [...toCast(table, seat, data), ...payment(table, seat, card, data.p)];
    case 'item':
      return [...toUse(table, seat, data), ...payment(table, seat, card, data.p)];
    case 'equipment':
      return [...time(table, seat, 'active', {}), ...payment(table, seat, card, data.p)];
    default:
      return [];
  }
}
const payment = (table: Table, seat: Seat, card: CardId, p: number): Obstacle[] =>
  canPay(table, seat, card, p) ? [] : [{ lacks: 'cannotPay', rule: '1.5', needs: p }];

function toCast(table: Table, seat: Seat, data: SpellData): Obstacle[] {
  const caster = casterOf(table, seat, data);
  if (caster === undefined) return [{ lacks: 'ownerNotThere', rule: '1.5' }];
  const found = time(table, seat, data.speed, data);
  if (!isFreeToCast(table, caster, data))
    found.push({ lacks: data.ritual === undefined ? 'preparing' : 'alreadyActed', rule: '4.6' });
  found.push(...spending(table, caster, spiritOf(table, data), data.hp));
  if (isForbidden(table, caster, 'spell')) found.push({ lacks: 'silenced', rule: '7' });
  if (!canNameAll(table, data.targets, contextOf(table, seat, caster))) found.push({ lacks: 'noTarget', rule: '6.4' });
  return found;
}
function toUse(table: Table, seat: Seat, data: ItemData): Obstacle[] {
  if (!('effect' in data)) return time(table, seat, data.speed, {});
  if (isOnlyForBarrier(data)) return [{ lacks: 'onlyBarrier', rule: '5' }];
  const found = time(table, seat, data.speed, data);
  if (usersOf(table, seat, data).length === 0) found.push({ lacks: 'noTarget', rule: '6.4' });
  return found;
}
