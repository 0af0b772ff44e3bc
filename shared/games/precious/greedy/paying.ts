// Costs (section 5): what paying one takes from the own side, and which cards pay it.
import type { Answer } from '../../../kernel/ask.ts';
import type { ShownAsk } from '../../../kernel/view.ts';
import type { CardData, TextCost } from '../card-data.ts';
import { ANY } from '../cost/bill.ts';
import type { Board, Seen } from './board.ts';
import { isCharacter } from './board.ts';
import { changed, linesOf } from './lines.ts';
import { isOfKind, matches } from './matching.ts';
import { linesWorth } from './plan.ts';
import { WEIGHTS } from './weights.ts';
import { faceUpWorth, handWorth } from './worth.ts';

interface Payer {
  readonly source: number;
  readonly matches: boolean;
  readonly price: number;
}
interface Payment {
  readonly set: Answer;
  readonly price: number;
}

/** The cheapest of the sets that pay: for each sum, with and without one that matches. */
function cheapest(payers: readonly Payer[], amount: number, needsMatch: boolean): Payment | undefined {
  const best: (Payment | undefined)[][] = [new Array(amount + 1), new Array(amount + 1)];
  (best[0] as (Payment | undefined)[])[0] = { set: [], price: 0 };
  for (const [position, { source, matches: isMatch, price }] of payers.entries()) {
    for (const had of [1, 0]) {
      for (let sum = amount; sum >= 0; sum--) {
        const so = best[had]?.[sum];
        if (so === undefined || so.set.includes(position)) continue;
        const row = best[had === 1 || isMatch ? 1 : 0] as (Payment | undefined)[];
        const to = Math.min(amount, sum + source);
        const one = { set: [...so.set, position], price: so.price + price };
        if (one.price < (row[to]?.price ?? Number.POSITIVE_INFINITY)) row[to] = one;
      }
    }
  }
  const [without, having] = best.map((row) => row[amount]);
  if (needsMatch || without === undefined) return having;
  return having !== undefined && having.price < without.price ? having : without;
}

const payerPrice = (board: Board, card: Seen): number =>
  card.zone === 'hand' ? handWorth(board, card.data) : faceUpWorth(card);

/** What playing a card of the hand takes, without the card itself. */
export function priceOfCard(board: Board, card: Seen): number {
  const { color, work } = card.data;
  const isMatch = ({ data }: Seen): boolean => data.color === color || data.work === work;
  return priceOf(board, costOf(board, card), true, card, isMatch);
}
/** A text that rests its own card costs what that would do meanwhile (5.5). */
export function priceOfText(board: Board, { n = 0, color, rest }: TextCost, source: Seen): number {
  const idle = rest ? idleCost(board, source) : 0;
  return idle + priceOf(board, n, color !== undefined, undefined, ({ data }) => data.color === color);
}
function priceOf(
  board: Board,
  amount: number,
  needsMatch: boolean,
  played: Seen | undefined,
  isMatch: (card: Seen) => boolean,
): number {
  if (amount <= 0) return 0;
  const payers = [...board.hand, ...board.seen(board.you, 'pointArea').filter(({ state }) => state === 'faceUp')]
    .filter((card) => card.handle !== played?.handle)
    .map((card) => ({
      source: sourceOf(board, card, played),
      matches: isMatch(card),
      price: payerPrice(board, card),
    }));
  return cheapest(payers, amount, needsMatch)?.price ?? WEIGHTS.win;
}
function sourceOf(board: Board, payer: Seen, played: Seen | undefined): number {
  const more = payer.data.texts.reduce(
    (sum, text) =>
      text.kind === 'source' && played !== undefined && isOfKind(board, text.for, played, payer) ? sum + text.by : sum,
    0,
  );
  return payer.data.source + more;
}
/** With what texts on the own field take off (5.8). */
function costOf(board: Board, card: Seen): number {
  const off = (text: CardData['texts'][number], source: Seen): number =>
    text.kind === 'static' && typeof text.to === 'object' && matches(board, text.to, card, source)
      ? text.gives.reduce((sum, gift) => sum + (gift.what === 'cost' ? gift.by : 0), 0)
      : 0;
  const all = board.field(board.you).flatMap((source) => source.data.texts.map((text) => off(text, source)));
  return all.reduce((sum, by) => sum + by, card.data.cost);
}
function idleCost(board: Board, source: Seen): number {
  if (!isCharacter(source) || source.zone !== 'mainArea') return 0.05;
  const lines = linesOf(board);
  const idle = changed(lines, source.handle, { active: false });
  return Math.max(0.05, linesWorth(lines, board.you) - linesWorth(idle, board.you));
}

/** What to pay with, of what is offered. */
export function pay(board: Board, { from, limit }: ShownAsk): Answer | undefined {
  if (limit === undefined || !('cover' in limit)) return undefined;
  const [first = ANY] = limit.cover;
  const payers = from.map((one, i) => {
    const card = 'card' in one ? board.card(one.card) : undefined;
    const points = limit.by[i];
    return {
      source: points?.amount ?? 0,
      matches: first !== ANY && points?.as.includes(first) === true,
      price: card === undefined ? WEIGHTS.card : payerPrice(board, card),
    };
  });
  return cheapest(payers, limit.cover.length, first !== ANY)?.set;
}
