// What the API takes, checked by shape and size before anything looks at it.
import { z } from 'zod';
import type { CreateTable, TakeSeat } from '../../shared/protocol/messages.ts';

/** Control characters, and the marks that turn or hide text: none of them belongs in a name. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const name = z
  .string()
  .max(200)
  .transform((text) => text.normalize('NFC').replace(UNSEEN, '').trim())
  .pipe(z.string().min(1).max(40));
const cards = z
  .record(z.string().min(1).max(40), z.number().int().min(1).max(100))
  .refine((record) => Object.keys(record).length <= 200);
const deck = z
  .object({ name: z.string().max(100), cards })
  .transform((given) => ({ name: given.name, cards: given.cards }));
const options = z
  .record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()]))
  .refine((record) => Object.keys(record).length <= 40);

export const CREATE = z.strictObject({
  game: z.string().min(1).max(20),
  name,
  deck,
  options,
  opponent: z.enum(['person', 'bot']),
  bot: z.strictObject({ kind: z.string().min(1).max(40), deck }).optional(),
  seed: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});
export const TAKE = z.strictObject({ name, deck });

/** A parsed body without the keys that were left out. */
export function createTableFrom({ bot, seed, ...rest }: z.infer<typeof CREATE>): CreateTable {
  return { ...rest, ...(bot === undefined ? {} : { bot }), ...(seed === undefined ? {} : { seed }) };
}
export const takeSeatFrom = (body: z.infer<typeof TAKE>): TakeSeat => body;
