// Waking: what happened makes triggered abilities pending, once each time their condition is met (7.1).
import { type CardId, type CardRef, cardAt, refOf } from '../../../kernel/card.ts';
import { SEATS, type Seat } from '../../../kernel/seat.ts';
import type { Auto, Granted, Moment, Select, Trigger, Who } from '../ability-data.ts';
import { MARKERS, type Phase, SLOTS, type Slot } from '../card-data.ts';
import { abilityAt, dataOf, dataOfNo, partAt, waitingFor } from '../data-of.ts';
import { namesOf } from '../faces.ts';
import { awaits, awaitsElsewhere, has, type Occasion, triggersOf } from '../features.ts';
import { isBare } from '../given.ts';
import type { Moved, WeissHappening } from '../happening.ts';
import { grantedOnStage, type Text } from '../in-play.ts';
import { battleOpponentOf, hasMarkers, isObject, isSlot } from '../queries.ts';
import type { Table } from '../state.ts';
import { isOfKind, matches } from './select.ts';
import { hasUsesLeft } from './uses.ts';

type On<K extends Trigger['on']> = Extract<Trigger, { on: K }>;
/** Is the condition met for an ability of `source`? The other card it is about, null for none. */
type Met<K extends Trigger['on']> = (
  source: CardId,
  seat: Seat,
  trigger: On<K>,
  ability: Auto,
) => CardId | null | undefined;

/** Makes pending every ability that waited for this. */
export function wake(table: Table, what: WeissHappening): void {
  switch (what.type) {
    case 'moved':
      return wakeMoved(table, what);
    case 'turned':
      for (const card of what.cards) wakeTurned(table, card, what.state);
      return;
    case 'attacked':
      return wakeAttacked(table, what);
    case 'attackEnded':
      watch(table, 'attackEnds', (source) => (isObject(table, what.attacker, source) ? null : undefined));
      return putOffUntil(table, (at) => at === 'attackEnds');
    case 'triggered':
      return watch(table, 'triggers', (source, seat, { card }) =>
        matches(table, card, what.card, { source, seat }) ? what.card : undefined,
      );
    case 'damageCanceled':
    case 'damageTaken':
      return wakeDamage(table, what);
    case 'abilityUsed':
      return watch(table, 'used', (_source, seat, { label, by, name }) =>
        (label === undefined ? isAct(table, what) : label === what.label) &&
        (name === undefined || namesOf(table, what.source.card).includes(name)) &&
        isWho(by, seat, what.seat)
          ? null
          : undefined,
      );
    case 'played':
      return watch(table, 'played', (source, seat, { by, card }) =>
        isWho(by, seat, what.seat) && isOfKind(table, card, what.card, { source, seat }) ? what.card : undefined,
      );
    case 'leveledUp':
      return watch(table, 'levelsUp', (_source, seat, { who }) => (isWho(who, seat, what.seat) ? null : undefined));
    case 'phaseBegan':
      return wakePhase(table, what.phase, what.seat);
  }
}
/** What players use by themselves; what waits for that cannot wake its like without end. */
function isAct(table: Table, { no, ability }: Extract<WeissHappening, { type: 'abilityUsed' }>): boolean {
  if (!/^\d/.test(ability)) return false;
  const part = partAt(dataOfNo(table, no), ability) as Partial<Granted>;
  return part.kind === 'act';
}
function wakeMoved(table: Table, what: Extract<WeissHappening, { type: 'moved' }>): void {
  const { from, to } = what;
  if (isSlot(to) && !isSlot(from)) wakePlaced(table, what);
  if (isSlot(from) && !isSlot(to)) wakeLeft(table, what);
  if (to === 'climax' && what.cause === 'play') wakeClimax(table, what.cards, what.toSeat);
  if (isSlot(to) || !awaits(table, 'comes')) return;
  for (const { card } of what.cards) {
    watch(table, 'comes', (source, seat, trigger) => {
      if (trigger.to !== to || to === from || (trigger.from !== undefined && trigger.from !== from)) return undefined;
      if (!isWho(trigger.who, seat, what.toSeat)) return undefined;
      return isOfKind(table, trigger.card, card, { source, seat }) ? card : undefined;
    });
  }
}
function wakeAttacked(table: Table, what: Extract<WeissHappening, { type: 'attacked' }>): void {
  const { attacker, defender } = what;
  watch(table, 'attacks', (source, seat, { who, kind }) =>
    (kind === undefined || kind === what.kind) && isMeant(table, who, attacker, source, seat) ? defender : undefined,
  );
  if (defender === null) return;
  watch(table, 'isAttacked', (source, seat, { who }) =>
    isMeant(table, who, defender, source, seat) ? attacker : undefined,
  );
}
/** At the beginning of a phase: of the whole list, in no order (5.3). */
function wakePhase(table: Table, phase: Phase, turnPlayer: Seat): void {
  const met: Met<'phaseBegins'> = (_source, seat, trigger) =>
    trigger.phase === phase && isWho(trigger.turn, seat, turnPlayer) ? null : undefined;
  if (phase !== 'setup' && awaits(table, phase)) watchAll(table, 'phaseBegins', phase, met);
  putOffUntil(table, (at, seat) => at !== 'attackEnds' && at.phase === phase && isWho(at.turn, seat, turnPlayer));
}
/** Effects that were put off until now are woken (7.4). */
function putOffUntil(table: Table, isNow: (at: Moment, seat: Seat) => boolean): void {
  if (table.delayed.length === 0) return;
  for (const one of table.delayed) {
    if (!('at' in one) || !isNow(one.at, one.seat)) continue;
    table.delayed = table.delayed.filter((other) => other !== one);
    const { at: _, ...rest } = one;
    table.pending.push({ ...rest, other: null });
  }
}

