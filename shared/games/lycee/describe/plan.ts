// What the text of an ability says before any language words it: sentences of clauses, and what each clause speaks of.
import type { Again } from '../../../kernel/describe/spoken.ts';
import type {
  BasicName,
  CardType,
  Condition,
  Cost,
  Destination,
  Effect,
  Kind,
  Naming,
  Restriction,
  Select,
  Until,
  Value,
  Who,
} from '../card-data.ts';

export type CardNaming = Extract<Naming, { readonly from: Select }>;
export type CellNaming = Extract<Naming, { readonly cell: unknown }>;
export type DeclarationNaming = Extract<Naming, { readonly declaration: unknown }>;

/** Where cards were when they were first spoken of: what moves from there is trashed, discarded, or only put. */
export type Origin = 'field' | 'hand' | 'dustBox' | 'deck';
export interface Binding {
  readonly noun: CardType | 'card';
  readonly many: boolean;
  readonly owner: Who;
  readonly origin: Origin;
}
/** Cards that the text has spoken of before. */
export interface Bound extends Binding, Again {}
/** Whom or what a clause speaks of. A named target is spoken of in red words, once. */
export type Mention =
  | { readonly of: 'this' | 'bearer' | 'battleOpponent' }
  | { readonly of: 'all'; readonly select: Select }
  | { readonly of: 'named'; readonly naming: CardNaming }
  | Bound;
/** A cell or a declaration: named here, or before. */
export type Red<N extends Naming> = N | 'before';

/** A number; so many for each card; or a value of one card. */
export type Quantity =
  | number
  | { readonly each: Select; readonly times: number }
  | { readonly eachOf: Mention; readonly times: number }
  | { readonly value: Value | 'ex'; readonly of: Mention };

export interface SaidBasic {
  readonly basic: BasicName;
  readonly cost?: Cost;
  readonly effect?: readonly Sentence[];
}
export type ValueGift = { readonly what: Value; readonly by: Quantity };
export type SaidGift =
  | ValueGift
  | { readonly what: 'basic'; readonly basic: SaidBasic }
  | { readonly what: 'cannot'; readonly do: Restriction };
/** Without an end for as long as the ability is there. */
export interface Change {
  readonly do: 'change';
  readonly what: Mention;
  readonly gifts: readonly SaidGift[];
  readonly until?: Until;
}
export type Player = 'you' | 'opponent' | 'each';

export type Clause =
  | Change
  | {
      readonly do: 'choose';
      readonly from: Select;
      readonly amount: number;
      readonly upTo: boolean;
      readonly by: 'you' | 'opponent';
    }
  | { readonly do: 'move'; readonly what: Mention; readonly to: Destination }
  | { readonly do: 'draw' | 'mill'; readonly amount: Quantity; readonly who: Player }
  | { readonly do: 'discard'; readonly amount: Quantity; readonly who: Player; readonly card: Kind }
  | { readonly do: 'act' | 'ready' | 'down' | 'reveal'; readonly what: Mention }
  | { readonly do: 'takeOver'; readonly what: Mention }
  | { readonly do: 'enter'; readonly what: Mention; readonly acted: boolean; readonly anyCell: boolean }
  | { readonly do: 'relocate'; readonly what: Mention; readonly to: 'adjacent' | 'any' | Red<CellNaming> }
  | { readonly do: 'exchange'; readonly what: Mention; readonly with: Mention }
  | { readonly do: 'lookTop' | 'revealTop'; readonly amount: number }
  | {
      readonly do: 'putBack';
      readonly what: Mention;
      readonly rest: boolean;
      readonly to: Extract<Effect, { do: 'putBack' }>['to'];
    }
  | { readonly do: 'search'; readonly card: Kind; readonly amount: number }
  | { readonly do: 'shuffle' }
  | { readonly do: 'negate'; readonly what: Red<DeclarationNaming> };
export type ClauseOf<Do extends Clause['do']> = Extract<Clause, { readonly do: Do }>;

export type SaidCondition =
  | Exclude<Condition, { readonly bound: string }>
  | { readonly among: Mention; readonly is?: Kind; readonly atLeast: number };

export type Sentence =
  | { readonly say: 'clauses'; readonly clauses: readonly Clause[] }
  /** A target that the effect never speaks of. */
  | { readonly say: 'name'; readonly naming: Naming }
  | { readonly say: 'may'; readonly then: readonly Sentence[] }
  | { readonly say: 'pay'; readonly cost: Cost; readonly then: readonly Sentence[] }
  | {
      readonly say: 'if';
      readonly if: readonly SaidCondition[];
      readonly then: readonly Sentence[];
      readonly else: readonly Sentence[];
    }
  | { readonly say: 'forEach'; readonly of: Mention; readonly is?: Kind; readonly then: readonly Sentence[] };

/** Is something done to the very cards to which the clause before has done something? */
export const goesOn = (before: Clause | undefined, clause: Clause): boolean =>
  before !== undefined && isDeed(before) && isDeed(clause) && clause.what.of === 'bound' && clause.what.near;
type Deed = ClauseOf<'move' | 'enter' | 'act' | 'ready' | 'down' | 'reveal'>;
const DEEDS: readonly Clause['do'][] = ['move', 'enter', 'act', 'ready', 'down', 'reveal'];
const isDeed = (clause: Clause): clause is Deed => DEEDS.includes(clause.do);

export const isField = (where: Select['where']): where is 'field' | 'attackRow' | 'defenceRow' =>
  where === 'field' || where === 'attackRow' || where === 'defenceRow';

export function nounOf({ where, type }: Select): Binding['noun'] {
  if (isField(where)) return 'character';
  return where === 'items' ? 'item' : where === 'areas' ? 'area' : (type ?? 'card');
}
export const originIn = (where: Select['where']): Origin => {
  if (isField(where) || where === 'items' || where === 'areas') return 'field';
  return where === 'looked' ? 'deck' : where;
};
export const amountIn = ({ amount = 1 }: CardNaming): number => amount;

export function isMany(mention: Mention): boolean {
  switch (mention.of) {
    case 'all':
      return true;
    case 'named':
      return amountIn(mention.naming) > 1;
    case 'bound':
      return mention.many;
    default:
      return false;
  }
}
export function originOf(mention: Mention): Origin {
  switch (mention.of) {
    case 'all':
      return originIn(mention.select.where);
    case 'named':
      return originIn(mention.naming.from.where);
    case 'bound':
      return mention.origin;
    default:
      return 'field';
  }
}
/** Do the cards go to the zones of the player whose text this is? Else to those of their owners. */
export function isOwn(mention: Mention): boolean {
  switch (mention.of) {
    case 'this':
      return true;
    case 'all':
      return mention.select.who === 'you';
    case 'named':
      return mention.naming.from.who === 'you';
    case 'bound':
      return mention.owner === 'you';
    default:
      return false;
  }
}
