// Tests of the arrows on the table of Precious Memories, and of what an approach would come to.
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import { WIDE } from '../../scenes/format.ts';
import { isInBox } from '../../scenes/geometry.ts';
import { arrowsOf, entranceOf, foretell } from './approach.ts';
import { judgementOf, mayInterfere } from './outlook.ts';
import { placesFor, rowBox, socketAt } from './places.ts';
import { standingOf } from './standing.ts';
import { asked, characterOf, ShownTable, someOf, words } from './testing/shown-table.ts';

const game = gameOf('precious');
const places = placesFor(WIDE);
const sight = ({ model }: ShownTable, bottom: Seat = 0) => ({ game, places, model, bottom, words });
const marks = (arrow: { readonly marks: readonly { readonly text: string }[] } | undefined) =>
  arrow?.marks.map(({ text }) => text);
const two = (mine: object, theirs: object): ShownTable => new ShownTable().stand(0, 'a', mine).stand(1, 'i', theirs);
const fates = (mine: object, theirs: object, table = two(mine, theirs)) => {
  const { approacher, interferer } = judgementOf(game, table.model, 'a', 'i');
  return [approacher.fate, interferer.fate];
};

describe('outlook of an exit judgement', () => {
  it('equality exits, on both sides (M01, M02, M03, M05, M06)', () => {
    expect(fates({ ap: 30, dp: 40 }, { ap: 30, dp: 30 })).toEqual(['stays', 'exits']);
    expect(fates({ ap: 20, dp: 30 }, { ap: 30, dp: 20 })).toEqual(['exits', 'exits']);
    expect(fates({ ap: 20, dp: 20 }, { ap: 20, dp: 20 })).toEqual(['exits', 'exits']);
    expect(fates({ ap: 20, dp: 20 }, { ap: 20, dp: 30 })).toEqual(['exits', 'stays']);
    expect(fates({ ap: 20, dp: 20 }, { ap: 10, dp: 30 })).toEqual(['stays', 'stays']);
  });
  it('values below 0 count as 0, so that 0 against 0 exits', () => {
    expect(fates({ ap: -10, dp: 30 }, { ap: 0, dp: -20 })).toEqual(['stays', 'exits']);
  });
  it('one that cannot exit stays whatever it meets', () => {
    const table = two({ ap: 30, dp: 20 }, { ap: 30, dp: 20 }).trait('cannot.exit', 'a');
    expect(fates({}, {}, table)).toEqual(['stays', 'exits']);
  });
  it('only active ones of the main area may interfere, not against their ban or that of the approacher (M27)', () => {
    const table = new ShownTable().stand(0, 'a').stand(1, 'ready').stand(1, 'rests', { state: 'resting' });
    table.stand(1, 'back', {}, 'supportArea').stand(1, 'banned').trait('cannot.interfere', 'banned');
    expect(mayInterfere(game, table.model, 1, 'a')).toEqual(['ready']);
    table.trait('cannot.beInterfered', 'a');
    expect(mayInterfere(game, table.model, 1, 'a')).toEqual([]);
  });
  it('Natural 2 keeps off those that cost 2, not those that cost 3 (M35)', () => {
    const table = new ShownTable().stand(0, 'a').stand(1, 'two', { no: characterOf(2) });
    table.stand(1, 'three', { no: characterOf(3) }).trait('natural', { card: 'a', x: 1 }, { card: 'a', x: 2 });
    expect(mayInterfere(game, table.model, 1, 'a')).toEqual(['three']);
  });
});

