// The words of a match: which card, slot, option or action a text means, and how a question reads.
import { checkAnswer } from '../ask/check.ts';
import type { Answer, AskSpec, Choosable } from '../ask.ts';
import { type CardId, cardAt } from '../card.ts';
import type { Seat } from '../seat.ts';
import type { KernelState } from '../state.ts';
import type { ScenarioBench } from './bench.ts';
import { normal } from './book.ts';
import type { Choice, SeatName } from './types.ts';

/** Choosing nothing. */
const NOTHING: readonly string[] = ['pass', 'decline', 'no', 'none'];

/** A text that means a card: by its name (perhaps the n-th of that name), or by where it lies. */
type CardWords =
  | { readonly name: string; readonly nth?: number }
  | { readonly seat?: Seat; readonly zone: string; readonly at?: number };

/** Why a choice is no answer to a question. */
export interface Misfit {
  /** `other` if the question offers things of another kind, `unclear` if several fit. */
  readonly why: 'notOffered' | 'other' | 'unclear' | 'refused';
  readonly sentence: string;
}

export class Words<S extends KernelState> {
  private readonly bench: ScenarioBench<S>;
  private readonly seatOf: (name: SeatName) => Seat;
  /** Cards of a name in the order of the file. */
  private readonly named = new Map<string, CardId[]>();
  private readonly zones = new Map<string, string>();

  constructor(bench: ScenarioBench<S>, state: S, inOrder: readonly CardId[], seatOf: (name: SeatName) => Seat) {
    this.bench = bench;
    this.seatOf = seatOf;
    for (const zone of bench.game.sight.zones) this.zones.set(normal(zone), zone);
    for (const [word, zone] of Object.entries(bench.aliases))
      if (this.zones.has(normal(zone))) this.zones.set(word, zone);
    for (const card of inOrder) {
      const name = normal(bench.nameOf(state, card));
      this.named.set(name, [...(this.named.get(name) ?? []), card]);
    }
  }

  readonly nameOfSeat = (seat: Seat): SeatName => (this.seatOf('A') === seat ? 'A' : 'B');
  seatNamed(text: unknown): Seat | undefined {
    return text === 'A' || text === 'B' ? this.seatOf(text) : undefined;
  }
  /** The zone (or group of zones) of a word. */
  zoneOf(word: string): string | undefined {
    return this.zones.get(normal(word));
  }
  groupOf(word: string): readonly string[] | undefined {
    return this.bench.groups[normal(word)];
  }
  /** The game's own word for an alias. */
  plain(word: string): string {
    const known = normal(word);
    return normal(this.bench.aliases[known] ?? known);
  }

  /** A card in words that mean it alone: its name, or with its number among those of its name. */
  label(state: S, card: CardId): string {
    const name = this.bench.nameOf(state, card);
    const all = this.named.get(normal(name)) ?? [];
    return all.length > 1 ? `${name}#${all.indexOf(card) + 1}` : name;
  }
  placeOf(state: S, card: CardId): string {
    const { seat, zone } = cardAt(state, card);
    const held = state.zones[seat][zone] ?? [];
    const at = held.length > 1 ? `.${held.length - held.indexOf(card)}` : '';
    return `${this.nameOfSeat(seat)}.${zone}${at}`;
  }

