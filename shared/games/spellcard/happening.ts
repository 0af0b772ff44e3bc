// What can happen in a match of Spellcard, told once and recorded for whoever listens.
import type { CardId, CardRef } from '../../kernel/card.ts';
import type { EventFields } from '../../kernel/game.ts';
import { OPENING_EVENTS, type OpeningHappening } from '../../kernel/opening.ts';
import type { Seat } from '../../kernel/seat.ts';
import { noteShown } from '../../kernel/shown.ts';
import { type Change, type GameEvent, record, type ToldCard, type ToldMove } from '../../kernel/story.ts';
import { toldCard } from '../../kernel/view.ts';
import type { DamageType, Declaration, Phase, Stance, State, Zone } from './card-data.ts';
import type { Table } from './state.ts';
import { sight, toldRef } from './view.ts';

/** Why a declaration comes to nothing: negated, its user is out, its targets are gone, its player did not want it (1.12, 6.4). */
export type Failure = 'negated' | 'userOut' | 'targetsGone' | 'declined';
/** What befalls a character for some turns. */
export type Affliction = 'up' | 'down' | 'poison' | 'silence' | 'forbidden';

export type SpellcardHappening =
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
  /** Both sides show their three characters at once; the moves follow (3.2). */
  | { readonly type: 'triosShown' }
  /** Both decks are ready. */
  | { readonly type: 'decksReady' }
  | {
      readonly type: 'declared';
      readonly card: CardId;
      readonly seat: Seat;
      readonly kind: Declaration;
      readonly no: string;
      readonly user: CardRef | null;
      readonly targets: readonly CardRef[];
      /** Power cards given for the attack. */
      readonly boost: number;
      /** What it answers: the declared card or character. */
      readonly against: CardRef | null;
    }
  /** Cards discarded as P for it (1.6). */
  | { readonly type: 'paid'; readonly seat: Seat; readonly card: CardId; readonly p: number }
  | { readonly type: 'resolved'; readonly card: CardRef; readonly seat: Seat; readonly kind: Declaration }
  | {
      readonly type: 'failed';
      readonly card: CardRef;
      readonly seat: Seat;
      readonly kind: Declaration;
      readonly why: Failure;
    }
  /** An attack reaches a target, before it may dodge. */
  | {
      readonly type: 'attacked';
      readonly attacker: CardRef;
      readonly target: CardId;
      readonly kind: DamageType;
      readonly power: number;
      readonly stance: Stance;
    }
  /** Dodged `amount` points of it for `spent` spirit (5.2, 5.3). */
  | {
      readonly type: 'grazed';
      readonly card: CardId;
      readonly amount: number;
      readonly spent: number;
      readonly kind: DamageType;
    }
  /** HP were lost, told once it is settled: after a barrier. An amount of 0 is an attack that did nothing; `prevented` by the first turn (3.4). */
  | {
      readonly type: 'damaged';
      readonly card: CardId;
      readonly amount: number;
      readonly kind: DamageType | 'effect' | 'cost' | 'poison';
      readonly prevented: boolean;
    }
  | { readonly type: 'healed'; readonly card: CardId; readonly amount: number }
  | { readonly type: 'spiritChanged'; readonly card: CardId; readonly by: number }
  | { readonly type: 'barrierRaised'; readonly victim: CardId; readonly attacker: CardRef | null }
  /** A card was given to the barrier; the move follows. `round` counts from 1 for each side. */
  | { readonly type: 'barrierFed'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'barrierDecided'; readonly victim: CardId; readonly held: boolean }
  | { readonly type: 'fell'; readonly card: CardId; readonly seat: Seat }
  | { readonly type: 'equipped'; readonly card: CardId; readonly on: CardId; readonly seat: Seat }
  | { readonly type: 'environmentCame'; readonly card: CardId; readonly seat: Seat; readonly kind: string }
  | { readonly type: 'ritualBegan' | 'ritualDue'; readonly card: CardId; readonly caster: CardRef; readonly seat: Seat }
  | {
      readonly type: 'ritualBroken';
      readonly card: CardId;
      readonly caster: CardRef;
      readonly seat: Seat;
      readonly why: 'silence' | 'casterOut';
    }
  | {
      readonly type: 'afflicted' | 'afflictionEnded';
      readonly card: CardId;
      readonly what: Affliction;
      readonly no: string;
    }
  | { readonly type: 'phaseBegan'; readonly phase: Phase; readonly seat: Seat }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | OpeningHappening
  | { readonly type: 'ended'; readonly winner: string; readonly reason: string };

