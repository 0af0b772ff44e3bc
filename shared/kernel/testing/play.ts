// Plays matches through questions alone: nothing here knows a game.

import { sample } from '../ask/limit.ts';
import type { Answer, AskSpec } from '../ask.ts';
import { assert } from '../assert.ts';
import type { Deck, DeckFault } from '../deck.ts';
import type { GameModule, Options, Setup } from '../game.ts';
import { Match, MOST_REGISTERED } from '../match.ts';
import { type Rng, rngFrom, roll, seedFromNumber } from '../rng.ts';
import type { BySeat, Seat } from '../seat.ts';
import type { KernelState } from '../state.ts';
import type { Secrets } from './secrets.ts';

/** One answer on its way into a match, or a deck that is registered for its question. */
export interface Step {
  readonly seat: Seat;
  readonly id: number;
  readonly answer: Answer;
  /** Then nothing is answered yet. */
  readonly register?: Deck;
}

/** A setup with the game's own starters; options that are left out are the game's to fill in; even and odd seeds swap the decks. */
export function setupOf<S extends KernelState>(game: GameModule<S>, seed: number, options: Options = {}): Setup {
  const deck = (i: number): Deck => {
    const found = game.starters[i % game.starters.length];
    assert(found !== undefined, `${game.id} has a starter deck`);
    return found;
  };
  const decks: BySeat<Deck> = [deck(seed), deck(seed + 1)];
  const setup = { seed: seedFromNumber(seed), decks, options };
  if (game.roster === undefined) return setup;
  const amount = Math.min(game.roster, game.starters.length);
  const rosterFrom = (first: number): Deck[] => Array.from({ length: amount }, (_, i) => deck(first + i));
  return { ...setup, rosters: [rosterFrom(seed), rosterFrom(seed + 1)] };
}

/** A generator for whoever plays or checks, apart from the match's own. */
export const playerRng = (seed: number): Rng => rngFrom(seedFromNumber(seed + 2 ** 32));

/** A random legal answer; throws if the question has none. */
export function randomAnswer(spec: AskSpec, rng: Rng): Answer {
  const answer = sample(spec, rng);
  assert(answer !== undefined, `some answer satisfies ${spec.why}`);
  return answer;
}

/** A random answer of a random one of the asked seats, or undefined when the match is over. */
export function randomStep<S extends KernelState>(match: Match<S>, rng: Rng): Step | undefined {
  const seats = match.askedSeats;
  const seat = seats.length > 1 ? seats[roll(rng, seats.length)] : seats[0];
  const open = seat === undefined ? undefined : match.askOf(seat);
  if (seat === undefined || open === undefined) return undefined;
  return { seat, id: open.id, answer: randomAnswer(open.spec, rng) };
}

/** Random answers until the match is over, each to be given before the next one: a test must not go on for ever. */
export function randomSteps<S extends KernelState>(match: Match<S>, rng: Rng, most = 5000): Iterable<Step> {
  let given = 0;
  const next = (): IteratorResult<Step, undefined> => {
    const value = randomStep(match, rng);
    if (value === undefined) return { done: true, value };
    assert(given++ < most, `the match is over within ${most} decisions`);
    return { value };
  };
  return { [Symbol.iterator]: () => ({ next }) };
}

/** Now and then a deck for a question that takes some; asks for no chance where none does. */
export function randomRegistration<S extends KernelState>(
  match: Match<S>,
  { adjust }: Secrets<S>,
  rng: Rng,
): Step | undefined {
  const seat = match.askedSeats.find((one) => match.askOf(one)?.spec.registers === true && roll(rng, 2) === 0);
  const open = seat === undefined ? undefined : match.askOf(seat);
  if (seat === undefined || open === undefined || match.addedTo(seat) >= MOST_REGISTERED) return undefined;
  const register = adjust?.(match.state, seat, rng);
  return register && { seat, id: open.id, answer: [], register };
}

/** Gives a step to a match; what comes back is why it was not taken. */
export const give = <S extends KernelState>(
  match: Match<S>,
  { seat, id, answer, register }: Step,
): string | readonly DeckFault[] | undefined =>
  register === undefined ? match.submit(seat, id, answer) : match.register(seat, id, register);

/** Plays on with random answers until the match is over or `most` were given; returns them. */
export function playRandom<S extends KernelState>(match: Match<S>, rng: Rng, most = 5000): Step[] {
  const steps: Step[] = [];
  while (steps.length < most) {
    const step = randomStep(match, rng);
    if (step === undefined) break;
    const refusal = match.submit(step.seat, step.id, step.answer);
    assert(refusal === undefined, `an offered answer is taken, not ${refusal}`);
    steps.push(step);
  }
  return steps;
}

/** A new match of the game from a small number. */
export const newMatch = <S extends KernelState>(game: GameModule<S>, seed: number, story = true): Match<S> =>
  Match.start(game, game.setup(setupOf(game, seed), story));
