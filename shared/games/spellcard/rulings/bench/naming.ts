// How rulings call what lies on a table of this game.
import type { Naming } from '../../../../kernel/testing/ruling/bench.ts';
import { dataOfNo } from '../../data-of.ts';
import type { Table } from '../../state.ts';

/** No place holds a single card: everything is called by its name, an empty sleeve by none. */
export const NAMING: Naming<Table> = {
  nameOfNo: (table, no) => (no === '' ? '' : dataOfNo(table, no).name.en),
  isPlace: () => false,
};