  /** Does the text mean this card (among others, perhaps)? `seat` is whose zone a place without a seat is first looked for in. */
  means(state: S, text: string, card: CardId): boolean {
    return this.readings(text).some((words) => this.fits(state, words, card));
  }
  /** The one of `cards` that a text means; a sentence if none or several. */
  oneOf(state: S, cards: readonly CardId[], text: string, seat: Seat): CardId | Misfit {
    const fitting = this.narrowed(
      state,
      cards.filter((card) => this.means(state, text, card)),
      text,
      seat,
    );
    const [first] = fitting;
    if (first === undefined) return { why: 'notOffered', sentence: `"${text}"` };
    if (fitting.length === 1 || this.areAlike(state, fitting)) return first;
    const places = fitting.map((card) => `${this.label(state, card)} (${this.placeOf(state, card)})`);
    return { why: 'unclear', sentence: `"${text}" may mean ${places.join(' or ')}` };
  }
  /** A place without a seat is the asked seat's own if it can be. */
  private narrowed(state: S, cards: readonly CardId[], text: string, seat: Seat): readonly CardId[] {
    const isOpen = this.readings(text).some((words) => 'zone' in words && words.seat === undefined);
    const own = cards.filter((card) => cardAt(state, card).seat === seat);
    return isOpen && own.length > 0 ? own : cards;
  }
  /** Cards of one name in one pile: it is all the same which; the topmost is meant. */
  private areAlike(state: S, cards: readonly CardId[]): boolean {
    const [first, ...others] = cards.map((card) => cardAt(state, card));
    return (
      others.every(({ no, seat, zone }) => no === first?.no && seat === first.seat && zone === first.zone) &&
      !Object.values(this.bench.groups)
        .flat()
        .includes(first?.zone ?? '')
    );
  }

  private readings(text: string): CardWords[] {
    const readings: CardWords[] = [{ name: normal(text) }];
    const numbered = /^(.+?)\s*#\s*(\d+)$/u.exec(text);
    if (numbered !== null) readings.push({ name: normal(numbered[1] as string), nth: Number(numbered[2]) });
    const [, seat, word = '', at] = /^\s*(?:([ABab])[.\s]\s*)?(.+?)(?:[.\s]\s*(\d+))?\s*$/u.exec(text) ?? [];
    const zone = this.zoneOf(word);
    if (zone !== undefined) {
      const whose = seat === undefined ? {} : { seat: this.seatOf(seat.toUpperCase() as SeatName) };
      readings.push({ zone, ...whose, ...(at === undefined ? {} : { at: Number(at) }) });
    }
    return readings;
  }
  private fits(state: S, words: CardWords, card: CardId): boolean {
    const { no, seat, zone } = cardAt(state, card);
    if ('name' in words) {
      const name = normal(this.bench.nameOf(state, card));
      if (words.nth === undefined) return words.name === name || words.name === normal(no);
      return words.name === name && this.named.get(name)?.[words.nth - 1] === card;
    }
    if (words.zone !== zone || (words.seat !== undefined && words.seat !== seat)) return false;
    const held = state.zones[seat][zone] ?? [];
    return held.at(-(words.at ?? 1)) === card || (words.at === undefined && held.length === 1);
  }

