// Writes cards without repeating what many of them share.
import type {
  CharacterData,
  EnvironmentData,
  EquipmentData,
  Naming,
  Select,
  SpellData,
  Target,
  UsedItemData,
  Words,
} from '../card-data.ts';

/** Cards are named in every language that players read. */
export const named = (en: string, ja: string, chinese: string): Words => ({ en, ja, 'zh-CN': chinese });

export const character = (card: Omit<CharacterData, 'type'>): CharacterData => ({ ...card, type: 'character' });

type SpellBrief = Omit<SpellData, 'type' | 'owner' | 'effect'> & Partial<Pick<SpellData, 'effect'>>;
/** The spell cards of one character (1.5): many of them attack and do nothing more. */
export const spellsOf =
  (owner: string) =>
  (card: SpellBrief): SpellData => ({ effect: [], ...card, owner, type: 'spell' });

export const equipment = (card: Omit<EquipmentData, 'type'>): EquipmentData => ({ ...card, type: 'equipment' });
export const item = (card: Omit<UsedItemData, 'type'>): UsedItemData => ({ ...card, type: 'item' });
export const environment = (card: Omit<EnvironmentData, 'type' | 'speed'>): EnvironmentData => ({
  ...card,
  speed: 'active',
  type: 'item',
});

export const FRIENDS: Select = { who: 'you', where: 'line' };
export const ENEMIES: Select = { who: 'foe', where: 'line' };
export const EVERYBODY: Select = { who: 'any', where: 'line' };
/** One is named, and the effect is on it. */
export const ONE_FRIEND: Naming = { as: 'friend', from: FRIENDS };
export const ONE_ENEMY: Naming = { as: 'enemy', from: ENEMIES };
export const FRIEND: Target = { bound: ONE_FRIEND.as };
export const ENEMY: Target = { bound: ONE_ENEMY.as };
