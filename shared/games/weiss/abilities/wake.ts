// Waking: what happened makes triggered abilities pending, once each time their condition is met (7.1).
import { type CardId, type CardRef, cardAt, isStill, refOf } from '../../../kernel/card.ts';
import { SEATS, type Seat } from '../../../kernel/seat.ts';
import { type Auto, type Phase, type Select, SLOTS, type Slot, type Trigger } from '../card-data.ts';
import { abilityAt, dataOf, waitingFor } from '../data-of.ts';
import type { Moved, WeissHappening } from '../happening.ts';
import { isSlot } from '../queries.ts';
import type { Table } from '../state.ts';
import { matches } from './select.ts';

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
      if (isSlot(what.to) && !isSlot(what.from)) wakePlaced(table, what);
      if (isSlot(what.from) && !isSlot(what.to)) wakeLeft(table, what);
      if (what.to === 'climax' && what.cause === 'play') wakeClimax(table, what.cards, what.toSeat);
      return;
    case 'turned':
      for (const card of what.cards) wakeTurned(table, card, what.state);
      return;
    case 'attacked':
      watch(table, 'attacks', (source, seat, { who, kind }) =>
        (kind === undefined || kind === what.kind) && isMeant(table, who, what.attacker, source, seat)
          ? what.defender
          : undefined,
      );
      if (what.defender !== null) {
        const { attacker, defender } = what;
        watch(table, 'isAttacked', (source, seat, { who }) =>
          isMeant(table, who, defender, source, seat) ? attacker : undefined,
        );
      }
      return;
    case 'attackEnded':
      watch(table, 'attackEnds', (source) => (isObject(table, what.attacker, source) ? null : undefined));
      return;
    case 'triggered':
      watch(table, 'triggers', (source, seat, { card }) =>
        matches(table, card, what.card, { source, seat }) ? what.card : undefined,
      );
      return;
    case 'damageCanceled':
    case 'damageTaken':
      wakeDamage(table, what.type, what.by);
      return;
    case 'abilityUsed':
      if (what.label === undefined) return;
      watch(table, 'used', (_source, seat, { label, by }) =>
        label === what.label && isWho(by, seat, what.seat) ? null : undefined,
      );
      return;
    case 'phaseBegan':
      wakePhase(table, what.phase, what.seat);
      return;
  }
}

/** At the beginning of a phase: of the whole list, in no order (5.3). */
function wakePhase(table: Table, phase: Phase, turnPlayer: Seat): void {
  watch(table, 'phaseBegins', (_source, seat, trigger) =>
    trigger.phase === phase && isWho(trigger.turn, seat, turnPlayer) ? null : undefined,
  );
}

function wakePlaced(table: Table, what: Extract<WeissHappening, { type: 'moved' }>): void {
  const { bondOn } = table.options;
  for (const { card } of what.cards) {
    watch(table, 'placed', (source, seat, { who, from, played }, ability) => {
      if (!isMeant(table, who, card, source, seat)) return undefined;
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
  for (const { card, cannotEncore } of what.cards) {
    const data = dataOf(table, card);
    for (const path of waitingFor(table, card, 'leaves')) {
      const { when, label } = abilityAt(data, path) as Auto & { when: On<'leaves'> };
      if (label === 'encore' && cannotEncore) continue;
      if (when.who === 'this' && (when.to === undefined || when.to === what.to))
        pend(table, card, what.seat, path, slot, null);
    }
    if (what.to === 'waitingRoom' && data.type === 'character' && !cannotEncore)
      pend(table, card, what.seat, 'encore', slot, null);
    const sees: Met<'leaves'> = (source, seat, { who, to }) => {
      if (who === 'this' || source === card || (to !== undefined && to !== what.to)) return undefined;
      return matchesAsLeft(table, who, card, what.seat, source, seat) ? card : undefined;
    };
    watch(table, 'leaves', sees);
    for (const gone of what.left ?? []) watchCard(table, 'leaves', sees, gone.card, gone.seat, gone.slot);
  }
}
/** A card that just left the stage is still meant by a selection of characters on it. */
const matchesAsLeft = (table: Table, select: Select, card: CardId, was: Seat, source: CardId, seat: Seat): boolean =>
  (select.who === 'any' || (select.who === 'you') === (was === seat)) &&
  matches(table, { ...select, who: 'any', where: cardAt(table, card).zone as 'waitingRoom' }, card, { source, seat });

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

function wakeDamage(table: Table, on: 'damageCanceled' | 'damageTaken', by: CardRef | null): void {
  if (by === null) return;
  watch(table, on, (source) => (isObject(table, by, source) ? null : undefined));
  if (on !== 'damageCanceled') return;
  for (const shot of table.delayed.filter(({ watch: ref }) => ref.card === by.card && ref.life === by.life)) {
    table.delayed = table.delayed.filter((one) => one !== shot);
    table.pending.push({ seat: shot.seat, source: shot.watch, no: shot.no, ability: 'shot', slot: null, other: null });
  }
}

/** The character in battle with this one, while both are the objects that entered it (6.1). */
export function battleOpponentOf(table: Table, card: CardId): CardId | undefined {
  const { attack } = table;
  if (attack === null || attack.defender === null) return undefined;
  const { attacker, defender } = attack;
  const opponent = isObject(table, attacker, card) ? defender : isObject(table, defender, card) ? attacker : undefined;
  return opponent !== undefined && isStill(table, opponent) ? opponent.card : undefined;
}
const isObject = (table: Table, ref: CardRef, card: CardId): boolean =>
  ref.card === card && table.cards[card]?.life === ref.life;
const isWho = (who: 'you' | 'opponent' | 'any', seat: Seat, acting: Seat): boolean =>
  who === 'any' || (who === 'you') === (seat === acting);
const isMeant = (table: Table, who: 'this' | Select, card: CardId, source: CardId, seat: Seat): boolean =>
  who === 'this' ? card === source : matches(table, who, card, { source, seat });

/** Looks at every triggered ability in play that waits for `on`; pends it with the other card that `met` names (null for none). */
function watch<K extends Trigger['on']>(table: Table, on: K, met: Met<K>): void {
  for (const seat of SEATS) {
    const side = table.zones[seat];
    for (const slot of SLOTS) for (const source of side[slot]) watchCard(table, on, met, source, seat, slot);
    for (const source of side.climax) watchCard(table, on, met, source, seat, null);
  }
}
function watchCard<K extends Trigger['on']>(
  table: Table,
  on: K,
  met: Met<K>,
  source: CardId,
  seat: Seat,
  slot: Slot | null,
): void {
  for (const path of waitingFor(table, source, on)) {
    const ability = abilityAt(dataOf(table, source), path) as Auto;
    const other = met(source, seat, ability.when as On<K>, ability);
    if (other !== undefined) pend(table, source, seat, path, slot, other);
  }
}

function pend(
  table: Table,
  source: CardId,
  seat: Seat,
  ability: string,
  slot: Slot | null,
  other: CardId | null,
): void {
  table.pending.push({
    seat,
    source: refOf(table, source),
    no: cardAt(table, source).no,
    ability,
    slot,
    other: other === null ? null : refOf(table, other),
  });
}
