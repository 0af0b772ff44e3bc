// Tests of where the cards of Spellcard lie.
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import { ZONES } from '../../../shared/games/spellcard/card-data.ts';
import { SEATS } from '../../../shared/kernel/seat.ts';
import { LOW, NARROW, WIDE } from '../../scenes/format.ts';
import { acrossBox, type Box, boundsOf, grow, isInBox, meet } from '../../scenes/geometry.ts';
import type { LaidCard } from '../../scenes/look.ts';
import { arrange, home } from './layout.ts';
import { LANES, laneBox, lineBox, type Places, placesFor, STACKS, stackBox } from './places.ts';
import { lanesOf } from './standing.ts';
import { characterNo, ShownTable, siteNo, someOf } from './testing/shown-table.ts';
import { ticketsOf } from './tickets.ts';
import { statsBox } from './written.ts';

const game = gameOf('spellcard');
const FORMATS = [WIDE, NARROW, LOW].map(placesFor);
const wide = placesFor(WIDE);
const holds = (box: Box, inner: Box): boolean =>
  isInBox(inner, grow(box, 0.01)) && isInBox({ x: inner.x + inner.w, y: inner.y + inner.h }, grow(box, 0.01));
const apart = (boxes: readonly Box[]): boolean =>
  boxes.every((one, i) => boxes.slice(i + 1).every((other) => !meet(one, grow(other, -0.01))));
const laid = (places: Places, { model }: ShownTable): readonly LaidCard[] => arrange(game, places, model, 0).cards;
const keyed = (cards: readonly LaidCard[], key: string): LaidCard => cards.find((card) => card.key === key) as LaidCard;

const full = (state: 'guard' | 'busy'): ShownTable => {
  const table = new ShownTable().lines({ state });
  for (const seat of SEATS)
    for (const name of ['a', 'b', 'c'])
      table
        .equip(seat, `${seat}${name}w`, `${seat}${name}`)
        .equip(seat, `${seat}${name}r`, `${seat}${name}`, 'armour')
        .ritual(seat, `${seat}${name}1`, `${seat}${name}`);
  return table.put(0, 'environment', 'land', siteNo('terrain')).put(1, 'environment', 'sky', siteNo('weather'));
};

