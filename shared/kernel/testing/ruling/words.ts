// What may be picked, in words: a card by its name, its number or its place, the rest by what the rules call it.
import type { AskSpec, Choosable } from '../../ask.ts';
import { type CardId, cardAt } from '../../card.ts';
import { inOneOrder, isTogether, partsOf, TOGETHER } from '../../scenario/together.ts';
import type { KernelState } from '../../state.ts';
import type { Naming, WhoIs } from './bench.ts';

export type Pick = string | number;
/** A question by its `why` (for one seat only: `B.why`), and what is picked; nothing picked declines it. */
export type Entry = readonly [why: string, ...picks: Pick[]];

export class Words<S extends KernelState> {
  private readonly naming: Naming<S>;
  private readonly state: S;
  private readonly whoIs: WhoIs;

  constructor(naming: Naming<S>, state: S, whoIs: WhoIs) {
    this.naming = naming;
    this.state = state;
    this.whoIs = whoIs;
  }

  /** Does the entry name this question? */
  isNamed(entry: Entry | undefined, { seat, why }: AskSpec): boolean {
    return entry !== undefined && (entry[0] === why || entry[0] === `${this.whoIs(seat)}.${why}`);
  }
  /** The words for a choosable, the usual one first. */
  of(choosable: Choosable): readonly [string, ...string[]] {
    if ('card' in choosable) return this.ofCard(choosable.card);
    if ('slot' in choosable) {
      const { slot, seat } = choosable;
      return seat === undefined ? [slot] : [slot, `${this.whoIs(seat)}.${slot}`];
    }
    if ('option' in choosable) return [choosable.option];
    if ('seat' in choosable) return [this.whoIs(choosable.seat)];
    if ('ability' in choosable) {
      const { no, path } = choosable.ability;
      const name = this.naming.nameOfNo(this.state, no);
      return [`${name} ${path}`, name];
    }
    if ('declared' in choosable) {
      const { nth, source, no } = choosable.declared;
      const words = [this.naming.nameOfNo(this.state, no), ...this.ofCard(source.card)];
      return [`${words[0]} ${nth}`, ...words];
    }
    if ('action' in choosable) {
      const { do: what, card, ability } = choosable.action;
      if (card === undefined) return [what];
      const [first, ...others] = this.ofCard(card).map((word) => `${what} ${word}`);
      const words = [first as string, ...others] as const;
      return ability === undefined ? words : [...words, ...words.map((word) => `${word} ${ability}`)];
    }
    if ('prints' in choosable)
      return [choosable.prints.map((no) => this.naming.nameOfNo(this.state, no)).join(TOGETHER)];
    if ('deck' in choosable) return [choosable.deck.name];
    return [`${choosable.range.from} to ${choosable.range.to}`];
  }
  private ofCard(card: CardId): readonly [string, ...string[]] {
    const { no, zone, seat } = cardAt(this.state, card);
    const place = this.naming.isPlace(zone) ? [zone, `${this.whoIs(seat)}.${zone}`] : [];
    return [this.naming.nameOfNo(this.state, no), no, ...place];
  }

  /** A question with its offer, for messages. */
  question({ seat, why, from, min, max }: AskSpec): string {
    const offer = from.map((one) => this.of(one)[0]).join(', ') || 'nothing';
    return `${this.whoIs(seat)}.${why} (${min} to ${max} of ${offer})`;
  }

  /** The positions of the picks, or the first pick that is not offered. */
  positions({ from }: AskSpec, picks: readonly Pick[]): readonly number[] | { readonly missing: Pick } {
    const [only] = from;
    if (only !== undefined && 'range' in only) {
      const { range } = only;
      const missing = picks.find((pick) => typeof pick !== 'number' || pick < range.from || pick > range.to);
      return missing === undefined ? picks.map(Number) : { missing };
    }
    const words = from.map((one) => this.of(one));
    const taken: number[] = [];
    for (const pick of picks) {
      const position = words.findIndex((these, i) => !taken.includes(i) && isAmong(these, String(pick)));
      if (position < 0) return { missing: pick };
      taken.push(position);
    }
    return taken;
  }
}

const isAmong = (words: readonly string[], pick: string): boolean =>
  words.includes(pick) ||
  (isTogether(pick) && words.some((one) => inOneOrder(partsOf(one)) === inOneOrder(partsOf(pick))));
