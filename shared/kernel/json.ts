// Plain data: what survives a round trip through JSON.
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A value and everything inside it, as far as it is objects or lists. */
export const partsIn = (value: unknown): object[] =>
  value === null || typeof value !== 'object' ? [] : [value, ...Object.values(value).flatMap(partsIn)];
