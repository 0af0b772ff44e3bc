// The built client: files with sane caching, compressed once, and the start page for every address of the app.
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.webm': 'audio/webm',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSED = ['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt'];
/** Names below it carry a hash of their content. */
const FOREVER = `${sep}assets${sep}`;
/** Addresses of the app itself: its start, and a table. */
const PAGES = /^\/(?:index\.html)?$|^\/t\/[^/]+\/?$/;

interface Held {
  readonly tag: string;
  readonly type: string;
  readonly plain: Buffer;
  readonly small: Buffer | undefined;
  readonly cache: string;
}

export interface FilesNeeds {
  readonly folder: string;
  /** Written into the start page, so that its addresses hold below any path. */
  readonly basePath: string;
}
export type Files = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;

export function files({ folder, basePath }: FilesNeeds): Files {
  const held = new Map<string, Held>();

  async function load(file: string): Promise<Held | undefined> {
    const found = await stat(file).catch(() => undefined);
    if (found === undefined || !found.isFile()) return undefined;
    const tag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
    const known = held.get(file);
    if (known?.tag === tag) return known;
    const kind = extname(file).toLowerCase();
    const raw = await readFile(file);
    const plain = kind === '.html' ? Buffer.from(withBase(raw.toString('utf8'), basePath)) : raw;
    const small = COMPRESSED.includes(kind)
      ? await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : undefined;
    const loaded: Held = {
      tag,
      type: TYPES[kind] ?? 'application/octet-stream',
      plain,
      small,
      cache: file.includes(FOREVER) ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    held.set(file, loaded);
    return loaded;
  }

  return async (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return finish(response, 405);
    const index = join(folder, 'index.html');
    const file = PAGES.test(path) ? index : within(folder, path);
    const named = file && (await load(file));
    // Who opens an unknown address in a browser gets the page that says so.
    const found = named ?? (wantsPage(request) ? await load(index) : undefined);
    if (!found) return finish(response, 404);
    const headers = { etag: found.tag, 'cache-control': found.cache, vary: 'accept-encoding' };
    if (named && request.headers['if-none-match'] === found.tag) {
      response.writeHead(304, headers);
      response.end();
      return;
    }
    const brotli = found.small !== undefined && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const body = brotli ? (found.small as Buffer) : found.plain;
    response.writeHead(named ? 200 : 404, {
      ...headers,
      'content-type': found.type,
      'content-length': body.length,
      ...(brotli ? { 'content-encoding': 'br' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

const wantsPage = ({ headers }: IncomingMessage): boolean => /\btext\/html\b/.test(headers.accept ?? '');

/** The file of a path, if it lies inside the folder. */
function within(folder: string, path: string): string | undefined {
  const file = join(folder, normalize(path));
  return file.startsWith(folder + sep) && !path.includes('\0') && !path.includes('/.') ? file : undefined;
}
const withBase = (html: string, basePath: string): string =>
  html.includes('<base ') ? html : html.replace(/<head(\s[^>]*)?>/, (head) => `${head}<base href="${basePath}/">`);

function finish(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(String(status));
}
