// How rulings call what lies on a table of this game.
import type { Naming } from '../../../../kernel/testing/ruling/bench.ts';
import { AREAS, CELLS, ITEMS } from '../../card-data.ts';
import { dataOfNo } from '../../data-of.ts';
import type { Table } from '../../state.ts';

const PLACES: readonly string[] = [...CELLS, ...AREAS, ...ITEMS];

export const NAMING: Naming<Table> = {
  nameOfNo: (table, no) => dataOfNo(table, no).name.en,
  isPlace: (zone) => PLACES.includes(zone),
};
