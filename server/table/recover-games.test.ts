// Recovery of the real games: the server ends wherever who is asked for what is new, and each time the very same table comes back.
import { expect, test } from 'vitest';
import { GAMES } from '../../shared/games/index.ts';
import { secretsOf } from '../../shared/games/secrets.ts';
import type { GameModule } from '../../shared/kernel/game.ts';
import { replay } from '../../shared/kernel/log.ts';
import { VIEWERS } from '../../shared/kernel/story.ts';
import { playerRng, randomRegistration, randomStep, setupOf } from '../../shared/kernel/testing/play.ts';
import { type Stage, stage } from '../testing/toy-tables.ts';
import type { Host } from './host.ts';
import { isDenied } from './tables.ts';

const SEED = 8;
const MOST_DECISIONS = 220;

async function tableOf({ tables }: Stage, game: GameModule): Promise<string> {
  const { seed, decks, rosters, options } = setupOf(game, SEED);
  const bring = (seat: 0 | 1) => ({ deck: decks[seat], ...(rosters && { roster: rosters[seat] }) });
  const made = await tables.create({ game: game.id, name: 'Ann', opponent: 'person', seed, options, ...bring(0) });
  if (isDenied(made)) throw new Error(made.why);
  await tables.takeSeat(made.code, { name: 'Ben', ...bring(1) });
  return made.code;
}
const shown = (host: Host) => ({
  views: VIEWERS.map((viewer) => host.match?.view(viewer)),
  asks: [host.match?.shownAsk(0), host.match?.shownAsk(1)],
  heard: VIEWERS.map((viewer) => host.match?.heardAsks(viewer)),
  added: [host.addedOf(0), host.addedOf(1)],
  timed: host.match?.timed,
});
test.each(Object.values(GAMES))('$id goes on inside the same question wherever its server ends (D13)', async (game) => {
  const scene = await stage({ games: GAMES });
  const code = await tableOf(scene, game);
  const rng = playerRng(SEED);
  const open = async () =>
    (await (await stage({ games: GAMES, store: scene.store, clock: scene.clock })).tables.host(code)) as Host;
  const asked = new Set<string>();
  let host = await open();
  for (let n = 0; n < MOST_DECISIONS && host.match?.result === null; n++) {
    const { match } = host;
    const step = randomRegistration(match, secretsOf(game.id), rng) ?? randomStep(match, rng);
    if (step === undefined) break;
    const { seat, id, answer, register } = step;
    const done = register === undefined ? host.submit(seat, [{ ask: id, answer }]) : host.register(seat, id, register);
    // The soonest that a decline is told.
    await scene.clock.pass(1_500);
    expect(await done).toEqual({ ok: true });
    const before = shown(host);
    const kind = before.asks.map((ask) => ask?.why).join();
    if (asked.has(kind) && register === undefined) continue;
    asked.add(kind);
    await host.stop();
    expect(scene.clock.waiting).toBe(0);
    host = await open();
    expect(shown(host)).toEqual(before);
  }
  expect(asked.size).toBeGreaterThan(12);
  await host.concede(0);
  const log = await scene.tables.log(code);
  if (isDenied(log)) throw new Error(log.why);
  expect(replay(game, log).divergence).toBeUndefined();
});
