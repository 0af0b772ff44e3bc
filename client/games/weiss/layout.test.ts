// Tests of where the cards of Weiß Schwarz lie.
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import type { TableModel } from '../../../shared/kernel/model.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import { LOW, NARROW, WIDE } from '../../scenes/format.ts';
import { boundsOf, grow, isInBox } from '../../scenes/geometry.ts';
import { arrange as arrangeAt, home as homeAt } from './layout.ts';
import { facing, isSlot, placesFor, plateOf, STAGE, slotAt } from './places.ts';

const game = gameOf('weiss');
const FORMATS = [WIDE, NARROW, LOW];
const places = placesFor(WIDE);
const arrange = (of: typeof game, shown: TableModel, bottom: Seat, at = places) => arrangeAt(of, at, shown, bottom);
const home = (seat: Seat, zone: string, bottom: Seat) => homeAt(places, seat, zone, bottom);
const [print] = game.prints();
const no = print?.no ?? '';

function model(held: readonly [Record<string, number>, Record<string, number>], state = 'stand'): TableModel {
  const cards: TableModel['cards'] = {};
  const side = (seat: Seat, counts: Record<string, number>) => ({
    deck: 30,
    stock: 0,
    ...Object.fromEntries(
      ['hand', 'clock', 'level', 'climax', 'waitingRoom', 'memory', 'resolution', ...STAGE].map((zone) => [
        zone,
        Array.from({ length: counts[zone] ?? 0 }, (_, i) => {
          const handle = `${seat}${zone}${i}`;
          cards[handle] = { no, state };
          return handle;
        }),
      ]),
    ),
  });
  return { zones: [side(0, held[0]), side(1, held[1])], cards, looks: [], facts: {} };
}

describe('layout of Weiß Schwarz', () => {
  it('the front slots of both seats face each other', () => {
    for (const slot of ['frontLeft', 'frontCenter', 'frontRight'] as const) {
      expect(slotAt(places, facing(slot), false).x).toBe(slotAt(places, slot, true).x);
    }
  });
  it('the front row is nearer to the middle than the back row, on both sides', () => {
    expect(slotAt(places, 'frontLeft', true).y).toBeLessThan(slotAt(places, 'backLeft', true).y);
    expect(slotAt(places, 'frontLeft', false).y).toBeGreaterThan(slotAt(places, 'backLeft', false).y);
  });
  it('rest turns a quarter clockwise and reverse half a turn, as the controller sees it', () => {
    for (const [state, turn] of [
      ['stand', 0],
      ['rest', 90],
      ['reverse', 180],
    ] as const) {
      const { cards } = arrange(game, model([{ frontLeft: 1 }, { frontLeft: 1 }], state), 0);
      expect(cards.find(({ key }) => key === '0frontLeft0')?.pose.angle).toBe(turn);
      expect(cards.find(({ key }) => key === '1frontLeft0')?.pose.angle).toBe(turn + 180);
    }
  });
  it('the seat below is the one that looks', () => {
    const shown = model([{ frontLeft: 1 }, { frontLeft: 1 }]);
    const pose = (bottom: Seat, key: string) =>
      arrange(game, shown, bottom).cards.find((card) => card.key === key)?.pose;
    expect(pose(0, '0frontLeft0')).toEqual(pose(1, '1frontLeft0'));
    expect(pose(0, '1frontLeft0')).toEqual(pose(1, '0frontLeft0'));
  });
  it('clock, level and memory stay on their plates however many cards they hold', () => {
    for (const at of FORMATS.map(placesFor)) {
      for (const zone of ['clock', 'level', 'memory'] as const) {
        for (const count of [1, 7, 12, 25]) {
          const { cards } = arrange(game, model([{ [zone]: count }, { [zone]: count }]), 0, at);
          for (const card of cards.filter((laid) => laid.zone === zone)) {
            const box = grow(plateOf(at, zone, card.seat === 0), 0.01);
            const bounds = boundsOf(card.pose);
            expect(isInBox({ x: bounds.x, y: bounds.y }, box)).toBe(true);
            expect(isInBox({ x: bounds.x + bounds.w, y: bounds.y + bounds.h }, box)).toBe(true);
          }
        }
      }
    }
  });
  it('markers look out under their character, face down or up, with their number', () => {
    const shown = model([{ backLeft: 1 }, { frontRight: 1 }]);
    shown.cards['up'] = { no };
    shown.zones[0]['markersBackLeft'] = [null, 'up', null];
    shown.zones[1]['markersFrontRight'] = Array.from({ length: 12 }, () => null);
    const { cards, texts } = arrange(game, shown, 0);
    const own = cards.filter(({ zone }) => zone === 'markersBackLeft');
    expect(own.map(({ key }) => key)).toEqual(['0.markersBackLeft.0', 'up', '0.markersBackLeft.2']);
    expect(own.map(({ no: face }) => face)).toEqual([null, no, null]);
    for (const marker of cards.filter(({ zone }) => zone.startsWith('markers'))) {
      const over = cards.find(({ seat, zone }) => seat === marker.seat && isSlot(zone));
      expect(marker.pose.z).toBeLessThan(over?.pose.z ?? 0);
      expect(Math.abs(marker.pose.x - (over?.pose.x ?? 0))).toBeLessThan(70);
    }
    expect(texts.find(({ key }) => key === '0.count.markers.backLeft')?.text).toBe('3');
    expect(texts.find(({ key }) => key === '1.count.markers.frontRight')?.text).toBe('12');
    expect(home(0, 'markersBackLeft', 0)).toMatchObject(slotAt(places, 'backLeft', true));
  });
  it('a face-down card in memory is a back', () => {
    const shown = model([{}, {}]);
    shown.zones[0]['memory'] = [null];
    expect(arrange(game, shown, 0).cards.find(({ zone }) => zone === 'memory')?.no).toBeNull();
  });
  it('every drawn card has a key of its own', () => {
    const full = {
      hand: 8,
      clock: 6,
      level: 3,
      climax: 1,
      waitingRoom: 9,
      memory: 2,
      resolution: 3,
      frontLeft: 1,
      backRight: 1,
    };
    const { cards, texts } = arrange(game, model([full, full]), 0);
    expect(new Set(cards.map(({ key }) => key)).size).toBe(cards.length);
    expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length);
  });
  it('an undrawn card lies under its pile', () => {
    const { cards } = arrange(game, model([{}, {}]), 0);
    const top = cards.find(({ key }) => key === '0.deck.27')?.pose;
    const under = home(0, 'deck', 0);
    expect(Math.hypot((top?.x ?? 0) - under.x, (top?.y ?? 0) - under.y)).toBeLessThan(6);
  });
});
