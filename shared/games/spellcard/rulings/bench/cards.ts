// Makers of test cards: a ruling writes down what matters of a card and nothing else. The number of a card is its name.
import {
  ATTACKED,
  type Attack,
  type CardData,
  type CharacterData,
  type DamageType,
  type Effect,
  type EnvironmentData,
  type EquipmentData,
  type Gift,
  type PowerData,
  type Select,
  type Skill,
  type Slot,
  type SpellData,
  type Target,
  type Turns,
  type UsedItemData,
} from '../../card-data.ts';

type More<Card extends CardData> = Partial<Omit<Card, 'name' | 'type' | 'kind' | 'slot' | 'effect'>>;
/** With `may` its player is asked whether it is done (`useEffect`, 1.12); without, it must be, which asks nothing. */
interface May {
  readonly may?: true;
}
const done = (effect: readonly Effect[], may: true | undefined): readonly Effect[] =>
  may === true || effect.length === 0 ? effect : [{ do: 'must', then: effect }];
const common = (name: string) => ({ no: name, name: { en: name }, rarity: 'N' as const });

/** More spirit than anybody has: without a skill of its own a character offers none. */
const UNPAYABLE = 99;
const NO_SKILL: Skill = { name: { en: 'no skill' }, speed: 'active', spirit: UNPAYABLE, effect: [] };
/**
 * A character: 10 HP, 5 spirit, no regen, strike 3, no defence, no flight and no skill, unless told otherwise. How many HP and how
 * much spirit it has left is said where it lies (`hurt`).
 */
export const fighter = (name: string, more: More<CharacterData> = {}): CharacterData => ({
  type: 'character',
  ...common(name),
  color: 'red',
  title: { en: name },
  hp: 10,
  spirit: 5,
  regen: 0,
  atk: 3,
  atkType: 'strike',
  def: 0,
  flight: 0,
  skill: NO_SKILL,
  ...more,
});
/** One whose normal attack has this type and power. */
export const attacker = (
  name: string,
  atkType: DamageType,
  atk: number,
  more: More<CharacterData> = {},
): CharacterData => fighter(name, { atkType, atk, ...more });
/** An active skill for 1 spirit that does this, unless told otherwise. */
export const skill = (effect: readonly Effect[], { may, ...more }: OfSkill = {}): Skill => ({
  name: { en: 'skill' },
  speed: 'active',
  spirit: 1,
  effect: done(effect, may),
  ...more,
});
type OfSkill = Partial<Omit<Skill, 'effect'>> & May;
/** A character with such a skill. */
export const skilled = (
  name: string,
  effect: readonly Effect[],
  of: OfSkill = {},
  more: More<CharacterData> = {},
): CharacterData => fighter(name, { skill: skill(effect, of), ...more });

/** A spell card of the character of this name: active, for 0 P and 0 spirit, unless told otherwise. */
export const spell = (
  name: string,
  owner: string,
  effect: readonly Effect[] = [],
  { may, ...more }: OfSpell = {},
): SpellData => ({
  type: 'spell',
  ...common(name),
  owner,
  p: 0,
  spirit: 0,
  speed: 'active',
  effect: done(effect, may),
  ...more,
});
type OfSpell = More<SpellData> & May;
/** An instant one: it may also answer. */
export const instant = (name: string, owner: string, effect: readonly Effect[] = [], more: OfSpell = {}): SpellData =>
  spell(name, owner, effect, { speed: 'instant', ...more });
/** A spell card that attacks one enemy, unless told otherwise. */
export const attackSpell = (
  name: string,
  owner: string,
  type: DamageType,
  power: Attack['power'],
  more: OfSpell & Pick<Attack, 'on'> = {},
): SpellData => {
  const { on, ...rest } = more;
  return spell(name, owner, [], { attack: { type, power, ...(on !== undefined && { on }) }, ...rest });
};
/** A spell card in preparation until the end phase of the next enemy turn, unless told otherwise. */
export const ritual = (name: string, owner: string, effect: readonly Effect[] = DRAW, more: OfSpell = {}): SpellData =>
  spell(name, owner, effect, { ritual: 1, ...more });

/** So many Power cards, all called `power`. */
export const power = (amount = 1): PowerData[] =>
  Array.from({ length: amount }, () => ({ type: 'power', ...common('power') }));
/** Cards that can do nothing and pay nothing, one for each name or so many called `plain`. */
export function plain(...of: [number] | string[]): EquipmentData[] {
  const [first] = of;
  const names = typeof first === 'number' ? Array.from({ length: first }, () => 'plain') : (of as string[]);
  return names.map((name) => ({ type: 'equipment', ...common(name), slot: 'weapon', p: UNPAYABLE, gives: [] }));
}
/** An item for 0 P that is used up, active, unless told otherwise. */
export const item = (name: string, effect: readonly Effect[] = [], { may, ...more }: OfItem = {}): UsedItemData => ({
  type: 'item',
  ...common(name),
  kind: 'once',
  p: 0,
  speed: 'active',
  effect: done(effect, may),
  ...more,
});
type OfItem = More<UsedItemData> & Partial<Pick<UsedItemData, 'kind'>> & May;
/** An instant item: it may also answer. */
export const quick = (name: string, effect: readonly Effect[] = [], more: OfItem = {}): UsedItemData =>
  item(name, effect, { speed: 'instant', ...more });
/** A barrier charm that is nothing else. */
export const charm = (name = 'charm', more: OfItem = {}): UsedItemData =>
  item(name, [], { kind: 'barrierCharm', ...more });
export const terrain = (
  name: string,
  gives: readonly Gift[] = [],
  more: More<EnvironmentData> = {},
): EnvironmentData => ({
  type: 'item',
  ...common(name),
  kind: 'terrain',
  p: 0,
  speed: 'active',
  gives,
  ...more,
});
export const weather = (
  name: string,
  gives: readonly Gift[] = [],
  more: More<EnvironmentData> = {},
): EnvironmentData => ({
  ...terrain(name, gives, more),
  kind: 'weather',
});
/** Equipment for 0 P, a weapon unless told otherwise. */
export const gear = (
  name: string,
  gives: readonly Gift[] = [],
  more: More<EquipmentData> & { readonly slot?: Slot } = {},
): EquipmentData => ({ type: 'equipment', ...common(name), slot: 'weapon', p: 0, gives, ...more });
export const armour = (name: string, gives: readonly Gift[] = [], more: More<EquipmentData> = {}): EquipmentData =>
  gear(name, gives, { slot: 'armour', ...more });

/** What many effects do. */
export const DRAW: readonly Effect[] = [{ do: 'draw', amount: 1 }];
export const draw = (amount: number): readonly Effect[] => [{ do: 'draw', amount }];
export const NEGATE: readonly Effect[] = [{ do: 'negate' }];
export const must = (...then: Effect[]): readonly Effect[] => [{ do: 'must', then }];
export const USER: Target = 'user';
/** Whom the attack of the declaration is on. */
export const HIT: Target = { bound: ATTACKED };
/** What is named under `aim` (`aiming`). */
export const AIM: Target = { bound: 'aim' };
/** Names one character of the enemy under `aim`, or what is told otherwise. */
export const aiming = (from: Partial<Select> = {}): { readonly targets: SpellData['targets'] & object } => ({
  targets: [{ as: 'aim', from: { who: 'foe', where: 'line', ...from } }],
});
/** All characters of a side. */
export const everybody = (who: Select['who']): Target => ({ all: { who, where: 'line' } });
/** Silence (section 7). */
export const silence = (target: Target, turns: Turns): Effect => ({ do: 'forbid', target, what: 'spell', turns });
