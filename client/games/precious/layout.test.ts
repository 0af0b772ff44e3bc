// Tests of where the cards of Precious Memories lie.
import { describe, expect, it } from 'vitest';
import { AREAS, ZONES } from '../../../shared/games/precious/card-data.ts';
import { SEATS } from '../../../shared/kernel/seat.ts';
import { LOW, NARROW, WIDE } from '../../scenes/format.ts';
import { acrossBox, type Box, boundsOf, grow, isInBox, meet } from '../../scenes/geometry.ts';
import type { LaidCard } from '../../scenes/look.ts';
import { captionBox } from './captions.ts';
import { lanesOf } from './lanes.ts';
import { arrange, home } from './layout.ts';
import { type Places, placesFor, rowBox, SOCKETS, STACKS, socketAt, stackBox } from './places.ts';
import { standingOf } from './standing.ts';
import { characterOf, ShownTable, someOf } from './testing/shown-table.ts';
import { ticketsOf } from './tickets.ts';

const FORMATS = [WIDE, NARROW, LOW].map(placesFor);
const wide = placesFor(WIDE);
const holds = (box: Box, inner: Box): boolean =>
  isInBox(inner, grow(box, 0.01)) && isInBox({ x: inner.x + inner.w, y: inner.y + inner.h }, grow(box, 0.01));
const laid = (places: Places, table: ShownTable): readonly LaidCard[] => arrange(places, table.model, 0).cards;
const apart = (boxes: readonly Box[]): boolean =>
  boxes.every((one, i) => boxes.slice(i + 1).every((other) => !meet(one, grow(other, -0.01))));
const keyed = (cards: readonly LaidCard[], key: string): LaidCard => cards.find((card) => card.key === key) as LaidCard;
const boundsIn = (cards: readonly LaidCard[], key: string): Box => boundsOf(keyed(cards, key).pose);

const crowded = (state: 'active' | 'resting'): ShownTable => {
  const table = new ShownTable();
  for (const seat of SEATS) table.row(seat, 5, { state }).row(seat, 7, { state }, 'supportArea').points(seat, 7, 3);
  return table;
};

