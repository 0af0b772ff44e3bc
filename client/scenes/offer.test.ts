// Tests of sorting a question into what can be clicked.
import { describe, expect, it } from 'vitest';
import type { ShownAsk, ShownChoosable } from '../../shared/kernel/view.ts';
import { offerOf, positionsOf } from './offer.ts';

const ask = (from: readonly ShownChoosable[], rest: Partial<ShownAsk> = {}): ShownAsk => ({
  id: 1,
  seat: 1,
  why: 'test',
  min: 0,
  max: 1,
  cancelable: false,
  ...rest,
  from,
});

describe('offer', () => {
  it('collects what one card can do under that card', () => {
    const offer = offerOf(
      ask([
        { action: { do: 'play', card: 'a' } },
        { action: { do: 'move', card: 'b' } },
        { action: { do: 'use', card: 'a', ability: 0 } },
      ]),
      [],
    );
    expect(offer.cards.get('a')).toEqual([0, 2]);
    expect(offer.cards.get('b')).toEqual([1]);
    expect(offer.buttons).toEqual([]);
  });
  it('what is chosen in a form over the table is nothing that could be clicked on it', () => {
    const offer = offerOf(ask([{ prints: ['a', 'b'] }, { prints: ['c', 'd'] }]), []);
    expect([offer.buttons, [...offer.cards], offer.slots]).toEqual([[], [], []]);
  });
  it('a slot without a seat is on the side of the asked seat', () => {
    const offer = offerOf(ask([{ slot: 'x' }, { slot: 'y', seat: 0 }]), []);
    expect(offer.slots).toEqual([
      { position: 0, slot: 'x', seat: 1 },
      { position: 1, slot: 'y', seat: 0 },
    ]);
  });
  it('an ability is a button and also its card; options and actions of no card are buttons', () => {
    const offer = offerOf(
      ask([
        { ability: { source: 'a', no: 'N', path: '1' } },
        { option: 'yes' },
        { action: { do: 'end' } },
        { seat: 0 },
      ]),
      [],
    );
    expect(offer.buttons).toEqual([0, 1, 2, 3]);
    expect(offer.cards.get('a')).toEqual([0]);
  });
  it('backs and a range are told apart', () => {
    expect(offerOf(ask([{ back: 0 }, { back: 1 }]), []).backs).toEqual([0, 1]);
    expect(offerOf(ask([{ range: { from: 0, to: 9 } }]), []).range).toEqual({ from: 0, to: 9 });
  });
  it('a full question blocks every further pick but not those picked', () => {
    const offer = offerOf(ask([{ card: 'a' }, { card: 'b' }, { card: 'c' }], { max: 2 }), [0, 2]);
    expect([...offer.blocked]).toEqual([1]);
  });
  it('a limit blocks what would break it', () => {
    const offer = offerOf(
      ask([{ card: 'a' }, { card: 'b' }, { card: 'c' }], { max: 3, limit: { distinct: ['x', 'x', 'y'] } }),
      [0],
    );
    expect([...offer.blocked]).toEqual([1]);
  });
  it('what stands for one of several declarations of a card means that one alone; the card itself means each', () => {
    const source = 'a';
    const offer = offerOf(
      ask([{ declared: { nth: 1, source, no: 'N' } }, { declared: { nth: 3, source, no: 'N' } }]),
      [],
    );
    expect(positionsOf(offer, { handle: 'a', zone: 'chain', nth: 3 }, null)).toEqual([1]);
    expect(positionsOf(offer, { handle: 'a', zone: 'chain', nth: 2 }, null)).toEqual([]);
    expect(positionsOf(offer, { handle: 'a', zone: 'stage' }, null)).toEqual([0, 1]);
    expect(offer.buttons).toEqual([0, 1]);
    const use = offerOf(ask([{ action: { do: 'use', card: 'a' } }]), []);
    expect(positionsOf(use, { handle: 'a', zone: 'chain', nth: 1 }, null)).toEqual([]);
  });
  it('a card that also lies in the tray is clicked in the tray only', () => {
    const offer = offerOf(ask([{ card: 'a' }]), []);
    const tray = { holds: new Set(['a']) };
    expect(positionsOf(offer, { handle: 'a', zone: 'pile' }, tray)).toEqual([]);
    expect(positionsOf(offer, { handle: 'a', zone: 'tray' }, tray)).toEqual([0]);
  });
});
