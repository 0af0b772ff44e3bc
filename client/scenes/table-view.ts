// The board of one table: draws the shown model, marks what the open question offers, and turns clicks into picks.

import type { CardPrint } from '../../shared/kernel/game.ts';
import type { Handle, TableModel } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { CueStage } from '../choreography/cue-stage.ts';
import { Director } from '../choreography/director.ts';
import { DURATIONS, pace } from '../choreography/durations.ts';
import type { MovePlan } from '../choreography/moves.ts';
import type { Batch, BoardOptions, LiveTable } from '../table/live-table.ts';
import { AtlasFull } from './atlas.ts';
import { Backdrop } from './backdrop.ts';
import { CardLayer, type Moves } from './card-layer.ts';
import { CardPainter } from './card-painter.ts';
import { CardShadows } from './card-shadow.ts';
import { type Composed, compose } from './compose.ts';
import { Dragging } from './dragging.ts';
import { Effects } from './effects.ts';
import type { OpenFan } from './fan.ts';
import type { Format } from './format.ts';
import type { Point } from './geometry.ts';
import { cardAt, fanAt, isOverButton } from './handling.ts';
import { type HotSpot, topAt } from './hot-spots.ts';
import type { Arrangement, LaidCard, TableLook, Words } from './look.ts';
import { PlateLayer } from './plate-layer.ts';
import { beatsOf, Causes, type Player } from './playback.ts';
import type { Act } from './prompt.ts';
import type { Stage } from './stage.ts';
import { TableCues } from './table-cues.ts';
import { gameWords } from './text.ts';
import { WhyNot } from './why-not.ts';

/** A window that the host closed is replaced by the next question; for so long nobody can have read that one's buttons. */
const SURPRISE = 350;

export class TableView implements Player {
  readonly bottom: Seat;
  readonly director: Director;
  shown: TableModel;
  /** What the last drawing consists of. */
  now: Composed;
  /** Differences found between drawing and model after the queue ran empty; must stay empty. */
  readonly faults: string[] = [];
  private readonly cards: CardLayer;
  private readonly plates: PlateLayer;
  private readonly effects: Effects;
  private readonly cues: TableCues;
  private readonly causes = new Causes();
  /** What was begun since the board was last settled, for tests. */
  readonly begun: string[] = [];
  private readonly backdrop: Backdrop;
  private readonly words: Words;
  private dirty = true;
  private unchecked = false;
  private arrangement: Arrangement;
  private hovered: Handle | null = null;
  private fan: OpenFan | null = null;
  private readonly dragging: Dragging;
  private readonly whyNot: WhyNot;
  private folded = false;
  private shelved = false;
  /** A finger has just opened the hand over a card: lifting it is no click yet. */
  private opening = false;
  private lit: Seat | null = null;
  private menu: string | null = null;
  private page = 0;
  private asked = -1;
  /** This seat has answered the question that is or was open. */
  private answered = false;
  /** An answer was on its way when that was last looked at. */
  private sent = false;
  /** Until then a click may still mean a question that somebody else has closed. */
  private deafUntil = 0;

