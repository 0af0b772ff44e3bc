// Who may know what in Weiß Schwarz (section 2): the only place that decides it.
import { type CardId, cardAt } from '../../kernel/card.ts';
import type { Json } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { CardFace, ToldCard, Viewer } from '../../kernel/story.ts';
import type { OpenZones, Sight } from '../../kernel/view.ts';
import { MARKERS, PILES, SLOTS, type Zone } from './card-data.ts';
import { continuousInPlay } from './in-play.ts';
import type { Table } from './state.ts';
import { levelOf, powerOf, soulOf } from './values.ts';

export const ZONES: readonly Zone[] = [...PILES, ...SLOTS, ...MARKERS];

/** Zones whose cards everybody sees as far as they lie face up. */
const OPEN: ReadonlySet<string> = new Set<Zone>([
  'clock',
  'level',
  'climax',
  'waitingRoom',
  'memory',
  'resolution',
  ...SLOTS,
  ...MARKERS,
]);
const STAGE: ReadonlySet<string> = new Set<Zone>(SLOTS);

const opens = (zone: string, seat: Seat, viewer: Viewer): boolean =>
  OPEN.has(zone) || (zone === 'hand' && viewer === seat);
export const openZones: OpenZones = { zones: ZONES, opens };

function face(table: Table, card: CardId): CardFace {
  const { no, zone, state } = cardAt(table, card);
  if (!STAGE.has(zone)) return { no };
  const inPlay = continuousInPlay(table);
  return {
    no,
    state,
    values: {
      power: powerOf(table, card, inPlay),
      soul: soulOf(table, card, inPlay),
      level: levelOf(table, card, inPlay),
    },
  };
}

/** Refs of an attack are told as everybody saw them on the stage, also after they left it. */
const onStage = (ref: { readonly card: CardId; readonly life: number } | null): ToldCard | null =>
  ref && { card: ref.card, life: ref.life, seen: 7 };

function facts(table: Table): Record<string, Json | ToldCard> {
  const { attack, result } = table;
  return {
    turn: table.turn,
    turnPlayer: table.turnPlayer,
    phase: table.phase,
    step: table.step,
    attack:
      attack &&
      ({
        attacker: onStage(attack.attacker),
        defender: onStage(attack.defender),
        kind: attack.kind,
      } as unknown as Json),
    result: result && { winner: result.winner, reason: result.reason },
  };
}

export const sight: Sight<Table> = {
  ...openZones,
  sees: (table, card, viewer) => {
    const { zone, seat, face } = cardAt(table, card);
    return face !== 'down' && opens(zone, seat, viewer);
  },
  face,
  valued: (table) => {
    const cards: CardId[] = [];
    for (const side of table.zones) for (const slot of SLOTS) for (const card of side[slot]) cards.push(card);
    return cards;
  },
  facts,
};
