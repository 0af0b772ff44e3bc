// Choosing cards: whatever an effect asks for, by what becomes of it; users, bearers and payments.
import type { Answer } from '../../../kernel/ask.ts';
import type { ShownAsk } from '../../../kernel/view.ts';
import type { Doing, Effect, Naming } from '../card-data.ts';
import { CATALOGUE } from '../cards/catalogue.ts';
import { bestBearer } from './actions.ts';
import { type Board, type Fighter, isFighter, type Seen } from './board.ts';
import { stepsOf, worthOn } from './effects.ts';
import { itemWorth } from './items.ts';
import { isOfKind, newReading } from './reading.ts';
import { handWorth } from './worth.ts';

/** As many of the cards that one wants chosen as are allowed, and no more of the others than needed. */
export function bestCards(ask: ShownAsk, cards: readonly Seen[], wants: (card: Seen) => number): Answer {
  const worths = cards.map(wants);
  const order = cards.map((_, i) => i).toSorted((a, b) => (worths[b] as number) - (worths[a] as number));
  const wanted = worths.filter((worth) => worth > 0).length;
  return order.slice(0, Math.min(ask.max, Math.max(ask.min, wanted)));
}

/** What asks, as its card's data has it. */
function askingDoing({ about }: ShownAsk): Pick<Doing, 'targets' | 'effect'> | undefined {
  const data = CATALOGUE.get(about?.no ?? '');
  if (data?.type === 'character') return data.skill;
  if (data?.type === 'item' && about?.path?.startsWith('exclusive') && 'exclusive' in data) return data.exclusive?.[0];
  return data !== undefined && 'effect' in data ? data : undefined;
}
/** Who uses it, as far as the card tells. */
function askingUser(board: Board, { about }: ShownAsk): Fighter | undefined {
  const fighter = board.fighter(about?.card);
  if (fighter !== undefined) return fighter;
  const data = CATALOGUE.get(about?.no ?? '');
  return data?.type === 'spell' ? board.lines[board.you].find((one) => one.data.no === data.owner) : undefined;
}

/** By what the effect does to the cards that are named or chosen now. */
export function chosenFor(board: Board, ask: ShownAsk, cards: readonly Seen[]): Answer {
  const doing = askingDoing(ask);
  // A choice that an enemy effect leaves to this side is read as the enemy's.
  const isOwn = ask.why !== 'chooseTarget' || !isLeftToFoe(doing?.effect ?? []) || board.isOwnTurn;
  const reading = newReading(board, isOwn ? board.you : board.foe, askingUser(board, ask), topFor(board, ask));
  const name = doing && nameFor(reading, doing, cards);
  if (doing === undefined || name === undefined) return bestCards(ask, cards, (card) => handWorth(board, card));
  return bestCards(ask, cards, (card) => worthOn(reading, doing.effect, name, card) + TIE * handWorth(board, card));
}
const TIE = 0.001;
const isLeftToFoe = (effect: readonly Effect[]): boolean =>
  stepsOf(effect).some((step) => step.do === 'choose' && step.by === 'foe');
/** Of what resolves now the newest declaration is itself. */
function topFor(board: Board, ask: ShownAsk) {
  const { chain } = board;
  if (ask.why !== 'chooseTarget') return chain.at(-1);
  const { against } = chain.at(-1) ?? {};
  return against === undefined ? undefined : chain.at(-2);
}
/** Which of its names the question is for: the first that means all the offered cards. */
function nameFor(
  reading: ReturnType<typeof newReading>,
  { targets = [], effect }: Pick<Doing, 'targets' | 'effect'>,
  cards: readonly Seen[],
): string | undefined {
  const choices: readonly Naming[] = stepsOf(effect).flatMap((step) => (step.do === 'choose' ? step : []));
  const meansAll = ({ from }: Naming): boolean =>
    cards.every((card) => card.zone === from.where && isOfKind(reading, from, card));
  return [...targets, ...choices].find(meansAll)?.as;
}

export function user(board: Board, ask: ShownAsk, cards: readonly Seen[]): Answer {
  const card = board.card(ask.about?.card ?? '');
  if (card === undefined) return [0];
  return bestCards(ask, cards, (one) => (isFighter(one) ? itemWorth(board, card, one, board.chain.at(-1)) : 0)).slice(
    0,
    1,
  );
}
export function bearer(board: Board, ask: ShownAsk, cards: readonly Seen[]): Answer {
  const card = board.card(ask.about?.card ?? '');
  const best = card && bestBearer(board, card, cards.filter(isFighter)).bearer;
  return [
    Math.max(
      0,
      cards.findIndex(({ handle }) => handle === best?.handle),
    ),
  ];
}

/** The cards that are worth least, until it is enough. */
export function pay(board: Board, ask: ShownAsk, cards: readonly Seen[]): Answer {
  const { limit } = ask;
  const sums = limit !== undefined && 'sum' in limit ? limit.sum : cards.map(() => 1);
  const needed = limit !== undefined && 'sum' in limit ? (limit.atLeast ?? 0) : ask.min;
  const worths = cards.map((card) => handWorth(board, card));
  const each = (i: number): number => (worths[i] as number) / Math.max(1, sums[i] as number);
  const order = cards.map((_, i) => i).toSorted((a, b) => each(a) - each(b));
  const picked: number[] = [];
  for (let paid = 0; paid < needed && picked.length < order.length; ) {
    const next = order[picked.length] as number;
    picked.push(next);
    paid += sums[next] as number;
  }
  return picked;
}