describe('arrows of Precious Memories', () => {
  it('while nobody interferes one leads over the border and on to the next socket of the other player', () => {
    const table = new ShownTable().row(0, 3).points(1, 2).approach('0m1');
    const [arrow, thread] = arrowsOf(sight(table));
    expect(arrow).toMatchObject({ tone: 'bold', label: 'lane.points 1' });
    expect(arrow?.path.at(-1)?.y).toBeLessThan(WIDE.middle.y);
    expect(thread?.path.at(-1)).toEqual(entranceOf(places, 2, false));
    expect(entranceOf(places, 2, false).x).toBe(socketAt(places, 2, false).x);
    const [seen] = arrowsOf(sight(table, 1));
    expect(seen?.path.at(-1)?.y).toBeGreaterThan(WIDE.middle.y);
  });
  it('it says how many points are at stake', () => {
    const label = (points: number) =>
      arrowsOf(sight(new ShownTable().row(0, 1).approach('0m0', null, points)))[0]?.label;
    expect([label(0), label(2)]).toEqual(['lane.none 0', 'lane.points.many 2']);
  });
  it('a seventh point and any after it lead to the last socket', () => {
    const table = new ShownTable().row(0, 1).points(1, 8).approach('0m0');
    expect(arrowsOf(sight(table))[1]?.path.at(-1)?.x).toBe(socketAt(places, 6, false).x);
  });
  it('nobody is judged who has gone to the support area, and nobody approaches from there (6.2, 6.3)', () => {
    const table = new ShownTable().stand(0, 'a').stand(1, 'i', {}, 'supportArea').approach('a', 'i');
    expect(arrowsOf(sight(table))).toEqual([]);
    expect(arrowsOf(sight(new ShownTable().stand(0, 'a', {}, 'supportArea').approach('a')))).toEqual([]);
  });
  it('between two who meet there is one for each comparison, strong where it makes the other exit', () => {
    const table = two({ ap: 30, dp: 30 }, { ap: 20, dp: 30 }).approach('a', 'i');
    const [strikes, struck, ...others] = arrowsOf(sight(table));
    expect(others).toEqual([]);
    expect(strikes).toMatchObject({ tone: 'plain', label: 'lane.reaches 30 30' });
    expect(struck).toMatchObject({ tone: 'thread', label: 'lane.falls 20 30' });
    expect([marks(strikes), marks(struck)]).toEqual([['preview.stays', 'preview.exits'], []]);
    expect(strikes?.path.at(-1)?.y).toBeLessThan(strikes?.path[0]?.y ?? 0);
    expect(struck?.path.at(-1)?.y).toBeGreaterThan(struck?.path[0]?.y ?? 0);
  });
  it('the two do not lie on one another, nor do their labels', () => {
    const [one, other] = arrowsOf(sight(two({}, {}).approach('a', 'i')));
    expect(Math.abs((one?.path[0]?.x ?? 0) - (other?.path[0]?.x ?? 0))).toBeGreaterThan(40);
    expect(Math.abs((one?.labelAt.x ?? 0) - (other?.labelAt.x ?? 0))).toBeGreaterThan(200);
  });
  it('one whose approacher or interferer has left is not drawn, nor does a point threaten then', () => {
    const gone = two({}, {}).approach('a', 'i');
    gone.model.zones[1]['mainArea'] = [];
    expect(arrowsOf(sight(gone))).toEqual([]);
    expect(arrowsOf(sight(new ShownTable().approach('nobody')))).toEqual([]);
    for (const [approacher, interferer] of [
      ['a', null],
      [null, 'i'],
    ]) {
      const left = two({}, {}).approach('a', 'i');
      left.model.facts['approach'] = { approacher: approacher ?? null, interferer: interferer ?? null, points: 1 };
      expect(arrowsOf(sight(left))).toEqual([]);
    }
  });
  it('a declaration has a thread to each target, from its card where that is on the field, and to what it interrupts', () => {
    const table = new ShownTable().row(0, 2).row(1, 1).points(1, 1, 1).put(1, 'play', 'event', someOf('event'));
    table.set(0, 'tied', '0m1');
    table.declare(
      { kind: 'text', card: '0m0', targets: ['1m0', '1p0'] },
      { seat: 1, card: 'event', targets: ['tied', null] },
    );
    const [first, second, third, link, ...more] = arrowsOf(sight(table));
    expect(more).toEqual([]);
    const { x, y } = standingOf(places, table.model, 0, '0m0') ?? { x: 0, y: 0 };
    expect(first?.path[0]).toEqual({ x, y });
    expect(second?.path.at(-1)).toEqual(socketAt(places, 0, false));
    expect(third?.path[0]?.x).toBeLessThan(places.tickets.x + places.tickets.w);
    expect(link?.tone).toBe('link');
    const keys = arrowsOf(sight(table)).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
  it('one that enters points at its area, and what is negated only at what it interrupts', () => {
    const entry = new ShownTable().put(0, 'play', 'new').declare({ kind: 'entry', card: 'new', area: 'supportArea' });
    const [thread] = arrowsOf(sight(entry));
    const row = rowBox(places, 'supportArea', true);
    expect(isInBox(thread?.path.at(-1) ?? { x: 0, y: 0 }, row)).toBe(true);
    const negated = new ShownTable().row(0, 1).declare({}, { targets: ['0m0'], negated: true });
    expect(arrowsOf(sight(negated)).map(({ key }) => key)).toEqual(['link.2.link']);
  });
});

describe('what a question lets one foresee', () => {
  it('one who could interfere shows both comparisons and both ends', () => {
    const table = two({ ap: 30, dp: 20 }, { ap: 20, dp: 30 }).approach('a');
    const ask = asked({ seat: 1, why: 'interferer', from: [{ card: 'i' }] });
    const seen = foretell(sight(table, 1), ask, 'i');
    expect(seen?.arrows.map(({ label }) => label)).toEqual(['lane.reaches 30 30', 'lane.reaches 20 20']);
    expect(marks(seen?.arrows[0])).toEqual(['preview.exits', 'preview.exits']);
    expect(seen?.note).toBe('preview.note');
    expect(foretell(sight(table, 1), ask, 'a')).toBeNull();
  });
  it('its labels do not cover the one of the approach', () => {
    const table = two({}, {}).approach('a');
    const [under] = arrowsOf(sight(table));
    const ask = asked({ seat: 1, why: 'interferer', from: [{ card: 'i' }] });
    for (const { labelAt } of foretell(sight(table), ask, 'i')?.arrows ?? [])
      expect(Math.abs(labelAt.y - (under?.labelAt.y ?? 0))).toBeGreaterThan(22);
  });
  it('one who could approach shows who may stand in its way and how that would end', () => {
    const table = new ShownTable().stand(0, 'a', { ap: 30, dp: 20 }).stand(1, 'weak', { ap: 10, dp: 30 });
    table
      .stand(1, 'even', { ap: 20, dp: 30 })
      .stand(1, 'strong', { ap: 20, dp: 40 })
      .stand(1, 'wall', { ap: 0, dp: 90 });
    const ask = asked({ why: 'approacher', from: [{ card: 'a' }] });
    const [arrow] = foretell(sight(table), ask, 'a')?.arrows ?? [];
    expect(arrow?.label).toBe('lane.open');
    expect(marks(arrow)).toEqual([
      'preview.interfererExits',
      'preview.bothExit',
      'preview.approacherExits',
      'preview.nobodyExits',
    ]);
    expect(foretell(sight(new ShownTable().stand(0, 'a')), ask, 'a')?.arrows[0]?.label).toBe('lane.free');
  });
  it('nothing where nothing is under the pointer, or something else is asked', () => {
    const table = two({}, {});
    const ask = asked({ why: 'approacher', from: [{ card: 'a' }] });
    expect(foretell(sight(table), ask, null)).toBeNull();
    expect(foretell(sight(table), { ...ask, why: 'target' }, 'a')).toBeNull();
  });
});
