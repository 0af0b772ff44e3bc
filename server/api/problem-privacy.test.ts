// Problem reports of whole random matches, byte by byte: no card that its reader could not see, and nothing that opens a seat.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../shared/games/index.ts';
import { secretsOf } from '../../shared/games/secrets.ts';
import type { GameModule } from '../../shared/kernel/game.ts';
import { Match } from '../../shared/kernel/match.ts';
import { handleOf, seedFromNumber } from '../../shared/kernel/rng.ts';
import type { KernelState } from '../../shared/kernel/state.ts';
import { VIEWERS, type Viewer } from '../../shared/kernel/story.ts';
import { seenIn } from '../../shared/kernel/testing/laws/twins.ts';
import type { Host } from '../table/host.ts';
import { type LiveServer, liveServer, liveTable } from '../testing/live-server.ts';
import { answerOnce, asked, testRng } from '../testing/toy-tables.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer({ games: GAMES });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

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
  for (const { seat, answer } of since) {
    again.submit(seat, again.askOf(seat)?.id ?? 0, answer);
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

async function search(game: GameModule, seed: number): Promise<number> {
  const table = await liveTable(server, { seed: seedFromNumber(seed) }, game);
  const host = (await server.tables.host(table.code)) as Host;
  const rng = testRng(seed);
  let searched = 0;
  for (let n = 0; host.match?.result === null; n++) {
    if (asked(host) === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
    else await answerOnce(host, rng);
    if (n % 4 > 0 || host.match.result !== null) continue;
    for (const viewer of VIEWERS) {
      // The host answers covert windows by itself: what is compared must be from one moment.
      const before = host.match.position().asked;
      const headers: Record<string, string> =
        viewer === 'public' ? {} : { authorization: `Bearer ${table.tokens[viewer]}` };
      const response = await fetch(`${server.at}/api/tables/${table.code}/scenario`, { headers });
      expect(response.status).toBe(200);
      const text = await response.text();
      if (host.match.position().asked !== before || host.match.result !== null) continue;
      const { state } = host.match;
      const seen = seenInStretch(host.match, viewer);
      const known = new Set([...seen].map((id) => state.cards[id]?.no));
      const words = wordsIn(text);
      for (const no of new Set(state.cards.map((card) => card.no))) {
        if (known.has(no)) continue;
        const name = game.print(no)?.name.en ?? no;
        const isNamesake = [...known].some((other) => other !== undefined && game.print(other)?.name.en === name);
        for (const word of isNamesake ? [no] : [no, name])
          expect(words.has(word), `${word} is hidden from ${viewer} at question ${before}`).toBe(false);
      }
      const { rng: chance } = state;
      for (const [id, { life }] of state.cards.entries()) expect(text).not.toContain(handleOf(chance, id, life));
      for (const secret of [host.table.seed, table.code, ...table.tokens]) expect(text).not.toContain(secret);
      searched += text.length;
    }
  }
  return searched;
}

test.each(Object.values(GAMES))(
  'no report of $id names a card that its reader could not see',
  { timeout: 60_000 },
  async (game) => {
    const bytes = await search(game, 61);
    console.log(`searched ${bytes} bytes of reports`);
    expect(bytes).toBeGreaterThan(100_000);
  },
);
