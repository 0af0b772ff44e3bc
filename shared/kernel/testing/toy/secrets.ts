// Who may know what in the toy game, in its own words: deck and reserve nobody, a hand its owner.
import { type Secrets, secretsByZone } from '../secrets.ts';
import type { ToyState } from './state.ts';

export const toySecrets: Secrets<ToyState> = secretsByZone((zone, seat, viewer) => {
  if (zone === 'deck' || zone === 'reserve') return false;
  return zone !== 'hand' || viewer === seat;
});
