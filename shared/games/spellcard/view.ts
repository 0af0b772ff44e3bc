// Who may know what in Spellcard (section 2): the only place that decides it.
import { type CardId, type CardRef, cardAt, isStill } from '../../kernel/card.ts';
import type { Json } from '../../kernel/json.ts';
import { SEATS, type Seat } from '../../kernel/seat.ts';
import { type CardFace, EVERYBODY, type ToldCard, type Viewer } from '../../kernel/story.ts';
import { type OpenZones, type Sight, toldCard } from '../../kernel/view.ts';
import { ZONES, type Zone } from './card-data.ts';
import { bothLines, hasDone } from './queries.ts';
import type { Change, SpellcardLink, Table } from './state.ts';
import { statsOf, stillChanging } from './values.ts';

const OPEN: ReadonlySet<string> = new Set<Zone>(['discard', 'line', 'out', 'gear', 'environment', 'ritual', 'chain']);

const opens = (zone: string, seat: Seat, viewer: Viewer): boolean =>
  OPEN.has(zone) || (zone === 'hand' && viewer === seat);
export const openZones: OpenZones = { zones: ZONES, opens };

function face(table: Table, card: CardId): CardFace {
  const { no, zone, state, hp, spirit } = cardAt(table, card);
  if (zone !== 'line') return { no };
  const values = { hp, spirit, ...statsOf(table, card, ['atk', 'def', 'flight', 'regen']) };
  return { no, state, values };
}

/** A card that something is about: as it is now if it is still that object, else as it was where everybody saw it. */
export const toldRef = (table: Table, ref: CardRef): ToldCard =>
  isStill(table, ref) ? toldCard(sight, table, ref.card) : { ...ref, seen: EVERYBODY };
const toldList = (table: Table, cards: readonly CardId[]): Json =>
  cards.map((card) => toldCard(sight, table, card)) as unknown as Json;

/** Of a declaration everything is public; what there is nothing to say of is left out, since it travels with every decision. */
function shownLink(table: Table, link: SpellcardLink): Record<string, unknown> {
  const { id, seat, kind, source, no, user, named, boost, exclusive, against, negated, weaker } = link;
  const targets = Object.values(named).flatMap((refs) => refs.map((ref) => toldRef(table, ref)));
  return {
    id,
    seat,
    kind,
    card: toldRef(table, source),
    no,
    ...(user && { user: toldRef(table, user) }),
    ...(targets.length > 0 && { targets }),
    ...(boost > 0 && { boost }),
    ...(exclusive !== null && { exclusive }),
    ...(against !== null && { against }),
    ...(negated && { negated }),
    ...(weaker > 0 && { weaker }),
  };
}

/** `what` is a stat with `by`, `poison` with `by`, or `cannot.<restriction>`; `last` the turn in whose end phase it ends. */
function shownChange(table: Table, change: Change): Record<string, unknown> {
  const { target, last, source } = change;
  const common = { card: toldRef(table, target), last, no: source.no };
  if ('stat' in change) return { ...common, what: change.stat, by: change.amount };
  return 'poison' in change
    ? { ...common, what: 'poison', by: change.poison }
    : { ...common, what: `cannot.${change.cannot}` };
}

/** Each piece of equipment with its bearer (1.7). */
const gear = (table: Table): Json =>
  SEATS.flatMap((seat) =>
    table.zones[seat].gear.flatMap((card) => {
      const { on } = cardAt(table, card);
      return on === null ? [] : [{ card: toldCard(sight, table, card), on: toldRef(table, on) }];
    }),
  ) as unknown as Json;

function facts(table: Table): Record<string, Json | ToldCard> {
  const { barrier, result, window } = table;
  return {
    turn: table.turn,
    turnPlayer: table.turnPlayer,
    phase: table.phase,
    chain: table.chain.map((link) => shownLink(table, link)) as unknown as Json,
    window: window && { holder: window.holder, passes: window.passes },
    barrier:
      barrier &&
      ({
        victim: toldRef(table, barrier.victim),
        attacker: barrier.attacker && toldRef(table, barrier.attacker),
        holder: barrier.holder,
        given: barrier.given,
      } as unknown as Json),
    gear: gear(table),
    changes: stillChanging(table).map((change) => shownChange(table, change)) as unknown as Json,
    rituals: table.rituals.map(({ card, caster, due, seat }) => ({
      card: toldRef(table, card),
      caster: toldRef(table, caster),
      due,
      seat,
    })) as unknown as Json,
    /** Those that have attacked or used their skill in this turn (1.3). */
    acted: toldList(
      table,
      bothLines(table).filter((card) => hasDone(table, card, 'attack', 'skill')),
    ),
    /** Unique cards that were used: their copies are Power cards (1.10). */
    used: table.used as unknown as Json,
    result: result && { winner: result.winner, reason: result.reason },
  };
}

export const sight: Sight<Table> = {
  ...openZones,
  sees: (table, card, viewer) => {
    const { zone, seat } = cardAt(table, card);
    return opens(zone, seat, viewer);
  },
  face,
  valued: bothLines,
  facts,
};
