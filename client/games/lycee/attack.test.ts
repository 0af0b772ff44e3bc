// Tests of the arrows on the table of Lycee.
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import { along } from '../../scenes/arrow.ts';
import { LOW, NARROW, WIDE } from '../../scenes/format.ts';
import { centreOf, type Point } from '../../scenes/geometry.ts';
import { arrowsOf, foretell } from './attack.ts';
import { cellAt, placesFor, stackBox } from './places.ts';
import { asked, characterWith, ShownTable, someOf, words } from './testing/shown-table.ts';
import { BOARD_WORDS } from './text.ts';

const game = gameOf('lycee');
const places = placesFor(WIDE);
const sight = ({ model }: ShownTable, bottom: Seat = 0) => ({ game, places, model, bottom, words });
const battle = (defender: string | null, step: string): ShownTable =>
  new ShownTable({ battle: { attacker: '0AC', defender, cell: 'DC' }, step })
    .stand(0, 'AC', { state: 'acted', ap: 4, dp: 3 })
    .stand(1, 'DC', { ap: 2, dp: 3 });
/** So wide is a short label of two figures at most, so high with its plate. */
const textBox = (label: string, size: number, { x, y }: Point) => {
  const said = BOARD_WORDS[label.split(' ')[0] ?? '']?.replaceAll(/{{\w+}}/g, '9') ?? '';
  return { x, y, w: (said.length * 0.46 + 1.3) * size, h: size * 1.6 };
};
const marks = (arrow: { readonly marks: readonly { readonly text: string }[] } | undefined) =>
  arrow?.marks.map(({ text }) => text);

