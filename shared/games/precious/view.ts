// Who may know what in Precious Memories (section 2): the only place that decides it.
import { type CardId, type CardRef, cardAt, isStill } from '../../kernel/card.ts';
import type { Json } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/seat.ts';
import { type CardFace, EVERYBODY, type ToldCard, type Viewer } from '../../kernel/story.ts';
import { type OpenZones, type Sight, toldCard } from '../../kernel/view.ts';
import { AREAS, type KeywordName, RESTRICTIONS, ZONES, type Zone } from './card-data.ts';
import { bothFields, isFieldZone, roleOf } from './queries.ts';
import type { PreciousLink, Table } from './state.ts';
import {
  apOf,
  dpOf,
  hasValues,
  isForbidden,
  keywordsOf,
  mayStillApproach,
  pointsGivenBy,
  staticsInPlay,
} from './values.ts';

/** Zones whose cards everybody sees; points face down, too (2). */
const OPEN: ReadonlySet<string> = new Set<Zone>(['trash', ...AREAS, 'set', 'pointArea', 'play']);

const opens = (zone: string, seat: Seat, viewer: Viewer): boolean =>
  OPEN.has(zone) || (zone === 'hand' && viewer === seat);
export const openZones: OpenZones = { zones: ZONES, opens };

function face(table: Table, card: CardId): CardFace {
  const { no, zone, state } = cardAt(table, card);
  if (zone === 'pointArea') return { no, state };
  if (zone === 'set') return { no, state };
  if (!isFieldZone(zone)) return { no };
  if (!hasValues(table, card)) return { no, state };
  const inPlay = staticsInPlay(table);
  return { no, state, values: { ap: apOf(table, card, inPlay), dp: dpOf(table, card, inPlay) } };
}

/** A card that something is about: as it is now if it is still that object, else as it was where everybody saw it. */
export const toldRef = (table: Table, ref: CardRef): ToldCard =>
  isStill(table, ref) ? toldCard(sight, table, ref.card) : { ...ref, seen: EVERYBODY };

/** Who takes part in the approach; null for whoever has left (6.2, 6.3). */
const toldPart = (table: Table, ref: CardRef): ToldCard | null =>
  roleOf(table, ref.card) === undefined ? null : toldCard(sight, table, ref.card);

/** Of a declaration everything is public; what there is nothing to say of is left out, since it travels with every decision. */
function shownLink(table: Table, link: PreciousLink): Record<string, unknown> {
  const { id, seat, kind, source, no, text, named, area, window, negated } = link;
  const targets = Object.values(named).flatMap((refs) => refs.map((ref) => toldRef(table, ref)));
  return {
    id,
    seat,
    kind,
    card: toldRef(table, source),
    no,
    ...(text && { text: text.path }),
    ...(targets.length > 0 && { targets }),
    ...(area && { area }),
    ...(window && { holder: window.holder, passes: window.passes }),
    ...(negated && { negated }),
  };
}

/** Each support card with its bearer (2.6). */
const setCards = (table: Table): Json =>
  table.zones.flatMap(({ set }) =>
    set.flatMap((card) => {
      const { on } = cardAt(table, card);
      return on === null ? [] : [{ card: toldCard(sight, table, card), on: toldRef(table, on) }];
    }),
  ) as unknown as Json;

/** What decides an approach besides values, wherever a character has it from; a list of none is left out. */
function approachTraits(table: Table): Json {
  const field = bothFields(table);
  if (field.length === 0) return {};
  const inPlay = staticsInPlay(table);
  const having = new Map<string, unknown[]>();
  const note = (trait: string, card: CardId, x?: number): void => {
    const told = toldCard(sight, table, card);
    having.set(trait, [...(having.get(trait) ?? []), x === undefined ? told : { card: told, x }]);
  };
  for (const card of field) {
    for (const one of keywordsOf(table, card, inPlay)) {
      const name: KeywordName = one.keyword;
      if (one.keyword === 'natural') note(name, card, one.x);
      else note(name, card);
    }
    for (const what of RESTRICTIONS) {
      if (isForbidden(table, card, what, inPlay)) note(`cannot.${what}`, card);
    }
  }
  return Object.fromEntries(having) as unknown as Json;
}

function facts(table: Table): Record<string, Json | ToldCard> {
  const { approach, result, window } = table;
  const field = bothFields(table);
  const told = (cards: readonly CardId[]): Json => cards.map((card) => toldCard(sight, table, card)) as unknown as Json;
  return {
    turn: table.turn,
    turnPlayer: table.turnPlayer,
    phase: table.phase,
    step: table.step,
    chain: table.chain.map((link) => shownLink(table, link)) as unknown as Json,
    window: window && { name: window.name, holder: window.holder, passes: window.passes },
    approach:
      approach &&
      ({
        approacher: toldPart(table, approach.approacher),
        interferer: approach.interferer && toldPart(table, approach.interferer),
        points: isStill(table, approach.approacher) ? pointsGivenBy(table, approach.approacher.card) : 0,
      } as unknown as Json),
    set: setCards(table),
    entered: told(field.filter((card) => cardAt(table, card).entered)),
    /** Those that have approached as often as they may in this turn (6.4). */
    approached: told(field.filter((card) => cardAt(table, card).approaches > 0 && !mayStillApproach(table, card))),
    approachTraits: approachTraits(table),
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
  valued: (table) => bothFields(table).filter((card) => hasValues(table, card)),
  facts,
};
