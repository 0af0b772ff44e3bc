// What equipment is worth to its bearer, and an environment to the own side.
import type { CardData, Gift, Restriction } from '../card-data.ts';
import type { Board, Fighter } from './board.ts';
import { WEIGHTS } from './weights.ts';

/** A turn in which somebody cannot do it. */
export const HARM: Readonly<Record<Restriction, number>> = {
  attack: WEIGHTS.cannotAttack,
  skill: WEIGHTS.cannotSkill,
  spell: WEIGHTS.cannotSpell,
  dodge: WEIGHTS.cannotDodge,
};

export function gearWorth(data: CardData, bearer: Fighter | undefined): number {
  if (!('gives' in data) || bearer === undefined) return 0;
  // Whoever is about to fall keeps nothing for long.
  const turns = (WEIGHTS.lasting * Math.min(bearer.hp, WELL)) / WELL;
  return data.gives.reduce((sum, gift) => sum + perTurn(gift, bearer), 0) * turns;
}
const WELL = 6;
/** It works for both sides. */
export function environmentWorth(board: Board, data: CardData): number {
  if (!('gives' in data)) return 0;
  const of = (line: readonly Fighter[]): number =>
    line.reduce((sum, one) => sum + data.gives.reduce((so, gift) => so + perTurn(gift, one), 0), 0);
  return (of(board.lines[board.you]) - of(board.lines[board.foe])) * WEIGHTS.environment;
}

/** For a bearer, in a turn of each side together. */
function perTurn(gift: Gift, bearer: Fighter): number {
  const { atkType } = bearer.data;
  switch (gift.what) {
    case 'power':
      return gift.by * WEIGHTS.typed * (gift.type === atkType ? 1 : OTHER_TYPE);
    case 'against':
      return (-gift.by * WEIGHTS.def) / 2;
    case 'cannot':
      return -HARM[gift.do];
    case 'immune':
      return IMMUNE;
    case 'atk':
      return gift.by * WEIGHTS.atk;
    default:
      return gift.by * WEIGHTS[gift.what] * (gift.stance === undefined ? 1 : SOMETIMES) * useOf(gift.what, bearer);
  }
}
const OTHER_TYPE = 0.3;
const IMMUNE = 0.08;
const SOMETIMES = 0.5;
/** Flight is nothing without spirit to fly with. */
const useOf = (what: string, { data, cannot }: Fighter): number =>
  what !== 'flight' ? 1 : cannot.includes('dodge') ? 0 : Math.min(1, data.spirit / 6);
