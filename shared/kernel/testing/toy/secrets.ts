// Who may know what in the toy game, in its own words: deck and reserve nobody, a hand its owner.
import { type Secrets, type SeenBy, secretsByZone } from '../secrets.ts';
import type { ToyState, ToyZone } from './state.ts';

export const toySecrets: Secrets<ToyState> = secretsByZone({
  deck: 'nobody',
  hand: 'owner',
  reserve: 'nobody',
  row: 'everybody',
  stack: 'everybody',
  discard: 'everybody',
} satisfies Record<ToyZone, SeenBy>);
