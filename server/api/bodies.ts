// What the API takes, checked by shape and size before anything looks at it.
import { z } from 'zod';
import type { CreateTable, TakeSeat } from '../../shared/protocol/messages.ts';
import { deckName, plainName } from '../../shared/protocol/names.ts';

const name = z.string().max(200).transform(plainName).pipe(z.string().min(1).max(40));
const cards = z
  .record(z.string().min(1).max(40), z.number().int().min(1).max(100))
  .refine((record) => Object.keys(record).length <= 200);
export const DECK = z
  .object({ name: z.string().max(200).transform(deckName).pipe(z.string().max(100)), cards })
  .transform((given) => ({ name: given.name, cards: given.cards }));
/** A game says how many it takes; this is only so that nobody sends a thousand. */
const roster = z.array(DECK).min(1).max(40).optional();
const options = z
  .record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()]))
  .refine((record) => Object.keys(record).length <= 40);

export const CREATE = z.strictObject({
  game: z.string().min(1).max(20),
  name,
  deck: DECK,
  roster,
  options,
  opponent: z.enum(['person', 'bot']),
  bot: z.strictObject({ kind: z.string().min(1).max(40), deck: DECK, roster }).optional(),
  seed: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});
export const TAKE = z.strictObject({ name, deck: DECK, roster });

/** Parsed bodies without the keys that were left out. */
export function createTableFrom({ bot, seed, ...rest }: z.infer<typeof CREATE>): CreateTable {
  return {
    ...withoutNone(rest),
    ...(bot === undefined ? {} : { bot: withoutNone(bot) }),
    ...(seed === undefined ? {} : { seed }),
  };
}
export const takeSeatFrom = (body: z.infer<typeof TAKE>): TakeSeat => withoutNone(body);

type Rosters = { readonly roster?: z.infer<typeof roster> };
function withoutNone<T extends Rosters>({ roster, ...rest }: T) {
  return { ...rest, ...(roster === undefined ? {} : { roster }) };
}
