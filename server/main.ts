// `npm start`: the server as the environment sets it, until it is told to stop.
import { readSettings } from './environment.ts';
import { createServer } from './serve.ts';

const server = await createServer(readSettings(process.env));
console.log(`Playmat is ready at ${server.url}`);

async function stop(): Promise<void> {
  await server.close();
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