function wakePlaced(table: Table, what: Extract<WeissHappening, { type: 'moved' }>): void {
  const { bondOn } = table.options;
  for (const { card } of what.cards) {
    watch(table, 'placed', (source, seat, { who, from, played, by }, ability) => {
      if (!isMeant(table, who, card, source, seat)) return undefined;
      if (by !== undefined) return what.by?.includes(by) ? card : undefined;
      const bond = ability.label === 'bond';
      const wants = bond ? bondOn : played ? 'played' : from === 'hand' ? 'handToStage' : 'entered';
      if (wants === 'played' && what.cause !== 'play') return undefined;
      if (wants === 'handToStage' && what.from !== 'hand') return undefined;
      return bond || from === undefined || from === what.from ? card : undefined;
    });
  }
}
/** A card that leaves takes its own waiting abilities along, by what was last known of it (7.1, 7.4). */
function wakeLeft(table: Table, what: Extract<WeissHappening, { type: 'moved' }>): void {
  const slot = what.from as Slot;
  for (const { card, cannotEncore, had = [], bare } of what.cards) {
    const { no, type } = dataOf(table, card);
    const own = bare ? [] : waitingFor(table, card, 'leaves', 'stage').map((path) => ({ no, path }));
    for (const text of [...own, ...had]) {
      const ability = abilityAt(dataOfNo(table, text.no), text.path) as Auto;
      if (ability.label === 'encore' && cannotEncore) continue;
      const isMet = triggersOf(ability).some(
        (trigger) =>
          trigger.on === 'leaves' &&
          (trigger.to === undefined || trigger.to === what.to) &&
          (trigger.who === 'this' || matchesAsLeft(table, trigger.who, card, what.seat, card, what.seat)),
      );
      if (isMet) pend(table, card, what.seat, text, slot, null);
    }
    if (what.to === 'waitingRoom' && type === 'character' && !cannotEncore)
      pend(table, card, what.seat, { no, path: 'encore' }, slot, null);
    const sees: Met<'leaves'> = (source, seat, { who, to }) => {
      if (who === 'this' || source === card || (to !== undefined && to !== what.to)) return undefined;
      return matchesAsLeft(table, who, card, what.seat, source, seat) ? card : undefined;
    };
    watch(table, 'leaves', sees);
    for (const gone of what.left ?? []) {
      if (!gone.bare) watchCard(table, 'leaves', sees, gone.card, gone.seat, gone.slot);
      for (const text of gone.had ?? []) watchText(table, 'leaves', sees, gone.card, gone.seat, text, gone.slot);
    }
  }
}
/** A card that just left the stage is still meant by a selection of characters on it. */
const matchesAsLeft = (table: Table, select: Select, card: CardId, was: Seat, source: CardId, seat: Seat): boolean =>
  isWho(select.who, seat, was) && isOfKind(table, select, card, { source, seat });
function wakeClimax(table: Table, cards: readonly Moved[], by: Seat): void {
  for (const { card } of cards) {
    watch(table, 'climaxPlayed', (source, seat, trigger) =>
      isWho(trigger.by, seat, by) &&
      (trigger.card === undefined || matches(table, trigger.card, card, { source, seat }))
        ? card
        : undefined,
    );
  }
}
function wakeTurned(table: Table, card: CardId, state: string): void {
  watch(table, 'turned', (source, seat, { who, to }) => {
    if (to !== state) return undefined;
    if (who === 'battleOpponent') return battleOpponentOf(table, source) === card ? card : undefined;
    return isMeant(table, who, card, source, seat) ? card : undefined;
  });
}
function wakeDamage(table: Table, what: Extract<WeissHappening, { type: 'damageCanceled' | 'damageTaken' }>): void {
  const { by } = what;
  watch(table, what.type, (source, seat, trigger) => {
    if (trigger.to !== undefined && !isWho(trigger.to, seat, what.seat)) return undefined;
    if (trigger.by === undefined) return null;
    if (by === null) return undefined;
    if (trigger.by === 'this') return isObject(table, by, source) ? null : undefined;
    return isObject(table, by, by.card) && matches(table, trigger.by, by.card, { source, seat }) ? by.card : undefined;
  });
  if (by === null || what.type !== 'damageCanceled') return;
  for (const shot of table.delayed) {
    if (!('watch' in shot) || shot.watch.card !== by.card || shot.watch.life !== by.life) continue;
    table.delayed = table.delayed.filter((one) => one !== shot);
    table.pending.push({ seat: shot.seat, source: shot.watch, no: shot.no, ability: 'shot', slot: null, other: null });
  }
}

