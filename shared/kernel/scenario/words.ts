// The words of questions: what a choice means among what is offered, and how a question reads.
import { checkAnswer } from '../ask/check.ts';
import type { Answer, AskSpec, Choosable } from '../ask.ts';
import { type CardId, cardAt } from '../card.ts';
import type { KernelState, Result } from '../state.ts';
import type { AbilityOf } from './bench.ts';
import { normal } from './book.ts';
import { CardWords, type Meant, type Misfit } from './card-words.ts';
import { placeIn } from './place-words.ts';
import { inOneOrder, isTogether, partsOf, TOGETHER } from './together.ts';
import { type Choice, NOTHING } from './types.ts';

const KINDS = ['card', 'slot', 'option', 'ability', 'declared', 'action', 'range', 'seat', 'prints', 'deck'] as const;
type Kind = (typeof KINDS)[number];
type Action = Extract<Choosable, { action: unknown }>['action'];
interface Offer extends Meant {
  readonly i: number;
}

export class Words<S extends KernelState> extends CardWords<S> {
  /** The answer that these choices are to a question, or why they are none. */
  answer(state: S, spec: AskSpec, choices: readonly Choice[]): Answer | Misfit {
    if (choices.length === 0 || (choices.length === 1 && isNothing(choices[0])))
      return declining(spec) ?? { why: 'refused', sentence: 'passing' };
    const taken: number[] = [];
    for (const choice of choices) {
      const position = this.position(state, spec, choice, taken);
      if (typeof position !== 'number') return position;
      taken.push(position);
    }
    return checkAnswer(spec, taken) ? taken : { why: 'refused', sentence: `${choices.length} picks like these` };
  }
  private position(state: S, spec: AskSpec, choice: Choice, taken: readonly number[]): number | Misfit {
    const [range] = spec.from;
    if (range !== undefined && 'range' in range) {
      if (typeof choice === 'string') return { why: 'other', sentence: `"${choice}"` };
      const { from, to } = range.range;
      return choice >= from && choice <= to ? choice : { why: 'notOffered', sentence: String(choice) };
    }
    if (typeof choice === 'number') return { why: 'other', sentence: String(choice) };
    const fitting = spec.from.flatMap((choosable, i): Offer[] =>
      !taken.includes(i) && !hasSameBefore(spec.from, i, taken) && this.isMeant(state, choosable, choice)
        ? [this.offer(state, choosable, i)]
        : [],
    );
    // What a question's list says means just that.
    const listed = fitting.filter(({ i }) => this.isListed(state, spec.from[i] as Choosable, choice));
    const found = this.only(state, listed.length > 0 ? listed : fitting, this.withoutVerb(choice), spec.seat);
    if (!('why' in found)) return found.i;
    return found.why === 'unclear' ? found : this.misfit(state, spec, choice);
  }
  private offer(state: S, choosable: Choosable, i: number): Offer {
    const card = cardIn(choosable);
    const seat = 'slot' in choosable ? choosable.seat : card === undefined ? undefined : cardAt(state, card).seat;
    return { i, card, seat, label: this.offered(state, choosable, true) };
  }
  private misfit(state: S, spec: AskSpec, choice: string): Misfit {
    const kinds = [...new Set(spec.from.map(kindOf))];
    const fits =
      kinds.length === 0 || kinds.some((kind) => this.couldBe(state, kind, choice, (text) => this.isCard(state, text)));
    return { why: fits ? 'notOffered' : 'other', sentence: `"${choice}"` };
  }

  /** A place in a pile, with or without a verb before it. */
  isInPile(choice: Choice): boolean {
    return typeof choice === 'string' && placeIn(this.zones, this.withoutVerb(choice))?.at !== undefined;
  }
  /** Does the text mean anything at all in this match? */
  isKnown(state: S, choice: Choice): boolean {
    if (typeof choice === 'number' || isNothing(choice)) return true;
    const isHere = (text: string, nth = 0): boolean =>
      nth === 0
        ? this.isHere(state, text)
        : state.cards.some((_, card) => this.means(state, text, card) && nth <= this.bench.abilitiesOf(state, card));
    return KINDS.some((kind) => this.couldBe(state, kind, choice, isHere));
  }
  /** Might a text mean something of this kind, if its card is one? `nth` is the ability of the card that is meant. */
  private couldBe(state: S, kind: Kind, choice: string, isCard: (text: string, nth?: number) => boolean): boolean {
    const ofCard = (text: string): boolean => {
      const { card, nth } = abilityIn(text);
      return isCard(text) || (nth !== undefined && nth > 0 && isCard(card, nth));
    };
    switch (kind) {
      case 'card':
        return isCard(choice);
      case 'ability':
        return ofCard(choice) || this.labelled(choice).some(({ card }) => isCard(card));
      case 'declared':
        return isCard(declarationIn(choice).card);
      case 'action': {
        const rest = this.withoutVerb(choice);
        return rest !== choice && (rest === '' || ofCard(rest));
      }
      case 'slot':
        return this.isPlace(choice) && isCard(choice);
      case 'seat':
        return this.seatNamed(choice) !== undefined;
      case 'option':
        return this.bench.optionWords.some((word) => normal(word) === this.plain(choice));
      case 'range':
        return false;
      case 'prints':
        return isTogether(choice) && partsOf(choice).every((part) => this.prints.has(part));
      case 'deck':
        return (this.bench.decksOf?.(state) ?? []).some((name) => normal(name) === normal(choice));
    }
  }
  /** Names and numbers of all cards of the sets, as words. */
  private get prints(): ReadonlySet<string> {
    return new Set(this.bench.game.prints().flatMap(({ no, name }) => [normal(no), normal(name.en)]));
  }
  private nameOfPrint(no: string): string {
    return this.bench.game.print(no)?.name.en ?? no;
  }

