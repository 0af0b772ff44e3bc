// A short hash of plain data, to compare states, logs and rules. Not for secrets.

/** 64 bits in two lanes over the text, one of them FNV-1a, as 16 hexadecimal digits. */
export function hashText(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9dc5811c;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ (unit + i), 0x85ebca6b);
    b ^= b >>> 13;
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}

/** JSON with the keys of every object in order, so that equal data has equal text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, held: unknown) =>
    held !== null && typeof held === 'object' && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : held,
  );
}

/** Hash of a state without what only listeners need. */
export function hashState(state: { readonly story: { readonly n: number } }): string {
  const { story, ...rest } = state;
  return hashText(canonical({ ...rest, told: story.n }));
}
