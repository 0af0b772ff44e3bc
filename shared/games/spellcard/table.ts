// Changes of the table: raw moves, and the verbs that rules and effects use.
import { type CardId, type CardRef, cardAt, isStill, refOf } from '../../kernel/card.ts';
import { because } from '../../kernel/cause.ts';
import { bySource, endLooks as endLooksAt, look as lookAt, shufflePile, topOf } from '../../kernel/piles.ts';
import type { Seat } from '../../kernel/seat.ts';
import { noteShown } from '../../kernel/shown.ts';
import type { ToldCard } from '../../kernel/story.ts';
import { toldCard } from '../../kernel/view.ts';
import type { State, Zone } from './card-data.ts';
import { characterOf } from './data-of.ts';
import { type Affliction, tell } from './happening.ts';
import { bearerOf, bothLines, gearOn, hasDone, isInLine } from './queries.ts';
import { type Change, type Deed, FRESH, type Ritual, type SpellcardCard, type Table } from './state.ts';
import { isForbidden, isImmune, spiritLimit, stillChanging } from './values.ts';
import { sight } from './view.ts';

export interface MoveHow {
  /** Whose zone; the owner's unless told otherwise. */
  readonly seat?: Seat;
  /** To the bottom instead of the top. */
  readonly bottom?: boolean;
  /** The bearer of equipment. */
  readonly on?: CardId;
}

/** Moves cards that lie in one zone at once. */
function transfer(table: Table, cards: readonly CardId[], to: Zone, how: MoveHow): void {
  const [first] = cards;
  if (first === undefined) return;
  const { zone: from, seat, owner } = cardAt(table, first);
  const toSeat = how.seat ?? owner;
  const was: ToldCard[] = table.story.on ? cards.map((card) => toldCard(sight, table, card)) : [];
  for (const card of cards) {
    const list = table.zones[seat][from];
    list.splice(list.lastIndexOf(card), 1);
    Object.assign(cardAt(table, card), arrived(table, card, to, toSeat, how));
  }
  const target = table.zones[toSeat][to];
  if (how.bottom) target.unshift(...cards);
  else target.push(...cards);
  tell(table, { type: 'moved', seat, from, toSeat, to, cards, ...(how.bottom && { at: 0 }) }, was);
}
/** Characters come with all their HP and spirit, and in guard (3.3, 4.4). */
function arrived(table: Table, card: CardId, zone: Zone, seat: Seat, how: MoveHow): Partial<SpellcardCard> {
  const { life } = cardAt(table, card);
  const on = how.on === undefined ? null : refOf(table, how.on);
  const common = { ...FRESH, life: life + 1, zone, seat, on };
  if (zone !== 'line') return common;
  const { hp, spirit } = characterOf(table, card);
  return { ...common, state: 'guard', hp, spirit };
}

/** Puts cards somewhere at once. */
export function put(table: Table, cards: CardId | readonly CardId[], to: Zone, how: MoveHow = {}): void {
  for (const group of bySource(table, typeof cards === 'number' ? [cards] : cards)) transfer(table, group, to, how);
}

/** Characters whose HP are 0 leave the battle together; their equipment is destroyed (1.2, 1.7). */
export function fall(table: Table, cards: readonly CardId[]): void {
  for (const card of cards) {
    const n = tell(table, { type: 'fell', card, seat: cardAt(table, card).seat });
    const gear = gearOn(table, card);
    const caster = refOf(table, card);
    because(table, n, () => {
      put(table, card, 'out');
      put(table, gear, 'discard');
      if (!table.options.ritualSurvivesCaster)
        for (const ritual of ritualsOf(table, caster)) breakRitual(table, ritual, 'casterOut');
    });
  }
  table.changes = stillChanging(table);
}

/** The top cards of a deck into the hand, as many as there are (4.2). */
export const draw = (table: Table, seat: Seat, amount: number): void =>
  put(table, topOf(table, seat, 'deck', amount), 'hand');
export const mill = (table: Table, seat: Seat, amount: number): void =>
  put(table, topOf(table, seat, 'deck', amount), 'discard');
export const shuffleDeck = (table: Table, seat: Seat): void => shufflePile(sight, table, seat, 'deck');
export const look = (table: Table, seat: Seat | 'all', cards: readonly CardId[]): void =>
  lookAt(sight, table, seat, cards);
export const endLooks = (table: Table, cards: readonly CardId[]): void => endLooksAt(sight, table, cards);

/** Turns characters; what is so already does not change. */
export function turn(table: Table, cards: readonly CardId[], state: State): void {
  const changing = cards.filter((card) => cardAt(table, card).state !== state);
  if (changing.length === 0) return;
  for (const card of changing) cardAt(table, card).state = state;
  tell(table, { type: 'turned', cards: changing, state });
}

/** Sets HP after damage or healing; nobody has more than printed. */
export function setHp(table: Table, card: CardId, hp: number): void {
  cardAt(table, card).hp = Math.max(0, Math.min(hp, characterOf(table, card).hp));
}
export function heal(table: Table, card: CardId, amount: number): void {
  const { hp } = cardAt(table, card);
  const healed = Math.min(amount, characterOf(table, card).hp - hp);
  if (healed <= 0) return;
  setHp(table, card, hp + healed);
  tell(table, { type: 'healed', card, amount: healed });
}
/** Spirit never exceeds its limit, nor falls below 0 (1.2). */
export function changeSpirit(table: Table, card: CardId, by: number): void {
  const held = cardAt(table, card);
  // What is above the limit already, as after a change of option in a prepared position, is not taken away.
  const now = Math.max(
    0,
    by > 0 ? Math.max(held.spirit, Math.min(held.spirit + by, spiritLimit(table, card))) : held.spirit + by,
  );
  const changed = now - held.spirit;
  if (changed === 0) return;
  held.spirit = now;
  tell(table, { type: 'spiritChanged', card, by: changed });
}

