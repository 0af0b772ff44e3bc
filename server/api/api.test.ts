// The API and the files: shapes, refusals, limits, base paths and headers of a real server.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seedFromNumber } from '../../shared/kernel/rng.ts';
import type { TableCreated } from '../../shared/protocol/messages.ts';
import { readSettings } from '../environment.ts';
import { isCode, newCode, newSeed, newToken } from '../table/secrets.ts';
import { type LiveServer, liveServer, liveTable } from '../testing/live-server.ts';
import { stage, TOY, toyTable } from '../testing/toy-tables.ts';
import { files } from './files.ts';
import { front, pathBelow } from './front.ts';
import { addressOf } from './http.ts';
import { Limits } from './limits.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await liveServer();
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

test('a table is made, shown, joined once, and gives out its log when it is over', async () => {
  const made = await server.call('POST', '/api/tables', toyTable());
  expect(made.status).toBe(201);
  const { code, seat, token } = made.body as TableCreated;
  expect(isCode(code)).toBe(true);
  expect([seat, Buffer.from(token, 'base64url').length]).toEqual([0, 32]);
  const waiting = { code, game: 'toy', status: 'waiting', names: ['Ann', null], openSeat: true, watchers: 0 };
  expect(await server.call('GET', `/api/tables/${code}`)).toEqual({ status: 200, body: waiting });
  const seat1 = { name: '  Ben\u0000\u202e ', deck: { name: 'd', cards: TOY.starters[1]?.cards } };
  expect((await server.call('POST', `/api/tables/${code}/seat`, seat1)).status).toBe(201);
  expect(await server.call('POST', `/api/tables/${code}/seat`, seat1)).toEqual({
    status: 409,
    body: { ok: false, why: 'seatTaken' },
  });
  expect((await server.call('GET', `/api/tables/${code}`)).body).toMatchObject({
    names: ['Ann', 'Ben'],
    openSeat: false,
  });
  await (await server.tables.host(code))?.concede(0);
  const log = await server.call('GET', `/api/tables/${code}/log`);
  expect(log).toMatchObject({ status: 200, body: { header: { format: 'playmat-log-1', game: 'toy' } } });
  expect(JSON.stringify(log.body)).not.toContain(token);
});

test('whatever is wrong with a body is refused with its reason', async () => {
  const post = async (body: unknown) => (await server.call('POST', '/api/tables', body)).body;
  const malformed = { ok: false, why: 'malformed' };
  for (const body of ['', '{', '[]', {}, toyTable({ game: 'chess' }), toyTable({ name: ' \u200b ' })]) {
    expect(await post(body)).toEqual(malformed);
  }
  expect(await post({ ...toyTable(), admin: true })).toEqual(malformed);
  expect(await post(toyTable({ options: { goal: 999 } }))).toEqual(malformed);
  expect(await post(toyTable({ options: { toString: 1 } }))).toEqual(malformed);
  expect(await post(toyTable({ opponent: 'bot' }))).toEqual(malformed);
  expect(await post(toyTable({ game: '__proto__' }))).toEqual(malformed);
  const short = { name: 'short', cards: { 'TOY-1': 3 } };
  expect(await post(toyTable({ deck: short }))).toMatchObject({ why: 'badDeck', faults: [{ rule: 'deckSize' }] });
  expect(await post('x'.repeat(100_000))).toEqual({ ok: false, why: 'tooLarge' });
  for (const path of ['/api/tables/NOSUCHXX', '/api/tables/22222222/log']) {
    expect(await server.call('GET', path)).toEqual({ status: 404, body: { ok: false, why: 'noSuchTable' } });
  }
});

test('a fixed seed counts only under PLAYMAT_TEST', async () => {
  const { tables } = await stage({ acceptsSeeds: readSettings({}).test });
  expect(await tables.create(toyTable())).toEqual({ why: 'malformed' });
  const { seed: _seed, ...table } = toyTable();
  expect(await tables.create(table)).toMatchObject({ seat: 0 });
  expect(readSettings({ PLAYMAT_TEST: '1', PLAYMAT_COVERT_PAUSE_MS: '5' }).timing.covertPauseMs).toBe(5);
  expect(readSettings({ PLAYMAT_COVERT_PAUSE_MS: '5' }).timing.covertPauseMs).toBe(1500);
});

test('no client can create, list or be matched into rooms', async () => {
  for (const method of ['create', 'join', 'joinOrCreate', 'query', 'reserveMultipleSeatsFor']) {
    expect((await server.call('POST', `/matchmake/${method}/table`, { wire: 1 })).status).toBe(404);
  }
  expect((await server.call('GET', '/matchmake/table')).status).toBe(404);
});

