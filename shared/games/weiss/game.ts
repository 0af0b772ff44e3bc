// Weiß Schwarz whole: its front, and the rules behind it.
import { censusOf } from '../../kernel/census.ts';
import type { GameModule } from '../../kernel/game.ts';
import { end } from './ending.ts';
import { explain } from './explain.ts';
import { front } from './front.ts';
import { setUpTable } from './setup.ts';
import { cloneTable, type Table } from './state.ts';
import { advance } from './turn.ts';
import { sight } from './view.ts';

export const weiss: GameModule<Table> = {
  ...front,
  sight,
  setup: setUpTable,
  advance,
  clone: cloneTable,
  end,
  explain,
  census: censusOf,
  turnPlayer: (table) => table.turnPlayer,
  summary: (table) => ({ turns: table.turn, levels: table.zones.map(({ level }) => level.length) }),
};
