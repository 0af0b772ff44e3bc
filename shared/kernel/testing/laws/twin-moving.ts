// Twin worlds, moving: given the same answers, a viewer hears the same batches of both worlds until a differing card shows.

import { checkAnswer } from '../../ask/check.ts';
import type { Answer, AskSpec } from '../../ask.ts';
import type { CardId } from '../../card.ts';
import { firstDifference } from '../../difference.ts';
import { Match } from '../../match.ts';
import { roll } from '../../rng.ts';
import { SEATS } from '../../seat.ts';
import type { KernelState } from '../../state.ts';
import { type Happening, VIEWERS, type Viewer } from '../../story.ts';
import type { Step } from '../play.ts';
import type { Run, Watcher } from './law.ts';
import { heardBy, type Moment } from './moment.ts';
import { EXPORT_EVERY, exchange, SHARES, seenIn } from './twins.ts';

/** A twin is followed for about so many decisions, then another takes its place. */
const AGE = 20;

interface Twin<S extends KernelState> {
  readonly match: Match<S>;
  readonly differing: ReadonlySet<CardId>;
}

export function twinMoving<S extends KernelState>(run: Run<S>): Watcher<S> {
  const twins = new Map<Viewer, Twin<S>>();
  return {
    before: (now, step) => {
      for (const viewer of VIEWERS) {
        const twin = twins.get(viewer) ?? begin(run, now, viewer);
        if (twin === undefined) continue;
        const answer = translate(now.match.askOf(step.seat)?.spec, twin.match.askOf(step.seat)?.spec, step, viewer);
        const id = twin.match.askOf(step.seat)?.id;
        if (answer === undefined || id === undefined || roll(run.rng, AGE) === 0) {
          twins.delete(viewer);
          continue;
        }
        twin.match.submit(step.seat, id, answer);
        twins.set(viewer, twin);
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
  const differing = exchange(
    state,
    secrets.hiddenFrom(checkpoint, viewer),
    rng,
    SHARES[roll(rng, SHARES.length)] ?? 'all',
  );
  if (differing.size === 0) return undefined;
  // Run anew it tells what the stretch has told so far, and may run on where the other world stops to ask.
  const trial = new Match(game, { state, since, asked: 0 });
  const told = toldSince(game, checkpoint, now.match.state);
  const isKnown = isGivenAway(run, { match: trial, differing }, now, told, trial.listen(), viewer);
  run.check(
    isKnown || trial.stretches === 0,
    () => `a stretch asks in one of two worlds that ${viewer} cannot tell apart`,
  );
  if (isKnown || trial.stretches > 0) return undefined;
  const twin = { match: new Match(game, { state, since, asked }), differing };
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
  for (const [happenings, { state }] of [
    [told, now.match],
    [toldToo, twin.match],
  ] as const) {
    for (const card of seenIn(happenings, state, secrets, viewer)) if (twin.differing.has(card)) return true;
  }
  return [now.hidden(viewer), secrets.hiddenFrom(twin.match.state, viewer)].some((groups) => {
    let hidden = 0;
    for (const group of groups) for (const card of group) if (twin.differing.has(card)) hidden++;
    return hidden < twin.differing.size;
  });
}

/** The same answer in the twin's offer, or undefined where it is not offered. */
function translate(mine: AskSpec | undefined, theirs: AskSpec | undefined, step: Step, viewer: Viewer) {
  if (mine === undefined || theirs === undefined) return undefined;
  const [only] = mine.from;
  let answer: Answer = step.answer;
  if (step.seat !== viewer && !(only !== undefined && 'range' in only)) {
    const offered = theirs.from.map((choosable) => JSON.stringify(choosable));
    answer = step.answer.map((position) => offered.indexOf(JSON.stringify(mine.from[position])));
  }
  return checkAnswer(theirs, answer) ? answer : undefined;
}

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
