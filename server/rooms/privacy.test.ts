// What goes over the sockets: every frame of a whole random match, searched for what its viewer may not know.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../shared/games/index.ts';
import { secretsOf } from '../../shared/games/secrets.ts';
import type { GameModule } from '../../shared/kernel/game.ts';
import { handleOf } from '../../shared/kernel/rng.ts';
import type { KernelState } from '../../shared/kernel/state.ts';
import { hears, type ToldCard, type Viewer } from '../../shared/kernel/story.ts';
import type { Secrets } from '../../shared/kernel/testing/secrets.ts';
import { toySecrets } from '../../shared/kernel/testing/toy/secrets.ts';
import { LivePlay } from '../testing/live-play.ts';
import { type LiveServer, liveServer } from '../testing/live-server.ts';
import { ROSTER_TOY, TOY } from '../testing/toy-tables.ts';

/** The toy game again, with rosters to choose from. */
const ROSTERS: GameModule = { ...ROSTER_TOY, id: 'rosters' };
let server: LiveServer;
beforeAll(async () => {
  server = await liveServer({ games: { ...GAMES, toy: TOY, [ROSTERS.id]: ROSTERS } });
});
afterAll(async () => {
  await server.close();
});

const textOf = (frames: readonly Uint8Array[]): string =>
  frames.map((frame) => Buffer.from(frame).toString('latin1')).join('\n');

/** Card numbers and handles that a viewer may not know now, by the rules pages and not by `view.ts`. */
function hidden(secrets: Secrets<KernelState>, state: KernelState, viewer: Viewer) {
  const cards = new Set(secrets.hiddenFrom(state, viewer).flat());
  const seen = new Set(state.cards.filter((_card, id) => !cards.has(id)).map(({ no }) => no));
  return {
    handles: [...cards].map((id) => handleOf(state.rng, id, state.cards[id]?.life ?? 0)),
    seen,
    // Where a card is yet to be chosen there is nothing to name.
    all: new Set(state.cards.map(({ no }) => no).filter((no) => no !== '')),
  };
}
/** Numbers and handles of cards that were shown to the viewer in passing, as a story tells them. */
function shownInPassing(story: readonly unknown[], state: KernelState, viewer: Viewer): Set<string> {
  const found = new Set<string>();
  JSON.stringify(story, (_key, value: unknown) => {
    if (value !== null && typeof value === 'object' && 'seen' in value && 'card' in value) {
      const { card, life, seen } = value as ToldCard;
      if (hears(seen, viewer)) found.add(state.cards[card]?.no ?? '').add(handleOf(state.rng, card, life));
    }
    return value;
  });
  return found;
}
/** Does the number occur as itself, and not as the beginning of another? */
const names = (text: string, no: string): boolean =>
  new RegExp(`${no.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![0-9A-Za-z])`).test(text);

/** The story as far as every viewer has heard it: the host may have gone on by itself while it was read. */
async function storyInStep(play: LivePlay): Promise<readonly unknown[]> {
  for (;;) {
    await play.inStep();
    const { seq } = play;
    const story = await server.store.story(play.table.code);
    if (play.seq === seq && play.viewers.every((viewer) => viewer.state.seq === seq)) return story;
  }
}

async function playSearched(game: GameModule, secrets: Secrets<KernelState>, seed: number): Promise<number> {
  const play = await LivePlay.begin(server, game, seed);
  const { host } = play;
  const read = new Map(play.viewers.map((viewer) => [viewer, 0]));
  const state = () => host.match?.state as KernelState;
  let searched = 0;
  let before = play.viewers.map(({ viewer }) => hidden(secrets, state(), viewer));
  let told = 0;
  for (let more = true; more; ) {
    const story = await storyInStep(play);
    for (const [at, viewer] of play.viewers.entries()) {
      const after = hidden(secrets, state(), viewer.viewer);
      const was = before[at] ?? after;
      const text = textOf(viewer.frames.slice(read.get(viewer) ?? 0));
      read.set(viewer, viewer.frames.length);
      const passing = shownInPassing(story.slice(told), state(), viewer.viewer);
      for (const no of after.all) {
        if (was.seen.has(no) || after.seen.has(no) || passing.has(no)) continue;
        expect(names(text, no), `${no} is hidden from ${viewer.viewer} at batch ${play.seq}`).toBe(false);
      }
      // A look that ends names what was looked at for the last time; nothing else names a hidden card.
      const unknown = after.handles.filter((handle) => !passing.has(handle) && was.handles.includes(handle));
      for (const handle of unknown) {
        expect(text.includes(handle), `${handle} is hidden from ${viewer.viewer} at batch ${play.seq}`).toBe(false);
      }
      for (const secret of [host.table.seed, ...play.table.tokens]) expect(text).not.toContain(secret);
      searched += text.length;
    }
    told = story.length;
    before = play.viewers.map(({ viewer }) => hidden(secrets, state(), viewer));
    // Somebody who comes late gets nothing more than those who were there (D05).
    if (play.seq % 40 === 0) {
      play.viewers.push(await play.join('public'));
      before.push(hidden(secrets, state(), 'public'));
    }
    more = await play.step();
    await play.inStep();
  }
  await play.end();
  return searched;
}

test.each([
  ...[TOY, ROSTERS].map((game) => ({ game, secrets: toySecrets as unknown as Secrets<KernelState> })),
  ...Object.values(GAMES).map((game) => ({ game, secrets: secretsOf(game.id) })),
])(
  '$game.id: no frame of a whole match names a card its viewer may not know, nor the seed, nor a token (D03, D04, D05)',
  async ({ game, secrets }) => {
    const bytes = await playSearched(game, secrets, 41);
    console.log(`${game.id}: searched ${bytes} bytes of frames`);
    expect(server.errors).toEqual([]);
  },
);

test('what the API tells of a running match is names and a status', async () => {
  const play = await LivePlay.begin(server, TOY, 43);
  const { code } = play.table;
  const card = await server.call('GET', `/api/tables/${code}`);
  expect(card.body).toEqual({
    code,
    game: 'toy',
    status: 'playing',
    names: ['Ann', 'Ben'],
    openSeat: false,
    watchers: 1,
  });
  expect(await server.call('GET', `/api/tables/${code}/log`)).toEqual({
    status: 409,
    body: { ok: false, why: 'notNow' },
  });
  await play.end();
});
