// At every moment somebody is asked something answerable, or the match is over; no question has the id of an earlier one.
import { allows } from '../../ask/limit.ts';
import { SEATS } from '../../seat.ts';
import type { KernelState } from '../../state.ts';
import type { Run, Watcher } from './law.ts';

export function progress<S extends KernelState>({ check }: Run<S>): Watcher<S> {
  let last = 0;
  let open: readonly (number | undefined)[] = [];
  return {
    at: ({ match }) => {
      const asks = SEATS.map((seat) => match.askOf(seat));
      check(
        match.result !== null || asks.some((ask) => ask !== undefined),
        () => 'nobody is asked, and it is not over',
      );
      check(match.result === null || asks.every((ask) => ask === undefined), () => 'it is over, and somebody is asked');
      for (const ask of asks) {
        if (ask === undefined || open.includes(ask.id)) continue;
        check(ask.id > last, () => `question ${ask.id} came after ${last}`);
        check(allows(ask.spec, []), () => `no answer satisfies ${ask.spec.why} of ${ask.spec.from.length} offered`);
      }
      open = asks.map((ask) => ask?.id);
      last = Math.max(last, ...open.map((id) => id ?? 0));
    },
  };
}
