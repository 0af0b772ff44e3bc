// Twin worlds, still: with the faces exchanged that a viewer may not know, everything it is shown is byte-identical.
import { type CardBase, cardAt } from '../../card.ts';

import { firstDifference } from '../../difference.ts';
import { explain } from '../../explain.ts';
import { Match } from '../../match.ts';
import { handleOf, roll } from '../../rng.ts';
import { SEATS } from '../../seat.ts';
import type { KernelState } from '../../state.ts';
import { VIEWERS, type Viewer } from '../../story.ts';
import { hear, hearAsk, showAsk, viewOf } from '../../view.ts';
import type { Run, Watcher } from './law.ts';
import type { Moment } from './moment.ts';
import { rekeyed, renamed } from './renamed.ts';
import { EXPORT_EVERY, exchange, retold, seenIn } from './twins.ts';

export function twinStill<S extends KernelState>(run: Run<S>): Watcher<S> {
  return {
    at: (now) => {
      if (!now.isSampled) return;
      const twin = run.game.clone(now.match.state);
      for (const viewer of VIEWERS) {
        compare(run, now, run.secrets.exchangeMore === undefined ? twin : run.game.clone(twin), viewer);
        namesNothingHidden(run, now, viewer);
      }
      compareExports(run, now);
      for (const viewer of VIEWERS) compareSealed(run, now, viewer);
    },
  };
}

function compare<S extends KernelState>(run: Run<S>, now: Moment<S>, twin: S, viewer: Viewer): void {
  const { game, secrets, check, mirror, rng } = run;
  const { match } = now;
  const changed = exchange(twin, now.hidden(viewer), rng, 'all');
  const hasMore = secrets.exchangeMore?.(twin, viewer, rng) ?? false;
  if (changed.size === 0 && !hasMore) return;
  const same = (what: string, mine: unknown, theirs: unknown): void => {
    const [a, b] = [JSON.stringify(mine), JSON.stringify(theirs)];
    check(a === b, () => `${what} of ${viewer} tells: ${firstDifference(a, b)}`);
  };
  same('the view', now.view(viewer), viewOf(game.sight, twin, viewer));
  if (mirror !== undefined) same('the mirror', mirror(match.state, viewer), mirror(twin, viewer));
  for (const seat of SEATS) {
    const open = match.askOf(seat);
    if (open === undefined) continue;
    const show = (state: S) =>
      seat === viewer
        ? showAsk(game.sight, state, open.spec, open.id, false)
        : hearAsk(game.sight, state, open.spec, viewer);
    same('the question', show(match.state), show(twin));
  }
  const handles = Object.keys(now.view(viewer).cards);
  const handle = handles[roll(rng, Math.max(1, handles.length))];
  if (handle !== undefined)
    same('an explanation', explain(game, match.state, viewer, handle), explain(game, twin, viewer, handle));
  const seen = seenIn(now.told, match.state, secrets, viewer);
  const faceOf = (card: number) => (changed.has(card) && !seen.has(card) ? twin.cards[card]?.no : undefined);
  for (const happening of now.told) {
    const other = retold(happening, faceOf);
    if (other !== undefined) same('the log', hear(match.state, happening, viewer), hear(twin, other, viewer));
  }
  for (const card of changed)
    twin.cards[card] = { ...cardAt<CardBase>(twin, card), no: cardAt<CardBase>(match.state, card).no };
}

/** Under other faces a handle stays the same: that a hidden card has none is looked for by itself. */
function namesNothingHidden<S extends KernelState>({ check }: Run<S>, now: Moment<S>, viewer: Viewer): void {
  const { facts } = now.view(viewer);
  const told = JSON.stringify(facts);
  const { rng, cards } = now.match.state;
  for (const card of now.hidden(viewer).flat()) {
    const handle = handleOf(rng, card, cards[card]?.life ?? 0);
    check(!told.includes(`"${handle}"`), () => `the facts of ${viewer} name a hidden card: ${told}`);
  }
}

/** Other worlds for an export: with other faces, with other ids, and with other chance to come. */
function compareExports<S extends KernelState>({ exported, game, secrets, check, rng }: Run<S>, { match }: Moment<S>) {
  if (exported === undefined || match.result !== null || roll(rng, EXPORT_EVERY) > 0) return;
  const position = match.position();
  const { state } = position;
  const usesChance = state.rng.counter !== match.state.rng.counter;
  // What follows in a stretch that has told something is compared in worlds that move.
  const tellsNothing = position.since.length === 0 && state.story.n === match.state.story.n;
  for (const viewer of VIEWERS) {
    const mine = exported(match, viewer);
    const same = (what: string, twin: S): void => {
      const theirs = exported(new Match(game, { ...position, state: twin }), viewer);
      check(mine === theirs, () => `the export of ${viewer} tells${what}: ${firstDifference(mine, theirs)}`);
    };
    const twin = game.clone(state);
    const faces = tellsNothing ? exchange(twin, secrets.hiddenFrom(state, viewer), rng, 'all').size : 0;
    const hasMore = tellsNothing && (secrets.exchangeMore?.(twin, viewer, rng) ?? false);
    if (faces > 0 || hasMore) same('', twin);
    same(' the ids of cards', renamed(state, secrets.hiddenFrom(state, viewer), rng));
    if (!usesChance) same(' the key of chance', rekeyed(game.clone(state), rng));
  }
}

/** While a sealed question is open, a viewer knows only of what it has answered and registered itself. */
function compareSealed<S extends KernelState>({ exported, game, check }: Run<S>, { match }: Moment<S>, viewer: Viewer) {
  if (!match.isSealed) return;
  const position = match.position();
  const since = position.since.filter(({ seat }) => seat === viewer);
  const opening = new Match(game, { ...position, since: [] });
  // What was asked before in the same stretch is the other's, too.
  if (since.length === position.since.length || !opening.isSealed) return;
  const shown = (of: Match<S>): string =>
    JSON.stringify([
      of.view(viewer),
      of.heardAsks(viewer),
      viewer === 'public' ? null : (of.shownAsk(viewer) ?? null),
      of.timed ?? null,
      exported?.(of, viewer) ?? null,
    ]);
  const [mine, theirs] = [shown(match), shown(new Match(game, { ...position, since }))];
  check(mine === theirs, () => `${viewer} hears what is sealed: ${firstDifference(mine, theirs)}`);
}
