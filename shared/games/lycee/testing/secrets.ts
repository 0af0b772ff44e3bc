// Who may know what in Lycee, stated from the rules page (section 2) for the laws: independent of view.ts, which it is there to check.
import { type Secrets, type SeenBy, secretsByZone } from '../../../kernel/testing/secrets.ts';
import type { Zone } from '../card-data.ts';
import type { Table } from '../state.ts';

/** Nobody sees a deck, not even its owner; a hand is its owner's; field, dust box, chain and what is out of the game lie open (section 2). */
export const lyceeSecrets: Secrets<Table> = secretsByZone({
  deck: 'nobody',
  hand: 'owner',
  dustBox: 'everybody',
  outOfGame: 'everybody',
  chain: 'everybody',
  AL: 'everybody',
  itemAL: 'everybody',
  areaAL: 'everybody',
  AC: 'everybody',
  itemAC: 'everybody',
  areaAC: 'everybody',
  AR: 'everybody',
  itemAR: 'everybody',
  areaAR: 'everybody',
  DL: 'everybody',
  itemDL: 'everybody',
  areaDL: 'everybody',
  DC: 'everybody',
  itemDC: 'everybody',
  areaDC: 'everybody',
  DR: 'everybody',
  itemDR: 'everybody',
  areaDR: 'everybody',
} satisfies Record<Zone, SeenBy>);
