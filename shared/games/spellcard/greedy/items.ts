// What an item brings, with the exclusive effect of whoever would use it (1.8, 1.11).
import type { Board, Fighter, Seen, ShownLink } from './board.ts';
import { doingWorth, environmentGain } from './effects.ts';
import { newReading } from './reading.ts';

export function itemWorth(board: Board, card: Seen, user: Fighter | undefined, top: ShownLink | undefined): number {
  const { data } = card;
  if (data.type !== 'item') return 0;
  if (!('effect' in data)) return environmentGain(board, data);
  const exclusive = data.exclusive?.find(({ character }) => character === user?.data.no);
  const effect = exclusive === undefined ? data.effect : [...data.effect, ...exclusive.effect];
  return doingWorth(newReading(board, board.you, user, top), { ...data, effect });
}
