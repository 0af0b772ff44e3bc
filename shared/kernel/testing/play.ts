// Plays matches through questions alone: nothing here knows a game.

import { sample } from '../ask/limit.ts';
import type { Answer, AskSpec } from '../ask.ts';
import { assert } from '../assert.ts';
import type { Deck } from '../deck.ts';
import type { GameModule, Options, Setup } from '../game.ts';
import { Match } from '../match.ts';
import { type Rng, rngFrom, roll, seedFromNumber } from '../rng.ts';
import type { Seat } from '../seat.ts';
import type { KernelState } from '../state.ts';

/** One answer on its way into a match. */
export interface Step {
  readonly seat: Seat;
  readonly id: number;
  readonly answer: Answer;
}

/** A setup with the game's own starters; options that are left out are the game's to fill in; even and odd seeds swap the decks. */
export function setupOf<S extends KernelState>(game: GameModule<S>, seed: number, options: Options = {}): Setup {
  const deck = (i: number): Deck => {
    const found = game.starters[i % game.starters.length];
    assert(found !== undefined, `${game.id} has a starter deck`);
    return found;
  };
  return { seed: seedFromNumber(seed), decks: [deck(seed), deck(seed + 1)], options };
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
