// Who may know what in the toy game: deck and reserve nobody, the hand its owner, all else everybody.
import type { Sight } from '../../view.ts';
import type { FaultName } from './faults.ts';
import { powerOf, TOY_ZONES, type ToyState } from './state.ts';

export function toySight(fault: FaultName | undefined): Sight<ToyState> {
  const open = ['row', 'stack', 'discard', ...(fault === 'leakyView' ? ['deck'] : [])];
  const opens: Sight<ToyState>['opens'] = (zone, seat, viewer) =>
    open.includes(zone) || (zone === 'hand' && viewer === seat);
  return {
    zones: TOY_ZONES,
    opens,
    sees: (state, id, viewer) => {
      const card = state.cards[id];
      if (card === undefined) return false;
      if (card.zone === 'deck' && fault === 'leakyView') return state.zones[card.seat].deck.at(-1) === id;
      return opens(card.zone, card.seat, viewer);
    },
    face: (state, id) => {
      const { no = '', zone } = state.cards[id] ?? {};
      return zone === 'row' ? { no, values: { power: powerOf(state, id) } } : { no };
    },
    valued: (state) => [...state.zones[0].row, ...state.zones[1].row],
    facts: (state) => ({
      turn: state.turn,
      turnPlayer: state.turnPlayer,
      phase: state.next,
      points: [...state.points],
      ...(fault === 'countedRosters' ? { decks: state.rosters?.map((roster) => roster.length) ?? [] } : {}),
      result: state.result === null ? null : { ...state.result },
    }),
  };
}
