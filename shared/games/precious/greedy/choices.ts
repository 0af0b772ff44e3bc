// Choosing cards: whatever an effect asks for, by what becomes of it.
import type { Answer } from '../../../kernel/ask.ts';
import type { ShownAsk } from '../../../kernel/view.ts';
import type { Effect, Naming, Text } from '../card-data.ts';
import { CATALOGUE } from '../cards/catalogue.ts';
import { textIn } from '../data-paths.ts';
import type { Board, Seen } from './board.ts';
import { effectWorth, worthOn } from './effects.ts';
import { matches } from './matching.ts';
import { priceOfText } from './paying.ts';
import { newReading, stepsOf } from './reading.ts';
import { handWorth } from './worth.ts';

/** The text that asks, as its card's data has it. */
function askingText({ about }: ShownAsk): Text | undefined {
  const data = CATALOGUE.get(about?.no ?? '');
  return data && about?.path !== undefined ? textIn(data, about.path) : undefined;
}
const effectOf = (text: Text | undefined): readonly Effect[] =>
  text !== undefined && 'effect' in text ? text.effect : [];

/** The card that asks, as the own side's; one that the seat does not see any more is taken for one in the trash. */
export function askingCard(board: Board, { about }: ShownAsk): Seen | undefined {
  const card = about?.card == null ? undefined : board.card(about.card);
  if (card !== undefined) return card;
  const data = CATALOGUE.get(about?.no ?? '');
  return data && { handle: '', data, seat: board.you, zone: 'trash', state: 'active' };
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
  const source = askingCard(board, ask);
  const text = askingText(ask);
  const effect = effectOf(text);
  const name = source && nameFor(board, text, cards, source);
  if (source === undefined || name === undefined) return bestCards(ask, cards, ({ data }) => handWorth(board, data));
  const reading = newReading(board, source);
  return bestCards(ask, cards, (card) => worthOn(reading, effect, name, card));
}
/** Which of its names the question is for: the first that means all the offered cards. */
function nameFor(board: Board, text: Text | undefined, cards: readonly Seen[], source: Seen): string | undefined {
  const namings: readonly Naming[] = (text !== undefined && 'targets' in text && text.targets) || [];
  const choices = stepsOf(effectOf(text)).filter((step) => step.do === 'choose');
  return [...namings, ...choices].find((one) => cards.every((card) => matches(board, one.from, card, source)))?.as;
}

/** Does an optional part of an effect help? */
export function helps(board: Board, ask: ShownAsk): boolean {
  const source = askingCard(board, ask);
  const effect = stepsOf(effectOf(askingText(ask)));
  const step = effect.find(({ do: verb }) => verb === 'may' || verb === 'pay');
  if (source === undefined || step === undefined || !('then' in step)) return true;
  // What has been looked at before is known by now.
  const looks = effect.filter((one) => one.do === 'lookTop' || one.do === 'revealTop');
  const worth =
    effectWorth(board, source, { effect: [...looks, ...step.then] }) - effectWorth(board, source, { effect: looks });
  return worth > ('cost' in step ? priceOfText(board, step.cost, source) : 0);
}
