// The words of the vocabulary of abilities, form by form: which are on cards, and which only scenarios have.
import type { All, KeysOf, Of, Parts, Under } from '../../../kernel/testing/forms.ts';
import type {
  Ability,
  Amount,
  Condition,
  Cost,
  Destination,
  Effect,
  Gift,
  Kind,
  Naming,
  Range,
  Restriction,
  Select,
  SpecialCost,
  Target,
  Trigger,
  When,
} from '../card-data.ts';

export const ABILITIES: All<Ability['kind']> = { always: true, declared: true, auto: true, event: true, asCost: true };
export const ABILITY_PARTS: All<Parts<Ability, 'kind'>> = {
  'always.if': true,
  'declared.limit': true,
  'declared.when': true,
  'declared.if': false,
  'declared.targets': true,
  'auto.if': true,
  'event.when': true,
  'event.if': true,
  'event.targets': true,
};
export const COSTS: All<keyof Cost> = { pips: true, tap: true, special: true };
export const SPECIAL: All<SpecialCost['pay']> = {
  trashThis: true,
  returnThis: true,
  trashItem: true,
  trashOther: true,
  actOther: true,
  returnOther: true,
  discard: true,
  mill: true,
  removeFromDustBox: true,
};
export const SPECIAL_PARTS: All<Parts<SpecialCost, 'pay'>> = {
  'trashOther.card': false,
  'actOther.card': false,
  'returnOther.card': false,
  'discard.card': true,
  'removeFromDustBox.card': false,
};
export const ON: All<Trigger['on']> = {
  enters: true,
  downed: true,
  leaves: true,
  attacks: true,
  defends: true,
  supports: true,
  equipped: true,
  eventUsed: true,
  turnBegins: true,
  turnEnds: true,
};
/** `this` or a selection. */
export const WHOSE: All<`${Extract<Trigger, { readonly who: unknown }>['on']} ${'this' | 'others'}`> = {
  'enters this': true,
  'downed this': true,
  'leaves this': true,
  'attacks this': true,
  'defends this': true,
  'supports this': true,
  'equipped this': true,
  'enters others': true,
  'downed others': false,
  'leaves others': false,
  'attacks others': false,
  'defends others': false,
  'supports others': false,
  'equipped others': false,
};
export const LEAVING: All<NonNullable<Of<Trigger, 'on', 'leaves'>['to']>> = {
  dustBox: true,
  deck: false,
  hand: false,
  outOfGame: false,
  chain: false,
};
export const WHO: All<Select['who']> = { you: true, opponent: true, any: true };
export const YOURS: All<Select['who']> = { you: true, opponent: false, any: false };
export const TIMES: All<Under<When, 'in'>> = { battle: true, noBattle: true, response: true };
export const VERBS: All<Effect['do']> = {
  choose: true,
  move: true,
  draw: true,
  discard: true,
  mill: true,
  ap: true,
  dp: true,
  sp: true,
  gain: true,
  forbid: true,
  act: true,
  ready: true,
  down: true,
  enter: true,
  relocate: true,
  exchange: true,
  takeOver: true,
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
  'discard.who': true,
  'discard.card': false,
  'mill.who': true,
  'mill.as': true,
  'enter.state': true,
  'enter.anyCell': true,
  'putBack.except': true,
  'if.else': true,
  'forEach.is': true,
};
export const DESTINATIONS: All<Destination> = {
  hand: true,
  dustBox: true,
  outOfGame: true,
  deckTop: true,
  deckBottom: true,
  deckShuffled: true,
};
export const GIFTS: All<Gift['what']> = { ap: true, dp: true, sp: true, basic: true, cannot: true };
export const NAMING_PARTS: All<KeysOf<Naming>> = {
  as: true,
  from: true,
  amount: true,
  upTo: true,
  cell: true,
  declaration: true,
};
export const CELLS: All<Under<Naming, 'cell'>> = { ownEmpty: true, opponentEmpty: true };
export const PLACES: All<Select['where']> = {
  field: true,
  attackRow: true,
  defenceRow: true,
  items: true,
  areas: true,
  hand: true,
  dustBox: true,
  deck: true,
  looked: true,
};
export const KIND: All<keyof Kind> = {
  type: true,
  attribute: true,
  person: true,
  name: true,
  nameHas: true,
  cost: true,
  ex: true,
  ap: true,
  dp: true,
  sp: true,
  state: true,
  basic: true,
  other: true,
  sameColumn: true,
  adjacent: true,
  battling: true,
  equipped: true,
};
export const BATTLING: All<Under<Kind, 'battling'>> = { any: true, attacker: true, defender: true, opponent: true };
export const AMOUNT: All<KeysOf<Amount>> = { count: true, times: true, bound: true, of: true, value: true };
export const TARGET: All<Extract<Target, string> | KeysOf<Target & object>> = {
  this: true,
  bearer: true,
  battleOpponent: true,
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
  battle: true,
};
export const BATTLES: All<Under<Condition, 'battle'>> = { thisAttacks: true, thisDefends: true, unblocked: true };
export const STANDING: All<Under<Condition, 'thisIn'>> = {
  attackRow: true,
  defenceRow: false,
  AL: false,
  AC: false,
  AR: false,
  DL: false,
  DC: false,
  DR: false,
};
/** Effects forbid the rest for a time, too; no card needs it. */
export const LAID: All<Restriction> = {
  attack: false,
  defend: true,
  support: false,
  move: false,
  wakeUp: false,
  down: false,
  target: false,
};
export const DECLARED_BY: All<Select['who']> = { you: false, opponent: true, any: false };
export const DRAWING: All<Under<Of<Effect, 'do', 'draw'>, 'who'>> = { opponent: false, each: false };
export const DISCARDING: All<Under<Of<Effect, 'do', 'discard'>, 'who'>> = { opponent: true, each: false };
export const MILLING: All<Under<Of<Effect, 'do', 'mill'>, 'who'>> = { opponent: true, each: true };
export const PUT_BACK: All<Under<Of<Effect, 'do', 'putBack'>, 'to'>> = {
  deckTop: true,
  deckBottom: true,
  dustBox: true,
};
export const RELOCATED: All<Under<Of<Effect, 'do', 'relocate'>, 'to'> | 'cell'> = {
  adjacent: true,
  any: true,
  cell: true,
};
export const TURNS: All<Under<When, 'turn'>> = { you: true, opponent: true };
export const TURNS_OF_CONDITIONS: All<Under<Condition, 'turn'>> = { you: true, opponent: false };
export const RANGE: All<keyof Range> = { atLeast: true, atMost: true };
