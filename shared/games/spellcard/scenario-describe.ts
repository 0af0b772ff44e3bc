// For a problem report: what only a table of Spellcard has between stretches, in the words of a file.
import { type CardId, type CardRef, cardAt } from '../../kernel/card.ts';
import type { Reach } from '../../kernel/scenario/export-table.ts';
import { SEAT_NAMES, type TableState } from '../../kernel/scenario/types.ts';
import { SEATS } from '../../kernel/seat.ts';
import { bothLines } from './queries.ts';
import type { Done, GearOn, Held, Lasting, Prepared, RosterDeck, SpellcardState, Waiting } from './scenario-state.ts';
import { wordOf } from './scenario-words.ts';
import type { Change, Named, SpellcardLink, Table } from './state.ts';
import { stillChanging } from './values.ts';

type NameCard = (ref: CardRef) => string | undefined;

export function describe(
  table: Table,
  nameCard: NameCard,
  reader: Reach,
): Omit<TableState, 'A' | 'B'> & SpellcardState {
  const { turn, window, chain, used } = table;
  const rosters = rostersOf(table, reader);
  return {
    ...(turn > 0 && { turn }),
    phase: wordOf(table),
    ...listed('done', donesOf(table, nameCard)),
    ...listed('gearOn', gearOn(table, nameCard)),
    ...listed(
      'changes',
      stillChanging(table).flatMap((change) => changeOf(change, nameCard)),
    ),
    ...listed('rituals', ritualsOf(table, nameCard)),
    ...listed('used', used),
    ...listed(
      'chain',
      chain.map((link) => waitingOf(link, nameCard)),
    ),
    ...(window !== null && { asked: SEAT_NAMES[window.holder] }),
    ...(window !== null && window.passes > 0 && { refused: true as const }),
    ...(Object.keys(rosters).length > 0 && { rosters }),
  };
}
/** A field only where it has something to say. */
const listed = <K extends string, T>(key: K, all: readonly T[]): { readonly [Key in K]?: readonly T[] } =>
  (all.length === 0 ? {} : { [key]: all }) as { readonly [Key in K]?: readonly T[] };
const refTo = (table: Table, card: CardId): CardRef => ({ card, life: cardAt(table, card).life });

const donesOf = (table: Table, nameCard: NameCard): Done[] =>
  bothLines(table).flatMap((id) => {
    const { done, dodged } = cardAt(table, id);
    const card = nameCard(refTo(table, id));
    if (card === undefined || (done.length === 0 && dodged === 0)) return [];
    return [{ card, ...(done.length > 0 && { deeds: done }), ...(dodged > 0 && { dodged }) }];
  });
const gearOn = (table: Table, nameCard: NameCard): GearOn[] =>
  SEATS.flatMap((seat) => table.zones[seat].gear).flatMap((id) => {
    const { on } = cardAt(table, id);
    const [card, bearer] = [nameCard(refTo(table, id)), on === null ? undefined : nameCard(on)];
    return card === undefined || bearer === undefined ? [] : [{ card, on: bearer }];
  });
function changeOf(change: Change, nameCard: NameCard): Lasting[] {
  const { target, last, by, source } = change;
  const card = nameCard(target);
  if (card === undefined) return [];
  const common = { last, from: SEAT_NAMES[by], of: source.no, text: source.path };
  if ('stat' in change) return [{ card, what: change.stat, by: change.amount, ...common }];
  if ('poison' in change) return [{ card, what: 'poison', by: change.poison, ...common }];
  return [{ card, what: 'cannot', do: change.cannot, ...common }];
}

const targetsOf = (named: Named, nameCard: NameCard): { targets?: Readonly<Record<string, readonly Held[]>> } => {
  const targets = Object.entries(named).map(([name, refs]) => [name, refs.map((ref): Held => nameCard(ref) ?? null)]);
  return targets.length === 0 ? {} : { targets: Object.fromEntries(targets) };
};
const ritualsOf = ({ rituals }: Table, nameCard: NameCard): Prepared[] =>
  rituals.flatMap(({ seat, card: ref, caster, named, boost, weaker, due }) => {
    const card = nameCard(ref);
    if (card === undefined) return [];
    const common = { seat: SEAT_NAMES[seat], card, caster: nameCard(caster) ?? null };
    return [
      { ...common, ...targetsOf(named, nameCard), ...(boost > 0 && { boost }), ...(weaker > 0 && { weaker }), due },
    ];
  });
function waitingOf(link: SpellcardLink, nameCard: NameCard): Waiting {
  const { seat, kind, source, no, user, named, boost, exclusive, negated, weaker } = link;
  const card = nameCard(source);
  const isCharacter = kind === 'attack' || kind === 'skill';
  return {
    seat: SEAT_NAMES[seat],
    kind,
    card: card ?? null,
    ...(card === undefined && { no }),
    ...(!isCharacter && user !== null && { user: nameCard(user) ?? null }),
    ...targetsOf(named, nameCard),
    ...(boost > 0 && { boost }),
    ...(exclusive !== null && { exclusive }),
    ...(negated && { negated: true as const }),
    ...(weaker > 0 && { weaker }),
  };
}

/** Nobody reads of the decks of another; how many they are neither. */
function rostersOf({ rosters }: Table, reader: Reach): NonNullable<SpellcardState['rosters']> {
  const seats = SEATS.filter((seat) => (reader === 'everything' || reader === seat) && rosters[seat].length > 0);
  return Object.fromEntries(
    seats.map((seat) => [SEAT_NAMES[seat], rosters[seat].map(({ name, cards }): RosterDeck => ({ name, cards }))]),
  );
}
