// Tests of where the cards of Lycee lie.
import { describe, expect, it } from 'vitest';
import { ATTACK_ROW, CELLS, ZONES } from '../../../shared/games/lycee/card-data.ts';
import { isSameColumn } from '../../../shared/games/lycee/queries.ts';
import { SEATS } from '../../../shared/kernel/seat.ts';
import { LOW, NARROW, WIDE } from '../../scenes/format.ts';
import { acrossBox, type Box, boundsOf, centreOf, grow, isInBox, meet } from '../../scenes/geometry.ts';
import type { LaidCard } from '../../scenes/look.ts';
import { arrange, home } from './layout.ts';
import { cellAt, cellBox, type Places, partOf, placesFor, removedBox, STACKS, stackBox } from './places.ts';
import { ShownTable, someOf } from './testing/shown-table.ts';

const FORMATS = [WIDE, NARROW, LOW].map(placesFor);
const wide = placesFor(WIDE);
const holds = (box: Box, inner: Box): boolean =>
  isInBox(inner, grow(box, 0.01)) && isInBox({ x: inner.x + inner.w, y: inner.y + inner.h }, grow(box, 0.01));
const laid = (places: Places, table: ShownTable): readonly LaidCard[] => arrange(places, table.model, 0).cards;

/** Characters, items and areas everywhere. */
function crowded(state: 'ready' | 'acted'): ShownTable {
  const table = new ShownTable().full({ state });
  for (const seat of SEATS) {
    for (const cell of CELLS)
      table
        .put(seat, `area${cell}`, `area${seat}${cell}`, someOf('area'))
        .put(seat, `item${cell}`, `item${seat}${cell}`, someOf('item'));
  }
  return table;
}

