// The board of one table: plays what happens to its shown model, and draws how that stands.
import type { CardPrint } from '../../shared/kernel/game.ts';
import { canonical } from '../../shared/kernel/hash.ts';
import type { Handle, TableModel } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { CueStage } from '../choreography/cue-stage.ts';
import type { Moment } from '../choreography/cues.ts';
import { Director } from '../choreography/director.ts';
import { DURATIONS, pace } from '../choreography/durations.ts';
import type { MovePlan } from '../choreography/moves.ts';
import { playSound } from '../sound/sounds.ts';
import type { Batch, BoardOptions, LiveTable } from '../table/live-table.ts';
import type { Moves } from './card-layer.ts';
import { type Composed, compose } from './compose.ts';
import { Drawing } from './drawing.ts';
import type { Format } from './format.ts';
import { Hands } from './hands.ts';
import type { Arrangement, TableLook, Words } from './look.ts';
import { beatsOf, Causes, type Player } from './playback.ts';
import type { Stage } from './stage.ts';
import { TableCues } from './table-cues.ts';
import { gameWords } from './text.ts';

const AT_ONCE: Moves = { now: 0, ms: 0 };

export class TableView implements Player {
  readonly bottom: Seat;
  readonly director: Director;
  readonly hands: Hands;
  shown: TableModel;
  look: TableLook;
  /** What the last drawing consists of. */
  now: Composed;
  /** Differences found between drawing and model after the queue ran empty; must stay empty. */
  readonly faults: string[] = [];
  /** What was begun since the board was last settled, for tests. */
  readonly begun: string[] = [];
  private readonly drawing: Drawing;
  private readonly cues: TableCues;
  private readonly causes = new Causes();
  private readonly words: Words;
  private dirty = true;
  private unchecked = true;
  private arrangement: Arrangement;
  private laidFor: Format;
  private readonly stage: Stage;
  private readonly table: LiveTable;
  private readonly looks: (format: Format) => TableLook;
  private readonly options: BoardOptions;
  private readonly checks: boolean;

  constructor(
    stage: Stage,
    table: LiveTable,
    looks: (format: Format) => TableLook,
    options: BoardOptions,
    checks: boolean,
  ) {
    this.stage = stage;
    this.table = table;
    this.looks = looks;
    this.options = options;
    this.checks = checks;
    this.laidFor = stage.format;
    this.look = looks(this.laidFor);
    this.bottom = table.seat ?? 0;
    this.words = gameWords(table.game, this.look.words);
    this.shown = structuredClone(table.model.value);
    this.arrangement = this.look.arrange(this.shown, this.bottom);
    this.drawing = new Drawing({
      stage,
      game: table.game,
      look: () => this.look,
      lively: () => !this.still && this.pace > 0,
      paintMats: (ctx, lit) => this.look.paintMats(ctx, this.bottom, lit, this.words),
    });
    this.hands = this.ownHands();
    this.cues = this.ownCues();
    this.director = new Director({
      pace: () => this.pace,
      settle: () => this.settleNow(),
      drained: () => this.drained(),
      report: (sentence) => this.faults.push(sentence),
    });
    this.now = this.composed();
    stage.attend({
      frame: (now) => this.frame(now),
      resized: () => this.repaint(),
      recover: (problem) => this.recover(problem),
    });
  }

  private ownHands(): Hands {
    const { table, options, stage, bottom, words } = this;
    return new Hands({
      table,
      options,
      stage,
      bottom,
      words,
      look: () => this.look,
      format: () => this.laidFor,
      now: () => this.now,
      busy: () => this.director.busy,
      settle: () => this.settle(),
      changed: () => this.changed(),
      catchUp: () => this.catchUp(stage.now),
      pointed: (card) => this.drawing.foil.over(card, stage.now),
    });
  }

  private ownCues(): TableCues {
    const { cards, effects } = this.drawing;
    const view = this;
    return new TableCues({
      cards,
      effects,
      get look() {
        return view.look;
      },
      bottom: this.bottom,
      player: this.seat,
      words: this.words,
      seatName: (seat) => this.options.seatName(seat),
      print: (card) => this.print(card),
      lying: (seat, zone) => this.arrangement.cards.filter((card) => card.seat === seat && card.zone === zone),
      shown: () => this.shown,
      still: () => this.still,
      play: playSound,
    });
  }

