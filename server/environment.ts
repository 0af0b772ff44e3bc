// What the environment sets, read once and checked.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TIMING, type Timing } from './table/timing.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const DAY_MS = 86_400_000;
const MB = 1024 * 1024;

export interface Settings {
  readonly port: number;
  readonly dataDir: string;
  readonly clientDir: string;
  /** Where people reach the server, without a slash at the end; empty for localhost. */
  readonly publicUrl: string;
  /** The path below which everything is served: empty, or with a slash before and none after. */
  readonly basePath: string;
  /** Proxies in front whose `X-Forwarded-For` is believed. */
  readonly proxies: number;
  readonly keepMs: number;
  readonly maxBytes: number;
  readonly test: boolean;
  readonly timing: Timing;
}

type Environment = Readonly<Record<string, string | undefined>>;

function number(env: Environment, name: string, otherwise: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`${name} has to be a number from 0 up, not ${text}`);
  return value;
}
const pathOf = (text: string): string => {
  const parts = text.split('/').filter((part) => part !== '');
  return parts.length === 0 ? '' : `/${parts.join('/')}`;
};
function proxiesIn(env: Environment): number {
  const text = env['TRUST_PROXY'] ?? '';
  if (text === '' || text === 'false') return 0;
  return text === 'true' ? 1 : number(env, 'TRUST_PROXY', 0);
}

export function readSettings(env: Environment): Settings {
  const test = env['PLAYMAT_TEST'] === '1';
  const publicUrl = (env['PUBLIC_URL'] ?? '').replace(/\/+$/, '');
  const within = publicUrl === '' ? '' : pathOf(new URL(publicUrl).pathname);
  const basePath = env['BASE_PATH'] === undefined ? within : pathOf(env['BASE_PATH']);
  return {
    port: number(env, 'PORT', 2567),
    dataDir: resolve(root, env['DATA_DIR'] || 'data'),
    clientDir: resolve(root, 'dist/client'),
    publicUrl: publicUrl === '' || within !== '' ? publicUrl : publicUrl + basePath,
    basePath,
    proxies: proxiesIn(env),
    keepMs: number(env, 'RETENTION_DAYS', 90) * DAY_MS,
    maxBytes: number(env, 'MAX_STORE_MB', 1024) * MB,
    test,
    timing: test
      ? {
          ...TIMING,
          covertPauseMs: number(env, 'PLAYMAT_COVERT_PAUSE_MS', TIMING.covertPauseMs),
          botPauseMs: number(env, 'PLAYMAT_BOT_PAUSE_MS', TIMING.botPauseMs),
          claimAfterMs: number(env, 'PLAYMAT_CLAIM_AFTER_MS', TIMING.claimAfterMs),
        }
      : TIMING,
  };
}
