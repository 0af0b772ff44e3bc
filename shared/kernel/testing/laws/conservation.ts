// No card is lost or doubled by any answer.
import type { BySeat } from '../../seat.ts';
import type { KernelState } from '../../state.ts';
import type { Run, Watcher } from './law.ts';

export function conservation<S extends KernelState>({ game, check }: Run<S>): Watcher<S> {
  let first: string | undefined;
  return {
    at: ({ match }) => {
      const now = countText(game.census(match.state));
      first ??= now;
      check(now === first, () => `the census was ${first} and is ${now}`);
      const astray = findAstray(match.state);
      check(astray === undefined, () => astray ?? '');
    },
  };
}

const countText = (census: BySeat<readonly string[]>): string =>
  census.map((cards) => [...cards].sort().join(' ')).join(' / ');

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
