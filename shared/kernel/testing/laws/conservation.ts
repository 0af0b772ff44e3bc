// No card is lost or doubled by any answer; a place for a card that is yet to be chosen becomes one card, once.
import type { BySeat } from '../../seat.ts';
import type { KernelState } from '../../state.ts';
import type { Run, Watcher } from './law.ts';

export function conservation<S extends KernelState>({ game, check }: Run<S>): Watcher<S> {
  let before: BySeat<readonly string[]> | undefined;
  return {
    at: ({ match }) => {
      const now = game.census(match.state);
      const held = before ?? now;
      const holds = isKept(held[0], now[0]) && isKept(held[1], now[1]);
      check(holds, () => `the census was ${bagText(held)} and is ${bagText(now)}`);
      if (holds) before = now;
      const astray = findAstray(match.state);
      check(astray === undefined, () => astray ?? '');
    },
  };
}

const bagText = (census: BySeat<readonly string[]>): string =>
  census.map((cards) => [...cards].sort().join(' ')).join(' / ');

/** As many as before, and every card of before; what was a place for one may be a card now. */
function isKept(before: readonly string[], after: readonly string[]): boolean {
  if (before.length !== after.length) return false;
  const counts = new Map<string, number>();
  for (const no of after) counts.set(no, (counts.get(no) ?? 0) + 1);
  for (const no of before) {
    if (no === '') continue;
    const left = counts.get(no) ?? 0;
    if (left === 0) return false;
    counts.set(no, left - 1);
  }
  return true;
}

/** A card that is not in exactly one zone, or believes to be elsewhere. */
function findAstray(state: KernelState): string | undefined {
  const found = new Array<number>(state.cards.length).fill(0);
  for (const [seat, side] of state.zones.entries()) {
    for (const zone in side) {
      for (const id of side[zone] ?? []) {
        const card = state.cards[id];
        if (card === undefined) return `zone ${zone} of seat ${seat} holds card ${id}, which does not exist`;
        if (card.zone !== zone || card.seat !== seat) {
          return `card ${id} (${card.no}) lies in ${zone} of seat ${seat} and says ${card.zone} of seat ${card.seat}`;
        }
        found[id] = (found[id] ?? 0) + 1;
      }
    }
  }
  const wrong = found.findIndex((times) => times !== 1);
  return wrong < 0 ? undefined : `card ${wrong} (${state.cards[wrong]?.no}) lies in ${found[wrong]} zones`;
}
