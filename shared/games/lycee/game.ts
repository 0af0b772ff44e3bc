// Lycee whole: its front, and the rules behind it.
import { censusOf } from '../../kernel/census.ts';
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
  census: censusOf,
  explain,
  turnPlayer: (table) => table.turnPlayer,
  summary: (table) => ({ turns: table.turn, decks: table.zones.map(({ deck }) => deck.length) }),
};