describe('layout of Precious Memories', () => {
  it('five characters stand apart, resting or not, and so do seven in the support area', () => {
    for (const places of FORMATS) {
      for (const state of ['active', 'resting'] as const) {
        const onField = laid(places, crowded(state)).filter(({ zone }) => AREAS.some((area) => area === zone));
        expect(onField).toHaveLength(24);
        expect(apart(onField.map(({ pose }) => boundsOf(pose))), state).toBe(true);
        for (const { seat, zone, pose } of onField)
          expect(holds(rowBox(places, zone as 'mainArea', seat === 0), boundsOf(pose)), zone).toBe(true);
      }
    }
  });
  it('the main row is nearer to the border than the support row, and its cards are larger', () => {
    for (const places of FORMATS) {
      const { mainArea, supportArea, pointArea } = places.rows;
      expect([mainArea.y, supportArea.y, pointArea.y]).toEqual(
        [mainArea.y, supportArea.y, pointArea.y].toSorted((a, b) => a - b),
      );
      expect(mainArea.card.h).toBeGreaterThan(supportArea.card.h);
    }
  });
  it('rows, piles, tickets and the plate of priority lie on the mats and apart from each other', () => {
    for (const places of FORMATS) {
      const { mat, middle } = places.format;
      for (const own of [true, false]) {
        const side = own ? mat : acrossBox(middle, mat);
        const boxes = [
          ...(['mainArea', 'supportArea', 'pointArea'] as const).map((zone) => rowBox(places, zone, own)),
          ...STACKS.map((stack) => stackBox(places, stack, own)),
          own ? places.tickets : places.priority,
        ];
        for (const box of boxes) expect(holds(side, box)).toBe(true);
        expect(apart(boxes)).toBe(true);
      }
    }
  });
  it('more than fit stay in their row, closer together', () => {
    const table = new ShownTable().row(0, 16, { state: 'resting' }, 'supportArea').points(0, 12, 4);
    for (const places of FORMATS) {
      for (const { zone, pose } of laid(places, table)) {
        if (zone === 'supportArea') expect(holds(rowBox(places, zone, true), boundsOf(pose))).toBe(true);
        if (zone === 'pointArea') expect(holds(places.strip, boundsOf(pose))).toBe(true);
      }
    }
  });
  it('in a support area of ten those that rest are smaller, and cover nobody beside them', () => {
    for (const places of FORMATS) {
      const table = new ShownTable().row(0, 5, {}, 'supportArea').row(1, 10, { state: 'resting' }, 'supportArea');
      for (let i = 0; i < 5; i++) table.stand(0, `rests${i}`, { state: 'resting' }, 'supportArea');
      const cards = laid(places, table);
      for (const seat of SEATS) {
        const row = cards.filter((card) => card.seat === seat && card.zone === 'supportArea');
        expect(row).toHaveLength(10);
        expect(apart(row.map(({ pose }) => boundsOf(pose)))).toBe(true);
      }
      expect(keyed(cards, 'rests0').pose.w).toBeLessThan(keyed(cards, '0s0').pose.w);
    }
  });
  it('each of seven points lies in a socket of its own, and one that is used shows its back', () => {
    const cards = laid(wide, new ShownTable().points(0, 7, 2).points(1, 3, 1));
    for (let i = 0; i < SOCKETS; i++) expect(keyed(cards, `0p${i}`).pose).toMatchObject(socketAt(wide, i, true));
    expect(keyed(cards, '1p2').pose).toMatchObject(socketAt(wide, 2, false));
    const backs = cards.filter(({ zone, no }) => zone === 'pointArea' && no === null).map(({ key }) => key);
    expect(backs).toEqual(['0p0', '0p1', '1p0']);
    for (const { handle, key } of cards.filter(({ zone }) => zone === 'pointArea')) expect(handle).toBe(key);
  });
  it('support cards look out from under their bearer, also on the other side', () => {
    const table = new ShownTable().row(0, 3).row(1, 2, {}, 'supportArea');
    table.set(0, 'first', '0m1').set(0, 'second', '0m1').set(0, 'theirs', '1s0');
    for (const places of FORMATS) {
      const cards = laid(places, table);
      const bearer = keyed(cards, '0m1').pose;
      const [first, second] = [keyed(cards, 'first').pose, keyed(cards, 'second').pose];
      expect(first.x).toBe(bearer.x);
      expect([second.y, first.y, bearer.y]).toEqual([second.y, first.y, bearer.y].toSorted((a, b) => a - b));
      expect([second.z, first.z, bearer.z]).toEqual([second.z, first.z, bearer.z].toSorted((a, b) => a - b));
      expect(second.y).toBeGreaterThanOrEqual(bearer.y - places.rows.mainArea.above);
      // Turned with the side of its bearer.
      expect(keyed(cards, 'theirs').pose).toMatchObject({ x: keyed(cards, '1s0').pose.x, angle: 180 });
      expect(keyed(cards, 'theirs').pose.y).toBeGreaterThan(keyed(cards, '1s0').pose.y);
    }
  });
  it('one that rests by its own text is turned under an active bearer', () => {
    const table = new ShownTable().row(0, 1).set(0, 'first', '0m0');
    table.model.cards['first'] = { no: someOf('support'), state: 'resting' };
    const cards = laid(wide, table);
    expect([keyed(cards, 'first').pose.angle, keyed(cards, '0m0').pose.angle]).toEqual([90, 0]);
    expect(boundsIn(cards, 'first').w).toBeGreaterThan(boundsIn(cards, '0m0').w);
  });
  it('one whose bearer is not told yet waits at home', () => {
    const table = new ShownTable().put(0, 'set', 'waits', someOf('support'));
    expect(keyed(laid(wide, table), 'waits').pose).toEqual(home(wide, 0, 'set', 0));
  });
  it('every drawn card and text has a key of its own', () => {
    const table = crowded('active').set(0, 'tied', '0m0').put(0, 'play', 'event', someOf('event'));
    table.declare({ kind: 'text', card: '0m0', no: characterOf() }, { card: 'event' });
    const { cards, texts } = arrange(wide, table.model, 0);
    expect(new Set(cards.map(({ key }) => key)).size).toBe(cards.length);
    expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length);
  });
  it('what is not drawn would lie where the first card of its zone lies', () => {
    for (const places of FORMATS) {
      for (const zone of ZONES.filter((one) => !['hand', 'play', 'set'].includes(one))) {
        for (const seat of SEATS) {
          const table = new ShownTable();
          table.model.zones[seat][zone] = [];
          const { x, y, w, h, angle } = home(places, seat, zone, 0);
          expect(keyed(laid(places, table.put(seat, zone, 'only')), 'only').pose, zone).toMatchObject({
            x,
            y,
            w,
            h,
            angle,
          });
        }
      }
    }
  });
  it('the number of a deck warns when it is low', () => {
    const table = new ShownTable();
    table.model.zones[1]['deck'] = 9;
    const counts = arrange(wide, table.model, 0).texts.filter(({ key }) => key.endsWith('count.deck'));
    expect(counts.map(({ text, style }) => [text, style])).toEqual([
      ['30', 'life'],
      ['9', 'lifeLow'],
    ]);
  });
  it('the name of an area stands in its row', () => {
    for (const places of FORMATS)
      for (const area of AREAS) expect(holds(rowBox(places, area, true), captionBox(places, area))).toBe(true);
  });
});

