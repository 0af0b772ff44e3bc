// A real server for tests on a port of its own, with small pauses, and the calls of its API.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameModule } from '../../shared/kernel/game.ts';
import type { CreateTable, TableCreated } from '../../shared/protocol/messages.ts';
import { NO_PACES } from '../api/limits.ts';
import { readSettings } from '../environment.ts';
import { createServer, type Parts, type Server } from '../serve.ts';
import { randomBot, TOY, toyTable } from './toy-tables.ts';

export const TEST_ENVIRONMENT = {
  PORT: '0',
  PLAYMAT_TEST: '1',
  PLAYMAT_COVERT_PAUSE_MS: '5',
  PLAYMAT_BOT_PAUSE_MS: '1',
  PLAYMAT_CLAIM_AFTER_MS: '200',
};

export interface LiveServer extends Server {
  readonly errors: unknown[];
  readonly at: string;
  call(method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly body: unknown }>;
}

export async function liveServer(
  change: Partial<Parts> = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<LiveServer> {
  const dataDir = environment['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'playmat-'));
  const errors: unknown[] = [];
  const settings = readSettings({ ...TEST_ENVIRONMENT, DATA_DIR: dataDir, ...environment });
  const server = await createServer(settings, {
    games: { toy: TOY },
    bots: { random: randomBot as Parts['bots'][string] },
    paces: NO_PACES,
    report: (error) => errors.push(error),
    ...change,
  });
  const at = `http://127.0.0.1:${server.port}`;
  return {
    ...server,
    errors,
    at,
    async call(method, path, body) {
      const response = await fetch(`${at}${path}`, {
        method,
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    },
    async close() {
      await server.close();
      if (environment['DATA_DIR'] === undefined) rmSync(dataDir, { recursive: true });
    },
  };
}

export interface LiveTable {
  readonly code: string;
  readonly tokens: readonly [string, string];
}
/** A table with both seats taken through the API. */
export async function liveTable(
  { call }: Pick<LiveServer, 'call'>,
  change: Partial<CreateTable> = {},
  game: GameModule = TOY,
): Promise<LiveTable> {
  const deck = (i: number) => ({ name: 'deck', cards: game.starters[i]?.cards ?? {} });
  const made = await call('POST', '/api/tables', toyTable({ game: game.id, deck: deck(0), ...change }));
  if (made.status !== 201) throw new Error(`no table: ${JSON.stringify(made)}`);
  const { code, token } = made.body as TableCreated;
  const taken = await call('POST', `/api/tables/${code}/seat`, { name: 'Ben', deck: deck(1) });
  if (taken.status !== 201) throw new Error(`no seat: ${JSON.stringify(taken)}`);
  return { code, tokens: [token, (taken.body as TableCreated).token] };
}
