// The fields of happenings and what stands in them: what a field cannot hold would make every denial of it pass.

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

/** Why a value cannot stand in a field; `numbers` and `lists` are the game's own fields of such a kind. */
export function misfitOf(
  field: string,
  value: unknown,
  { numbers, lists }: { readonly numbers: readonly string[]; readonly lists: readonly string[] },
): string | undefined {
  if (field === 'cards')
    return isNumber(value) || isTexts(value) ? undefined : 'a number or a list of cards belongs here';
  if ([...LISTS, ...lists].includes(field)) return Array.isArray(value) ? undefined : 'a list belongs here';
  if ([...NUMBERS, ...numbers].includes(field)) return isNumber(value) ? undefined : 'a number belongs here';
  if (typeof value === 'string' || (value === null && field !== 'card')) return undefined;
  return field === 'card' ? 'the name of a card belongs here' : 'a text belongs here';
}
const isNumber = (value: unknown): boolean => typeof value === 'number';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');