/** The game's own happenings on the wire. */
export const EVENTS: EventFields = {
  triosShown: [],
  decksReady: [],
  declared: ['card', 'seat', 'kind', 'no', 'user', 'targets', 'boost', 'against'],
  paid: ['seat', 'card', 'p'],
  resolved: ['card', 'seat', 'kind'],
  failed: ['card', 'seat', 'kind', 'why'],
  attacked: ['attacker', 'target', 'kind', 'power', 'stance'],
  grazed: ['card', 'amount', 'spent', 'kind'],
  damaged: ['card', 'amount', 'kind', 'prevented'],
  healed: ['card', 'amount'],
  spiritChanged: ['card', 'by'],
  barrierRaised: ['victim', 'attacker'],
  barrierFed: ['seat', 'round'],
  barrierDecided: ['victim', 'held'],
  fell: ['card', 'seat'],
  equipped: ['card', 'on', 'seat'],
  environmentCame: ['card', 'seat', 'kind'],
  ritualBegan: ['card', 'caster', 'seat'],
  ritualDue: ['card', 'caster', 'seat'],
  ritualBroken: ['card', 'caster', 'seat', 'why'],
  afflicted: ['card', 'what', 'no'],
  afflictionEnded: ['card', 'what', 'no'],
  phaseBegan: ['phase', 'seat'],
  turnBegan: ['seat', 'turn'],
  ...OPENING_EVENTS,
  ended: ['winner', 'reason'],
};

/** Tells a happening: it is counted and recorded for listeners. Returns its number. */
export function tell(table: Table, what: SpellcardHappening, was: readonly ToldCard[] = []): number {
  const n = record(table.story, () => toTold(table, what, was));
  noteShown(sight, table, n);
  return n;
}

const told = (table: Table, card: CardId): ToldCard => toldCard(sight, table, card);
const toldOrNull = (table: Table, ref: CardRef | null): ToldCard | null => ref && toldRef(table, ref);
const toldMove = (table: Table, card: CardId, was: ToldCard): ToldMove => ({
  was,
  now: told(table, card),
  face: sight.face(table, card),
});

function toTold(table: Table, what: SpellcardHappening, was: readonly ToldCard[]): Change | GameEvent {
  switch (what.type) {
    case 'moved':
      return { ...what, cards: what.cards.map((card, i) => toldMove(table, card, was[i] as ToldCard)) };
    case 'turned':
      return { ...what, cards: what.cards.map((card) => told(table, card)) };
    case 'declared':
      return {
        ...what,
        card: told(table, what.card),
        user: toldOrNull(table, what.user),
        targets: what.targets.map((ref) => toldRef(table, ref)),
        against: toldOrNull(table, what.against),
      };
    case 'resolved':
    case 'failed':
      return { ...what, card: toldRef(table, what.card) };
    case 'attacked':
      return { ...what, attacker: toldRef(table, what.attacker), target: told(table, what.target) };
    case 'barrierRaised':
      return { ...what, victim: told(table, what.victim), attacker: toldOrNull(table, what.attacker) };
    case 'barrierDecided':
      return { ...what, victim: told(table, what.victim) };
    case 'equipped':
      return { ...what, card: told(table, what.card), on: told(table, what.on) };
    case 'ritualBegan':
    case 'ritualDue':
    case 'ritualBroken':
      return { ...what, card: told(table, what.card), caster: toldRef(table, what.caster) };
    case 'paid':
    case 'grazed':
    case 'damaged':
    case 'healed':
    case 'spiritChanged':
    case 'fell':
    case 'environmentCame':
    case 'afflicted':
    case 'afflictionEnded':
      return { ...what, card: told(table, what.card) };
    default:
      return { ...what };
  }
}
