// Makers of test cards: a ruling writes down what matters of a card and nothing else.

import type { Act, Auto, Cont, Cost, Effect, EventText, Gift } from '../../ability-data.ts';
import type { CardData, CharacterData, ClimaxData, EventData, Icon } from '../../card-data.ts';

type More<Card extends CardData> = Partial<Omit<Card, 'name' | 'type' | 'no'>> & { readonly name?: string };

const common = (name: string) => ({
  no: name,
  name: { en: name },
  title: 'test',
  side: 'W' as const,
  rarity: 'C',
  color: 'yellow' as const,
  icons: [],
  abilities: [],
});

/** A character: level 0, cost 0, soul 1, yellow, without text, unless told otherwise. */
export function fighter(power: number, { name = 'fighter', ...more }: More<CharacterData> = {}): CharacterData {
  return { ...common(name), type: 'character', level: 0, cost: 0, power, soul: 1, traits: [], ...more };
}
/** An event that does this; level 0, cost 0, yellow, without counter icon, unless told otherwise. */
export function event(effect: readonly Effect[], { name = 'event', ...more }: More<EventData> = {}): EventData {
  const text: EventText = { kind: 'event', effect };
  return { ...common(name), type: 'event', level: 0, cost: 0, abilities: [text], ...more };
}
export function climax(icons: readonly Icon[] = [], { name = 'climax', ...more }: More<ClimaxData> = {}): ClimaxData {
  return { ...common(name), type: 'climax', icons, ...more };
}
/** So many characters that do nothing, or one for each name. */
export function plain(...of: [number] | string[]): CharacterData[] {
  const [first] = of;
  const names = typeof first === 'number' ? Array.from({ length: first }, () => 'plain') : (of as string[]);
  return names.map((name) => fighter(1000, { name }));
}
/** A character with Backup: from hand, at `level` or above, for so many stock cards and itself (8.4). */
export function backup(power: number, level: number, stock = 0, more: More<CharacterData> = {}): CharacterData {
  const act: Act = {
    kind: 'act',
    label: 'backup',
    counter: true,
    in: 'hand',
    level,
    cost: [
      { pay: 'stock', amount: stock },
      { pay: 'this', to: 'waitingRoom' },
    ],
    effect: [
      { do: 'choose', as: 'ally', from: { who: 'you', where: 'stage', battling: 'defender' } },
      { do: 'power', target: { bound: 'ally' }, by: power, until: 'endOfTurn' },
    ],
  };
  return fighter(1000, { name: 'backup', ...more, abilities: [act] });
}
/** An ability that wakes at this and does that, without condition or cost unless told otherwise. */
export const auto = (
  when: Auto['when'],
  effect: readonly Effect[],
  more: Partial<Omit<Auto, 'when' | 'effect'>> = {},
): Auto => ({
  kind: 'auto',
  when,
  effect,
  ...more,
});
/** An activated ability of a character on the stage. */
export const act = (cost: readonly Cost[], effect: readonly Effect[], more: Partial<Act> = {}): Act => ({
  kind: 'act',
  cost,
  effect,
  ...more,
});
/** A continuous ability. */
export const cont = (to: Cont['to'], gives: readonly Gift[], more: Partial<Cont> = {}): Cont => ({
  kind: 'cont',
  to,
  gives,
  ...more,
});
