// What two lines come to: the approaches of this turn, and the answer in the next (section 6).
import type { Handle } from '../../../kernel/model.ts';
import { opponentOf, type Seat } from '../../../kernel/seat.ts';
import { POINTS_TO_WIN } from '../ending.ts';
import { changed, type Fighter, fighterIn, type Lines } from './lines.ts';
import { WEIGHTS } from './weights.ts';
import { pointsWorth } from './worth.ts';

/** Natural X and prohibitions (section 8). */
const canInterfere = (approacher: Fighter, guard: Fighter): boolean =>
  guard.active && guard.mayInterfere && approacher.mayBeInterfered && guard.cost > approacher.natural;

/** Both comparisons of a judgement: who exits (6, step 5). */
const approacherFalls = (approacher: Fighter, guard: Fighter): boolean =>
  approacher.mayExit && guard.ap >= approacher.dp;
const guardFalls = (approacher: Fighter, guard: Fighter): boolean =>
  guard.mayExit && approacher.ap + approacher.apMore >= guard.dp + guard.dpMore;
/** What a judgement comes to for the approacher's side. */
export const exchange = (approacher: Fighter, guard: Fighter): number =>
  (guardFalls(approacher, guard) ? guard.worth : 0) - (approacherFalls(approacher, guard) ? approacher.worth : 0);

interface Reply {
  readonly guard: Fighter | undefined;
  readonly gain: number;
}
/** What the best answer leaves to the approacher's side. */
function bestReply(approacher: Fighter, guards: readonly Fighter[], points: number): Reply {
  let best: Reply = { guard: undefined, gain: pointsWorth(points, approacher.points) };
  for (const guard of guards) {
    if (!canInterfere(approacher, guard)) continue;
    const gain = exchange(approacher, guard) + WEIGHTS.guard;
    if (gain < best.gain) best = { guard, gain };
  }
  return best;
}

/** Approaches one after another, as far as they have come. */
interface Campaign {
  readonly first: Handle | undefined;
  readonly gain: number;
  /** Those that have not approached yet. */
  readonly attackers: readonly Fighter[];
  readonly guards: readonly Fighter[];
  readonly fallen: readonly Handle[];
  /** Of the other side. */
  readonly points: number;
}
const isWon = ({ points }: Campaign): boolean => points >= POINTS_TO_WIN;

/** One more approach, by whoever brings most. */
function onward(so: Campaign): Campaign | undefined {
  let best: { readonly by: Fighter; readonly reply: Reply } | undefined;
  for (const by of so.attackers) {
    const reply = bestReply(by, so.guards, so.points);
    if (best === undefined || reply.gain > best.reply.gain) best = { by, reply };
  }
  if (best === undefined) return undefined;
  const { by, reply } = best;
  const { guard } = reply;
  return {
    first: so.first ?? by.handle,
    gain: so.gain + reply.gain,
    attackers: so.attackers.filter((one) => one !== by),
    guards: so.guards.filter((one) => one !== guard),
    fallen: [
      ...so.fallen,
      ...(guard !== undefined && guardFalls(by, guard) ? [guard.handle] : []),
      ...(guard !== undefined && approacherFalls(by, guard) ? [by.handle] : []),
    ],
    points: so.points + (guard === undefined ? by.points : 0),
  };
}
/** All approaches that each bring something. */
function assault(attackers: readonly Fighter[], guards: readonly Fighter[], points: number): number {
  let so: Campaign = { first: undefined, gain: 0, attackers, guards, fallen: [], points };
  for (;;) {
    const next = isWon(so) ? undefined : onward(so);
    if (next === undefined || next.gain <= so.gain) return so.gain;
    so = next;
  }
}

/** The next turn of the other side, when all of its characters are awake and of the own only those that did not approach. */
function counter(lines: Lines, { attackers, fallen }: Campaign): number {
  const you = lines.turnPlayer;
  const isThere = ({ handle }: Fighter): boolean => !fallen.includes(handle);
  const foes = lines.fighters[opponentOf(you)].filter((one) => one.willApproach && isThere(one));
  const keeps = lines.fighters[you].filter(
    (one) => one.active && one.mayInterfere && isThere(one) && (!one.mayApproach || attackers.includes(one)),
  );
  return assault(foes, keeps, lines.points[you]);
}

interface Plan {
  /** Who approaches first, if anybody does. */
  readonly first: Handle | undefined;
  readonly gain: number;
}
/** The approaches of the turn player, as many as pay, against the answer to them. */
export function bestPlan(lines: Lines, mustBegin = false): Plan {
  const you = lines.turnPlayer;
  const foe = opponentOf(you);
  const attackers = lines.fighters[you].filter((one) => one.active && one.mayApproach);
  const guards = lines.fighters[foe].filter((one) => one.active && one.mayInterfere);
  let so: Campaign = { first: undefined, gain: 0, attackers, guards, fallen: [], points: lines.points[foe] };
  let best: Plan | undefined = mustBegin ? undefined : planAt(lines, so);
  for (;;) {
    const next = isWon(so) ? undefined : onward(so);
    if (next === undefined) return best ?? planAt(lines, so);
    so = next;
    const plan = planAt(lines, so);
    if (best === undefined || plan.gain > best.gain) best = plan;
  }
}
const planAt = (lines: Lines, so: Campaign): Plan => ({
  first: so.first,
  gain: so.gain - (isWon(so) ? 0 : WEIGHTS.counter * counter(lines, so)),
});

/** How the approach under way ends if this one interferes, or nobody: what that brings to the turn player, and the rest of the turn. */
export function outcome(lines: Lines, approacher: Fighter, guard: Fighter | undefined): number {
  const foe = opponentOf(lines.turnPlayer);
  const rest: Lines = { ...changed(lines, approacher.handle, { active: false, mayApproach: false }), duel: undefined };
  if (guard === undefined) {
    const points: [number, number] = [lines.points[0], lines.points[1]];
    points[foe] += approacher.points;
    const gain = pointsWorth(lines.points[foe], approacher.points);
    return points[foe] >= POINTS_TO_WIN ? gain : gain + bestPlan({ ...rest, points }).gain;
  }
  const after = approacherFalls(approacher, guard) ? changed(rest, approacher.handle, null) : rest;
  const left = changed(after, guard.handle, guardFalls(approacher, guard) ? null : { active: false });
  return exchange(approacher, guard) + bestPlan(left).gain;
}

/** What the lines come to for a side, with the approach under way. */
export function linesWorth(lines: Lines, you: Seat): number {
  return (lines.turnPlayer === you ? 1 : -1) * turnWorth(lines);
}
function turnWorth(lines: Lines): number {
  const { duel, turnPlayer } = lines;
  const approacher = fighterIn(lines, duel?.approacher);
  if (duel === undefined || approacher === undefined) return bestPlan({ ...lines, duel: undefined }).gain;
  if (duel.interferer !== undefined) {
    const guard = fighterIn(lines, duel.interferer);
    // Whoever has left gives neither a judgement nor a point (6.3).
    return guard === undefined ? bestPlan({ ...lines, duel: undefined }).gain : outcome(lines, approacher, guard);
  }
  const guards = lines.fighters[opponentOf(turnPlayer)].filter((guard) => canInterfere(approacher, guard));
  return Math.min(...[undefined, ...guards].map((guard) => outcome(lines, approacher, guard)));
}