describe('layout of Lycee', () => {
  it('columns are the same for both players: what one calls left, the other calls right', () => {
    for (const places of FORMATS) {
      for (const mine of CELLS) {
        for (const theirs of CELLS) {
          const aligned = cellAt(places, mine, true).x === cellAt(places, theirs, false).x;
          expect(aligned).toBe(isSameColumn({ seat: 0, cell: mine }, { seat: 1, cell: theirs }));
        }
      }
    }
  });
  it('the attack rows face each other across the border', () => {
    const middle = WIDE.middle.y;
    const gap = (cell: (typeof CELLS)[number], own: boolean) => Math.abs(cellAt(wide, cell, own).y - middle);
    for (const own of [true, false]) for (const cell of ATTACK_ROW) expect(gap(cell, own)).toBeLessThan(gap('DC', own));
  });
  it('an acted character turns a quarter, as its controller sees it', () => {
    const { cards } = arrange(wide, new ShownTable().full({ state: 'acted' }).model, 0);
    const angle = (key: string) => cards.find((card) => card.key === key)?.pose.angle;
    expect([angle('0AC'), angle('1AC')]).toEqual([90, 270]);
  });
  it('no cell reaches into another, whether its character is ready or acted', () => {
    for (const places of FORMATS) {
      for (const state of ['ready', 'acted'] as const) {
        for (const { seat, zone, pose } of laid(places, crowded(state))) {
          const part = partOf(zone);
          if (part === undefined) continue;
          expect(holds(cellBox(places, part.cell, seat === 0), boundsOf(pose)), `${zone} ${state}`).toBe(true);
        }
      }
      const cells = [true, false].flatMap((own) => CELLS.map((cell) => cellBox(places, cell, own)));
      cells.forEach((cell, i) => {
        expect(cells.slice(i + 1).some((other) => meet(cell, other))).toBe(false);
      });
    }
  });
  it('cells and piles lie on the mats, and neither on the other', () => {
    for (const places of FORMATS) {
      const { mat, middle } = places.format;
      for (const own of [true, false]) {
        const side = own ? mat : acrossBox(middle, mat);
        const cells = CELLS.map((cell) => cellBox(places, cell, own));
        const stacks = STACKS.map((stack) => stackBox(places, stack, own));
        for (const box of [...cells, ...stacks]) expect(holds(side, box)).toBe(true);
        for (const stack of stacks) expect(cells.some((cell) => meet(cell, stack))).toBe(false);
      }
    }
  });
  it('the name of an item shows above its character and that of an area below, also when it has acted', () => {
    for (const places of FORMATS) {
      for (const state of ['ready', 'acted'] as const) {
        const bounds = (key: string): Box => {
          const card = laid(places, crowded(state)).find((one) => one.key === key);
          return boundsOf(card?.pose ?? { x: 0, y: 0, w: 0, h: 0, angle: 0 });
        };
        const [character, item, area] = [bounds('0DC'), bounds('item0DC'), bounds('area0DC')];
        expect(character.y - item.y).toBeGreaterThanOrEqual(places.above);
        expect(area.y + area.h - character.y - character.h).toBeGreaterThanOrEqual(places.below);
      }
    }
  });
  it('deck and dust box lie at the right of their owner, the dust box nearest', () => {
    for (const places of FORMATS) {
      const [deck, dustBox] = [places.stacks.deck, places.stacks.dustBox];
      expect(Math.min(deck.x, dustBox.x)).toBeGreaterThan(places.cells.AR.x + places.cell.w / 2);
      expect(dustBox.y).toBeGreaterThanOrEqual(deck.y + deck.h);
    }
  });
  it('the number of a deck is there down to the last card, and warns when it is low', () => {
    const table = new ShownTable();
    table.model.zones[0]['deck'] = 41;
    table.model.zones[1]['deck'] = 0;
    const counts = arrange(wide, table.model, 0).texts.filter(({ key }) => key.endsWith('count.deck'));
    expect(counts.map(({ text, style }) => [text, style])).toEqual([
      ['41', 'life'],
      ['0', 'lifeLow'],
    ]);
  });
  it('what is out of the game stays in the plate of its player, however much it is', () => {
    for (const places of FORMATS) {
      for (const count of [1, 5, 60]) {
        const table = new ShownTable();
        for (let i = 0; i < count; i++) table.put(0, 'outOfGame', `0.${i}`).put(1, 'outOfGame', `1.${i}`);
        for (const { seat, zone, pose } of laid(places, table)) {
          if (zone === 'outOfGame') expect(holds(removedBox(places, seat === 0), boundsOf(pose))).toBe(true);
        }
      }
    }
  });
  it('every drawn card and text has a key of its own', () => {
    const table = crowded('ready').declare({ card: '0AL' }, { card: 'event' }).put(0, 'chain', 'event');
    const { cards, texts } = arrange(wide, table.model, 0);
    expect(new Set(cards.map(({ key }) => key)).size).toBe(cards.length);
    expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length);
  });
  it('what is not drawn would lie where the cards of its zone lie', () => {
    for (const places of FORMATS) {
      for (const zone of ZONES.filter((one) => one !== 'hand' && one !== 'chain' && one !== 'outOfGame')) {
        for (const seat of SEATS) {
          const table = new ShownTable();
          table.model.zones[seat][zone] = [];
          const [card] = laid(places, table.put(seat, zone, 'only')).filter(({ key }) => key === 'only');
          const { x, y, w, h, angle } = home(places, seat, zone, 0);
          expect(card?.pose).toMatchObject({ x, y, w, h, angle });
        }
      }
    }
  });
  it('the middle of a cell is that of its character', () => {
    for (const places of FORMATS) {
      for (const own of [true, false]) {
        for (const cell of CELLS) {
          const at = cellAt(places, cell, own);
          expect(Math.abs(centreOf(cellBox(places, cell, own)).y - at.y)).toBeLessThan(2);
          expect(centreOf(cellBox(places, cell, own)).x).toBe(at.x);
        }
      }
    }
  });
});
