// A room stays joined over lost sockets, and stops where trying again does not help.
import { expect, test, vi } from 'vitest';
import { CLOSE } from '../../shared/protocol/messages.ts';
import { keepJoined, type RawRoom } from './table-room.ts';

interface Fake {
  readonly room: RawRoom;
  leave(code: number): void;
  patch(): void;
}
function fake(seq: number): Fake {
  const leave: ((code: number) => void)[] = [];
  const patch: (() => void)[] = [];
  const room = {
    state: { seq, status: '{}' },
    reconnection: {},
    connection: { close: vi.fn() },
    request: () => Promise.resolve({ ok: true }),
    onStateChange: (listener: () => void) => patch.push(listener),
    onDrop: () => undefined,
    onReconnect: () => undefined,
    onMessage: () => undefined,
    onLeave: (listener: (code: number) => void) => leave.push(listener),
  };
  return {
    room: room as unknown as RawRoom,
    leave: (code) => leave.forEach((listener) => void listener(code)),
    patch: () => patch.forEach((listener) => void listener()),
  };
}
const noWait = (): Promise<void> => Promise.resolve();

test('after the socket is given up the room is joined anew, and its listeners hear the new one', async () => {
  const [first, second] = [fake(1), fake(7)];
  const join = vi
    .fn()
    .mockResolvedValueOnce({ ok: false, code: 0 })
    .mockResolvedValueOnce({ ok: true, room: second.room });
  const kept = keepJoined(first.room, join, noWait);
  const [dropped, back, patched] = [vi.fn(), vi.fn(), vi.fn()];
  kept.onDrop(dropped);
  kept.onReconnect(back);
  kept.onState(patched);
  first.leave(1006);
  await vi.waitFor(() => expect(back).toHaveBeenCalledTimes(1));
  expect(dropped).toHaveBeenCalledTimes(1);
  expect(join).toHaveBeenCalledTimes(2);
  expect(kept.state?.seq).toBe(7);
  second.patch();
  expect(patched).toHaveBeenCalledTimes(1);
});

test('a seat taken over by a newer window is not fought for', () => {
  const first = fake(1);
  const join = vi.fn();
  const kept = keepJoined(first.room, join, noWait);
  const closed = vi.fn();
  kept.onClose(closed);
  first.leave(CLOSE.replaced);
  expect(closed).toHaveBeenCalledWith(CLOSE.replaced);
  expect(join).not.toHaveBeenCalled();
});

test('a table that is gone when the page comes back ends the trying', async () => {
  const first = fake(1);
  const join = vi.fn().mockResolvedValue({ ok: false, code: CLOSE.unknown });
  const kept = keepJoined(first.room, join, noWait);
  const closed = vi.fn();
  kept.onClose(closed);
  first.leave(1001);
  await vi.waitFor(() => expect(closed).toHaveBeenCalledWith(CLOSE.unknown));
});
