// Makers of test cards: a ruling writes down what matters of a card and nothing else.
import {
  type Ability,
  type Always,
  type AreaData,
  type AsCost,
  type Attribute,
  type Auto,
  type Basic,
  type CardData,
  CELLS,
  type CharacterData,
  type Cost,
  type Declared,
  type Effect,
  type EventData,
  type EventText,
  type Gift,
  type ItemData,
  type Move,
  type Pip,
  type Select,
  type Target,
  type Trigger,
} from '../../card-data.ts';

type More<Card extends CardData> = Partial<Omit<Card, 'name' | 'type' | 'no'>>;

const common = (name: string) => ({
  no: name,
  name: { en: name },
  set: 'test',
  rarity: 'C',
  attributes: ['snow' as const],
  cost: {},
  ex: 0 as const,
  abilities: [],
});

/** A character: free, snow, EX 0, SP 0, of its own name, for every cell, without text, unless told otherwise. */
export const fighter = (name: string, ap = 1, dp = 1, more: More<CharacterData> = {}): CharacterData => ({
  ...common(name),
  type: 'character',
  person: name,
  cells: CELLS,
  ap,
  dp,
  sp: 0,
  basics: [],
  ...more,
});
export const withBasics = (name: string, ...basics: Basic[]): CharacterData => fighter(name, 1, 1, { basics });
export const withAbilities = (name: string, ...abilities: Ability[]): CharacterData =>
  fighter(name, 1, 1, { abilities });

/** An event that does this; free, snow, EX 0. */
export const event = (
  name: string,
  effect: readonly Effect[],
  more: More<EventData> & Omit<EventText, 'kind' | 'effect'> = {},
): EventData => {
  const { when, if: conditions, targets, ...card } = more;
  const text: EventText = {
    kind: 'event',
    ...(when && { when }),
    ...(conditions && { if: conditions }),
    ...(targets && { targets }),
    effect,
  };
  return { ...common(name), type: 'event', abilities: [text], ...card };
};
/** An event that names one character of the opponent, or what is told otherwise. */
export const aimed = (
  name: string,
  effect: (it: Target) => readonly Effect[],
  from: Partial<Select> = {},
  more: More<EventData> & Omit<EventText, 'kind' | 'effect' | 'targets'> = {},
): EventData =>
  event(name, effect({ bound: 'aim' }), {
    targets: [{ as: 'aim', from: { who: 'opponent', where: 'field', ...from } }],
    ...more,
  });
export const bounce = (name = 'bounce', from: Partial<Select> = {}): EventData =>
  aimed(name, (target) => [{ do: 'move', target, to: 'hand' }], from);
export const trash = (name = 'trash', from: Partial<Select> = {}): EventData =>
  aimed(name, (target) => [{ do: 'move', target, to: 'dustBox' }], from);
export const exhaust = (name = 'exhaust', from: Partial<Select> = {}): EventData =>
  aimed(name, (target) => [{ do: 'act', target }], from);
export const drawing = (name = 'drawing', amount = 1, more: More<EventData> = {}): EventData =>
  event(name, [{ do: 'draw', amount }], more);

export const item = (name: string, ability: Ability, more: More<ItemData> = {}): ItemData => ({
  ...common(name),
  type: 'item',
  abilities: [ability],
  ...more,
});
export const area = (name: string, ability: Ability, more: More<AreaData> = {}): AreaData => ({
  ...common(name),
  type: 'area',
  abilities: [ability],
  ...more,
});
/** A card that can do nothing but be discarded: for so many points of these attributes. */
export const points = (ex: 0 | 1 | 2 | 3, ...attributes: Attribute[]): EventData => ({
  ...common(`${attributes.join('/') || 'star'} ${ex}`),
  type: 'event',
  ex,
  attributes,
});
/** So many cards without points or text, or one for each name. */
export function plain(...of: [number] | string[]): EventData[] {
  const [first] = of;
  const names = typeof first === 'number' ? Array.from({ length: first }, () => 'plain') : (of as string[]);
  return names.map((name) => ({ ...common(name), type: 'event' }));
}
/** An event that is declared as a cost (5.10). */
export const costEvent = (
  name: string,
  amount: number,
  attribute: Attribute,
  more: More<EventData> = {},
): EventData => {
  const ability: AsCost = { kind: 'asCost', amount, attribute };
  return { ...common(name), type: 'event', abilities: [ability], ...more };
};

/** A cost of pips alone. */
export const pips = (of: Readonly<Partial<Record<Pip, number>>>): Cost => ({ pips: of });
export const TAP: Cost = { tap: true };
export const declared = (
  cost: Cost,
  effect: readonly Effect[],
  more: Partial<Omit<Declared, 'kind' | 'cost' | 'effect'>> = {},
): Declared => ({ kind: 'declared', cost, effect, ...more });
/** An ability that wakes at this and does that. */
export const auto = (when: Trigger, effect: readonly Effect[], more: Partial<Pick<Auto, 'if'>> = {}): Auto => ({
  kind: 'auto',
  when,
  effect,
  ...more,
});
/** What is given as long as the card is there. */
export const always = (to: Always['to'], gives: readonly Gift[], more: Partial<Pick<Always, 'if'>> = {}): Always => ({
  kind: 'always',
  to,
  gives,
  ...more,
});
/** A move, free unless told otherwise. */
export const move = (basic: Move, cost: Cost = {}): Basic => ({ basic, cost });
export const DRAW: readonly Effect[] = [{ do: 'draw', amount: 1 }];
