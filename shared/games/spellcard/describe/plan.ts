// What a text says before any language words it: sentences of clauses, and what each clause speaks of.
import type { Again } from '../../../kernel/describe/spoken.ts';
import type {
  Attack,
  CardType,
  Condition,
  DamageType,
  Effect,
  Environment,
  Kind,
  Naming,
  Restriction,
  Select,
  Slot,
  Stance,
  Stat,
  Turns,
} from '../card-data.ts';

/** Who says a text: it decides how the character that uses it is called, and what "this" answers. */
export interface Speaker {
  readonly of: 'skill' | 'spell' | 'item' | 'equipment' | 'environment';
  /** It answers nothing but attacks. */
  readonly toAttack?: true;
}
/** What cards are called: more than their type, since what lies somewhere may be of one sort only. */
export type Noun = CardType | Slot | Environment | 'charm' | 'environment' | 'ritual' | 'card';
export interface Binding {
  readonly noun: Noun;
  readonly many: boolean;
  readonly owner: 'you' | 'opponent' | 'any';
  readonly place: Select['where'];
}
/** Cards that the text has spoken of before. */
export interface Bound extends Binding, Again {}
/** Whom or what a clause speaks of. */
export type Mention =
  | { readonly of: 'user' | 'answered' }
  | { readonly of: 'attacked'; readonly many: boolean }
  | { readonly of: 'all'; readonly select: Select }
  | Bound;

export type Measured = Stat | 'hp' | 'spirit' | 'missing';
/** A number, or something that is counted, so many times and so much more. */
export type Quantity = number | Counted;
export type Counted = { readonly times: number; readonly plus: number } & (
  | { readonly value: Measured; readonly of: Mention }
  | { readonly number: Select }
  | { readonly dealt: true }
);

/** As it is, without a sum that needs brackets. */
export const isPlain = ({ times, plus }: Counted): boolean => times === 1 && plus === 0;

export type SaidGift =
  | { readonly what: Stat; readonly by: Quantity }
  | { readonly what: 'poison'; readonly by: number }
  | { readonly what: 'cannot'; readonly do: Restriction };
export type Player = 'you' | 'foe' | 'each';
export type Clause =
  | { readonly do: 'change'; readonly what: Mention; readonly gifts: readonly SaidGift[]; readonly turns: Turns }
  /** Named when it is declared (6.4), or chosen on resolution. */
  | { readonly do: 'name'; readonly targets: readonly Naming[] }
  | {
      readonly do: 'choose';
      readonly from: Select;
      readonly amount: number;
      readonly upTo: boolean;
      readonly by: 'you' | 'foe';
    }
  | {
      readonly do: 'hurt' | 'heal' | 'gainSpirit' | 'loseSpirit';
      readonly what: Mention;
      readonly amount: Quantity;
    }
  | { readonly do: 'cure' | 'refresh' | 'redirect'; readonly what: Mention }
  | { readonly do: 'destroy'; readonly what: Mention }
  | { readonly do: 'stance'; readonly what: Mention; readonly to: Stance }
  | { readonly do: 'negate' }
  | { readonly do: 'weaken'; readonly by: Quantity }
  | { readonly do: 'draw' | 'mill'; readonly amount: Quantity; readonly who: Player }
  | { readonly do: 'discard'; readonly amount: Quantity; readonly who: Player; readonly card: Kind }
  | { readonly do: 'move'; readonly what: Mention; readonly to: Extract<Effect, { do: 'move' }>['to'] }
  | { readonly do: 'search'; readonly card: Kind; readonly amount: number };
export type ClauseOf<Do extends Clause['do']> = Extract<Clause, { readonly do: Do }>;

export type SaidCondition = Exclude<Condition, { readonly is: Kind }> | { readonly is: Kind; readonly whom: Mention };

export interface SaidAttack {
  readonly type: DamageType;
  readonly power: Quantity;
  readonly on: NonNullable<Attack['on']>;
}
export type Sentence =
  | { readonly say: 'clauses'; readonly clauses: readonly Clause[] }
  | { readonly say: 'attack'; readonly attack: SaidAttack }
  | { readonly say: 'must'; readonly then: readonly Sentence[] }
  | {
      readonly say: 'if';
      readonly if: readonly SaidCondition[];
      readonly then: readonly Sentence[];
      readonly else: readonly Sentence[];
    };

const PLACED: Readonly<Partial<Record<Select['where'], Noun>>> = {
  line: 'character',
  gear: 'equipment',
  environment: 'environment',
  ritual: 'ritual',
};
/** The narrowest word for cards of a kind, wherever they lie. */
export function nounOf(kind: Kind, fallback: Noun = 'card'): Noun {
  if (kind.slot !== undefined) return kind.slot;
  if (kind.kind === 'terrain' || kind.kind === 'weather') return kind.kind;
  if (kind.kind === 'barrierCharm') return 'charm';
  if (kind.kind !== undefined) return 'item';
  if (fallback !== 'card') return fallback;
  return kind.type ?? (kind.spellOf === undefined ? 'card' : 'spell');
}
export const nounIn = (select: Select): Noun => nounOf(select, PLACED[select.where]);
export const bindingOf = (select: Select, amount: number): Binding => ({
  noun: nounIn(select),
  many: amount > 1,
  owner: select.who === 'foe' ? 'opponent' : select.who,
  place: select.where,
});

export const isMany = (mention: Mention): boolean =>
  mention.of === 'all' || ((mention.of === 'bound' || mention.of === 'attacked') && mention.many);
export const isNear = (mention: Mention): boolean => mention.of === 'bound' && mention.near;
/** Do the cards lie on the table, from which they are returned? */
export function isOnTable(mention: Mention): boolean {
  const place = mention.of === 'all' ? mention.select.where : mention.of === 'bound' ? mention.place : 'line';
  return place === 'line' || place === 'gear' || place === 'environment' || place === 'ritual';
}
/** Do the cards go to the zones of the player whose text this is? Else to those of their owners. */
export function isOwn(mention: Mention): boolean {
  if (mention.of === 'all') return mention.select.who === 'you';
  return mention.of === 'bound' ? mention.owner === 'you' : mention.of === 'user';
}
