// What a character is marked with beside its values: the type of its normal attack, its stance, whether it has acted, and changes with their turns.
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { Handle, TableModel } from '../../../shared/kernel/model.ts';
import type { Sign } from '../../scenes/paint.ts';
import { signed } from '../../table/shown.ts';
import { changesOn, hasActed, type ShownChange, turnsLeft } from './facts.ts';
import { ACTED, CHANGE_SIGNS, DAMAGE_SIGNS, isDamage, STATE_SIGNS, VALUE_SIGNS } from './icons.ts';

export interface Mark {
  readonly name: string;
  readonly sign: Sign;
}
export const attackTypeOf = (game: GameFront, no: string) => game.print(no)?.icons.find(isDamage);

/** The type of its attack, how it stands, and whether it has acted. */
export function marksOf(game: GameFront, model: TableModel, handle: Handle): Mark[] {
  const face = model.cards[handle];
  const type = attackTypeOf(game, face?.no ?? '');
  const state = face?.state;
  return [
    ...(type === undefined ? [] : [{ name: type, sign: DAMAGE_SIGNS[type] }]),
    ...(state === 'ready' || state === 'guard' || state === 'busy' ? [{ name: state, sign: STATE_SIGNS[state] }] : []),
    ...(hasActed(model, handle) ? [{ name: 'acted', sign: ACTED }] : []),
  ];
}

export interface Badge {
  readonly name: string;
  readonly sign: Sign;
  /** `+2`, or how much poison; nothing of what it cannot do. */
  readonly by: string;
  readonly good: boolean;
  readonly turns: number;
}
const isStat = (what: string): what is keyof typeof VALUE_SIGNS => what in VALUE_SIGNS;

/** What lasts on it, what ends first in front. */
export const badgesOf = (model: TableModel, handle: Handle): Badge[] =>
  [...changesOn(model, handle)]
    .sort((a, b) => a.last - b.last)
    .map((change) => {
      const { what, by } = change;
      const sign = isStat(what) ? VALUE_SIGNS[what] : (CHANGE_SIGNS[what] ?? CHANGE_SIGNS['cannot.attack']);
      return {
        ...{ name: what, sign: sign as Sign, turns: turnsLeft(model, change) },
        ...{ by: saidBy(change), good: isStat(what) && by > 0 },
      };
    });
const saidBy = ({ what, by }: ShownChange): string => (isStat(what) ? signed(by) : what === 'poison' ? String(by) : '');