  /** The answer that these choices are to a question, or why they are none. */
  answer(state: S, spec: AskSpec, choices: readonly Choice[]): Answer | Misfit {
    const [only] = choices;
    if (choices.length === 0 || (choices.length === 1 && typeof only === 'string' && NOTHING.includes(normal(only))))
      return declining(spec) ?? { why: 'refused', sentence: 'passing' };
    const taken: number[] = [];
    for (const choice of choices) {
      const position = this.position(state, spec, choice, taken);
      if (typeof position !== 'number') return position;
      taken.push(position);
    }
    if (checkAnswer(spec, taken)) return taken;
    return { why: 'refused', sentence: `${choices.map((one) => JSON.stringify(one)).join(', ')} together` };
  }
  private position(state: S, spec: AskSpec, choice: Choice, taken: readonly number[]): number | Misfit {
    const [range] = spec.from;
    if (range !== undefined && 'range' in range) {
      if (typeof choice === 'string') return { why: 'other', sentence: `"${choice}"` };
      const { from, to } = range.range;
      return choice >= from && choice <= to ? choice : { why: 'notOffered', sentence: String(choice) };
    }
    if (typeof choice === 'number') return { why: 'other', sentence: String(choice) };
    const left = spec.from.flatMap((choosable, i) => (taken.includes(i) ? [] : [{ choosable, i }]));
    const fitting = left.filter(({ choosable }) => this.isMeant(state, choosable, choice));
    const narrowed = this.narrowedOffer(state, fitting, choice, spec.seat);
    const [first] = narrowed;
    if (first === undefined) return this.misfit(state, spec, choice);
    if (narrowed.length === 1) return first.i;
    const cards = narrowed.flatMap(({ choosable }) => cardIn(choosable) ?? []);
    if (new Set(cards).size === narrowed.length && this.areAlike(state, cards)) return this.topmost(state, narrowed);
    const labels = narrowed.map(({ choosable }) => this.offered(state, choosable, true));
    return { why: 'unclear', sentence: `"${choice}" may mean ${labels.join(' or ')}` };
  }
  private topmost(state: S, offers: readonly Offer[]): number {
    const height = ({ choosable }: Offer): number => {
      const card = cardIn(choosable) as CardId;
      const { seat, zone } = cardAt(state, card);
      return (state.zones[seat][zone] ?? []).indexOf(card);
    };
    return offers.reduce((top, one) => (height(one) > height(top) ? one : top)).i;
  }
  private narrowedOffer(state: S, offers: readonly Offer[], choice: string, seat: Seat): readonly Offer[] {
    const text = this.withoutVerb(choice);
    const isOpen = this.readings(text).some((words) => 'zone' in words && words.seat === undefined);
    if (!isOpen || offers.length < 2) return offers;
    const own = offers.filter(({ choosable }) => seatIn(state, choosable) === seat);
    return own.length > 0 ? own : offers;
  }
  private misfit(state: S, spec: AskSpec, choice: string): Misfit {
    const kinds = new Set(spec.from.map(kindOf));
    const can = [...kinds].some((kind) => this.couldBe(state, kind, choice));
    return { why: kinds.size === 0 || can ? 'notOffered' : 'other', sentence: `"${choice}"` };
  }
  /** Might a text mean something of this kind, offered or not? */
  private couldBe(state: S, kind: Kind, choice: string): boolean {
    const card = (text: string): boolean => state.cards.some((_, id) => this.means(state, text, id));
    switch (kind) {
      case 'card':
        return card(choice);
      case 'ability':
        return card(choice) || card(abilityPart(choice).card);
      case 'action':
        return this.withoutVerb(choice) !== choice && card(abilityPart(this.withoutVerb(choice)).card);
      case 'slot':
        return this.readings(choice).some((words) => 'zone' in words);
      case 'seat':
        return this.seatNamed(choice) !== undefined;
      case 'option':
        return this.bench.optionWords.some((word) => normal(word) === this.plain(choice));
      case 'range':
        return false;
    }
  }
  /** Does the text mean anything at all in this match? */
  isKnown(state: S, choice: Choice): boolean {
    if (typeof choice === 'number' || NOTHING.includes(normal(choice))) return true;
    const kinds = ['card', 'ability', 'action', 'slot', 'seat', 'option'] as const;
    return kinds.some((kind) => this.couldBe(state, kind, choice));
  }

  private isMeant(state: S, choosable: Choosable, text: string): boolean {
    if ('card' in choosable) return this.means(state, text, choosable.card);
    if ('slot' in choosable) {
      const { slot, seat } = choosable;
      return this.readings(text).some(
        (words) =>
          'zone' in words &&
          words.zone === slot &&
          (words.seat === undefined || seat === undefined || words.seat === seat),
      );
    }
    if ('option' in choosable) return normal(choosable.option) === this.plain(text);
    if ('seat' in choosable) return this.seatNamed(text) === choosable.seat;
    if ('ability' in choosable) return this.isAbility(state, choosable.ability, text);
    if ('action' in choosable) return this.isAction(state, choosable.action, text);
    return false;
  }
  private isAbility(state: S, ability: Extract<Choosable, { ability: unknown }>['ability'], text: string): boolean {
    const { source, path } = ability;
    const words = this.bench.abilityWords(state, ability).map(normal);
    if (this.means(state, text, source.card)) return true;
    const { card, nth } = abilityPart(text);
    if (nth !== undefined) return this.means(state, card, source.card) && path === String(nth - 1);
    return words.some((word) => {
      const end = normal(text).endsWith(word);
      return end && this.means(state, text.slice(0, cutOff(text, word)).trim(), source.card);
    });
  }
  private isAction(state: S, action: Extract<Choosable, { action: unknown }>['action'], text: string): boolean {
    const rest = this.withoutVerb(text);
    if (rest === text || this.verbOf(action.do) !== this.verbIn(text)) return false;
    if (action.card === undefined) return rest === '';
    if (this.means(state, rest, action.card)) return true;
    const { card, nth } = abilityPart(rest);
    return nth !== undefined && action.ability === nth - 1 && this.means(state, card, action.card);
  }
  private verbOf(what: string): string {
    return this.bench.verbs[what] ?? what;
  }
  private verbIn(text: string): string | undefined {
    const [, verb = ''] = /^\s*(\S+)/u.exec(text) ?? [];
    return Object.values(this.bench.verbs).find((one) => normal(one) === normal(verb));
  }
  private withoutVerb(text: string): string {
    return this.verbIn(text) === undefined ? text : text.replace(/^\s*\S+\s*/u, '');
  }

