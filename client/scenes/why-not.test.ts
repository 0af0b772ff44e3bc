// Tests of the bubble that says why a card cannot be used.
import { afterEach, expect, test, vi } from 'vitest';
import type { Explanation } from '../../shared/kernel/explain.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { LaidCard } from './look.ts';
import { WhyNot } from './why-not.ts';

const explanation: Explanation = { values: [], obstacles: [{ lacks: 'turn', rule: '5.3' }] };
const card = { handle: 'a', seat: 0 } as LaidCard;
function asking() {
  let reply = (_: Explanation | null): void => undefined;
  const explain = () =>
    new Promise<Explanation | null>((resolve) => {
      reply = resolve;
    });
  const changed = vi.fn();
  const whyNot = new WhyNot({ seat: 0, ask: { value: null }, explain } as unknown as LiveTable, (key) => key, changed);
  const replied = async (): Promise<void> => {
    reply(explanation);
    await Promise.resolve();
  };
  return { whyNot, changed, replied };
}
afterEach(() => {
  vi.useRealTimers();
});

test('the bubble stays a while, and then goes by itself', async () => {
  vi.useFakeTimers();
  const { whyNot, changed, replied } = asking();
  whyNot.ask(card);
  await replied();
  expect([whyNot.bubble?.handle, changed.mock.calls.length]).toEqual(['a', 1]);
  vi.runAllTimers();
  expect([whyNot.bubble, changed.mock.calls.length]).toEqual([null, 2]);
});

test('a reply that comes after it was shut opens nothing and sets no timer', async () => {
  vi.useFakeTimers();
  const { whyNot, changed, replied } = asking();
  whyNot.ask(card);
  whyNot.shut();
  await replied();
  expect([whyNot.bubble, changed.mock.calls.length, vi.getTimerCount()]).toEqual([null, 0, 0]);
});