describe('layout of Spellcard', () => {
  it('three portraits a side, what they wear, what they prepare, and the environments lie apart, turned or not', () => {
    for (const places of FORMATS) {
      for (const state of ['guard', 'busy'] as const) {
        const cards = laid(places, full(state)).filter(({ zone }) => zone !== 'deck');
        expect(cards).toHaveLength(6 + 18 + 2);
        expect(apart(cards.map(({ pose }) => boundsOf(pose))), state).toBe(true);
      }
    }
  });
  it('no plate of values lies over a card or another plate', () => {
    for (const places of FORMATS) {
      const cards = laid(places, full('busy')).filter(({ zone }) => zone !== 'deck');
      const plates = [true, false].flatMap((own) =>
        Array.from({ length: LANES }, (_, lane) => statsBox(places, lane, own)),
      );
      expect(apart([...plates, ...cards.map(({ pose }) => boundsOf(pose))])).toBe(true);
    }
  });
  it('lanes, piles, sites, tickets and the panel lie on the mats and apart from each other', () => {
    for (const places of FORMATS) {
      const { mat, middle } = places.format;
      for (const own of [true, false]) {
        const side = own ? mat : acrossBox(middle, mat);
        const boxes = [
          ...Array.from({ length: LANES }, (_, lane) => laneBox(places, lane, own)),
          ...STACKS.map((stack) => stackBox(places, stack, own)),
          own ? places.tickets : places.panel,
        ];
        for (const box of boxes) expect(holds(grow(side, 4), box)).toBe(true);
        expect(apart([...boxes, ...Object.values(places.sites)])).toBe(true);
        expect(holds(grow(side, 4), lineBox(places, own))).toBe(true);
      }
    }
  });
  it('who falls stays in its lane, smaller, and nobody changes lanes', () => {
    const table = new ShownTable().lines();
    const before = SEATS.map((seat) => lanesOf(table.model, seat));
    const at = keyed(laid(wide, table), '0b').pose;
    table.fall(0, '0b').fall(1, '1a');
    expect(SEATS.map((seat) => lanesOf(table.model, seat))).toEqual(before);
    const fallen = keyed(laid(wide, table), '0b');
    expect(fallen.pose).toMatchObject({ x: at.x, y: at.y, angle: 0 });
    expect(fallen.pose.w).toBeLessThan(at.w);
  });
  it('both sides are seen upright on guard, and turned a quarter while they are busy', () => {
    const angles = (state: 'guard' | 'busy') =>
      ['0a', '1a'].map((key) => keyed(laid(wide, new ShownTable().lines({ state })), key).pose.angle);
    expect([angles('guard'), angles('busy')]).toEqual([
      [0, 0],
      [90, 90],
    ]);
  });
  it('until they are shown the characters of both sides lie face down in their lanes (3.2)', () => {
    for (const places of FORMATS) {
      const table = new ShownTable();
      for (const seat of SEATS) table.model.zones[seat]['lineup'] = 3;
      const backs = laid(places, table).filter(({ zone }) => zone === 'lineup');
      expect(backs.map(({ no }) => no)).toEqual(new Array(6).fill(null));
      expect(new Set(backs.map(({ pose }) => `${pose.x} ${pose.y}`)).size).toBe(6);
    }
  });
  it('a weapon lies in the first socket and armour in the second, whichever came first', () => {
    for (const order of [
      ['weapon', 'armour'],
      ['armour', 'weapon'],
    ] as const) {
      const table = new ShownTable().lines();
      for (const slot of order) table.equip(0, slot, '0a', slot);
      const cards = laid(wide, table);
      expect(keyed(cards, 'weapon').pose.x).toBeLessThan(keyed(cards, 'armour').pose.x);
    }
  });
  it('a ritual lies behind its caster, and goes on where its caster is gone (4.6)', () => {
    const table = new ShownTable().lines().ritual(0, 'his', '0c').ritual(0, 'lost', 'gone');
    const cards = laid(wide, table);
    const his = keyed(cards, 'his').pose;
    expect(Math.abs(his.x - keyed(cards, '0c').pose.x)).toBeLessThan(wide.pitch / 2);
    expect(keyed(cards, 'lost').pose.y).toBe(his.y);
  });
  it('terrain and weather lie in their places whosesoever they are (1.8)', () => {
    const at = (seat: 0 | 1) => {
      const table = new ShownTable().put(seat, 'environment', 'land', siteNo('terrain'));
      return keyed(laid(wide, table.put(seat, 'environment', 'sky', siteNo('weather'))), 'sky').pose;
    };
    expect(at(0)).toMatchObject({ x: at(1).x, y: wide.format.middle.y });
    expect(at(0).x).not.toBe(home(wide, 0, 'environment', 0).x);
  });
  it('every drawn card and text has a key of its own', () => {
    const table = full('guard').put(0, 'chain', 'spell').fall(0, '0a');
    table.declare({ kind: 'attack', card: '0b', no: characterNo() }, { card: 'spell' });
    const { cards, texts } = arrange(game, wide, table.model, 0);
    expect(new Set(cards.map(({ key }) => key)).size).toBe(cards.length);
    expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length);
  });
  it('what is not drawn by itself has a home on its own side', () => {
    for (const places of FORMATS) {
      for (const zone of ZONES.filter((one) => one !== 'chain' && one !== 'environment')) {
        const { y } = places.format.middle;
        expect(home(places, 0, zone, 0).y, zone).toBeGreaterThan(y);
        expect(home(places, 1, zone, 0).y, zone).toBeLessThan(y);
      }
    }
  });
  it('the number of a deck warns when it is low', () => {
    const table = new ShownTable();
    table.model.zones[1]['deck'] = 9;
    const counts = arrange(game, wide, table.model, 0).texts.filter(({ key }) => key.endsWith('count.deck'));
    expect(counts.map(({ text, style }) => [text, style])).toEqual([
      ['40', 'life'],
      ['9', 'lifeLow'],
    ]);
  });
});

describe('tickets of declarations', () => {
  it('stay in their place however many wait, the newest uppermost', () => {
    for (const places of FORMATS) {
      for (let count = 1; count <= 8; count++) {
        const table = new ShownTable().declare(...Array.from({ length: count }, () => ({})));
        const tickets = ticketsOf(places, table.model);
        for (const { box } of tickets) expect(holds(places.tickets, box)).toBe(true);
        expect(apart(tickets.map(({ box }) => box))).toBe(true);
        expect(tickets.at(-1)).toMatchObject({ newest: true, box: { y: places.tickets.y } });
      }
    }
  });
  it('a played card lies there itself; of an attack and a skill an image of the character', () => {
    const table = new ShownTable().lines().put(1, 'chain', 'spell', someOf('spell'));
    table.declare({ kind: 'attack', card: '0a', no: characterNo() }, { seat: 1, card: 'spell' });
    const cards = laid(wide, table).filter(({ zone }) => zone === 'chain');
    expect(cards.map(({ key, handle, nth }) => [key, handle, nth])).toEqual([
      ['link.1', '0a', 1],
      ['spell', 'spell', 2],
    ]);
  });
});
