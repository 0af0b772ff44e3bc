// Makers of cards that say something right or wrong, and what is found wrong with them.
import type {
  CardData,
  CharacterData,
  Effect,
  EnvironmentData,
  EquipmentData,
  Gift,
  Naming,
  Select,
  SpellData,
  UsedItemData,
} from '../../card-data.ts';
import { faultsOfCard } from '../../check-card.ts';

const COMMON = { no: 'own/Test', name: { en: 'Test' }, rarity: 'N' } as const;
/** Defined in the same file. */
export const KNOWN = 'Known';

export const character = (more: Partial<CharacterData> = {}): CharacterData => ({
  ...COMMON,
  type: 'character',
  color: 'red',
  title: { en: 'Tested' },
  hp: 10,
  spirit: 5,
  regen: 1,
  atk: 3,
  atkType: 'strike',
  def: 1,
  flight: 1,
  skill: { name: { en: 'Try' }, speed: 'active', spirit: 1, effect: [] },
  ...more,
});
export const skilled = (more: Partial<CharacterData['skill']>): CharacterData =>
  character({ skill: { ...character().skill, ...more } });
export const spell = (more: Partial<SpellData> = {}): SpellData => ({
  ...COMMON,
  type: 'spell',
  owner: KNOWN,
  p: 1,
  speed: 'active',
  effect: [],
  ...more,
});
export const doing = (...effect: Effect[]): SpellData => spell({ effect });
/** An instant spell card that answers attacks. */
export const answering = (...effect: Effect[]): SpellData =>
  spell({ speed: 'instant', answers: { attack: 'any' }, effect });
export const attacking = (...effect: Effect[]): SpellData => spell({ attack: { type: 'strike', power: 4 }, effect });
export const naming = (from: Select, more: Partial<Naming> = {}, ...effect: Effect[]): SpellData =>
  spell({ targets: [{ as: 'aim', from, ...more }], effect });
export const choosing = (from: Select, ...then: Effect[]): SpellData =>
  doing({ do: 'choose', as: 'it', from }, ...then);
/** Nobody in particular uses it. */
export const item = (more: Partial<UsedItemData> = {}): UsedItemData => ({
  ...COMMON,
  type: 'item',
  kind: 'once',
  p: 1,
  speed: 'active',
  effect: [],
  ...more,
});
export const weather = (more: Partial<EnvironmentData> = {}): EnvironmentData => ({
  ...COMMON,
  type: 'item',
  kind: 'weather',
  p: 1,
  speed: 'active',
  gives: [],
  ...more,
});
export const equipment = (...gives: Gift[]): EquipmentData => ({
  ...COMMON,
  type: 'equipment',
  slot: 'weapon',
  p: 1,
  gives,
});

export const ENEMIES: Select = { who: 'foe', where: 'line' };
export const FRIENDS: Select = { who: 'you', where: 'line' };
export const DISCARDED: Select = { who: 'you', where: 'discard' };
export const faultsOf = (card: CardData): string[] =>
  faultsOfCard(card, (name) => name === KNOWN).map(({ path, sentence }) => `${path.join('.')}: ${sentence}`);
