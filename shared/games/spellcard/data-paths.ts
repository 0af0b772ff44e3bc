// Paths into the data of a card: in which line of the description stands what the rules run from there.
import type { CardData, Doing } from './card-data.ts';

/** A line of the description: what the card costs and when it is used, then what it does, a line for each text. */
export type Line =
  | 'skill'
  | 'power'
  | 'head'
  | 'charm'
  | 'effect'
  | 'each'
  | { readonly gives: number }
  | { readonly exclusive: number };

export function linesOf(data: CardData): readonly Line[] {
  switch (data.type) {
    case 'character':
      return ['skill'];
    case 'power':
      return ['power'];
    case 'spell':
      return ['head', ...(doesAnything(data) ? ['effect' as const] : [])];
    case 'equipment':
      return ['head', ...data.gives.map((_, i) => ({ gives: i }))];
    case 'item':
      if (!('effect' in data)) {
        return ['head', ...data.gives.map((_, i) => ({ gives: i })), ...(data.each ? ['each' as const] : [])];
      }
      return [
        'head',
        ...(data.kind === 'barrierCharm' ? ['charm' as const] : []),
        ...(doesAnything(data) ? ['effect' as const] : []),
        ...(data.exclusive ?? []).map((_, i) => ({ exclusive: i })),
      ];
  }
}
const doesAnything = ({ attack, effect }: Doing): boolean => attack !== undefined || effect.length > 0;

/** What a path leads into: what is declared, aimed at and done by a spell card or an item is one text. */
const TEXT_OF: Readonly<Record<string, Line>> = {
  skill: 'skill',
  targets: 'effect',
  attack: 'effect',
  answers: 'effect',
  effect: 'effect',
  each: 'each',
};
/** Which line holds the text at a path such as `skill`, `effect`, `exclusive.0`, `gives.1` or `each`. */
export function lineOf(data: CardData, path: string): number | undefined {
  const [part = '', index] = path.split('.');
  const line = linesOf(data).findIndex((one) =>
    typeof one === 'string'
      ? one === TEXT_OF[part]
      : Object.entries(one).some(([list, i]) => list === part && String(i) === index),
  );
  return line < 0 ? undefined : line;
}
