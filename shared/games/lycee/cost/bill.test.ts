// Whatever a cost demands and however it is answered: what is offered can be paid to its end, and no card pays twice (section 5).
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { Match } from '../../../kernel/match.ts';
import { rngFrom, seedFromNumber } from '../../../kernel/rng.ts';
import { randomAnswer } from '../../../kernel/testing/play.ts';
import { type CardData, CELLS, type Cost, PIPS, type SpecialCost } from '../card-data.ts';
import { offersFor } from '../declaring/offers.ts';
import { lycee } from '../game.ts';
import { costEvent, DRAW, declared, drawing, fighter, plain, points, withAbilities } from '../rulings/bench/cards.ts';
import { acted, type CardSpec, prepare } from '../rulings/bench/prepare.ts';
import type { Plan, Table } from '../state.ts';

const numRuns = 5 * inject('counts').propertyRuns;
const amount = fc.integer({ min: 1, max: 2 });
const kind = fc.constantFrom({ type: 'character' }, { attribute: 'moon' }, { attribute: 'snow' } as const);
const taking = (
  ...pays: ('trashOther' | 'actOther' | 'returnOther' | 'discard' | 'removeFromDustBox')[]
): fc.Arbitrary<SpecialCost> =>
  fc
    .tuple(fc.constantFrom(...pays), amount, fc.option(kind, { nil: undefined }))
    .map(([pay, of, card]) => ({ pay, amount: of, ...(card && { card }) }) as SpecialCost);
const special = fc.array(taking('trashOther', 'actOther', 'returnOther', 'discard', 'removeFromDustBox'), {
  maxLength: 3,
});
const attribute = fc.constantFrom('snow' as const, 'moon' as const);
const card: fc.Arbitrary<CardData> = fc.oneof(
  fc.tuple(fc.constantFrom(0 as const, 1 as const, 2 as const), attribute).map(([ex, of]) => points(ex, of)),
  attribute.map((of) => fighter(`${of} one`, 1, 1, { attributes: [of] })),
  fc
    .tuple(amount, attribute, fc.array(taking('discard', 'removeFromDustBox', 'actOther'), { maxLength: 2 }))
    .map(([of, to, cost]) => costEvent('lantern', of, to, { cost: { special: cost } })),
);
const pips = fc
  .array(fc.constantFrom(...PIPS.filter((pip) => pip === 'snow' || pip === 'moon' || pip === 'star')), { maxLength: 4 })
  .map((all) => Object.fromEntries(all.map((pip) => [pip, all.filter((one) => one === pip).length])));
const scene = fc.record({
  cost: fc.record({ pips, special }),
  hand: fc.array(card, { maxLength: 6 }),
  field: fc.array(
    fc.tuple(
      card.filter(({ type }) => type === 'character'),
      fc.boolean(),
    ),
    { maxLength: 4 },
  ),
  dustBox: fc.array(card, { maxLength: 4 }),
  seed: fc.nat(),
});

/** What has been named for the declaration once it waits for an answer; nothing is paid before that. */
function named(cost: Cost, match: Match<Table>, seed: number): Plan | undefined {
  const rng = rngFrom(seedFromNumber(seed));
  const offered = match.askOf(0)?.spec.from.findIndex((one) => 'action' in one && one.action.do === 'use') ?? -1;
  if (offered < 0) return undefined;
  match.submit(0, match.askOf(0)?.id ?? 0, [offered]);
  for (let open = match.askOf(0); open !== undefined; open = match.askOf(0)) {
    expect(open.spec.why).toMatch(/^pay/);
    expect(match.submit(0, open.id, randomAnswer(open.spec, rng))).toBeUndefined();
  }
  expect(match.askOf(1)?.spec.why).toBe('respond');
  const [link] = match.state.chain;
  expect(link?.plan.cost).toEqual(cost);
  return link?.plan;
}

test('what is declared can be paid to its end, whatever is picked, and every part takes its own cards', () => {
  let paid = 0;
  fc.assert(
    fc.property(scene, ({ cost, hand, field, dustBox, seed }) => {
      const others = field.map(([who, isActed], i): [string, CardSpec] => [
        CELLS[i + 1] ?? 'DR',
        isActed ? acted(who) : who,
      ]);
      const table = prepare(
        {
          at: 'main',
          options: { pay: 'resolution' },
          A: { AL: withAbilities('doer', declared(cost, DRAW)), ...Object.fromEntries(others), hand, dustBox },
          B: { hand: [drawing()], deck: plain(9) },
        },
        0,
        false,
      );
      const plan = named(cost, Match.start(lycee, table), seed);
      if (plan === undefined) return;
      paid++;
      expect(plan.picks.map((picks) => picks.length)).toEqual(
        (cost.special ?? []).map((item) => ('amount' in item ? item.amount : 0)),
      );
      const all = [...plan.points, ...plan.picks.flat()].map(({ card: one }) => one);
      expect(new Set(all).size).toBe(all.length);
    }),
    { numRuns },
  );
  expect(paid).toBeGreaterThan(numRuns / 10);
});

test.for([
  { hand: 'nine different events', count: 9, nameOf: (i: number) => `lantern ${i}` },
  { hand: 'twelve of the same', count: 12, nameOf: () => 'lantern' },
])('a hand of $hand to declare as a cost is looked through at once', ({ count, nameOf }) => {
  const events = Array.from({ length: count }, (_, i) => costEvent(nameOf(i), 1, 'moon'));
  const it = drawing('it', 1, { cost: { pips: { snow: 1 } } });
  const table = prepare({ at: 'main', A: { hand: [it, ...events] } }, 0, false);
  expect(offersFor(table, 0, 'main')).toEqual([]);
});
