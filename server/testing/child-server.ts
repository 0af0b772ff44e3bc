// `npm start` as a child process for tests: started on a free port, killed without warning, and started again on the same data.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { TEST_ENVIRONMENT } from './live-server.ts';

const MAIN = new URL('../main.ts', import.meta.url);
/** The same server with the toy game that takes rosters. */
export const ROSTER_MAIN = new URL('roster-main.ts', import.meta.url);

export interface ChildServer {
  readonly at: string;
  call(method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly body: unknown }>;
  /** Ends the process with a signal; resolves with its exit code. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}
export async function childServer(dataDir: string, main = MAIN): Promise<ChildServer> {
  const child: ChildProcess = spawn(process.execPath, [fileURLToPath(main)], {
    env: { ...process.env, ...TEST_ENVIRONMENT, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} after: ${said}`)));
    child.stdout?.on('data', (part) => {
      said += String(part);
      const ready = /^Playmat is ready at http:\/\/localhost:(\d+)$/m.exec(said);
      if (ready?.[1] !== undefined) resolve(ready[1]);
    });
  });
  const at = `http://127.0.0.1:${port}`;
  return {
    at,
    async call(method, path, body) {
      const response = await fetch(`${at}${path}`, { method, body: JSON.stringify(body) });
      return { status: response.status, body: await response.json() };
    },
    async end(signal) {
      const exit = once(child, 'exit');
      child.kill(signal);
      const [code] = await exit;
      return code as number | null;
    },
  };
}
