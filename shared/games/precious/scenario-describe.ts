// For a problem report: what only a table of Precious Memories has between stretches, in the words of a file.
import { type CardId, type CardRef, cardAt } from '../../kernel/card.ts';
import { SEAT_NAMES, type TableState } from '../../kernel/scenario/types.ts';
import type { Approached, Forbidden, Gained, Held, PreciousState, SetOn, Used, Waiting } from './scenario-state.ts';
import { wordOf } from './scenario-words.ts';
import type { PreciousCard, PreciousLink, Table, TextAt } from './state.ts';

type NameCard = (ref: CardRef) => string | undefined;

export function describe(table: Table, nameCard: NameCard): Omit<TableState, 'A' | 'B'> & PreciousState {
  const { next, phase, turn, window, approach, chain, pending, breaks } = table;
  const taking = (ref: CardRef): string | null => (approach?.left.includes(ref.card) ? null : (nameCard(ref) ?? null));
  return {
    ...(turn > 0 && { turn }),
    phase: wordOf(table),
    ...(next === 'approach' && phase === 'approach' && { begun: true }),
    ...(window !== null && { priority: SEAT_NAMES[window.holder] }),
    ...(window !== null && window.passes > 0 && { passed: true as const }),
    ...marksOf(table, nameCard),
    ...listed('modifiers', changesOf(table, nameCard)),
    ...grantsOf(table, nameCard),
    ...(approach !== null && {
      approach: {
        approacher: taking(approach.approacher),
        ...(approach.interferer !== null && { interferer: taking(approach.interferer) }),
      },
    }),
    ...listed(
      'chain',
      chain.map((link) => waitingOf(link, nameCard)),
    ),
    ...listed(
      'pending',
      pending.map(({ seat, source, text, other }) => ({
        seat: SEAT_NAMES[seat],
        card: nameCard(source) ?? null,
        from: textWord(text),
        ...(other !== null && { other: nameCard(other) ?? null }),
      })),
    ),
    ...listed(
      'breaks',
      breaks.flatMap(({ ref, depth }) => {
        const card = nameCard(ref);
        return card === undefined ? [] : [{ card, ...(depth > 0 && { after: depth }) }];
      }),
    ),
  };
}
/** A field only where it has something to say. */
const listed = <K extends string, T>(key: K, all: readonly T[]): { readonly [Key in K]?: readonly T[] } =>
  (all.length === 0 ? {} : { [key]: all }) as { readonly [Key in K]?: readonly T[] };
const textWord = ({ no, path }: TextAt) => ({ of: no, text: path });

type Marks = Pick<PreciousState, 'entered' | 'approached' | 'foreign' | 'setOn' | 'used'>;
function marksOf(table: Table, nameCard: NameCard): Marks {
  const each = <T>(say: (name: string, card: PreciousCard) => readonly T[]): T[] =>
    table.cards.flatMap((card, id) => {
      const name = isSaidOf(card) ? nameCard({ card: id, life: card.life }) : undefined;
      return name === undefined ? [] : say(name, card);
    });
  return {
    ...listed(
      'entered',
      each((name, { entered }) => (entered ? [name] : [])),
    ),
    ...listed('approached', each(approachesOf)),
    ...listed(
      'foreign',
      each((name, { owner, seat, zone }) => (owner !== seat && zone !== 'play' ? [name] : [])),
    ),
    ...listed('setOn', setOn(table, nameCard)),
    ...listed('used', each(usesOf)),
  };
}
/** Only of these something can have to be said. */
const isSaidOf = ({ zone }: PreciousCard): boolean => zone === 'mainArea' || zone === 'supportArea' || zone === 'set';
const approachesOf = (card: string, { approaches, mayApproach }: PreciousCard): Approached[] =>
  approaches === 0 && mayApproach === 1
    ? []
    : [{ card, ...(approaches !== 1 && { times: approaches }), ...(mayApproach !== 1 && { may: mayApproach }) }];
/** `used` holds the number of a card and the place of its text (7.6). */
const usesOf = (card: string, { used }: PreciousCard): Used[] =>
  used.map((key) => ({ card, text: key.slice(key.lastIndexOf(' ') + 1) }));
function setOn(table: Table, nameCard: NameCard): SetOn[] {
  const nameOf = (card: CardId): string | undefined => nameCard({ card, life: cardAt(table, card).life });
  return table.zones
    .flatMap(({ set }) => set)
    .flatMap((id) => {
      const { on } = cardAt(table, id);
      const [card, bearer] = [nameOf(id), on === null ? undefined : nameCard(on)];
      return card === undefined || bearer === undefined ? [] : [{ card, on: bearer }];
    });
}

const changesOf = ({ modifiers }: Table, nameCard: NameCard): NonNullable<TableState['modifiers']> =>
  modifiers.flatMap(({ target, what, by, until }) => {
    const card = nameCard(target);
    return card === undefined ? [] : [{ card, what, by, until }];
  });
function grantsOf(table: Table, nameCard: NameCard): Pick<PreciousState, 'gained' | 'forbidden'> {
  const gained: Gained[] = [];
  const forbidden: Forbidden[] = [];
  for (const { target, gives, until, by } of table.grants) {
    const card = nameCard(target);
    if (card === undefined) continue;
    const given = { card, until, from: textWord(by) };
    if ('keyword' in gives) gained.push({ ...given, keyword: gives.keyword });
    else forbidden.push({ ...given, what: gives.cannot });
  }
  return { ...listed('gained', gained), ...listed('forbidden', forbidden) };
}

function waitingOf({ seat, kind, source, no, text, named, area, window, negated }: PreciousLink, nameCard: NameCard) {
  const card = nameCard(source);
  const held = (ref: CardRef): Held => nameCard(ref) ?? null;
  const targets = Object.entries(named).map(([name, refs]) => [name, refs.map(held)]);
  const waiting: Waiting = {
    seat: SEAT_NAMES[seat],
    kind,
    card: card ?? null,
    ...(card === undefined && { no }),
    ...(text !== null && { text: text.path }),
    ...(targets.length > 0 && { targets: Object.fromEntries(targets) }),
    ...(area !== null && { area }),
    ...(window !== null && { asked: SEAT_NAMES[window.holder] }),
    ...(window !== null && window.passes > 0 && { refused: true as const }),
    ...(negated && { negated: true as const }),
  };
  return waiting;
}
