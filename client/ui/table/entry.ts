// Coming to a table: asks the server for it, joins with the tokens held here, and says what to show meanwhile.
import { signal } from '@preact/signals';
import { FRONTS } from '../../../shared/games/fronts.ts';
import { SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import { CLOSE, type TableCard } from '../../../shared/protocol/messages.ts';
import type { MirrorState } from '../../../shared/protocol/mirror.ts';
import { tableCard } from '../../net/api.ts';
import { tokensToTry, triedTokens } from '../../net/keys.ts';
import { joinTable, type TableRoom } from '../../net/table-room.ts';
import type { LiveTable } from '../../table/live-table.ts';
import { openTable } from '../../table/open-table.ts';
import { addGame } from '../../text/i18n.ts';

export const DEAD = ['noSuchTable', 'closed', 'notYours', 'full', 'oldPage', 'offline', 'unknownGame'] as const;
export type Dead = (typeof DEAD)[number];
export type Entry =
  | { readonly at: 'door' }
  | { readonly at: 'invitation'; readonly card: TableCard }
  | { readonly at: 'dead'; readonly why: Dead }
  | { readonly at: 'table'; readonly card: TableCard; readonly lives: readonly LiveTable[] };

const deadBy = (code: number): Dead => {
  if (code === CLOSE.full) return 'full';
  if (code === CLOSE.oldPage) return 'oldPage';
  if (code === CLOSE.closed) return 'closed';
  if (code === CLOSE.unknown) return 'noSuchTable';
  return 'offline';
};

/** The seat that a joined room has given to this page: the one whose private part it sees. */
const seatIn = (state: MirrorState): Seat | null =>
  SEATS.find((seat) => state.seats.at(seat)?.known !== undefined || state.seats.at(seat)?.told !== undefined) ?? null;

export function enter(code: string) {
  const entry = signal<Entry>({ at: 'door' });
  let lives: readonly LiveTable[] = [];
  let gone = false;

  async function arrive(watch: boolean): Promise<void> {
    const card = await tableCard(code);
    if (gone) return;
    if (!card.ok) {
      entry.value = { at: 'dead', why: card.why === 'noSuchTable' || card.why === 'closed' ? card.why : 'offline' };
      return;
    }
    if (card.value.status === 'closed') entry.value = { at: 'dead', why: 'closed' };
    else if (!watch && tokensToTry(code).length === 0 && card.value.openSeat)
      entry.value = { at: 'invitation', card: card.value };
    else await sit(card.value, watch ? [] : tokensToTry(code));
  }

  async function sit(card: TableCard, tokens: readonly string[]): Promise<void> {
    const game = FRONTS[card.game];
    if (game === undefined) {
      entry.value = { at: 'dead', why: 'unknownGame' };
      return;
    }
    addGame(game);
    const joined = await Promise.all(
      (tokens.length === 0 ? [undefined] : tokens).map((token) => joinTable(code, token)),
    );
    const open = (room: TableRoom): LiveTable => openTable(room, game, code, seatIn(room.state as MirrorState));
    const rooms = joined.flatMap((one) => (one.ok ? [one.room] : []));
    await Promise.all(rooms.map(firstState));
    if (gone) {
      for (const room of rooms) room.close();
      return;
    }
    if (rooms.length === 0) {
      const refused = joined.find((one) => !one.ok);
      const why = deadBy(refused !== undefined && !refused.ok ? refused.code : 0);
      // A token that the table does not know is of no use: next time this browser comes without it.
      const strange = why === 'noSuchTable' && tokens.length > 0;
      if (strange) triedTokens(code, false);
      entry.value = { at: 'dead', why: strange ? 'notYours' : why };
      return;
    }
    if (tokens.length > 0) triedTokens(code, true);
    lives = rooms.map(open);
    entry.value = { at: 'table', card, lives };
  }

  return {
    entry,
    arrive: () => void arrive(false),
    watch: () => void arrive(true),
    leave(): void {
      gone = true;
      for (const live of lives) live.close();
    },
  };
}

/** Waits until the room has its state. */
function firstState(room: TableRoom): Promise<void> {
  if (room.state?.status) return Promise.resolve();
  return new Promise((resolve) => {
    room.onState(() => resolve());
  });
}
