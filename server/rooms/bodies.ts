// What a client may send to the room, checked by shape and size before anything looks at it.
import { z } from 'zod';
import { WINDOW_MODES } from '../../shared/protocol/messages.ts';
import { DECK } from '../api/bodies.ts';

const answer = z.array(z.number().int().min(-1_000_000).max(1_000_000)).max(200);
const given = z.strictObject({ ask: z.number().int().min(0).max(1_000_000), answer });
const nothing = z.strictObject({});

export const BODIES = {
  answer: given,
  answers: z.array(given).min(1).max(20),
  register: z.strictObject({ ask: z.number().int().min(0).max(1_000_000), deck: DECK }),
  cancel: z.strictObject({ ask: z.number().int().min(0).max(1_000_000) }),
  concede: nothing,
  claim: nothing,
  rematch: z.strictObject({ want: z.boolean() }),
  window: z.strictObject({ kind: z.string().min(1).max(40), mode: z.enum(WINDOW_MODES) }),
  leave: nothing,
  explain: z.strictObject({ card: z.string().min(1).max(40) }),
} as const;

export const JOIN = z.strictObject({
  token: z.string().min(20).max(100).optional(),
  wire: z.number().int(),
});

export const MALFORMED = 'malformed';
/** What the wrong shape becomes: a refusal that the sender is told, not an error that closes its socket. */
export const orMalformed = <T>(body: z.ZodType<T>) =>
  z.unknown().transform((value): T | typeof MALFORMED => {
    const parsed = body.safeParse(value);
    return parsed.success ? parsed.data : MALFORMED;
  });
