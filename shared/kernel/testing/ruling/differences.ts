// Collects where a table differs from what a ruling expects of it.
import { type CardId, cardAt } from '../../card.ts';
import type { KernelState } from '../../state.ts';
import type { Naming, Who, WhoIs } from './bench.ts';

/** A pile: how many cards, or their names, top first. */
export type PileExpectation = number | readonly string[];

export class Differences<S extends KernelState> {
  readonly found: string[] = [];
  private readonly naming: Naming<S>;
  private readonly state: S;

  constructor(naming: Naming<S>, state: S) {
    this.naming = naming;
    this.state = state;
  }
  same(what: string, is: unknown, wanted: unknown): void {
    const [a, b] = [JSON.stringify(is), JSON.stringify(wanted)];
    if (a !== b) this.found.push(`${what} is ${a}, expected ${b}`);
  }
  /** Only the parts that are wanted. */
  parts<Is extends object>(what: string, is: Is, wanted: Partial<Is>): void {
    const named = Object.keys(wanted) as (keyof Is)[];
    this.same(what, Object.fromEntries(named.map((part) => [part, is[part]])), wanted);
  }
  /** A pile, in the words in which it is expected. */
  pile(what: string, cards: readonly CardId[], wanted: PileExpectation): void {
    this.same(
      what,
      typeof wanted === 'number' ? cards.length : cards.toReversed().map((card) => this.name(card)),
      wanted,
    );
  }
  winner(whoIs: WhoIs, wanted: Who | 'draw' | null | undefined): void {
    if (wanted === undefined) return;
    const winner = this.state.result?.winner ?? null;
    this.same('the winner', typeof winner === 'number' ? whoIs(winner) : winner, wanted);
  }
  name(card: CardId): string {
    return this.naming.nameOfNo(this.state, cardAt(this.state, card).no);
  }
}
