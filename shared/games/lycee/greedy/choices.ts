// Choosing cards: whatever an effect asks for, by what becomes of it.
import type { Answer } from '../../../kernel/ask.ts';
import type { ShownAsk } from '../../../kernel/view.ts';
import type { Ability, Basic, Effect, Naming } from '../card-data.ts';
import { CATALOGUE } from '../cards/catalogue.ts';
import { abilityIn } from '../data-of.ts';
import type { Board, Seen } from './board.ts';
import { declaredWorth, effectWorth, type Reading, stepsOf, worthOn } from './effects.ts';
import { matches } from './matching.ts';
import { priceOf } from './paying.ts';
import { handWorth } from './worth.ts';

/** The ability that asks, as its card's data has it. */
export function askingAbility({ about }: ShownAsk): Ability | Basic | undefined {
  const data = CATALOGUE.get(about?.no ?? '');
  return data && about?.path !== undefined ? abilityIn(data, about.path) : undefined;
}
const effectOf = (ability: Ability | Basic | undefined): readonly Effect[] =>
  ability !== undefined && 'effect' in ability ? ability.effect : [];

/** The card whose ability asks; one that the seat does not see any more is taken for one in the dust box. */
function sourceOf(board: Board, { about }: ShownAsk): Seen | undefined {
  const card = about?.card == null ? undefined : board.card(about.card);
  if (card !== undefined) return card;
  const data = CATALOGUE.get(about?.no ?? '');
  return data && { handle: '', data, seat: board.you, zone: 'dustBox', cell: undefined };
}

/** As many of the cards that one wants chosen as are allowed, and no more of the others than needed. */
export function bestCards(ask: ShownAsk, cards: readonly Seen[], wants: (card: Seen) => number): Answer {
  const worths = cards.map(wants);
  const order = cards.map((_, i) => i).toSorted((a, b) => (worths[b] as number) - (worths[a] as number));
  const wanted = worths.filter((worth) => worth > 0).length;
  return order.slice(0, Math.min(ask.max, Math.max(ask.min, wanted)));
}

/** By what the effect does to the cards that are named or chosen now. */
export function chosenFor(board: Board, ask: ShownAsk, cards: readonly Seen[]): Answer {
  const source = sourceOf(board, ask);
  const ability = askingAbility(ask);
  const effect = effectOf(ability);
  const name = source && nameFor(board, ability, cards, source);
  if (source === undefined || name === undefined) return bestCards(ask, cards, ({ data }) => handWorth(board, data));
  const reading: Reading = { board, source, bound: new Map() };
  return bestCards(ask, cards, (card) => worthOn(reading, effect, name, card));
}
/** Which of its names the question is for: the first that means all the offered cards. */
function nameFor(
  board: Board,
  ability: Ability | Basic | undefined,
  cards: readonly Seen[],
  source: Seen,
): string | undefined {
  const namings: readonly Naming[] = (ability !== undefined && 'targets' in ability && ability.targets) || [];
  const choices = stepsOf(effectOf(ability)).filter((step) => step.do === 'choose');
  return [...namings, ...choices].find(
    (one) => 'from' in one && cards.every((card) => matches(board, one.from, card, source)),
  )?.as;
}

/** Does an optional part of an effect help? */
export function helps(board: Board, ask: ShownAsk): boolean {
  const source = sourceOf(board, ask);
  const step = stepsOf(effectOf(askingAbility(ask))).find(({ do: verb }) => verb === 'may' || verb === 'pay');
  if (source === undefined || step === undefined || !('then' in step)) return true;
  const worth = effectWorth(board, source, { effect: step.then });
  return worth > ('cost' in step ? priceOf(board, step.cost, source) : 0);
}

/** The declaration that it is best to undo. */
export function bestDeclaration(board: Board, { from }: ShownAsk): Answer {
  const worths = from.map((one) => {
    const link = 'declared' in one ? board.chain[one.declared.nth - 1] : undefined;
    return link === undefined ? 0 : declaredWorth(board, link);
  });
  return [worths.indexOf(Math.max(...worths))];
}
