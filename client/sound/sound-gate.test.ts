// The gate before all sounds: mute, hidden tab, lateness, repeats, and what happens when sound fails.
import { expect, test, vi } from 'vitest';
import { LATE_MS, REPEAT_MS, type SoundPlayer, soundGate } from './sound-gate.ts';

function world(muted = false) {
  const state = { now: 1000, hidden: false, muted };
  const later: { due: number; run: () => void }[] = [];
  const heard = vi.fn<SoundPlayer['play']>();
  let loaded: { resolve(player: SoundPlayer): void; reject(why: Error): void } | undefined;
  const load = vi.fn(
    () =>
      new Promise<SoundPlayer>((resolve, reject) => {
        loaded = { resolve, reject };
      }),
  );
  const failed = vi.fn();
  const gate = soundGate({
    now: () => state.now,
    hidden: () => state.hidden,
    muted: () => state.muted,
    later: (run, ms) => void later.push({ due: state.now + ms, run }),
    load,
    failed,
  });
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  return {
    state,
    gate,
    load,
    heard,
    failed,
    async ready() {
      loaded?.resolve({ play: heard });
      await settle();
    },
    async broken() {
      loaded?.reject(new Error('no audio'));
      await settle();
    },
    pass(ms: number) {
      state.now += ms;
      for (const { due, run } of later.splice(0)) {
        if (due <= state.now) run();
        else later.push({ due, run });
      }
    },
  };
}
async function opened() {
  const all = world();
  await all.ready();
  return all;
}
const ids = ({ heard }: ReturnType<typeof world>) => heard.mock.calls.map(([id]) => id);

test('what is played while the sounds load is heard if it is still fresh', async () => {
  const all = world();
  all.gate.play('draw');
  all.pass(LATE_MS + 1);
  all.gate.play('place');
  await all.ready();
  expect(ids(all)).toEqual(['place']);
});

test('muted, nothing is heard or even loaded; the first sound afterwards loads', async () => {
  const all = world(true);
  all.gate.play('pick');
  expect(all.load).not.toHaveBeenCalled();
  all.state.muted = false;
  all.gate.play('confirm');
  expect(all.load).toHaveBeenCalledTimes(1);
  await all.ready();
  expect(ids(all)).toEqual(['confirm']);
});

test('the same sound is heard once in a while, another one beside it', async () => {
  const all = await opened();
  all.gate.play('draw');
  all.pass(REPEAT_MS - 1);
  all.gate.play('draw');
  all.gate.play('slide');
  all.pass(1);
  all.gate.play('draw');
  expect(ids(all)).toEqual(['draw', 'slide', 'draw']);
});

test('in a hidden tab only the call is heard', async () => {
  const all = await opened();
  all.state.hidden = true;
  all.gate.play('impact');
  all.gate.play('notify');
  expect(ids(all)).toEqual(['notify']);
});

test('a sound waits until it is due, and is dropped when its time is long past or the tab was hidden meanwhile', async () => {
  const all = await opened();
  all.gate.play('impact', { at: all.state.now + 200 });
  all.gate.play('thud', { at: all.state.now - LATE_MS - 1 });
  expect(ids(all)).toEqual([]);
  all.pass(200);
  expect(ids(all)).toEqual(['impact']);
  all.gate.play('ticks', { at: all.state.now + 100 });
  all.gate.play('place', { at: all.state.now + 100 });
  all.pass(100 + LATE_MS + 1);
  all.gate.play('turn', { at: all.state.now + 100 });
  all.state.hidden = true;
  all.pass(100);
  expect(ids(all)).toEqual(['impact']);
});

test('the other seat is softer and to the left, and what a sound asks for itself counts too', async () => {
  const all = await opened();
  all.gate.play('draw', { across: true, volume: 0.5 });
  all.gate.play('place', { across: true, pan: 0.4, rate: 1.1 });
  expect(all.heard.mock.calls[0]?.[1]).toEqual({ volume: 0.36, pan: -0.22 });
  expect(all.heard.mock.calls[1]?.[1]).toEqual({ volume: 0.72, pan: 0.4, rate: 1.1 });
});

test('sounds that cannot be loaded or played are told once and then quiet', async () => {
  const broken = world();
  broken.gate.play('draw');
  await broken.broken();
  broken.gate.play('draw');
  expect(broken.load).toHaveBeenCalledTimes(1);
  expect(broken.failed).toHaveBeenCalledTimes(1);

  const throwing = await opened();
  throwing.heard.mockImplementation(() => {
    throw new Error('no device');
  });
  throwing.gate.play('draw');
  throwing.gate.play('slide');
  expect(throwing.heard).toHaveBeenCalledTimes(1);
  expect(throwing.failed).toHaveBeenCalledTimes(1);
});

test('what was cut before it was due is not heard, what has begun is left to end', async () => {
  const all = await opened();
  let cut = false;
  const how = { isCut: () => cut };
  all.gate.play('lunge', how);
  all.gate.play('impact', { ...how, at: all.state.now + 200 });
  cut = true;
  all.pass(250);
  expect(ids(all)).toEqual(['lunge']);
});

test('what was cut while the sounds load is not heard', async () => {
  const all = world();
  all.gate.play('lunge', { isCut: () => true });
  await all.ready();
  expect(ids(all)).toEqual([]);
});
