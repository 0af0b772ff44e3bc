// The wire form of happenings: arrays with type codes from one table. Encoding and decoding are inverse.
import type { EventFields } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import type { Heard, HeardChange, HeardEvent } from '../kernel/model.ts';

/** Fields of the kinds that every game shares, in order; a game's own kinds follow after them. */
export const KERNEL_FIELDS: EventFields = {
  moved: ['seat', 'from', 'toSeat', 'to', 'cards', 'at'],
  turned: ['cards', 'state'],
  shuffled: ['seat', 'zone'],
  looked: ['seat', 'cards'],
  lookEnded: ['cards'],
  valuesChanged: ['changes'],
  factsChanged: ['facts'],
};

export type WireHappening = readonly Json[];
export interface Codec {
  /** `[code, steps since the previous number, distance to the cause or 0, ...fields]`. */
  encode(heard: readonly Heard[], base: number): WireHappening[];
  decode(wire: readonly WireHappening[], base: number): Heard[];
}

/** A codec for one game; `base` is the number of the last happening before the batch. */
export function codecFor(events: EventFields): Codec {
  const table = Object.entries({ ...KERNEL_FIELDS, ...events });
  const codeOf = new Map(table.map(([type], code) => [type, code]));
  return {
    encode(heard, base) {
      let last = base;
      return heard.map(({ n, because, what }) => {
        const code = codeOf.get(what.type);
        if (code === undefined) throw new RangeError(`the wire has no code for ${what.type}`);
        const fields = (table[code] as (typeof table)[number])[1];
        const step = n - last;
        last = n;
        const values = fields.map((field) => ((what as HeardEvent)[field] ?? null) as Json);
        while (values.length > 0 && values.at(-1) === null) values.pop();
        return [code, step, because === 0 ? 0 : n - because + 1, ...values];
      });
    },
    decode(wire, base) {
      let last = base;
      return wire.map(([code, step, back, ...values]) => {
        const entry = table[code as number];
        if (entry === undefined) throw new RangeError(`unknown happening code ${code}`);
        last += step as number;
        const what: Record<string, Json> = { type: entry[0] };
        for (const [i, field] of entry[1].entries()) {
          const value = values[i] ?? null;
          if (value !== null || !(entry[0] === 'moved' && field === 'at')) what[field] = value;
        }
        return {
          n: last,
          because: back === 0 ? 0 : last + 1 - (back as number),
          what: what as unknown as HeardChange | HeardEvent,
        };
      });
    },
  };
}
