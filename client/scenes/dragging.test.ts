// Tests of drag and drop: which question a held card answers, and when it goes back.
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { HeardAsk, ShownAsk } from '../../shared/kernel/view.ts';
import type { LiveTable } from '../table/live-table.ts';
import { Dragging } from './dragging.ts';
import type { LaidCard, TableLook } from './look.ts';

const SLOT = { x: 0, y: 0, w: 100, h: 100 };
const INSIDE = { x: 50, y: 50 };
const card = { key: 'a', handle: 'a', zone: 'hand' } as LaidCard;
const look = {
  drops: () => [{ position: 0, box: SLOT, then: { seat: 0, slot: 'frontLeft' } }],
} as unknown as TableLook;
const play = (id: number): ShownAsk => ({
  id,
  seat: 0,
  why: 'main',
  min: 1,
  max: 1,
  from: [{ action: { do: 'playCharacter', card: 'a' } }],
  cancelable: false,
});
const place = (id: number): ShownAsk => ({
  ...play(id),
  why: 'chooseSlot',
  from: [
    { slot: 'backLeft', seat: 0 },
    { slot: 'frontLeft', seat: 0 },
  ],
});

/** A table whose answers go out while its line is up, and are acknowledged when the test says so. */
function sitDown() {
  const ask = signal<ShownAsk | null>(play(1));
  const sending = signal(false);
  const link = signal('live');
  const asks = signal<readonly HeardAsk[]>([]);
  const picked: [ask: number, position: number][] = [];
  const table = {
    ask,
    asks,
    sending,
    link,
    picks: signal([]),
    model: signal({}),
    pick(position: number) {
      if (ask.value === null || sending.value) return;
      picked.push([ask.value.id, position]);
      sending.value = link.value === 'live';
    },
  } as unknown as LiveTable;
  return { ask, asks, sending, link, picked, dragging: new Dragging(table, 0) };
}
const turnOfMicrotasks = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('a card held by the pointer', () => {
  it('answers with the place where it is dropped, also where its question is told before the answer is acknowledged', async () => {
    const { ask, sending, picked, dragging } = sitDown();
    expect(dragging.grab(card, look, INSIDE)).toBe(true);
    dragging.drop(INSIDE);
    ask.value = place(2);
    dragging.follow();
    expect(picked).toEqual([[1, 0]]);
    sending.value = false;
    dragging.follow();
    await turnOfMicrotasks();
    expect(picked).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(dragging.held).toBeNull();
  });

  it('answers with the card on which it is dropped, where the next question is about cards', async () => {
    const { ask, sending, picked, dragging } = sitDown();
    const onto = { drops: () => [{ position: 0, box: SLOT, then: { card: 'c' } }] } as unknown as TableLook;
    dragging.grab(card, onto, INSIDE);
    dragging.drop(INSIDE);
    sending.value = false;
    ask.value = { ...play(2), why: 'chooseBearer', from: [{ card: 'b' }, { card: 'c' }] };
    dragging.follow();
    await turnOfMicrotasks();
    expect(picked).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  it('answers nothing where several things that it could do share the place: its menu must ask', () => {
    const { picked, dragging } = sitDown();
    const [one] = look.drops({} as never, 0, play(1), []);
    const aside = { x: 200, y: 0, w: 100, h: 100 };
    const shared = { drops: () => [one, { ...one, position: 1 }, { ...one, position: 1, box: aside }] };
    dragging.grab(card, shared as unknown as TableLook, INSIDE);
    expect(dragging.drop(INSIDE)).toBe('menu');
    expect(dragging.held).toBeNull();
    expect(picked).toEqual([]);
    dragging.grab(card, shared as unknown as TableLook, INSIDE);
    expect(dragging.drop({ x: 250, y: 50 })).toBe('answered');
    expect(picked).toEqual([[1, 1]]);
  });

  it('goes back when its question is gone, and answers no other', () => {
    const { ask, picked, dragging } = sitDown();
    dragging.grab(card, look, INSIDE);
    ask.value = play(2);
    dragging.follow();
    expect(dragging.held).toBeNull();
    dragging.drop(INSIDE);
    expect(picked).toEqual([]);
  });

  it('goes back when the line is lost before it is dropped, and is not taken up without one', () => {
    const { link, dragging } = sitDown();
    dragging.grab(card, look, INSIDE);
    link.value = 'dropped';
    dragging.drop(INSIDE);
    expect(dragging.held).toBeNull();
    expect(dragging.grab(card, look, INSIDE)).toBe(false);
  });

  it('goes back once nobody asks about its place and another seat is asked, or the match is over', () => {
    for (const others of [[{ seat: 1, why: 'respond' } as const], []]) {
      const { ask, asks, sending, dragging } = sitDown();
      dragging.grab(card, look, INSIDE);
      dragging.drop(INSIDE);
      sending.value = false;
      ask.value = null;
      dragging.follow();
      expect(dragging.held?.dropped).toBe(true);
      asks.value = others;
      dragging.follow();
      expect(dragging.held).toBeNull();
    }
  });

  it('leaves a question that is not about its place to the player', async () => {
    const { ask, sending, picked, dragging } = sitDown();
    dragging.grab(card, look, INSIDE);
    dragging.drop(INSIDE);
    sending.value = false;
    ask.value = play(2);
    dragging.follow();
    await turnOfMicrotasks();
    expect(picked).toEqual([[1, 0]]);
    expect(dragging.held).toBeNull();
  });
});
