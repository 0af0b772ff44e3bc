// Payments against brute force, on random costs and hands (5.2 to 5.6, 5.10).
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { checkAnswer } from '../../../kernel/ask/check.ts';
import { allows, minimalSets } from '../../../kernel/ask/limit.ts';
import type { CardId } from '../../../kernel/card.ts';
import { ATTRIBUTES, type EventData, PIPS, type Pip } from '../card-data.ts';
import { costEvent, drawing, plain, points } from '../rulings/bench/cards.ts';
import { prepare } from '../rulings/bench/prepare.ts';
import type { Table } from '../state.ts';
import { billOf } from './bill.ts';
import { canPay } from './can-pay.ts';
import { payAsk } from './pay-ask.ts';

const { payments } = inject('counts');
/** So many cards are tried in every combination; of larger hands some combinations only. */
const FEW = 6;

const attributes = fc.subarray([...ATTRIBUTES], { maxLength: 3 });
const held: fc.Arbitrary<EventData> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom(0, 1, 1, 2, 3), attributes)
      .map(([ex, of]) => points(ex as 0 | 1 | 2 | 3, ...of)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom(...ATTRIBUTES), fc.constantFrom(0, 1, 2), attributes)
      .map(([amount, attribute, ex, of]) =>
        costEvent('lantern', amount, attribute, { ex: ex as 0 | 1 | 2, attributes: of }),
      ),
  },
);
const pips = fc
  .array(fc.constantFrom(...PIPS), { minLength: 1, maxLength: 7 })
  .map(
    (all) =>
      Object.fromEntries(PIPS.map((pip) => [pip, all.filter((one) => one === pip).length])) as Record<Pip, number>,
  );
const payment = fc.record({ pips, hand: fc.array(held, { maxLength: 12 }), seed: fc.nat() });

/** Something that yields points: the kinds of pips that each may pay. */
interface Yield {
  readonly amount: number;
  readonly pays: readonly string[];
}
const ofCard = ({ ex, attributes: of }: EventData): Yield => ({ amount: ex, pays: [...of, 'star'] });
function ofEvent({ abilities }: EventData): Yield | undefined {
  const [ability] = abilities;
  return ability?.kind === 'asCost' ? { amount: ability.amount, pays: [ability.attribute, 'star'] } : undefined;
}
/** Do these pay? Only if for every group of kinds there are as many points that may pay one of them as pips of them. */
function pay(cost: Readonly<Record<Pip, number>>, from: readonly Yield[]): boolean {
  const kinds = PIPS.filter((pip) => cost[pip] > 0);
  for (let group = 1; group < 2 ** kinds.length; group++) {
    const these = kinds.filter((_, i) => group & (1 << i));
    const needed = these.reduce((sum, pip) => sum + cost[pip], 0);
    const there = from.reduce(
      (sum, { amount, pays }) => sum + (these.some((pip) => pays.includes(pip)) ? amount : 0),
      0,
    );
    if (there < needed) return false;
  }
  return true;
}
/** Can the whole hand pay, with any of its events declared as a cost instead of discarded? */
function canAll(
  cost: Readonly<Record<Pip, number>>,
  hand: readonly EventData[],
  given: readonly Yield[] = [],
): boolean {
  const events = hand.flatMap((card, i) => (ofEvent(card) === undefined ? [] : [i]));
  for (let used = 0; used < 2 ** events.length; used++) {
    const isUsed = (i: number): boolean => events.includes(i) && (used & (1 << events.indexOf(i))) > 0;
    const from = hand.map((card, i) => (isUsed(i) ? ofEvent(card) : undefined) ?? ofCard(card));
    if (pay(cost, [...from, ...given])) return true;
  }
  return false;
}
const subsets = (n: number): number[][] =>
  Array.from({ length: 2 ** n }, (_, bits) => Array.from({ length: n }, (_, i) => i).filter((i) => bits & (1 << i)));
