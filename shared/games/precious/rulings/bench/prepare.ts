// Prepared tables in words: seats A (the turn player) and B, piles top first, numbers for so many plain cards.
import { type CardId, cardAt } from '../../../../kernel/card.ts';
import type { Options } from '../../../../kernel/game.ts';
import { seedFromNumber } from '../../../../kernel/rng.ts';
import { opponentOf, type Seat } from '../../../../kernel/seat.ts';
import { type Chance, definer, playersInOrder, scriptOf } from '../../../../kernel/testing/ruling/laying.ts';
import { openWindow } from '../../../../kernel/windows.ts';
import { AREAS, type Area, type CardData, type Phase, type State, type Zone } from '../../card-data.ts';
import { optionsFrom } from '../../options.ts';
import { addCard, emptyTable } from '../../setup.ts';
import type { Stretch, Table } from '../../state.ts';
import { plain } from './cards.ts';

/** Zones in which cards lie on each other; of the point area and the trash the newest lies on top. */
export const PILES = ['deck', 'hand', 'trash', 'pointArea'] as const;
export type Pile = (typeof PILES)[number];

interface Lying {
  readonly lies: CardData | string;
  readonly state?: State;
  /** In this turn (4.3). */
  readonly entered?: true;
  /** How often it has approached in this turn. */
  readonly approaches?: number;
  /** Support cards that are set on it; with `owner: 'foe'` the other player has set it (2.6). */
  readonly supports?: readonly CardSpec[];
  readonly owner?: 'foe';
}
/** A test card, the number of a shipped card, or one of them as it lies. */
export type CardSpec = CardData | string | Lying;
export type PileSpec = number | readonly CardSpec[];
/** Characters in the order in which they have come. */
export type SideSpec = { readonly [P in Pile]?: PileSpec } & { readonly [A in Area]?: readonly CardSpec[] };

const AT = {
  setUp: { next: 'setUp', phase: 'setup', turn: 0 },
  start: { next: 'turnStart', phase: 'end', turn: 3 },
  main: { next: 'main', phase: 'main', turn: 3 },
  approach: { next: 'approach', phase: 'approach', turn: 3 },
  end: { next: 'turnEnd', phase: 'approach', turn: 3 },
} as const satisfies Record<string, { next: Stretch; phase: Phase; turn: number }>;
export type Point = keyof typeof AT;

export interface TableSpec extends Chance {
  readonly A?: SideSpec;
  readonly B?: SideSpec;
  readonly at: Point;
  /** Nobody's first turn unless told otherwise. */
  readonly turn?: number;
  readonly options?: Options;
}
const DECK_IN_SET_UP = 60;
const DECK = 20;

const lying = (card: CardSpec): Lying => (typeof card === 'object' && 'lies' in card ? card : { lies: card });
export const resting = (card: CardSpec): CardSpec => ({ ...lying(card), state: 'resting' });
export const entered = (card: CardSpec): CardSpec => ({ ...lying(card), entered: true });
export const faceDown = (card: CardSpec): CardSpec => ({ ...lying(card), state: 'faceDown' });
export const supported = (card: CardSpec, ...supports: CardSpec[]): CardSpec => ({ ...lying(card), supports });
/** It has approached in this turn as often as this. */
export const approached = (card: CardSpec, approaches = 1): CardSpec => ({ ...lying(card), approaches });

/** Lays the table that a ruling describes; `seatOfA` is where the turn player sits. */
export function prepare(spec: TableSpec, seatOfA: Seat, story: boolean): Table {
  const defined: Record<string, CardData> = {};
  const table = emptyTable(seedFromNumber(1), optionsFrom(spec.options ?? {}), story, defined);
  const { turn, ...at } = AT[spec.at];
  Object.assign(table, at, { turn: spec.turn ?? turn, turnPlayer: seatOfA });
  const numberOf = definer(defined);
  for (const [who, seat] of playersInOrder(seatOfA)) {
    const deck = spec.at === 'setUp' ? DECK_IN_SET_UP : DECK;
    laySide(table, numberOf, seat, { deck, ...spec[who] });
  }
  if (spec.at === 'main') table.window = openWindow('main', seatOfA, 'other');
  table.rng.script = scriptOf(spec, seatOfA);
  return table;
}

function laySide(table: Table, numberOf: (card: CardData | string) => string, seat: Seat, spec: SideSpec): void {
  const lay = (card: CardSpec, zone: Zone): void => {
    const { lies, state, entered: isNew, approaches, supports = [], owner } = lying(card);
    const id = addCard(table, seat, numberOf(lies), zone, {
      ...(state && { state }),
      ...(isNew && { entered: isNew }),
      ...(owner && { owner: opponentOf(seat) }),
    });
    if (approaches !== undefined) cardAt(table, id).approaches = approaches;
    for (const one of supports) laySupport(one, id);
  };
  const laySupport = (card: CardSpec, bearer: CardId): void => {
    const { lies, state, owner } = lying(card);
    const by = owner === undefined ? seat : opponentOf(seat);
    addCard(table, by, numberOf(lies), 'set', { ...(state && { state }), on: bearer });
  };
  for (const pile of PILES) {
    const held = spec[pile] ?? [];
    const cards = typeof held === 'number' ? plain(held) : held;
    for (const card of cards.toReversed()) lay(card, pile);
  }
  for (const area of AREAS) for (const card of spec[area] ?? []) lay(card, area);
}
