// The API: making a table, taking its open seat, looking it up, its log when it is over, a problem report, and Colyseus' joining by code.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createAuthContext, matchMaker, ServerError } from '@colyseus/core';
import { CLOSE, type Denial } from '../../shared/protocol/messages.ts';
import type { Clock } from '../table/clock.ts';
import type { Report } from '../table/run.ts';
import { isCode } from '../table/secrets.ts';
import { type Denied, isDenied, type Tables } from '../table/tables.ts';
import { CREATE, createTableFrom, TAKE, takeSeatFrom } from './bodies.ts';
import { addressOf, readJson, sendJson } from './http.ts';
import type { Limits, Paces } from './limits.ts';

export interface ApiNeeds {
  readonly tables: Tables;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly proxies: number;
  readonly report: Report;
}
type Handler = (request: IncomingMessage, response: ServerResponse, code: string) => Promise<void>;
interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly pace: keyof Paces;
  readonly handle: Handler;
}

const STATUS: Readonly<Partial<Record<Denial, number>>> = {
  malformed: 400,
  notSeated: 403,
  noSuchTable: 404,
  notNow: 409,
  seatTaken: 409,
  closed: 410,
  tooLarge: 413,
  badDeck: 422,
  tooFast: 429,
  paused: 503,
};
const deny = (response: ServerResponse, { why, faults }: Denied): void =>
  sendJson(response, STATUS[why] ?? 400, { ok: false, why, ...(faults === undefined ? {} : { faults }) });

/** Answers a call of the API; false if the path is none of it. */
export type Api = (request: IncomingMessage, response: ServerResponse, path: string) => boolean;

export function api({ tables, limits, clock, proxies, report }: ApiNeeds): Api {
  const routes: readonly Route[] = [
    {
      method: 'POST',
      path: /^\/api\/tables$/,
      pace: 'create',
      async handle(request, response) {
        const body = await bodyOf(request, CREATE);
        if (isDenied(body)) return deny(response, body);
        const made = await tables.create(createTableFrom(body.value));
        if (isDenied(made)) return deny(response, made);
        sendJson(response, 201, made);
      },
    },
    {
      method: 'POST',
      path: /^\/api\/tables\/([^/]+)\/seat$/,
      pace: 'join',
      async handle(request, response, code) {
        const body = await bodyOf(request, TAKE);
        if (isDenied(body)) return deny(response, body);
        const taken = isCode(code) ? await tables.takeSeat(code, takeSeatFrom(body.value)) : NO_TABLE;
        if (isDenied(taken)) return deny(response, taken);
        sendJson(response, 201, taken);
      },
    },
    {
      method: 'GET',
      path: /^\/api\/tables\/([^/]+)$/,
      pace: 'read',
      async handle(_request, response, code) {
        const card = isCode(code) ? await tables.card(code) : undefined;
        if (card === undefined) return deny(response, NO_TABLE);
        sendJson(response, 200, card);
      },
    },
    {
      method: 'GET',
      path: /^\/api\/tables\/([^/]+)\/log$/,
      pace: 'read',
      async handle(_request, response, code) {
        const log = isCode(code) ? await tables.log(code) : NO_TABLE;
        if (isDenied(log)) return deny(response, log);
        sendJson(response, 200, log, { 'content-disposition': `attachment; filename="playmat-${code}.json"` });
      },
    },
    {
      method: 'GET',
      path: /^\/api\/tables\/([^/]+)\/scenario$/,
      pace: 'export',
      async handle(request, response, code) {
        const token = tokenOf(request);
        const problem = isCode(code) ? await tables.problem(code, token) : NO_TABLE;
        if (isDenied(problem)) return deny(response, problem);
        sendJson(response, 200, problem, {
          'content-disposition': 'attachment; filename="playmat-problem.scenario.json"',
          vary: 'authorization',
        });
      },
    },
    {
      method: 'POST',
      path: /^\/matchmake\/((?:joinById|reconnect)\/[^/]+)$/,
      pace: 'join',
      handle: matchmake,
    },
    {
      method: 'GET',
      path: /^\/healthz$/,
      pace: 'read',
      async handle(_request, response) {
        sendJson(response, 200, { ok: true });
      },
    },
  ];

  return (request, response, path) => {
    for (const { method, path: pattern, pace, handle } of routes) {
      const found = pattern.exec(path);
      if (found === null || request.method !== method) continue;
      if (!limits.allows(pace, addressOf(request, proxies), clock.now())) {
        deny(response, { why: 'tooFast' });
        return true;
      }
      handle(request, response, found[1] ?? '').catch((error: unknown) => {
        report(error);
        if (!response.headersSent) sendJson(response, 500, { ok: false });
        else response.destroy();
      });
      return true;
    }
    if (!path.startsWith('/api/') && !path.startsWith('/matchmake/')) return false;
    sendJson(response, 404, { ok: false });
    return true;
  };
}

/** The seat token that a call shows; whatever else stands there opens no seat. */
const tokenOf = ({ headers: { authorization } }: IncomingMessage): string | undefined =>
  authorization?.replace(/^Bearer +/i, '');

const NO_TABLE: Denied = { why: 'noSuchTable' };

interface Shape<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}
async function bodyOf<T>(request: IncomingMessage, shape: Shape<T>): Promise<{ readonly value: T } | Denied> {
  const body = await readJson(request);
  if (typeof body === 'string') return { why: body };
  const parsed = shape.safeParse(body.value);
  return parsed.success ? { value: parsed.data } : { why: 'malformed' };
}

/** What Colyseus' SDK asks before it opens its socket; an error has the SDK's own form. */
async function matchmake(request: IncomingMessage, response: ServerResponse, call: string): Promise<void> {
  const [method = '', code = ''] = call.split('/');
  const body = await readJson(request);
  if (typeof body === 'string') return sendJson(response, 400, { code: CLOSE.unknown, error: body });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
  try {
    const context = createAuthContext({ headers, ...addressPart(request) });
    sendJson(response, 200, await matchMaker.controller.invokeMethod(method, code, body.value, context));
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    // Colyseus' own words may name what it looked for; ours are one word each.
    const error_ = Object.values(CLOSE).some((ours) => ours === error.code) ? error.message : 'noSuchTable';
    sendJson(response, 400, { code: error.code, error: error_ });
  }
}
const addressPart = (request: IncomingMessage): { remoteAddress?: string } =>
  request.socket.remoteAddress === undefined ? {} : { remoteAddress: request.socket.remoteAddress };