test('seeds and tokens are 256 bits of the cryptographic source, whatever the clock says (S08)', () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const seeds = new Set(Array.from({ length: 200 }, newSeed));
  expect(seeds.size).toBe(200);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  // No seed, and no half of one, is a time within 5 s of now in any plain form.
  const all = [...seeds].join(' ');
  const times = Array.from({ length: 10_001 }, (_, i) => (1_700_000_000_000 - 5000 + i).toString(16));
  expect(times.filter((time) => all.includes(time))).toEqual([]);
  expect(new Set(Array.from({ length: 50 }, newToken)).size).toBe(50);
  expect(new Set(Array.from({ length: 50 }, newCode)).size).toBe(50);
  expect(random).not.toHaveBeenCalled();
  random.mockRestore();
  vi.useRealTimers();
});

test('tables made at the same moment with equal decks are dealt differently (S08)', async () => {
  const dealt = new Set<string>();
  let made = '';
  for (let i = 0; i < 5; i++) {
    const { seed: _seed, ...table } = toyTable();
    const { code } = (await server.call('POST', '/api/tables', table)).body as TableCreated;
    await server.call('POST', `/api/tables/${code}/seat`, { name: 'B', deck: table.deck });
    made = code;
    const match = (await server.tables.host(code))?.match;
    dealt.add(match?.state.zones[0]['deck']?.map((card) => match.state.cards[card]?.no).join() ?? '');
  }
  expect(dealt.size).toBe(5);
  const table = await server.store.load(made);
  // A seed spread from any moment within 5 s of the table's making deals something else.
  for (let ms = (table?.created ?? 0) - 5000; ms <= (table?.created ?? 0) + 5000; ms++) {
    if (seedFromNumber(ms) === table?.seed) expect.fail(`the seed comes from the time ${ms}`);
  }
});

test('an address that makes too many tables is told to wait, and others are not', () => {
  const pace = { burst: 2, perSecond: 1, patience: Number.POSITIVE_INFINITY };
  const limits = new Limits({ create: pace, join: pace, read: pace, export: pace });
  const allowed = [0, 0, 0, 999, 1000].map((ms) => limits.allows('create', 'a', ms));
  expect(allowed).toEqual([true, true, false, false, true]);
  expect(limits.allows('create', 'b', 0)).toBe(true);
});

test('a forwarded address is believed only as far as proxies are trusted', () => {
  const asking = { headers: { 'x-forwarded-for': 'forged, 9.9.9.9' }, socket: { remoteAddress: '127.0.0.1' } };
  const from = (proxies: number) => addressOf(asking as unknown as Parameters<typeof addressOf>[0], proxies);
  expect([from(0), from(1)]).toEqual(['127.0.0.1', '9.9.9.9']);
});

test('the base path holds whether a proxy strips or keeps it', () => {
  expect(['/play', '/play/', '/play/api/x?y', '/api/x', '/'].map((url) => pathBelow('/play', url))).toEqual([
    '/',
    '/',
    '/api/x',
    '/api/x',
    '/',
  ]);
  expect(pathBelow('', '/%E0%A4%A')).toBeUndefined();
  const at = (env: Record<string, string>) => {
    const { basePath, publicUrl } = readSettings(env);
    return [basePath, publicUrl];
  };
  expect(at({ PUBLIC_URL: 'https://x.org/play/' })).toEqual(['/play', 'https://x.org/play']);
  expect(at({ PUBLIC_URL: 'https://x.org', BASE_PATH: 'play/' })).toEqual(['/play', 'https://x.org/play']);
  expect(at({})).toEqual(['', '']);
});

test('the client is served with its base, cached by kind, and nothing outside its folder', async () => {
  const root = mkdtempSync(join(tmpdir(), 'playmat-'));
  const folder = join(root, 'client');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<html><head><title>x</title></head></html>');
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'console.log(1)');
  writeFileSync(join(root, 'secret.txt'), 'secret');
  const { createServer } = await import('node:http');
  const pages = files({ folder, basePath: '/play' });
  const serve = front({ basePath: '/play', publicUrl: '', api: () => false, files: pages, report: () => undefined });
  const http = createServer(serve).listen(0);
  const { port } = http.address() as { port: number };
  const get = (path: string, accept = '*/*') =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve) =>
      request({ port, path, host: '127.0.0.1', headers: { connection: 'close', accept } }, (response) => {
        let body = '';
        response.on('data', (part) => {
          body += String(part);
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      }).end(),
    );
  for (const path of ['/play/', '/', '/play/t/ABCDEFGH', '/t/ABCDEFGH']) {
    const page = await get(path);
    expect(page.status).toBe(200);
    expect(page.body).toContain('<base href="/play/">');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  }
  expect((await get('/play/assets/main-1a2b.js')).headers['cache-control']).toContain('immutable');
  for (const path of ['/../secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt', '/nothing.js', '/%00']) {
    expect((await get(path)).status).toBe(404);
  }
  const unknown = await get('/play/no/such', 'text/html,*/*');
  expect(unknown.status).toBe(404);
  expect(unknown.body).toContain('<base href="/play/">');
  http.close();
  rmSync(root, { recursive: true });
});

test('a table can be looked up by everybody and claimed by nobody', async () => {
  const { code, tokens } = await liveTable(server);
  const card = await server.call('GET', `/api/tables/${code}`);
  for (const token of tokens) expect(JSON.stringify(card.body)).not.toContain(token);
});
