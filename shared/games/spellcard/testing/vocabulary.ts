// The words of the vocabulary of cards, form by form: which are on cards, and which only scenarios have.
import type { All, KeysOf, Of, Parts, Under } from '../../../kernel/testing/forms.ts';
import type {
  Amount,
  Answering,
  Attack,
  CharacterData,
  Condition,
  DamageType,
  Declaration,
  Effect,
  Environment,
  EnvironmentData,
  Gift,
  ItemKind,
  Kind,
  Naming,
  Range,
  Restriction,
  Select,
  Skill,
  Slot,
  Speed,
  SpellData,
  Stance,
  Stat,
  Target,
  UsedItemData,
  Who,
} from '../card-data.ts';

export type { All };

type Optional<Form> = Exclude<{ [Key in keyof Form]-?: undefined extends Form[Key] ? Key : never }[keyof Form], never>;

export const SKILL_PARTS: All<Optional<Skill>> = { targets: true, attack: true, answers: true, hp: true };
export const SPELL_PARTS: All<Optional<SpellData>> = {
  flavor: true,
  targets: true,
  attack: true,
  answers: true,
  spirit: true,
  hp: true,
  final: true,
  unique: true,
  ritual: true,
};
export const ITEM_PARTS: All<Optional<UsedItemData> | Optional<EnvironmentData>> = {
  flavor: true,
  targets: true,
  attack: false,
  answers: true,
  final: true,
  unique: true,
  user: true,
  exclusive: true,
  each: true,
};
export const SPEEDS: All<Speed> = { active: true, instant: true };
export const SLOTS: All<Slot> = { weapon: true, armour: true };
export const ITEMS: All<ItemKind> = {
  once: true,
  buff: true,
  debuff: true,
  terrain: true,
  weather: true,
  barrierCharm: true,
};
export const ATTACK_PARTS: All<keyof Attack> = { type: true, power: true, on: true };
export const DAMAGE: All<DamageType> = { strike: true, danmaku: true, bombard: true, absolute: true };
export const NORMAL: All<CharacterData['atkType']> = DAMAGE;
export const ANSWERING: All<keyof Answering> = { of: true, attack: true, by: true, atYours: true };
export const ANSWERED: All<Declaration> = { attack: true, skill: true, spell: true, item: true };
export const ANSWERED_ATTACKS: All<Under<Answering, 'attack'>> = {
  any: true,
  strike: false,
  danmaku: false,
  bombard: true,
  absolute: false,
};

export const VERBS: All<Effect['do']> = {
  must: true,
  choose: true,
  hurt: true,
  heal: true,
  gainSpirit: true,
  loseSpirit: true,
  atk: true,
  def: true,
  flight: true,
  regen: true,
  ward: true,
  poison: true,
  forbid: true,
  cure: true,
  stance: true,
  refresh: true,
  negate: true,
  weaken: true,
  redirect: true,
  draw: true,
  discard: true,
  mill: true,
  move: true,
  search: true,
  destroy: true,
  if: true,
};
export const VERB_PARTS: All<Parts<Effect, 'do'>> = {
  'choose.amount': true,
  'choose.upTo': true,
  'choose.by': true,
  'draw.who': true,
  'discard.who': true,
  'discard.card': true,
  'mill.who': true,
  'if.else': true,
};
type CardsVerb = 'draw' | 'discard' | 'mill';
export const WHOSE_CARDS: All<`${CardsVerb} ${Under<Extract<Effect, { do: CardsVerb }>, 'who'>}`> = {
  'draw foe': true,
  'draw each': true,
  'discard foe': true,
  'discard each': true,
  'mill foe': true,
  'mill each': true,
};
export const DESTINATIONS: All<Of<Effect, 'do', 'move'>['to']> = { hand: true, deckBottom: true, deckShuffled: true };
export const STANCES: All<Stance> = { guard: true, busy: true };
export const RESTRICTIONS: All<Restriction> = { spell: true, attack: true, skill: true, dodge: true };

export const GIFTS: All<Gift['what']> = {
  atk: true,
  def: true,
  flight: true,
  regen: true,
  ward: true,
  power: true,
  against: true,
  cannot: true,
  immune: true,
};
export const GIFT_PARTS: All<KeysOf<Gift>> = { what: true, by: true, stance: true, type: true, do: true, to: true };
export const POWERS: All<DamageType> = DAMAGE;
export const AGAINST: All<DamageType> = { strike: true, danmaku: true, bombard: true, absolute: false };
export const IMMUNITIES: All<Of<Gift, 'what', 'immune'>['to']> = { ...RESTRICTIONS, poison: true };

export const WHO: All<Who> = { you: true, foe: true, any: true };
export const PLACES: All<Select['where']> = {
  line: true,
  gear: true,
  environment: true,
  ritual: true,
  discard: true,
  hand: true,
  deck: false,
};
export const KIND: All<keyof Kind> = {
  type: true,
  slot: true,
  kind: true,
  spellOf: true,
  name: true,
  character: true,
  stance: true,
  hp: true,
  spirit: true,
  wounded: true,
  other: true,
};
export const SPELLS_OF: All<Under<Kind, 'spellOf'>> = { user: true, line: true };
export const RANGE: All<keyof Range> = { atLeast: true, atMost: true };
export const NAMING_PARTS: All<keyof Naming> = { as: true, from: true, amount: true, upTo: true };
export const TARGET: All<Extract<Target, string> | KeysOf<Target & object>> = {
  user: true,
  answered: true,
  bound: true,
  all: true,
};
export const AMOUNT: All<KeysOf<Amount>> = {
  stat: true,
  of: true,
  times: true,
  plus: true,
  count: true,
  dealt: true,
};
export const AMOUNT_STATS: All<Stat | 'hp' | 'spirit' | 'missing'> = {
  atk: true,
  def: true,
  flight: true,
  regen: false,
  ward: false,
  hp: false,
  spirit: true,
  missing: true,
};
export const CONDITION: All<KeysOf<Condition>> = {
  count: true,
  atLeast: true,
  atMost: true,
  turn: true,
  userIs: true,
  is: true,
  bound: true,
  dealt: true,
  there: true,
};
export const TURNS: All<Under<Condition, 'turn'>> = { you: true, foe: true };
export const THERE: All<Environment> = { terrain: true, weather: true };
