// Why a card of Weiß Schwarz is as it is: the parts of its values (7.4), and what the rules ask for before it can be used (5.2, 6.1, 7.2).
import { type CardId, cardAt, isStill, refOf } from '../../kernel/card.ts';
import type { ExplainedValue, Explanation, Obstacle, ValuePart } from '../../kernel/explain.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Viewer } from '../../kernel/story.ts';
import { givenActs } from './abilities/acts.ts';
import { holds } from './abilities/conditions.ts';
import { canPay } from './abilities/costs.ts';
import { hasUsesLeft } from './abilities/uses.ts';
import type { Act } from './ability-data.ts';
import { kindsFor, legalAttackers } from './attack.ts';
import { FRONT } from './card-data.ts';
import { dataOf } from './data-of.ts';
import { has } from './features.ts';
import { isBare } from './given.ts';
import { continuousInPlay, type InPlay, type Text, textOf } from './in-play.ts';
import { isPlayForbidden, mayByColor } from './playing.ts';
import { isSlot, levelOfSeat } from './queries.ts';
import type { Table } from './state.ts';
import {
  costOf,
  grantedBy,
  isBanned,
  isForbidden,
  levelOf,
  powerOf,
  printedValue,
  soulOf,
  type Value,
} from './values.ts';

export function explain(table: Table, viewer: Viewer, card: CardId): Explanation {
  const { zone, seat } = cardAt(table, card);
  const own = viewer === seat && table.result === null;
  if (isSlot(zone)) return { values: valuesOf(table, card), obstacles: own ? onStage(table, seat, card) : [] };
  return { values: [], obstacles: own && zone === 'hand' ? inHand(table, seat, card) : [] };
}

const NOW = { power: powerOf, soul: soulOf, level: levelOf } as const;
function valuesOf(table: Table, card: CardId): ExplainedValue[] {
  const inPlay = continuousInPlay(table);
  return (['power', 'soul', 'level'] as const).map((what) => ({
    what,
    printed: printedValue(dataOf(table, card), what),
    now: NOW[what](table, card, inPlay),
    parts: [...continued(table, card, what, inPlay), ...changed(table, card, what)],
  }));
}
function continued(table: Table, card: CardId, what: Value, inPlay: readonly InPlay[]): ValuePart[] {
  return inPlay.flatMap((one) => {
    const by = grantedBy(table, card, what, one);
    return by === 0 ? [] : [{ by, from: textOf(table, one) }];
  });
}
function changed(table: Table, card: CardId, what: Value): ValuePart[] {
  return table.modifiers
    .filter(({ target, what: of }) => target.card === card && of === what && isStill(table, target))
    .map(({ by, sets, source }) => ({
      ...(sets ? { set: by } : { by }),
      from: source === undefined ? { rule: 'modifier' } : /^\d/.test(source.path) ? source : fromRule(source),
    }));
}
/** What an attack's kind or a trigger icon changes is the rules' doing; the icon has a card. */
const fromRule = ({ no, path }: { readonly no: string; readonly path: string }): ValuePart['from'] =>
  path === 'attack' ? { rule: 'attack' } : { no, path };