  private isMeant(state: S, choosable: Choosable, text: string): boolean {
    if ('card' in choosable) return this.means(state, text, choosable.card);
    if ('slot' in choosable) return this.isZone(text, choosable.slot, choosable.seat);
    if ('option' in choosable) return normal(choosable.option) === this.plain(text);
    if ('seat' in choosable) return this.seatNamed(text) === choosable.seat;
    if ('ability' in choosable) return this.isAbility(state, choosable.ability, text);
    if ('declared' in choosable) {
      const { card, nth = choosable.declared.nth } = declarationIn(text);
      return nth === choosable.declared.nth && this.means(state, card, choosable.declared.source.card);
    }
    if ('prints' in choosable) {
      const names = choosable.prints.map((no) => this.nameOfPrint(no));
      return [names, choosable.prints].some((these) => inOneOrder(these) === inOneOrder(partsOf(text)));
    }
    if ('deck' in choosable) return normal(choosable.deck.name) === normal(text);
    return 'action' in choosable && this.isAction(state, choosable.action, text);
  }
  /** The card; or `Name ability 2`; or the card and a label of the ability. */
  private isAbility(state: S, ability: AbilityOf, text: string): boolean {
    const { card } = ability.source;
    if (this.means(state, text, card)) return true;
    const { card: name, nth } = abilityIn(text);
    if (nth !== undefined) return this.bench.lineOf(state, ability) === nth - 1 && this.means(state, name, card);
    const words = this.bench.abilityWords(state, ability).map(normal);
    return this.labelled(text).some(({ card: name, label }) => words.includes(label) && this.means(state, name, card));
  }
  /** Is it called so in the question's list, or by the same label with another word for its card? */
  private isListed(state: S, choosable: Choosable, text: string): boolean {
    if (normal(this.offered(state, choosable)) === normal(text)) return true;
    if (!('ability' in choosable)) return false;
    const [own] = this.bench.abilityWords(state, choosable.ability);
    return own !== undefined && this.labelled(text).some(({ label }) => label === normal(own));
  }
  /** A verb and its card, where it has one: `play Name`, `use Name ability 2`. */
  private isAction(state: S, { do: what, card, ability }: Action, text: string): boolean {
    const rest = this.withoutVerb(text);
    if (rest === text || normal(this.verbOf(what)) !== normal(text.trim().split(/\s/u)[0] ?? '')) return false;
    if (card === undefined) return rest === '';
    if (this.means(state, rest, card)) return true;
    const { card: name, nth } = abilityIn(rest);
    return nth !== undefined && ability === nth - 1 && this.means(state, name, card);
  }
  /** All ways to read a text as a card and a label of its ability, which may be written in several words. */
  private labelled(text: string): { readonly card: string; readonly label: string }[] {
    const labels = this.bench.labels.map(normal);
    return [...text.matchAll(/\s+/gu)].flatMap(({ index, 0: space }) => {
      const label = normal(text.slice(index + space.length));
      return index > 0 && labels.includes(label) ? [{ card: text.slice(0, index), label }] : [];
    });
  }
  private verbOf(what: string): string {
    return this.bench.verbs[what] ?? what;
  }
  private withoutVerb(text: string): string {
    const [, first = '', rest = ''] = /^\s*(\S+)\s*(.*)$/u.exec(text) ?? [];
    return Object.values(this.bench.verbs).some((verb) => normal(verb) === normal(first)) ? rest : text;
  }

