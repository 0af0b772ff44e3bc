// What can happen in a match of Lycee, told once: it wakes automatic effects, and it is recorded for whoever listens.
import type { CardId, CardRef } from '../../kernel/card.ts';
import type { EventFields } from '../../kernel/game.ts';
import { OPENING_EVENTS, type OpeningHappening } from '../../kernel/opening.ts';
import type { Seat } from '../../kernel/seat.ts';
import { noteShown } from '../../kernel/shown.ts';
import { type Change, type GameEvent, record, type ToldCard, type ToldMove } from '../../kernel/story.ts';
import { toldCard } from '../../kernel/view.ts';
import { wake } from './abilities/wake.ts';
import type { Attribute, Cell, Declaration, DefenceCell, Orientation, Phase, Zone } from './card-data.ts';
import type { Table } from './state.ts';
import { sight, toldRef } from './view.ts';

/** Why a declaration comes to nothing: what it names or comes from is lost, its place taken, its cost not to be paid, or it was negated (5.8, 6.2, 7.4). */
export type Failure = 'target' | 'cell' | 'person' | 'cost' | 'negated' | 'attacker' | 'source';

export type LyceeHappening =
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: Zone;
      readonly toSeat: Seat;
      readonly to: Zone;
      readonly cards: readonly CardId[];
      readonly at?: number;
    }
  | { readonly type: 'turned'; readonly cards: readonly CardId[]; readonly state: Orientation }
  | {
      readonly type: 'declared';
      readonly card: CardId;
      readonly seat: Seat;
      readonly kind: Declaration;
      /** Path of the ability in the data of `no`, of a card that may be another's: an item gives it. */
      readonly no: string;
      readonly ability: string | null;
      readonly targets: readonly CardRef[];
      readonly cellSeat: Seat | null;
      readonly cell: Cell | null;
    }
  | {
      readonly type: 'costEventUsed';
      readonly card: CardId;
      readonly seat: Seat;
      readonly attribute: Attribute;
      readonly amount: number;
    }
  | { readonly type: 'resolved'; readonly card: CardRef; readonly seat: Seat; readonly kind: Declaration }
  | {
      readonly type: 'failed';
      readonly card: CardRef;
      readonly seat: Seat;
      readonly kind: Declaration;
      readonly why: Failure;
    }
  | { readonly type: 'battleBegan'; readonly attacker: CardId; readonly seat: Seat; readonly cell: DefenceCell }
  | { readonly type: 'defended'; readonly attacker: CardRef; readonly defender: CardId }
  | { readonly type: 'undefended'; readonly attacker: CardRef; readonly seat: Seat }
  | {
      readonly type: 'supported';
      readonly supporter: CardId;
      readonly battler: CardId;
      readonly ap: number;
      readonly dp: number;
    }
  | { readonly type: 'fought'; readonly attacker: CardId; readonly defender: CardId; readonly first: CardId | null }
  | { readonly type: 'downed'; readonly cards: readonly CardId[]; readonly inBattle: boolean }
  | { readonly type: 'deckDamaged'; readonly seat: Seat; readonly amount: number; readonly by: CardId }
  | { readonly type: 'battleEnded'; readonly attacker: CardRef }
  | {
      readonly type: 'abilityUsed';
      readonly source: CardRef;
      readonly seat: Seat;
      readonly no: string;
      readonly ability: string;
      readonly label: string | null;
    }
  | {
      readonly type: 'taxSettled';
      readonly card: CardId;
      readonly seat: Seat;
      readonly tax: 'taxTrash' | 'taxWakeup';
      readonly how: 'paid' | 'unpaid';
    }
  | { readonly type: 'phaseBegan'; readonly phase: Phase; readonly seat: Seat }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | OpeningHappening
  | { readonly type: 'mulliganed'; readonly seat: Seat; readonly how: 'kept' | 'again' }
  | { readonly type: 'ended'; readonly winner: string; readonly reason: string };

/** The game's own happenings on the wire. */
export const EVENTS: EventFields = {
  declared: ['card', 'seat', 'kind', 'no', 'ability', 'targets', 'cellSeat', 'cell'],
  costEventUsed: ['card', 'seat', 'attribute', 'amount'],
  resolved: ['card', 'seat', 'kind'],
  failed: ['card', 'seat', 'kind', 'why'],
  battleBegan: ['attacker', 'seat', 'cell'],
  defended: ['attacker', 'defender'],
  undefended: ['attacker', 'seat'],
  supported: ['supporter', 'battler', 'ap', 'dp'],
  fought: ['attacker', 'defender', 'first'],
  downed: ['cards', 'inBattle'],
  deckDamaged: ['seat', 'amount', 'by'],
  battleEnded: ['attacker'],
  abilityUsed: ['source', 'seat', 'no', 'ability', 'label'],
  taxSettled: ['card', 'seat', 'tax', 'how'],
  phaseBegan: ['phase', 'seat'],
  turnBegan: ['seat', 'turn'],
  ...OPENING_EVENTS,
  mulliganed: ['seat', 'how'],
  ended: ['winner', 'reason'],
};

/** Tells a happening: it is counted, recorded for listeners, and wakes what waits for it. Returns its number. */
export function tell(table: Table, what: LyceeHappening, was: readonly ToldCard[] = []): number {
  const n = record(table.story, () => toTold(table, what, was));
  noteShown(sight, table, n);
  wake(table, what);
  return n;
}

const told = (table: Table, card: CardId): ToldCard => toldCard(sight, table, card);
const toldMove = (table: Table, card: CardId, was: ToldCard): ToldMove => ({
  was,
  now: told(table, card),
  face: sight.face(table, card),
});

function toTold(table: Table, what: LyceeHappening, was: readonly ToldCard[]): Change | GameEvent {
  switch (what.type) {
    case 'moved':
      return { ...what, cards: what.cards.map((card, i) => toldMove(table, card, was[i] as ToldCard)) };
    case 'turned':
    case 'downed':
      return { ...what, cards: what.cards.map((card) => told(table, card)) };
    case 'declared':
      return {
        ...what,
        card: told(table, what.card),
        targets: what.targets.map((ref) => toldRef(table, ref)),
      };
    case 'costEventUsed':
    case 'taxSettled':
      return { ...what, card: told(table, what.card) };
    case 'resolved':
    case 'failed':
      return { ...what, card: toldRef(table, what.card) };
    case 'battleBegan':
      return { ...what, attacker: told(table, what.attacker) };
    case 'defended':
      return { ...what, attacker: toldRef(table, what.attacker), defender: told(table, what.defender) };
    case 'undefended':
    case 'battleEnded':
      return { ...what, attacker: toldRef(table, what.attacker) };
    case 'supported':
      return { ...what, supporter: told(table, what.supporter), battler: told(table, what.battler) };
    case 'fought':
      return {
        ...what,
        attacker: told(table, what.attacker),
        defender: told(table, what.defender),
        first: what.first === null ? null : told(table, what.first),
      };
    case 'deckDamaged':
      return { ...what, by: told(table, what.by) };
    case 'abilityUsed':
      return { ...what, source: toldRef(table, what.source) };
    default:
      return { ...what };
  }
}