  /** What is offered, in words that a file may use. */
  offered(state: S, choosable: Choosable, exactly = false): string {
    const name = (card: CardId): string =>
      exactly ? `${this.label(state, card)} (${this.placeOf(state, card)})` : this.bench.nameOf(state, card);
    if ('card' in choosable) return name(choosable.card);
    if ('slot' in choosable) {
      const { slot, seat } = choosable;
      return seat === undefined ? slot : `${this.nameOfSeat(seat)}.${slot}`;
    }
    if ('option' in choosable) return choosable.option;
    if ('seat' in choosable) return this.nameOfSeat(choosable.seat);
    if ('ability' in choosable) {
      const { source, path } = choosable.ability;
      const word = this.bench.abilityWords(state, choosable.ability)[0];
      return `${name(source.card)} ${word ?? `ability ${Number(path) + 1}`}`;
    }
    if ('action' in choosable) {
      const { do: what, card, ability } = choosable.action;
      const verb = this.verbOf(what);
      if (card === undefined) return verb;
      return `${verb} ${name(card)}${ability === undefined ? '' : ` ability ${ability + 1}`}`;
    }
    return `${choosable.range.from} to ${choosable.range.to}`;
  }
  /** A question as a sentence names it. */
  question(state: S, { seat, why, from, min, max }: AskSpec): string {
    const offers = from.map((one) => this.offered(state, one));
    const times = (offer: string): number => offers.filter((one) => one === offer).length;
    const listed = [...new Set(offers)].map((offer) => (times(offer) > 1 ? `${offer} (${times(offer)} times)` : offer));
    const amount = min === max ? `${min}` : `${min} to ${max}`;
    return `${this.nameOfSeat(seat)}'s question ${why} (${amount} of: ${listed.join(', ') || 'nothing'})`;
  }
}

interface Offer {
  readonly choosable: Choosable;
  readonly i: number;
}
type Kind = 'card' | 'slot' | 'option' | 'seat' | 'ability' | 'action' | 'range';
const kindOf = (choosable: Choosable): Kind => (Object.keys(choosable).find((key) => key !== 'seat') as Kind) ?? 'seat';
function cardIn(choosable: Choosable): CardId | undefined {
  if ('card' in choosable) return choosable.card;
  if ('ability' in choosable) return choosable.ability.source.card;
  return 'action' in choosable ? choosable.action.card : undefined;
}
function seatIn(state: KernelState, choosable: Choosable): Seat | undefined {
  if ('slot' in choosable) return choosable.seat;
  const card = cardIn(choosable);
  return card === undefined ? undefined : cardAt(state, card).seat;
}
/** `Name ability 2` in its parts. */
function abilityPart(text: string): { readonly card: string; readonly nth?: number } {
  const found = /^(.+?)\s+ability\s+(\d+)$/iu.exec(text);
  return found === null ? { card: text } : { card: found[1] as string, nth: Number(found[2]) };
}
/** Where the last word of a text that reads `word` begins. */
function cutOff(text: string, word: string): number {
  for (let at = text.length; at >= 0; at--) if (normal(text.slice(at)) === word) return at;
  return 0;
}

/** Picking nothing, the least of a range, or undefined where something must be picked. */
export function declining(spec: AskSpec): Answer | undefined {
  const [only] = spec.from;
  if (only !== undefined && 'range' in only) return only.range.from === 0 ? [0] : undefined;
  return spec.min === 0 && checkAnswer(spec, []) ? [] : undefined;
}
