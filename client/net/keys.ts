// What this browser remembers: seat tokens per table, the player's name, and settings. Works on when storage is refused.
import type { Seat } from '../../shared/kernel/seat.ts';

const spare = new Map<string, string>();

export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(`playmat.${key}`) ?? spare.get(key);
  } catch {
    return spare.get(key);
  }
}

export function remember(key: string, value: string): void {
  spare.set(key, value);
  try {
    localStorage.setItem(`playmat.${key}`, value);
  } catch {
    // Storage may be full or forbidden; the value then lives as long as the page.
    return;
  }
}

/** The seat tokens held for a table: two when this browser plays both seats. */
export const tokensOf = (code: string): string[] => recall(`seat.${code}`)?.split(' ').filter(Boolean) ?? [];

/** The token of a seat among those held: they stand in the order of the seats, or there is one. */
export function tokenOf(code: string, seat: Seat | null): string | undefined {
  const held = tokensOf(code);
  return seat === null ? undefined : (held[seat] ?? held[0]);
}

export function keepToken(code: string, token: string): void {
  const held = tokensOf(code);
  if (!held.includes(token)) remember(`seat.${code}`, [...held, token].join(' '));
}

/** A key from a personal link: tried at the next coming, and kept only if it opens a seat. */
export function offerToken(code: string, token: string): void {
  remember(`offered.${code}`, token);
}
/** The offered key if there is one, else the keys held. */
export function tokensToTry(code: string): string[] {
  const offered = recall(`offered.${code}`);
  return offered ? [offered] : tokensOf(code);
}
/** The keys that were tried open a seat, or open none: then an offered one is forgotten, and else those held. */
export function triedTokens(code: string, opened: boolean): void {
  const offered = recall(`offered.${code}`);
  remember(`offered.${code}`, '');
  if (offered && opened) replaceTokens(code, [offered]);
  if (!offered && !opened) replaceTokens(code, []);
}

export function replaceTokens(code: string, tokens: readonly string[]): void {
  remember(`seat.${code}`, tokens.join(' '));
}
