// Who may know what in Lycee, stated from the rules page (section 2) for the laws: independent of view.ts, which it is there to check.
import { type Secrets, secretsByZone } from '../../../kernel/testing/secrets.ts';
import type { Table } from '../state.ts';

/** Nobody sees a deck, not even its owner; a hand is its owner's; field, dust box, chain and what is out of the game lie open (section 2). */
export const lyceeSecrets: Secrets<Table> = secretsByZone((zone, seat, viewer) => {
  if (zone === 'deck') return false;
  return zone === 'hand' ? viewer === seat : true;
});
