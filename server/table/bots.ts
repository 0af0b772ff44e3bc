// Bots at a table: they see what their seat sees, and answer after a pause that says nothing.
import { createHash } from 'node:crypto';
import type { Bot } from '../../shared/bots/bot.ts';
import { type Rng, rngFrom } from '../../shared/kernel/rng.ts';
import type { Seat } from '../../shared/kernel/seat.ts';

export type Bots = Readonly<Record<string, Bot>>;

/** A bot's own chance, one way from the table's seed, so that it tells nothing of the match and a test repeats. */
export const botRng = (seed: string, seat: Seat): Rng =>
  rngFrom(createHash('sha256').update(`bot ${seat} ${seed}`).digest('hex'));
