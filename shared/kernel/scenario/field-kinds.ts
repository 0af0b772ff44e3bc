// The fields of happenings and what stands in them: what a field cannot hold would make every denial of it pass.
import type { HappeningFields } from './bench.ts';

/** What every game tells, with its fields. */
export const SHARED: Readonly<Record<string, readonly string[]>> = {
  moved: ['seat', 'from', 'toSeat', 'to', 'at', 'places'],
  turnedOver: ['seat', 'zone', 'places'],
  turned: ['state'],
  shuffled: ['seat', 'zone'],
  looked: ['seat'],
  lookEnded: [],
  valuesChanged: ['changes'],
  factsChanged: ['facts'],
};
/** Asked of any happening. */
export const ABOUT_CARDS = ['card', 'cards'];
const NUMBERS = ['at'];
const LISTS = ['places', 'changes', 'facts'];

/** Why a value cannot stand in a field; the game says which of its own fields are of which kind. */
export function misfitOf(
  field: string,
  value: unknown,
  { numbers, lists, flags }: HappeningFields,
): string | undefined {
  if (field === 'cards')
    return isNumber(value) || isTexts(value) ? undefined : 'a number or a list of cards belongs here';
  if ([...LISTS, ...lists].includes(field)) return Array.isArray(value) ? undefined : 'a list belongs here';
  if ([...NUMBERS, ...numbers].includes(field)) return isNumber(value) ? undefined : 'a number belongs here';
  if (flags.includes(field)) return typeof value === 'boolean' ? undefined : 'true or false belongs here';
  if (typeof value === 'string' || (value === null && field !== 'card')) return undefined;
  return field === 'card' ? 'the name of a card belongs here' : 'a text belongs here';
}
const isNumber = (value: unknown): boolean => typeof value === 'number';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');
