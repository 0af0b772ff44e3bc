// Words of an expectation must mean something in the match: a misspelled one would make whatever it denies pass.
import type { KernelState } from '../state.ts';
import { normal } from './book.ts';
import type { Sitting } from './sitting.ts';
import { StepFailure } from './step-failure.ts';
import {
  ANY,
  type CardExpectation,
  type CardParts,
  type Expectation,
  type HappeningExpectation,
  type ZoneExpectation,
} from './types.ts';

/** Throws `StepFailure` at the first word that no card, value, zone, player or other word of the game is. */
export function mustKnow<S extends KernelState>(sitting: Sitting<S>, expected: Expectation): void {
  const known = new Known(sitting);
  for (const name of ['A', 'B'] as const) for (const wanted of Object.values(expected[name] ?? {})) known.zone(wanted);
  const { offers, offersAtLeast, offersNot } = expected.question ?? {};
  for (const choice of [...(offers ?? []), ...(offersAtLeast ?? []), ...(offersNot ?? [])])
    if (!sitting.words.isKnown(sitting.state, choice)) unknown(choice);
  for (const one of [...(expected.happened ?? []), ...(expected.happenedNot ?? [])]) known.happening(one);
}
function unknown(word: unknown): never {
  throw new StepFailure(`expected words that this match knows, got ${JSON.stringify(word)}`);
}

class Known<S extends KernelState> {
  private readonly sitting: Sitting<S>;
  private readonly values: ReadonlySet<string>;
  constructor(sitting: Sitting<S>) {
    const { bench, state } = sitting;
    const keys = Object.keys(bench.game.text('en'));
    this.sitting = sitting;
    const printed = keys.flatMap((key) => (key.startsWith('value.') ? [key.slice('value.'.length)] : []));
    const lying = state.cards.flatMap((_, card) => Object.keys(bench.lyingOf(state, card).values));
    this.values = new Set([...printed, ...lying]);
  }

  /** The last part of every key of the game's text: its states, kinds, labels, phases, reasons. */
  private isOfGame(text: string): boolean {
    const { bench, words } = this.sitting;
    const said = words.plain(text);
    const ends = Object.keys(bench.game.text('en')).map((key) => key.split('.').at(-1) as string);
    return [...ends, ...bench.labels].some((word) => normal(word) === said);
  }

  zone(wanted: ZoneExpectation): void {
    if (wanted === null || typeof wanted === 'number') return;
    if (typeof wanted === 'string') return this.card(wanted);
    if (Array.isArray(wanted)) for (const one of wanted as readonly CardExpectation[]) this.card(one);
    else {
      const { top, bottom, has, lacks, inAnyOrder, count, ...card } = wanted as Record<string, unknown>;
      for (const list of [top, bottom, has, lacks, inAnyOrder])
        for (const one of (list ?? []) as readonly CardExpectation[]) this.card(one);
      this.card(card);
    }
  }
  private card(wanted: CardExpectation): void {
    if (typeof wanted === 'string') return this.name(wanted);
    const { card, face, orientation, counters, markers, attached, ...values }: CardParts = wanted;
    if (card !== undefined) this.name(card);
    if (orientation !== undefined) this.word(orientation);
    for (const value of Object.keys(values)) if (!this.values.has(value)) unknown(value);
    for (const list of [markers, attached]) if (typeof list === 'object') for (const one of list) this.card(one);
  }
  private name(text: string): void {
    if (text !== ANY && !this.sitting.words.isCardOfFile(this.sitting.state, text)) unknown(text);
  }
  private word(text: string): void {
    const { words, bench, state } = this.sitting;
    if (this.isOfGame(text) || words.zoneOf(text) !== undefined) return;
    if (words.seatNamed(text) === undefined && !/^\d+$/u.test(text) && !bench.isAbility(state, text)) this.name(text);
  }

  happening(one: string | HappeningExpectation): void {
    const { type: _, ...fields } = typeof one === 'string' ? { type: one } : one;
    for (const [field, value] of Object.entries(fields)) {
      const isCard = field === 'card' || field === 'cards';
      for (const text of Array.isArray(value) ? value : [value]) {
        if (typeof text !== 'string') continue;
        if (isCard) this.name(text);
        else this.word(text);
      }
    }
  }
}
