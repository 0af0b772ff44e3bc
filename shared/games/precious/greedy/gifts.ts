// What static texts give to a character beyond what everybody is told of it.
import type { Gift, StaticText, Text, Value } from '../card-data.ts';
import type { Board, Character, Seen } from './board.ts';
import { holds, matches } from './matching.ts';

function giftsTo(board: Board, one: Character): readonly Gift[] {
  const from = (source: Seen, to: 'this' | 'bearer'): readonly Gift[] =>
    source.data.texts.flatMap((text) =>
      text.kind === 'static' && text.to === to && holds(board, text.if, source) ? text.gives : [],
    );
  return [...from(one, 'this'), ...board.supportsOf(one).flatMap((card) => from(card, 'bearer'))];
}
/** How many points its approach gives (6, step 3). */
export function pointsGivenBy(board: Board, one: Character): number {
  const { approach } = board;
  if (approach?.approacher === one.handle) return approach.points;
  return giftsTo(board, one).reduce((sum, gift) => sum + (gift.what === 'points' ? gift.by : 0), 1);
}

/** AP that it has besides when it approaches, DP when it interferes: by texts that wait for that turn, or that may be used in it. */
export function reserveOf(board: Board, one: Character, what: Value): number {
  const by = (source: Seen, text: Text): number => {
    if (text.kind === 'use') return source.state === 'active' || isLater(board, one, what) ? boostOf(text, what) : 0;
    return text.kind === 'static' && isLater(board, one, what) && comesTo(board, text, source, one)
      ? giftOf(text, what)
      : 0;
  };
  const isStatic = ({ kind }: Text): boolean => kind === 'static';
  const sources = board
    .field(one.seat)
    .flatMap((source) => source.data.texts.filter(isStatic).map((text) => by(source, text)));
  const supports = board.supportsOf(one).flatMap((source) => source.data.texts.map((text) => by(source, text)));
  return [...sources, ...supports].reduce((sum, more) => sum + more, 0);
}
/** It approaches in its own turn and interferes in the other: is that the next turn, not this one? */
const isLater = (board: Board, { seat }: Character, what: Value): boolean =>
  (board.turnPlayer === seat) !== (what === 'ap');
/** A text that holds in the other turn only, and then concerns the character. */
function comesTo(board: Board, { if: conditions = [], to }: StaticText, source: Seen, one: Character): boolean {
  const others = conditions.filter((condition) => !('turn' in condition));
  return (
    others.length < conditions.length &&
    !holds(board, conditions, source) &&
    holds(board, others, source) &&
    typeof to === 'object' &&
    matches(board, to, one, source)
  );
}
/** What a support card gives to its bearer for the approach, when it is used. */
export function boostOf({ effect, timing, cost }: Extract<Text, { kind: 'use' }>, what: Value): number {
  if (cost.n !== undefined || !timing.includes(what === 'ap' ? 'own' : 'opponent')) return 0;
  return effect.reduce(
    (sum, step) => (step.do === what && step.target === 'bearer' && typeof step.by === 'number' ? sum + step.by : sum),
    0,
  );
}
export const giftOf = ({ gives }: StaticText, what: Value): number =>
  gives.reduce((sum, gift) => (gift.what === what && typeof gift.by === 'number' ? sum + gift.by : sum), 0);
