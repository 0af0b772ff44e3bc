// Whether data is the same, and where two texts part.
const AROUND = 60;

export function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const part = (text: string): string => text.slice(Math.max(0, at - AROUND), at + AROUND);
  return `…${part(a)}… is not …${part(b)}…`;
}

/** Equal as JSON, whatever the order of keys. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSameData(a[i], b[i])) return false;
    return true;
  }
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key in left) if (!isSameData(left[key], right[key])) return false;
  for (const key in right) if (!(key in left) && right[key] !== undefined) return false;
  return true;
}
