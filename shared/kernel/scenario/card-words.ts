// Which card a text means: by its name, perhaps the n-th of that name, or by where it lies.
import { type CardId, cardAt } from '../card.ts';
import type { Seat } from '../seat.ts';
import type { KernelState } from '../state.ts';
import type { TableBench } from './bench.ts';
import { normal } from './book.ts';
import { own } from './own.ts';
import { placeIn } from './place-words.ts';
import type { SeatName } from './types.ts';
import { ZoneWords } from './zone-words.ts';

/** One way to read a text. */
type Reading =
  | { readonly name: string; readonly nth?: number }
  | { readonly seat?: Seat; readonly zone: string; readonly at?: number };

/** Why a text is no answer: `other` if it means a thing of another kind than is offered, `unclear` if several fit. */
export interface Misfit {
  readonly why: 'notOffered' | 'other' | 'unclear' | 'refused';
  readonly sentence: string;
}

/** `Name#2`. */
const NUMBERED = /^(.+?)\s*#\s*(\d+)$/u;

export class CardWords<S extends KernelState> {
  protected readonly bench: TableBench<S>;
  private readonly seatOf: (name: SeatName) => Seat;
  /** Cards of a name in the order of the file. */
  private readonly named = new Map<string, CardId[]>();
  protected readonly zones: ZoneWords;
  private readonly isName: (text: string) => boolean;

  /** `isName` knows the cards of the file and of the sets, on the table or not. */
  constructor(
    bench: TableBench<S>,
    state: S,
    inOrder: readonly CardId[],
    seatOf: (name: SeatName) => Seat,
    isName: (text: string) => boolean,
  ) {
    this.bench = bench;
    this.seatOf = seatOf;
    this.isName = isName;
    this.zones = new ZoneWords(bench);
    for (const card of inOrder) {
      const name = normal(bench.nameOf(state, card));
      this.named.set(name, [...(this.named.get(name) ?? []), card]);
    }
  }

  readonly nameOfSeat = (seat: Seat): SeatName => (this.seatOf('A') === seat ? 'A' : 'B');
  seatNamed(text: string): Seat | undefined {
    const name = normal(text);
    return name === 'a' ? this.seatOf('A') : name === 'b' ? this.seatOf('B') : undefined;
  }
  zoneOf(word: string): string | undefined {
    return this.zones.zoneOf(word);
  }
  /** The zones of a group such as a row. */
  groupOf(word: string): readonly string[] | undefined {
    return this.zones.groupOf(word);
  }
  /** The game's own word, where a file may say another. */
  plain(word: string): string {
    const said = normal(word);
    return normal(own(this.bench.aliases, said) ?? said);
  }

  /** A card in words that mean it alone: its name, numbered where others have that name. */
  label(state: S, card: CardId): string {
    const name = this.bench.nameOf(state, card);
    const all = this.named.get(normal(name)) ?? [];
    return all.length > 1 ? `${name}#${all.indexOf(card) + 1}` : name;
  }
  /** Where a card lies, in words that a file may use. */
  placeOf(state: S, card: CardId): string {
    const { seat, zone } = cardAt(state, card);
    const held = state.zones[seat][zone] ?? [];
    const at = held.length > 1 ? `.${held.length - held.indexOf(card)}` : '';
    return `${this.nameOfSeat(seat)}.${zone}${at}`;
  }

  /** Does the text mean this card, perhaps among others? */
  means(state: S, text: string, card: CardId): boolean {
    return this.readings(text).some((reading) => this.fits(state, reading, card));
  }
  /** Might the text mean a card, in this match or not? */
  protected isCard(state: S, text: string): boolean {
    const [, name = text] = NUMBERED.exec(text) ?? [];
    return this.isPlace(text) || this.isName(name) || this.isOnTable(state, text);
  }
  /** The same, but the n-th card of a name has to be there. */
  isCardOfFile(state: S, text: string): boolean {
    return NUMBERED.test(text) ? this.isOnTable(state, text) : this.isCard(state, text);
  }
  /** Does some card of the match go by this, or is it a place where one may lie? */
  protected isHere(state: S, text: string): boolean {
    const place = placeIn(this.zones, text);
    return (place !== undefined && place.at === undefined) || this.isOnTable(state, text);
  }
  private isOnTable(state: S, text: string): boolean {
    return state.cards.some((_, card) => this.means(state, text, card));
  }
  /** The one card that a text means; a place without a seat is looked for on the side of `seat` first. */
  oneOf(state: S, cards: readonly CardId[], text: string, seat: Seat): CardId | Misfit {
    const fitting = cards.filter((card) => this.means(state, text, card));
    const found = this.only(
      state,
      fitting.map((card) => ({ card, seat: cardAt(state, card).seat, label: this.inFull(state, card) })),
      text,
      seat,
    );
    return 'why' in found ? found : (found.card as CardId);
  }