const isWho = (who: Who, seat: Seat, acting: Seat): boolean => who === 'any' || (who === 'you') === (seat === acting);
const isMeant = (table: Table, who: 'this' | Select, card: CardId, source: CardId, seat: Seat): boolean =>
  who === 'this' ? card === source : matches(table, who, card, { source, seat });

function watch<K extends Exclude<Trigger['on'], 'phaseBegins'>>(table: Table, on: K, met: Met<K>): void {
  if (awaits(table, on)) watchAll(table, on, on, met);
}
/** Looks at every triggered ability in play that waits for `on`; pends it with the other card that `met` names (null for none). */
function watchAll<K extends Trigger['on']>(table: Table, on: K, occasion: Occasion, met: Met<K>): void {
  const isElsewhere = awaitsElsewhere(table, occasion);
  for (const seat of SEATS) {
    const side = table.zones[seat];
    for (const slot of SLOTS) for (const source of side[slot]) watchCard(table, on, met, source, seat, slot);
    for (const source of side.climax) watchPrinted(table, on, met, source, seat, 'stage', null);
    if (isElsewhere) watchElsewhere(table, on, met, seat);
  }
  if (!has(table, 'grants')) return;
  for (const { card, seat, ability, from } of grantedOnStage(table)) {
    if (ability.kind === 'auto') watchText(table, on, met, card, seat, from, cardAt(table, card).zone as Slot);
  }
}
function watchElsewhere<K extends Trigger['on']>(table: Table, on: K, met: Met<K>, seat: Seat): void {
  const side = table.zones[seat];
  for (const source of side.clock) watchPrinted(table, on, met, source, seat, 'clock', null);
  const top = side.clock.at(-1);
  if (top !== undefined) watchPrinted(table, on, met, top, seat, 'clockTop', null);
  for (const source of side.memory) watchPrinted(table, on, met, source, seat, 'memory', null);
  if (!hasMarkers(side)) return;
  for (const pile of MARKERS)
    for (const source of side[pile] ?? []) watchPrinted(table, on, met, source, seat, 'marker', null);
}
function watchCard<K extends Trigger['on']>(
  table: Table,
  on: K,
  met: Met<K>,
  source: CardId,
  seat: Seat,
  slot: Slot,
): void {
  if (!isBare(table, source)) watchPrinted(table, on, met, source, seat, 'stage', slot);
}
function watchPrinted<K extends Trigger['on']>(
  table: Table,
  on: K,
  met: Met<K>,
  source: CardId,
  seat: Seat,
  works: 'stage' | 'clock' | 'clockTop' | 'memory' | 'marker',
  slot: Slot | null,
): void {
  const paths = waitingFor(table, source, on, works);
  if (paths.length === 0 || cardAt(table, source).face === 'down') return;
  for (const path of paths) watchText(table, on, met, source, seat, { no: cardAt(table, source).no, path }, slot);
}
function watchText<K extends Trigger['on']>(
  table: Table,
  on: K,
  met: Met<K>,
  source: CardId,
  seat: Seat,
  text: Text,
  slot: Slot | null,
): void {
  const ability = abilityAt(dataOfNo(table, text.no), text.path) as Auto;
  for (const trigger of triggersOf(ability)) {
    if (trigger.on !== on) continue;
    const other = met(source, seat, trigger as On<K>, ability);
    if (other !== undefined) return pend(table, source, seat, text, slot, other);
  }
}
/** Later triggers of a limited ability are skipped (7.6). */
function pend(
  table: Table,
  source: CardId,
  seat: Seat,
  { no, path }: Text,
  slot: Slot | null,
  other: CardId | null,
): void {
  const ref: CardRef = refOf(table, source);
  const isSame = (one: Table['pending'][number]): boolean =>
    one.source.card === ref.card && one.source.life === ref.life && one.no === no && one.ability === path;
  if (path !== 'encore' && !hasUsesLeft(table, ref, { no, path }, table.pending.filter(isSame).length)) return;
  table.pending.push({
    seat,
    source: ref,
    no,
    ability: path,
    slot,
    other: other === null ? null : refOf(table, other),
  });
}
