// A server for tests that end it without warning: the toy game whose seats bring rosters, and no other.
import { readSettings } from '../environment.ts';
import { createServer } from '../serve.ts';
import { ROSTER_TOY } from './toy-tables.ts';

const server = await createServer(readSettings(process.env), { games: { toy: ROSTER_TOY }, benches: {} });
console.log(`Playmat is ready at ${server.url}`);
