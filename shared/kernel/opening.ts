// How every match opens: the opponent may cut, and somebody goes first. The game tells what happens in its own story.
import { type AskSpec, ask, askBoth, chooseNumber, type Rule } from './ask.ts';
import { roll } from './rng.ts';
import { type BySeat, opponentOf, SEATS, type Seat } from './seat.ts';
import type { KernelState } from './state.ts';

export const FIRST_PLAYER = ['random', 'agree', 'rockPaperScissors'] as const;
type FirstPlayer = (typeof FIRST_PLAYER)[number];
export type OpeningHappening =
  | { readonly type: 'cut'; readonly seat: Seat; readonly by: Seat; readonly amount: number }
  | { readonly type: 'firstPlayerChosen'; readonly seat: Seat; readonly how: string }
  | { readonly type: 'throwMade'; readonly hands: readonly string[] };
export const OPENING_EVENTS = {
  firstPlayerChosen: ['seat', 'how'],
  throwMade: ['hands'],
  cut: ['seat', 'by', 'amount'],
} as const;
/** Both seats name a number of this, in secret. */
const HANDS = ['rock', 'paper', 'scissors'] as const;

/** The opponent may cut: so many cards from the top go to the bottom. */
export function* cut(state: KernelState, seat: Seat, tell: (what: OpeningHappening) => unknown): Rule {
  const deck = state.zones[seat]['deck'] ?? [];
  const by = opponentOf(seat);
  const amount = yield* chooseNumber(by, 'cut', 0, deck.length - 1);
  deck.unshift(...deck.splice(deck.length - amount, amount));
  tell({ type: 'cut', seat, by, amount });
}

/** Who takes the first turn, in the way of the match. */
export function* firstPlayer(
  state: Pick<KernelState, 'rng'>,
  how: FirstPlayer,
  tell: (what: OpeningHappening) => unknown,
): Rule<Seat> {
  const seat = how === 'agree' ? yield* agree(state) : how === 'random' ? coin(state) : yield* throwHands(tell);
  tell({ type: 'firstPlayerChosen', seat, how });
  return seat;
}
const coin = ({ rng }: Pick<KernelState, 'rng'>): Seat => (roll(rng, 2) === 0 ? 0 : 1);

/** Both name who begins, in secret; a coin decides where they differ. */
function* agree(state: Pick<KernelState, 'rng'>): Rule<Seat> {
  const spec = (seat: Seat): AskSpec => ({ seat, why: 'chooseFirst', from: SEAT_CHOICES, min: 1, max: 1 });
  const answers = yield* askBoth([spec(0), spec(1)]);
  const [first, second] = [answers[0][0], answers[1][0]];
  return first === second ? (first as Seat) : coin(state);
}
const SEAT_CHOICES = SEATS.map((seat) => ({ seat }));

/** Thrown in secret until they differ; the winner chooses who begins. */
function* throwHands(tell: (what: OpeningHappening) => unknown): Rule<Seat> {
  const from = HANDS.map((option) => ({ option }));
  const spec = (seat: Seat): AskSpec => ({ seat, why: 'rockPaperScissors', from, min: 1, max: 1 });
  for (;;) {
    const answers = yield* askBoth([spec(0), spec(1)]);
    const thrown: BySeat<number> = [answers[0][0] as number, answers[1][0] as number];
    tell({ type: 'throwMade', hands: thrown.map((hand) => HANDS[hand] as string) });
    const lead = (thrown[0] - thrown[1] + HANDS.length) % HANDS.length;
    if (lead === 0) continue;
    const winner: Seat = lead === 1 ? 0 : 1;
    const [position] = yield* ask({ seat: winner, why: 'chooseFirst', from: SEAT_CHOICES, min: 1, max: 1 });
    return position as Seat;
  }
}
