// Mouse, pen and finger on the canvas: hover, click, drag, right click and long press, in logical units.
import type { Point } from './geometry.ts';
import { fromPage, type Lens } from './lens.ts';

export interface PointerHooks {
  hover(point: Point | null): void;
  /** A finger touched the canvas here. */
  touch(point: Point): void;
  click(point: Point, touched: boolean): void;
  /** Takes up what was pressed there; false where nothing can be dragged. */
  grab(point: Point): boolean;
  drag(point: Point): void;
  drop(point: Point): void;
  /** Lets go of what is dragged; false if nothing is. */
  letGo(): boolean;
  /** Right click or long press. */
  inspect(point: Point): void;
}

const LONG_PRESS = 480;
/** A finger may shake by so many CSS pixels and still press; a mouse by fewer. */
const STEADY = { touch: 12, mouse: 7 } as const;

interface Press {
  /** The finger, pen or mouse that presses; others are not heard until it is lifted. */
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly point: Point;
  readonly touched: boolean;
  what: 'press' | 'drag' | 'slide';
}

/** Listens on the canvas; returns how to stop. */
export function listen(canvas: HTMLCanvasElement, lens: () => Lens, hooks: PointerHooks): () => void {
  let press: Press | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const at = (event: PointerEvent | MouseEvent): Point => {
    const box = canvas.getBoundingClientRect();
    return fromPage(lens(), { x: event.clientX - box.left, y: event.clientY - box.top });
  };
  const release = (): void => {
    clearTimeout(timer);
    press = null;
  };
  /** What a press becomes once it has moved; a finger that slides sideways leafs through what lies there. */
  const moved = (event: PointerEvent, held: Press): Press['what'] => {
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (held.what !== 'press' || Math.hypot(dx, dy) <= STEADY[held.touched ? 'touch' : 'mouse']) return held.what;
    clearTimeout(timer);
    if (held.touched && Math.abs(dx) > Math.abs(dy)) return 'slide';
    return hooks.grab(held.point) ? 'drag' : 'slide';
  };
  const listeners = {
    pointermove(event: PointerEvent) {
      if (press === null) {
        if (event.pointerType !== 'touch') hooks.hover(at(event));
        return;
      }
      if (event.pointerId !== press.id) return;
      press.what = moved(event, press);
      if (press.what === 'drag') hooks.drag(at(event));
      else hooks.hover(at(event));
    },
    pointerdown(event: PointerEvent) {
      if (event.button !== 0 || press !== null) return;
      const touched = event.pointerType !== 'mouse';
      const point = at(event);
      press = { id: event.pointerId, x: event.clientX, y: event.clientY, point, touched, what: 'press' };
      canvas.setPointerCapture(event.pointerId);
      if (!touched) return;
      hooks.touch(point);
      timer = setTimeout(() => {
        press = null;
        hooks.inspect(point);
      }, LONG_PRESS);
    },
    pointerup(event: PointerEvent) {
      const held = press;
      if (held === null || event.pointerId !== held.id || event.button !== 0) return;
      release();
      if (held.what === 'drag') hooks.drop(at(event));
      else if (held.what === 'press') hooks.click(at(event), held.touched);
    },
    pointercancel(event: PointerEvent) {
      if (press !== null && event.pointerId !== press.id) return;
      release();
      hooks.letGo();
    },
    pointerleave(event: PointerEvent) {
      // A finger that is lifted leaves too, but what it opened stays open.
      if (press === null && event.pointerType !== 'touch') hooks.hover(null);
    },
    contextmenu(event: MouseEvent) {
      event.preventDefault();
      release();
      if (!hooks.letGo() && (event as PointerEvent).pointerType !== 'touch') hooks.inspect(at(event));
    },
  };
  // Before the page's keys, for which Esc means to take something back.
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !hooks.letGo()) return;
    release();
    event.preventDefault();
  };
  document.addEventListener('keydown', onEscape, true);
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of entries) canvas.addEventListener(type, listener);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', onEscape, true);
    for (const [type, listener] of entries) canvas.removeEventListener(type, listener);
  };
}
