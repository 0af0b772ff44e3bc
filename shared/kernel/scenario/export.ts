// Writes a match as a scenario, as far as one viewer may know it: the table where the stretch under way began, then its answers.

import type { AskSpec } from '../ask.ts';
import { type CardRef, isStill } from '../card.ts';
import type { Options } from '../game.ts';
import type { Given, Match, Position } from '../match.ts';
import { opponentOf, SEATS, type Seat } from '../seat.ts';
import type { KernelState, Result } from '../state.ts';
import type { ScenarioBench } from './bench.ts';
import { type WrittenAnswers, writeAnswers } from './export-answers.ts';
import { type Reach, writeTable } from './export-table.ts';
import { told } from './export-told.ts';
import type { Scenario, SeatName, Step } from './types.ts';

const nameOfSeat = (seat: Seat): SeatName => (seat === 0 ? 'A' : 'B');

/** Seat 0 is A. Of a match that is over it is the last stretch; `broke` is an answer that its rules did not survive. */
export function exportScenario<S extends KernelState, Card, More>(
  bench: ScenarioBench<S, Card, More>,
  match: Match<S>,
  reach: Reach,
  options: Options = {},
  broke?: Given,
): Scenario<Card | string, More> {
  const { result, lastStretch } = match;
  const { scenario, open, isCut, broken } = write(bench, lastStretch ?? match.position(), reach, options, broke);
  const end = result === null ? askedOf(match, reach) : endOf(result, lastStretch, open);
  const last = broken === undefined ? end : [{ note: `The rules broke at an answer: ${broken}` }, ...end];
  return { ...scenario, steps: [...scenario.steps, ...(isCut ? last.flatMap(told) : last)] };
}

interface Written<Card, More> extends Omit<WrittenAnswers, 'steps'> {
  readonly scenario: Scenario<Card | string, More>;
}
function write<S extends KernelState, Card, More>(
  bench: ScenarioBench<S, Card, More>,
  position: Position<S>,
  reach: Reach,
  options: Options,
  broke: Given | undefined,
): Written<Card, More> {
  const { state } = position;
  const table = writeTable(bench, state, reach);
  const nameCard = (ref: CardRef): string | undefined =>
    table.written.has(ref.card) && isStill(state, ref) ? table.words.label(state, ref.card) : undefined;
  const { steps, ...answers } = writeAnswers(bench, position, reach, table, broke);
  const turn = bench.turnOf(state);
  const scenario = {
    title: `Problem report, ${turn > 0 ? `turn ${turn}` : 'set-up'}`,
    about: `${HOW_IT_BEGINS} ${WHAT_IS_IN_IT[reach]}`,
    game: bench.game.id,
    ...(Object.keys(options).length > 0 && { options }),
    state: {
      turnPlayer: nameOfSeat(bench.game.turnPlayer(state)),
      ...bench.describe(state, nameCard, reach),
      ...table.sides,
    },
    steps,
  };
  return { scenario, ...answers };
}
const HOW_IT_BEGINS =
  'The table as it stood before the last action, attack or phase began, and what was answered from there on.';
const WHAT_IS_IN_IT: Readonly<Record<Reach, string>> = {
  0: 'As A saw it: cards that A could not see are blanks, and the steps end at the first answer that A could not follow.',
  1: 'As B saw it: cards that B could not see are blanks, and the steps end at the first answer that B could not follow.',
  public:
    'As everybody saw it: hidden cards are blanks, and the steps end at the first answer that not everybody could follow.',
  everything: 'With every card.',
};

/** The question at which the match stands, as the reader has heard of it. */
function askedOf<S extends KernelState>(match: Match<S>, reach: Reach): Step[] {
  const own = SEATS.find((seat) => (reach === 'everything' || reach === seat) && match.askOf(seat) !== undefined);
  const [heard] = reach === 'everything' ? [] : match.heardAsks(reach);
  return stopAt(own === undefined ? heard : match.askOf(own)?.spec);
}
const stopAt = (open: { readonly seat: Seat; readonly why: string } | undefined): Step[] =>
  open === undefined ? [] : [{ expect: { question: { seat: nameOfSeat(open.seat), is: open.why } } }];

/** How the match ended; what neither a rule nor a player brought about is only said. A last stretch that asked nothing runs by itself. */
function endOf<S>({ winner, reason }: Result, last: Position<S> | undefined, open: AskSpec | undefined): Step[] {
  const who = typeof winner === 'number' ? nameOfSeat(winner) : winner;
  const expected = { expect: { result: { winner: who, reason } } };
  if (last !== undefined && open === undefined)
    return last.since.length === 0 ? [{ until: 'over' }, expected] : [expected];
  if (last === undefined || reason !== 'conceded' || typeof winner !== 'number')
    return [{ note: `The match ended here: ${who} (${reason}).` }];
  return [...stopAt(open), { seat: nameOfSeat(opponentOf(winner)), concede: true }, expected];
}
