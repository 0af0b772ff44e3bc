// What no text of a file may hold: characters that a terminal would obey, and the one name that objects do not keep.
import type { Json } from '../json.ts';
import { placeOf } from './place.ts';
import { ScenarioFault } from './types.ts';

/** Control characters, line and paragraph ends, and what turns the direction of writing. */
const UNPRINTED = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

export const isPlain = (text: string): boolean => !UNPRINTED.test(text);

/** Each such character as it would be escaped in a file. */
export const escaped = (text: string): string =>
  text.replace(new RegExp(UNPRINTED, 'gu'), (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** All texts and names of fields with such a character, and all fields called `__proto__`. */
export function textFaults(data: Json, path: readonly PropertyKey[] = []): ScenarioFault[] {
  const fault = (at: readonly PropertyKey[], sentence: string) => new ScenarioFault(placeOf(at) || 'file', sentence);
  if (typeof data === 'string')
    return isPlain(data) ? [] : [fault(path, 'this text holds a line break or another control character')];
  if (data === null || typeof data !== 'object') return [];
  if (Array.isArray(data)) return data.flatMap((one: Json, i) => textFaults(one, [...path, i]));
  return Object.entries(data).flatMap(([key, value]) => {
    if (!isPlain(key)) return [fault(path, 'the name of a field in it holds a control character')];
    if (key === '__proto__') return [fault([...path, key], 'no field has this name')];
    return textFaults(value as Json, [...path, key]);
  });
}
