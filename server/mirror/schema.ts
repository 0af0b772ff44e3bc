// The synchronised state: what everybody sees, and under each seat's view what it alone knows. It holds a mirror of the game, never the game.
import { type SchemaType, schema, t } from '@colyseus/schema';

/** Both texts are seen by their seat only. */
export const SeatMirror = schema({ known: t.string().view(), told: t.string().view() }, 'SeatMirror');

export const TableMirror = schema(
  {
    seq: t.uint32(),
    batch: t.string(),
    cards: t.map('string'),
    counts: t.array('uint16'),
    facts: t.map('string'),
    status: t.string(),
    seats: t.array(SeatMirror),
  },
  'TableMirror',
);
export type SeatMirror = SchemaType<typeof SeatMirror>;
export type TableMirror = SchemaType<typeof TableMirror>;
