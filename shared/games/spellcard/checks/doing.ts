// What a declaration does (section 6): its targets, its attack, its effects, and what it answers.
import type { CardFault } from '../../../kernel/scenario/bench.ts';
import { ATTACKED, type Attack, type Doing, type Speed, type UsedItemData } from '../card-data.ts';
import { faultIf, isWhole, type Path, type Scope } from './scope.ts';
import { effectFaults, targetsFaults } from './steps.ts';
import { amountFaults } from './values.ts';

export type Names = Pick<Scope, 'isName' | 'isCharacter'>;
type Declared = Doing & { readonly speed: Speed } & Pick<UsedItemData, 'exclusive'>;

/** Of a skill, a spell card or an item that is used. */
export function doingFaults(doing: Declared, path: Path, hasUser: boolean, names: Names): CardFault[] {
  const { targets = [], attack, effect, answers, speed, exclusive = [] } = doing;
  const scope: Scope = {
    ...names,
    hasUser,
    answers: answers !== undefined,
    attacks: false,
    asks: true,
    bound: new Map(),
  };
  const named = targetsFaults(targets, [...path, 'targets'], scope);
  const attacked = attack === undefined ? [] : attackFaults(attack, [...path, 'attack'], scope);
  const after = { ...scope, attacks: attack !== undefined };
  return [
    ...faultIf(answers !== undefined && speed !== 'instant', [...path, 'answers'], 'only an instant one answers (1.9)'),
    ...named,
    ...attacked,
    ...effectFaults(effect, [...path, 'effect'], after),
    ...exclusive.flatMap((one, i) => effectFaults(one.effect, [...path, 'exclusive', i, 'effect'], after)),
  ];
}

/** Whom it attacks is named with the declaration, so that its power may speak of them. */
function attackFaults({ power, on = 1 }: Attack, path: Path, scope: Scope): CardFault[] {
  scope.bound.set(ATTACKED, { who: 'foe', where: 'line' });
  return [
    ...faultIf(!scope.hasUser, path, 'an attack is made by a character (1.11)'),
    ...amountFaults(power, [...path, 'power'], scope, 0),
    ...faultIf(on !== 'all' && !isWhole(on, 1), [...path, 'on'], 'an attack is on 1 enemy or more, or on all'),
  ];
}

/** An environment's own effect in each start phase (1.8). */
export const eachFaults = (effect: Doing['effect'], path: Path, names: Names): CardFault[] =>
  effectFaults(effect, path, {
    ...names,
    hasUser: false,
    answers: false,
    attacks: false,
    asks: false,
    bound: new Map(),
  });
