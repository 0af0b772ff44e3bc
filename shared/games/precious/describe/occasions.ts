// What times and occasions mean, the same in every language.
import type { CardType, Trigger } from '../card-data.ts';
import type { SaidCondition, SaidGift, ValueGift } from './plan.ts';

/** A condition that is said as a time: "during your turn". */
export type Time = Extract<SaidCondition, { readonly turn: unknown }>;
export const isTime = (condition: SaidCondition): condition is Time => 'turn' in condition;

/** Whom an occasion means by "this": of a support card it is the character that it is set on (2.6). */
export const meantByThis = (self: CardType): 'this' | 'bearer' => (self === 'support' ? 'bearer' : 'this');
export type WithWho = Extract<Trigger, { readonly who: unknown }>;

export const isValue = (gift: SaidGift): gift is ValueGift => gift.what === 'ap' || gift.what === 'dp';
