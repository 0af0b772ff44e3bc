// Who may know what in Weiß Schwarz, stated from the rules page (section 2) for the laws: independent of view.ts, which it is there to check.
import { type Secrets, type SeenBy, secretsByZone } from '../../../kernel/testing/secrets.ts';
import type { Zone } from '../card-data.ts';
import type { Table } from '../state.ts';

/**
 * Nobody sees a deck or a stock, not even its owner (section 2); a hand is its owner's; all else lies face up, markers
 * and memory as far as a card is not laid face down, which then nobody may know (2, O4).
 */
export const weissSecrets: Secrets<Table> = secretsByZone(
  {
    deck: 'nobody',
    stock: 'nobody',
    hand: 'owner',
    clock: 'everybody',
    level: 'everybody',
    climax: 'everybody',
    waitingRoom: 'everybody',
    memory: 'everybody',
    resolution: 'everybody',
    frontLeft: 'everybody',
    markersFrontLeft: 'everybody',
    frontCenter: 'everybody',
    markersFrontCenter: 'everybody',
    frontRight: 'everybody',
    markersFrontRight: 'everybody',
    backLeft: 'everybody',
    markersBackLeft: 'everybody',
    backRight: 'everybody',
    markersBackRight: 'everybody',
  } satisfies Record<Zone, SeenBy>,
  ({ cards }, card) => cards[card]?.face === 'down',
);
