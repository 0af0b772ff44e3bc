// A Playmat server of its own for a browser run: started by its command on a free port, with an empty store.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    child.once('exit', (code) => resolve(code));
  });

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}

/** Builds the client if its sources are newer, and starts the server under test settings: seeds heeded, pauses short. */
export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  await ended(run(['.config/build-if-stale.ts']));
  const data = mkdtempSync(join(tmpdir(), 'playmat-e2e-'));
  const port = await freePort();
  const server = run(['server/main.ts'], {
    PLAYMAT_TEST: '1',
    PLAYMAT_COVERT_PAUSE_MS: '10',
    PLAYMAT_BOT_PAUSE_MS: '10',
    PORT: String(port),
    DATA_DIR: data,
    ...env,
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready at')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    url: `http://localhost:${port}${env['BASE_PATH'] ?? ''}/`,
    async stop() {
      server.removeAllListeners('exit');
      server.kill('SIGTERM');
      await ended(server);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
