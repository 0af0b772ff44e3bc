// What a character has beside its numbers: basic abilities and prohibitions, from itself, its item and its area.
import type { Basic, BasicName, Gift, Restriction } from '../card-data.ts';
import type { Board, Character, Seen } from './board.ts';
import { holds, type Role, roleIn } from './matching.ts';

/** What its own card, its item and its area give it; `role` if it had that part in a fight. */
function giftsTo(board: Board, character: Character, role?: Role): Gift[] {
  const from = (source: Seen | undefined, to: 'this' | 'bearer'): Gift[] =>
    (source?.data.abilities ?? []).flatMap((ability) =>
      ability.kind === 'always' && ability.to === to && holds(board, ability.if, source ?? character, role)
        ? ability.gives
        : [],
    );
  return [
    ...from(character, 'this'),
    ...from(board.itemOf(character), 'bearer'),
    ...from(board.areaUnder(character), 'bearer'),
  ];
}

/** In the order in which the rules number them, as far as the seat can tell. */
export const basicsOf = (board: Board, character: Character): Basic[] => [
  ...character.data.basics,
  ...giftsTo(board, character).flatMap((gift) => (gift.what === 'basic' ? [gift.basic] : [])),
];
export const hasBasic = (board: Board, character: Character, name: BasicName): boolean =>
  basicsOf(board, character).some(({ basic }) => basic === name);
export const isForbidden = (board: Board, character: Character, what: Restriction, role?: Role): boolean =>
  giftsTo(board, character, role).some((gift) => gift.what === 'cannot' && gift.do === what);

export interface Strength {
  readonly ap: number;
  readonly dp: number;
}
/** What its values would be in a fight: what its card gives it only there comes on top. */
export function strengthIn(board: Board, character: Character, role: Role): Strength {
  const { ap, dp } = character;
  if (board.battle !== undefined && roleIn(board.battle, character) === role) return { ap, dp };
  const sum = (what: 'ap' | 'dp', gifts: readonly Gift[]): number =>
    gifts.reduce((so, gift) => so + (gift.what === what && typeof gift.by === 'number' ? gift.by : 0), 0);
  const [inFight, now] = [giftsTo(board, character, role), giftsTo(board, character)];
  return { ap: ap + sum('ap', inFight) - sum('ap', now), dp: dp + sum('dp', inFight) - sum('dp', now) };
}
