// Tests of what stands on the characters, beside the points, and on the plate of priority.
import { describe, expect, it, vi } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import { RESTRICTIONS } from '../../../shared/games/precious/card-data.ts';
import type { Json } from '../../../shared/kernel/json.ts';
import { LOW, WIDE } from '../../scenes/format.ts';
import { captionPlates } from './captions.ts';
import { barOf, traitsOf } from './marks.ts';
import { placesFor } from './places.ts';
import { fieldPlates } from './plates.ts';
import { pointPlates } from './point-plates.ts';
import { priorityOf, priorityPlates } from './priority.ts';
import { standingOf } from './standing.ts';
import { ShownTable, words } from './testing/shown-table.ts';
import { fitted } from './ticket-plates.ts';

vi.stubGlobal('document', {
  createElement: () => ({ getContext: () => ({ measureText: (text: string) => ({ width: text.length * 10 }) }) }),
});
const game = gameOf('precious');
const places = placesFor(WIDE);
const view = { game, places, bottom: 0, words, playerName: String, paintFace: () => undefined } as const;
const platesOf = ({ model }: ShownTable, format = WIDE) => fieldPlates(game, placesFor(format), model, 0);

describe('plates of characters', () => {
  it('each of the main area has its values, and whatever they are they belong to its card', () => {
    const plates = platesOf(new ShownTable().row(0, 2).row(1, 1).row(0, 2, {}, 'supportArea'));
    expect(plates.map(({ key, of }) => [key, of])).toEqual([
      ['values.0m0', '0m0'],
      ['values.0m1', '0m1'],
      ['values.1m0', '1m0'],
    ]);
  });
  it('they stay where they are while the card turns, and below 0 they read 0 (section 8)', () => {
    const values = (more: object) => platesOf(new ShownTable().row(0, 1, { dp: 20, ...more }))[0];
    expect(values({ state: 'resting' })?.box).toEqual(values({ state: 'active' })?.box);
    expect(values({ ap: -10 })?.frame).toBe(values({ ap: 0 })?.frame);
    expect(values({ ap: 10 })?.frame).not.toBe(values({ ap: 0 })?.frame);
  });
  it('traits stand in the order of the rules, Natural with its highest X, then bans', () => {
    const table = new ShownTable().row(0, 2).trait('forcedApproach', '0m0').trait('active', '0m0');
    table.trait('natural', { card: '0m0', x: 1 }, { card: '0m0', x: 3 }, { card: '0m1', x: 5 });
    table.trait('cannot.exit', '0m0').trait('cannot.approach', '0m0');
    expect(traitsOf(table.model, '0m0', 'mainArea').map(({ name, x }) => [name, x])).toEqual([
      ['active', undefined],
      ['natural', 3],
      ['forcedApproach', undefined],
      ['cannot.approach', undefined],
      ['cannot.exit', undefined],
    ]);
  });
  it('who has entered is marked unless it is Active, who has approached is marked as such (M24)', () => {
    const bar = (facts: Record<string, Json>, active = false) => {
      const table = new ShownTable(facts).row(0, 1);
      return barOf(active ? table.trait('active', '0m0').model : table.model, '0m0')?.name;
    };
    expect(bar({})).toBeUndefined();
    expect(bar({ entered: ['0m0'] })).toBe('entered');
    expect(bar({ entered: ['0m0'] }, true)).toBeUndefined();
    expect(bar({ entered: ['0m0'], approached: ['0m0'] }, true)).toBe('approached');
  });
  it('marks of one character do not lie on each other, on either side', () => {
    for (const format of [WIDE, LOW]) {
      const table = new ShownTable({ approached: ['0m0', '1m0'] }).row(0, 1).row(1, 1);
      for (const name of ['active', 'forcedApproach', 'cannot.exit']) table.trait(name, '0m0', '1m0');
      const marks = platesOf(table, format).filter(({ key }) => key.startsWith('mark.'));
      expect(marks).toHaveLength(8);
      for (const [i, a] of marks.entries()) {
        for (const b of marks.slice(i + 1)) {
          const far = Math.hypot(a.box.x - b.box.x, a.box.y - b.box.y);
          expect(far, `${a.key} ${b.key}`).toBeGreaterThan(a.box.h * 0.9);
        }
      }
    }
  });
  it('every prohibition has a mark on the card, and those that matter in the support area have one there', () => {
    const table = new ShownTable().row(0, 1).row(1, 1, {}, 'supportArea');
    for (const what of RESTRICTIONS) table.trait(`cannot.${what}`, '0m0', '1s0');
    for (const format of [WIDE, LOW]) {
      const marks = platesOf(table, format).filter(({ key }) => key.startsWith('mark.'));
      const on = (handle: string) => marks.filter(({ of }) => of === handle);
      expect(on('0m0')).toHaveLength(RESTRICTIONS.length);
      expect(on('1s0').map(({ key }) => key)).toEqual([
        'mark.cannot.wake.1s0',
        'mark.cannot.useText.1s0',
        'mark.cannot.target.1s0',
      ]);
      for (const { box, of } of marks) {
        const { y, card } = standingOf(placesFor(format), table.model, 0, of ?? '') ?? { y: 0, card: { h: 0 } };
        expect(Math.abs(box.y + box.h / 2 - y)).toBeLessThan(card.h / 2);
      }
    }
  });
});

