// Runs a command of server/cli as its script does, for tests.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Ran {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

export function runCli(command: 'sim' | 'replay' | 'bench' | 'scenario' | 'balance', args: readonly string[]): Ran {
  const file = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
  return { code: status, output: stdout, errors: stderr };
}
