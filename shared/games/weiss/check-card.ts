// What a card's data could say wrong though every field is right: names that nothing binds, cards that nobody is called, abilities that cannot work.
import type { CardFault } from '../../kernel/scenario/bench.ts';
import { layerFault } from './abilities/layers.ts';
import { type Ability, type Auto, BANS, type Gift, type Granted, type Trigger } from './ability-data.ts';
import type { CardData } from './card-data.ts';

type Path = readonly PropertyKey[];
/** Reads a card's abilities in the order in which they run. `isName` knows the names of cards. */
export function faultsOfCard(card: CardData, isName: (name: string) => boolean): CardFault[] {
  const faults: CardFault[] = [];
  const tell = (path: Path, sentence: string | undefined): void => {
    if (sentence !== undefined) faults.push({ path, sentence });
  };
  for (const [i, ability] of card.abilities.entries()) {
    const path = ['abilities', i];
    if (ability.kind !== 'deck' && (card.type === 'event') !== (ability.kind === 'event'))
      tell(path, `an ability of kind "${ability.kind}" does nothing on a card of type ${card.type}`);
    readAbility(ability, path, { isName, tell });
  }
  return faults;
}

interface Reading {
  readonly isName: (name: string) => boolean;
  readonly tell: (path: Path, sentence: string | undefined) => void;
}
/** An ability knows nothing of what another one has bound, also where that one gives it. */
function readAbility(ability: Ability, path: Path, reading: Reading): void {
  const { tell } = reading;
  if (ability.kind === 'auto' || ability.kind === 'act' || ability.kind === 'cont') tell(path, placeFault(ability));
  if (ability.kind === 'cont') {
    tell(path, layerFault(ability));
    const isPlayers = ability.to === 'you' || ability.to === 'opponent';
    for (const [i, gift] of ability.gives.entries()) tell([...path, 'gives', i], giftFault(gift, isPlayers));
  }
  if (ability.kind === 'auto') tell([...path, 'when'], echoFault(ability));
  const isMarker = 'in' in ability && ability.in === 'marker';
  const at = { reading, isMarker, isShared: false };
  const { when, ...rest } = { when: undefined, ...ability };
  // As it wakes nothing is bound; then the other card of what woke it is.
  walk({ when }, path, new Set(), at);
  walk(rest, path, new Set(ability.kind === 'auto' ? ['other'] : []), at);
}
/** Where an ability can work: in hand what waited or acted would tell that the card is there. */
function placeFault(ability: Granted): string | undefined {
  const isCounter = ability.kind === 'act' && ability.counter === true;
  if (isCounter && ability.in !== 'hand') return 'a counter ability is used from the hand: "in": "hand"';
  if (ability.in !== 'hand' || isCounter) return undefined;
  if (ability.kind !== 'cont') return `an ability of kind "${ability.kind}" does not work in hand`;
  return ability.to === 'this' ? undefined : 'an ability that works in hand is to "this"';
}
/** What waits for the use of its own label wakes at its own use, and so do its copies, without end. */
function echoFault({ when, label, perTurn }: Auto): string | undefined {
  if (label === undefined || perTurn !== undefined) return undefined;
  const wakes = [when].flat() as Trigger[];
  return wakes.some((one) => one.on === 'used' && one.by !== 'opponent' && one.label === label)
    ? 'its own use wakes it again, without end: it needs "perTurn"'
    : undefined;
}
const isBan = (ban: string): boolean => (BANS as readonly string[]).includes(ban);
function giftFault(gift: Gift, isPlayers: boolean): string | undefined {
  const concernsPlayers =
    gift.what === 'handLimit' || gift.what === 'damage' || (gift.what === 'cannot' && isBan(gift.do));
  if (concernsPlayers === isPlayers) return undefined;
  return isPlayers ? 'only cards have that: not "you" or "opponent"' : 'only players have that: "you" or "opponent"';
}

interface Within {
  readonly reading: Reading;
  readonly isMarker: boolean;
  /** In what all players do. */
  readonly isShared: boolean;
}
/** Steps bind names for the steps after them, inside what they may lead to as well. */
function walk(value: unknown, path: Path, bound: Set<string>, within: Within): void {
  if (value === null || typeof value !== 'object') return;
  const { tell, isName } = within.reading;
  const isShared = within.isShared || ('do' in value && value.do === 'by' && 'who' in value && value.who === 'any');
  for (const [key, inner] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === 'ability' && typeof inner === 'object') {
      readAbility(inner as Granted, at, within.reading);
      continue;
    }
    tell(at, wordFault(key, inner, bound, within));
    for (const name of key === 'name' ? [inner].flat() : [])
      if (typeof name === 'string' && !isName(name)) tell(at, `no card is called "${name}", in this file or in a set`);
    walk(inner, at, bound, { ...within, isShared });
  }
  if ('as' in value && typeof value.as === 'string') bound.add(value.as);
  if (!('do' in value)) return;
  // What was last looked at may be selected as such.
  if (value.do === 'lookTop' || value.do === 'revealTop') bound.add('looked');
  if (value.do === 'give' && 'gives' in value && 'target' in value) {
    const isPlayers = value.target === 'you' || value.target === 'opponent';
    for (const [i, gift] of (value.gives as readonly Gift[]).entries())
      tell([...path, 'gives', i], giftFault(gift, isPlayers));
  }
  if (value.do === 'icon' && 'icon' in value && (value.icon === 'treasure' || value.icon === 'chance'))
    tell([...path, 'icon'], 'that icon moves the card that has it');
}
const BINDING = ['bound', 'except', 'sameName'];
/** Where a word says who. */
const PLAYER = ['who', 'to', 'of', 'by', 'turn', 'level', 'target'];
const TARGET = ['target', 'to', 'of', 'with'];
function wordFault(
  key: string,
  inner: unknown,
  bound: ReadonlySet<string>,
  { isMarker, isShared }: Within,
): string | undefined {
  if (typeof inner !== 'string') return undefined;
  if (BINDING.includes(key) && !bound.has(inner)) return `no step before this one binds "${inner}"`;
  if (key === 'where' && inner === 'looked' && !bound.has(inner)) return 'no step before this one looks at cards';
  if (key === 'as' && inner in {}) return `cards cannot be bound as "${inner}"`;
  if (isShared && inner === 'opponent' && PLAYER.includes(key))
    return 'of what all players do there is no opponent: each is "you"';
  return TARGET.includes(key) && inner === 'bearer' && !isMarker
    ? 'only a marker lies under a character: "in": "marker"'
    : undefined;
}