  /** What is offered, in words that a file may use; `inFull` with where it lies. */
  offered(state: S, choosable: Choosable, inFull = false): string {
    const name = (card: CardId): string => (inFull ? this.inFull(state, card) : this.bench.nameOf(state, card));
    if ('card' in choosable) return name(choosable.card);
    if ('slot' in choosable)
      return choosable.seat === undefined ? choosable.slot : `${this.nameOfSeat(choosable.seat)}.${choosable.slot}`;
    if ('option' in choosable) return choosable.option;
    if ('seat' in choosable) return this.nameOfSeat(choosable.seat);
    if ('ability' in choosable) {
      return `${name(choosable.ability.source.card)} ${this.abilityWord(state, choosable.ability)}`;
    }
    if ('declared' in choosable) return declaration(name(choosable.declared.source.card), choosable.declared.nth);
    if ('range' in choosable) return `${choosable.range.from} to ${choosable.range.to}`;
    if ('prints' in choosable) return choosable.prints.map((no) => this.nameOfPrint(no)).join(TOGETHER);
    if ('deck' in choosable) return choosable.deck.name;
    const { do: what, card, ability } = choosable.action;
    const words = [this.verbOf(what), ...(card === undefined ? [] : [name(card)])];
    return [...words, ...(ability === undefined ? [] : [`ability ${ability + 1}`])].join(' ');
  }
  /** The ability's own word, or its line in the text of its card. */
  abilityWord(state: S, ability: AbilityOf): string {
    const [word] = this.bench.abilityWords(state, ability);
    const line = this.bench.lineOf(state, ability);
    return word ?? (line === undefined ? ability.path : `ability ${line + 1}`);
  }
  winnerOf({ winner }: Result): string {
    return typeof winner === 'number' ? this.nameOfSeat(winner) : winner;
  }
  /** How the match stands, in words. */
  outcome(result: Result | null): string {
    return result === null ? 'a match that goes on' : `winner ${this.winnerOf(result)} (${result.reason})`;
  }
  /** A question as a sentence names it. */
  question(state: S, { seat, why, from, min, max }: AskSpec): string {
    const offers = from.map((one) => this.offered(state, one));
    const listed = [...new Set(offers)].map((offer) => {
      const times = offers.filter((one) => one === offer).length;
      return times > 1 ? `${offer} (${times} times)` : offer;
    });
    const amount = min === max ? min : `${min} to ${max}`;
    return `${this.nameOfSeat(seat)}'s question ${why} (${amount} of: ${listed.join(', ') || 'nothing'})`;
  }
}

const isNothing = (choice: Choice | undefined): boolean =>
  typeof choice === 'string' && NOTHING.includes(normal(choice));
/** One ability of one card that waits several times: no word tells these apart, and the first of them is meant. */
function hasSameBefore(from: readonly Choosable[], at: number, taken: readonly number[]): boolean {
  const one = from[at] as Choosable;
  if (!('ability' in one)) return false;
  const { source, no, path } = one.ability;
  return from.slice(0, at).some((other, i) => {
    if (!('ability' in other) || taken.includes(i)) return false;
    const { ability } = other;
    const isSame = ability.source.card === source.card && ability.source.life === source.life;
    return isSame && ability.no === no && ability.path === path;
  });
}
const kindOf = (choosable: Choosable): Kind => KINDS.find((kind) => kind in choosable) as Kind;
export function cardIn(choosable: Choosable): CardId | undefined {
  if ('card' in choosable) return choosable.card;
  if ('ability' in choosable) return choosable.ability.source.card;
  if ('declared' in choosable) return choosable.declared.source.card;
  return 'action' in choosable ? choosable.action.card : undefined;
}
/** `Name ability 2` in its parts. */
function abilityIn(text: string): { readonly card: string; readonly nth?: number } {
  const [, card, nth] = /^(.+?)\s+ability\s+(\d+)$/iu.exec(text) ?? [];
  return card === undefined ? { card: text } : { card, nth: Number(nth) };
}

/** `Name declaration 2` in its parts. */
function declarationIn(text: string): { readonly card: string; readonly nth?: number } {
  const [, card, nth] = /^(.+?)\s+declaration\s+(\d+)$/iu.exec(text) ?? [];
  return card === undefined ? { card: text } : { card, nth: Number(nth) };
}
/** The declaration in words that mean it alone. */
export const declaration = (card: string, nth: number): string => `${card} declaration ${nth}`;

/** Is it the question of this name, or of this covert window? Each is, where no name is said. */
export const isCalled = ({ why, covert }: AskSpec, question: string | undefined): boolean =>
  question === undefined || [why, covert].some((name) => name !== undefined && normal(name) === normal(question));

/** Picking nothing, the least of a range, or undefined where something must be picked. */
export function declining(spec: AskSpec): Answer | undefined {
  const [only] = spec.from;
  if (only !== undefined && 'range' in only) return only.range.from === 0 ? [0] : undefined;
  return spec.min === 0 && checkAnswer(spec, []) ? [] : undefined;
}
