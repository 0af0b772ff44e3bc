// What a text says before any language words it: sentences of clauses, and what each clause speaks of.
import type { Again } from '../../../kernel/describe/spoken.ts';
import type {
  Area,
  CardType,
  Condition,
  Destination,
  Effect,
  Keyword,
  Kind,
  Naming,
  Restriction,
  Select,
  TextCost,
  Until,
  Value,
  Who,
} from '../card-data.ts';

/** Where cards were when they were first spoken of: what moves from there is discarded, returned or only put. */
type Origin = 'field' | 'hand' | 'trash' | 'pointArea' | 'deck';
export interface Binding {
  readonly noun: CardType | 'card';
  readonly many: boolean;
  readonly owner: Who;
  readonly origin: Origin;
}
/** Cards that the text has spoken of before. */
export interface Bound extends Binding, Again {}
/** Whom or what a clause speaks of. */
export type Mention =
  | { readonly of: 'this' | 'bearer' | 'approachOpponent' }
  | { readonly of: 'all'; readonly select: Select }
  | Bound;

/** A number; so many for each card; or a value of one card. */
export type Quantity =
  | number
  | { readonly each: Select; readonly times: number }
  | { readonly eachOf: Mention; readonly times: number }
  | { readonly value: Value | 'cost' | 'source'; readonly of: Mention };

export type ValueGift = { readonly what: Value; readonly by: Quantity };
export type SaidGift =
  | ValueGift
  | { readonly what: 'cost' | 'points' | 'approaches'; readonly by: number }
  | { readonly what: 'keyword'; readonly keyword: Keyword }
  | { readonly what: 'cannot'; readonly do: Restriction };
/** Without an end for as long as the text applies. */
export interface Change {
  readonly do: 'change';
  readonly what: Mention;
  readonly gifts: readonly SaidGift[];
  readonly until?: Until;
}
export type Player = 'you' | 'opponent' | 'each';

export type Clause =
  | Change
  /** Named when it is declared (5.9), or chosen on resolution. */
  | { readonly do: 'name'; readonly targets: readonly Naming[] }
  | {
      readonly do: 'choose';
      readonly from: Select;
      readonly amount: number;
      readonly upTo: boolean;
      readonly by: 'you' | 'opponent';
    }
  | { readonly do: 'move'; readonly what: Mention; readonly to: Destination }
  | { readonly do: 'draw' | 'mill'; readonly amount: Quantity; readonly who: Player }
  | { readonly do: 'givePoints'; readonly amount: Quantity; readonly who: Player }
  | { readonly do: 'discard'; readonly amount: Quantity; readonly who: Player; readonly card: Kind }
  | { readonly do: Deed['do']; readonly what: Mention }
  | { readonly do: 'approachAgain'; readonly what: Mention }
  | { readonly do: 'enter'; readonly what: Mention; readonly to: Area | undefined; readonly resting: boolean }
  | { readonly do: 'shift'; readonly what: Mention; readonly to: Area }
  | { readonly do: 'set'; readonly what: Mention; readonly on: Mention }
  | { readonly do: 'lookTop' | 'revealTop'; readonly amount: number }
  | {
      readonly do: 'putBack';
      readonly what: Mention;
      readonly rest: boolean;
      readonly to: Extract<Effect, { do: 'putBack' }>['to'];
    }
  | { readonly do: 'search'; readonly card: Kind; readonly amount: number }
  | { readonly do: 'shuffle' }
  | { readonly do: 'negate' };
/** Verbs with an object and nothing else. */
export type Deed = Extract<Effect, { do: 'turnUp' | 'turnDown' | 'rest' | 'wake' | 'exit' | 'reveal' }>;
export type ClauseOf<Do extends Clause['do']> = Extract<Clause, { readonly do: Do }>;

export type SaidCondition =
  | Exclude<Condition, { readonly bound: string }>
  | { readonly among: Mention; readonly is?: Kind; readonly atLeast: number };

export type Sentence =
  | { readonly say: 'clauses'; readonly clauses: readonly Clause[] }
  | { readonly say: 'may'; readonly then: readonly Sentence[] }
  | { readonly say: 'pay'; readonly cost: TextCost; readonly then: readonly Sentence[] }
  | {
      readonly say: 'if';
      readonly if: readonly SaidCondition[];
      readonly then: readonly Sentence[];
      readonly else: readonly Sentence[];
    }
  | { readonly say: 'forEach'; readonly of: Mention; readonly is?: Kind; readonly then: readonly Sentence[] };

/** Is something done to the very cards to which the clause before has done something? */
export const goesOn = (before: Clause | undefined, clause: Clause): boolean =>
  before !== undefined && isDone(before) && isDone(clause) && clause.what.of === 'bound' && clause.what.near;
type Done = ClauseOf<Deed['do'] | 'move' | 'enter' | 'shift'>;
const DONE: readonly Clause['do'][] = [
  'turnUp',
  'turnDown',
  'rest',
  'wake',
  'exit',
  'reveal',
  'move',
  'enter',
  'shift',
];
const isDone = (clause: Clause): clause is Done => DONE.includes(clause.do);

export const isField = (where: Select['where']): where is 'field' | Area =>
  where === 'field' || where === 'mainArea' || where === 'supportArea';
export function nounOf({ where, type }: Select): Binding['noun'] {
  if (isField(where)) return 'character';
  return where === 'set' ? 'support' : (type ?? 'card');
}
export const bindingOf = (from: Select, amount: number): Binding => ({
  noun: nounOf(from),
  many: amount > 1,
  owner: from.who,
  origin: originIn(from.where),
});
const originIn = (where: Select['where']): Origin => {
  if (isField(where) || where === 'set') return 'field';
  return where === 'looked' ? 'deck' : where;
};

export const isMany = (mention: Mention): boolean => mention.of === 'all' || (mention.of === 'bound' && mention.many);
export function originOf(mention: Mention): Origin {
  if (mention.of === 'all') return originIn(mention.select.where);
  return mention.of === 'bound' ? mention.origin : 'field';
}
/** Do the cards go to the zones of the player whose text this is? Else to those of their owners. */
export function isOwn(mention: Mention): boolean {
  if (mention.of === 'all') return mention.select.who === 'you';
  return mention.of === 'bound' ? mention.owner === 'you' : mention.of === 'this';
}
