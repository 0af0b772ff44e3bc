// Problem reports of whole random matches, byte by byte: no card that its reader could not see, and nothing that opens a seat.
import { describe, expect, inject, test } from 'vitest';
import { benchOf } from '../../shared/games/benches.ts';
import { GAMES } from '../../shared/games/index.ts';
import { secretsOf } from '../../shared/games/secrets.ts';
import { Match } from '../../shared/kernel/match.ts';
import { handleOf, seedFromNumber } from '../../shared/kernel/rng.ts';
import type { KernelState } from '../../shared/kernel/state.ts';
import { VIEWERS, type Viewer } from '../../shared/kernel/story.ts';
import { seenIn } from '../../shared/kernel/testing/laws/twins.ts';
import { give, newMatch, playerRng, randomStep } from '../../shared/kernel/testing/play.ts';
import type { Host } from '../table/host.ts';
import { problemOf, writtenFor } from '../table/problem.ts';
import { liveServer, liveTable } from '../testing/live-server.ts';
import { answerOnce, asked, testRng } from '../testing/toy-tables.ts';

const { exportedMatches } = inject('counts');
const EVERY = 4;
const MOST_DECISIONS = 5000;

/** Ids that the viewer saw somewhere in the stretch under way, by the rules pages and not by `view.ts`. */
function seenInStretch(match: Match<KernelState>, viewer: Viewer): Set<number> {
  const secrets = secretsOf(match.game.id);
  const { state, since } = match.position();
  const again = new Match(match.game, { state, since: [], asked: 0 });
  const hidden = (of: KernelState): Set<number> => new Set(secrets.hiddenFrom(of, viewer).flat());
  const seen = new Set<number>();
  const note = (): void => {
    for (const id of seenIn(again.listen(), again.state, secrets, viewer)) seen.add(id);
    const unknown = hidden(again.state);
    for (const id of again.state.cards.keys()) if (!unknown.has(id)) seen.add(id);
  };
  const atFirst = hidden(state);
  for (const id of state.cards.keys()) if (!atFirst.has(id)) seen.add(id);
  note();
  for (const { seat, answer, ...rest } of since) {
    give(again, { seat, id: again.askOf(seat)?.id ?? 0, answer: answer ?? [], ...rest });
    note();
  }
  return seen;
}

/** Everything in the text that may name a card: whole texts, what lies behind a verb, and before a number. */
function wordsIn(text: string): Set<string> {
  const found = new Set<string>();
  const take = (word: string): void => {
    found.add(word);
    found.add(word.replace(/^(play|use|move) /, '').replace(/(#\d+)?( ability \d+)?$/, ''));
  };
  JSON.parse(text, (_key, value: unknown) => {
    if (typeof value === 'string') for (const part of [value, ...(value.split(': ')[1]?.split('; ') ?? [])]) take(part);
    return value;
  });
  return found;
}

/** Numbers of the cards whose declarations wait; a game without a chain has none. */
const declaredIn = (state: KernelState & { readonly chain?: readonly { readonly no: string }[] }): Set<string> =>
  new Set((state.chain ?? []).map(({ no }) => no));

/** Looks through a report for whatever is hidden from its reader; returns how much there was. */
function search(match: Match<KernelState>, viewer: Viewer): number {
  const { game, state } = match;
  const bench = benchOf(game.id);
  const text = JSON.stringify(problemOf(bench, writtenFor(bench, match, viewer, {})));
  const known = new Set([...seenInStretch(match, viewer)].map((id) => state.cards[id]?.no));
  const words = wordsIn(text);
  // What was declared stays said, also where its card has gone out of sight since.
  const declared = declaredIn(state);
  for (const no of new Set(state.cards.map((card) => card.no))) {
    if (known.has(no) || declared.has(no)) continue;
    const name = game.print(no)?.name.en ?? no;
    const isNamesake = [...known].some((other) => other !== undefined && game.print(other)?.name.en === name);
    for (const word of isNamesake ? [no] : [no, name])
      expect(words.has(word), `${word} is hidden from ${viewer} at question ${match.position().asked}`).toBe(false);
  }
  const { rng } = state;
  for (const [id, { life }] of state.cards.entries()) expect(text).not.toContain(handleOf(rng, id, life));
  for (const word of rng.key) for (const base of [10, 16]) expect(text).not.toContain(word.toString(base));
  return text.length;
}

const SEEDS = Array.from({ length: Math.ceil(exportedMatches / 15) }, (_, i) => 61 + i);
describe.each(Object.values(GAMES))('of $id', (game) => {
  test.each(SEEDS)('no report names a card that its reader could not see (seed %i)', (seed) => {
    const match = newMatch(game, seed);
    const rng = playerRng(seed);
    let searched = 0;
    for (let n = 0; n < MOST_DECISIONS; n++) {
      const step = randomStep(match, rng);
      if (step === undefined) break;
      match.submit(step.seat, step.id, step.answer);
      if (n % EVERY === 0 && match.result === null) for (const viewer of VIEWERS) searched += search(match, viewer);
    }
    expect(match.result).not.toBeNull();
    expect(searched).toBeGreaterThan(100_000);
  });
});

test.each(Object.values(GAMES))(
  'what is sent of $id is that report, and holds nothing that opens a seat',
  async (game) => {
    const bench = benchOf(game.id);
    const server = await liveServer({ games: GAMES });
    const table = await liveTable(server, { seed: seedFromNumber(61) }, game);
    const host = (await server.tables.host(table.code)) as Host;
    const rng = testRng(61);
    // The host answers covert windows by itself: what is compared must be from one moment.
    for (let n = 0; n < 60 || !bench.restingQuestions.includes(asked(host)?.why ?? ''); n++) {
      if (asked(host) === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
      else await answerOnce(host, rng);
    }
    const match = host.match as Match<KernelState>;
    for (const viewer of VIEWERS) {
      const headers: Record<string, string> =
        viewer === 'public' ? {} : { authorization: `Bearer ${table.tokens[viewer]}` };
      const response = await fetch(`${server.at}/api/tables/${table.code}/scenario`, { headers });
      expect(response.status).toBe(200);
      const text = await response.text();
      expect(JSON.parse(text)).toEqual(
        JSON.parse(JSON.stringify(problemOf(bench, writtenFor(bench, match, viewer, host.table.options)))),
      );
      for (const secret of [host.table.seed, table.code, ...table.tokens]) expect(text).not.toContain(secret);
    }
    expect(server.errors).toEqual([]);
    await server.close();
  },
);
