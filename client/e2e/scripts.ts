// Which match of each game is photographed, and at which moments.
import type { ExposedState } from '../scenes/test-window.ts';
import { chainOf, isOver, type Moment } from './moments.ts';

export interface Played {
  readonly seed: number;
  /** In the order in which they come; a moment is over once its picture is taken. */
  readonly moments: readonly Moment[];
}
export interface Script extends Played {
  /** A second match, for what one hardly ever has besides. */
  readonly also?: Played;
  /** The moment at which the card of an own place is read large. */
  readonly large: { readonly at: string; readonly zone: string };
}

/** How many of these places of the own side hold a card. */
const filled = ({ model, seat }: ExposedState, places: readonly string[]): number =>
  places.filter((place) => {
    const held = model.zones[seat ?? 0][place];
    return typeof held !== 'number' && (held?.length ?? 0) > 0;
  }).length;
/** How many cards lie in an own place that holds several. */
function many({ zones }: ExposedState['model'], seat: ExposedState['seat'], zone: string): number {
  const held = zones[seat ?? 0][zone];
  return typeof held === 'number' ? held : (held?.length ?? 0);
}
const STAGE = ['frontLeft', 'frontCenter', 'frontRight', 'backLeft', 'backRight'];
const isAttacked = ({ model }: ExposedState): boolean => (model.facts['attack'] ?? null) !== null;

const CELLS = ['AL', 'AC', 'AR', 'DL', 'DC', 'DR'];
/** A support is answered in a battle with a defender. */
const isSupported = (state: ExposedState): boolean =>
  state.model.facts['step'] === 'support' &&
  chainOf(state).some((link) => (link as { readonly kind: string }).kind === 'support');

/** The environments lie on the table for both sides, wherever their owners sit. */
const environments = ({ model }: ExposedState): number => many(model, 0, 'environment') + many(model, 1, 'environment');
/** Cards given to a barrier so far, by both sides. */
function givenToBarrier({ model }: ExposedState): number {
  const barrier = model.facts['barrier'] as { readonly given?: readonly number[] } | null | undefined;
  return barrier?.given?.reduce((sum, n) => sum + n, 0) ?? 0;
}
const isPreparing = ({ model }: ExposedState): boolean => {
  const { rituals } = model.facts;
  return Array.isArray(rituals) && rituals.length > 0;
};
/** An attack is answered already. */
const isAnswered = (state: ExposedState): boolean =>
  chainOf(state).length >= 2 && chainOf(state).some((link) => (link as { readonly kind: string }).kind === 'attack');

export const spellcard: Script = {
  seed: 353,
  moments: [
    { name: 'line-up', is: ({ ask }) => ask?.why === 'chooseTrio' },
    { name: 'deck', is: ({ ask }) => ask?.why === 'chooseDeck' },
    { name: 'aim', is: (state) => state.ask?.why === 'attackTarget' && state.ask.from.length >= 4 },
    { name: 'chain', is: (state) => state.ask?.why === 'answer' && isAnswered(state) },
    { name: 'dodge', is: ({ ask }) => ask?.why === 'dodge' },
    { name: 'ritual', is: (state) => state.ask !== null && isPreparing(state) },
    { name: 'barrier', is: (state) => state.ask?.why.startsWith('barrier') === true && givenToBarrier(state) >= 2 },
    { name: 'result', is: isOver },
  ],
  also: {
    seed: 730,
    moments: [{ name: 'environments', is: (state) => state.ask !== null && environments(state) === 2 }],
  },
  large: { at: 'ritual', zone: 'line' },
};

export const SCRIPTS: Readonly<Record<string, Script>> = {
  weiss: {
    seed: 3,
    moments: [
      { name: 'mulligan', is: ({ ask }) => ask?.why === 'mulligan' },
      { name: 'main', is: (state) => state.ask?.why === 'main' && filled(state, STAGE) >= 4 },
      { name: 'attack', is: (state) => state.ask !== null && state.ask.why !== 'levelUp' && isAttacked(state) },
      { name: 'level-up', is: ({ ask }) => ask?.why === 'levelUp' },
      { name: 'result', is: isOver },
    ],
    large: { at: 'attack', zone: 'frontCenter' },
  },
  lycee: {
    seed: 26,
    moments: [
      { name: 'summon', is: (state) => state.ask?.why === 'chooseCell' && filled(state, CELLS) >= 2 },
      { name: 'payment', is: ({ ask }) => ask?.why === 'pay' && ask.from.length >= 4 },
      { name: 'chain', is: (state) => state.ask?.why === 'respond' && chainOf(state).length >= 3 },
      { name: 'battle', is: (state) => state.ask !== null && isSupported(state) },
      { name: 'result', is: isOver },
    ],
    large: { at: 'battle', zone: 'AL' },
  },
  precious: {
    seed: 25,
    moments: [
      { name: 'enter', is: ({ ask, model, seat }) => ask?.why === 'chooseArea' && many(model, seat, 'mainArea') >= 2 },
      { name: 'interferer', is: ({ ask }) => ask?.why === 'interferer' },
      { name: 'break', is: ({ ask }) => ask?.why === 'break' },
      { name: 'interfered', is: ({ ask }) => ask?.why === 'interfered' },
      { name: 'payment', is: ({ ask }) => ask?.why === 'pay' && ask.from.length >= 4 },
      { name: 'interrupt', is: ({ ask }) => ask?.why === 'interrupt' },
      { name: 'result', is: isOver },
    ],
    large: { at: 'interferer', zone: 'mainArea' },
  },
  spellcard,
};