describe('lanes of an approach', () => {
  it('at rest a row stands on mounts around the middle, the outermost at the left of its owner last', () => {
    const rows = [0, 1, 2, 3, 4, 5].map((count) => lanesOf(new ShownTable().row(0, count).model, 0));
    expect(rows).toEqual([[], [0], [0, 1], [-1, 0, 1], [-1, 0, 1, 2], [-2, -1, 0, 1, 2]]);
  });
  it('the row of an approacher stays where it is', () => {
    for (let count = 1; count <= 5; count++) {
      const table = new ShownTable().row(0, count).row(1, 2);
      const before = lanesOf(table.model, 0);
      for (let i = 0; i < count; i++) expect(lanesOf(table.approach(`0m${i}`, '1m0').model, 0)).toEqual(before);
    }
  });
  it('whoever has gone to the support area steps forward no more', () => {
    const { model } = new ShownTable().row(0, 1).row(1, 1, {}, 'supportArea').approach('0m0', '1s0');
    expect(standingOf(wide, model, 0, '0m0')?.forward).toBe(true);
    expect(standingOf(wide, model, 0, '1s0')?.forward).toBe(false);
  });
  it('whoever interferes stands across from the approacher, however many stand on both sides', () => {
    for (let mine = 1; mine <= 5; mine++) {
      for (let theirs = 1; theirs <= 5; theirs++) {
        for (let i = 0; i < mine; i++) {
          for (let j = 0; j < theirs; j++) {
            const { model } = new ShownTable().row(0, mine).row(1, theirs).approach(`0m${i}`, `1m${j}`);
            const [a, b] = [standingOf(wide, model, 0, `0m${i}`), standingOf(wide, model, 0, `1m${j}`)];
            expect(a?.x).toBe(b?.x);
            for (const seat of SEATS) {
              const lanes = lanesOf(model, seat);
              expect(new Set(lanes).size).toBe(lanes.length);
              for (const lane of lanes) expect(Math.abs(lane)).toBeLessThanOrEqual(2);
            }
          }
        }
      }
    }
  });
  it('both step forward without crossing the border while they rest, and touch nobody beside them', () => {
    for (const places of FORMATS) {
      const table = new ShownTable().row(0, 5, { state: 'resting' }).row(1, 5, { state: 'resting' });
      const cards = laid(places, table.approach('0m3', '1m0'));
      const [a, b] = [boundsIn(cards, '0m3'), boundsIn(cards, '1m0')];
      expect(a.y).toBeGreaterThan(places.format.middle.y);
      expect(b.y + b.h).toBeLessThan(places.format.middle.y);
      expect(a.y).toBeLessThan(boundsIn(cards, '0m2').y);
      expect(apart(cards.filter(({ zone }) => zone === 'mainArea').map(({ pose }) => boundsOf(pose)))).toBe(true);
    }
  });
  it('nothing that is set on one who steps forward crosses the border', () => {
    for (const places of FORMATS) {
      const table = new ShownTable().row(0, 1, { state: 'resting' }).set(0, 'one', '0m0').set(0, 'two', '0m0');
      const cards = laid(places, table.approach('0m0'));
      for (const key of ['one', 'two']) expect(boundsIn(cards, key).y).toBeGreaterThanOrEqual(places.format.middle.y);
    }
  });
  it('an approacher that has left moves nobody', () => {
    const { model } = new ShownTable().row(0, 2).row(1, 3).approach('gone', '1m0');
    expect([lanesOf(model, 0), lanesOf(model, 1)]).toEqual([
      [0, 1],
      [-1, 0, 1],
    ]);
  });
});

describe('tickets of declarations', () => {
  const chainOf = (count: number): ShownTable => new ShownTable().declare(...Array.from({ length: count }, () => ({})));
  it('stay in their place however many wait, the newest uppermost and largest', () => {
    for (const places of FORMATS) {
      for (let count = 1; count <= 8; count++) {
        const tickets = ticketsOf(places, chainOf(count).model);
        const boxes = tickets.map(({ box }) => box);
        for (const box of boxes) {
          expect(box.h).toBeGreaterThan(0);
          expect(holds(places.tickets, box)).toBe(true);
        }
        expect(apart(boxes)).toBe(true);
        expect(tickets.at(-1)).toMatchObject({ newest: true, box: { y: places.tickets.y } });
        expect(Math.max(...tickets.map(({ size }) => size.h))).toBe(tickets.at(-1)?.size.h);
      }
    }
  });
  it('a played card lies there itself; of a text, and of a point that breaks, an image', () => {
    const table = new ShownTable().row(0, 1).points(1, 1, 1).put(1, 'play', 'event', someOf('event'));
    table.declare(
      { kind: 'text', card: '0m0', no: characterOf() },
      { seat: 1, card: '1p0' },
      { seat: 1, card: 'event' },
    );
    const cards = laid(wide, table).filter(({ zone }) => zone === 'play');
    expect(cards.map(({ key, handle, nth }) => [key, handle, nth])).toEqual([
      ['link.1', '0m0', 1],
      ['link.2', '1p0', 2],
      ['event', 'event', 3],
    ]);
  });
});
