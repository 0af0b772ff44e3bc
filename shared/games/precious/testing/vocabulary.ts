// The words of the vocabulary of texts, form by form: which are on cards, and which only scenarios have.
import type { All, KeysOf, Of, Parts, Under } from '../../../kernel/testing/forms.ts';
import type {
  Amount,
  Area,
  Condition,
  Destination,
  Effect,
  Gift,
  KeywordName,
  Kind,
  Naming,
  Range,
  Restriction,
  Select,
  Target,
  Text,
  TextCost,
  Timing,
  Trigger,
  Until,
  UseText,
} from '../card-data.ts';

export type { All };

export const TEXTS: All<Text['kind']> = { use: true, event: true, static: true, trigger: true, source: true };
export const TEXT_PARTS: All<Parts<Text, 'kind'>> = {
  'use.useCondition': true,
  'use.against': true,
  'use.targets': true,
  'event.against': true,
  'event.targets': true,
  'static.if': true,
  'trigger.if': true,
};
export const COSTS: All<keyof TextCost> = { n: true, color: true, rest: true };
export const TIMINGS: All<Timing> = {
  main: true,
  approach: true,
  own: true,
  opponent: true,
  both: true,
  interrupt: true,
};
export const AGAINST: All<keyof NonNullable<UseText['against']>> = { of: true, by: true, card: true };
export const KEYWORDS: All<KeywordName> = { active: true, natural: true, break: true, forcedApproach: true };
export const ON: All<Trigger['on']> = {
  enters: true,
  exits: true,
  leaves: true,
  approaches: true,
  interferes: true,
  givesPoints: true,
  receivesPoints: true,
  supported: true,
  played: true,
  turnBegins: true,
  turnEnds: true,
};
/** `this` or a selection. */
export const WHOSE: All<`${Extract<Trigger, { readonly who: unknown }>['on']} ${'this' | 'others'}`> = {
  'enters this': true,
  'exits this': true,
  'leaves this': true,
  'approaches this': true,
  'interferes this': true,
  'givesPoints this': true,
  'supported this': true,
  'enters others': true,
  'exits others': false,
  'leaves others': false,
  'approaches others': false,
  'interferes others': false,
  'givesPoints others': false,
  'supported others': false,
};
export const WHO: All<Select['who']> = { you: true, opponent: true, any: true };
export const VERBS: All<Effect['do']> = {
  choose: true,
  move: true,
  draw: true,
  discard: true,
  mill: true,
  givePoints: true,
  turnUp: true,
  turnDown: true,
  ap: true,
  dp: true,
  gain: true,
  forbid: true,
  approachAgain: true,
  rest: true,
  wake: true,
  exit: true,
  enter: true,
  shift: true,
  set: true,
  lookTop: true,
  revealTop: true,
  putBack: true,
  search: true,
  reveal: true,
  shuffle: true,
  negate: true,
  may: true,
  pay: true,
  if: true,
  forEach: true,
};
export const VERB_PARTS: All<Parts<Effect, 'do'>> = {
  'choose.amount': true,
  'choose.upTo': true,
  'choose.by': true,
  'draw.who': false,
  'discard.who': false,
  'discard.card': false,
  'mill.who': true,
  'mill.as': true,
  'enter.to': true,
  'enter.state': true,
  'putBack.except': true,
  'if.else': true,
  'forEach.is': true,
};
export const DESTINATIONS: All<Destination> = {
  hand: true,
  trash: true,
  deckTop: true,
  deckBottom: true,
  deckShuffled: true,
};
export const GIFTS: All<Gift['what']> = {
  ap: true,
  dp: true,
  cost: true,
  points: true,
  approaches: true,
  keyword: true,
  cannot: true,
};
export const NAMING_PARTS: All<keyof Naming> = { as: true, from: true, amount: true, upTo: true };
export const PLACES: All<Select['where']> = {
  field: true,
  mainArea: true,
  supportArea: true,
  set: true,
  hand: true,
  trash: true,
  pointArea: true,
  deck: false,
  looked: true,
};
export const KIND: All<keyof Kind> = {
  type: true,
  color: true,
  work: true,
  name: true,
  traits: true,
  cost: true,
  source: false,
  ap: true,
  dp: true,
  state: true,
  keyword: false,
  other: true,
  supported: true,
  participates: true,
};
export const PARTICIPATES: All<Under<Kind, 'participates'>> = {
  any: true,
  approacher: true,
  interferer: false,
  opponent: true,
};
export const AMOUNT: All<KeysOf<Amount>> = { count: true, times: true, bound: true, of: true, value: true };
export const TARGET: All<Extract<Target, string> | KeysOf<Target & object>> = {
  this: true,
  bearer: true,
  approachOpponent: true,
  bound: true,
  all: true,
};
export const CONDITION: All<KeysOf<Condition>> = {
  count: true,
  atLeast: true,
  atMost: true,
  turn: true,
  thisIn: true,
  thisIs: true,
  bound: true,
  is: true,
  points: true,
};
export const THIS_IN: All<Area> = { mainArea: true, supportArea: true };
export const POINTS: All<Under<Condition, 'points'>> = { fewer: true, more: true };
export const FORBIDDEN: All<Restriction> = {
  approach: true,
  interfere: true,
  beInterfered: true,
  exit: true,
  wake: true,
  useText: true,
  target: true,
};
export const UNTIL: All<Until> = { endOfApproach: true, endOfTurn: true, lasting: true };
export const GIVEN_TO: All<Of<Effect, 'do', 'givePoints'>['who']> = { you: true, opponent: true, each: true };
export const PUT_BACK: All<Under<Of<Effect, 'do', 'putBack'>, 'to'>> = {
  deckTop: true,
  deckBottom: true,
  trash: true,
};
export const RANGE: All<keyof Range> = { atLeast: true, atMost: true };