describe('names of the areas', () => {
  const named = (table: ShownTable) => captionPlates(places, table.model, 0, words).map(({ key }) => key);
  it('stand where no card lies over them', () => {
    expect(named(new ShownTable())).toHaveLength(4);
    expect(named(new ShownTable().row(0, 3))).toHaveLength(4);
    expect(named(new ShownTable().row(0, 4))).toHaveLength(4);
    expect(named(new ShownTable().row(0, 5).row(1, 6, {}, 'supportArea'))).toEqual([
      'caption.0.supportArea',
      'caption.1.mainArea',
    ]);
  });
});

describe('plates of points', () => {
  const keys = (table: ShownTable) => pointPlates(view, table.model).map(({ key }) => key);
  it('each point that is used shows its face on its back', () => {
    expect(keys(new ShownTable().points(0, 3, 2))).toEqual(['spent.0p0', 'spent.0p1', 'points.0', 'points.1']);
  });
  it('the sockets up to the seventh glow from five points on', () => {
    const glowing = (count: number) =>
      keys(new ShownTable().points(0, count)).filter((key) => key.startsWith('danger'));
    expect([4, 5, 6, 7, 9].map((count) => glowing(count).length)).toEqual([0, 2, 1, 0, 0]);
    expect(glowing(6)).toEqual(['danger.0.6']);
  });
});

describe('tickets of declarations', () => {
  it('say as much as there is room for, and of an older one in a single line its name', () => {
    const lines = ['kind', 'name', 'who'];
    const said = (high: number) => fitted(high, 19, lines, 1);
    expect([70, 50, 30, 12].map(said)).toEqual([lines, ['kind', 'name'], ['name'], ['name']]);
  });
});

describe('plate of priority', () => {
  const window = (name: string, holder = 0, passes = 0) => ({ window: { name, holder, passes } });
  it('names who may act in the main phase and in each free timing, and what two passes lead to', () => {
    for (const name of ['main', 'approached', 'interfered', 'approachOver']) {
      const { model } = new ShownTable(window(name, 1, 1));
      expect(priorityOf(model)).toEqual({ name, holder: 1, passes: 1, interrupts: false, leads: name, no: null });
    }
  });
  it('a declaration that may be interrupted comes first, one on which both have refused says nothing', () => {
    const table = new ShownTable(window('main')).declare({ holder: 1, passes: 0, no: 'x' });
    expect(priorityOf(table.model)).toMatchObject({ holder: 1, interrupts: true, leads: 'resolves', no: 'x' });
    expect(priorityOf(new ShownTable(window('main')).declare({ holder: null }).model)).toBeNull();
  });
  it('there is none where nobody has priority, and none after the end', () => {
    expect(priorityOf(new ShownTable().model)).toBeNull();
    expect(
      priorityOf(new ShownTable({ ...window('main'), result: { winner: 0, reason: 'deckOut' } }).model),
    ).toBeNull();
  });
  it('it says whether one or two are still missing', () => {
    const said = (passes: number) =>
      priorityPlates(view, new ShownTable(window('main', 0, passes)).model)[0]?.signature;
    expect(said(0)).toContain('priority.pass.both');
    expect(said(1)).toContain('priority.pass.again');
  });
});
