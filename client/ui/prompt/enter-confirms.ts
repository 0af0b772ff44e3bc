// Enter on what is picked already answers, as it does for a choice of the list; anywhere else it picks.
import type { ShownAsk } from '../../../shared/kernel/view.ts';
import type { LiveTable } from '../../table/live-table.ts';
import { isAnswer } from '../../table/picks.ts';

export const enterConfirms =
  (live: LiveTable, ask: ShownAsk, position: number) =>
  (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): void => {
    const picks = live.picks.value;
    if (event.key !== 'Enter' || !picks.includes(position) || !isAnswer(ask, picks)) return;
    event.preventDefault();
    live.confirm();
  };
