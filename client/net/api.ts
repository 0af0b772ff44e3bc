// The server's few HTTP calls, with refusals as values.
import type { DeckFault } from '../../shared/kernel/deck.ts';
import type { CreateTable, Denial, TableCard, TableCreated, TakeSeat } from '../../shared/protocol/messages.ts';

export type Refused = { readonly ok: false; readonly why: Denial | 'offline'; readonly faults?: readonly DeckFault[] };
export type Got<T> = { readonly ok: true; readonly value: T } | Refused;

async function call<T>(path: string, init?: RequestInit): Promise<Got<T>> {
  let response: Response;
  try {
    response = await fetch(new URL(`api/${path}`, document.baseURI), init);
  } catch {
    return { ok: false, why: 'offline' };
  }
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body: unknown = isJson ? await response.json() : null;
  if (response.ok && body !== null) return { ok: true, value: body as T };
  const refused = (body ?? {}) as Partial<Refused>;
  const why =
    refused.why ?? (response.status === 404 ? 'noSuchTable' : response.status === 429 ? 'tooFast' : 'offline');
  return { ok: false, why, ...(refused.faults === undefined ? {} : { faults: refused.faults }) };
}

const post = <T>(path: string, body: unknown): Promise<Got<T>> =>
  call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export const createTable = (table: CreateTable): Promise<Got<TableCreated>> => post('tables', table);
export const takeSeat = (code: string, seat: TakeSeat): Promise<Got<TableCreated>> => post(`tables/${code}/seat`, seat);
export const tableCard = (code: string): Promise<Got<TableCard>> => call(`tables/${code}`);
/** The match as a scenario file: what the seat of the token may know of it, or everybody without one. */
export const problemReport = (code: string, token: string | undefined): Promise<Got<object>> =>
  call(`tables/${code}/scenario`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
export const logAddress = (code: string): string => new URL(`api/tables/${code}/log`, document.baseURI).href;