  private readonly stage: Stage;
  private readonly table: LiveTable;
  private readonly looks: (format: Format) => TableLook;
  look: TableLook;
  private laidFor: Format;
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
    this.laidFor = stage.format;
    const look = looks(this.laidFor);
    this.look = look;
    this.options = options;
    this.checks = checks;
    this.bottom = table.seat ?? 0;
    this.words = gameWords(table.game, look.words);
    this.dragging = new Dragging(table, this.bottom);
    this.whyNot = new WhyNot(table, this.words, () => this.changed());
    this.shown = structuredClone(table.model.value);
    this.arrangement = look.arrange(this.shown, this.bottom);
    const lens = () => stage.lens;
    const atlas = () => stage.atlas;
    const { scene } = stage;
    const painter = new CardPainter(table.game, look, atlas, lens);
    this.cards = new CardLayer({ scene, painter, shadows: new CardShadows(scene, atlas, lens), lens });
    this.plates = new PlateLayer(stage.scene, atlas, lens);
    this.effects = new Effects({ scene, atlas, lens });
    const view = this;
    this.cues = new TableCues({
      cards: this.cards,
      effects: this.effects,
      get look() {
        return view.look;
      },
      bottom: this.bottom,
      words: this.words,
      seatName: (seat) => options.seatName(seat),
      print: (card) => this.print(card),
      lying: (seat, zone) => this.arrangement.cards.filter((card) => card.seat === seat && card.zone === zone),
      still: () => this.still,
    });
    this.backdrop = new Backdrop(stage, (ctx) => this.paintMats(ctx));
    this.director = new Director({
      pace: () => this.pace,
      settle: () => this.settleNow(),
      drained: () => this.drained(),
      report: (sentence) => this.faults.push(sentence),
    });
    this.now = this.composed();
    this.lit = this.turnPlayer;
    this.backdrop.repaint();
    stage.attend({ frame: (now) => this.frame(now), resized: () => this.repaint() });
  }

  private get pace(): number {
    return pace(this.options.speed.value, this.still) * (window.playmatTest?.slow ?? 1);
  }
  get still(): boolean {
    return this.options.reducedMotion.value;
  }
  get sounds(): number {
    return this.cues.sounds;
  }
  get effectsNow(): number {
    return this.effects.count;
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

  /** Something other than the model changed: the question, picks, names, the connection. */
  changed(): void {
    const id = this.table.ask.value?.id ?? -1;
    const sending = this.table.sending.value;
    const sends = sending && !this.sent;
    this.sent = sending;
    this.answered ||= sending;
    // Who answers has seen enough of what led to the question, wherever on the page the answer was given;
    // what follows from it may be told before the answer is acknowledged, and is to be seen.
    if (sends && this.director.busy) this.settle();
    if (id !== this.asked) {
      if (this.asked >= 0 && !this.answered) this.deafUntil = this.stage.now + SURPRISE;
      this.asked = id;
      this.answered = false;
      this.menu = null;
      this.page = 0;
      this.folded = false;
      this.dragging.follow();
    }
    if (this.table.refusal.value !== null) this.dragging.refused();
    this.dirty = true;
    this.stage.wake();
  }

  take(batch: Batch): void {
    this.causes.learn(this.table.story.value);
    this.director.take(beatsOf(batch.heard, this, this.causes));
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
    this.effects.clear();
    this.cards.landAll();
    this.begun.length = 0;
    this.unchecked = true;
    this.render({ now: 0, ms: 0 });
    this.stage.wake();
  }

  private drained(): void {
    this.arrangement = this.look.arrange(this.shown, this.bottom);
    this.unchecked = true;
    this.dirty = true;
  }

  private frame(now: number): boolean {
    try {
      return this.advance(now);
    } catch (problem) {
      if (!(problem instanceof AtlasFull)) throw problem;
      this.startAnew({ now, ms: 0 });
      return true;
    }
  }

  private advance(now: number): boolean {
    const playing = this.director.tick(now);
    if (this.dirty) this.render({ now, ms: DURATIONS.lift * this.pace, ...(this.still && { manner: 'still' }) });
    const moving = this.cards.tick(now);
    const floating = this.effects.tick(now);
    if (!playing && !moving && this.unchecked) this.check();
    return playing || moving || floating || this.dirty;
  }

  /** After the last beat everything must lie where the model says; a difference is our fault, and is mended at once. */
  private check(): void {
    this.unchecked = false;
    if (this.checks) this.faults.push(...this.cards.differences(this.now.cards));
    if (JSON.stringify(this.shown) !== JSON.stringify(this.table.model.value)) this.settleNow();
  }

  has(key: string): boolean {
    return this.cards.has(key);
  }
  rename(pairs: MovePlan['renames']): void {
    this.cards.rename(pairs);
  }
  place(moves: Moves, arrangement: Arrangement): void {
    this.arrangement = arrangement;
    this.render(moves);
  }

  private composed(): Composed {
    return compose({
      table: this.table,
      look: this.look,
      options: this.options,
      words: this.words,
      bottom: this.bottom,
      shown: this.shown,
      arrangement: this.arrangement,
      busy: this.director?.busy ?? false,
      hovered: this.hovered,
      fan: this.fan,
      held: this.dragging.held,
      bubble: this.whyNot.bubble,
      folded: this.folded,
      shelved: this.shelved,
      menu: this.menu,
      page: this.page,
      number: this.table.dialed.value,
      format: this.laidFor,
    });
  }

  private render(moves: Moves): void {
    this.dirty = false;
    this.now = this.composed();
    try {
      this.draw(moves);
    } catch (problem) {
      if (!(problem instanceof AtlasFull)) throw problem;
      this.stage.atlas.clear();
      this.drawAnew(moves);
    }
  }

  /** Whatever left the table has left the atlas too; if what is there now does not fit, it is painted less densely. */
  private drawAnew(moves: Moves): void {
    try {
      this.draw(moves);
      this.cards.repaint();
    } catch (problem) {
      if (!(problem instanceof AtlasFull) || !this.stage.thin()) throw problem;
      this.backdrop.repaint();
      this.drawAnew(moves);
      this.startAnew(moves);
    }
  }

  /** The atlas was full of what is no longer seen. */
  private startAnew(moves: Moves): void {
    this.stage.atlas.clear();
    this.effects.clear();
    this.draw(moves);
    this.cards.repaint();
  }

  private draw(moves: Moves): void {
    if (this.lit !== this.turnPlayer) {
      this.lit = this.turnPlayer;
      this.backdrop.repaint();
    }
    this.cards.show(this.now.cards, moves);
    const held = this.now.cards.find(({ key }) => key === this.dragging.held?.key);
    if (held !== undefined) this.cards.hold(held.key, held.pose);
    this.cards.mark(this.now.marks);
    this.plates.show(this.now.plates);
  }

  paintMats(ctx: CanvasRenderingContext2D): void {
    this.look.paintMats(ctx, this.bottom, this.lit, this.words);
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
      this.letGo();
      this.fan = null;
      this.effects.clear();
      this.settle();
    }
    this.backdrop.repaint();
    this.effects.clear();
    this.cards.repaint();
    this.plates.repaint();
    this.dirty = true;
  }

  hotAt(point: Point): HotSpot | undefined {
    return topAt(this.now.spots, point);
  }

  cardAt(point: Point): LaidCard | undefined {
    return cardAt(this.now, this.fan, point);
  }

  hover(point: Point | null): void {
    if (this.dragging.held !== null) return;
    this.stage.canvas.style.cursor = point !== null && this.hotAt(point) !== undefined ? 'pointer' : 'default';
    const before = this.fan;
    // While a card's actions are open, or a button lies over the hand, the hand stays as it is.
    if (this.menu === null && (point === null || !isOverButton(this.now, point)))
      this.fan = fanAt(this.now, this.fan, point, this.laidFor);
    const handle = point === null ? null : (this.cardAt(point)?.handle ?? null);
    if (handle === this.hovered && this.fan === before) return;
    this.hovered = handle;
    this.options.hover(handle);
    this.changed();
  }

  touch(point: Point): void {
    const before = this.fan?.hovered;
    this.hover(point);
    this.opening = this.fan !== null && this.fan.hovered !== before;
  }

  grab(point: Point): boolean {
    if (this.shelved || !this.dragging.grab(this.cardAt(point), this.look, point)) return false;
    if (this.director.busy) this.settle();
    this.menu = null;
    this.whyNot.shut();
    this.fan = null;
    this.changed();
    return true;
  }

  drag(point: Point, released = false): void {
    if (released) this.dragging.drop(point);
    else this.dragging.to(point);
    this.changed();
  }

  letGo(): boolean {
    const held = this.dragging.letGo();
    if (held) this.changed();
    return held;
  }

  fold(): void {
    this.folded = !this.folded;
    this.changed();
  }

  inspect(point: Point): void {
    const handle = this.cardAt(point)?.handle;
    if (handle != null) this.options.inspect(handle);
  }

  /** A click while something still moves settles at once; it acts only if it then still means the same. */
  click(point: Point, touched = false): void {
    // What lies under the pointer may not have been lifted yet; the click means what the player sees there now.
    this.hover(point);
    if (this.dirty) this.render({ now: this.stage.now, ms: DURATIONS.lift * this.pace });
    const meant = this.hotAt(point);
    if (this.director.busy) this.settle();
    const hot = this.hotAt(point);
    const menu = this.menu;
    this.menu = null;
    this.whyNot.shut();
    const surprised = hot?.kind === 'button' && this.stage.now < this.deafUntil;
    const opened = touched && this.opening && hot?.kind !== 'button';
    if (hot !== undefined && hot.id === meant?.id && !surprised && !opened) this.act(hot.act, menu);
    else if (hot?.kind !== 'card' && !opened) this.whyNot.ask(this.cardAt(point));
    this.changed();
  }

  private act(act: Act, menu: string | null): void {
    switch (act.do) {
      case 'pick':
        return this.table.pick(act.position);
      case 'number':
        return this.table.number(act.n);
      case 'confirm':
        return this.table.confirm();
      case 'decline':
        return this.table.decline();
      case 'cancel':
        return this.table.cancel();
      case 'menu':
        this.menu = menu === act.key ? null : act.key;
        return;
      case 'page':
        this.page += act.by;
        return;
      case 'step':
        this.table.dialed.value = act.to;
        return;
      case 'fold':
        return this.fold();
      case 'reveals':
        this.shelved = !this.shelved;
        return;
      case 'inspect':
        return this.options.inspect(act.handle);
      case 'browse':
        return this.options.browse(act.seat, act.zone);
    }
  }

  destroy(): void {
    this.whyNot.shut();
    this.options.hover(null);
  }
}
