// Tests of the chain as a stack of declarations.
import { describe, expect, it } from 'vitest';
import { CELLS } from '../../../shared/games/lycee/card-data.ts';
import { LOW, NARROW, WIDE } from '../../scenes/format.ts';
import { meet } from '../../scenes/geometry.ts';
import { chainCards, ticketsOf } from './chain.ts';
import { linksOf, type ShownLink } from './facts.ts';
import { keptBy } from './kept.ts';
import { cellBox, placesFor, STACKS, stackBox } from './places.ts';
import { ShownTable, someOf, words } from './testing/shown-table.ts';

const FORMATS = [WIDE, NARROW, LOW].map(placesFor);
const wide = placesFor(WIDE);
const chainOf = (count: number): ShownTable => new ShownTable().declare(...Array.from({ length: count }, () => ({})));

describe('chain', () => {
  it('the newest declaration lies uppermost and is the largest', () => {
    for (const places of FORMATS) {
      const tickets = ticketsOf(places, chainOf(3).model);
      expect(tickets.map(({ link }) => link?.id)).toEqual([1, 2, 3]);
      expect(tickets.map(({ newest }) => newest)).toEqual([false, false, true]);
      const tops = tickets.map(({ box }) => box.y);
      expect(tops).toEqual(tops.toSorted((a, b) => b - a));
      expect(tickets[2]?.size.h).toBeGreaterThan(tickets[1]?.size.h ?? 0);
    }
  });
  it('stays in its place however long it grows, its declarations side by side', () => {
    for (const places of FORMATS) {
      for (let count = 1; count <= 9; count++) {
        const boxes = ticketsOf(places, chainOf(count).model).map(({ box }) => box);
        for (const { y, h } of boxes) {
          expect(h).toBeGreaterThan(0);
          expect(y).toBeGreaterThanOrEqual(places.chain.y);
          expect(y + h).toBeLessThanOrEqual(places.chain.y + places.chain.h + 0.01);
        }
        boxes.forEach((box, i) => {
          expect(boxes.slice(i + 1).some((other) => meet(box, other))).toBe(false);
        });
      }
    }
  });
  it('covers neither cells nor piles nor the column of the question', () => {
    for (const places of FORMATS) {
      const { prompt } = places.format;
      const question = { x: prompt.x, y: prompt.top, w: prompt.w, h: prompt.bottom - prompt.top };
      const kept = [true, false].flatMap((own) => [
        ...CELLS.map((cell) => cellBox(places, cell, own)),
        ...STACKS.map((stack) => stackBox(places, stack, own)),
      ]);
      for (const box of [question, places.format.own, places.format.foe, ...kept])
        expect(meet(places.chain, box)).toBe(false);
    }
  });
  it('a card from the hand lies there itself, of what is used on the field an image', () => {
    const table = new ShownTable().stand(0, 'AL').put(1, 'chain', 'event', someOf('event'));
    table.declare({ card: '0AL' }, { seat: 1, card: 'event' });
    expect(chainCards(wide, table.model).map(({ key, handle, seat }) => [key, handle, seat])).toEqual([
      ['link.1', '0AL', 0],
      ['event', 'event', 1],
    ]);
  });
  it('each ticket stands for its own declaration, also where one character has made two', () => {
    const table = new ShownTable().stand(0, 'AL').put(1, 'chain', 'event', someOf('event'));
    table.declare({ card: '0AL' }, { card: '0AL' });
    expect(chainCards(wide, table.model).map(({ handle, nth }) => [handle, nth])).toEqual([
      ['0AL', 1],
      ['0AL', 2],
      ['event', undefined],
    ]);
  });
  it('a card that is still being declared lies uppermost already', () => {
    const table = new ShownTable().declare({ card: '0AL' }).stand(0, 'AL').put(0, 'chain', 'paying');
    const [, last] = ticketsOf(wide, table.model);
    expect([last?.card, last?.link, last?.newest]).toEqual(['paying', null, true]);
  });
  it('a ticket says what is kept for its cost (5.8)', () => {
    const kept = (more: Partial<ShownLink>) =>
      linksOf(new ShownTable().declare(more).model).map((link) => keptBy(link, words));
    expect(kept({})).toEqual(['']);
    expect(kept({ reserved: 2 })).toEqual(['chain.kept chain.kept.hand 2']);
    expect(kept({ reserved: 2, reserves: ['0AL', null], reservesTap: true })).toEqual([
      'chain.kept chain.kept.hand 2 + chain.kept.open 2 + chain.kept.tap',
    ]);
  });
  it('without declarations there is nothing', () => {
    expect(ticketsOf(wide, new ShownTable().model)).toEqual([]);
  });
});
