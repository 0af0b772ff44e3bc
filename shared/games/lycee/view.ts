// Who may know what in Lycee (section 2): the only place that decides it.
import { type CardId, type CardRef, cardAt, isStill } from '../../kernel/card.ts';
import type { Json } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/seat.ts';
import { type CardFace, EVERYBODY, type ToldCard, type Viewer } from '../../kernel/story.ts';
import { type OpenZones, type Sight, toldCard } from '../../kernel/view.ts';
import { AREAS, CELLS, ITEMS, ZONES, type Zone } from './card-data.ts';
import { bothFields, isCell } from './queries.ts';
import { cellNamed, type LyceeLink, linkNamed, type Plan, type Table } from './state.ts';
import { alwaysInPlay, apOf, dpOf, hasBasic, type InPlay, isForbidden, spOf } from './values.ts';

/** Zones whose cards everybody sees. */
const OPEN: ReadonlySet<string> = new Set<Zone>(['dustBox', 'outOfGame', 'chain', ...CELLS, ...AREAS, ...ITEMS]);

const opens = (zone: string, seat: Seat, viewer: Viewer): boolean =>
  OPEN.has(zone) || (zone === 'hand' && viewer === seat);
export const openZones: OpenZones = { zones: ZONES, opens };

function face(table: Table, card: CardId): CardFace {
  const { no, zone, state } = cardAt(table, card);
  if (!isCell(zone)) return { no };
  const inPlay = alwaysInPlay(table);
  return {
    no,
    state,
    values: { ap: apOf(table, card, inPlay), dp: dpOf(table, card, inPlay), sp: spOf(table, card, inPlay) },
  };
}

/** A card that a declaration or a battle is about: as it is now if it is still that object, else as it was where everybody saw it. */
export const toldRef = (table: Table, ref: CardRef): ToldCard =>
  isStill(table, ref) ? toldCard(sight, table, ref.card) : { ...ref, seen: EVERYBODY };

/** Of a declaration everything is public but which hand cards are reserved for its cost: they are counted (5.8). */
function shownLink(table: Table, link: LyceeLink): Record<string, unknown> {
  const { id, seat, kind, source, no, ability, named, plan, paid, negated } = link;
  const targets = Object.values(named.cards).flatMap((refs) => refs.map((ref) => toldRef(table, ref)));
  const [cell, answers] = [cellNamed(named), linkNamed(named)];
  // It travels with every decision while it waits: what there is nothing to say of is left out.
  return {
    id,
    seat,
    kind,
    card: toldRef(table, source),
    no,
    ...(ability && { ability }),
    ...(targets.length > 0 && { targets }),
    ...(cell && { cell }),
    ...(answers !== undefined && { answers }),
    ...reservedBy(table, plan, paid),
    ...(negated && { negated }),
  };
}

/** `reserved` counts hand cards; `reserves` are cards on the field and in the dust box. */
function reservedBy(table: Table, { cost, points, picks }: Plan, paid: boolean): Record<string, unknown> {
  if (paid) return {};
  const isHand = (part: number): boolean => cost.special?.[part]?.pay === 'discard';
  const inHand = picks.filter((_, part) => isHand(part)).flat();
  const open = picks.filter((_, part) => !isHand(part)).flat();
  return {
    ...(points.length + inHand.length > 0 && { reserved: points.length + inHand.length }),
    ...(open.length > 0 && { reserves: open.map((ref) => toldRef(table, ref)) }),
    ...(cost.tap && { reservesTap: true }),
  };
}

/** What decides a battle besides values, wherever a character has it from. */
export const BATTLE_TRAITS = ['hitsFirst', 'attacksSideways', 'cannotDefend', 'cannotBeDowned'] as const;
export type BattleTrait = (typeof BATTLE_TRAITS)[number];
function hasTrait(table: Table, card: CardId, trait: BattleTrait, inPlay: readonly InPlay[]): boolean {
  switch (trait) {
    case 'hitsFirst':
      return hasBasic(table, card, 'dash', inPlay);
    case 'attacksSideways':
      return hasBasic(table, card, 'sideAttack', inPlay);
    case 'cannotDefend':
      return isForbidden(table, card, 'defend', inPlay);
    case 'cannotBeDowned':
      return isForbidden(table, card, 'down', inPlay);
  }
}
/** The characters on the field that have each; a list of none is left out. */
function battleTraits(table: Table): Record<string, readonly ToldCard[]> {
  const field = bothFields(table);
  if (field.length === 0) return {};
  // Told after each happening: most of what is in play only changes values.
  const inPlay = alwaysInPlay(table).filter(({ ability }) =>
    ability.gives.some(({ what }) => what === 'basic' || what === 'cannot'),
  );
  return Object.fromEntries(
    BATTLE_TRAITS.flatMap((trait) => {
      const having = field.filter((card) => hasTrait(table, card, trait, inPlay));
      return having.length > 0 ? [[trait, having.map((card) => toldCard(sight, table, card))]] : [];
    }),
  );
}

function facts(table: Table): Record<string, Json | ToldCard> {
  const { battle, result, window } = table;
  return {
    turn: table.turn,
    turnPlayer: table.turnPlayer,
    phase: table.phase,
    step: table.step,
    chain: table.chain.map((link) => shownLink(table, link)) as unknown as Json,
    window: window && { name: window.name, holder: window.holder, passes: window.passes },
    battle:
      battle &&
      ({
        attacker: toldRef(table, battle.attacker),
        defender: battle.defender && toldRef(table, battle.defender),
        cell: battle.cell,
      } as unknown as Json),
    battleTraits: battleTraits(table) as unknown as Json,
    fresh: bothFields(table)
      .filter((card) => cardAt(table, card).fresh)
      .map((card) => toldCard(sight, table, card)) as unknown as Json,
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
  valued: bothFields,
  facts,
};