/** What the use of a hand card lacks now: a counter's in the counter step (6.4), else a play's (5.2, 5.3). */
function inHand(table: Table, seat: Seat, card: CardId): Obstacle[] {
  const data = dataOf(table, card);
  if (table.step === 'counter' && table.turnPlayer !== seat) {
    if (data.type === 'event' && data.counter === true) return toPlay(table, seat, card);
    const lacking = data.abilities.flatMap((one, i) =>
      one.kind === 'act' && one.in === 'hand' && one.counter === true ? [whyBanned(table, seat, card, one, i)] : [],
    );
    const least = lacking.find((one) => one.length === 0) ?? lacking[0];
    if (least !== undefined) return least;
  }
  const phase = data.type === 'climax' ? 'climax' : 'main';
  const found: Obstacle[] = [];
  if (table.turnPlayer !== seat) found.push({ lacks: 'turn', rule: '5.3' });
  else if (table.phase !== phase) found.push({ lacks: 'phase', needs: phase, rule: '5.3' });
  return [...found, ...toPlay(table, seat, card)];
}
function whyBanned(table: Table, seat: Seat, card: CardId, act: Act, i: number): Obstacle[] {
  const banned = act.label === 'backup' && isBanned(table, seat, 'useBackup');
  return [
    ...(banned ? [BANNED] : []),
    ...whyNot(table, seat, card, act, { no: cardAt(table, card).no, path: String(i) }),
  ];
}
/** Level, color and cost (5.2). */
function toPlay(table: Table, seat: Seat, card: CardId): Obstacle[] {
  const data = dataOf(table, card);
  const inPlay = continuousInPlay(table);
  const found: Obstacle[] = [];
  if (isPlayForbidden(table, seat, card, inPlay)) found.push(BANNED);
  if (data.type !== 'climax') found.push(...level(table, seat, levelOf(table, card), '5.2'));
  if ((data.type === 'climax' || data.level > 0) && !mayByColor(table, seat, card, inPlay))
    found.push({ lacks: 'color', needs: data.color, rule: '5.2' });
  if (data.type !== 'climax') found.push(...stock(table, seat, costOf(table, card), '5.2'));
  return found;
}
function level(table: Table, seat: Seat, needs: number, rule: string): Obstacle[] {
  const has = levelOfSeat(table, seat);
  return needs > has ? [{ lacks: 'level', needs, has, rule }] : [];
}
function stock(table: Table, seat: Seat, needs: number, rule: string): Obstacle[] {
  const has = table.zones[seat].stock.length;
  return needs > has ? [{ lacks: 'stock', needs, has, rule }] : [];
}

/** In the main phase why its ability cannot be used, in the attack phase why it cannot attack (6.1, 7.2). */
function onStage(table: Table, seat: Seat, card: CardId): Obstacle[] {
  if (table.turnPlayer !== seat) return [];
  if (table.phase === 'main') return inMain(table, seat, card);
  if (table.phase !== 'attack' || table.attack !== null || legalAttackers(table).includes(card)) return [];
  const { zone, state } = cardAt(table, card);
  if (!(FRONT as readonly string[]).includes(zone)) return [{ lacks: 'backStage', rule: '6.1' }];
  if (state !== 'stand') return [{ lacks: 'notStanding', rule: '6.1' }];
  if (isForbidden(table, card, 'attack') || kindsFor(table, card).length === 0)
    return [{ lacks: 'forbidden', rule: '6.1' }];
  return [{ lacks: 'firstTurn', rule: '5.3' }];
}
/** What each ability of the character lacks, printed or given; what is forbidden is that for the whole card. */
function inMain(table: Table, seat: Seat, card: CardId): Obstacle[] {
  const { no, abilities } = dataOf(table, card);
  const own = abilities.flatMap((act, i) =>
    act.kind === 'act' && act.in === undefined && act.counter === undefined
      ? [{ act, index: i, text: { no, path: String(i) } }]
      : [],
  );
  const given = has(table, 'grants') ? givenActs(table, seat).filter((one) => one.card === card) : [];
  // What it had by itself it may have lost; what it has got since it keeps (7.4).
  const lost = isBare(table, card) ? own : [];
  const left = [...(lost.length > 0 ? [] : own), ...given];
  if (left.length === 0 ? lost.length > 0 : isForbidden(table, card, 'use')) return [BANNED];
  const lacking = left.flatMap(({ act, index, text }) =>
    whyNot(table, seat, card, act, text).map((obstacle) => ({ ...obstacle, ability: String(index) })),
  );
  return [...lost.map(({ index }) => ({ ...BANNED, ability: String(index) })), ...lacking];
}
const BANNED: Obstacle = { lacks: 'banned', rule: '7.1' };
/** What the use of an ability lacks (7.2); a Backup needs a level besides (8.4). */
function whyNot(table: Table, seat: Seat, card: CardId, act: Act, text: Text): Obstacle[] {
  const context = { source: card, seat, bound: {} };
  const found = level(table, seat, act.level ?? 0, '8.4');
  if (act.perTurn !== undefined && !hasUsesLeft(table, refOf(table, card), text))
    found.push({ lacks: 'uses', needs: act.perTurn, rule: '7.6' });
  if (!holds(table, act.if, context)) found.push({ lacks: 'condition', rule: '7.1' });
  if (canPay(table, act.cost, context)) return found;
  const paid = act.cost.reduce((sum, item) => sum + (item.pay === 'stock' ? item.amount : 0), 0);
  const short = stock(table, seat, paid, '7.2');
  return [...found, ...(short.length > 0 ? short : [{ lacks: 'cost', rule: '7.2' }])];
}
