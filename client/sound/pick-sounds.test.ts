// What is heard of picking: each step once, and nothing when a new question empties the picks.
import { batch, signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { ShownAsk } from '../../shared/kernel/view.ts';
import type { LiveTable } from '../table/live-table.ts';
import { soundPicks } from './pick-sounds.ts';
import type { SoundId } from './sound-ids.ts';

const question = (id: number, max: number) =>
  ({ id, seat: 0, why: 'hand', from: [{ option: 'a' }, { option: 'b' }], min: 1, max }) as unknown as ShownAsk;

function picking(max: number) {
  const live = {
    ask: signal<ShownAsk | null>(question(1, max)),
    picks: signal<readonly number[]>([]),
    sending: signal(false),
    refusal: signal<LiveTable['refusal']['value']>(null),
  };
  const play = vi.fn<(id: SoundId) => void>();
  const stop = soundPicks(live, play);
  return { ...live, stop, heard: () => play.mock.calls.map(([id]) => id) };
}

test('picks, taking back and confirming are heard', () => {
  const hand = picking(2);
  hand.picks.value = [0];
  hand.picks.value = [0, 1];
  hand.picks.value = [1];
  hand.sending.value = true;
  expect(hand.heard()).toEqual(['pick', 'pick', 'unpick', 'confirm']);
});

test('a pick that answers at once is heard as a pick alone', () => {
  const hand = picking(1);
  hand.picks.value = [1];
  hand.sending.value = true;
  expect(hand.heard()).toEqual(['pick']);
});

test('the next question empties the picks silently', () => {
  const hand = picking(2);
  hand.picks.value = [0];
  batch(() => {
    hand.picks.value = [];
    hand.ask.value = question(2, 2);
  });
  expect(hand.heard()).toEqual(['pick']);
});

test('a refusal is heard once, and nothing after the end', () => {
  const hand = picking(2);
  hand.refusal.value = 'stale';
  hand.sending.value = true;
  hand.stop();
  hand.picks.value = [0];
  expect(hand.heard()).toEqual(['refuse', 'confirm']);
});