/** All combinations of a few, some of many. */
const combinations = (n: number, seed: number): number[][] =>
  n <= FEW
    ? subsets(n)
    : Array.from({ length: 40 }, (_, k) =>
        Array.from({ length: n }, (_, i) => i).filter((i) => ((seed >>> (k % 16)) * (i + 3) + k) % 3 !== 0),
      );

/** A card with this cost is used, and that is what else lies in hand. */
function laid(
  cost: Readonly<Record<Pip, number>>,
  hand: readonly EventData[],
): { table: Table; source: CardId; hand: readonly CardId[] } {
  const table = prepare(
    {
      at: 'main',
      A: { hand: [drawing('it', 1, { cost: { pips: cost } }), ...hand], deck: plain(1) },
      B: { deck: plain(1) },
    },
    0,
    false,
  );
  const cards = table.zones[0].hand.toReversed();
  return { table, source: cards[0] as CardId, hand: cards.slice(1) };
}

test('a cost can be paid exactly if some assignment of points pays it, and the question offers exactly what pays', () => {
  fc.assert(
    fc.property(payment, ({ pips: cost, hand, seed }) => {
      const { table, source, hand: cards } = laid(cost, hand);
      const context = { source, seat: 0, bound: {} } as const;
      const possible = canAll(cost, hand);
      expect(canPay(table, { pips: cost }, context)).toBe(possible);
      if (!possible) return;
      const { spec, cards: offered, events } = payAsk(table, billOf(table, { pips: cost }, context), undefined);
      const dataOf = (card: CardId): EventData => hand[cards.indexOf(card)] as EventData;
      expect(offered.map(dataOf).every(({ ex }) => ex > 0)).toBe(true);
      expect(offered).toHaveLength(hand.filter(({ ex }) => ex > 0).length);
      const leadsOn = (event: EventData): boolean =>
        canAll(
          cost,
          hand.filter((card) => card !== event),
          [ofEvent(event) ?? { amount: 0, pays: [] }],
        );
      expect(events.map(dataOf)).toEqual(
        hand.filter((card) => ofEvent(card) !== undefined && leadsOn(card)).toReversed(),
      );
      for (const [i] of events.entries()) {
        expect(checkAnswer(spec, [offered.length + i])).toBe(true);
        expect(checkAnswer(spec, [0, offered.length + i])).toBe(false);
      }
      const yields = offered.map((card) => ofCard(dataOf(card)));
      for (const set of combinations(offered.length, seed)) {
        const does =
          set.length > 0 &&
          pay(
            cost,
            set.map((i) => yields[i] as Yield),
          );
        expect(checkAnswer(spec, set)).toBe(does);
      }
    }),
    { numRuns: payments },
  );
});

test('the smallest sets that pay are found, each of them and nothing else, and any set that can grow into one is allowed', () => {
  fc.assert(
    fc.property(payment, ({ pips: cost, hand: mixed }) => {
      const hand = mixed.filter((card) => ofEvent(card) === undefined).slice(0, 9);
      if (!canAll(cost, hand)) return;
      const { table, source } = laid(cost, hand);
      const { spec, cards } = payAsk(table, billOf(table, { pips: cost }, { source, seat: 0, bound: {} }), undefined);
      const yields = table.zones[0].hand.toReversed().slice(1);
      const paid = (set: readonly number[]): boolean =>
        pay(
          cost,
          set.map((i) => ofCard(hand[yields.indexOf(cards[i] as CardId)] as EventData)),
        );
      const paying = subsets(cards.length).filter(paid);
      const minimal = paying.filter((set) => set.every((i) => !paid(set.filter((one) => one !== i))));
      const { limit } = spec;
      if (limit === undefined) throw new Error('what pays is limited');
      expect(new Set(minimalSets(limit, cards.length).map(String))).toEqual(new Set(minimal.map(String)));
      expect(allows(spec, cards.map((_, i) => i).slice(0, 2))).toBe(true);
    }),
    { numRuns: payments },
  );
});
