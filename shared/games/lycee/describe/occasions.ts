// What times and occasions mean, the same in every language.
import type { CardType, Trigger } from '../card-data.ts';
import type { SaidCondition } from './plan.ts';

/** A condition that is said as a time: "during your turn". */
export type Time = Extract<SaidCondition, { readonly turn: unknown }>;
export const isTime = (condition: SaidCondition): condition is Time => 'turn' in condition;

/** Whom an occasion means by "this": of an item or an area it is the character that it is on. */
export const meantByThis = (self: CardType): 'this' | 'bearer' =>
  self === 'item' || self === 'area' ? 'bearer' : 'this';

export type WithWho = Extract<Trigger, { readonly who: unknown }>;
/** Is it the item that is spoken of, rather than its bearer? */
export const isOfItem = ({ who }: WithWho, self: CardType): boolean =>
  who === 'this' ? self === 'item' : who.where === 'items';
