// Plain HTTP as the API needs it: bodies of bounded size, answers in JSON, and who is asking.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A name and as many decks as a seat and its bot may bring fit twice. */
const MOST_BYTES = 64 * 1024;

/** The body as JSON, or why there is none. */
export async function readJson(
  request: IncomingMessage,
): Promise<{ readonly value: unknown } | 'tooLarge' | 'malformed'> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) return 'tooLarge';
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  try {
    return { value: text === '' ? {} : JSON.parse(text) };
  } catch {
    return 'malformed';
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}

/** The address of whoever asks; with proxies in front, the one that the outermost trusted proxy saw. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const seen = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const forwarded = proxies > 0 ? seen.at(-proxies) : undefined;
  return forwarded ?? request.socket.remoteAddress ?? '';
}
