// What can happen in a match of Precious Memories, told once: it wakes triggered texts, and it is recorded for whoever listens.
import type { CardId, CardRef } from '../../kernel/card.ts';
import type { EventFields } from '../../kernel/game.ts';
import { OPENING_EVENTS, type OpeningHappening } from '../../kernel/opening.ts';
import type { Seat } from '../../kernel/seat.ts';
import { noteShown } from '../../kernel/shown.ts';
import { type Change, type GameEvent, record, type ToldCard, type ToldMove } from '../../kernel/story.ts';
import { toldCard } from '../../kernel/view.ts';
import { wake } from './abilities/wake.ts';
import type { Area, Declaration, Phase, State, Zone } from './card-data.ts';
import type { Table } from './state.ts';
import { sight, toldRef } from './view.ts';

/** Why a declaration comes to nothing: it was negated, its bearer is gone, or its character's identity stands there by now (5.9, 2.3, 2.6). */
export type Failure = 'negated' | 'bearer' | 'identity';
/** How an approach ended (6): with points, with a judgement, or because somebody has left (6.2, 6.3). */
export type Outcome = 'points' | 'judgement' | 'approacherLeft' | 'interfererLeft';

export type PreciousHappening =
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: Zone;
      readonly toSeat: Seat;
      readonly to: Zone;
      readonly cards: readonly CardId[];
      readonly at?: number;
    }
  | { readonly type: 'turned'; readonly cards: readonly CardId[]; readonly state: State }
  | {
      readonly type: 'declared';
      readonly card: CardId;
      readonly seat: Seat;
      readonly kind: Declaration;
      /** Path of the text in the data of `no`. */
      readonly no: string;
      readonly text: string | null;
      readonly targets: readonly CardRef[];
      readonly area: Area | null;
      /** What it interrupts: a card, or the card whose text is used. */
      readonly against: CardRef | null;
    }
  /** It is played without paying, as a point (section 8). */
  | { readonly type: 'broke'; readonly card: CardId; readonly seat: Seat }
  | { readonly type: 'resolved'; readonly card: CardRef; readonly seat: Seat; readonly kind: Declaration }
  | {
      readonly type: 'failed';
      readonly card: CardRef;
      readonly seat: Seat;
      readonly kind: Declaration;
      readonly why: Failure;
    }
  | { readonly type: 'supportSet'; readonly card: CardId; readonly on: CardId; readonly seat: Seat }
  | { readonly type: 'approached'; readonly approacher: CardId; readonly seat: Seat }
  | { readonly type: 'interfered'; readonly approacher: CardRef; readonly interferer: CardId }
  | { readonly type: 'notInterfered'; readonly approacher: CardRef; readonly seat: Seat }
  /** Points for `seat`, before they are turned up from its deck; of an approach `by` is the approacher. */
  | { readonly type: 'pointsGiven'; readonly seat: Seat; readonly amount: number; readonly by: CardId | null }
  /** Both comparisons of an exit judgement, before those that lost it exit (6, step 5). */
  | { readonly type: 'judged'; readonly approacher: CardId; readonly interferer: CardId }
  | { readonly type: 'exited'; readonly cards: readonly CardId[]; readonly inJudgement: boolean }
  | { readonly type: 'approachEnded'; readonly approacher: CardRef; readonly how: Outcome }
  | {
      readonly type: 'textTriggered';
      readonly source: CardRef;
      readonly seat: Seat;
      readonly no: string;
      readonly text: string;
    }
  | { readonly type: 'phaseBegan'; readonly phase: Phase; readonly seat: Seat }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | OpeningHappening
  | { readonly type: 'mulliganed'; readonly seat: Seat; readonly how: 'kept' | 'again' }
  | { readonly type: 'ended'; readonly winner: string; readonly reason: string };

/** The game's own happenings on the wire. */
export const EVENTS: EventFields = {
  declared: ['card', 'seat', 'kind', 'no', 'text', 'targets', 'area', 'against'],
  broke: ['card', 'seat'],
  resolved: ['card', 'seat', 'kind'],
  failed: ['card', 'seat', 'kind', 'why'],
  supportSet: ['card', 'on', 'seat'],
  approached: ['approacher', 'seat'],
  interfered: ['approacher', 'interferer'],
  notInterfered: ['approacher', 'seat'],
  pointsGiven: ['seat', 'amount', 'by'],
  judged: ['approacher', 'interferer'],
  exited: ['cards', 'inJudgement'],
  approachEnded: ['approacher', 'how'],
  textTriggered: ['source', 'seat', 'no', 'text'],
  phaseBegan: ['phase', 'seat'],
  turnBegan: ['seat', 'turn'],
  ...OPENING_EVENTS,
  mulliganed: ['seat', 'how'],
  ended: ['winner', 'reason'],
};

/** Tells a happening: it is counted, recorded for listeners, and wakes what waits for it. Returns its number. */
export function tell(table: Table, what: PreciousHappening, was: readonly ToldCard[] = []): number {
  const n = record(table.story, () => toTold(table, what, was));
  noteShown(sight, table, n);
  wake(table, what);
  return n;
}

const told = (table: Table, card: CardId): ToldCard => toldCard(sight, table, card);
const toldOrNull = (table: Table, ref: CardRef | null): ToldCard | null => ref && toldRef(table, ref);
const toldMove = (table: Table, card: CardId, was: ToldCard): ToldMove => ({
  was,
  now: told(table, card),
  face: sight.face(table, card),
});

function toTold(table: Table, what: PreciousHappening, was: readonly ToldCard[]): Change | GameEvent {
  switch (what.type) {
    case 'moved':
      return { ...what, cards: what.cards.map((card, i) => toldMove(table, card, was[i] as ToldCard)) };
    case 'turned':
    case 'exited':
      return { ...what, cards: what.cards.map((card) => told(table, card)) };
    case 'declared':
      return {
        ...what,
        card: told(table, what.card),
        targets: what.targets.map((ref) => toldRef(table, ref)),
        against: toldOrNull(table, what.against),
      };
    case 'broke':
      return { ...what, card: told(table, what.card) };
    case 'resolved':
    case 'failed':
      return { ...what, card: toldRef(table, what.card) };
    case 'supportSet':
      return { ...what, card: told(table, what.card), on: told(table, what.on) };
    case 'approached':
      return { ...what, approacher: told(table, what.approacher) };
    case 'interfered':
      return { ...what, approacher: toldRef(table, what.approacher), interferer: told(table, what.interferer) };
    case 'notInterfered':
    case 'approachEnded':
      return { ...what, approacher: toldRef(table, what.approacher) };
    case 'pointsGiven':
      return { ...what, by: what.by === null ? null : told(table, what.by) };
    case 'judged':
      return { ...what, approacher: told(table, what.approacher), interferer: told(table, what.interferer) };
    case 'textTriggered':
      return { ...what, source: toldRef(table, what.source) };
    default:
      return { ...what };
  }
}
