// Tests of the keyboard at a table.
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToFold } from '../../scenes/fold-key.ts';
import { listenToKeys } from './keys.ts';
import type { TableDesk } from './table-context.ts';

// The settings ask the page what it is like; here is none.
vi.mock('../settings.ts', () => ({ VIEWS: ['board', 'list'] }));

let press: (key: string, more?: Partial<KeyboardEvent>) => void;
beforeEach(() => {
  const heard = new Set<(event: KeyboardEvent) => void>();
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: (event: KeyboardEvent) => void) => heard.add(listener),
    removeEventListener: (_: string, listener: (event: KeyboardEvent) => void) => heard.delete(listener),
  });
  press = (key, more = {}) => {
    const event = { key, target: null, preventDefault: () => undefined, ...more } as KeyboardEvent;
    for (const listener of heard) listener(event);
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function table(keyed = true) {
  const ask = signal<{ id: number } | null>({ id: 1 });
  const sending = signal(false);
  const said: string[] = [];
  const live = {
    ask,
    sending,
    pick: (position: number) => said.push(`pick ${position}`),
    confirm: () => said.push('confirm'),
    decline: () => said.push('decline'),
    cancel: () => said.push('cancel'),
    faceOf: () => ({ no: 'x' }),
  };
  const desk = { live, opened: signal(null), hovered: signal(null), logOpen: signal(false), keyed: signal(keyed) };
  return { desk: desk as unknown as TableDesk, ask, sending, said };
}
const ANSWERS = ['1', 'Enter', ' ', 'p'];
const answers = (): void => {
  for (const key of ANSWERS) press(key);
};

test('digits, Enter, Space and P answer the open question', () => {
  const { desk, said } = table();
  const stop = listenToKeys(desk);
  answers();
  expect(said).toEqual(['pick 0', 'confirm', 'decline', 'decline']);
  stop();
  answers();
  expect(said).toHaveLength(4);
});

test('they do not answer a question that has only just replaced another one', () => {
  let now = 0;
  const { desk, ask, said } = table();
  listenToKeys(desk, () => now);
  ask.value = { id: 2 };
  now = 300;
  answers();
  press('Escape');
  expect(said).toEqual(['cancel']);
  now = 400;
  answers();
  expect(said).toHaveLength(5);
});

test('two quick presses pass one question', () => {
  const { desk, ask, sending, said } = table();
  listenToKeys(desk, () => 0);
  press('p');
  sending.value = true;
  ask.value = { id: 2 };
  sending.value = false;
  press('p');
  expect(said).toEqual(['decline']);
});

test('a key that is held down answers once', () => {
  const { desk, said } = table();
  listenToKeys(desk);
  press('p');
  press('p', { repeat: true });
  expect(said).toEqual(['decline']);
});

test('a ticked box takes only the keys that a button takes', () => {
  const { desk, said } = table();
  listenToKeys(desk);
  const box = Object.assign(new HTMLElement(), {
    closest: (selector: string) => (selector.split(', ').includes('input[type=checkbox]') ? box : null),
  });
  press(' ', { target: box });
  expect(said).toEqual([]);
  press('1', { target: box });
  expect(said).toEqual(['pick 0']);
});

test('of two tables side by side the one that has the keys is answered and folded', () => {
  const [mine, other] = [table(true), table(false)];
  const folded: string[] = [];
  listenToKeys(mine.desk);
  listenToKeys(other.desk);
  listenToFold(() => folded.push('mine'), mine.desk.keyed);
  listenToFold(() => folded.push('other'), other.desk.keyed);
  press('p');
  press('f');
  expect([mine.said, other.said, folded]).toEqual([['decline'], [], ['mine']]);
  other.desk.hovered.value = 'a';
  press('i');
  expect(other.desk.opened.value).toEqual({ what: 'card', no: 'x', handle: 'a' });
});
