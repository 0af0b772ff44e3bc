// What a card's data could say wrong though every field is right: names that nothing binds, cards that nobody is called.
import type { CardFault } from '../../kernel/scenario/bench.ts';
import { layerFault } from './abilities/layers.ts';
import type { CardData } from './card-data.ts';

/** Reads a card's abilities in the order in which they run. `isName` knows the names of cards. */
export function faultsOfCard(card: CardData, isName: (name: string) => boolean): CardFault[] {
  const faults: CardFault[] = [];
  for (const [i, ability] of card.abilities.entries()) {
    const path = ['abilities', i];
    if (ability.kind === 'act' && ability.counter === true && ability.in !== 'hand')
      faults.push({ path, sentence: 'a counter ability is used from the hand: "in": "hand"' });
    if (card.type === 'event' ? ability.kind !== 'event' : ability.kind === 'event')
      faults.push({
        path,
        sentence: `an ability of kind "${ability.kind}" does nothing on a card of type ${card.type}`,
      });
    const layer = ability.kind === 'cont' ? layerFault(ability) : undefined;
    if (layer !== undefined) faults.push({ path, sentence: layer });
    walk(ability, path, new Set(), isName, faults);
  }
  return faults;
}

/** Steps bind names for the steps after them, inside what they may lead to as well. */
function walk(
  value: unknown,
  path: readonly PropertyKey[],
  bound: Set<string>,
  isName: (name: string) => boolean,
  faults: CardFault[],
): void {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if ((key === 'bound' || key === 'except') && typeof inner === 'string' && !bound.has(inner))
      faults.push({ path: at, sentence: `no step before this one binds "${inner}"` });
    if (key === 'as' && typeof inner === 'string' && inner in {})
      faults.push({ path: at, sentence: `cards cannot be bound as "${inner}"` });
    if (key === 'name' && typeof inner === 'string' && !isName(inner))
      faults.push({ path: at, sentence: `no card is called "${inner}", in this file or in a set` });
    walk(inner, at, bound, isName, faults);
  }
  if ('as' in value && typeof value.as === 'string') bound.add(value.as);
  // What was last looked at may be selected as such.
  if ('do' in value && (value.do === 'lookTop' || value.do === 'revealTop')) bound.add('looked');
}
