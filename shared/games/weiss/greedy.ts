// The greedy policy for Weiß Schwarz: the best next step by simple worths, from what its seat sees alone.
import type { Answer } from '../../kernel/ask.ts';
import type { TableModel } from '../../kernel/model.ts';
import { type Rng, roll } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { ShownAsk } from '../../kernel/view.ts';
import { type AttackKind, SLOTS, type Slot } from './card-data.ts';
import { CATALOGUE } from './cards/catalogue.ts';
import { Board, type Seen } from './greedy/board.ts';
import { isNotForOpening, toClock, toLevel } from './greedy/colors.ts';
import { costOf, hurtsItself, purposeOf } from './greedy/effects.ts';
import { bestAttack, counter, encores, kindsOf, paysClimax } from './greedy/fight.ts';
import { bestMove, bestPlacing } from './greedy/line-up.ts';
import { mainAction } from './greedy/main-phase.ts';
import { handWorth, worthOf } from './greedy/worth.ts';

/** An answer to any question of the game, or undefined where it has no opinion. */
export function decide(view: TableModel, ask: ShownAsk, seat: Seat, rng: Rng): Answer | undefined {
  const board = new Board(view, seat);
  const cards = offered(board, ask);
  switch (ask.why) {
    case 'cut':
      return [0];
    case 'chooseFirst':
      return [ask.from.findIndex((one) => 'seat' in one && one.seat === seat)];
    case 'rockPaperScissors':
      return [roll(rng, ask.from.length)];
    case 'mulligan':
      return positions(cards, isNotForOpening);
    case 'clock':
      return position(cards, toClock(board, cards));
    case 'levelUp':
      return position(cards, toLevel(board, cards));
    case 'main':
      return mainAction(board, ask, rng);
    case 'climax':
      return paysClimax(board) && cards.length > 0 ? [0] : [];
    case 'attack':
      return attacker(board, cards);
    case 'attackKind':
      return attackKind(board, ask);
    case 'counter':
      return counter(board, ask);
    default:
      return decideInEffect(board, ask, cards);
  }
}

/** Questions that abilities and icons ask. */
function decideInEffect(board: Board, ask: ShownAsk, cards: readonly Seen[]): Answer | undefined {
  switch (ask.why) {
    case 'chooseSlot':
    case 'placeSlot':
    case 'standbySlot':
      return slotFor(board, ask);
    case 'moveTo':
      return moveTo(board, ask);
    case 'encore':
      return encores(board, ask) ? [0] : [];
    case 'payCost':
      return pays(board, ask) ? [0] : [];
    case 'mayDo':
      return doesOptional(board, ask) ? [0] : [];
    case 'mayDraw':
    case 'mayStock':
    case 'lookMore':
      return ask.from.length > 0 ? [0] : [];
    case 'whichAbilityFirst':
    case 'whichIconFirst':
    case 'choiceWhere':
      return [0];
    case 'refreshOrLevelUp':
      return [1];
    case 'orderBack':
      return positions(cards, () => true).toSorted((a, b) => worthAt(board, cards, b) - worthAt(board, cards, a));
    default:
      return cards.length > 0 || ask.from.length === 0 ? bestCards(board, ask, cards) : undefined;
  }
}

/** The offered cards; empty if something else, or a card face down, is offered. */
function offered(board: Board, ask: ShownAsk): Seen[] {
  const cards = ask.from.flatMap((one) => ('card' in one ? [board.card(one.card)] : []));
  return cards.length === ask.from.length ? cards : [];
}
const positions = (cards: readonly Seen[], fits: (card: Seen) => boolean): number[] =>
  cards.flatMap((card, i) => (fits(card) ? [i] : []));
const position = (cards: readonly Seen[], card: Seen | undefined): Answer =>
  card === undefined ? [] : [cards.indexOf(card)];
const worthAt = (board: Board, cards: readonly Seen[], i: number): number => worthOf(board, cards[i] as Seen);

/** As many of the cards that one wants chosen as are allowed, and no more of the others than needed. */
function bestCards(board: Board, ask: ShownAsk, cards: readonly Seen[]): Answer {
  const wants = ({ seat, zone, ...card }: Seen): number => {
    const mine = seat === board.you;
    const onStage = (SLOTS as readonly string[]).includes(zone);
    const good = purposeOf(ask, onStage && !mine ? 'bad' : 'good') === 'good';
    return (good === mine ? 1 : -1) * worthOf(board, { seat, zone, ...card });
  };
  const order = positions(cards, () => true).toSorted((a, b) => wants(cards[b] as Seen) - wants(cards[a] as Seen));
  const wanted = order.filter((i) => wants(cards[i] as Seen) > 0).length;
  return order.slice(0, Math.min(ask.max, Math.max(ask.min, wanted)));
}

function attacker(board: Board, cards: readonly Seen[]): Answer {
  const worths = cards.map((card) => bestAttack(board, card, kindsOf(board, card)).worth);
  return worths.length === 0 ? [] : [worths.indexOf(Math.max(...worths))];
}
function attackKind(board: Board, ask: ShownAsk): Answer | undefined {
  const card = ask.about?.card;
  if (card == null) return undefined;
  const kinds = ask.from.map((one) => ('option' in one ? one.option : '')) as AttackKind[];
  return [kinds.indexOf(bestAttack(board, board.card(card), kinds).kind)];
}

function slotFor(board: Board, ask: ShownAsk): Answer | undefined {
  const data = CATALOGUE.get(ask.about?.no ?? '');
  const slots = slotsOf(ask);
  if (data?.type !== 'character') {
    const empty = slots.findIndex((slot) => board.on(board.you, slot) === undefined);
    return [Math.max(0, empty)];
  }
  return [slots.indexOf(bestPlacing(board, data, slots).slot)];
}
function moveTo(board: Board, ask: ShownAsk): Answer | undefined {
  const card = ask.about?.card;
  const from = card == null ? undefined : SLOTS.find((slot) => board.on(board.you, slot)?.handle === card);
  return from && [Math.max(0, slotsOf(ask).indexOf(bestMove(board, from).slot))];
}
const slotsOf = (ask: ShownAsk): Slot[] => ask.from.flatMap((one) => ('slot' in one ? [one.slot as Slot] : []));

/** Pays what is cheap: little stock, a spare card, no clock near the end. */
function pays(board: Board, ask: ShownAsk): boolean {
  if (ask.from.length === 0 || hurtsItself(ask)) return false;
  const { you } = board;
  return costOf(ask).every((cost) => {
    switch (cost.pay) {
      case 'stock':
        return cost.amount <= 2;
      case 'discard':
        return board.size(you, 'hand') > cost.amount + 1;
      case 'deckTopToClock':
        return board.size(you, 'clock') + cost.amount < 5;
      default:
        return true;
    }
  });
}
/** Does what is optional, unless it hurts or throws away something good that it has looked at. */
function doesOptional(board: Board, ask: ShownAsk): boolean {
  if (ask.from.length === 0 || hurtsItself(ask)) return false;
  const looked = board.looks;
  return looked.length === 0 || looked.every(({ data }) => handWorth(board, data) < 4);
}
