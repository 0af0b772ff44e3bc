// Tests of a stack of declarations and its threads.
import { describe, expect, it } from 'vitest';
import type { TableModel } from '../../shared/kernel/model.ts';
import { linkTo, type StackLink, type StackPlace, stackCards, threadFrom, threadsTo, ticketsOf } from './stack.ts';

const PLACE: StackPlace = {
  ...{ zone: 'waiting', box: { x: 10, y: 100, w: 200, h: 360 }, head: 30 },
  ...{ newest: { w: 60, h: 84 }, older: { w: 40, h: 56 } },
};
const model = (mine: readonly string[], theirs: readonly string[] = []): TableModel => ({
  zones: [{ waiting: [...mine] }, { waiting: [...theirs] }],
  cards: Object.fromEntries([...mine, ...theirs].map((handle) => [handle, { no: `no.${handle}` }])),
  ...{ looks: [], facts: {} },
});
const link = (id: number, more: Partial<StackLink> = {}): StackLink => ({
  id,
  seat: 0,
  card: null,
  no: 'used',
  ...more,
});
const chainOf = (count: number): StackLink[] => Array.from({ length: count }, (_, i) => link(i + 1));

describe('a stack of declarations', () => {
  it('has the newest on top with its line above the card, and stays in its box however many wait', () => {
    for (let count = 1; count <= 12; count++) {
      const tickets = ticketsOf(PLACE, model([]), chainOf(count));
      const tops = tickets.toReversed().map(({ box }) => box);
      expect(tops[0]).toMatchObject({ y: 100, h: 30 + 84 + 16 });
      for (const [i, { y, h }] of tops.entries()) {
        expect(h).toBeGreaterThan(0);
        expect(y + h).toBeLessThan((tops[i + 1]?.y ?? 100 + 360) + 0.01);
      }
      expect(tickets.map(({ newest, head }) => [newest, head])).toEqual(
        tickets.map((_, i) => (i === count - 1 ? [true, 30] : [false, 0])),
      );
    }
  });
  it('holds a card that is still being declared as the newest', () => {
    const tickets = ticketsOf(PLACE, model([], ['fresh']), chainOf(1));
    expect(tickets.map(({ card, no, link }) => [card, no, link?.id])).toEqual([
      [null, 'used', 1],
      ['fresh', 'no.fresh', undefined],
    ]);
  });
  it('shows a card that lies in it, and of any other an image with a key of its own', () => {
    const table = model(['played']);
    table.cards['stands'] = { no: 'no.stands' };
    const links = [link(1, { card: 'stands' }), link(2, { card: 'stands' }), link(3, { card: 'played' })];
    const cards = stackCards('waiting', table, ticketsOf(PLACE, table, links));
    expect(cards.map(({ key, handle, no, nth }) => [key, handle, no, nth])).toEqual([
      ['link.1', 'stands', 'no.stands', 1],
      ['link.2', 'stands', 'no.stands', 2],
      ['played', 'played', 'no.played', 3],
    ]);
  });
  it('has threads from the card where that is to be seen, else from the ticket, and one to an older ticket', () => {
    const [older, newer] = ticketsOf(PLACE, model([]), chainOf(2));
    if (older === undefined || newer === undefined) throw new Error('two tickets');
    const [from, end] = [
      { x: 500, y: 500 },
      { x: 700, y: 300 },
    ];
    expect(threadsTo(newer, from, [end, from]).map(({ key, path }) => [key, path[0], path.at(-1)])).toEqual([
      ['link.2.0', from, end],
      ['link.2.1', from, from],
    ]);
    expect(threadsTo(newer, undefined, [end])[0]?.path[0]).toEqual(threadFrom(newer));
    const { key, tone, path } = linkTo(newer, older);
    expect([key, tone, path.at(-1)?.y]).toEqual(['link.2.link', 'link', older.box.y + older.box.h / 2]);
    // Nothing of it lies on what the tickets say.
    for (const { x } of path) expect(x).toBeGreaterThanOrEqual(older.box.x + older.box.w - 2);
  });
});
