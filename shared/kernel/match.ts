// A match: rules in motion. Its whole position is (checkpoint, answers since), both plain data.

import { checkAnswer } from './ask/check.ts';
import { type Answer, type AskSpec, type Choosable, isSealed, type Question, type Rule } from './ask.ts';
import { assert, fail } from './assert.ts';
import type { Deck, DeckFault } from './deck.ts';
import type { GameModule } from './game.ts';
import type { TableModel } from './model.ts';
import { type BySeat, opponentOf, SEATS, type Seat } from './seat.ts';
import { noteShown, takeShown } from './shown.ts';
import type { KernelState, Result } from './state.ts';
import type { Happening, Viewer } from './story.ts';
import { type HeardAsk, hearAsk, type ShownAsk, showAsk, viewOf } from './view.ts';

export const REFUSALS = ['notYourQuestion', 'stale', 'illegal', 'over'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** An answer as the match keeps it. */
export interface Given {
  readonly seat: Seat;
  readonly answer: Answer;
}
/** A deck registered for an open question: one more choice, which nobody else hears of. */
export interface Registered {
  readonly seat: Seat;
  readonly register: Deck;
  readonly answer?: undefined;
}
/** Where a match stands, as plain data: continues identically after a round trip through JSON. */
export interface Position<S> {
  readonly state: S;
  readonly since: readonly (Given | Registered)[];
  /** Asks made so far; the open ones have the highest ids. */
  readonly asked: number;
}
/** A game that goes on so long without asking will never ask. */
const MOST_STRETCHES = 200;
/** Decks that one seat may register for one question. */
export const MOST_REGISTERED = 20;

interface OpenAsk {
  readonly id: number;
  readonly spec: AskSpec;
  /** How many of its last choices its seat has registered. */
  readonly added: number;
}

const NO_ANSWERS: BySeat<Answer> = [[], []];

export class Match<S extends KernelState> {
  readonly game: GameModule<S>;
  state: S;
  /** Told since the host last took it with `listen`. */
  private heard: Happening[] = [];
  private checkpoint: S;
  private since: (Given | Registered)[];
  private asked: number;
  private flow: Rule | undefined;
  private question: Question | undefined;
  private open: BySeat<OpenAsk | undefined> = [undefined, undefined];
  private sealed: BySeat<Answer | undefined> = [undefined, undefined];
  /** The first question of this stretch, while nothing that others may notice has happened since. */
  private firstOfStretch: AskSpec | 'none yet' | undefined;
  /** Were changes of values or facts noted in this stretch, and how much chance was used before it? */
  private hasNoted = false;
  private chanceBefore = 0;
  /** Does a stretch run again that everybody has heard? */
  private isRepeating = false;
  private readonly keepsCheckpoints: boolean;
  /** Once the match is over: where its last stretch began, and what was answered in it. Unknown where it was over from the beginning. */
  lastStretch: Position<S> | undefined;
  /** Stretches finished since this object began; a host writes a hash for each. */
  stretches = 0;

  /** Starts `position`; without checkpoints (playouts) a match cannot be forked, undone or stored later on. */
  constructor(game: GameModule<S>, position: Position<S>, how: { readonly checkpoints?: boolean } = {}) {
    this.game = game;
    this.keepsCheckpoints = how.checkpoints ?? true;
    this.checkpoint = this.keepsCheckpoints ? position.state : game.clone(position.state);
    this.since = [...position.since];
    this.asked = position.asked;
    this.state = this.restart();
  }

  /** A match from its setup. */
  static start<S extends KernelState>(
    game: GameModule<S>,
    state: S,
    how: { readonly checkpoints?: boolean } = {},
  ): Match<S> {
    return new Match(game, { state, since: [], asked: 0 }, how);
  }

  get result(): Result | null {
    return this.state.result;
  }
  /** The open question of a seat, if it still has to answer one. */
  askOf(seat: Seat): { readonly id: number; readonly spec: AskSpec } | undefined {
    return this.sealed[seat] === undefined ? this.open[seat] : undefined;
  }
  get isSealed(): boolean {
    return this.question !== undefined && isSealed(this.question);
  }

  /** The open question that ends by itself after some time: its lowest id and its seconds, as long as anybody has to answer it. */
  get timed(): { readonly id: number; readonly within: number } | undefined {
    const opens = this.open.filter((open) => open?.spec.within !== undefined) as OpenAsk[];
    const [first] = opens;
    return first && { id: first.id, within: Math.max(...opens.map(({ spec }) => spec.within ?? 0)) };
  }

  /** Answers question `id` for `seat`. A refusal changes nothing. */
  submit(seat: Seat, id: number, answer: Answer): Refusal | undefined {
    const open = this.openFor(seat, id);
    if (typeof open === 'string') return open;
    if (!checkAnswer(open.spec, answer)) return 'illegal';
    const given = { seat, answer: [...answer] };
    this.since.push(given);
    this.take(seat, given.answer);
    return undefined;
  }
  /**
   * Registers a deck for the open question `id`, which takes some: it becomes the last of its choices, and nobody else hears of it.
   * What is wrong with the deck, or a refusal, changes nothing.
   */
  register(seat: Seat, id: number, { name, cards }: Deck): Refusal | readonly DeckFault[] | undefined {
    const open = this.openFor(seat, id);
    if (typeof open === 'string') return open;
    if (open.spec.registers !== true || open.added >= MOST_REGISTERED) return 'illegal';
    const deck = { name, cards: { ...cards } };
    const faults = this.gain(seat, open, deck);
    if (faults !== undefined) return faults;
    this.since.push({ seat, register: deck });
    return undefined;
  }
  /** How many of the last choices of a seat's open question it has registered itself. */
  addedTo(seat: Seat): number {
    return this.open[seat]?.added ?? 0;
  }
  private openFor(seat: Seat, id: number): OpenAsk | Refusal {
    if (this.state.result !== null) return 'over';
    const open = this.open[seat];
    if (open === undefined) return id > this.asked || id < 1 ? 'illegal' : 'notYourQuestion';
    return open.id !== id || this.sealed[seat] !== undefined ? 'stale' : open;
  }
  private gain(seat: Seat, { id, spec, added }: OpenAsk, deck: Deck): readonly DeckFault[] | undefined {
    const { state, game } = this;
    const before = [state.story.n, state.rng.counter].join();
    const gained = game.register?.(state, seat, deck) ?? fail(`${game.id} registers no decks, and asks for some`);
    const after = [state.story.n, state.rng.counter].join();
    assert(before === after, 'a registered deck tells nothing and uses no chance');
    if (Array.isArray(gained)) return gained as readonly DeckFault[];
    this.open[seat] = { id, spec: { ...spec, from: [...spec.from, gained as Choosable] }, added: added + 1 };
    return undefined;
  }

  /** Takes back the last answer of a stretch that has told nothing, used no chance and asked one seat only (Esc after a misclick). */
  cancel(seat: Seat): Refusal | undefined {
    if (!this.canCancel(seat)) return 'illegal';
    this.since.pop();
    this.asked++;
    this.state = this.restart();
    return undefined;
  }
  canCancel(seat: Seat): boolean {
    return this.since.length > 0 && this.isUntold && this.open[seat] !== undefined && !this.isSealed;
  }

  /** The match without its last answer or registered deck, or undefined at the start of a stretch. */
  undo(): Match<S> | undefined {
    if (this.since.length === 0) return undefined;
    return new Match(this.game, {
      state: this.checkpoint,
      since: this.since.slice(0, -1),
      // Whatever is open there, sealed questions of both seats included, gets a new id.
      asked: this.asked + SEATS.length,
    });
  }
  fork(): Match<S> {
    return new Match(this.game, this.position());
  }
  position(): Position<S> {
    assert(this.keepsCheckpoints, 'a match without checkpoints has no position');
    return { state: this.checkpoint, since: [...this.since], asked: this.asked };
  }

  /** Ends the match at once, whoever is asked: concession, absence, no result. */
  end(result: Result): Refusal | undefined {
    if (this.state.result !== null) return 'over';
    this.game.end(this.state, result);
    this.finish();
    return undefined;
  }

  /** Everything told since the last call, in order. */
  listen(): Happening[] {
    const { heard } = this;
    this.heard = [];
    return heard;
  }
  view(viewer: Viewer): TableModel {
    return viewOf(this.game.sight, this.state, viewer);
  }
  /** The open question as its seat sees it. */
  shownAsk(seat: Seat): ShownAsk | undefined {
    const open = this.askOf(seat);
    return open && showAsk(this.game.sight, this.state, open.spec, open.id, this.canCancel(seat));
  }
  /** What `viewer` hears of the questions of other seats: in a stretch where nothing was told, its first question. */
  heardAsks(viewer: Viewer): HeardAsk[] {
    const first = typeof this.firstOfStretch === 'object' ? this.firstOfStretch : undefined;
    return SEATS.filter((seat) => seat !== viewer && this.open[seat] !== undefined).map((seat) =>
      hearAsk(this.game.sight, this.state, first ?? (this.open[seat] as OpenAsk).spec, viewer),
    );
  }

  private get isUntold(): boolean {
    return typeof this.firstOfStretch === 'object';
  }

  /** Runs the stretch again from its checkpoint with the answers since; what that tells was told before, so nobody listens. */
  private restart(): S {
    this.state = this.keepsCheckpoints ? this.game.clone(this.checkpoint) : this.checkpoint;
    const { asked, since, heard } = this;
    const { on } = this.state.story;
    this.heard = [];
    this.isRepeating = on && asked > 0;
    if (this.isRepeating) this.state.story.on = false;
    else takeShown(this.game.sight, this.state);
    this.settle(this.begin());
    for (const row of since) this.again(row);
    // A match that begins may run through stretches that ask nothing; one that goes on stands where it stood.
    const stays = this.since === since || asked === 0 || this.state.result !== null;
    assert(stays, 'answers since a checkpoint stay inside its stretch');
    if (asked > 0) {
      this.renumber(asked);
      this.heard = heard;
    }
    if (this.isRepeating) this.listenAgain();
    return this.state;
  }
  private again(row: Given | Registered): void {
    if (!('register' in row)) return this.take(row.seat, row.answer);
    const open = this.open[row.seat];
    const faults = open === undefined ? 'no question' : this.gain(row.seat, open, row.register);
    assert(faults === undefined, 'what was registered once can be registered again');
  }
  private listenAgain(): void {
    this.isRepeating = false;
    this.state.story.on = true;
    takeShown(this.game.sight, this.state);
    if (this.state.result !== null && this.keepsCheckpoints) this.checkpoint = this.game.clone(this.state);
  }
  /** Gives the open questions the ids they had (or, after a takeback, new ones). */
  private renumber(asked: number): void {
    this.asked = asked;
    const opens = SEATS.filter((seat) => this.open[seat] !== undefined);
    for (const [i, seat] of opens.entries()) {
      this.open[seat] = { ...(this.open[seat] as OpenAsk), id: asked - opens.length + 1 + i };
    }
  }

  /** Starts the next stretch and runs it to its first question or its end. */
  private begin(): IteratorResult<Question, void> | undefined {
    this.close();
    this.flow = undefined;
    this.firstOfStretch = 'none yet';
    this.hasNoted = false;
    this.chanceBefore = this.state.rng.counter;
    this.state.story.stretch = this.state.story.n;
    this.state.story.cause = 0;
    if (this.state.result !== null) return undefined;
    this.flow = this.game.advance(this.state);
    return this.flow.next(NO_ANSWERS);
  }

  private take(seat: Seat, answer: Answer): void {
    this.sealed[seat] = answer;
    const other = opponentOf(seat);
    if (this.open[other] !== undefined && this.sealed[other] === undefined) return;
    const answers: BySeat<Answer> = [this.sealed[0] ?? [], this.sealed[1] ?? []];
    this.close();
    assert(this.flow !== undefined, 'a question belongs to a running rule');
    this.settle(this.flow.next(answers));
  }
  private close(): void {
    this.question = undefined;
    for (const seat of SEATS) {
      this.open[seat] = undefined;
      this.sealed[seat] = undefined;
    }
  }

  /** Goes on through finished stretches until somebody is asked or the match is over. */
  private settle(first: IteratorResult<Question, void> | undefined): void {
    let step = first;
    const from = this.stretches;
    while (step?.done && this.state.result === null) {
      this.flush();
      if (this.keepsCheckpoints) this.checkpoint = this.game.clone(this.state);
      this.since = [];
      this.stretches++;
      if (this.stretches - from >= MOST_STRETCHES) fail(`${MOST_STRETCHES} stretches passed without a question`);
      step = this.begin();
    }
    if (step === undefined || step.done || this.state.result !== null) return this.finish();
    this.raise(step.value);
  }
  private raise(question: Question): void {
    this.question = question;
    for (const seat of SEATS) {
      const spec = isSealed(question) ? question.sealed[seat] : question.seat === seat ? question : undefined;
      if (spec === undefined) continue;
      checkTime(spec, isSealed(question));
      this.open[seat] = { id: ++this.asked, spec, added: 0 };
    }
    this.flush();
    const told = this.isNoticed || isSealed(question);
    const first = this.firstOfStretch;
    if (told) this.firstOfStretch = undefined;
    else if (first === 'none yet') this.firstOfStretch = question;
    else if (first !== undefined && first.seat !== question.seat) this.firstOfStretch = undefined;
  }
  private finish(): void {
    this.flow = undefined;
    this.close();
    this.firstOfStretch = undefined;
    this.flush();
    if (this.keepsCheckpoints) {
      if (this.checkpoint.result === null) this.lastStretch = this.position();
      this.checkpoint = this.game.clone(this.state);
    }
    this.since = [];
  }
  /** Has anything happened in this stretch that others notice, or that must not be tried again? */
  private get isNoticed(): boolean {
    const { story, rng } = this.state;
    return story.n !== story.stretch || this.hasNoted || rng.counter !== this.chanceBefore;
  }
  private flush(): void {
    const { story } = this.state;
    if (this.isRepeating) {
      // Only whether something changed that nobody was told of matters here: it decides what may be canceled.
      if (story.n !== story.stretch) return;
      story.on = true;
    }
    noteShown(this.game.sight, this.state, story.cause);
    if (this.isRepeating) story.on = false;
    if (story.told.length === 0) return;
    this.hasNoted = true;
    this.heard.push(...story.told);
    story.told = [];
  }

  /** Who has to answer now. */
  get askedSeats(): readonly Seat[] {
    return SEATS.filter((seat) => this.askOf(seat) !== undefined);
  }
}

/** What somebody has registered, or that the time is up, must not show before both have answered. */
function checkTime(spec: AskSpec, sealed: boolean): void {
  if (spec.within === undefined && spec.registers === undefined) return;
  assert(sealed, `${spec.why}: only a sealed question takes decks or ends by itself`);
  assert(spec.within === undefined || checkAnswer(spec, [0]), `${spec.why}: the first choice is no answer`);
}
