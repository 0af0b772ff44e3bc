// Who may know what in Precious Memories, stated from the rules page (section 2) for the laws: independent of view.ts, which it is there to check.
import { type Secrets, type SeenBy, secretsByZone } from '../../../kernel/testing/secrets.ts';
import type { Zone } from '../card-data.ts';
import type { Table } from '../state.ts';

/** Nobody sees a deck, not even its owner; a hand is its owner's; all else lies open, points face down among it (section 2). */
export const preciousSecrets: Secrets<Table> = secretsByZone({
  deck: 'nobody',
  hand: 'owner',
  trash: 'everybody',
  mainArea: 'everybody',
  supportArea: 'everybody',
  set: 'everybody',
  pointArea: 'everybody',
  play: 'everybody',
} satisfies Record<Zone, SeenBy>);
