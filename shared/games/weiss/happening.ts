// What can happen in a match of Weiß Schwarz, told once: it wakes abilities, and it is recorded for whoever listens.
import type { CardId, CardRef } from '../../kernel/card.ts';
import type { EventFields } from '../../kernel/game.ts';
import { OPENING_EVENTS, type OpeningHappening } from '../../kernel/opening.ts';
import type { Seat } from '../../kernel/seat.ts';
import { noteShown } from '../../kernel/shown.ts';
import { type Change, type GameEvent, record, type ToldCard, type ToldMove } from '../../kernel/story.ts';
import { toldCard } from '../../kernel/view.ts';
import { wake } from './abilities/wake.ts';
import type { Label } from './ability-data.ts';
import type { AttackKind, Orientation, Phase, Slot, Zone } from './card-data.ts';
import type { Text } from './in-play.ts';
import type { Table } from './state.ts';
import { sight } from './view.ts';

/** Why a card moves; a play from hand is more than a placing (5.2). */
export type Cause = 'play' | 'effect' | 'cost' | 'rule';
export interface Moved {
  readonly card: CardId;
  /** It could not use Encore when it left the stage: judged by what was last known of it (7.4). */
  readonly cannotEncore?: true;
  /** Abilities that others gave it, when it left the stage. */
  readonly had?: readonly Text[];
  /** It had lost its own, when it left the stage. */
  readonly bare?: true;
}
/** A character that has left the stage in the same move: they see each other leave. */
export interface Left {
  readonly card: CardId;
  readonly seat: Seat;
  readonly slot: Slot;
  readonly bare?: true;
  readonly had?: readonly Text[];
}
export type WeissHappening =
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: Zone;
      readonly toSeat: Seat;
      readonly to: Zone;
      readonly cards: readonly Moved[];
      readonly cause: Cause;
      readonly left?: readonly Left[];
      /** The names of the card whose effect it is. */
      readonly by?: readonly string[];
      readonly at?: number;
      readonly places?: readonly number[];
    }
  | {
      readonly type: 'turnedOver';
      readonly seat: Seat;
      readonly zone: Zone;
      readonly cards: readonly CardId[];
      readonly places: readonly number[];
    }
  | { readonly type: 'turned'; readonly cards: readonly CardId[]; readonly state: Orientation }
  | {
      readonly type: 'attacked';
      readonly attacker: CardId;
      readonly defender: CardId | null;
      readonly kind: AttackKind;
    }
  | { readonly type: 'attackEnded'; readonly attacker: CardRef }
  | { readonly type: 'triggered'; readonly card: CardId }
  | { readonly type: 'iconUsed'; readonly card: CardId; readonly icon: string }
  | { readonly type: 'damageTaken'; readonly seat: Seat; readonly amount: number; readonly by: CardRef | null }
  | { readonly type: 'damageCanceled'; readonly seat: Seat; readonly amount: number; readonly by: CardRef | null }
  | { readonly type: 'played'; readonly card: CardId; readonly seat: Seat }
  | {
      readonly type: 'abilityUsed';
      readonly source: CardRef;
      readonly seat: Seat;
      readonly no: string;
      readonly ability: string;
      readonly label?: Label;
    }
  | { readonly type: 'refreshed'; readonly seat: Seat }
  | { readonly type: 'refreshPenalty'; readonly seat: Seat }
  | { readonly type: 'leveledUp'; readonly seat: Seat; readonly level: number }
  | { readonly type: 'phaseBegan'; readonly phase: Phase; readonly seat: Seat }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | OpeningHappening
  | { readonly type: 'mulliganed'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'ended'; readonly winner: string; readonly reason: string };

/** The game's own happenings on the wire. */
export const EVENTS: EventFields = {
  attacked: ['attacker', 'defender', 'kind'],
  attackEnded: ['attacker'],
  triggered: ['card'],
  iconUsed: ['card', 'icon'],
  damageTaken: ['seat', 'amount', 'by'],
  damageCanceled: ['seat', 'amount', 'by'],
  played: ['card', 'seat'],
  abilityUsed: ['source', 'seat', 'no', 'ability', 'label'],
  refreshed: ['seat'],
  refreshPenalty: ['seat'],
  leveledUp: ['seat', 'level'],
  phaseBegan: ['phase', 'seat'],
  turnBegan: ['seat', 'turn'],
  ...OPENING_EVENTS,
  mulliganed: ['seat', 'amount'],
  ended: ['winner', 'reason'],
};

/** Tells a happening: it is counted, recorded for listeners, and wakes the abilities that wait for it. Returns its number. */
export function tell(table: Table, what: WeissHappening, was: readonly ToldCard[] = []): number {
  const n = announce(table, what, was);
  wake(table, what);
  return n;
}
/** Tells a happening that wakes nothing yet: what waits for it is woken when it is done. */
export function announce(table: Table, what: WeissHappening, was: readonly ToldCard[] = []): number {
  const n = record(table.story, () => toTold(table, what, was));
  noteShown(sight, table, n);
  return n;
}

const told = (table: Table, card: CardId): ToldCard => toldCard(sight, table, card);
const toldMove = (table: Table, card: CardId, was: ToldCard): ToldMove => ({
  was,
  now: told(table, card),
  face: sight.face(table, card),
});
/** A ref told later: its present handle if it is still that object, else the one it had where everybody saw it. */
const toldRef = (table: Table, ref: CardRef): ToldCard =>
  table.cards[ref.card]?.life === ref.life ? told(table, ref.card) : { ...ref, seen: 7 };

function toTold(table: Table, what: WeissHappening, was: readonly ToldCard[]): Change | GameEvent {
  switch (what.type) {
    case 'moved':
      return {
        type: 'moved',
        seat: what.seat,
        from: what.from,
        toSeat: what.toSeat,
        to: what.to,
        cards: what.cards.map(({ card }, i) => toldMove(table, card, was[i] as ToldCard)),
        ...(what.at === undefined ? {} : { at: what.at }),
        ...(what.places === undefined ? {} : { places: what.places }),
      };
    case 'turnedOver':
      return { ...what, cards: what.cards.map((card, i) => toldMove(table, card, was[i] as ToldCard)) };
    case 'turned':
      return { type: 'turned', cards: what.cards.map((card) => told(table, card)), state: what.state };
    case 'attacked':
      return {
        type: 'attacked',
        attacker: told(table, what.attacker),
        defender: what.defender === null ? null : told(table, what.defender),
        kind: what.kind,
      };
    case 'attackEnded':
      return { type: 'attackEnded', attacker: toldRef(table, what.attacker) };
    case 'triggered':
      return { type: 'triggered', card: told(table, what.card) };
    case 'iconUsed':
      return { type: 'iconUsed', card: told(table, what.card), icon: what.icon };
    case 'damageTaken':
    case 'damageCanceled':
      return {
        type: what.type,
        seat: what.seat,
        amount: what.amount,
        by: what.by === null ? null : toldRef(table, what.by),
      };
    case 'played':
      return { type: 'played', card: told(table, what.card), seat: what.seat };
    case 'abilityUsed': {
      const { source, ...rest } = what;
      return { ...rest, source: toldRef(table, source) };
    }
    default:
      return { ...what };
  }
}
