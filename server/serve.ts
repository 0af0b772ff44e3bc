// A whole server, from its store to its port: what `npm start` runs, and what tests start and stop.
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { matchMaker } from '@colyseus/core';
import { BOTS } from '../shared/bots/bots.ts';
import { BENCHES } from '../shared/games/benches.ts';
import { GAMES } from '../shared/games/index.ts';
import type { GameModule } from '../shared/kernel/game.ts';
import type { ScenarioBench } from '../shared/kernel/scenario/bench.ts';
import { files } from './api/files.ts';
import { front } from './api/front.ts';
import { Limits, NO_PACES, PACES, type Paces } from './api/limits.ts';
import { api } from './api/routes.ts';
import type { Settings } from './environment.ts';
import { guardMatchmaking, ROOM, RoomDesk } from './rooms/room-desk.ts';
import { TableRoom } from './rooms/table-room.ts';
import { TableTransport } from './rooms/transport.ts';
import { openSqlite } from './store/node-sqlite.ts';
import { rulesVersion } from './store/rules-version.ts';
import { SqlStore } from './store/sql-store.ts';
import type { Bots } from './table/bots.ts';
import { type Clock, realClock } from './table/clock.ts';
import type { Report } from './table/run.ts';
import { Tables } from './table/tables.ts';

const SWEEP_ROOMS_MS = 15_000;
const SWEEP_STORE_MS = 60_000;
const KEEP_ALIVE_MS = 75_000;
/** How long a closing server waits for sockets that do not answer. */
const LAST_WAIT_MS = 3_000;

export interface Parts {
  readonly games: Readonly<Record<string, GameModule>>;
  readonly bots: Bots;
  readonly benches: Readonly<Record<string, ScenarioBench>>;
  readonly paces: Paces;
  readonly clock: Clock;
  readonly report: Report;
}
const PARTS: Parts = {
  games: GAMES,
  bots: BOTS,
  benches: BENCHES,
  paces: PACES,
  clock: realClock,
  report: (error) => console.error(error),
};

export interface Backstage {
  readonly tables: Tables;
  readonly desk: RoomDesk;
  readonly store: SqlStore;
  /** Stops the timers and writes what is under way. */
  stop(): Promise<void>;
}
/** Everything behind the sockets: the store, the tables, and the desk that opens their rooms. */
export async function backstage(settings: Settings, parts: Parts): Promise<Backstage> {
  const { clock, report } = parts;
  const store = await SqlStore.open(openSqlite(join(settings.dataDir, 'playmat.sqlite')), clock.now);
  const versions = new Map<string, string>();
  const versionOf = (game: string): string => {
    const version = versions.get(game) ?? rulesVersion(game);
    versions.set(game, version);
    return version;
  };
  const tables = new Tables({ ...parts, store, timing: settings.timing, versionOf, acceptsSeeds: settings.test });
  const desk = new RoomDesk(tables, clock, report);
  guardMatchmaking(desk);
  const sweepTables = () => tables.sweep({ keepMs: settings.keepMs, maxBytes: settings.maxBytes }).catch(report);
  const timers = [
    setInterval(() => desk.sweep().catch(report), SWEEP_ROOMS_MS),
    setInterval(sweepTables, SWEEP_STORE_MS),
  ];
  return {
    tables,
    desk,
    store,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await tables.stop();
    },
  };
}

export interface Server extends Backstage {
  readonly port: number;
  /** Where people reach it, without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}
export async function createServer(settings: Settings, change: Partial<Parts> = {}): Promise<Server> {
  const parts: Parts = { ...PARTS, ...(settings.test ? { paces: NO_PACES } : {}), ...change };
  const { report, clock, paces } = parts;
  const behind = await backstage(settings, parts);
  const { basePath, publicUrl, proxies } = settings;
  const calls = api({ tables: behind.tables, limits: new Limits(paces), clock, proxies, report });
  const pages = files({ folder: settings.clientDir, basePath });
  const http = createHttpServer(front({ basePath, publicUrl, api: calls, files: pages, report }));
  // Longer than proxies and browsers keep an idle connection, so that none is cut while a request is on its way.
  http.keepAliveTimeout = KEEP_ALIVE_MS;
  await matchMaker.setup();
  matchMaker.defineRoomType(ROOM, TableRoom, { desk: behind.desk } as never);
  const transport = new TableTransport(http);
  await matchMaker.accept();
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(settings.port, resolve);
  });
  const { port } = http.address() as AddressInfo;
  return {
    ...behind,
    port,
    url: publicUrl === '' ? `http://localhost:${port}${basePath}` : publicUrl,
    async close() {
      http.closeIdleConnections();
      await behind.stop();
      await matchMaker.gracefullyShutdown();
      await transport.end(LAST_WAIT_MS);
      http.closeAllConnections();
      await behind.store.close();
    },
  };
}
