// Twin worlds, moving: given the same answers, a viewer hears the same batches of both worlds until a differing card shows.
// What others register it must not hear of either, so that the twin may go without.

import { checkAnswer } from '../../ask/check.ts';
import type { Answer, AskSpec, Choosable } from '../../ask.ts';
import type { CardId } from '../../card.ts';
import { firstDifference } from '../../difference.ts';
import { Match } from '../../match.ts';
import { roll } from '../../rng.ts';
import { SEATS } from '../../seat.ts';
import type { KernelState } from '../../state.ts';
import { type Happening, VIEWERS, type Viewer } from '../../story.ts';
import { give, type Step } from '../play.ts';
import type { Run, Watcher } from './law.ts';
import { heardBy, type Moment } from './moment.ts';
import { EXPORT_EVERY, exchange, SHARES, seenIn } from './twins.ts';

/** A twin is followed for about so many decisions, then another takes its place. */
const AGE = 20;

interface Twin<S extends KernelState> {
  readonly match: Match<S>;
  readonly differing: ReadonlySet<CardId>;
  /** More differs than faces: what is chosen from it makes other cards of the same ones. */
  readonly hasMore: boolean;
}

export function twinMoving<S extends KernelState>(run: Run<S>): Watcher<S> {
  const twins = new Map<Viewer, Twin<S>>();
  return {
    before: (now, step) => {
      for (const viewer of VIEWERS) {
        const twin = twins.get(viewer) ?? begin(run, now, viewer);
        if (twin === undefined) continue;
        const isFollowed =
          step.register === undefined ? answerIn(twin, now, step, viewer) : registerIn(run, twin, now, step, viewer);
        if (isFollowed && roll(run.rng, AGE) > 0) twins.set(viewer, twin);
        else twins.delete(viewer);
      }
    },
    at: (now) => {
      for (const [viewer, twin] of twins) {
        const told = twin.match.listen();
        if (isGivenAway(run, twin, now, now.told, told, viewer)) twins.delete(viewer);
        else if (!compare(run, now, twin, told, viewer)) twins.delete(viewer);
      }
    },
  };
}

/** A twin that begins where a stretch does. */
function begin<S extends KernelState>(run: Run<S>, now: Moment<S>, viewer: Viewer): Twin<S> | undefined {
  if (!now.isSampled) return undefined;
  const { game, secrets, rng } = run;
  const { state: checkpoint, since, asked } = now.match.position();
  if (since.length > 0) return undefined;
  const state = game.clone(checkpoint);
  const share = SHARES[roll(rng, SHARES.length)] ?? 'all';
  const differing = exchange(state, secrets.hiddenFrom(checkpoint, viewer), rng, share);
  const hasMore = secrets.exchangeMore?.(state, viewer, rng) ?? false;
  if (differing.size === 0 && !hasMore) return undefined;
  // Run anew it tells what the stretch has told so far, and may run on where the other world stops to ask.
  const trial = new Match(game, { state, since, asked: 0 });
  const told = toldSince(game, checkpoint, now.match.state);
  const isKnown = isGivenAway(run, { match: trial, differing, hasMore }, now, told, trial.listen(), viewer);
  run.check(
    isKnown || trial.stretches === 0,
    () => `a stretch asks in one of two worlds that ${viewer} cannot tell apart`,
  );
  if (isKnown || trial.stretches > 0) return undefined;
  const twin = { match: new Match(game, { state, since, asked }), differing, hasMore };
  const [mine, theirs] = [questionsFor(now.match, viewer), questionsFor(twin.match, viewer)];
  run.check(mine === theirs, () => `${viewer} hears what is asked: ${firstDifference(mine, theirs)}`);
  return mine === theirs ? twin : undefined;
}

/** What a stretch told before its first question: run again for a listener. */
function toldSince<S extends KernelState>(game: Run<S>['game'], checkpoint: S, state: S): readonly Happening[] {
  if (state.story.n === checkpoint.story.n) return [];
  return new Match(game, { state: checkpoint, since: [], asked: 0 }).listen();
}

/** Has a card that differs become known to the viewer in either world? */
function isGivenAway<S extends KernelState>(
  { secrets }: Run<S>,
  twin: Twin<S>,
  now: Moment<S>,
  told: readonly Happening[],
  toldToo: readonly Happening[],
  viewer: Viewer,
): boolean {
  const differing = differingNow(twin, now);
  for (const [happenings, { state }] of [
    [told, now.match],
    [toldToo, twin.match],
  ] as const) {
    for (const card of seenIn(happenings, state, secrets, viewer)) if (differing.has(card)) return true;
  }
  return [now.hidden(viewer), secrets.hiddenFrom(twin.match.state, viewer)].some((groups) => {
    let hidden = 0;
    for (const group of groups) for (const card of group) if (differing.has(card)) hidden++;
    return hidden < differing.size;
  });
}

