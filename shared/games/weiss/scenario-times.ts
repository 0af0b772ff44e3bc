// When things began to change cards, for scenario files: what effects changed and gave, and what continues, count in that order (7.4).
import { type CardId, type CardRef, cardAt, refOf } from '../../kernel/card.ts';
import type { Reader } from '../../kernel/scenario/bench.ts';
import { ScenarioFault } from '../../kernel/scenario/types.ts';
import { dataOf } from './data-of.ts';
import type { Table } from './state.ts';

/** Numbers that say no more than what was earlier; at the same number what continues was. */
export interface TimesWord {
  /** Of each of `modifiers`, in its order. */
  readonly modifiers?: readonly number[];
  /** Of each of `given`, in its order. */
  readonly given?: readonly number[];
  /** When cards that continue something came where they are; others came before all else. */
  readonly came: Readonly<Record<string, number>>;
}
interface Dated {
  readonly at: number;
}
const continues = (table: Table, card: CardId): boolean =>
  dataOf(table, card).abilities.some(({ kind }) => kind === 'cont');

/** Nothing, where what continues began before all that effects did, as it does in a file without times. */
export function timesOf(
  table: Table,
  modifiers: readonly Dated[],
  given: readonly Dated[],
  nameCard: (ref: CardRef) => string | undefined,
): TimesWord | undefined {
  const first = Math.min(...[...modifiers, ...given].map(({ at }) => at));
  const came = table.cards.flatMap(({ since }, card) => {
    const name = since > first && continues(table, card) ? nameCard(refOf(table, card)) : undefined;
    return name === undefined ? [] : [{ name, at: since }];
  });
  if (came.length === 0) return undefined;
  const all = [...new Set([...modifiers, ...given, ...came].map(({ at }) => at))].sort((a, b) => a - b);
  const ranks = (dated: readonly Dated[]): number[] => dated.map(({ at }) => all.indexOf(at) + 1);
  return {
    ...(modifiers.length > 0 && { modifiers: ranks(modifiers) }),
    ...(given.length > 0 && { given: ranks(given) }),
    came: Object.fromEntries(came.map(({ name, at }) => [name, all.indexOf(at) + 1])),
  };
}

/** Dates what has been laid; all of it was before what happens from now on. */
export function layTimes(table: Table, { modifiers, given, came }: TimesWord, read: Reader): void {
  const cards = Object.entries(came).map(([name, at]) => [read.cardOf(name, `state.times.came.${name}`), at] as const);
  const last = Math.max(...[...(modifiers ?? []), ...(given ?? []), ...Object.values(came)]);
  const dated = (at: number): number => table.story.n + at - last;
  const date = <One extends Dated>(laid: readonly One[], at: readonly number[] | undefined, what: string): One[] => {
    if (laid.length !== (at?.length ?? 0))
      throw new ScenarioFault(`state.times.${what}`, `it is a number for each of "${what}"`);
    return laid.map((one, i) => ({ ...one, at: dated(at?.[i] ?? 0) }));
  };
  table.modifiers = date(table.modifiers, modifiers, 'modifiers');
  table.given = date(table.given, given, 'given');
  for (const [card, held] of table.cards.entries()) table.cards[card] = { ...held, since: dated(0) };
  for (const [card, at] of cards) table.cards[card] = { ...cardAt(table, card), since: dated(at) };
}
