// The call to a hidden tab: title, icon and bell come with a question and go with it, or when the tab is shown.
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { ShownAsk } from '../../shared/kernel/view.ts';
import { callAttention } from './attention.ts';
import { dotIcon } from './icon-dot.ts';

const question = (id: number) => ({ id, seat: 0, why: 'main', from: [], min: 0, max: 0 }) as unknown as ShownAsk;

function page(hidden: boolean) {
  const listeners = new Set<() => void>();
  const document = {
    hidden,
    title: 'Table AB12 · Playmat',
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  };
  const state = { dots: 0 };
  const ring = vi.fn();
  const ask = signal<ShownAsk | null>(null);
  const stop = callAttention([{ ask }], {
    document: document as unknown as Document,
    words: () => '● Your turn',
    dot: () => {
      state.dots++;
      return () => void state.dots--;
    },
    ring,
  });
  return {
    document,
    state,
    ring,
    ask,
    stop,
    listeners,
    turn(now: boolean) {
      document.hidden = now;
      for (const listener of listeners) listener();
    },
    shows: () => [document.title, state.dots],
  };
}
const CALM = ['Table AB12 · Playmat', 0];
const CALLING = ['● Your turn', 1];

test('a question in a hidden tab calls, and the call ends when the tab is shown', () => {
  const tab = page(true);
  expect(tab.shows()).toEqual(CALM);
  tab.ask.value = question(1);
  expect(tab.shows()).toEqual(CALLING);
  expect(tab.ring).toHaveBeenCalledTimes(1);
  tab.turn(false);
  expect(tab.shows()).toEqual(CALM);
});

test('the call ends when the question is gone, and the next one rings again', () => {
  const tab = page(true);
  tab.ask.value = question(1);
  tab.ask.value = question(2);
  expect(tab.ring).toHaveBeenCalledTimes(1);
  tab.ask.value = null;
  expect(tab.shows()).toEqual(CALM);
  tab.ask.value = question(3);
  expect(tab.shows()).toEqual(CALLING);
  expect(tab.ring).toHaveBeenCalledTimes(2);
});

test('who leaves the tab while being asked sees it in the title, without a bell', () => {
  const tab = page(false);
  tab.ask.value = question(1);
  expect(tab.shows()).toEqual(CALM);
  tab.turn(true);
  expect(tab.shows()).toEqual(CALLING);
  expect(tab.ring).not.toHaveBeenCalled();
});

test('a title that the page took meanwhile stays', () => {
  const tab = page(true);
  tab.ask.value = question(1);
  tab.document.title = 'Playmat';
  tab.turn(false);
  expect(tab.shows()).toEqual(['Playmat', 0]);
});

test('leaving the table ends the call and listens no more', () => {
  const tab = page(true);
  tab.ask.value = question(1);
  tab.stop();
  expect(tab.shows()).toEqual(CALM);
  expect(tab.listeners.size).toBe(0);
  tab.ask.value = null;
  tab.ask.value = question(2);
  expect(tab.shows()).toEqual(CALM);
});

test('the dotted icon replaces the icon once it is drawn, and the icon comes back', () => {
  const link = {
    type: 'image/svg+xml',
    href: './favicon.svg',
    getAttribute: (name: 'href' | 'type') => link[name],
    setAttribute(name: 'href' | 'type', value: string) {
      link[name] = value;
    },
  };
  const ctx = { drawImage: vi.fn(), beginPath: vi.fn(), arc: vi.fn(), fill: vi.fn(), stroke: vi.fn() };
  const canvas = { width: 0, height: 0, getContext: () => ctx, toDataURL: () => 'data:image/png;base64,AA' };
  const document = { querySelector: () => link, createElement: () => canvas } as unknown as Document;
  const images: { onload?: () => void }[] = [];
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '#ffb65c' }));
  vi.stubGlobal(
    'Image',
    class {
      constructor() {
        images.push(this);
      }
    },
  );
  try {
    const undot = dotIcon(document);
    expect(link.href).toBe('./favicon.svg');
    images[0]?.onload?.();
    expect([link.type, link.href]).toEqual(['image/png', 'data:image/png;base64,AA']);
    undot();
    expect([link.type, link.href]).toEqual(['image/svg+xml', './favicon.svg']);
    dotIcon(document)();
    images[1]?.onload?.();
    expect(link.href).toBe('./favicon.svg');
  } finally {
    vi.unstubAllGlobals();
  }
});
