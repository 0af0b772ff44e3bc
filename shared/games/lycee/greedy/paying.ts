// Costs (section 5): what paying one takes from whoever pays it, and which cards it pays with.
import { type Cover, type Limit, minimalSets, type Points } from '../../../kernel/ask/limit.ts';
import type { Answer } from '../../../kernel/ask.ts';
import type { ShownAsk, ShownChoosable } from '../../../kernel/view.ts';
import type { Cost, SpecialCost } from '../card-data.ts';
import { asCostOf, pipsOf, pointsOf, yieldOf } from '../cost/points.ts';
import { type Board, type Character, isCharacter, type Seen } from './board.ts';
import { idleCost } from './fight.ts';
import { WEIGHTS } from './weights.ts';
import { damageWorth, fieldWorth, handWorth } from './worth.ts';

/** What paying takes from the seat; `source` is what is used. Paying itself is possible: else it would not be offered. */
export function priceOf(board: Board, cost: Cost, source: Seen): number {
  const tap = cost.tap && isCharacter(source) ? idleCost(board, source) : 0;
  const special = (cost.special ?? []).reduce((sum, item) => sum + priceOfItem(board, item, source), 0);
  return tap + special + priceOfPips(board, cost, source);
}

function priceOfPips(board: Board, cost: Cost, source: Seen): number {
  const pips = pipsOf(cost);
  if (pips.length === 0) return 0;
  const purse = board.hand.filter(({ handle, data }) => handle !== source.handle && data.ex > 0);
  const cover: Cover = { cover: pips, by: purse.map(({ data }) => pointsOf(data)) };
  const price = cheapest(
    cover,
    purse.map(({ data }) => handWorth(board, data)),
  )?.price;
  return price ?? pips.length * WEIGHTS.card;
}
/** The smallest of the sets that pay, by what their cards are worth. */
function cheapest(
  limit: Limit,
  prices: readonly number[],
): { readonly set: Answer; readonly price: number } | undefined {
  const sets = minimalSets(limit, prices.length).map((set) => ({
    set,
    price: set.reduce((sum, i) => sum + (prices[i] as number), 0),
  }));
  return sets.reduce((least, one) => (least === undefined || one.price < least.price ? one : least), sets[0]);
}

/** The cards to discard for points, or the event to declare as a cost (5.6, 5.10). */
export function pay(board: Board, { from, limit }: ShownAsk): Answer | undefined {
  if (limit === undefined) return undefined;
  const cover = coverIn(limit);
  const prices = from.map((one) => priceOfPayer(board, cover, from, one));
  return cheapest(limit, prices)?.set;
}
function priceOfPayer(
  board: Board,
  cover: Cover | undefined,
  from: readonly ShownChoosable[],
  one: ShownChoosable,
): number {
  const isEvent = 'action' in one;
  const card = board.card(isEvent ? (one.action.card ?? '') : 'card' in one ? one.card : '');
  if (card === undefined) return 0;
  const itself = handWorth(board, card.data);
  const ability = asCostOf(card.data);
  if (!isEvent || ability === undefined || cover === undefined) return itself;
  return itself + priceOf(board, card.data.cost, card) + priceOfRest(board, cover, from, yieldOf(ability));
}
/** What is still to be paid after an event has given its points. */
function priceOfRest(board: Board, cover: Cover, from: readonly ShownChoosable[], points: Points): number {
  const prices = from.map((one) => ('card' in one ? handWorth(board, (board.card(one.card) as Seen).data) : 0));
  return cheapest({ ...cover, given: [...(cover.given ?? []), points] }, prices)?.price ?? WEIGHTS.win;
}
function coverIn(limit: Limit): Cover | undefined {
  if ('cover' in limit) return limit;
  const parts = 'any' in limit ? limit.any : 'all' in limit ? limit.all : [];
  return parts.map(coverIn).find((one) => one !== undefined);
}

/** What the blue text of a cost takes (5.7). */
function priceOfItem(board: Board, item: SpecialCost, source: Seen): number {
  const others = board.field(board.you).filter(({ handle }) => handle !== source.handle);
  switch (item.pay) {
    case 'trashThis':
      return isCharacter(source) ? fieldWorth(source) : 0;
    case 'returnThis':
      return isCharacter(source) ? bounceCost(board, source) : 0;
    case 'trashItem':
      return WEIGHTS.card;
    case 'mill':
      return damageWorth(board, board.you, item.amount);
    case 'discard':
      return least(
        board.hand.filter(({ handle }) => handle !== source.handle).map(({ data }) => handWorth(board, data)),
        item.amount,
      );
    case 'removeFromDustBox':
      return WEIGHTS.dust * item.amount;
    case 'trashOther':
      return least(others.map(fieldWorth), item.amount);
    case 'actOther':
      return least(
        others.filter(({ state }) => state === 'ready').map((one) => idleCost(board, one)),
        item.amount,
      );
    case 'returnOther':
      return least(
        others.map((one) => bounceCost(board, one)),
        item.amount,
      );
  }
}
const least = (prices: readonly number[], amount: number): number =>
  prices
    .toSorted((a, b) => a - b)
    .slice(0, amount)
    .reduce((sum, price) => sum + price, 0);
/** A character that goes back to the hand has to be paid for again. */
const bounceCost = (board: Board, character: Character): number =>
  Math.max(WEIGHTS.tempo, fieldWorth(character) - handWorth(board, character.data));

/** What a question for a part of a cost takes with each card. */
export function priceOfPick(board: Board, why: string, card: Seen): number {
  if (why === 'payRemove' || !isCharacter(card)) return handWorth(board, card.data);
  if (why === 'payActOther') return idleCost(board, card);
  return why === 'payReturnOther' ? bounceCost(board, card) : fieldWorth(card);
}
