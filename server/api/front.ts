// The front of the server: strips the base path, sets the security headers, and hands each request to the API or the files.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Report } from '../table/run.ts';
import type { Files } from './files.ts';
import { sendJson } from './http.ts';
import type { Api } from './routes.ts';

/** Phaser needs blobs for textures and sounds; the interface sets styles from script. Nothing comes from elsewhere. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
];

const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // A personal link holds a seat token: no other site may learn where somebody came from.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** The page may speak to its own origin, over HTTP and over sockets. */
export function policyFor(publicUrl: string): string {
  const sockets = publicUrl === '' ? '' : ` ${new URL(publicUrl).origin.replace(/^http/, 'ws')}`;
  return [...POLICY, `connect-src 'self' blob: data:${sockets}`].join('; ');
}

/** A path without the base path, whether or not a proxy has taken it off already. */
export function pathBelow(basePath: string, url: string): string | undefined {
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (basePath === '') return decoded;
  if (decoded === basePath) return '/';
  return decoded.startsWith(`${basePath}/`) ? decoded.slice(basePath.length) : decoded;
}

export interface FrontNeeds {
  readonly basePath: string;
  readonly publicUrl: string;
  readonly api: Api;
  readonly files: Files | undefined;
  readonly report: Report;
}
export function front({ basePath, publicUrl, api, files, report }: FrontNeeds) {
  const policy = policyFor(publicUrl);
  return (request: IncomingMessage, response: ServerResponse, next?: () => void): void => {
    const path = pathBelow(basePath, request.url ?? '/');
    if (path !== undefined && files === undefined) {
      if (!api(request, response, path)) next?.();
      return;
    }
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    response.setHeader('content-security-policy', policy);
    if (path === undefined || files === undefined) return sendJson(response, 400, { ok: false, why: 'malformed' });
    if (api(request, response, path)) return;
    files(request, response, path).catch((error: unknown) => {
      report(error);
      response.destroy();
    });
  };
}
