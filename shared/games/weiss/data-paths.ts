// Paths into the abilities of a card, such as `0` or `1.effect.0.gives.2.ability`: what stands there, and in which line of the text.
import type { Ability } from './ability-data.ts';
import type { CardData } from './card-data.ts';

type Abilities = Pick<CardData, 'abilities'>;

/** Whatever stands at a path; undefined for nothing. */
export function partIn({ abilities }: Abilities, path: string): unknown {
  let part: unknown = abilities;
  for (const step of path.split('.')) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, step)) return undefined;
    part = (part as Record<string, unknown>)[step];
  }
  return part;
}
/** The ability at a path, or the innermost one within which the path leads. */
export function abilityIn(data: Abilities, path: string): Ability | undefined {
  const steps = path.split('.');
  for (let many = steps.length; many > 0; many--) {
    const part = partIn(data, steps.slice(0, many).join('.'));
    if (typeof part === 'object' && part !== null && 'kind' in part) return part as Ability;
  }
  return undefined;
}
/** The line of the card's text in which a path leads; undefined for a path that leads nowhere. */
export function lineOf(data: Abilities, path: string): number | undefined {
  return isObject(partIn(data, path)) ? Number(path.split('.')[0]) : undefined;
}
const isObject = (part: unknown): boolean => typeof part === 'object' && part !== null;
