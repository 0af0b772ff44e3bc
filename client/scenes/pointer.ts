// Mouse, pen and finger on the canvas: hover, click, right click and long press, in logical units.
import type { Point } from './geometry.ts';
import { fromPage, type Lens } from './lens.ts';

export interface PointerHooks {
  hover(point: Point | null): void;
  click(point: Point): void;
  /** Right click or long press. */
  inspect(point: Point): void;
}

const LONG_PRESS = 480;
/** A finger may shake by so many CSS pixels and still press. */
const STEADY = 12;

/** Listens on the canvas; returns how to stop. */
export function listen(canvas: HTMLCanvasElement, lens: () => Lens, hooks: PointerHooks): () => void {
  let pressed: { readonly x: number; readonly y: number; readonly id: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const at = (event: PointerEvent | MouseEvent): Point => {
    const box = canvas.getBoundingClientRect();
    return fromPage(lens(), { x: event.clientX - box.left, y: event.clientY - box.top });
  };
  const release = (): void => {
    clearTimeout(timer);
    pressed = null;
  };
  const listeners = {
    pointermove(event: PointerEvent) {
      if (pressed !== null && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STEADY)
        clearTimeout(timer);
      if (event.pointerType !== 'touch') hooks.hover(at(event));
    },
    pointerdown(event: PointerEvent) {
      if (event.button !== 0) return;
      pressed = { x: event.clientX, y: event.clientY, id: event.pointerId };
      if (event.pointerType === 'mouse') return;
      const point = at(event);
      timer = setTimeout(() => {
        pressed = null;
        hooks.inspect(point);
      }, LONG_PRESS);
    },
    pointerup(event: PointerEvent) {
      const press = pressed;
      release();
      if (press === null || event.button !== 0) return;
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) <= STEADY) hooks.click(at(event));
    },
    pointercancel: release,
    pointerleave() {
      release();
      hooks.hover(null);
    },
    contextmenu(event: MouseEvent) {
      event.preventDefault();
      if ((event as PointerEvent).pointerType !== 'touch') hooks.inspect(at(event));
    },
  };
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of entries) canvas.addEventListener(type, listener);
  return () => {
    clearTimeout(timer);
    for (const [type, listener] of entries) canvas.removeEventListener(type, listener);
  };
}
