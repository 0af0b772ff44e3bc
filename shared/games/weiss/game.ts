// Weiß Schwarz as the kernel, the server and the client know it.
import type { GameModule } from '../../kernel/game.ts';
import { CATALOGUE, printOf } from './cards/catalogue.ts';
import { STARTERS } from './cards/starters.ts';
import { checkDeck } from './deck.ts';
import { describe } from './describe.ts';
import { end } from './ending.ts';
import { EVENTS } from './happening.ts';
import { OPTIONS } from './options.ts';
import { setUpTable } from './setup.ts';
import { cloneTable, type Table } from './state.ts';
import { textOf } from './text/text.ts';
import { advance } from './turn.ts';
import { sight } from './view.ts';

/** Kinds of covert windows (design: always opened while public facts allow it). */
export const WINDOWS = ['counter', 'climax', 'payCost'] as const;

export const weiss: GameModule<Table> = {
  id: 'weiss',
  options: OPTIONS,
  sight,
  events: EVENTS,
  starters: STARTERS,
  windows: WINDOWS,
  prints: () => [...CATALOGUE.values()].map(printOf),
  print: (no) => {
    const card = CATALOGUE.get(no);
    return card && printOf(card);
  },
  text: textOf,
  describe: (no, language) => {
    const card = CATALOGUE.get(no);
    return card === undefined ? [] : describe(card, language);
  },
  checkDeck,
  setup: setUpTable,
  advance,
  clone: cloneTable,
  end,
  census: (table) => [0, 1].map((owner) => census(table, owner)) as [string[], string[]],
  turnPlayer: (table) => table.turnPlayer,
  summary: (table) => ({ turns: table.turn, levels: table.zones.map(({ level }) => level.length) }),
};

/** Every card of an owner as it lies in a zone, by number: the law of conservation counts them. */
function census(table: Table, owner: number): string[] {
  return table.zones
    .flatMap((side) => Object.values(side).flat())
    .filter((card) => table.cards[card]?.owner === owner)
    .map((card) => table.cards[card]?.no ?? '?')
    .sort();
}