describe('arrows of Lycee', () => {
  it('an attack points at the defender, with what would become of both', () => {
    const [arrow, ...others] = arrowsOf(sight(battle('1DC', 'support')));
    expect(others).toEqual([]);
    expect(arrow?.path.at(-1)?.x).toBe(cellAt(places, 'DC', false).x);
    expect(arrow?.label).toContain('attack.fight 4 3');
    expect(marks(arrow)).toEqual(['preview.stays', 'preview.down']);
  });
  it('nobody defends: it says what the deck loses', () => {
    const [arrow] = arrowsOf(sight(battle(null, 'support')));
    expect(arrow?.tone).toBe('bold');
    expect(arrow?.label).toContain('attack.deck');
    expect(marks(arrow)).toEqual([]);
  });
  it('while the defender is chosen both may come', () => {
    expect(arrowsOf(sight(battle(null, 'defender')))[0]?.label).toContain('attack.either');
    const acted = battle(null, 'defender').stand(1, 'DL');
    acted.model.cards['1DC'] = { no: characterWith(), state: 'acted' };
    expect(arrowsOf(sight(acted))[0]?.label).toContain('attack.deck');
  });
  it('seen from the other side it points downwards', () => {
    const [arrow] = arrowsOf(sight(battle('1DC', 'support'), 1));
    expect(arrow?.path.at(-1)?.y).toBeGreaterThan(arrow?.path[0]?.y ?? 0);
  });
  it('one that was taken over still aims at the cell that it attacks', () => {
    const table = battle('1DC', 'support');
    table.model.zones[0]['AC'] = [];
    table.model.zones[1]['AL'] = ['0AC'];
    expect(arrowsOf(sight(table))[0]?.path.at(-1)?.x).toBe(cellAt(places, 'DC', false).x);
    expect(arrowsOf(sight(table))[0]?.path.at(-1)?.y).toBeLessThan(places.format.middle.y);
    const waiting = new ShownTable().stand(1, 'AL');
    waiting.declare({ kind: 'attack', card: '1AL', cell: { seat: 1, cell: 'DC' } });
    const [aim] = arrowsOf(sight(waiting));
    expect(aim?.path.at(-1)).toEqual(cellAt(places, 'DC', false));
  });
  it('passes by whoever stands in the attack row before the defender', () => {
    const straight = arrowsOf(sight(battle('1DC', 'support')))[0];
    expect(straight?.path).toHaveLength(2);
    for (const format of [WIDE, LOW]) {
      const laid = placesFor(format);
      const table = battle('1DC', 'support').stand(1, 'AC');
      const [arrow] = arrowsOf({ ...sight(table), places: laid });
      const before = cellAt(laid, 'AC', false);
      const beside = [0.3, 0.4, 0.5, 0.6, 0.7].map((t) => along(arrow?.path ?? [], t));
      const level = beside.filter(({ y }) => Math.abs(y - before.y) < laid.card.h * 0.3);
      expect(level.length).toBeGreaterThan(1);
      for (const { x } of level) expect(Math.abs(x - before.x)).toBeGreaterThan(laid.card.w / 2 + 8);
    }
  });
  it('one whose attacker has left is not drawn', () => {
    const gone = battle('1DC', 'support');
    gone.model.zones[0]['AC'] = [];
    expect(arrowsOf(sight(gone))).toEqual([]);
  });
  it('whoever has been chosen is aimed at while it turns, and no longer once it has left', () => {
    const turning = battle('1DC', 'defender').stand(1, 'DC', { state: 'acted', ap: 2, dp: 3 });
    expect(arrowsOf(sight(turning))[0]?.label).toContain('attack.fight 4 3');
    turning.model.zones[1]['DC'] = [];
    expect(arrowsOf(sight(turning))).toEqual([]);
  });
  it('declared support adds its SP to the battler', () => {
    const table = battle('1DC', 'support').stand(0, 'DC', { sp: 2 });
    table.declare({ kind: 'support', card: '0DC', targets: ['0AC'] });
    expect(arrowsOf(sight(table)).map(marks)).toEqual([[], []]);
    const arrow = arrowsOf(sight(table)).find(({ tone }) => tone === 'help');
    expect(arrow?.label).toBe('support.adds +2');
    expect(arrow?.path[0]?.y).toBeGreaterThan(arrow?.path.at(-1)?.y ?? 0);
  });
  it('a declaration has a thread to each target and to its cell, from its card if that is on the field', () => {
    const table = new ShownTable().stand(0, 'DL').stand(1, 'AL').put(0, 'chain', 'event', someOf('event'));
    table.declare(
      { kind: 'basic', card: '0DL', cell: { seat: 0, cell: 'DC' } },
      { card: 'event', targets: ['0DL', '1AL'] },
    );
    const [step, ...targets] = arrowsOf(sight(table));
    expect(step?.path[0]).toEqual(cellAt(places, 'DL', true));
    expect(step?.path.at(-1)).toEqual(cellAt(places, 'DC', true));
    expect(targets.map(({ path }) => path.at(-1))).toEqual([cellAt(places, 'DL', true), cellAt(places, 'AL', false)]);
    for (const { path } of targets) expect(path[0]?.x).toBeLessThan(places.chain.x + places.chain.w);
  });
  it('what answers a declaration has a thread to it, and what is negated has none', () => {
    const table = new ShownTable().declare({}, { answers: 1 });
    expect(arrowsOf(sight(table))).toHaveLength(1);
    expect(arrowsOf(sight(new ShownTable().declare({}, { answers: 1, negated: true })))).toEqual([]);
  });
  it('what is kept of field and dust box for a cost that is not yet paid has threads that say so (5.8)', () => {
    const table = new ShownTable().stand(0, 'AL').stand(0, 'DL').put(0, 'dustBox', 'gone').put(0, 'dustBox', 'lost');
    table.declare({ kind: 'ability', card: '0AL', reserves: ['0DL', 'gone', null, 'lost'], reservesTap: true });
    const [one, other, tap, ...more] = arrowsOf(sight(table));
    expect(more).toEqual([]);
    expect([one, other, tap].map((thread) => thread?.label)).toEqual(['chain.pays', 'chain.pays', 'chain.pays.tap']);
    expect([one, other, tap].map((thread) => thread?.path.at(-1))).toEqual([
      cellAt(places, 'DL', true),
      centreOf(stackBox(places, 'dustBox', true)),
      cellAt(places, 'AL', true),
    ]);
  });
  it('so has an attack, and what is negated', () => {
    const table = new ShownTable().stand(0, 'AL');
    const attack = { kind: 'attack', card: '0AL', cell: { seat: 1, cell: 'DR' }, reservesTap: true } as const;
    const labels = (more: object) => arrowsOf(sight(table.declare({ ...attack, ...more }))).map(({ label }) => label);
    expect(labels({})).toContain('chain.pays.tap');
    expect(labels({ negated: true })).toEqual(['chain.pays.tap']);
  });
  it('every arrow has a key of its own', () => {
    const table = battle('1DC', 'support').full();
    table.declare(
      { kind: 'attack', card: '0AL', cell: { seat: 1, cell: 'DR' } },
      { kind: 'support', card: '0DC', targets: ['0AC'] },
      { targets: ['0AL', '1AL'], cell: { seat: 0, cell: 'DL' }, answers: 1 },
    );
    const keys = arrowsOf(sight(table)).map(({ key }) => key);
    expect(keys).toHaveLength(7);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('what a question lets one foresee', () => {
  const attack = asked({ from: [{ action: { do: 'attack', card: '0AL' } }] });
  it('an attacker under the pointer shows its column', () => {
    const seen = foretell(
      sight(new ShownTable().stand(0, 'AL', { ap: 4, dp: 3 }).stand(1, 'DR', { dp: 2 })),
      attack,
      '0AL',
    );
    expect(seen?.arrows.map(({ key }) => key)).toEqual(['attack.DR']);
    expect(marks(seen?.arrows[0])).toEqual(['preview.stays', 'preview.down']);
    expect(seen?.note).toBe('preview.note');
  });
  it('with Side Attack also those beside it (L10)', () => {
    const battleTraits = { attacksSideways: ['0AC', '0AL'] };
    const table = new ShownTable({ battleTraits }).stand(0, 'AC').stand(0, 'AL');
    const keys = (card: string) =>
      foretell(sight(table), asked({ from: [{ action: { do: 'attack', card } }] }), card)?.arrows.map(({ key }) => key);
    expect(keys('0AC')).toEqual(['attack.DC', 'attack.DL', 'attack.DR']);
    expect(keys('0AL')).toEqual(['attack.DR', 'attack.DC']);
  });
  it('of several each says at its own end what becomes of its defender, and nothing lies over anything', () => {
    for (const format of [WIDE, NARROW, LOW]) {
      const laid = placesFor(format);
      const table = new ShownTable({ battleTraits: { attacksSideways: ['0AC'] } }).stand(0, 'AC', { ap: 4, dp: 3 });
      table.stand(1, 'DL', { ap: 2, dp: 3 }).stand(1, 'DC', { ap: 4, dp: 4 });
      const ask = asked({ from: [{ action: { do: 'attack', card: '0AC' } }] });
      const arrows = foretell({ ...sight(table), places: laid }, ask, '0AC')?.arrows ?? [];
      expect(arrows.map(marks)).toEqual([['preview.stays'], ['preview.down'], []]);
      expect(arrows.map(({ label }) => label.split(' ')[0])).toEqual([
        'attack.either.short',
        'attack.either.short',
        'attack.deck.short',
      ]);
      const labels = arrows.map(({ label, labelAt }) => textBox(label, 22 * format.text, labelAt));
      for (const [i, one] of labels.entries()) {
        expect(labels.filter((other, j) => j !== i && Math.abs(other.x - one.x) < one.w)).toEqual([]);
        for (const { at } of arrows[i]?.marks ?? []) expect(Math.abs(at.y - one.y)).toBeGreaterThan(one.h);
      }
    }
  });
  it('a question for the column shows those that are offered', () => {
    const ask = asked({
      why: 'chooseColumn',
      about: { card: '0AC', no: characterWith() },
      from: [
        { slot: 'DC', seat: 1 },
        { slot: 'DL', seat: 1 },
      ],
    });
    const seen = foretell(sight(new ShownTable().stand(0, 'AC')), ask, null);
    expect(seen?.arrows.map(({ key }) => key)).toEqual(['attack.DC', 'attack.DL']);
  });
  it('a supporter whose SP is negative takes away', () => {
    const table = battle('1DC', 'support').stand(0, 'DC', { sp: -1 });
    const ask = asked({ why: 'support', from: [{ action: { do: 'support', card: '0DC' } }] });
    expect(foretell(sight(table), ask, '0DC')?.arrows.map(({ label }) => label)).toEqual(['support.adds −1']);
  });
  it('a supporter under the pointer shows what it would add', () => {
    const table = battle('1DC', 'support').stand(0, 'DC', { sp: 2 });
    const ask = asked({ why: 'support', from: [{ action: { do: 'support', card: '0DC' } }] });
    expect(foretell(sight(table), ask, '0DC')?.arrows.map(({ label }) => label)).toEqual(['support.adds +2']);
  });
  it('no card under the pointer, or one that is not offered, shows nothing', () => {
    const table = new ShownTable().stand(0, 'AL').stand(0, 'AC');
    expect(foretell(sight(table), attack, null)).toBeNull();
    expect(foretell(sight(table), attack, '0AC')).toBeNull();
  });
});
