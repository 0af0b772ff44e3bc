// Going through what a card says, object by object, and where its names come from.
import type { CardFault } from '../../../kernel/scenario/bench.ts';
import type { Select } from '../card-data.ts';

export type Path = readonly PropertyKey[];
export type Said = Readonly<Record<string, unknown>>;
/** What is wrong with one object, apart from what is inside it. */
export type Rule = (said: Said, path: Path) => readonly CardFault[];

export const isSaid = (value: unknown): value is Said => typeof value === 'object' && value !== null;

/** What the rules find in a value and everything inside it. */
export function visit(value: unknown, path: Path, rules: readonly Rule[]): CardFault[] {
  if (!isSaid(value)) return [];
  const isList = Array.isArray(value);
  return [
    ...(isList ? [] : rules.flatMap((rule) => rule(value, path))),
    ...Object.entries(value).flatMap(([key, inner]) => visit(inner, [...path, isList ? Number(key) : key], rules)),
  ];
}

/** Where the cards bound under a name come from, as far as the text tells. */
export type Origin = Partial<Select>;
const IN_OWN_DECK: readonly unknown[] = ['lookTop', 'revealTop', 'search'];
const isFrom = ({ from }: Said): boolean => isSaid(from);

/** The names that a text binds. */
export function originsIn(text: unknown): ReadonlyMap<string, Origin> {
  const found = new Map<string, Origin>();
  visit(
    text,
    [],
    [
      (said) => {
        if (typeof said['as'] !== 'string') return [];
        const own: Origin = IN_OWN_DECK.includes(said['do']) ? { who: 'you', where: 'deck' } : {};
        found.set(said['as'], isFrom(said) ? (said['from'] as Select) : own);
        return [];
      },
    ],
  );
  return found;
}
/** The same of a target; of the card itself, of a bearer and the like nothing is told. */
export function originOf(target: unknown, origins: ReadonlyMap<string, Origin>): Origin {
  if (!isSaid(target)) return {};
  if (isSaid(target['all'])) return target['all'] as Origin;
  return origins.get(String(target['bound'])) ?? {};
}
