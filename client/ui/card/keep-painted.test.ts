// Tests of keeping a canvas painted.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableLook } from '../../scenes/look.ts';
import { keepPainted } from './keep-painted.ts';

const observed = vi.fn();
beforeEach(() => {
  observed.mockClear();
  vi.stubGlobal('document', { fonts: { addEventListener: vi.fn(), removeEventListener: vi.fn() } });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = observed;
      disconnect = vi.fn();
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const canvas = {} as HTMLCanvasElement;
const look = {} as TableLook;

test('a canvas is watched once its look is there', async () => {
  keepPainted(canvas, Promise.resolve(look), () => undefined);
  await Promise.resolve();
  expect(observed).toHaveBeenCalledExactlyOnceWith(canvas);
});

test('a canvas that has gone before its look came is not watched', async () => {
  keepPainted(canvas, Promise.resolve(look), () => undefined)();
  await Promise.resolve();
  expect(observed).not.toHaveBeenCalled();
});
