// The player's hands at the table: what lies under the pointer, the open hand, a held card, menus and folds, until a click is an answer.
import type { Handle } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { BoardOptions, LiveTable } from '../table/live-table.ts';
import { Surprise } from '../table/surprise.ts';
import type { Composed } from './compose.ts';
import { Dragging } from './dragging.ts';
import type { OpenFan } from './fan.ts';
import type { Format } from './format.ts';
import type { Point } from './geometry.ts';
import { cardAt, fanAt, isOverButton } from './handling.ts';
import { type HotSpot, topAt } from './hot-spots.ts';
import type { LaidCard, TableLook, Words } from './look.ts';
import type { Act } from './prompt.ts';
import type { Stage } from './stage.ts';
import { WhyNot } from './why-not.ts';

export interface HandsKit {
  readonly table: LiveTable;
  readonly options: BoardOptions;
  readonly stage: Stage;
  readonly bottom: Seat;
  readonly words: Words;
  look(): TableLook;
  format(): Format;
  /** What the last drawing consists of. */
  now(): Composed;
  busy(): boolean;
  settle(): void;
  changed(): void;
  /** Draws what has changed before anything else happens. */
  catchUp(): void;
  /** Another card lies under the pointer. */
  pointed(card: LaidCard | null): void;
}

export class Hands {
  hovered: Handle | null = null;
  fan: OpenFan | null = null;
  /** The prompt is folded away. */
  folded = false;
  /** The last reveals are laid out. */
  shelved = false;
  /** Key of the card whose actions are open. */
  menu: string | null = null;
  page = 0;
  readonly dragging: Dragging;
  readonly whyNot: WhyNot;
  /** A finger has just opened the hand over a card: lifting it is no click yet. */
  private opening = false;
  private asked = -1;
  /** An answer was on its way when that was last looked at. */
  private sent = false;
  /** The buttons of a new question lie where those of the last one lay. */
  private readonly surprise = new Surprise();
  private readonly kit: HandsKit;

  constructor(kit: HandsKit) {
    this.kit = kit;
    this.dragging = new Dragging(kit.table, kit.bottom);
    this.whyNot = new WhyNot(kit.table, kit.words, kit.changed);
  }

  /** The question may be another one, answered or refused. */
  follow(): void {
    const { table, stage } = this.kit;
    const id = table.ask.value?.id ?? -1;
    const sending = table.sending.value;
    this.surprise.follow(table.ask.value?.id ?? null, sending, stage.now);
    const sends = sending && !this.sent;
    this.sent = sending;
    // Who answers has seen enough of what led to the question, wherever on the page the answer was given;
    // what follows from it may be told before the answer is acknowledged, and is to be seen.
    if (sends && this.kit.busy()) this.kit.settle();
    if (id !== this.asked) {
      this.asked = id;
      this.menu = null;
      this.page = 0;
      this.folded = false;
    }
    if (table.refusal.value !== null) this.dragging.refused();
    this.dragging.follow();
  }

  /** Everything lies elsewhere now. */
  release(): void {
    this.letGo();
    this.fan = null;
  }

  /** What a click there means: nothing that a card of the own hand covers. */
  private hotAt(point: Point): HotSpot | undefined {
    const now = this.kit.now();
    const hot = topAt(now.spots, point);
    const over = this.cardAt(point);
    const covers = over !== undefined && now.strips.some(({ card }) => card.key === over.key);
    return hot === undefined || !covers || hot.kind === 'button' || hot.kind === 'tool' || hot.id === `card.${over.key}`
      ? hot
      : undefined;
  }
  private cardAt(point: Point): LaidCard | undefined {
    return cardAt(this.kit.now(), this.fan, point);
  }

  hover(point: Point | null): void {
    if (this.dragging.held?.dropped === false) return;
    const { stage, options } = this.kit;
    stage.canvas.style.cursor = point !== null && this.hotAt(point) !== undefined ? 'pointer' : 'default';
    const before = this.fan;
    const now = this.kit.now();
    // While a card's actions are open, or a button lies over the hand, the hand stays as it is.
    if (this.menu === null && (point === null || !isOverButton(now, point)))
      this.fan = fanAt(now, this.fan, point, this.kit.format());
    const card = point === null ? null : (this.cardAt(point) ?? null);
    const handle = card?.handle ?? null;
    if (handle === this.hovered && this.fan === before) return;
    this.hovered = handle;
    this.kit.pointed(card);
    options.hover(handle);
    this.kit.changed();
  }

  touch(point: Point): void {
    const before = this.fan?.hovered;
    this.hover(point);
    this.opening = this.fan !== null && this.fan.hovered !== before;
  }

  grab(point: Point): boolean {
    if (this.shelved || !this.dragging.grab(this.cardAt(point), this.kit.look(), point)) return false;
    if (this.kit.busy()) this.kit.settle();
    this.menu = null;
    this.whyNot.shut();
    this.fan = null;
    this.hovered = null;
    this.kit.pointed(null);
    this.kit.options.hover(null);
    this.kit.changed();
    return true;
  }

  drag(point: Point): void {
    this.dragging.to(point);
    this.kit.changed();
  }

  drop(point: Point): void {
    const key = this.dragging.held?.key ?? null;
    if (this.dragging.drop(point) === 'menu') this.menu = key;
    this.kit.changed();
  }

  letGo(): boolean {
    const held = this.dragging.letGo();
    if (held) this.kit.changed();
    return held;
  }

  fold(): void {
    this.folded = !this.folded;
    this.kit.changed();
  }

  inspect(point: Point): void {
    const handle = this.cardAt(point)?.handle;
    if (handle != null) this.kit.options.inspect(handle);
  }

  /** A click while something still moves settles at once; it acts only if it then still means the same. */
  click(point: Point, touched: boolean): void {
    // What lies under the pointer may not have been lifted yet; the click means what the player sees there now.
    this.hover(point);
    this.kit.catchUp();
    const meant = this.hotAt(point);
    if (this.kit.busy()) this.kit.settle();
    const hot = this.hotAt(point);
    const menu = this.menu;
    this.menu = null;
    this.whyNot.shut();
    const surprised = hot?.kind === 'button' && !this.surprise.hears(this.kit.stage.now);
    const opened = touched && this.opening && hot?.kind !== 'button';
    if (hot !== undefined && hot.id === meant?.id && !surprised && !opened) this.act(hot.act, menu);
    else if (hot?.kind !== 'card' && !opened) this.whyNot.ask(this.cardAt(point));
    this.kit.changed();
  }

  private act(act: Act, menu: string | null): void {
    const { table, options } = this.kit;
    switch (act.do) {
      case 'pick':
        return table.pick(act.position);
      case 'answer':
        return table.answer(act.positions);
      case 'window':
        return table.window(act.kind, act.mode);
      case 'number':
        return table.number(act.n);
      case 'confirm':
        return table.confirm();
      case 'decline':
        return table.decline();
      case 'cancel':
        return table.cancel();
      case 'menu':
        this.menu = menu === act.key ? null : act.key;
        return;
      case 'page':
        this.page += act.by;
        return;
      case 'step':
        table.dialed.value = act.to;
        return;
      case 'fold':
        return this.fold();
      case 'reveals':
        this.shelved = !this.shelved;
        return;
      case 'inspect':
        return options.inspect(act.handle);
      case 'browse':
        return options.browse(act.seat, act.zone);
    }
  }

  destroy(): void {
    this.whyNot.shut();
    this.kit.options.hover(null);
  }
}