  private get pace(): number {
    return pace(this.options.speed.value, this.still) * (window.playmatTest?.slow ?? 1);
  }
  get seat(): Seat | null {
    return this.table.seat;
  }
  get still(): boolean {
    return this.options.reducedMotion.value;
  }
  get sounds(): number {
    return this.cues.sounds;
  }
  get effectsNow(): number {
    return this.drawing.effects.count;
  }
  began(type: string): void {
    if (this.checks) this.begun.push(type);
  }
  print(card: Handle): CardPrint | undefined {
    const face = this.shown.cards[card] ?? this.table.faceOf(card);
    return face === undefined ? undefined : this.table.game.print(face.no);
  }
  cueStage(now: number): CueStage {
    return this.cues.at(now);
  }
  hear({ sound, seat }: Moment, after: number): void {
    this.cues.at(this.stage.now).sound(sound, { after, ...(seat !== undefined && { seat }) });
  }
  has(key: string): boolean {
    return this.drawing.cards.has(key);
  }
  rename(pairs: MovePlan['renames']): void {
    this.drawing.cards.rename(pairs);
  }
  place(moves: Moves, arrangement: Arrangement): void {
    this.arrangement = arrangement;
    this.render(moves);
  }
  paintMats(ctx: CanvasRenderingContext2D): void {
    this.look.paintMats(ctx, this.bottom, this.turnPlayer, this.words);
  }

  /** Something other than the model changed: the question, picks, names, the connection. */
  changed(): void {
    this.hands.follow();
    this.dirty = true;
    this.stage.wake();
  }

  take(batch: Batch): void {
    this.causes.learn(this.table.story.value);
    this.director.take(beatsOf(batch.heard, this, this.causes));
    // A batch of which nothing is shown is at rest at once.
    this.unchecked = true;
    this.changed();
    // Nobody sees a hidden page: it will show how things stand, not how they came to be.
    if (document.hidden) this.settle();
  }

  settle(): void {
    this.director.settle();
  }

  private settleNow(): void {
    this.shown = structuredClone(this.table.model.value);
    this.arrangement = this.look.arrange(this.shown, this.bottom);
    this.drawing.land();
    this.cues.silence();
    this.begun.length = 0;
    this.unchecked = true;
    this.render(AT_ONCE);
    this.stage.wake();
  }

  private drained(): void {
    this.arrangement = this.look.arrange(this.shown, this.bottom);
    this.unchecked = true;
    this.dirty = true;
  }

  private frame(now: number): boolean {
    const playing = this.director.tick(now);
    this.catchUp(now);
    const { moving, floating } = this.drawing.tick(now);
    if (!playing && !moving && this.unchecked) this.check();
    return playing || moving || floating || this.dirty;
  }

  /** A frame has failed: what led to it is dropped, and the table is drawn as it stands. */
  private recover(problem: unknown): void {
    this.faults.push(`a frame failed: ${problem}`);
    this.drawing.clear();
    this.drawing.renew();
    this.settle();
  }

  private catchUp(now: number): void {
    if (this.dirty) this.render({ now, ms: DURATIONS.lift * this.pace, ...(this.still && { manner: 'still' }) });
  }

  /** After the last beat everything must lie where the model says; a difference is our fault, and is mended at once. */
  private check(): void {
    this.unchecked = false;
    if (this.checks) this.faults.push(...this.drawing.cards.differences(this.now.cards));
    if (canonical(this.shown) !== canonical(this.table.model.value)) this.settleNow();
    else this.options.rested?.();
  }

  private composed(): Composed {
    const { table, look, options, words, bottom, shown, arrangement, hands } = this;
    const { hovered, fan, folded, shelved, menu, page } = hands;
    return compose({
      table,
      look,
      options,
      words,
      bottom,
      shown,
      arrangement,
      busy: this.director?.busy ?? false,
      hovered,
      fan,
      held: hands.dragging.held,
      bubble: hands.whyNot.bubble,
      folded,
      shelved,
      menu,
      page,
      number: table.dialed.value,
      format: this.laidFor,
    });
  }

  private render(moves: Moves): void {
    this.dirty = false;
    this.now = this.composed();
    this.drawing.show(this.now, this.hands.dragging.held, this.turnPlayer, moves);
  }

  private get turnPlayer(): Seat | null {
    const seat = this.shown.facts['turnPlayer'];
    return seat === 0 || seat === 1 ? seat : null;
  }

  /** The window has another size; another format lays everything out anew. */
  private repaint(): void {
    if (this.stage.format !== this.laidFor) {
      this.laidFor = this.stage.format;
      this.look = this.looks(this.laidFor);
      this.hands.release();
      this.drawing.clear();
      this.settle();
    }
    this.drawing.repaint();
    this.dirty = true;
  }

  /** Letters have come that stand in texts painted already, or cards are read in another language. */
  typeset(): void {
    this.drawing.renew();
    this.dirty = true;
    this.stage.wake();
  }

  destroy(): void {
    this.cues.silence();
    this.hands.destroy();
  }
}