  /**
   * Of several things that a text may mean, the one it does: those of `seat` come before others where the text is a
   * place without a seat, and of cards of one name in one pile the topmost is meant.
   */
  protected only<T extends Meant>(state: S, fitting: readonly T[], text: string, seat: Seat): T | Misfit {
    const isOpen = this.readings(text).some((reading) => 'zone' in reading && reading.seat === undefined);
    const own = isOpen ? fitting.filter((one) => one.seat === seat) : [];
    const left = own.length > 0 ? own : fitting;
    const [first] = left;
    if (first === undefined) return { why: 'notOffered', sentence: `"${text}"` };
    if (left.length === 1) return first;
    if (this.areAlike(state, left))
      return left.reduce((top, one) => (this.height(state, one) > this.height(state, top) ? one : top));
    return { why: 'unclear', sentence: `"${text}" may mean ${left.map(({ label }) => label).join(' or ')}` };
  }
  private height(state: S, { card }: Meant): number {
    const { seat, zone } = cardAt(state, card as CardId);
    return (state.zones[seat][zone] ?? []).indexOf(card as CardId);
  }
  /** Different cards of one number in one pile: it is all the same which. */
  private areAlike(state: S, fitting: readonly Meant[]): boolean {
    const cards = fitting.map(({ card }) => card);
    if (cards.includes(undefined) || new Set(cards).size < cards.length) return false;
    const [first, ...others] = cards.map((card) => cardAt(state, card as CardId));
    if (Object.values(this.bench.groups).some((zones) => zones.includes(first?.zone ?? ''))) return false;
    return others.every(({ no, seat, zone }) => no === first?.no && seat === first.seat && zone === first.zone);
  }
  protected inFull(state: S, card: CardId): string {
    return `${this.label(state, card)} (${this.placeOf(state, card)})`;
  }

  protected isZone(text: string, zone: string, seat: Seat | undefined): boolean {
    return this.readings(text).some(
      (reading) =>
        'zone' in reading &&
        reading.zone === zone &&
        (reading.seat === undefined || seat === undefined || reading.seat === seat),
    );
  }
  protected isPlace(text: string): boolean {
    return this.readings(text).some((reading) => 'zone' in reading);
  }
  private readings(text: string): Reading[] {
    const readings: Reading[] = [{ name: normal(text) }];
    const numbered = NUMBERED.exec(text);
    if (numbered !== null) readings.push({ name: normal(numbered[1] as string), nth: Number(numbered[2]) });
    const place = placeIn(this.zones, text);
    if (place === undefined) return readings;
    const { seat, ...where } = place;
    return [...readings, { ...where, ...(seat !== undefined && { seat: this.seatOf(seat) }) }];
  }
  private fits(state: S, reading: Reading, card: CardId): boolean {
    const { no, seat, zone } = cardAt(state, card);
    if ('name' in reading) {
      const name = normal(this.bench.nameOf(state, card));
      if (reading.nth === undefined) return reading.name === name || reading.name === normal(no);
      return reading.name === name && this.named.get(name)?.[reading.nth - 1] === card;
    }
    if (reading.zone !== zone || (reading.seat !== undefined && reading.seat !== seat)) return false;
    return reading.at === undefined || state.zones[seat][zone]?.at(-reading.at) === card;
  }
}

/** A thing that a text may mean: the card it is about, whose it is, and how to say it in full. */
export interface Meant {
  readonly card: CardId | undefined;
  readonly seat: Seat | undefined;
  readonly label: string;
}
