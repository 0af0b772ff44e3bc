// Lycee whole: its front, and the rules behind it.
import type { GameModule } from '../../kernel/game.ts';
import { end } from './ending.ts';
import { explain } from './explain.ts';
import { front } from './front.ts';
import { setUpTable } from './setup.ts';
import { cloneTable, type Table } from './state.ts';
import { advance } from './turn.ts';
import { sight } from './view.ts';

export const lycee: GameModule<Table> = {
  ...front,
  sight,
  setup: setUpTable,
  advance,
  clone: cloneTable,
  end,
  census: (table) => [0, 1].map((owner) => census(table, owner)) as [string[], string[]],
  explain,
  turnPlayer: (table) => table.turnPlayer,
  summary: (table) => ({ turns: table.turn, decks: table.zones.map(({ deck }) => deck.length) }),
};

/** Every card of an owner as it lies in a zone, by number: the law of conservation counts them. */
function census(table: Table, owner: number): string[] {
  return table.zones
    .flatMap((side) => Object.values(side).flat())
    .filter((card) => table.cards[card]?.owner === owner)
    .map((card) => table.cards[card]?.no ?? '?')
    .sort();
}
