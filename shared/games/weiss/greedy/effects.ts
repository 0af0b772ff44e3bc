// What an effect wants with the cards it lets its player choose, read from the card's data.
import type { ShownAsk } from '../../../kernel/view.ts';
import type { Ability, Cost, Effect, Player, Target } from '../ability-data.ts';
import { CATALOGUE } from '../cards/catalogue.ts';

/** Good for the chosen cards' owner, or bad. */
export type Purpose = 'good' | 'bad';

/** Questions whose purpose is the same on every card. */
const PURPOSES: Readonly<Record<string, Purpose>> = {
  discard: 'bad',
  discardToLimit: 'bad',
  restOthers: 'bad',
  whichLeaves: 'bad',
  returnToHand: 'bad',
  salvageCharacter: 'good',
  salvageClimax: 'good',
  standbyCharacter: 'good',
  choiceCharacter: 'good',
  searchDeck: 'good',
};

/** The ability that asks, if it stands in the data of a card. */
export function abilityOf(ask: ShownAsk): Ability | undefined {
  const { no = '', path = '' } = ask.about ?? {};
  return CATALOGUE.get(no)?.abilities[Number(path)];
}

/** Every step of an effect, also those inside others. */
export function stepsOf(effect: readonly Effect[]): Effect[] {
  return effect.flatMap((step) => [
    step,
    ...('then' in step ? stepsOf(step.then) : []),
    ...('else' in step && step.else !== undefined ? stepsOf(step.else) : []),
  ]);
}
const effectOf = (ability: Ability | undefined): readonly Effect[] =>
  ability !== undefined && 'effect' in ability ? ability.effect : [];

/** What happens to the cards that this question asks for; `fallback` where the data does not say. */
export function purposeOf(ask: ShownAsk, fallback: Purpose): Purpose {
  const fixed = PURPOSES[ask.why];
  if (fixed !== undefined) return fixed;
  const steps = stepsOf(effectOf(abilityOf(ask)));
  const names = new Set(
    steps.flatMap((step) => ('as' in step && step.as !== undefined && step.do === 'choose' ? [step.as] : [])),
  );
  for (const step of steps) {
    if (!('target' in step) || !isBound(step.target, names)) continue;
    const purpose = purposeOfStep(step, fallback);
    if (purpose !== undefined) return purpose;
  }
  return fallback;
}
const isBound = (target: Target | Player, names: ReadonlySet<string>): boolean =>
  typeof target === 'object' && 'bound' in target && names.has(target.bound);

function purposeOfStep(step: Effect, fallback: Purpose): Purpose | undefined {
  switch (step.do) {
    case 'power':
    case 'soul':
    case 'level':
      return typeof step.by === 'number' && step.by < 0 ? 'bad' : 'good';
    case 'turn':
      return step.to === 'stand' ? 'good' : 'bad';
    case 'place':
      return 'good';
    case 'move':
      // From the stage it is a loss wherever it goes; from elsewhere the hand is what one wants.
      return fallback === 'bad' || step.to === 'waitingRoom' || step.to === 'clock' ? 'bad' : 'good';
    default:
      return undefined;
  }
}

/** Does an optional effect help who may do it? Damage to oneself does not; what was looked at decides by its worth. */
export const hurtsItself = (ask: ShownAsk): boolean =>
  stepsOf(effectOf(abilityOf(ask))).some((step) => step.do === 'damage' && step.to === 'you');

/** The cost that an optional ability asks for. */
export function costOf(ask: ShownAsk): readonly Cost[] {
  const ability = abilityOf(ask);
  if (ability === undefined) return [];
  if ('cost' in ability && ability.cost !== undefined) return ability.cost;
  return stepsOf(effectOf(ability)).flatMap((step) => (step.do === 'pay' ? step.cost : []));
}
