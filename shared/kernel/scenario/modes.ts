// The ways in which every scenario and ruling is played: each must come to the same end.
import type { Answer } from '../ask.ts';
import { assert } from '../assert.ts';
import { hashState } from '../hash.ts';
import { Match, type Position } from '../match.ts';
import type { Seat } from '../seat.ts';
import type { KernelState } from '../state.ts';
import type { Happening } from '../story.ts';

export const MODES = ['plain', 'told', 'forked', 'undone', 'stored', 'swapped'] as const;
export type Mode = (typeof MODES)[number];

/** The match after an answer (maybe another object than before), and what was told. */
export interface Given<S extends KernelState> {
  readonly match: Match<S>;
  readonly told: readonly Happening[];
}

/** Gives an answer in the way of the mode. */
export function give<S extends KernelState>(mode: Mode, match: Match<S>, seat: Seat, answer: Answer): Given<S> {
  switch (mode) {
    case 'plain':
    case 'told':
    case 'swapped':
      return submit(match, seat, answer);
    case 'forked':
      return giveForked(match, seat, answer);
    case 'stored':
      return submit(new Match(match.game, JSON.parse(JSON.stringify(match.position())) as Position<S>), seat, answer);
    case 'undone':
      return giveTwice(match, seat, answer);
  }
}

function submit<S extends KernelState>(match: Match<S>, seat: Seat, answer: Answer): Given<S> {
  const open = match.askOf(seat);
  assert(open !== undefined, `seat ${seat} is asked`);
  const refusal = match.submit(seat, open.id, answer);
  assert(refusal === undefined, `${open.spec.why} refuses ${JSON.stringify(answer)} as ${refusal}`);
  return { match, told: match.listen() };
}

/** The fork goes on; the original, given the same answer, is where the fork is. */
function giveForked<S extends KernelState>(match: Match<S>, seat: Seat, answer: Answer): Given<S> {
  const given = submit(match.fork(), seat, answer);
  submit(match, seat, answer);
  assert(hashState(match.state) === hashState(given.match.state), 'the fork reaches the state of its original');
  return given;
}

/** Answered, taken back where that is possible, and answered again. */
function giveTwice<S extends KernelState>(match: Match<S>, seat: Seat, answer: Answer): Given<S> {
  const before = hashState(match.state);
  const once = submit(match, seat, answer);
  const back = match.undo();
  if (back === undefined) return once;
  assert(hashState(back.state) === before, 'undo leads back to the state before the answer');
  const again = submit(back, seat, answer);
  assert(hashState(back.state) === hashState(match.state), 'undo and redo lead to the same state');
  assert(JSON.stringify(again.told) === JSON.stringify(once.told), 'undo and redo tell the same');
  return again;
}
