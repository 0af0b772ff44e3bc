// Phrases with places for others: one table a language holds them all, so that text is made from it, and can be read back by it.
import { assert } from '../../../kernel/assert.ts';

/** Words, and whether they mean several. */
export interface Said {
  readonly text: string;
  readonly many?: boolean;
}
export type Slots = Readonly<Record<string, string | number | Said>>;
/** How a clause stands: at the end of its sentence, before another clause, or under "you may". */
export const FORMS = ['last', 'joined', 'may'] as const;
export type Form = (typeof FORMS)[number];

const PLACE = /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g;
const BY_FORM = /<([^<>|]*)\|([^<>|]*)\|([^<>]*)>/g;
/**
 * Fills a phrase: `{x}` is what is said there, `{x:one|many}` one of two by the number of what is said there, and `<a|b|c>`
 * one of three by how the clause stands. A part in square brackets with a bar, `[|...]`, is left out where a place in it is empty.
 */
export function fill(phrase: string, slots: Slots, form: Form = 'last'): string {
  const kept = phrase.replaceAll(/\[\|([^\]]*)\]/g, (_, part: string) => (isEmptyIn(part, slots) ? '' : part));
  const formed = kept.replaceAll(BY_FORM, (_, ...forms: string[]) => forms[FORMS.indexOf(form)] ?? '');
  return formed.replaceAll(PLACE, (_, name: string, one: string | undefined, many: string | undefined) => {
    const slot = slots[name];
    assert(slot !== undefined, `the phrase "${phrase}" has a place ${name}`);
    if (one === undefined) return typeof slot === 'object' ? slot.text : String(slot);
    return (isMany(slot) ? many : one) ?? '';
  });
}
function isEmptyIn(part: string, slots: Slots): boolean {
  return [...part.matchAll(PLACE)].some(([, name = '']) => {
    const slot = slots[name];
    return slot === undefined || (typeof slot === 'object' ? slot.text === '' : slot === '');
  });
}
const isMany = (slot: string | number | Said): boolean =>
  typeof slot === 'object' ? slot.many === true : typeof slot === 'number' && slot !== 1;
