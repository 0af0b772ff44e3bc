// What every part of a table's page shares: the live table, and what it opens.

import type { Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import type { LiveTable } from '../../table/live-table.ts';
import { drawsLog, panel } from '../settings.ts';

export type Opened =
  | { readonly what: 'card'; readonly no: string; readonly handle?: Handle }
  | { readonly what: 'zone'; readonly seat: Seat; readonly zone: string }
  | { readonly what: 'settings' | 'help' | 'concede' | 'device' | 'report' };

export interface TableDesk {
  readonly live: LiveTable;
  /** The dialog that lies over the table, if any. */
  readonly opened: Signal<Opened | null>;
  /** The card under the pointer, for the preview. */
  readonly hovered: Signal<Handle | null>;
  /** Are the keys for this table? Of two in one page they are for one. */
  readonly keyed: Signal<boolean>;
  /** Is the drawer with the log open, where the log has no other place? */
  readonly logOpen: Signal<boolean>;
  /** What the board showed when it last came to rest. */
  readonly rested: Signal<TableModel | null>;
}

export const DeskContext = createContext<TableDesk | null>(null);

export function useDesk(): TableDesk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('this belongs to a table');
  return desk;
}

/** Shows or hides the log, wherever it has its place in this window. */
export function toggleLog({ logOpen }: TableDesk): void {
  if (drawsLog.value) logOpen.value = !logOpen.value;
  else panel.value = panel.value === 'open' ? 'shut' : 'open';
}

/** The seat shown below: the own one, or the first for those who only watch. */
export const below = (live: LiveTable): Seat => live.seat ?? 0;
