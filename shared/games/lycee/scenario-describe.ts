// For a problem report: what only a table of Lycee has between stretches, in the words of a file.
import type { CardRef } from '../../kernel/card.ts';
import type { Reach } from '../../kernel/scenario/export-table.ts';
import { SEAT_NAMES, type TableState } from '../../kernel/scenario/types.ts';
import { abilityIn, dataOfNo } from './data-of.ts';
import { CELL_OF } from './queries.ts';
import type { Forbidden, Gained, Held, LyceeState, Reserved, Used, Waiting } from './scenario-state.ts';
import { WORD_OF } from './scenario-words.ts';
import type { CellAt, LyceeCard, LyceeLink, Plan, Table } from './state.ts';
import { onceAt } from './table.ts';
import { sight } from './view.ts';

type NameCard = (ref: CardRef) => string | undefined;

export function describe(table: Table, nameCard: NameCard, reader: Reach): Omit<TableState, 'A' | 'B'> & LyceeState {
  const { next, turn, window, chain, battle } = table;
  const marked = (is: (card: LyceeCard) => boolean): string[] =>
    table.cards.flatMap((card, id) => (is(card) ? (nameCard({ card: id, life: card.life }) ?? []) : []));
  return {
    ...(turn > 0 && { turn }),
    phase: WORD_OF[next],
    ...(next === 'main' && window !== null && window.passes === 0 && { begun: true }),
    ...(window !== null && window.passes > 0 && { passed: true as const }),
    ...listed(
      'entered',
      marked((card) => card.entered),
    ),
    ...listed(
      'fresh',
      marked(({ fresh, entered }) => fresh && !entered),
    ),
    ...listed(
      'foreign',
      marked(({ owner, seat, zone }) => owner !== seat && CELL_OF[zone] !== undefined),
    ),
    ...listed('used', usesOf(table, nameCard)),
    ...listed('modifiers', changesOf(table, nameCard)),
    ...grantsOf(table, nameCard),
    ...(battle !== null && {
      battle: {
        attacker: nameCard(battle.attacker) ?? null,
        cell: battle.cell,
        ...(battle.defender !== null && { defender: nameCard(battle.defender) ?? null }),
      },
    }),
    ...listed(
      'chain',
      chain.map((link) => waitingOf(table, link, nameCard, reader)),
    ),
  };
}
/** A field only where it has something to say. */
const listed = <K extends string, T>(key: K, all: readonly T[]): { readonly [Key in K]?: readonly T[] } =>
  (all.length === 0 ? {} : { [key]: all }) as { readonly [Key in K]?: readonly T[] };

const changesOf = ({ modifiers }: Table, nameCard: NameCard): NonNullable<TableState['modifiers']> =>
  modifiers.flatMap(({ target, what, by, until }) => {
    const card = nameCard(target);
    return card === undefined ? [] : [{ card, what, by, until }];
  });
function usesOf(table: Table, nameCard: NameCard): Used[] {
  return table.cards.flatMap(({ used, life, no }, id) => {
    const card = used.length === 0 ? undefined : nameCard({ card: id, life });
    if (card === undefined) return [];
    return used.map((once) => {
      const at = onceAt(once);
      return { card, ...(at.no !== no && { of: at.no }), ability: at.path };
    });
  });
}
function grantsOf(table: Table, nameCard: NameCard): Pick<LyceeState, 'gained' | 'forbidden'> {
  const gained: Gained[] = [];
  const forbidden: Forbidden[] = [];
  for (const { target, gives, until, by } of table.grants) {
    const card = nameCard(target);
    if (card === undefined) continue;
    const isKnown = abilityIn(dataOfNo(table, by.no), by.path) !== undefined;
    const given = { card, until, ...(isKnown && { from: { of: by.no, ability: by.path } }) };
    if ('basic' in gives) gained.push({ ...given, basic: gives.basic });
    else forbidden.push({ ...given, what: gives.cannot });
  }
  return { ...listed('gained', gained), ...listed('forbidden', forbidden) };
}

const cellWord = ({ seat, cell }: CellAt): string => `${SEAT_NAMES[seat]}.${cell}`;
const mapped = <In, Out>(all: Readonly<Record<string, In>>, as: (one: In) => Out): Record<string, Out> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, as(one)]));

function waitingOf(table: Table, link: LyceeLink, nameCard: NameCard, reader: Reach): Waiting {
  const { seat, kind, source, no, ability, named, plan, paid, negated } = link;
  const card = nameCard(source);
  const held = (ref: CardRef): Held => nameCard(ref) ?? null;
  const nthOf = (id: number): number => 1 + table.chain.findIndex((one) => one.id === id);
  return {
    seat: SEAT_NAMES[seat],
    kind,
    card: card ?? null,
    ...(card === undefined && { no }),
    ...(ability !== null && { ...(ability.no !== no && { of: ability.no }), ability: ability.path }),
    ...entries(
      'targets',
      mapped(named.cards, (refs) => refs.map(held)),
    ),
    ...entries('cells', mapped(named.cells, cellWord)),
    ...entries('declarations', mapped(named.links, nthOf)),
    ...(!paid && { reserves: reservedOf(plan, held, reader === 'everything' || sight.opens('hand', seat, reader)) }),
    ...(negated && { negated: true as const }),
  };
}
const entries = <K extends string, T>(key: K, all: Readonly<Record<string, T>>): { readonly [Key in K]?: typeof all } =>
  (Object.keys(all).length === 0 ? {} : { [key]: all }) as { readonly [Key in K]?: typeof all };

/** Who does not see the hand knows how many cards of it are reserved, and not whether they are all still there. */
function reservedOf({ cost, points, picks }: Plan, held: (ref: CardRef) => Held, seesHand: boolean): Reserved {
  const inHand = (ref: CardRef): Held => (seesHand ? held(ref) : '*');
  const isHand = (part: number): boolean => cost.special?.[part]?.pay === 'discard';
  return {
    cost,
    ...(points.length > 0 && { points: points.map(inHand) }),
    ...(picks.length > 0 && { picks: picks.map((refs, part) => refs.map(isHand(part) ? inHand : held)) }),
  };
}
