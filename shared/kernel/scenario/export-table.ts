// The table of an export: every card that its reader sees by name or number, all others as so many blanks.
import type { CardId } from '../card.ts';
import type { TableModel } from '../model.ts';
import { SEATS, type Seat } from '../seat.ts';
import type { KernelState } from '../state.ts';
import type { CardFace, Viewer } from '../story.ts';
import { type Sight, viewOf } from '../view.ts';
import type { ScenarioBench } from './bench.ts';
import { bookOf, type CardBench } from './book.ts';
import { type Laid, ScenarioFault, type Side } from './types.ts';
import { Words } from './words.ts';

/** Whose knowledge an export holds; everybody's once a match is over. */
export type Reach = Viewer | 'everything';

export interface WrittenTable<S extends KernelState> {
  readonly sides: { readonly A: Side; readonly B: Side };
  /** The cards that have a name in the file. */
  readonly written: ReadonlySet<CardId>;
  readonly words: Words<S>;
}

/** Nothing but what the view of the reader shows decides which cards are written. */
export function writeTable<S extends KernelState, Card, More>(
  bench: ScenarioBench<S, Card, More>,
  state: S,
  reach: Reach,
): WrittenTable<S> {
  const { sight } = bench.game;
  const view = reach === 'everything' ? viewOf(openSight(sight), state, 'public') : viewOf(sight, state, reach);
  const written: CardId[] = [];
  const [A, B] = SEATS.map((seat) => sideOf(bench, state, view, seat, written)) as [Side, Side];
  const words = new Words(
    bench,
    state,
    written,
    (name) => (name === 'A' ? 0 : 1),
    () => true,
  );
  return { sides: { A, B }, written: new Set(written), words };
}
const openSight = <S extends KernelState>(sight: Sight<S>): Sight<S> => ({
  ...sight,
  opens: () => true,
  sees: () => true,
});

function sideOf<S extends KernelState, Card, More>(
  bench: ScenarioBench<S, Card, More>,
  state: S,
  view: TableModel,
  seat: Seat,
  written: CardId[],
): Side {
  const side: Record<string, Laid | readonly Laid[]> = {};
  for (const zone of bench.game.sight.zones) {
    const shown = view.zones[seat][zone] ?? 0;
    if (typeof shown === 'number') {
      if (shown > 0) side[zone] = { fill: shown };
      continue;
    }
    const ids = state.zones[seat][zone] ?? [];
    const pile: Laid[] = [];
    for (const [at, handle] of [...shown.entries()].toReversed()) {
      const face = handle === null ? undefined : view.cards[handle];
      // A place for a card that is yet to be chosen has no face either way.
      if (face?.no === '') addBlank(pile);
      else if (face === undefined) addBlank(pile, 'down');
      else {
        const card = ids[at] as CardId;
        written.push(card);
        pile.push(laid(bench, state, card, face));
      }
    }
    const [only] = pile;
    if (only !== undefined) side[zone] = pile.length === 1 ? only : pile;
  }
  return side;
}
/** One more card that nobody knows: it lies face down in an open zone, or is yet to be chosen. */
function addBlank(pile: Laid[], face?: 'down'): void {
  const last = pile.at(-1);
  const isRun = typeof last === 'object' && 'fill' in last;
  if (isRun) pile.pop();
  pile.push({ fill: isRun ? last.fill + 1 : 1, ...(face && { face }) });
}
function laid<S extends KernelState, Card, More>(
  bench: ScenarioBench<S, Card, More>,
  state: S,
  card: CardId,
  { no, state: shown }: CardFace,
): Laid {
  const orientation = bench.orientationBefore?.(state, card) ?? shown;
  const { face, counters = {} } = bench.lyingOf(state, card);
  const word = wordFor(bench, no, bench.nameOf(state, card));
  const how = {
    ...(orientation !== undefined && { orientation }),
    ...(face === 'down' && { face }),
    ...(Object.keys(counters).length > 0 && { counters }),
  };
  return Object.keys(how).length === 0 ? word : { card: word, ...how };
}

const WORDS = new WeakMap<object, (no: string, name: string) => string>();
/** A card's name where the sets have one card of that name, else its number. */
function wordFor<Card>(bench: CardBench<Card>, no: string, name: string): string {
  let word = WORDS.get(bench);
  if (word === undefined) {
    word = wordsOf(bench);
    WORDS.set(bench, word);
  }
  return word(no, name);
}
function wordsOf<Card>(bench: CardBench<Card>): (no: string, name: string) => string {
  const book = bookOf(bench, []);
  const known = new Map<string, string>();
  const isUnique = (no: string, name: string): boolean => {
    try {
      return book.noOf(name, '') === no;
    } catch (error) {
      if (error instanceof ScenarioFault) return false;
      throw error;
    }
  };
  return (no, name) => {
    const word = known.get(no) ?? (isUnique(no, name) ? name : no);
    known.set(no, word);
    return word;
  };
}
