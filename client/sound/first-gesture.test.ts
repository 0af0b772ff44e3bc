// The first gesture: a pointer or a key, once, and nothing else.
import { expect, test, vi } from 'vitest';
import { onFirstGesture } from './first-gesture.ts';

test.each([['pointerdown'], ['keydown']])('%s is a gesture, and only the first one counts', (kind) => {
  const page = new EventTarget();
  const run = vi.fn();
  onFirstGesture(page, run);
  for (const other of ['pointermove', 'focus', 'visibilitychange', 'load']) page.dispatchEvent(new Event(other));
  expect(run).not.toHaveBeenCalled();
  page.dispatchEvent(new Event(kind));
  page.dispatchEvent(new Event('keydown'));
  page.dispatchEvent(new Event('pointerdown'));
  expect(run).toHaveBeenCalledTimes(1);
});
