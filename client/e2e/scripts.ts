// Which match of each game is photographed, and at which moments.
import type { ExposedState } from '../scenes/test-window.ts';
import { chainOf, isOver, type Moment } from './moments.ts';

export interface Script {
  readonly seed: number;
  /** In the order in which they come; a moment is over once its picture is taken. */
  readonly moments: readonly Moment[];
  /** The moment at which the card of an own place is read large. */
  readonly large: { readonly at: string; readonly zone: string };
}

/** How many of these places of the own side hold a card. */
const filled = ({ model, seat }: ExposedState, places: readonly string[]): number =>
  places.filter((place) => {
    const held = model.zones[seat ?? 0][place];
    return typeof held !== 'number' && (held?.length ?? 0) > 0;
  }).length;
const STAGE = ['frontLeft', 'frontCenter', 'frontRight', 'backLeft', 'backRight'];
const isAttacked = ({ model }: ExposedState): boolean => (model.facts['attack'] ?? null) !== null;

const CELLS = ['AL', 'AC', 'AR', 'DL', 'DC', 'DR'];
/** A support is answered in a battle with a defender. */
const isSupported = (state: ExposedState): boolean =>
  state.model.facts['step'] === 'support' &&
  chainOf(state).some((link) => (link as { readonly kind: string }).kind === 'support');

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
};
