// The rooms and the API for `npm run dev`: Vite serves the page, and its Colyseus plug-in the sockets.
import { defineRoom, defineServer } from '@colyseus/core';
import { BOTS } from '../shared/bots/bots.ts';
import { BENCHES } from '../shared/games/benches.ts';
import { GAMES } from '../shared/games/index.ts';
import { front } from './api/front.ts';
import { Limits, PACES } from './api/limits.ts';
import { api } from './api/routes.ts';
import { readSettings } from './environment.ts';
import { ROOM } from './rooms/room-desk.ts';
import { TableRoom } from './rooms/table-room.ts';
import { backstage } from './serve.ts';
import { realClock } from './table/clock.ts';

const settings = readSettings(process.env);
const report = (error: unknown): void => console.error(error);
const behind = await backstage(settings, {
  games: GAMES,
  bots: BOTS,
  benches: BENCHES,
  paces: PACES,
  clock: realClock,
  report,
});
const calls = api({ tables: behind.tables, limits: new Limits(PACES), clock: realClock, proxies: 0, report });

/** What the plug-in looks for in this module. */
export const server = defineServer({
  greet: false,
  rooms: { [ROOM]: defineRoom(TableRoom, { desk: behind.desk } as never) },
  // The plug-in ends this when the module comes again after a change.
  database: {
    boot: () => Promise.resolve(),
    async shutdown() {
      await behind.stop();
      await behind.store.close();
    },
  },
  express: (app) => {
    app.use(front({ basePath: '', publicUrl: '', api: calls, files: undefined, report }));
  },
});
