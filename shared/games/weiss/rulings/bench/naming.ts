// How rulings call what lies on a table of this game.
import type { Naming } from '../../../../kernel/testing/ruling/bench.ts';
import { SLOTS } from '../../card-data.ts';
import { dataOfNo } from '../../data-of.ts';
import type { Table } from '../../state.ts';

export const NAMING: Naming<Table> = {
  nameOfNo: (table, no) => dataOfNo(table, no).name.en,
  isPlace: (zone) => (SLOTS as readonly string[]).includes(zone),
};
