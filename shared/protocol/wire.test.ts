// The wire: whatever a viewer hears is decoded to exactly what was encoded, through JSON.
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import type { Heard } from '../kernel/model.ts';
import { VIEWERS } from '../kernel/story.ts';
import { newMatch, playerRng, playRandom } from '../kernel/testing/play.ts';
import { toy } from '../kernel/testing/toy/toy.ts';
import { hear } from '../kernel/view.ts';
import { codecFor, type WireHappening } from './wire.ts';

const { propertyRuns: numRuns } = inject('counts');
const zones = ['deck', 'hand', 'row'];
const codec = codecFor({ events: { played: ['card', 'by', 'words'] }, sight: { zones } });
const overTheWire = (wire: WireHappening[]) => JSON.parse(JSON.stringify(wire)) as WireHappening[];

const seat = fc.constantFrom(0 as const, 1 as const);
const zone = fc.constantFrom(...zones);
const handle = fc.stringMatching(/^[A-Za-z0-9_-]{8}$/);
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
const list = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 4 });
const word = fc.stringMatching(/^[a-z]{1,8}$/);
const face = fc.record(
  {
    no: fc.stringMatching(/^[A-Z]{1,4}\/[A-Z0-9]{3}-[0-9]{3}$/),
    state: word,
    values: fc.dictionary(word, fc.integer({ min: -9999, max: 99999 }), { maxKeys: 3, noNullPrototype: true }),
  },
  { requiredKeys: ['no'] },
);
const heardCard = fc.record({ handle, face });
const json = fc.jsonValue({ maxDepth: 2, noUnicodeString: true } as object) as fc.Arbitrary<null>;
const type = <T extends string>(name: T) => fc.constant(name);
const what = fc.oneof(
  fc.record(
    {
      type: type('moved'),
      seat,
      from: zone,
      toSeat: seat,
      to: zone,
      cards: list(fc.record({ was: maybe(handle), now: maybe(heardCard) })),
      at: fc.nat(20),
      places: list(fc.nat(20)),
    },
    { requiredKeys: ['type', 'seat', 'from', 'toSeat', 'to', 'cards'] },
  ),
  fc.record({
    type: type('turnedOver'),
    seat,
    zone,
    cards: list(fc.record({ was: maybe(handle), now: maybe(heardCard) })),
    places: list(fc.nat(20)),
  }),
  fc.record({ type: type('turned'), cards: list(maybe(handle)), state: word }),
  fc.record({ type: type('shuffled'), seat, zone }),
  fc.record({ type: type('looked'), seat: fc.oneof(seat, type('all')), cards: list(maybe(heardCard)) }),
  fc.record({ type: type('lookEnded'), cards: list(maybe(handle)) }),
  fc.record({
    type: type('valuesChanged'),
    changes: list(fc.record({ card: maybe(handle), what: word, from: fc.integer(), to: fc.integer() })),
  }),
  fc.record({ type: type('factsChanged'), facts: fc.dictionary(word, json, { noNullPrototype: true }) }),
  fc.record({ type: type('played'), card: maybe(handle), by: maybe(seat), words: json }),
);
const batch = fc
  .tuple(fc.nat(1000), fc.array(fc.record({ step: fc.nat(3), back: fc.nat(5), what }), { maxLength: 6 }))
  .map(([base, parts]) => {
    let n = base;
    const heard = parts.map(({ step, back, what: told }) => {
      n += step;
      return { n, because: Math.max(0, n - back), what: told } as unknown as Heard;
    });
    return { base, heard };
  });

describe('the wire', () => {
  test('brings back every happening of every kind', () => {
    fc.assert(
      fc.property(batch, ({ base, heard }) => {
        expect(codec.decode(overTheWire(codec.encode(heard, base)), base)).toEqual(JSON.parse(JSON.stringify(heard)));
      }),
      { numRuns },
    );
  });

  test('brings back whole matches as each viewer hears them', () => {
    const toyCodec = codecFor(toy);
    for (let seed = 1; seed <= 5; seed++) {
      const match = newMatch(toy, seed);
      playRandom(match, playerRng(seed));
      const told = match.listen();
      for (const viewer of VIEWERS) {
        const heard = told.map((happening) => hear(match.state, happening, viewer));
        expect(toyCodec.decode(overTheWire(toyCodec.encode(heard, 0)), 0)).toEqual(heard);
      }
    }
  });

  test('has no code for a word that the game does not know', () => {
    expect(() => codec.encode([{ n: 1, because: 0, what: { type: 'sang' } }], 0)).toThrow('no code for sang');
    expect(() => codec.decode([[99, 1, 0]], 0)).toThrow('unknown happening code 99');
  });
});