/** It has done this in this turn; whoever acts in its own turn turns busy (4.4). */
export function mark(table: Table, card: CardId, deed: Deed): void {
  const held = cardAt(table, card);
  held.done = [...held.done, deed];
  noteShown(sight, table, table.story.cause);
  if (held.seat === table.turnPlayer && hasActed(table, card)) turn(table, [card], 'busy');
}
/** Skill, attack or a spell card in its own turn: it does not guard in the next (4.4, `spellCountsAsAction`). */
export const hasActed = (table: Table, card: CardId): boolean =>
  hasDone(table, card, 'attack', 'skill', 'refreshed') ||
  (table.options.spellCountsAsAction && hasDone(table, card, 'spell', 'ritual'));

/** It may attack or use its skill again; it has acted all the same, and stays busy (4.4, 4.6). */
export function refresh(table: Table, card: CardId): void {
  const held = cardAt(table, card);
  if (!hasDone(table, card, 'attack', 'skill')) return;
  held.done = [...held.done.filter((deed) => deed !== 'attack' && deed !== 'skill'), 'refreshed'];
  noteShown(sight, table, table.story.cause);
}

const afflictionOf = (change: Change): Affliction => {
  if ('poison' in change) return 'poison';
  if ('cannot' in change) return change.cannot === 'spell' ? 'silence' : 'forbidden';
  return change.amount > 0 ? 'up' : 'down';
};
/** Brings a change with an end, unless the character is immune to it; silence breaks what it prepares (4.6). */
export function afflict(table: Table, change: Change): void {
  const { target, source } = change;
  if (!isStill(table, target) || !isInLine(table, target.card)) return;
  const immuneTo = 'cannot' in change ? change.cannot : 'poison' in change ? 'poison' : undefined;
  if (immuneTo !== undefined && isImmune(table, target.card, immuneTo)) return;
  if ('stat' in change && change.amount === 0) return;
  table.changes = [...table.changes, change];
  tell(table, { type: 'afflicted', card: target.card, what: afflictionOf(change), no: source.no });
  breakSilenced(table);
}
/** Ends changes, each told (4.5). */
export function endChanges(table: Table, ends: (change: Change) => boolean): void {
  const ended = table.changes.filter(ends);
  if (ended.length === 0) return;
  table.changes = table.changes.filter((change) => !ended.includes(change));
  for (const change of ended) {
    const { target, source } = change;
    if (isStill(table, target))
      tell(table, { type: 'afflictionEnded', card: target.card, what: afflictionOf(change), no: source.no });
  }
}

const ritualsOf = (table: Table, caster: CardRef): Ritual[] =>
  table.rituals.filter((ritual) => ritual.caster.card === caster.card && ritual.caster.life === caster.life);
/** Silence on its caster is the only way to break a ritual (4.6), unless the match says that it ends with its caster. */
export function breakSilenced(table: Table): void {
  for (const ritual of table.rituals) {
    const { card, life } = ritual.caster;
    if (isStill(table, { card, life }) && isForbidden(table, card, 'spell')) breakRitual(table, ritual, 'silence');
  }
}
function breakRitual(table: Table, ritual: Ritual, why: 'silence' | 'casterOut'): void {
  const { card, caster, seat } = ritual;
  table.rituals = table.rituals.filter((other) => other !== ritual);
  const n = tell(table, { type: 'ritualBroken', card: card.card, caster, seat, why });
  because(table, n, () => put(table, card.card, 'discard'));
}

/** Puts equipment on an own character; what is in its slot gives way (1.7). */
export function equip(table: Table, card: CardId, on: CardId, seat: Seat, replaced: CardId | undefined): void {
  const n = tell(table, { type: 'equipped', card, on, seat });
  because(table, n, () => {
    if (replaced !== undefined) put(table, replaced, 'discard');
    put(table, card, 'gear', { seat, on });
  });
  breakSilenced(table);
}
/** Equipment and environments are destroyed; nothing else is (1.7, 1.8). */
export function destroy(table: Table, cards: readonly CardId[]): void {
  const there = cards.filter(
    (card) => bearerOf(table, card) !== undefined || cardAt(table, card).zone === 'environment',
  );
  put(table, there, 'discard');
}

/** What was done in a turn is forgotten with it (4.1). */
export function forgetTurn(table: Table): void {
  for (const card of bothLines(table)) Object.assign(cardAt(table, card), { done: [], dodged: 0 });
  noteShown(sight, table, table.story.cause);
}
/** Fills the sleeves of a side, in the order in which they lie: nobody has seen any of them. */
export function sleeve(table: Table, seat: Seat, zone: 'lineup' | 'deck', numbers: readonly string[]): void {
  for (const [i, card] of table.zones[seat][zone].entries()) cardAt(table, card).no = numbers[i] ?? '';
}