/** The cards that are others in the twin's world; those with no number yet can be none. */
function differingNow<S extends KernelState>({ match, differing, hasMore }: Twin<S>, now: Moment<S>) {
  if (!hasMore) return differing;
  const mine = now.match.state.cards;
  const ids = match.state.cards.flatMap(({ no }, id) => (no === mine[id]?.no ? [] : [id]));
  return new Set([...differing, ...ids]);
}

/** Answers in the twin's world as in this one; says whether that could be done. */
function answerIn<S extends KernelState>({ match }: Twin<S>, now: Moment<S>, step: Step, viewer: Viewer): boolean {
  const open = match.askOf(step.seat);
  const answer = translate(now.match.askOf(step.seat)?.spec, open?.spec, step, viewer);
  return answer !== undefined && open !== undefined && match.submit(step.seat, open.id, answer) === undefined;
}
/** The viewer's own deck is taken or not in both worlds alike; of another's it knows nothing, and the twin may go without. */
function registerIn<S extends KernelState>(
  { check, rng }: Run<S>,
  { match }: Twin<S>,
  now: Moment<S>,
  step: Step,
  viewer: Viewer,
): boolean {
  const open = match.askOf(step.seat);
  if (open === undefined || (step.seat !== viewer && roll(rng, 2) === 0)) return true;
  const theirs = give(match, { ...step, id: open.id });
  if (step.seat !== viewer) return true;
  const mine = give(now.match.fork(), step);
  const [a, b] = [JSON.stringify(mine ?? null), JSON.stringify(theirs ?? null)];
  check(a === b, () => `${viewer} hears of its own deck: ${firstDifference(a, b)}`);
  return a === b;
}

/** The same answer in the twin's offer, or undefined where it is not offered. */
function translate(mine: AskSpec | undefined, theirs: AskSpec | undefined, step: Step, viewer: Viewer) {
  if (mine === undefined || theirs === undefined) return undefined;
  const [only] = mine.from;
  let answer: Answer = step.answer;
  if (step.seat !== viewer && !(only !== undefined && 'range' in only)) {
    const offered = theirs.from.map((choosable) => JSON.stringify(choosable));
    answer = step.answer.map((position) => {
      const found = offered.indexOf(JSON.stringify(mine.from[position]));
      return found < 0 && isUnlaid(mine.from[position]) ? position : found;
    });
  }
  return checkAnswer(theirs, answer) ? answer : undefined;
}

/** Cards that lie nowhere may be others in the twin's world: what stands there in their place is picked. */
const isUnlaid = (choosable: Choosable | undefined): boolean =>
  choosable !== undefined && ('prints' in choosable || 'deck' in choosable);

/** Everything about the open questions that the viewer can notice: what it is asked, whom others see asked, which pauses come. */
const questionsFor = <S extends KernelState>(match: Match<S>, viewer: Viewer): string =>
  JSON.stringify([
    viewer === 'public' ? null : (match.shownAsk(viewer) ?? null),
    match.heardAsks(viewer),
    SEATS.map((seat) => match.askOf(seat)?.spec.covert ?? null),
    match.result,
  ]);

function compare<S extends KernelState>(
  { codec, check, exported, rng }: Run<S>,
  now: Moment<S>,
  twin: Twin<S>,
  told: readonly Happening[],
  viewer: Viewer,
): boolean {
  const mine = JSON.stringify(now.batch(viewer)) + questionsFor(now.match, viewer);
  const theirs =
    JSON.stringify(codec.encode(heardBy(twin.match, told, viewer), now.base)) + questionsFor(twin.match, viewer);
  check(mine === theirs, () => `${viewer} hears which world it is in: ${firstDifference(mine, theirs)}`);
  // Over, a match hides nothing.
  if (mine !== theirs || exported === undefined || now.match.result !== null) return mine === theirs;
  if (!now.isSampled || roll(rng, EXPORT_EVERY) > 0) return true;
  const [carried, carriedToo] = [exported(now.match, viewer), exported(twin.match, viewer)];
  check(carried === carriedToo, () => `the export of ${viewer} tells: ${firstDifference(carried, carriedToo)}`);
  return carried === carriedToo;
}
