// Problem reports over the API: who gets what of a match, in what form, and how often.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { benchOf } from '../../shared/games/benches.ts';
import { FIRST_GAME, GAMES } from '../../shared/games/index.ts';
import { readScenario } from '../../shared/games/read-scenario.ts';
import { secretsOf } from '../../shared/games/secrets.ts';
import type { GameModule } from '../../shared/kernel/game.ts';
import { seedFromNumber } from '../../shared/kernel/rng.ts';
import { runScenario } from '../../shared/kernel/scenario/run.ts';
import type { Scenario } from '../../shared/kernel/scenario/types.ts';
import { SEATS } from '../../shared/kernel/seat.ts';
import type { Host } from '../table/host.ts';
import { type LiveServer, type LiveTable, liveServer, liveTable } from '../testing/live-server.ts';
import { answerOnce, asked, TOY, testRng } from '../testing/toy-tables.ts';
import { NO_PACES, PACES } from './limits.ts';

const BURST = 100;
let server: LiveServer;
beforeAll(async () => {
  server = await liveServer({
    games: { ...GAMES, toy: TOY },
    paces: { ...NO_PACES, export: { ...PACES.export, burst: BURST } },
  });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const get = (code: string, token?: string): Promise<Response> =>
  fetch(`${server.at}/api/tables/${code}/scenario`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
const problem = async (code: string, token?: string): Promise<Scenario> =>
  (await (await get(code, token)).json()) as Scenario;

/** A table in the middle of its match, at a free decision with both hands full. */
async function inMatch(game: GameModule, seed: number): Promise<{ table: LiveTable; host: Host }> {
  const table = await liveTable(server, { seed: seedFromNumber(seed) }, game);
  const host = (await server.tables.host(table.code)) as Host;
  const { restingQuestions } = benchOf(game.id);
  const rng = testRng(seed);
  for (let n = 0; !restingQuestions.includes(asked(host)?.why ?? '') || n < 40; n++) {
    if (asked(host) === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
    else await answerOnce(host, rng);
  }
  return { table, host };
}

describe.each(Object.values(GAMES))('of $id', (game) => {
  test('a player gets its own hand, and of what it may not see only how many', async () => {
    const { table, host } = await inMatch(game, 1);
    const { sees } = secretsOf(game.id);
    const zones = host.match?.position().state.zones ?? [];
    for (const seat of SEATS) {
      const { state } = await problem(table.code, table.tokens[seat]);
      for (const other of SEATS) {
        const side = other === 0 ? state.A : state.B;
        for (const zone of game.sight.zones) {
          const length = zones[other]?.[zone]?.length ?? 0;
          if (!sees(zone, other, seat)) expect(side?.[zone]).toEqual(length === 0 ? undefined : { fill: length });
          else if (zone === 'hand') expect([side?.[zone] ?? []].flat()).toHaveLength(length);
        }
      }
    }
    const { state } = await problem(table.code);
    expect([state.A?.['hand'], state.B?.['hand']]).toEqual(
      zones.map(({ hand = [] }) => (hand.length === 0 ? undefined : { fill: hand.length })),
    );
  });

  test('it is a scenario file with a name, kept nowhere, in which neither the table nor its keys are found', async () => {
    const { table, host } = await inMatch(game, 2);
    for (const token of [...table.tokens, undefined]) {
      const response = await get(table.code, token);
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="playmat-problem.scenario.json"');
      expect(response.headers.get('cache-control')).toBe('no-store');
      const text = await response.text();
      const read = readScenario(text);
      expect('faults' in read ? read.faults : []).toEqual([]);
      expect(runScenario(benchOf(game.id), JSON.parse(text) as Scenario)).toEqual({ ok: true });
      for (const secret of [table.code, host.table.seed, ...table.tokens, 'Ann', 'Ben'])
        expect(text).not.toContain(secret);
    }
  });

  test('once the match is over everybody gets everything, also after the table was closed and opened again', async () => {
    const { table, host } = await inMatch(game, 3);
    await host.concede(1);
    const texts = new Set<string>();
    for (const token of [...table.tokens, undefined]) texts.add(await (await get(table.code, token)).text());
    await server.tables.release(table.code);
    texts.add(await (await get(table.code)).text());
    expect(texts.size).toBe(1);
    const scenario = JSON.parse([...texts][0] ?? '') as Scenario;
    expect(JSON.stringify([scenario.state.A, scenario.state.B])).not.toContain('fill');
    expect(scenario.steps.at(-1)).toEqual({ expect: { result: { winner: 'A', reason: 'conceded' } } });
    expect(runScenario(benchOf(game.id), scenario)).toEqual({ ok: true });
  });
});

test('a key that opens no seat is refused, and so is a table without a match or a game without scenarios', async () => {
  const { table } = await inMatch(FIRST_GAME, 4);
  const { tokens } = await liveTable(server, {}, FIRST_GAME);
  for (const token of ['x'.repeat(43), tokens[0], '']) {
    const response = await get(table.code, token);
    expect([response.status, await response.json()]).toEqual([403, { ok: false, why: 'notSeated' }]);
  }
  const toys = await liveTable(server);
  expect((await get(toys.code)).status).toBe(409);
  const made = await server.call('POST', '/api/tables', {
    game: FIRST_GAME.id,
    name: 'Ann',
    deck: { name: 'd', cards: FIRST_GAME.starters[0]?.cards },
    options: {},
    opponent: 'person',
  });
  const { code, token } = made.body as { code: string; token: string };
  expect(await (await get(code, token)).json()).toEqual({ ok: false, why: 'notNow' });
  expect((await get('22222222')).status).toBe(404);
});

test('whoever asks for too many is told to wait, and may still look the table up', async () => {
  const { table } = await inMatch(FIRST_GAME, 5);
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length <= BURST) statuses.push((await get(table.code)).status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect((await server.call('GET', `/api/tables/${table.code}`)).status).toBe(200);
});
